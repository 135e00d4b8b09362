//! The archive: an event with its divisions as one JSON file, and nothing lost on the way there and back.
//!
//! [`read`] refuses anything that is not such an event, with the path of what is wrong; [`write()`] writes what [`read`]
//! reads. What belongs to one server only is not kept: ids, versions of boards, open proposals, and the reasons of
//! pairs, which can be computed again.

mod at;
mod check_games;
mod check_rounds;
mod check_sources;
mod error;
pub mod file;
mod from_entrants;
mod from_file;
mod from_format;
mod from_round;
mod from_seats;
mod from_stage;
mod to_file;
mod to_stage;
mod values;

pub use error::{ArchiveError, Problem};

use crate::division::Division;
use crate::event::EventInfo;
use at::At;

/// What an archive holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Archive {
    /// The event.
    pub event: EventInfo,
    /// Its divisions.
    pub divisions: Vec<Division>,
}

/// The name of the format, at the head of every archive.
const FORMAT: &str = "qisai";
/// The version of the format that this program reads and writes.
const VERSION: u32 = 1;

/// Reads an archive.
pub fn read(text: &str) -> Result<Archive, ArchiveError> {
    let text = text.trim_start_matches('\u{feff}');
    let head: file::Head = parse(text)?;
    if head.format != FORMAT {
        return Err(At::Top.key("format").error(Problem::NotAnArchive));
    }
    if head.version != VERSION {
        return Err(At::Top.key("version").error(Problem::Version(head.version)));
    }
    from_file::archive(&parse(text)?)
}

/// Writes an archive, with a line feed at its end.
pub fn write(archive: &Archive) -> String {
    let file = to_file::file(archive);
    // A structure of texts, numbers and lists with texts as keys always has a JSON form.
    let mut text = serde_json::to_string_pretty(&file).unwrap_or_default();
    text.push('\n');
    text
}

/// The JSON Schema of the archive, from the types that read it.
#[cfg(feature = "schema")]
pub fn schema() -> String {
    let schema = schemars::schema_for!(file::File);
    let mut text = serde_json::to_string_pretty(&schema).unwrap_or_default();
    text.push('\n');
    text
}

fn parse<'de, T: serde::Deserialize<'de>>(text: &'de str) -> Result<T, ArchiveError> {
    let mut json = serde_json::Deserializer::from_str(text);
    let file = serde_path_to_error::deserialize(&mut json).map_err(|error| ArchiveError::of_json(&error))?;
    json.end().map_err(|error| At::Top.error(Problem::Json(error.to_string())))?;
    Ok(file)
}
