//! Standings of people who play matches of two games.

use shared::division::Division;
use shared::entrant::{Entrant, EntrantDetails};
use shared::id::{EntrantId, No};
use shared::matches::{self, GameKind, MatchGame, MatchLength, MatchSettings};
use shared::ranking::{presets, standings};
use shared::result::GameResult;
use shared::side::Side;
use shared::stage::{Format, Pairing, PointTable, Round, RuleEdition, Stage, StageSettings};

use crate::help::{Draw, FirstWins, SecondWins};

/// A match of two games as its first side sees them.
fn two_games(board: u32, [first, second]: [u32; 2], games: [GameResult; 2]) -> Pairing {
    let swapped = match games[1] {
        FirstWins => SecondWins,
        SecondWins => FirstWins,
        other => other,
    };
    let game = |side, result| MatchGame { result, ..MatchGame::new(GameKind::Slow, side) };
    let games = vec![game(Side::First, games[0]), game(Side::Second, swapped)];
    Pairing { games, ..Pairing::new(board, No(first), No(second)) }
}

/// A round robin of four with the results that follow from the games.
fn round_robin(rules: RuleEdition, points: PointTable, rounds: [[Pairing; 2]; 3]) -> Division {
    let details = |no: u32| EntrantDetails { name: format!("棋手{no}"), ..EntrantDetails::default() };
    let entrants = (1..=4).map(|no| Entrant::new(EntrantId(no), Some(No(no)), details(no))).collect();
    let format = Format::RoundRobin { legs: 1 };
    let matches = MatchSettings { length: MatchLength::Games(2), ..MatchSettings::default() };
    let tie_breaks = presets::usual_of_matches(&format, RuleEdition::Cxa2011, false, false).to_vec();
    let settings = StageSettings { matches, points, tie_breaks, ..StageSettings::usual(format, rules) };
    let mut division = Division { entrants, stages: vec![Stage::new(settings)], ..Division::default() };
    for (number, pairings) in (1..).zip(rounds) {
        let with_result = |pairing: Pairing| {
            let result = matches::state(&division, 0, number, &pairing).result;
            Pairing { result, ..pairing }
        };
        let pairings = pairings.map(with_result).to_vec();
        division.stages[0].rounds.push(Round { pairings, ..Round::default() });
    }
    division
}

/// Ranks with the first three values, which are 场分, 局分 and 胜局.
fn table(division: &Division) -> Vec<String> {
    let line = |standing: &shared::ranking::Standing| {
        let values: Vec<String> = standing.values[..3].iter().map(|v| serde_json::to_string(v).unwrap()).collect();
        format!("{}:{} {}", standing.rank.unwrap(), standing.no, values.join(" ").replace('"', ""))
    };
    standings(division, 0, 3).iter().map(line).collect()
}

fn f22() -> [[Pairing; 2]; 3] {
    [
        [two_games(1, [1, 4], [FirstWins, SecondWins]), two_games(2, [2, 3], [FirstWins, Draw])],
        [two_games(1, [1, 3], [FirstWins, Draw]), two_games(2, [2, 4], [Draw, Draw])],
        [two_games(1, [2, 1], [Draw, Draw]), two_games(2, [4, 3], [SecondWins, SecondWins])],
    ]
}

#[test]
fn f22_equal_match_and_game_points_are_parted_by_games_won_14_2() {
    let division = round_robin(RuleEdition::Cxa2011, PointTable::TWO_ONE, f22());
    assert_eq!(table(&division), ["1:1 4 7 2", "2:2 4 7 1", "3:3 2 6 2", "4:4 2 4 1"]);
}

#[test]
fn f32_other_scales_change_the_points_of_games_and_not_the_count_of_games_won() {
    let division = round_robin(RuleEdition::Cxa2011, PointTable::THREE_SECOND_TWO, f22());
    assert_eq!(table(&division), ["1:1 4 11 2", "2:2 4 11 1", "3:3 2 8 2", "4:4 2 6 1"]);
}

#[test]
fn a_match_is_worth_one_and_a_half_in_hong_kong_5_2() {
    let division = round_robin(RuleEdition::HongKong, PointTable::TWO_ONE, f22());
    assert_eq!(table(&division)[0], "1:1 2 7 2");
}

#[test]
fn an_absent_side_gives_the_match_and_all_its_game_points_hong_kong_5_2() {
    let mut division = round_robin(RuleEdition::HongKong, PointTable::TWO_ONE, f22());
    let pairing = &mut division.stages[0].rounds[0].pairings[0];
    *pairing = Pairing { result: GameResult::FirstByForfeit, ..Pairing::new(1, No(1), No(4)) };
    assert_eq!(table(&division)[0], "1:1 2.5 9 3");
}
