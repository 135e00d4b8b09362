//! Standings and pairing of teams: 场分, 局分 and what follows them.

use shared::command::Command;
use shared::division::Division;
use shared::matches::{MatchLength, MatchSettings};
use shared::pairing::card::cards;
use shared::points::Points;
use shared::ranking::standing::Parted;
use shared::ranking::{TieBreak, Value, presets, standings};
use shared::result::GameResult;
use shared::stage::{Format, PointTable, RuleEdition, StageSettings, SwissFormat};
use shared::team::LineUpRule;
use shared::view::standings::standings_view;

use crate::help::{
    Draw, FirstWins, SecondWins, division, game, paired, pairing, play, points, round, rules, run, state, swiss, whole,
};

const KEYS: [TieBreak; 6] = [
    TieBreak::Points,
    TieBreak::MatchPoints,
    TieBreak::GamePoints,
    TieBreak::MatchWins,
    TieBreak::TeamWins,
    TieBreak::TeamBuchholz,
];

/// 积分, 场分, 局分, 胜场, 胜局 and 团体对手分 of a team.
fn values(division: &Division, no: u32) -> String {
    let mut division = division.clone();
    division.stages[0].settings.tie_breaks = KEYS.to_vec();
    let lines = standings(&division, 0, u32::MAX);
    let line = lines.iter().find(|line| line.no.0 == no).unwrap();
    let text = |value: &Value| serde_json::to_string(value).unwrap().replace('"', "");
    line.values.iter().map(text).collect::<Vec<_>>().join(" ")
}

/// The columns of a ranking by these keys, and what stands in the last one for the best two.
fn columns(division: &Division, keys: [TieBreak; 2]) -> (Vec<usize>, Vec<String>) {
    let mut division = division.clone();
    division.stages[0].settings.tie_breaks = keys.to_vec();
    let view = standings_view(&division, 0, 1);
    let last = *view.columns().last().unwrap();
    (view.columns(), view.rows.iter().take(2).filter_map(|row| row.value_text(last)).collect())
}

#[test]
fn board_points_have_a_column_where_they_part_somebody() {
    let division = four_teams(MatchSettings::default());
    let strings = |texts: [&str; 2]| texts.map(str::to_owned).to_vec();
    let by_match = columns(&division, [TieBreak::MatchPoints, TieBreak::ByBoard]);
    assert_eq!(by_match, (vec![0, 1], strings(["2 2", "2 1"])));
    let by_game = columns(&division, [TieBreak::GamePoints, TieBreak::ByBoard]);
    assert_eq!(by_game, (vec![0], strings(["4", "3"])));
}

/// Four teams on two boards after a round: 1 wins by two boards, 3 by one and a half.
fn four_teams(matches: MatchSettings) -> Division {
    let division = paired(&swiss(rules(LineUpRule::Fixed, 2), 4, 2, matches));
    let [one, three] = [1, 3].map(|no| {
        let number = round(&division);
        let of_round = division.stages[0].round(number).unwrap();
        of_round.pairing_of(shared::id::No(no)).unwrap().clone()
    });
    let won = |first: bool, result| match (first, result) {
        (false, FirstWins) => SecondWins,
        (_, result) => result,
    };
    let first = |pairing: &shared::stage::Pairing, no: u32| pairing.first.0 == no;
    let division = play(division, one.board, &[won(first(&one, 1), FirstWins), won(first(&one, 1), FirstWins)]);
    play(division, three.board, &[won(first(&three, 3), FirstWins), Draw])
}

#[test]
fn match_points_rank_teams_and_game_points_stand_beside_them_13_2() {
    let division = four_teams(MatchSettings::default());
    assert_eq!([1, 3].map(|no| values(&division, no)), ["2 2 4 1 2 0", "2 2 3 1 1 0"]);
    assert_eq!([2, 4].map(|no| values(&division, no)), ["0 0 0 0 0 2", "0 0 1 0 0 2"]);
}

/// 台次分 of a team.
fn by_board(division: &Division, no: u32) -> Vec<String> {
    let mut division = division.clone();
    division.stages[0].settings.tie_breaks = vec![TieBreak::ByBoard];
    let lines = standings(&division, 0, u32::MAX);
    let Value::Series(boards) = &lines.iter().find(|line| line.no.0 == no).unwrap().values[0] else { panic!() };
    boards.iter().map(Points::to_string).collect()
}

