//! Every key of a ranking chain, with the numbers computed by hand.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod field;

use std::collections::BTreeMap;

use field::Field;
use shared::id::No;
use shared::points::Points;
use shared::stage::{Format, GroupsFormat, PointTable, RuleEdition, StageSeats};

/// Six entrants, three rounds.
///
/// | no | round 1 | round 2 | round 3 | points after each |
/// |---|---|---|---|---|
/// | 1 | beat 2 first | lost to 6 second | beat 4 first | 2 2 4 |
/// | 2 | lost to 1 second | drew 4 first | beat 5 first | 0 1 3 |
/// | 3 | drew 4 second | beat 5 first | lost to 6 first | 1 3 3 |
/// | 4 | drew 3 first | drew 2 second | lost to 1 second | 1 2 2 |
/// | 5 | lost to 6 first | lost to 3 second | lost to 2 second | 0 0 0 |
/// | 6 | beat 5 second | beat 1 first | beat 3 second | 2 4 6 |
fn six(chain: &str) -> Field {
    Field::swiss(6, chain)
        .round("1 1-0 2, 4 = 3, 5 0-1 6")
        .round("6 1-0 1, 3 1-0 5, 2 = 4")
        .round("3 0-1 6, 1 1-0 4, 2 1-0 5")
}

/// Checks the printed values of numbers 1, 2, 3, … for one key.
fn check(field: &Field, key: &str, expected: &[&str]) {
    let expected: BTreeMap<u32, String> = (1..).zip(expected.iter().map(|&value| value.to_owned())).collect();
    assert_eq!(field.values(key), expected, "{key}");
}

#[test]
fn points_are_the_sum_of_the_games() {
    check(&six("points"), "points", &["4", "3", "3", "2", "0", "6"]);
}

#[test]
fn article_14_3_1_buchholz_is_the_sum_of_all_opponents() {
    // 1 met 2, 6, 4: 3 + 6 + 2. 2 met 1, 4, 5: 4 + 2 + 0. 3 met 4, 5, 6: 2 + 0 + 6. 4 met 3, 2, 1: 3 + 3 + 4.
    // 5 met 6, 3, 2: 6 + 3 + 3. 6 met 5, 1, 3: 0 + 4 + 3.
    check(&six("buchholz"), "buchholz", &["11", "6", "8", "10", "12", "7"]);
}

#[test]
fn buchholz_cut_leaves_out_the_lowest_opponents() {
    // The lowest opponents have 2, 0, 0, 3, 3, 0; the two lowest 2+3, 0+2, 0+2, 3+3, 3+3, 0+3.
    check(&six("buchholz_cut_1"), "buchholz_cut_1", &["9", "6", "8", "7", "9", "7"]);
    check(&six("buchholz_cut_2"), "buchholz_cut_2", &["6", "4", "6", "4", "6", "4"]);
    check(&six("buchholz_cut_9"), "buchholz_cut_9", &["0", "0", "0", "0", "0", "0"]);
}

#[test]
fn article_14_1_sonneborn_berger_is_all_of_the_beaten_and_half_of_the_drawn() {
    // 1 beat 2 and 4: 3 + 2. 2 drew 4 and beat 5: 1 + 0. 3 the same: 1 + 0. 4 drew 3 and 2: 1.5 + 1.5.
    // 6 beat 5, 1, 3: 0 + 4 + 3.
    check(&six("sonneborn_berger"), "sonneborn_berger", &["5", "1", "1", "3", "0", "7"]);
}

#[test]
fn article_14_3_2_cumulative_is_the_sum_of_the_running_totals() {
    check(&six("cumulative"), "cumulative", &["8", "4", "7", "5", "0", "12"]);
}

#[test]
fn article_14_3_2_cumulative_cut_takes_the_rounds_away_one_after_the_other() {
    // 1: 2 + 2 + 4, without round 1 2 + 4, without round 2 too 4.
    check(&six("cumulative_cut"), "cumulative_cut", &["6 4", "4 3", "6 3", "4 2", "0 0", "10 6"]);
    // 1 and 3 are equal without round 1 and told apart without round 2.
    assert_eq!(six("cumulative_cut").ranks(), "1:6 2:1 3:3 4:2 5:4 6:5");
}

