//! From the form of a table of several people to its command.

use shared::command::Command;
use shared::points::Points;

use super::heat_entry::HeatEntry;
use super::read;

/// The points of a table.
pub fn set_table(entry: &HeatEntry) -> Command {
    Command::SetTable {
        stage: entry.stage,
        round: entry.round,
        table: entry.table,
        seen: entry.seen,
        games: games(entry),
    }
}

/// Game by game. Games after the last one with a number in it are left out; what cannot be read, or is missing in a
/// game that has begun, becomes less than nothing, which the rules refuse.
fn games(entry: &HeatEntry) -> Vec<Vec<Points>> {
    let seats = usize::try_from(entry.seats).unwrap_or(0).max(1);
    let is_empty = |game: &&[String]| game.iter().all(|typed| typed.trim().is_empty());
    let typed: Vec<&[String]> = entry.points.chunks(seats).collect();
    let played = typed.iter().rposition(|game| !is_empty(game)).map_or(0, |last| last + 1);
    let value = |text: &String| read::points(text).unwrap_or_else(|| Points::whole(-1));
    typed.iter().take(played).map(|game| game.iter().map(value).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(points: &[&str]) -> Vec<Vec<Points>> {
        let points = points.iter().map(|text| (*text).to_owned()).collect();
        games(&HeatEntry { seats: 3, points, ..HeatEntry::default() })
    }

    #[test]
    fn games_at_the_end_that_are_empty_are_not_there() {
        assert_eq!(typed(&["3", "1.5", "0", "", "", ""]), [[Points::whole(3), Points::halves(3), Points::ZERO]]);
        assert!(typed(&["", "", "", "", "", ""]).is_empty());
    }

    #[test]
    fn a_gap_is_less_than_nothing() {
        let gap = Points::whole(-1);
        assert_eq!(typed(&["3", "", "0"]), [[Points::whole(3), gap, Points::ZERO]]);
        assert_eq!(typed(&["", "", "", "1", "2", "x"]), [[gap; 3], [Points::whole(1), Points::whole(2), gap]]);
    }
}
