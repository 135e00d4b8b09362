//! Byes, withdrawals, penalties, guests, shared ranks: article by article, and the faults that arbiters met.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod field;

use field::{Field, ranks};
use shared::points::Points;
use shared::ranking::standing::Parted;
use shared::ranking::{TieBreak, presets};
use shared::result::Penalty;
use shared::stage::{Format, PointTable, RuleEdition};

fn parted(field: &Field) -> Vec<Parted> {
    field.last().iter().map(|line| line.parted_by).collect()
}

#[test]
fn f02_t1_a_bye_gives_the_lowest_score_above_zero() {
    // Points: 1 has 4 (bye, beat 3), 2 has 6, 3 has 4, 4 has 2 (bye), 5 has 0. 对手分 of 1: 6 + 4 and the bye's 2.
    let field = Field::swiss(5, "points buchholz")
        .round("2 1-0 5, 3 1-0 4, bye 1")
        .round("2 1-0 1, 3 1-0 5, bye 4")
        .round("1 1-0 3, 4 -/- 5, bye 2");
    assert_eq!(field.values("points").into_values().collect::<Vec<_>>(), ["4", "6", "4", "2", "0"]);
    assert_eq!(field.value(1, "buchholz"), "12");
}

#[test]
fn t1_a_bye_gives_nothing_while_nobody_has_a_point() {
    let field = Field::swiss(3, "points buchholz").points(PointTable { bye: Points::ZERO, ..PointTable::TWO_ONE });
    assert_eq!(field.round("1 * 2, bye 3").value(3, "buchholz"), "0");
}

#[test]
fn f10_t5_a_bye_is_two_points_and_a_win() {
    let field = Field::swiss(3, "points wins seconds").round("1 = 2, bye 3");
    assert_eq!(
        (field.value(3, "points"), field.value(3, "wins"), field.value(3, "seconds")),
        ("2".into(), "1".into(), "0".into())
    );
}

#[test]
fn the_rest_of_an_odd_round_robin_is_no_bye() {
    let field = Field::round_robin(3, 1, "points buchholz wins").round("2 1-0 3, bye 1");
    assert_eq!(
        (field.value(1, "points"), field.value(1, "buchholz"), field.value(1, "wins")),
        ("0".into(), "0".into(), "0".into())
    );
}

#[test]
fn f11_double_absence_scores_nothing_and_leaves_third_players_alone() {
    let field = Field::swiss(6, "points buchholz").round("1 1-0 5, 2 1-0 6, 3 = 4").round("5 -/- 6, 1 = 2, 3 = 4");
    assert_eq!((field.value(5, "points"), field.value(6, "points")), ("0".into(), "0".into()));
    // 1 met 5 (0) and 2 (3).
    assert_eq!(field.value(1, "buchholz"), "3");
    assert_eq!(field.value(3, "buchholz"), "4");
}

/// Whether number 1 of a round robin, who plays `games` games and leaves, is annulled.
fn leaves_annulled(entrants: u32, games: u32, rules: RuleEdition) -> bool {
    // With N odd, 1 rests in round 1 and plays its first game in round 2.
    let after = if entrants % 2 == 1 { games + 1 } else { games };
    let field = Field::round_robin(entrants, 1, "points").rules(rules).withdrawn(1, after).table(after + 1);
    field.last().iter().find(|line| line.no.0 == 1).unwrap().annulled
}

#[test]
fn f12_article_19_2_fewer_than_half_of_the_opponents_is_annulled() {
    assert!(leaves_annulled(10, 4, RuleEdition::Cxa2011));
    assert!(!leaves_annulled(10, 5, RuleEdition::Cxa2011));
    assert!(!leaves_annulled(9, 4, RuleEdition::Cxa2011));
    assert!(leaves_annulled(9, 3, RuleEdition::Cxa1999));
    assert!(!leaves_annulled(9, 4, RuleEdition::Cxa1999));
}

#[test]
fn hong_kong_6_1_exactly_half_is_annulled() {
    assert!(leaves_annulled(9, 4, RuleEdition::HongKong));
    assert!(!leaves_annulled(9, 5, RuleEdition::HongKong));
}

#[test]
fn article_19_2_a_game_won_by_forfeit_was_not_played() {
    // 1 has three opponents and beat two of them, one by forfeit: one of three played is fewer than half.
    let field = Field::round_robin(4, 1, "points").withdrawn(1, 2).round("1 +/- 4, 2 = 3").round("4 = 3, 1 1-0 2");
    assert_eq!(field.ranks(), "1:3 2:2 2:4 -:1");
}