#[test]
fn wins_count_games_won() {
    check(&six("wins"), "wins", &["2", "1", "1", "0", "0", "3"]);
}

#[test]
fn seconds_count_games_with_the_second_move_and_more_is_better() {
    check(&six("seconds"), "seconds", &["1", "1", "1", "2", "2", "2"]);
    assert_eq!(six("seconds").ranks(), "1:4 1:5 1:6 4:1 4:2 4:3");
}

#[test]
fn second_wins_count_wins_with_the_second_move() {
    check(&six("second_wins"), "second_wins", &["0", "0", "0", "0", "0", "2"]);
}

#[test]
fn fewer_fouls_are_better() {
    let field = six("fouls").fouls(1, 1, 2).fouls(3, 1, 1).fouls(2, 6, 1);
    check(&field, "fouls", &["3", "0", "0", "0", "0", "1"]);
    assert_eq!(field.ranks(), "1:2 1:3 1:4 1:5 5:6 6:1");
}

#[test]
fn t2_a_forfeit_counts_for_buchholz_sonneborn_berger_and_wins_but_gives_no_second_game() {
    // 2 beat 1 by forfeit and 3 over the board; 3 beat 4, and 1 beat 4: points 2, 4, 2, 0.
    let field = Field::swiss(4, "points buchholz sonneborn_berger wins seconds second_wins")
        .round("1 -/+ 2, 3 1-0 4")
        .round("2 1-0 3, 4 0-1 1");
    check(&field, "points", &["2", "4", "2", "0"]);
    check(&field, "buchholz", &["4", "4", "4", "4"]);
    check(&field, "sonneborn_berger", &["0", "4", "0", "0"]);
    check(&field, "wins", &["1", "2", "1", "0"]);
    check(&field, "seconds", &["1", "0", "1", "1"]);
    check(&field, "second_wins", &["1", "0", "0", "0"]);
}

#[test]
fn an_open_game_counts_its_opponent_and_nothing_else() {
    let field = Field::swiss(4, "points buchholz sonneborn_berger wins seconds")
        .round("1 1-0 2, 3 1-0 4")
        .round("1 * 3, 4 1-0 2");
    check(&field, "points", &["2", "0", "2", "2"]);
    check(&field, "buchholz", &["2", "4", "4", "2"]);
    check(&field, "sonneborn_berger", &["0", "0", "2", "0"]);
    check(&field, "seconds", &["0", "2", "0", "1"]);
}

#[test]
fn both_lose_by_ruling_is_a_game_played_and_won_by_nobody() {
    let field = Field::swiss(2, "points wins seconds").round("1 0-0 2");
    check(&field, "points", &["0", "0"]);
    check(&field, "wins", &["0", "0"]);
    check(&field, "seconds", &["0", "1"]);
}

#[test]
fn a_forfeit_lost_is_zero_also_where_a_loss_scores() {
    let table = PointTable { loss: Points::whole(1), ..PointTable::THREE_ONE };
    let field = Field::swiss(6, "points").points(table).round("1 1-0 2, 3 +/- 4, 5 0-0 6");
    check(&field, "points", &["3", "1", "3", "0", "1", "1"]);
}

#[test]
fn f32_other_point_scales_change_points_and_never_the_count_of_wins() {
    // 3 for a win, a draw 1 with the first move and 2 with the second (13.3).
    // 1 beat 2 and drew 3 first: 4. 3 drew 4 first and 1 second: 3. 4 drew 3 second and lost to 2: 2. 2 beat 4: 3.
    let field = Field::swiss(4, "points buchholz sonneborn_berger wins")
        .points(PointTable::THREE_SECOND_TWO)
        .round("1 1-0 2, 3 = 4")
        .round("1 = 3, 2 1-0 4");
    check(&field, "points", &["4", "3", "3", "2"]);
    check(&field, "buchholz", &["6", "6", "6", "6"]);
    // 1: 3 + 3/2. 2: all of 4. 3: 2/2 + 4/2. 4: 3/2.
    check(&field, "sonneborn_berger", &["4.5", "2", "3", "1.5"]);
    check(&field, "wins", &["1", "1", "0", "0"]);
}

