//! How far a stage is played.

use crate::bracket;
use crate::division::Division;
use crate::id::No;
use crate::pairing::ladder;
use crate::stage::{Format, HeatTable, Stage};

/// How many games of a stage have no result: boards, tables that are not finished, matches of a bracket that are not
/// decided.
pub fn open_games(division: &Division, stage: usize) -> u32 {
    let Some(running) = division.stages.get(stage) else { return 0 };
    let open = match running.settings.format {
        Format::SingleElim(_) | Format::DoubleElim => {
            bracket::run(division, stage).iter().filter(|standing| !standing.decided).count()
        }
        Format::Heats(heats) => open_tables(running, heats.games),
        Format::Swiss(_) | Format::RoundRobin { .. } | Format::Groups(_) | Format::Ladder => {
            open_boards(running, u32::MAX)
        }
    };
    u32::try_from(open).unwrap_or(u32::MAX)
}

/// Boards without a result up to a round.
pub(super) fn open_boards(stage: &Stage, until: u32) -> usize {
    let rounds = stage.rounds.iter().zip(1..).filter(|(_, number)| *number <= until);
    rounds.flat_map(|(round, _)| &round.pairings).filter(|pairing| !pairing.result.is_finished()).count()
}

fn open_tables(stage: &Stage, games: u32) -> usize {
    let tables = stage.rounds.iter().flat_map(|round| &round.tables);
    tables.filter(|table| u32::try_from(table.games.len()).is_ok_and(|played| played < games)).count()
}

/// Whether a stage has begun and everything of it is played.
pub fn is_played_out(division: &Division, stage: usize) -> bool {
    let Some(running) = division.stages.get(stage).filter(|running| running.has_begun()) else { return false };
    let published = match running.settings.format {
        Format::SingleElim(_) | Format::DoubleElim => true,
        Format::Ladder => ladder::next(division, stage).is_none(),
        Format::Swiss(_) | Format::RoundRobin { .. } | Format::Groups(_) | Format::Heats(_) => {
            running.next_round() > division.total_rounds(stage)
        }
    };
    published && open_games(division, stage) == 0
}

/// Games of a group or at a table (from 1) that have no result, those of rounds not yet published left out.
pub fn open_in_group(division: &Division, stage: usize, group: u32) -> u32 {
    let Some(running) = division.stages.get(stage) else { return 0 };
    if let Format::Heats(heats) = running.settings.format {
        let tables = running.rounds.iter().flat_map(|round| &round.tables).filter(|table| table.table == group);
        let played = |table: &HeatTable| u32::try_from(table.games.len()).unwrap_or(u32::MAX);
        return tables.map(|table| heats.games.saturating_sub(played(table))).sum();
    }
    let members = members(running, group);
    let boards = running.rounds.iter().flat_map(|round| &round.pairings);
    let open = boards.filter(|pairing| !pairing.result.is_finished() && members.contains(&pairing.first));
    u32::try_from(open.count()).unwrap_or(u32::MAX)
}

/// Whether everything of a group or at a table (from 1) is played.
pub fn group_is_played(division: &Division, stage: usize, group: u32) -> bool {
    let Some(running) = division.stages.get(stage).filter(|running| running.has_begun()) else { return false };
    let published = match running.settings.format {
        Format::Groups(groups) => {
            let size = u32::try_from(members(running, group).len()).unwrap_or(u32::MAX);
            running.next_round() > groups.total_rounds(size)
        }
        Format::Swiss(_)
        | Format::RoundRobin { .. }
        | Format::SingleElim(_)
        | Format::DoubleElim
        | Format::Heats(_)
        | Format::Ladder => true,
    };
    published && open_in_group(division, stage, group) == 0
}

fn members(stage: &Stage, group: u32) -> &[No] {
    let index = group.checked_sub(1).and_then(|index| usize::try_from(index).ok());
    let groups = stage.seats.as_ref().map(|seats| seats.groups.as_slice()).unwrap_or_default();
    index.and_then(|index| groups.get(index)).map(Vec::as_slice).unwrap_or_default()
}