#[test]
fn article_19_2_in_two_cycles_an_opponent_met_twice_counts_once() {
    // Four entrants, two cycles: 1 met all three in the first cycle and leaves. Games: 3 of 6; opponents: 3 of 3.
    let field = Field::round_robin(4, 2, "points").rules(RuleEdition::HongKong).withdrawn(1, 3).table(6);
    assert!(field.last().iter().all(|line| !line.annulled));
    // The rest are forfeits: 3 wins before, none after.
    assert_eq!(field.value(1, "points"), "6");
}

#[test]
fn article_19_2_annulled_results_are_gone_for_everyone_fouls_too() {
    // 1 leaves after one of five opponents.
    let all = "points sonneborn_berger buchholz wins fouls seconds";
    let field = Field::round_robin(6, 1, all).withdrawn(1, 1).table(3).fouls(1, 1, 2).fouls(1, 6, 1);
    // 6 lost to 1, lost to 4 first, lost to 2 second: of this 4 and 2 are left.
    assert_eq!((field.value(6, "fouls"), field.value(6, "seconds")), ("0".into(), "1".into()));
    // 4 beat 6 and 5; 2 beat 6 and 5, and lost to nobody that counts: 4 points each.
    assert_eq!(field.value(6, "buchholz"), "8");
    let last = field.last().pop().unwrap();
    assert_eq!((last.no.0, last.rank, last.annulled, last.parted_by), (1, None, true, Parted::Unranked));
    assert_eq!(
        (field.value(1, "points"), field.value(1, "fouls"), field.value(1, "wins")),
        ("0".into(), "0".into(), "0".into())
    );
}

#[test]
fn article_19_2_a_forfeit_against_one_who_is_annulled_is_no_point() {
    // 3 beats 4 in round 1 and 5 in round 2; in round 3 it would have met 1, who left after round 1.
    let field = Field::round_robin(6, 1, "points wins").withdrawn(1, 1).table(3);
    assert_eq!((field.value(3, "points"), field.value(3, "wins")), ("4".into(), "2".into()));
}

#[test]
fn article_19_2_what_is_kept_leaves_the_rest_as_forfeits() {
    // 6 of six plays three of five: 1, 4, 2, and loses all. 5 and 3 get their points without play.
    let field = Field::round_robin(6, 1, "points sonneborn_berger wins seconds").withdrawn(6, 3).table(5);
    assert!(field.last().iter().all(|line| !line.annulled));
    // 3 beat 4, 5 and (by forfeit) 6, and lost to 1 and 2.
    assert_eq!((field.value(3, "points"), field.value(3, "wins")), ("6".into(), "3".into()));
}

#[test]
fn a_game_left_open_by_one_who_went_counts_as_the_forfeit_it_is() {
    let field = Field::swiss(4, "points").withdrawn(2, 1).round("1 1-0 2, 3 = 4").round("2 * 3, 1 * 4");
    assert_eq!(field.values("points").into_values().collect::<Vec<_>>(), ["2", "0", "3", "1"]);
}

#[test]
fn f13_article_19_3_a_swiss_keeps_all_results_of_one_who_leaves() {
    // Points: 1 has 2, 2 has 3, 3 has 3, 4 has 4 with the bye. 3 met 4, 2, 1: 4 + 3 + 2.
    let field = Field::swiss(4, "points buchholz")
        .withdrawn(2, 2)
        .round("1 = 2, 3 1-0 4")
        .round("2 1-0 3, 4 1-0 1")
        .round("1 = 3, bye 4");
    assert_eq!((field.value(2, "points"), field.value(3, "buchholz")), ("3".into(), "9".into()));
    assert_eq!(field.last().len(), 4);
    assert!(field.last().iter().all(|line| line.rank.is_some()));
}

#[test]
fn after_k_shows_a_withdrawal_from_its_round_on() {
    let field = Field::round_robin(6, 1, "points").withdrawn(1, 2).table(4);
    assert!(field.standings(1).iter().all(|line| !line.annulled));
    assert!(field.standings(2).iter().any(|line| line.annulled));
    // After round 1 the game of 1 still counts: 1 beat 6.
    assert_eq!(ranks(&field.standings(1)), "1:1 1:2 1:3 4:4 4:5 4:6");
}

