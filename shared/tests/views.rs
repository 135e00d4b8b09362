//! What pages and papers show.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod field;

use field::{Field, real_event};
use shared::division::Division;
use shared::id::No;
use shared::pairing::reason::Float;
use shared::points::Points;
use shared::result::{GameResult, Outcome};
use shared::side::Side;
use shared::view::cross::{RoundCell, cross_table, round_table};
use shared::view::player::{PlayerDid, player_view};
use shared::view::round::{NamePlace, RoundView, proposal_view, round_view};
use shared::view::standings::{last_complete_round, standings_view};

/// Five players with names, two rounds played and a third half way.
fn school() -> Field {
    Field::swiss(5, "points buchholz")
        .named(&["单霞丽", "王一", "安东", "汪二", "曾华"])
        .round("1 1-0 2, 4 +/- 3, bye 5")
        .round("4 1-0 1, 5 = 3, bye 2")
        .round("5 1-0 4, 1 * 2, absent 3")
}

fn names(view: &RoundView) -> Vec<(char, &str)> {
    view.names.iter().map(|row| (row.letter, row.person.name.as_str())).collect()
}

#[test]
fn a_round_lists_everybody_by_name_with_their_place() {
    let view = round_view(&school().0, 0, 2).unwrap();
    let expected = [('A', "安东"), ('S', "单霞丽"), ('W', "汪二"), ('W', "王一"), ('Z', "曾华")];
    assert_eq!(names(&view), expected);
    let NamePlace::Board { board, side, opponent } = &view.names[0].place else { panic!("安东 has a board") };
    assert_eq!((*board, *side, opponent.name.as_str()), (2, Side::Second, "曾华"));
    assert_eq!(view.names[3].place, NamePlace::Bye);
    assert_eq!((view.number, view.total, view.proposed), (2, 9, false));
}

#[test]
fn a_round_names_those_who_are_absent() {
    let view = round_view(&school().0, 0, 3).unwrap();
    assert_eq!(view.absent[0].name, "安东");
    assert_eq!(view.names[0].place, NamePlace::Absent);
    assert_eq!(round_view(&school().0, 0, 4), None);
    assert_eq!(round_view(&school().0, 1, 1), None);
}

#[test]
fn a_board_shows_points_before_the_round_and_floats() {
    let view = round_view(&school().0, 0, 3).unwrap();
    let seats = |index: usize| [&view.boards[index].first, &view.boards[index].second];
    // Before round 3: 5 has a bye and a draw, 3; 4 has two wins, 4, alone, so that the move down is not counted.
    assert_eq!(seats(0).map(|seat| seat.points), [Points::whole(3), Points::whole(4)]);
    assert_eq!(seats(0).map(|seat| seat.float), [Some(Float::Up), None]);
    assert_eq!(seats(1).map(|seat| seat.float), [None, None]);
    assert_eq!(view.boards[1].result, GameResult::Unfinished);
}

#[test]
fn a_pair_of_two_scores_floats_down_and_up() {
    let field = Field::swiss(6, "points").round("1 1-0 2, 3 1-0 4, 5 = 6").round("1 * 5, 6 * 3, 2 * 4");
    let view = round_view(&field.0, 0, 2).unwrap();
    let floats: Vec<_> = view.boards.iter().map(|board| (board.first.float, board.second.float)).collect();
    assert_eq!(floats, [(Some(Float::Down), Some(Float::Up)), (Some(Float::Up), Some(Float::Down)), (None, None)]);
}

#[test]
fn a_round_robin_has_no_floats() {
    let field = Field::round_robin(4, 1, "points").round("1 1-0 4, 2 = 3").round("4 1-0 3, 1 = 2");
    let view = round_view(&field.0, 0, 2).unwrap();
    assert!(view.boards.iter().all(|board| board.first.float.is_none() && board.second.float.is_none()));
}

#[test]
fn a_schedule_published_whole_stands_by_what_is_played() {
    // Four entrants, all three rounds published, one played.
    let field = Field::round_robin(4, 1, "points sonneborn_berger direct")
        .round("1 1-0 4, 2 1-0 3")
        .round("4 * 3, 1 * 2")
        .round("2 * 4, 3 * 1");
    assert_eq!(last_complete_round(&field.0, 0), 1);
    let view = standings_view(&field.0, 0, 3);
    assert_eq!((view.open_games, view.rows[0].points, field.ranks()), (2, Points::whole(2), "1:1 1:2 3:3 3:4".into()));
}

