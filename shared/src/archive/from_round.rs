//! Rounds that were checked.

use super::check_games::{first_side, player_of, team_on};
use super::check_rounds::byes;
use super::file;
use super::from_stage::Pool;
use crate::division::Division;
use crate::id::{No, PlayerId};
use crate::matches::{self, MatchGame};
use crate::result::GameResult;
use crate::side::Side;
use crate::stage::{HeatTable, Pairing, Round};

/// A round that was checked. Where groups rest, it is a list also of one.
pub(super) fn round(from: &file::Round, pool: &Pool<'_>, in_groups: bool) -> Round {
    let mut resting = byes(from.bye.as_ref()).iter().copied().map(No);
    let (bye, resting) = if in_groups { (None, resting.collect()) } else { (resting.next(), Vec::new()) };
    Round {
        pairings: from.pairings.iter().map(|from| pairing(from, pool)).collect(),
        bye,
        bye_reason: None,
        absent: from.absent.iter().copied().map(No).collect(),
        resting,
        out: from.out.iter().copied().map(No).collect(),
        tables: from.tables.iter().map(table).collect(),
    }
}

fn table(from: &file::Table) -> HeatTable {
    let nos = from.nos.iter().copied().map(No).collect();
    HeatTable { table: from.table, nos, games: from.games.clone(), version: 0 }
}

fn pairing(from: &file::Pairing, pool: &Pool<'_>) -> Pairing {
    let line_up = |side: Side, list: Option<&Vec<file::PlayerRef>>| -> Option<Vec<PlayerId>> {
        let team = team_on(from, side, pool);
        list.map(|list| list.iter().filter_map(|player| player_of(player, team)).collect())
    };
    let [first, second] = &from.line_ups;
    Pairing {
        result: from.result.unwrap_or_default(),
        fouls: from.fouls,
        penalties: from.penalties.clone(),
        floats: from.floats,
        by_hand: from.by_hand,
        departs: from.departs.clone(),
        games: (0..from.games.len()).filter_map(|index| game(from, index, pool)).collect(),
        line_ups: [line_up(Side::First, first.as_ref()), line_up(Side::Second, second.as_ref())],
        ..Pairing::new(from.board, No(from.first), No(from.second))
    }
}

fn game(pairing: &file::Pairing, index: usize, pool: &Pool<'_>) -> Option<MatchGame> {
    let from = pairing.games.get(index)?;
    let first = first_side(pairing, index);
    let player = |player: &Option<file::PlayerRef>, side| player_of(player.as_ref()?, team_on(pairing, side, pool));
    let own = [player(&from.first_player, first), player(&from.second_player, first.other())];
    Some(MatchGame {
        board: from.board,
        players: of_pairing(first, own),
        result: from.result,
        fouls: from.fouls,
        penalties: from.penalties.clone(),
        ..MatchGame::new(from.kind, first)
    })
}

/// What belongs to a game's own first and second mover, for the pairing's first and second side; and the other way
/// round.
pub(super) fn of_pairing<T>(first: Side, [own, other]: [T; 2]) -> [T; 2] {
    match first {
        Side::First => [own, other],
        Side::Second => [other, own],
    }
}

/// The result of every match of several games that the file leaves to follow from them. Round by round, because the final
/// of a double elimination depends on the matches before it.
pub(super) fn settle_matches(division: &mut Division, from: &file::Division) {
    for (index, from) in from.stages.iter().enumerate() {
        for ((place, from), number) in from.rounds.iter().enumerate().zip(1..) {
            let results = results(division, index, number, from);
            let round = division.stages.get_mut(index).and_then(|stage| stage.rounds.get_mut(place));
            for (pairing, result) in round.into_iter().flat_map(|round| &mut round.pairings).zip(results) {
                pairing.result = result;
            }
        }
    }
}

/// The result of every pairing of a round: as the file has it, else as the games make it.
fn results(division: &Division, index: usize, number: u32, from: &file::Round) -> Vec<GameResult> {
    let round = division.stages.get(index).and_then(|stage| stage.round(number));
    let pairings = round.into_iter().flat_map(|round| &round.pairings).zip(&from.pairings);
    let result = |(pairing, from): (&Pairing, &file::Pairing)| match from.result {
        None if !pairing.games.is_empty() => matches::state(division, index, number, pairing).result,
        _ => pairing.result,
    };
    pairings.map(result).collect()
}
