//! How far a stage is played.

use crate::bracket;
use crate::division::Division;
use crate::pairing::ladder;
use crate::stage::{Format, Stage};

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
