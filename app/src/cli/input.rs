//! The archive a command works on, and which part of it.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::Args;
use shared::archive::{self, Archive};
use shared::division::Division;

use super::failure::Failure;

/// An archive.
#[derive(Debug, Args)]
pub(super) struct File {
    /// The archive; - is standard input
    file: PathBuf,
}

/// A stage of a division.
#[derive(Debug, Args)]
pub(super) struct Which {
    /// Which division, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    division: u32,
    /// Which stage, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    stage: u32,
}

impl File {
    /// Reads the archive, or refuses it with the place of what is wrong.
    pub(super) fn read(&self) -> Result<Archive, Failure> {
        let bytes = self.bytes().map_err(|error| Failure::other(&format!("{}: {error}", self.name())))?;
        let text = String::from_utf8(bytes).map_err(|_| Failure::refused(format!("{}: not UTF-8", self.name())))?;
        archive::read(&text).map_err(|error| Failure::refused(format!("{}: {error}", self.name())))
    }

    /// Refuses a part of the archive.
    pub(super) fn refuse(&self, place: &str, why: &str) -> Failure {
        Failure::refused(format!("{}: {place}: {why}", self.name()))
    }

    fn bytes(&self) -> io::Result<Vec<u8>> {
        if self.file != Path::new("-") {
            return fs::read(&self.file);
        }
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn name(&self) -> String {
        if self.file == Path::new("-") { "standard input".to_owned() } else { self.file.display().to_string() }
    }
}

impl Which {
    /// The division, and the index of the stage in it.
    pub(super) fn find(&self, file: &File, archive: &Archive) -> Result<(Division, usize), Failure> {
        let division = nth(&archive.divisions, self.division);
        let (_, division) =
            division.ok_or_else(|| file.refuse("divisions", &none(self.division, archive.divisions.len())))?;
        let (stage, _) = nth(&division.stages, self.stage)
            .ok_or_else(|| file.refuse(&self.place("stages"), &none(self.stage, division.stages.len())))?;
        Ok((division.clone(), stage))
    }

    /// The path of something in the division, as errors of archives name it.
    pub(super) fn place(&self, inside: &str) -> String {
        format!("divisions[{}].{inside}", self.division.saturating_sub(1))
    }

    /// The path of the stage.
    pub(super) fn stage(&self) -> String {
        self.place(&format!("stages[{}]", self.stage.saturating_sub(1)))
    }
}

/// The item with this number, from 1, and its index.
fn nth<T>(items: &[T], number: u32) -> Option<(usize, &T)> {
    let index = usize::try_from(number.checked_sub(1)?).ok()?;
    Some((index, items.get(index)?))
}

fn none(number: u32, there: usize) -> String {
    format!("there is no number {number}; there are {there}")
}