#[test]
fn board_points_are_added_up_board_by_board() {
    let division = four_teams(MatchSettings::default());
    assert_eq!([1, 3].map(|no| by_board(&division, no)), [["2", "2"], ["2", "1"]]);
    assert_eq!([2, 4].map(|no| by_board(&division, no)), [["0", "0"], ["0", "1"]]);
    let with_a_bye = paired(&swiss(rules(LineUpRule::Fixed, 3), 3, 3, MatchSettings::default()));
    let bye = with_a_bye.stages[0].rounds[0].bye.unwrap();
    assert_eq!(by_board(&with_a_bye, bye.0), ["2", "2", "2"]);
}

#[test]
fn of_teams_with_equal_sums_the_better_first_board_stands_first() {
    let format = Format::RoundRobin { legs: 1 };
    let tie_breaks = vec![TieBreak::GamePoints, TieBreak::ByBoard];
    let settings = StageSettings { tie_breaks, ..StageSettings::usual(format, RuleEdition::Cxa2011) };
    let mut teams = paired(&division(rules(LineUpRule::Fixed, 3), 2, 3, settings));
    teams = play(teams, 1, &[Draw, SecondWins, FirstWins]);
    let lines = standings(&teams, 0, 1);
    assert_eq!(lines[0].no, pairing(&teams, 1).second);
    assert_eq!((lines[1].rank, lines[1].parted_by), (Some(2), Parted::Key(1)));
}

#[test]
fn where_the_event_says_so_the_game_points_are_the_score_14_7() {
    let by_games = MatchSettings { by_game_points: true, ..MatchSettings::default() };
    let division = four_teams(by_games);
    assert_eq!([1, 3].map(|no| values(&division, no)), ["4 2 4 1 2 0", "3 2 3 1 1 0"]);
}

#[test]
fn teams_are_paired_by_the_score_that_ranks_them() {
    let score = |matches: MatchSettings, no: u32| {
        let cards = cards(&four_teams(matches), 0, 2);
        cards.iter().find(|card| card.no.0 == no).unwrap().score.to_string()
    };
    let by_games = MatchSettings { by_game_points: true, ..MatchSettings::default() };
    assert_eq!([1, 2, 3, 4].map(|no| score(MatchSettings::default(), no)), ["2", "0", "2", "0"]);
    assert_eq!([1, 2, 3, 4].map(|no| score(by_games.clone(), no)), ["4", "0", "3", "1"]);
}

#[test]
fn an_open_match_is_drawn_for_the_next_pairing_and_its_open_boards_are() {
    let by_games = MatchSettings { by_game_points: true, ..MatchSettings::default() };
    for (matches, expected) in [(MatchSettings::default(), ["1", "1"]), (by_games, ["3", "1"])] {
        let division = paired(&swiss(rules(LineUpRule::Fixed, 2), 2, 2, matches));
        let division = run(&division, &game(&division, 1, 1, FirstWins));
        let first = pairing(&division, 1).first;
        let mut scores: Vec<_> =
            cards(&division, 0, 2).into_iter().map(|card| (card.no != first, card.score)).collect();
        scores.sort();
        assert_eq!(scores.iter().map(|(_, score)| score.to_string()).collect::<Vec<_>>(), expected);
    }
}

#[test]
fn the_bye_of_a_team_is_a_match_won_on_all_boards() {
    let division = paired(&swiss(rules(LineUpRule::Fixed, 4), 3, 4, MatchSettings::default()));
    let bye = division.stages[0].rounds[0].bye.unwrap();
    let division = play(division, 1, &[FirstWins; 4]);
    assert_eq!(values(&division, bye.0), "2 2 8 1 4 2", "the lowest score of those who have any is 2");
}

#[test]
fn a_match_forfeited_as_a_whole_forfeits_all_its_boards() {
    let division = paired(&swiss(rules(LineUpRule::Ordered, 4), 2, 4, MatchSettings::default()));
    let (first, second) = (pairing(&division, 1).first, pairing(&division, 1).second);
    let division = run(&division, &whole(&division, 1, GameResult::FirstByForfeit));
    assert_eq!([first, second].map(|no| values(&division, no.0)), ["2 2 8 1 4 0", "0 0 0 0 0 2"]);
}