#[test]
fn sonneborn_berger_under_one_and_a_half_is_exact_to_a_quarter() {
    // Everybody has half a point; half of it is a quarter.
    let field = Field::swiss(2, "sonneborn_berger").points(PointTable::ONE_HALF).round("1 = 2");
    check(&field, "sonneborn_berger", &["0.25", "0.25"]);
}

#[test]
fn t3_direct_is_the_points_among_the_tied_where_all_have_met() {
    // 1, 2, 3 have two points each and have all met: 1 beat 2 and drew 3, 2 beat 3: among them 3, 2, 1. 4 has none.
    let field = Field::round_robin(4, 1, "wins direct")
        .round("1 0-1 4, 2 1-0 3")
        .round("4 0-1 3, 1 1-0 2")
        .round("2 0-1 4, 3 = 1");
    // Wins: 1 one, 2 one, 3 one, 4 two.
    check(&field, "direct", &["3", "2", "1", "-"]);
    assert_eq!(field.ranks(), "1:4 2:1 3:2 4:3");
}

#[test]
fn t3_direct_says_nothing_where_two_of_the_tied_have_not_met() {
    // 1 beat 2, and 3 met neither of them; all three stand at two points.
    let field = Field::swiss(6, "points direct").round("1 1-0 2, 3 1-0 4").round("5 1-0 1, 2 1-0 6");
    assert_eq!(field.ranks(), "1:1 1:2 1:3 1:5 5:4 5:6");
    check(&field, "direct", &["-"; 6]);
}

#[test]
fn t3_an_open_game_is_no_meeting_yet() {
    let field = Field::swiss(4, "points direct").round("1 = 2, 3 = 4").round("1 * 2");
    assert_eq!(field.ranks(), "1:1 1:2 1:3 1:4");
    let decided = Field::swiss(2, "points direct").round("1 * 2");
    check(&decided, "direct", &["-", "-"]);
}

#[test]
fn t3_direct_is_computed_once_and_those_equal_on_it_go_to_the_next_key() {
    // Among all four: 1 beat 2 and 3, 2 beat 3 and 4, 3 beat 4, 4 beat 1: 4, 4, 2, 2. 1 beat 2, yet the foul of 1
    // decides between them; 3 beat 4, yet the foul of 3 does.
    let field = Field::round_robin(4, 1, "direct fouls")
        .round("1 0-1 4, 2 1-0 3")
        .round("4 0-1 3, 1 1-0 2")
        .round("2 1-0 4, 3 0-1 1")
        .fouls(1, 1, 1)
        .fouls(1, 3, 1);
    check(&field, "direct", &["4", "4", "2", "2"]);
    assert_eq!(field.ranks(), "1:2 2:1 3:4 4:3");
}

#[test]
fn article_14_1_direct_second_puts_the_one_who_moved_second_first() {
    let field = Field::round_robin(2, 1, "points direct_second").round("1 = 2");
    check(&field, "direct_second", &["0", "1"]);
    assert_eq!(field.ranks(), "1:2 2:1");
}

#[test]
fn direct_second_says_nothing_of_three_or_of_a_game_that_was_not_played() {
    let three = Field::round_robin(3, 1, "points direct_second")
        .round("2 1-0 3, bye 1")
        .round("1 1-0 2, bye 3")
        .round("3 1-0 1, bye 2");
    assert_eq!(three.ranks(), "1:1 1:2 1:3");
    let absent = Field::round_robin(2, 1, "points direct_second").round("1 -/- 2");
    assert_eq!(absent.ranks(), "1:1 1:2");
}

#[test]
fn t4_previous_goes_back_a_round_and_so_to_round_1() {
    // Points after each round: 1: 2 2 3. 2: 0 1 2. 3: 1 2 3. 4: 1 3 4.
    let field =
        Field::swiss(4, "points previous").round("1 1-0 2, 3 = 4").round("4 1-0 1, 2 = 3").round("3 = 1, 2 = 4");
    check(&field, "points", &["3", "2", "3", "4"]);
    check(&field, "previous", &["-"; 4]);
    // 1 and 3 are equal after rounds 3 and 2; after round 1 1 had more.
    assert_eq!(field.ranks(), "1:4 2:1 3:3 4:2");
}