#[test]
fn f08_d1_a_forfeit_gives_its_colour_and_a_bye_gives_none() {
    let view = round_view(&school().0, 0, 3).unwrap();
    // 5: bye, then first: one first. 4: first by forfeit, then first: a run of two. 2: second, then the bye.
    let colours = |seat: &shared::view::round::Seat| (seat.balance, seat.run);
    assert_eq!(colours(&view.boards[0].first), (1, 1));
    assert_eq!(colours(&view.boards[0].second), (2, 2));
    assert_eq!(colours(&view.boards[1].second), (-1, -1));
}

#[test]
fn a_proposal_is_the_next_round_and_says_so() {
    let mut field = school();
    assert_eq!(proposal_view(&field.0, 0), None);
    let mut proposed = field.stage().rounds.pop().unwrap();
    proposed.absent.clear();
    field.stage().proposal = Some(proposed);
    let view = proposal_view(&field.0, 0).unwrap();
    assert_eq!((view.number, view.proposed, view.boards.len()), (3, true, 2));
    assert_eq!(view.boards[0].second.points, Points::whole(4));
}

#[test]
fn standings_show_open_games_points_and_who_has_left() {
    let field = school().withdrawn(3, 2);
    let view = standings_view(&field.0, 0, 3);
    assert_eq!((view.after, view.total, view.open_games), (3, 9, 1));
    let rows: Vec<_> = view.rows.iter().map(|row| (row.person.no.0, row.points.to_string(), row.withdrawn)).collect();
    let expected = [
        (5, "5".into(), false),
        (4, "4".into(), false),
        (1, "2".into(), false),
        (2, "2".into(), false),
        (3, "1".into(), true),
    ];
    assert_eq!(rows, expected);
    assert!(!standings_view(&field.0, 0, 1).rows.iter().any(|row| row.withdrawn));
    assert_eq!(last_complete_round(&field.0, 0), 2);
}

#[test]
fn f23_the_shares_of_a_line_add_up_to_both_of_its_values() {
    let mut field = school();
    field.stage().settings.tie_breaks = ["buchholz", "sonneborn_berger"].map(|key| key.parse().unwrap()).to_vec();
    for row in standings_view(&field.0, 0, 3).rows {
        let buchholz: Points = row.shares.iter().map(|share| share.buchholz).sum();
        let sonneborn_berger: Points = row.shares.iter().map(|share| share.sonneborn_berger).sum();
        let values: Vec<_> = [buchholz, sonneborn_berger].map(shared::ranking::Value::Points).to_vec();
        assert_eq!(values, row.standing.values, "{}", row.person.name);
    }
}

#[test]
fn the_share_of_a_bye_has_no_opponent() {
    let view = standings_view(&school().0, 0, 3);
    let winner = view.rows.iter().find(|row| row.person.no == No(5)).unwrap();
    let shares: Vec<_> = winner
        .shares
        .iter()
        .map(|share| (share.round, share.opponent.as_ref().map(|person| person.no.0), share.buchholz))
        .collect();
    // 5: the bye gives the lowest score above zero, 3's one point; then 3 (1) and 4 (4).
    assert_eq!(shares, [(1, None, Points::whole(1)), (2, Some(3), Points::whole(1)), (3, Some(4), Points::whole(4))]);
}

#[test]
fn f29_a_list_counts_its_own_ranks_in_the_one_pool() {
    let field = Field::swiss(8, "points")
        .tagged("women", &[2, 4, 5, 7])
        .guest(7)
        .list("女子", "women")
        .round("1 1-0 2, 3 1-0 4, 6 = 5, 8 1-0 7");
    let view = standings_view(&field.0, 0, 1);
    // In the pool: 1 3 8 with two, 5 6 with one, 2 4 with none; 7 is a guest.
    let listed: Vec<_> =
        view.lists[0].rows.iter().map(|&(rank, row)| (rank, view.rows[row as usize].person.no.0)).collect();
    assert_eq!((view.lists[0].name.as_str(), listed), ("女子", vec![(1, 5), (2, 2), (2, 4)]));
}

#[test]
fn the_cross_table_of_dunhuang_cup_1983_is_whole() {
    let event = real_event(include_str!("cases/1983_dunhuang_cup_rr14.json"));
    let table = cross_table(&event.0, 0, 13);
    for (index, row) in table.rows.iter().enumerate() {
        assert_eq!(row.cells.len(), 14);
        assert!(row.cells[index].is_empty());
        let games: Vec<_> = row.cells.iter().flatten().collect();
        assert_eq!(games.len(), 13);
        assert_eq!(games.iter().map(|game| game.score).sum::<Points>(), row.points);
    }
    // 1 beat 14 in round 1 with the first move; 12 won the event.
    let game = table.rows[0].cells[13][0];
    assert_eq!((game.round, game.side, game.outcome), (1, Side::First, Outcome::Win));
    assert_eq!(table.rows[11].rank, Some(1));
}