#[test]
fn a_forfeited_match_of_several_games_a_board_has_all_its_boards_although_their_games_were_laid_out() {
    for (length, score) in [(MatchLength::BestOf(3), "4"), (MatchLength::Games(2), "8")] {
        let settings = MatchSettings { length, ..MatchSettings::default() };
        let division = paired(&swiss(rules(LineUpRule::Fixed, 2), 2, 2, settings));
        assert_eq!(pairing(&division, 1).games.len(), 2);
        let division = run(&division, &whole(&division, 1, GameResult::FirstByForfeit));
        assert_eq!(state(&division, 1).score, points([score, "0"]), "{length:?}");
    }
}

#[test]
fn wins_with_the_second_move_part_teams_at_the_end_of_14_5() {
    let format = Format::RoundRobin { legs: 1 };
    let tie_breaks = presets::by_key("2011_team_round_robin").unwrap().chain.to_vec();
    let settings = StageSettings { tie_breaks, ..StageSettings::usual(format, RuleEdition::Cxa2011) };
    let mut teams = division(rules(LineUpRule::Fixed, 2), 3, 2, settings);
    // Everybody draws by one win each; 1 wins with the second move on board 2, the others with the first.
    for _ in 0..3 {
        teams = paired(&teams);
        let first = pairing(&teams, 1).first.0;
        let second = pairing(&teams, 1).second.0;
        let results = match (first, second) {
            (1, _) => [SecondWins, FirstWins],
            (_, 1) => [SecondWins, FirstWins],
            _ => [FirstWins, SecondWins],
        };
        teams = play(teams, 1, &results);
    }
    let lines = standings(&teams, 0, 3);
    let second_wins: Vec<Value> = lines.iter().map(|line| line.values[6].clone()).collect();
    assert_eq!((lines[0].no.0, second_wins), (1, [2, 1, 1].map(Value::Count).to_vec()));
    assert_eq!(lines[1].parted_by, Parted::Key(6));
}

#[test]
fn a_draw_away_may_be_worth_more_than_one_at_home_13_3() {
    let home_and_away = PointTable { draw_second: Points::whole(2), ..PointTable::THREE_ONE };
    let matches = MatchSettings { points: Some(home_and_away), ..MatchSettings::default() };
    let division = play(paired(&swiss(rules(LineUpRule::Fixed, 2), 2, 2, matches)), 1, &[Draw, Draw]);
    let (home, away) = (pairing(&division, 1).first, pairing(&division, 1).second);
    assert_eq!([home, away].map(|no| values(&division, no.0)), ["1 1 2 0 0 2", "2 2 2 0 0 1"]);
}

#[test]
fn a_team_that_leaves_a_round_robin_early_is_struck_out_with_all_its_boards_19_2() {
    let settings = StageSettings::usual(Format::RoundRobin { legs: 1 }, RuleEdition::Cxa2011);
    let mut teams = paired(&division(rules(LineUpRule::Fixed, 2), 6, 2, settings));
    for board in 1..=3 {
        teams = play(teams, board, &[FirstWins, Draw]);
    }
    let winner = pairing(&teams, 1).first;
    let beaten = pairing(&teams, 1).second;
    assert_eq!(values(&teams, winner.0), "2 2 3 1 1 0");
    let left = run(&teams, &Command::WithdrawEntrant { no: beaten, after: 1 });
    assert_eq!([winner, beaten].map(|no| values(&left, no.0)), ["0 0 0 0 0 0", "0 0 0 0 0 0"]);
}

#[test]
fn a_swiss_of_teams_can_be_played_to_its_end() {
    let tie_breaks = presets::by_key("2011_team_swiss").unwrap().chain.to_vec();
    let format = Format::Swiss(SwissFormat::of(5));
    let settings = StageSettings { tie_breaks, ..StageSettings::usual(format, RuleEdition::Cxa2011) };
    let mut teams = division(rules(LineUpRule::Fixed, 4), 8, 4, settings);
    for turn in 0..5 {
        teams = paired(&teams);
        for board in 1..=4 {
            let results = [FirstWins, SecondWins, Draw, if (board + turn) % 2 == 0 { FirstWins } else { Draw }];
            teams = play(teams, board, &results);
        }
    }
    let lines = standings(&teams, 0, 5);
    let match_points: i64 = lines
        .iter()
        .map(|line| match &line.values[0] {
            Value::Points(points) => points.quarters() / 4,
            _ => 0,
        })
        .sum();
    assert_eq!((lines.len(), match_points), (8, 40));
}
