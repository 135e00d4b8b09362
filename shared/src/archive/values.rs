//! What single values of an archive must be like.

use std::collections::BTreeSet;

use super::at::At;
use super::error::{ArchiveError, Problem};
use crate::decide::MAX_NAME;
use crate::id::No;

pub(super) type Read<T> = Result<T, ArchiveError>;

/// Items of a list that nothing else bounds.
pub(super) const MAX_ITEMS: u32 = 10_000;

/// A text of one line with so many characters.
pub(super) fn line(text: &str, shortest: usize, longest: usize, at: At) -> Read<()> {
    let length = text.chars().count();
    if length < shortest || length > longest || text.chars().any(char::is_control) {
        return Err(at.error(Problem::Text { shortest, longest }));
    }
    Ok(())
}

/// A day, or nothing.
pub(super) fn day(text: &str, at: At) -> Read<()> {
    let digits = |part: &str, length: usize| part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit());
    let parts: Vec<&str> = text.split('-').collect();
    let written = matches!(parts.as_slice(), [year, month, day]
        if digits(year, 4) && digits(month, 2) && digits(day, 2)
            && ("01"..="12").contains(month) && ("01"..="31").contains(day));
    if text.is_empty() || written { Ok(()) } else { Err(at.error(Problem::Day(text.chars().take(MAX_NAME).collect()))) }
}

/// A number within its bounds.
pub(super) fn bounded(given: u32, least: u32, most: u32, at: At) -> Read<()> {
    if (least..=most).contains(&given) { Ok(()) } else { Err(at.error(Problem::OutOfBounds { given, least, most })) }
}

/// A list that is not longer than this.
pub(super) fn at_most<T>(list: &[T], most: u32, at: At) -> Read<()> {
    if u32::try_from(list.len()).is_ok_and(|length| length <= most) {
        Ok(())
    } else {
        Err(at.error(Problem::TooMany(most)))
    }
}

/// Every number belongs to somebody of these.
pub(super) fn known(nos: &[u32], known: &BTreeSet<No>, at: At) -> Read<()> {
    match nos.iter().find(|no| !known.contains(&No(**no))) {
        Some(no) => Err(at.error(Problem::UnknownNo(*no))),
        None => Ok(()),
    }
}

/// Every number belongs to somebody of these, and none is given twice. Returns them.
pub(super) fn once_each(nos: &[u32], among: &BTreeSet<No>, at: At) -> Read<Vec<No>> {
    let mut seen = BTreeSet::new();
    for (index, no) in nos.iter().enumerate() {
        known(&[*no], among, at.index(index))?;
        if !seen.insert(*no) {
            return Err(at.index(index).error(Problem::Twice(*no)));
        }
    }
    Ok(nos.iter().copied().map(No).collect())
}

/// What is given is none of what may be.
pub(super) fn none_of(given: &str, allowed: &'static str) -> Problem {
    Problem::NoneOf { given: given.chars().take(MAX_NAME).collect(), allowed }
}

/// Refuses the first of these keys that is there, because the kind has none such.
pub(super) fn none_such(kind: &'static str, keys: &[(&'static str, bool)], at: At) -> Read<()> {
    match keys.iter().find(|(_, given)| *given) {
        Some((key, _)) => Err(at.key(key).error(Problem::NotOf { kind, key })),
        None => Ok(()),
    }
}
