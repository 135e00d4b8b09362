//! Builds a structure, plays it, and looks at what came out.

use shared::check::check;
use shared::command::Command;
use shared::decide::decide;
use shared::division::{Division, LotMethod};
use shared::entrant::EntrantDetails;
use shared::id::No;
use shared::matches::{GameKind, MatchGame};
use shared::placing;
use shared::result::Outcome;
use shared::side::Side;
use shared::simulate::{Chances, play_out_with, prepared};
use shared::stage::{Pairing, RuleEdition};
use shared::structure::templates::{self, Structure};
use shared::view::places::places_view;

/// Every regulation is played with these.
pub(crate) const SEEDS: [u64; 3] = [1, 2, 3];

/// Everybody comes to every game, so that places depend on games alone.
const ALL_COME: Chances = Chances { draw: 300, forfeit: 0, withdraw: 0 };

pub(crate) fn template(key: &str) -> Structure {
    templates::structure(key, RuleEdition::default()).unwrap()
}

/// The structure with so many made-up entrants of nine units, played to its end.
pub(crate) fn play(structure: &Structure, entrants: u32, seed: u64) -> Division {
    to_the_end(&prepared(structure, entrants, 9, seed).unwrap(), seed)
}

/// A prepared division, played to its end with nothing to be found.
pub(crate) fn to_the_end(prepared: &Division, seed: u64) -> Division {
    let division = play_out_with(prepared, seed, ALL_COME);
    assert!(places_view(&division).complete, "the division was not played to its end");
    let departures: Vec<_> = check(&division).into_iter().filter(|finding| !finding.by_hand).collect();
    assert_eq!(departures, []);
    division
}

/// The structure with these people, their numbers drawn.
pub(crate) fn with_people(structure: &Structure, entrants: Vec<EntrantDetails>, seed: u64) -> Division {
    let commands = [
        Command::SetStructure { stages: structure.stages.clone() },
        Command::AddEntrants { entrants },
        Command::SetTotals { totals: structure.totals.clone() },
        Command::SetPrizes { prizes: structure.prizes.clone() },
        Command::DrawNumbers { seed: format!("序号 {seed}"), method: LotMethod::All, units_apart: true },
    ];
    commands.iter().fold(Division::default(), |division, command| give(&division, command))
}

pub(crate) fn give(division: &Division, command: &Command) -> Division {
    decide(division, command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"))
}

/// So many people of a unit, every so manieth a woman.
pub(crate) fn people(unit: &str, count: u32, every: u32) -> Vec<EntrantDetails> {
    let tags = |place: u32| if every > 0 && place.is_multiple_of(every) { vec!["women".into()] } else { Vec::new() };
    let person = |place| EntrantDetails {
        name: format!("{unit}{place}"),
        unit: unit.into(),
        rating: Some(1000 + place * 37 % 500),
        tags: tags(place),
        ..EntrantDetails::default()
    };
    (1..=count).map(person).collect()
}

/// How many have each place, from the best: 1, 1, 2, 4 of a knockout without a match for the third place.
pub(crate) fn shape(division: &Division) -> Vec<usize> {
    let places = placing::places(division);
    let ranked: Vec<u32> = places.iter().filter_map(|placed| placed.place).collect();
    ranked.chunk_by(|a, b| a == b).map(<[u32]>::len).collect()
}

/// Who has a place from `from` to `to`.
pub(crate) fn placed(division: &Division, from: u32, to: u32) -> Vec<No> {
    let places = placing::places(division).into_iter();
    let mut nos: Vec<No> = places
        .filter(|placed| placed.place.is_some_and(|place| (from..=to).contains(&place)))
        .map(|placed| placed.no)
        .collect();
    nos.sort();
    nos
}

/// How many win a prize.
pub(crate) fn winners_of(division: &Division, prize: &str) -> usize {
    places_view(division).rows.iter().filter(|row| row.prize == prize).count()
}

/// Everybody in a stage, in order of numbers.
pub(crate) fn in_stage(division: &Division, stage: usize) -> Vec<No> {
    let mut nos = division.nos_of(stage);
    nos.sort();
    nos
}

/// Every pairing of a stage with its round.
pub(crate) fn pairings(division: &Division, stage: usize) -> Vec<(u32, &Pairing)> {
    let rounds = (1..).zip(&division.stages[stage].rounds);
    rounds.flat_map(|(number, round)| round.pairings.iter().map(move |pairing| (number, pairing))).collect()
}

/// The own games of a match.
pub(crate) fn slow_games(pairing: &Pairing) -> Vec<&MatchGame> {
    pairing.games.iter().filter(|game| game.kind == GameKind::Slow).collect()
}

/// Games won by a side of the pairing.
pub(crate) fn wins<'a>(games: impl IntoIterator<Item = &'a MatchGame>, side: Side) -> usize {
    games.into_iter().filter(|game| game.result.outcome(game.own_side(side)).is_win()).count()
}

/// Games drawn.
pub(crate) fn draws<'a>(games: impl IntoIterator<Item = &'a MatchGame>) -> usize {
    games.into_iter().filter(|game| game.result.outcome(Side::First) == Outcome::Draw).count()
}

/// The winner of a decided match.
pub(crate) fn winner(pairing: &Pairing) -> Option<No> {
    [Side::First, Side::Second]
        .into_iter()
        .find(|side| pairing.result.outcome(*side).is_win())
        .map(|side| pairing.on(side))
}
