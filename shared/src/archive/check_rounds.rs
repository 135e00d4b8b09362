//! The rounds of a stage, and everything else that names entrants by number.

use std::collections::BTreeSet;

use super::at::At;
use super::error::{ArchiveError, Problem};
use super::file;
use super::from_file::bounded;
use crate::decide::{self, MAX_FOULS};
use crate::id::No;
use crate::stage::{Format, Pairing, Round};

type Read<T> = Result<T, ArchiveError>;

/// The largest board.
const MAX_BOARD: u32 = 99_999;

/// Refuses rounds that cannot have been played.
pub(super) fn check(from: &file::Stage, format: &Format, known_nos: &BTreeSet<No>, at: At) -> Read<()> {
    let entrants = u32::try_from(known_nos.len()).unwrap_or(u32::MAX);
    let most = format.total_rounds(entrants);
    if !from.rounds.is_empty() && known_nos.is_empty() {
        return Err(at.key("rounds").error(Problem::NotNumbered));
    }
    if u32::try_from(from.rounds.len()).unwrap_or(u32::MAX) > most {
        return Err(at.key("rounds").error(Problem::TooManyRounds { given: from.rounds.len(), most }));
    }
    let beyond = known_nos.iter().find(|no| no.0 > entrants);
    if let (Format::RoundRobin { .. }, Some(no)) = (format, beyond) {
        return Err(at.key("format").error(Problem::NotOneToN(no.0)));
    }
    known(&from.next_absent, known_nos, at.key("next_absent"))?;
    for (no, board) in &from.fixed_boards {
        known(&[*no], known_nos, at.key("fixed_boards"))?;
        bounded(*board, 1, MAX_BOARD, at.key("fixed_boards"))?;
    }
    for (index, lots) in from.lots.iter().enumerate() {
        let among: Vec<u32> = lots.among.iter().map(|no| no.0).collect();
        known(&among, known_nos, at.key("lots").index(index))?;
        if !decide::is_an_order(lots) {
            return Err(at.key("lots").index(index).error(Problem::Lots));
        }
    }
    let rounds_at = at.key("rounds");
    from.rounds.iter().enumerate().try_for_each(|(i, round)| check_round(round, known_nos, rounds_at.index(i)))
}

/// Every number belongs to an entrant.
pub(super) fn known(nos: &[u32], known: &BTreeSet<No>, at: At) -> Read<()> {
    match nos.iter().find(|no| !known.contains(&No(**no))) {
        Some(no) => Err(at.error(Problem::UnknownNo(*no))),
        None => Ok(()),
    }
}

fn check_round(round: &file::Round, known_nos: &BTreeSet<No>, at: At) -> Read<()> {
    let (mut boards, mut seen) = (BTreeSet::new(), BTreeSet::new());
    let mut once = |no: u32, at: At| {
        known(&[no], known_nos, at)?;
        if seen.insert(no) { Ok(()) } else { Err(at.error(Problem::TwiceInRound(no))) }
    };
    let pairings_at = at.key("pairings");
    for (index, pairing) in round.pairings.iter().enumerate() {
        let at = pairings_at.index(index);
        if pairing.first == pairing.second {
            return Err(at.error(Problem::AgainstItself(pairing.first)));
        }
        once(pairing.first, at.key("first"))?;
        once(pairing.second, at.key("second"))?;
        bounded(pairing.board, 1, MAX_BOARD, at.key("board"))?;
        if !boards.insert(pairing.board) {
            return Err(at.key("board").error(Problem::BoardTwice(pairing.board)));
        }
        for (side, fouls) in pairing.fouls.iter().enumerate() {
            bounded(*fouls, 0, MAX_FOULS, at.key("fouls").index(side))?;
        }
    }
    if let Some(no) = round.bye {
        once(no, at.key("bye"))?;
    }
    let absent = round.absent.iter().enumerate();
    absent.into_iter().try_for_each(|(index, no)| once(*no, at.key("absent").index(index)))
}

/// A round that was checked.
pub(super) fn round(from: &file::Round) -> Round {
    Round {
        pairings: from.pairings.iter().map(pairing).collect(),
        bye: from.bye.map(No),
        bye_reason: None,
        absent: from.absent.iter().copied().map(No).collect(),
        ..Round::default()
    }
}

fn pairing(from: &file::Pairing) -> Pairing {
    Pairing {
        result: from.result,
        fouls: from.fouls,
        penalties: from.penalties.clone(),
        floats: from.floats,
        by_hand: from.by_hand,
        departs: from.departs.clone(),
        ..Pairing::new(from.board, No(from.first), No(from.second))
    }
}
