//! The rounds of a stage, and everything else that names entrants by number.

use std::collections::BTreeSet;

use super::at::At;
use super::error::Problem;
use super::from_stage::Pool;
use super::values::{MAX_ITEMS, Read, at_most, bounded, known, none_such, once_each};
use super::{check_games, file};
use crate::decide::{self, MAX_FOULS, MAX_PENALTIES};
use crate::id::No;
use crate::result::Penalty;
use crate::stage::{Format, HeatsFormat, Stage};

/// The largest board.
pub(super) const MAX_BOARD: u32 = 99_999;
/// Articles from which one pair departs.
const MAX_DEPARTS: u32 = 100;

/// Refuses rounds that cannot have been played.
pub(super) fn check(from: &file::Stage, stage: &Stage, pool: &Pool<'_>, at: At) -> Read<()> {
    let nos = match &stage.seats {
        Some(seats) => seats.nos.iter().copied().collect(),
        None => pool.known.clone(),
    };
    can_have_rounds(from, stage, &nos, at)?;
    said_by_number(from, pool.known, at)?;
    let rounds_at = at.key("rounds");
    let check = Rounds { stage, nos: &nos, pool };
    from.rounds.iter().enumerate().try_for_each(|(i, round)| check.round(round, rounds_at.index(i)))
}

/// There are entrants, the stage has started, and there are not more rounds than its format has.
fn can_have_rounds(from: &file::Stage, stage: &Stage, nos: &BTreeSet<No>, at: At) -> Read<()> {
    let format = &stage.settings.format;
    let entrants = u32::try_from(nos.len()).unwrap_or(u32::MAX);
    if !from.rounds.is_empty() && nos.is_empty() {
        return Err(at.key("rounds").error(Problem::NotNumbered));
    }
    if !from.rounds.is_empty() && stage.needs_start() && stage.seats.is_none() {
        return Err(at.error(Problem::Missing("entrants")));
    }
    let most = total_rounds(stage, entrants);
    if u32::try_from(from.rounds.len()).unwrap_or(u32::MAX) > most {
        return Err(at.key("rounds").error(Problem::TooManyRounds { given: from.rounds.len(), most }));
    }
    let beyond = nos.iter().find(|no| no.0 > entrants);
    match (format, beyond) {
        (Format::RoundRobin { .. }, Some(no)) if stage.seats.is_none() => {
            Err(at.key("format").error(Problem::NotOneToN(no.0)))
        }
        _ => Ok(()),
    }
}

/// Rounds of the format for those who are in the stage; of groups those of the largest.
fn total_rounds(stage: &Stage, entrants: u32) -> u32 {
    match (&stage.settings.format, &stage.seats) {
        (Format::Groups(groups), Some(seats)) => {
            let largest = seats.groups.iter().map(Vec::len).max().unwrap_or(0);
            groups.total_rounds(u32::try_from(largest).unwrap_or(u32::MAX))
        }
        (format, _) => format.total_rounds(entrants),
    }
}

fn said_by_number(from: &file::Stage, among: &BTreeSet<No>, at: At) -> Read<()> {
    known(&from.next_absent, among, at.key("next_absent"))?;
    for (no, board) in &from.fixed_boards {
        known(&[*no], among, at.key("fixed_boards"))?;
        bounded(*board, 1, MAX_BOARD, at.key("fixed_boards"))?;
    }
    let lots_at = at.key("lots");
    at_most(&from.lots, MAX_ITEMS, lots_at)?;
    for (index, lots) in from.lots.iter().enumerate() {
        let drew: Vec<u32> = lots.among.iter().map(|no| no.0).collect();
        known(&drew, among, lots_at.index(index))?;
        if !decide::is_an_order(lots) {
            return Err(lots_at.index(index).error(Problem::Lots));
        }
    }
    Ok(())
}

/// What the rounds of a stage are checked against.
struct Rounds<'a> {
    stage: &'a Stage,
    nos: &'a BTreeSet<No>,
    pool: &'a Pool<'a>,
}