#[test]
fn after_k_counts_rounds_up_to_k_with_results_as_now_known() {
    let field = Field::swiss(4, "points buchholz").round("1 1-0 2, 3 1-0 4").round("1 1-0 3, 2 1-0 4");
    let values: Vec<_> = field.standings(1).iter().map(|line| serde_json::to_string(&line.values).unwrap()).collect();
    assert_eq!(values, [r#"["2","0"]"#, r#"["2","0"]"#, r#"["0","2"]"#, r#"["0","2"]"#]);
    assert_eq!(field.standings(7), field.standings(2));
    assert_eq!(ranks(&field.standings(0)), "1:1 1:2 1:3 1:4");
}

#[test]
fn f14_a_late_result_counts_for_points_and_buchholz_of_all() {
    let mut field = Field::swiss(4, "points buchholz").round("1 1-0 3, 2 * 4").round("1 = 2, 3 = 4");
    assert_eq!((field.value(2, "points"), field.value(1, "buchholz")), ("1".into(), "2".into()));
    field.stage().rounds[0].pairings[1].result = shared::result::GameResult::FirstWins;
    assert_eq!((field.value(2, "points"), field.value(1, "buchholz")), ("3".into(), "4".into()));
}

#[test]
fn f26_article_18_5_the_warned_stand_after_all_with_the_same_points() {
    // 1, 2 and 3 won; by 对手分 they stand in the order of their opponents' bye and draw.
    let field = Field::swiss(6, "points fouls").round("1 1-0 4, 2 1-0 5, 3 1-0 6").fouls(1, 2, 1).fouls(1, 3, 2);
    assert_eq!(field.ranks(), "1:1 2:2 3:3 4:4 4:5 4:6");
    let warned = field.penalty(1, 1, Penalty::Warning);
    assert_eq!(warned.ranks(), "1:2 2:3 3:1 4:4 4:5 4:6");
    let expected = [Parted::First, Parted::Key(1), Parted::Penalty, Parted::Key(0), Parted::Nothing, Parted::Nothing];
    assert_eq!(parted(&warned), expected);
}

#[test]
fn article_18_5_orders_the_punished_by_weight_and_then_by_number() {
    let field = Field::swiss(5, "points")
        .points(PointTable { bye: Points::whole(1), ..PointTable::TWO_ONE })
        .round("1 = 2, 3 = 4, bye 5")
        .penalty(1, 1, Penalty::Disqualified)
        .penalty(1, 2, Penalty::Warning)
        .penalty(1, 2, Penalty::Warning)
        .penalty(1, 3, Penalty::Warning);
    assert_eq!(field.ranks(), "1:4 1:5 3:3 4:2 5:1");
}

#[test]
fn article_18_5_never_moves_anybody_below_fewer_points() {
    let field = Field::swiss(4, "points").round("1 1-0 2, 3 = 4").penalty(1, 1, Penalty::Disqualified);
    assert_eq!(field.ranks(), "1:1 2:3 2:4 4:2");
}

#[test]
fn article_18_5_counts_match_points_where_they_come_first() {
    // Match points 1 each; 2 has more game points and a warning.
    let table = PointTable::THREE_SECOND_TWO;
    let field =
        Field::swiss(2, "match_points game_points").points(table).round("1 = 2").penalty(1, 2, Penalty::Warning);
    // 13.2: a draw of 1 and 2 points is no level match, so that 2 has won it and stays first.
    assert_eq!(field.ranks(), "1:2 2:1");
    let level =
        Field::swiss(4, "match_points fouls").round("1 = 2, 3 = 4").fouls(1, 1, 1).penalty(1, 2, Penalty::Warning);
    assert_eq!(level.ranks(), "1:3 1:4 3:1 4:2");
}

#[test]
fn a_draw_of_lots_parts_after_penalties() {
    let field = Field::swiss(4, "points").round("1 = 2, 3 = 4").penalty(1, 1, Penalty::Warning).lots(&[4, 2, 3]);
    assert_eq!(field.ranks(), "1:4 2:2 3:3 4:1");
    assert_eq!(parted(&field), [Parted::First, Parted::Lots, Parted::Lots, Parted::Penalty]);
}

#[test]
fn equal_entrants_share_the_rank_and_the_next_rank_is_left_out() {
    let field = Field::swiss(6, "points").round("1 1-0 2, 3 = 4, 5 = 6");
    assert_eq!(field.ranks(), "1:1 2:3 2:4 2:5 2:6 6:2");
}

#[test]
fn guests_play_and_stand_last_without_a_rank() {
    let field = Field::swiss(4, "points buchholz").guest(1).guest(4).round("1 1-0 2, 3 1-0 4");
    assert_eq!(field.ranks(), "1:3 2:2 -:1 -:4");
    assert_eq!(field.value(2, "buchholz"), "2");
    assert_eq!(parted(&field), [Parted::First, Parted::Key(0), Parted::Unranked, Parted::Nothing]);
}

#[test]
fn annulled_entrants_stand_after_guests() {
    let field = Field::round_robin(6, 1, "points").guest(6).withdrawn(1, 1).table(2);
    assert!(field.ranks().ends_with("-:6 -:1"), "{}", field.ranks());
}

#[test]
fn nobody_is_ranked_before_numbers_are_drawn() {
    let mut field = Field::swiss(3, "points");
    field.0.entrants.iter_mut().for_each(|entrant| entrant.no = None);
    assert_eq!(field.last(), []);
    assert_eq!(shared::ranking::standings(&field.0, 1, 0), []);
}

#[test]
fn every_preset_is_the_chain_of_its_article() {
    let chain = |key: &str| {
        let preset = presets::by_key(key).unwrap();
        let keys: Vec<String> = preset.chain.iter().map(TieBreak::to_string).collect();
        format!("{}: {}", preset.article, keys.join(" "))
    };
    let expected = [
        ("2011_swiss_a", "14.3.1: points buchholz wins fouls seconds previous"),
        ("2011_swiss_b", "14.3.2: points cumulative wins fouls seconds cumulative_cut"),
        ("2011_round_robin", "14.1: points sonneborn_berger wins direct fouls seconds direct_second"),
        ("2011_double_round_robin", "14.2: match_points game_points wins direct fouls second_wins"),
        ("1999_swiss", "15.2: points buchholz wins fouls"),
        ("1999_round_robin", "15.1: points sonneborn_berger wins direct fouls"),
        ("hk_swiss", "五.4: points buchholz direct fouls second_wins draw_lots"),
        ("hk_round_robin", "五.3: points direct sonneborn_berger fouls second_wins draw_lots"),
        (
            "2011_team_round_robin",
            "14.5: match_points game_points match_wins team_wins direct fouls second_wins seconds",
        ),
        ("2011_team_swiss", "14.6: match_points team_buchholz game_points match_wins team_wins fouls previous"),
        ("2011_team_swiss_games", "14.7: game_points match_points team_buchholz match_wins team_wins fouls previous"),
        (
            "2011_team_round_robin_games",
            "规程: game_points match_points match_wins team_wins direct fouls second_wins seconds",
        ),
        ("1999_team_round_robin", "15.3: match_points game_points team_wins direct fouls"),
        ("1999_team_swiss", "15.4: match_points team_buchholz game_points match_wins fouls"),
    ];
    assert_eq!(presets::ALL.map(|preset| preset.key), expected.map(|(key, _)| key));
    for (key, text) in expected {
        assert_eq!(chain(key), text);
        assert_eq!(presets::of_chain(presets::by_key(key).unwrap().chain).unwrap().key, key);
    }
}

#[test]
fn every_rule_book_has_a_usual_chain_for_every_format() {
    let first = |legs, rules| presets::usual(&Format::RoundRobin { legs }, rules)[..2].to_vec();
    assert_eq!(first(1, RuleEdition::Cxa2011), [TieBreak::Points, TieBreak::SonnebornBerger]);
    assert_eq!(first(2, RuleEdition::Cxa2011), [TieBreak::MatchPoints, TieBreak::GamePoints]);
    assert_eq!(first(2, RuleEdition::Cxa1999), [TieBreak::Points, TieBreak::SonnebornBerger]);
    assert_eq!(first(2, RuleEdition::HongKong), [TieBreak::Points, TieBreak::Direct]);
}

#[test]
fn teams_and_matches_have_a_usual_chain_in_every_book() {
    let swiss = Format::Swiss(shared::stage::SwissFormat::of(7));
    let article = |format: &Format, rules, teams, by_games| {
        presets::of_chain(presets::usual_of_matches(format, rules, teams, by_games)).unwrap().article
    };
    let round_robin = Format::RoundRobin { legs: 1 };
    assert_eq!(article(&swiss, RuleEdition::Cxa2011, true, false), "14.6");
    assert_eq!(article(&swiss, RuleEdition::Cxa2011, true, true), "14.7");
    assert_eq!(article(&swiss, RuleEdition::Cxa1999, true, false), "15.4");
    assert_eq!(article(&swiss, RuleEdition::HongKong, true, false), "14.6");
    assert_eq!(article(&round_robin, RuleEdition::Cxa2011, true, false), "14.5");
    assert_eq!(article(&round_robin, RuleEdition::Cxa2011, true, true), "规程");
    assert_eq!(article(&round_robin, RuleEdition::HongKong, false, false), "14.2");
    assert_eq!(article(&swiss, RuleEdition::Cxa2011, false, false), "14.3.1");
}
