//! 奖项.

use crate::division::Division;
use crate::prizes::Prizes;
use crate::refusal::Refusal;

/// Keeps the prizes.
pub(super) fn set(division: &mut Division, prizes: &[Prizes]) -> Result<(), Refusal> {
    division.prizes = prizes.to_vec();
    Ok(())
}
