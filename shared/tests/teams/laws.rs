//! A Swiss of teams with random boards: every value of the standings is what can be reckoned from the games by hand.

use std::collections::BTreeMap;

use proptest::prelude::*;
use shared::division::Division;
use shared::id::No;
use shared::matches::MatchSettings;
use shared::points::Points;
use shared::ranking::{Standing, TieBreak, Value, standings};
use shared::result::GameResult;
use shared::side::Side;
use shared::stage::{Format, Pairing, RuleEdition, StageSettings, SwissFormat};
use shared::team::LineUpRule;

use crate::help::{Draw, FirstWins, SecondWins, division, paired, play, rules, run, whole};

const KEYS: [TieBreak; 6] = [
    TieBreak::MatchPoints,
    TieBreak::TeamBuchholz,
    TieBreak::GamePoints,
    TieBreak::MatchWins,
    TieBreak::TeamWins,
    TieBreak::SecondWins,
];

/// 场分, 局分, 胜场, 胜局 and 后走胜局 by hand.
#[derive(Clone, Copy, Default)]
struct Reckoned {
    match_points: i64,
    game_points: i64,
    match_wins: i64,
    wins: i64,
    second_wins: i64,
}

/// What the boards of a match come to for a side.
fn of_match(pairing: &Pairing, side: Side) -> Reckoned {
    let mut own = Reckoned::default();
    let mut theirs = 0;
    for game in &pairing.games {
        let has_first = game.first == side;
        let (won, lost) = match game.result {
            FirstWins => (has_first, !has_first),
            SecondWins => (!has_first, has_first),
            _ => (false, false),
        };
        own.game_points += if won { 2 } else { i64::from(!lost) };
        theirs += if lost { 2 } else { i64::from(!won) };
        own.wins += i64::from(won);
        own.second_wins += i64::from(won && !has_first);
    }
    if pairing.result == GameResult::FirstByForfeit {
        let gone = side == Side::Second;
        (own, theirs) = (
            Reckoned { game_points: if gone { 0 } else { 6 }, wins: if gone { 0 } else { 3 }, ..Reckoned::default() },
            3,
        );
    }
    own.match_points = match own.game_points.cmp(&theirs) {
        std::cmp::Ordering::Greater => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Less => 0,
    };
    own.match_wins = i64::from(own.match_points == 2);
    own
}

fn by_hand(division: &Division) -> BTreeMap<No, Reckoned> {
    let mut all: BTreeMap<No, Reckoned> = BTreeMap::new();
    let mut add = |no: No, more: Reckoned| {
        let own = all.entry(no).or_default();
        own.match_points += more.match_points;
        own.game_points += more.game_points;
        own.match_wins += more.match_wins;
        own.wins += more.wins;
        own.second_wins += more.second_wins;
    };
    for round in &division.stages[0].rounds {
        for pairing in &round.pairings {
            [Side::First, Side::Second].into_iter().for_each(|side| add(pairing.on(side), of_match(pairing, side)));
        }
        let bye = Reckoned { match_points: 2, game_points: 6, match_wins: 1, wins: 3, second_wins: 0 };
        round.bye.into_iter().for_each(|no| add(no, bye));
    }
    all
}

/// 团体对手分 by hand.
fn buchholz(division: &Division, no: No, all: &BTreeMap<No, Reckoned>) -> i64 {
    let lowest = all.values().map(|own| own.match_points).filter(|points| *points > 0).min().unwrap_or_default();
    let of_round = |round: &shared::stage::Round| match round.pairing_of(no) {
        Some(pairing) => all[&if pairing.first == no { pairing.second } else { pairing.first }].match_points,
        None => lowest,
    };
    division.stages[0].rounds.iter().map(of_round).sum()
}

fn swiss(teams: u32, by_game_points: bool) -> Division {
    let matches = MatchSettings { by_game_points, ..MatchSettings::default() };
    let format = Format::Swiss(SwissFormat::of(4));
    let tie_breaks = KEYS.to_vec();
    let settings = StageSettings { matches, tie_breaks, ..StageSettings::usual(format, RuleEdition::Cxa2011) };
    division(rules(LineUpRule::Fixed, 3), teams, 3, settings)
}

fn played(mut division: Division, results: &[GameResult]) -> Division {
    let mut results = results.iter().copied().cycle();
    for round in 0..4 {
        division = paired(&division);
        let boards = division.stages[0].rounds[round].pairings.len();
        for board in 1..=u32::try_from(boards).unwrap() {
            if round == 2 && board == 1 {
                division = run(&division, &whole(&division, board, GameResult::FirstByForfeit));
                continue;
            }
            let three: Vec<GameResult> = results.by_ref().take(3).collect();
            division = play(division, board, &three);
        }
    }
    division
}

fn number(standing: &Standing, key: usize) -> i64 {
    match &standing.values[key] {
        Value::Points(points) => points.quarters() / 4,
        Value::Count(count) => *count,
        other => panic!("{other:?}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn the_standings_of_teams_are_those_reckoned_by_hand(
        teams in 9_u32..13,
        by_game_points in any::<bool>(),
        results in prop::collection::vec(prop::sample::select(vec![FirstWins, SecondWins, Draw]), 48),
    ) {
        let division = played(swiss(teams, by_game_points), &results);
        let all = by_hand(&division);
        for line in standings(&division, 0, 4) {
            let own = all[&line.no];
            let expected = [
                own.match_points,
                buchholz(&division, line.no, &all),
                own.game_points,
                own.match_wins,
                own.wins,
                own.second_wins,
            ];
            prop_assert_eq!(expected.to_vec(), (0..6).map(|key| number(&line, key)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn every_match_gives_out_two_match_points(
        teams in 4_u32..7,
        results in prop::collection::vec(prop::sample::select(vec![FirstWins, SecondWins, Draw]), 48),
    ) {
        let teams = 2 * teams;
        let division = played(swiss(teams, false), &results);
        let view = shared::view::standings::standings_view(&division, 0, 4);
        let total: Points = view.rows.iter().map(|row| row.points).sum();
        prop_assert_eq!(total, Points::whole(i64::from(teams) * 4));
    }
}