impl Rounds<'_> {
    fn round(&self, round: &file::Round, at: At) -> Read<()> {
        self.keys_of_the_format(round, at)?;
        let (mut boards, mut seen) = (BTreeSet::new(), BTreeSet::new());
        let mut once = |no: u32, at: At| {
            known(&[no], self.nos, at)?;
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
            self.pairing(pairing, at)?;
            if !boards.insert(pairing.board) {
                return Err(at.key("board").error(Problem::BoardTwice(pairing.board)));
            }
        }
        let tables_at = at.key("tables");
        for (index, table) in round.tables.iter().enumerate() {
            let at = tables_at.index(index);
            table.nos.iter().enumerate().try_for_each(|(seat, no)| once(*no, at.key("nos").index(seat)))?;
            self.table(table, at)?;
            if !boards.insert(table.table) {
                return Err(at.key("table").error(Problem::BoardTwice(table.table)));
            }
        }
        for (key, nos) in [("bye", byes(round.bye.as_ref())), ("absent", &round.absent), ("out", &round.out)] {
            let one = key == "bye" && matches!(round.bye, Some(file::Bye::One(_)));
            let list_at = at.key(key);
            let place = |index| if one { at.key(key) } else { list_at.index(index) };
            nos.iter().enumerate().try_for_each(|(index, no)| once(*no, place(index)))?;
        }
        Ok(())
    }

    /// What only some formats have: somebody with a bye, a list of those who rest, those who went out, tables.
    fn keys_of_the_format(&self, round: &file::Round, at: At) -> Read<()> {
        let (bye, list) = (round.bye.is_some(), matches!(round.bye, Some(file::Bye::Groups(_))));
        let (pairs, tables) = (!round.pairings.is_empty(), !round.tables.is_empty());
        let out = !round.out.is_empty();
        match &self.stage.settings.format {
            Format::Swiss(_) => none_such("swiss", &[("tables", tables), ("bye", list)], at),
            Format::RoundRobin { .. } => {
                none_such("round_robin", &[("tables", tables), ("out", out), ("bye", list)], at)
            }
            Format::Groups(_) => none_such("groups", &[("tables", tables), ("out", out)], at),
            Format::SingleElim(_) => none_such("single_elim", &[("tables", tables), ("out", out), ("bye", bye)], at),
            Format::DoubleElim => none_such("double_elim", &[("tables", tables), ("out", out), ("bye", bye)], at),
            Format::Ladder => none_such("ladder", &[("tables", tables), ("out", out), ("bye", bye)], at),
            Format::Heats(_) => none_such("heats", &[("pairings", pairs), ("out", out), ("bye", bye)], at),
        }
    }

    fn pairing(&self, pairing: &file::Pairing, at: At) -> Read<()> {
        bounded(pairing.board, 1, MAX_BOARD, at.key("board"))?;
        at_most(&pairing.departs, MAX_DEPARTS, at.key("departs"))?;
        fouls_and_penalties(pairing.fouls, &pairing.penalties, at)?;
        check_games::check(pairing, self.pool, at)
    }

    /// A table whose games have points for every seat.
    fn table(&self, table: &file::Table, at: At) -> Read<()> {
        let Format::Heats(HeatsFormat { games, .. }) = self.stage.settings.format else { return Ok(()) };
        bounded(table.table, 1, MAX_BOARD, at.key("table"))?;
        once_each(&table.nos, self.nos, at.key("nos"))?;
        let games_at = at.key("games");
        at_most(&table.games, games, games_at)?;
        for (index, game) in table.games.iter().enumerate() {
            if game.len() != table.nos.len() {
                return Err(games_at.index(index).error(Problem::Seats { seats: table.nos.len() }));
            }
            if game.iter().any(|points| !points.is_halves() || points.quarters() < 0) {
                return Err(games_at.index(index).error(Problem::Halves));
            }
        }
        Ok(())
    }
}

/// Fouls and penalties of two sides, within bounds.
pub(super) fn fouls_and_penalties(fouls: [u32; 2], penalties: &[Vec<Penalty>; 2], at: At) -> Read<()> {
    for (side, fouls) in fouls.into_iter().enumerate() {
        bounded(fouls, 0, MAX_FOULS, at.key("fouls").index(side))?;
    }
    let most = u32::try_from(MAX_PENALTIES).unwrap_or(u32::MAX);
    penalties.iter().enumerate().try_for_each(|(side, list)| at_most(list, most, at.key("penalties").index(side)))
}

/// Who is not paired without being absent.
pub(super) const fn byes(bye: Option<&file::Bye>) -> &[u32] {
    match bye {
        None => &[],
        Some(file::Bye::One(no)) => std::slice::from_ref(no),
        Some(file::Bye::Groups(nos)) => nos.as_slice(),
    }
}