#[test]
fn a_cross_table_strikes_the_games_of_one_who_is_annulled() {
    let field = Field::round_robin(6, 1, "points").withdrawn(1, 1).table(3);
    let table = cross_table(&field.0, 0, 3);
    assert!(table.rows[0].annulled && table.rows[0].rank.is_none());
    let struck = table.rows[5].cells[0][0];
    assert_eq!((struck.outcome, struck.score, struck.annulled), (Outcome::Loss, Points::ZERO, true));
    let forfeit = table.rows[2].cells[0][0];
    assert_eq!((forfeit.outcome, forfeit.score, forfeit.annulled), (Outcome::ForfeitWin, Points::ZERO, true));
    assert!(round_view(&field.0, 0, 3).unwrap().boards[1].annulled);
}

#[test]
fn a_second_cycle_stands_in_the_same_cell() {
    let field = Field::round_robin(4, 2, "points").table(6);
    let table = cross_table(&field.0, 0, 6);
    let games: Vec<_> = table.rows[0].cells[3].iter().map(|game| (game.round, game.side)).collect();
    assert_eq!(games, [(1, Side::First), (4, Side::Second)]);
}

#[test]
fn a_field_beyond_any_paper_has_no_cross_table() {
    assert_eq!(cross_table(&Field::swiss(200, "points").0, 0, 0).rows.len(), 200);
    assert!(cross_table(&Field::swiss(201, "points").0, 0, 0).rows.is_empty());
}

#[test]
fn the_round_table_runs_the_total_along() {
    let table = round_table(&school().0, 0, 3);
    assert_eq!(table.rounds, 3);
    let running = |cell: &RoundCell| match cell {
        RoundCell::Game { running, .. } | RoundCell::Bye { running, .. } | RoundCell::Out { running } => {
            running.to_string()
        }
    };
    let totals: Vec<Vec<String>> = table.rows.iter().map(|row| row.cells.iter().map(running).collect()).collect();
    assert_eq!(totals, [["2", "2", "2"], ["0", "2", "2"], ["0", "1", "1"], ["2", "4", "4"], ["2", "3", "5"]]);
    assert_eq!(table.rows[4].cells[0], RoundCell::Bye { score: Points::whole(2), running: Points::whole(2) });
    assert_eq!(table.rows[2].cells[2], RoundCell::Out { running: Points::whole(1) });
    let RoundCell::Game { opponent, board, side, .. } = table.rows[4].cells[2] else { panic!("5 played 4") };
    assert_eq!((opponent, board, side), (No(4), 1, Side::First));
}

#[test]
fn a_player_stands_by_the_last_round_that_is_complete() {
    let division = school().0;
    let view = player_view(&division, 0, No(4)).unwrap();
    // Round 3 has an open game: after round 2 4 leads with 4 points. Now 4 has lost to 5.
    assert_eq!((view.rank, view.ranked, view.points), (Some(1), 5, Points::whole(4)));
    assert_eq!(view.colours, [2, 1]);
    // Opponents: 3 (1), 1 (2), 5 (5).
    assert_eq!(view.buchholz, Points::whole(8));
    let last = &view.rounds[2];
    let PlayerDid::Game { board, opponent, opponent_points, outcome, .. } = &last.what else { panic!("4 played") };
    assert_eq!((*board, opponent.no, *opponent_points, *outcome), (1, No(5), Points::whole(5), Outcome::Loss));
    assert_eq!(player_view(&division, 0, No(9)), None);
}

#[test]
fn f10_a_player_sees_the_bye_with_its_points() {
    let view = player_view(&school().0, 0, No(5)).unwrap();
    assert_eq!(view.rounds[0].what, PlayerDid::Bye { score: Points::whole(2), reason: None });
    assert_eq!(player_view(&school().0, 0, No(3)).unwrap().rounds[2].what, PlayerDid::Out);
}

#[test]
fn a_player_has_no_rank_before_a_round_is_complete() {
    let field = Field::swiss(2, "points").round("1 * 2");
    assert_eq!(player_view(&field.0, 0, No(1)).unwrap().rank, None);
    assert_eq!(last_complete_round(&field.0, 0), 0);
}

#[test]
fn a_stage_that_is_not_there_shows_nothing() {
    let division = Division::default();
    assert!(standings_view(&division, 0, 1).rows.is_empty());
    assert!(round_table(&division, 0, 1).rows.is_empty());
    assert_eq!(last_complete_round(&division, 0), 0);
}
