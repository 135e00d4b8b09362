//! The parts of a round: its groups, or the parts of a bracket.

use std::collections::BTreeSet;

use shared::id::No;
use shared::stage::Format;
use shared::view::bracket::bracket_view;
use shared::view::round::{BoardRow, RoundView};

use super::division::Here;

/// Boards that stand together.
pub(super) struct Part {
    /// 第 3 组, 胜者组 第 2 轮; nothing where the round has no parts, or where the title of the page says it.
    pub(super) name: Option<String>,
    /// Its boards.
    pub(super) boards: BTreeSet<u32>,
}

/// The parts of a round, in order; one without a name where it has none.
pub(super) fn of_round(here: &Here, view: &RoundView) -> Vec<Part> {
    let mut parts = match here.stage().map(|stage| &stage.settings.format) {
        Some(Format::Groups(_)) => groups(here, view),
        Some(Format::SingleElim(_) | Format::DoubleElim) => of_bracket(here, view.number),
        Some(Format::Swiss(_) | Format::RoundRobin { .. } | Format::Heats(_) | Format::Ladder) | None => Vec::new(),
    };
    let named: BTreeSet<u32> = parts.iter().flat_map(|part| &part.boards).copied().collect();
    let rest: BTreeSet<u32> = view.boards.iter().map(|row| row.board).filter(|board| !named.contains(board)).collect();
    if !rest.is_empty() {
        parts.push(Part { name: None, boards: rest });
    }
    parts
}

fn groups(here: &Here, view: &RoundView) -> Vec<Part> {
    let seats = here.stage().and_then(|stage| stage.seats.as_ref());
    let groups = seats.map(|seats| seats.groups.as_slice()).unwrap_or_default();
    let part = |(group, number): (&Vec<No>, u32)| {
        let inside = |row: &&BoardRow| group.contains(&row.first.person.no);
        Part {
            name: Some(format!("第 {number} 组")),
            boards: view.boards.iter().filter(inside).map(|row| row.board).collect(),
        }
    };
    groups.iter().zip(1_u32..).map(part).filter(|part| !part.boards.is_empty()).collect()
}

fn of_bracket(here: &Here, round: u32) -> Vec<Part> {
    let bracket = bracket_view(&here.division, here.index());
    let title = format!("第 {round} 轮");
    let parts = bracket.rounds.into_iter().map(|part| Part {
        name: Some(part.name).filter(|name| *name != title),
        boards: part.matches.iter().filter(|of| of.round == round).map(|of| of.board).collect(),
    });
    parts.filter(|part| !part.boards.is_empty()).collect()
}
