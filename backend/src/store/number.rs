//! Numbers between the program, where they are not negative, and the database, where they are wide enough to hold them.

use crate::error::{Error, Result};

/// A number for the database.
pub(crate) fn column(number: u32) -> i64 {
    i64::from(number)
}

/// A number of the database.
pub(crate) fn count(column: i64) -> Result<u32> {
    u32::try_from(column).map_err(|_| Error::internal(format!("{column} in the database is no count")))
}

/// The place in a list as a number for the database.
pub(crate) fn place(index: usize) -> Result<i64> {
    i64::try_from(index).map_err(Error::internal)
}