#[test]
fn t4_previous_takes_the_whole_chain_before_it_to_the_earlier_round() {
    // After round 2 everybody has 2 points. 1 and 2 won in round 1, so after round 1 3 and 4 stand behind them; between
    // 1 and 2, and between 3 and 4, 对手分 is equal in every round, so they share.
    let field = Field::swiss(4, "points buchholz previous").round("1 1-0 3, 2 1-0 4").round("4 1-0 1, 3 1-0 2");
    assert_eq!(field.ranks(), "1:1 1:2 3:3 3:4");
}

#[test]
fn draw_lots_takes_the_last_draw_that_holds_all_the_tied() {
    let tied = || {
        Field::swiss(3, "points draw_lots")
            .round("1 = 2, bye 3")
            .points(PointTable { bye: Points::whole(1), ..PointTable::TWO_ONE })
    };
    assert_eq!(tied().ranks(), "1:1 1:2 1:3");
    let drawn = tied().lots(&[2, 3, 1]).lots(&[3, 1, 2]).lots(&[1, 2]);
    assert_eq!(drawn.ranks(), "1:3 2:1 3:2");
    check(&drawn, "draw_lots", &["2", "3", "1"]);
}

#[test]
fn a_recorded_draw_parts_what_is_still_equal_without_the_key_too() {
    let field = Field::swiss(2, "points").round("1 = 2").lots(&[2, 1]);
    assert_eq!(field.ranks(), "1:2 2:1");
}

/// Three entrants in two cycles. 2-3: 2 wins and draws, 3 to 1. 1-2: a win each, 2 to 2. 3-1: 3 wins and draws, 3 to 1.
fn double(chain: &str) -> Field {
    Field::round_robin(3, 2, chain)
        .round("2 1-0 3, bye 1")
        .round("1 1-0 2, bye 3")
        .round("3 1-0 1, bye 2")
        .round("3 = 2, bye 1")
        .round("2 1-0 1, bye 3")
        .round("1 = 3, bye 2")
}

#[test]
fn article_14_2_match_points_go_to_who_has_more_of_the_two_games() {
    let field = double("match_points game_points");
    check(&field, "match_points", &["1", "3", "2"]);
    check(&field, "game_points", &["3", "5", "4"]);
    assert_eq!(field.ranks(), "1:2 2:3 3:1");
}

#[test]
fn hong_kong_5_2_match_points_are_one_and_a_half() {
    check(&double("match_points").rules(RuleEdition::HongKong), "match_points", &["0.5", "1.5", "1"]);
}

#[test]
fn article_14_2_holds_in_groups_of_two_cycles_too() {
    let mut field = double("match_points game_points");
    field.stage().settings.format = Format::Groups(GroupsFormat { groups: 1, legs: 2, rounds: None, skip: 0 });
    let nos = [1, 2, 3].map(No).to_vec();
    field.stage().seats = Some(StageSeats { groups: vec![nos.clone()], nos, ..StageSeats::default() });
    check(&field, "match_points", &["1", "3", "2"]);
}

#[test]
fn a_match_of_two_games_scores_as_the_event_settled_13_3() {
    let mut field = double("match_points game_points");
    field.stage().settings.matches.points = Some(PointTable::THREE_ONE);
    check(&field, "match_points", &["1", "4", "3"]);
}

#[test]
fn a_match_counts_once_both_games_are_decided() {
    // After round 4 only 2-3 is over.
    let after_4 = double("match_points").standings(4);
    assert_eq!(field::ranks(&after_4), "1:2 2:1 2:3");
}

#[test]
fn a_match_nobody_came_to_is_lost_by_both() {
    let field = Field::round_robin(2, 2, "match_points").round("1 -/- 2").round("2 -/- 1");
    check(&field, "match_points", &["0", "0"]);
}

#[test]
fn in_a_swiss_every_pairing_is_a_match_and_a_bye_is_one_won() {
    let field = Field::swiss(5, "match_points game_points").round("1 1-0 2, 3 = 4, bye 5");
    check(&field, "match_points", &["2", "0", "1", "1", "2"]);
    check(&field, "game_points", &["2", "0", "1", "1", "2"]);
}
