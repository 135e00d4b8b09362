//! Who has the first move in a match of a bracket.

use sha2::{Digest, Sha256};

use crate::side::Side;

/// 先后走抽签 of a match: whether the upper line of the match has the first move, or the lower one. It is the SHA-256 of
/// this UTF-8 text: the seed of the stage's draw, a line feed, 场次 in decimal digits. Is the last hexadecimal digit
/// even, the upper line has the first move. For seed `青松杯` and match 30: `printf '青松杯\n30' | sha256sum`. A stage
/// that was not drawn by machine has an empty seed; lots drawn in the hall are entered by exchanging the colours.
pub fn first_mover(seed: &str, number: u32) -> Side {
    let lot = Sha256::digest(format!("{seed}\n{number}"));
    if lot.last().is_some_and(|byte| byte % 2 == 1) { Side::Second } else { Side::First }
}
