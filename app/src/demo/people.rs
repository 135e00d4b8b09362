//! Who takes part in the sample events. The people are invented.

use shared::entrant::EntrantDetails;
use shared::paste::{self, PastedTeam};

/// The entrants of the open Xiangqi event; names with rare characters and of other lengths are among them.
pub(super) fn open() -> Vec<EntrantDetails> {
    read(include_str!("open.txt"))
}

/// Nine colleagues who play Gomoku, a field that is odd.
pub(super) fn gomoku() -> Vec<EntrantDetails> {
    read(include_str!("gomoku.txt"))
}

/// Pupils of an event that has not begun.
pub(super) fn junior() -> Vec<EntrantDetails> {
    read(include_str!("junior.txt"))
}

/// 48 pupils of eight schools.
pub(super) fn school() -> Vec<EntrantDetails> {
    read(include_str!("school.txt"))
}

/// Sixteen who play at night.
pub(super) fn night() -> Vec<EntrantDetails> {
    read(include_str!("night.txt"))
}

/// Eight teams with their players.
pub(super) fn clubs() -> Vec<PastedTeam> {
    paste::read_teams(include_str!("clubs.txt")).teams
}

/// The one who came late.
pub(super) fn late() -> Vec<EntrantDetails> {
    read("司徒兆明\t老年大学\t1630")
}

/// Lines of name, unit, rating and tag with tabs between them.
fn read(text: &str) -> Vec<EntrantDetails> {
    text.lines().map(entrant).collect()
}

fn entrant(line: &str) -> EntrantDetails {
    let mut cells = line.split('\t');
    let mut next = || cells.next().unwrap_or_default().to_owned();
    EntrantDetails {
        name: next(),
        unit: next(),
        rating: next().parse().ok(),
        tags: Some(next()).filter(|tag| !tag.is_empty()).into_iter().collect(),
        ..EntrantDetails::default()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn everybody_is_there_once_with_a_unit() {
        let all = [open(), gomoku(), junior(), late(), school(), night()].concat();
        let names: BTreeSet<_> = all.iter().map(|person| &person.name).collect();
        assert_eq!((all.len(), names.len()), (153, 153));
        assert!(all.iter().all(|person| !person.name.is_empty() && !person.unit.is_empty()));
        assert!(clubs().len() == 8 && clubs().iter().all(|team| (5..=6).contains(&team.players.len())));
        assert!(open().iter().map(|person| &person.unit).collect::<BTreeSet<_>>().len() >= 16);
    }
}
