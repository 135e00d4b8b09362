//! Where in an archive something stands: `divisions[0].stages[0].rounds[2]`.

use std::fmt;

use super::error::{ArchiveError, Problem};

/// A place in an archive, as a list from the inside out, so that nothing is allocated until something is wrong.
#[derive(Clone, Copy, Debug)]
pub(super) enum At<'a> {
    Top,
    Key(&'a At<'a>, &'static str),
    Index(&'a At<'a>, usize),
}

impl<'a> At<'a> {
    /// The value of a key here.
    pub(super) const fn key(&'a self, key: &'static str) -> Self {
        Self::Key(self, key)
    }

    /// An item of the list here, from 0.
    pub(super) const fn index(&'a self, index: usize) -> Self {
        Self::Index(self, index)
    }

    /// What is wrong here.
    pub(super) fn error(&self, problem: Problem) -> ArchiveError {
        ArchiveError { path: self.to_string(), problem }
    }
}

impl fmt::Display for At<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Top => Ok(()),
            Self::Key(At::Top, key) => f.write_str(key),
            Self::Key(outer, key) => write!(f, "{outer}.{key}"),
            Self::Index(outer, index) => write!(f, "{outer}[{index}]"),
        }
    }
}
