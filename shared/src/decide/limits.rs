//! How much a division holds, and how long what people type may be.

use crate::entrant::EntrantDetails;
use crate::refusal::Refusal;

/// Entrants of one division.
pub const MAX_ENTRANTS: u32 = 10_000;
/// Characters of a name.
pub const MAX_NAME: usize = 40;
/// Characters of a unit.
pub const MAX_UNIT: usize = 60;
/// Tags of one entrant, and characters of one tag.
pub const MAX_TAGS: usize = 20;
/// Characters of the seed of a draw.
pub const MAX_SEED: usize = 80;
/// Boards of a match of teams.
pub const MAX_BOARDS: u32 = 20;
/// 犯规 of one side in one game.
pub const MAX_FOULS: u32 = 20;

/// The details as they are kept: without blanks around them. Refused when a name is missing or too long.
pub fn check_details(details: &EntrantDetails) -> Result<EntrantDetails, Refusal> {
    let name = text(&details.name, 1, MAX_NAME)?;
    let unit = text(&details.unit, 0, MAX_UNIT)?;
    let mut tags = details.tags.iter().map(|tag| text(tag, 1, MAX_TAGS)).collect::<Result<Vec<_>, _>>()?;
    tags.sort();
    tags.dedup();
    if tags.len() > MAX_TAGS {
        return Err(Refusal::BadName { name: tags.join(" ") });
    }
    Ok(EntrantDetails { name, unit, tags, ..details.clone() })
}

/// A text of one line without blanks around it, as long as allowed.
pub(super) fn text(given: &str, shortest: usize, longest: usize) -> Result<String, Refusal> {
    let text = given.trim();
    let length = text.chars().count();
    if length < shortest || length > longest || text.chars().any(char::is_control) {
        return Err(Refusal::BadName { name: text.chars().take(longest).collect() });
    }
    Ok(text.to_owned())
}
