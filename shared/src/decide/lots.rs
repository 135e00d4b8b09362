//! 抽签 by machine: who draws which number follows from a published text alone, so that anybody can draw it again.
//!
//! The lot of an entrant is the SHA-256 of this UTF-8 text: the seed, a line feed, the name, a line feed, the place
//! in the list of entrants, from 1, in decimal digits. For the seed `青松杯`, the name `孙知行` and place 67 that is
//! `printf '青松杯\n孙知行\n67' | sha256sum`. Everybody is then put in order of their lots, read as numbers (or as
//! hexadecimal text, which is the same order).
//!
//! * One draw for all: the first in order has number 1, the next number 2, and so on.
//! * Seeds odd (附二 二.1): the upper half is the seeds in their order, then the others in order of lots, until it holds
//!   half of all (one more than half when the number is odd). In order of lots the upper half receives 1, 3, 5, … and
//!   the lower half 2, 4, 6, ….
//! * By rating: higher ratings first, those without one last; equals in order of lots.

use sha2::{Digest, Sha256};

use crate::division::LotMethod;
use crate::entrant::Entrant;
use crate::id::EntrantId;

/// The lot of the entrant who stands at `place` of the list, from 1.
pub fn lot_of(seed: &str, name: &str, place: u32) -> [u8; 32] {
    Sha256::digest(format!("{seed}\n{name}\n{place}")).into()
}

/// Everyone in the order of their numbers: the first has number 1.
pub(super) fn order<'a>(entrants: &'a [Entrant], seed: &str, method: LotMethod) -> Vec<&'a Entrant> {
    let drawn = by_lot(entrants, seed);
    match method {
        LotMethod::All => drawn,
        LotMethod::SeedsOdd => seeds_odd(drawn),
        LotMethod::ByRating => by_rating(drawn),
    }
}

fn by_lot<'a>(entrants: &'a [Entrant], seed: &str) -> Vec<&'a Entrant> {
    let mut drawn: Vec<(u32, &Entrant)> = (1..).zip(entrants).collect();
    drawn.sort_by_cached_key(|(place, entrant)| (lot_of(seed, &entrant.details.name, *place), *place));
    drawn.into_iter().map(|(_, entrant)| entrant).collect()
}

/// 种子组抽单数号，非种子组抽双数号 (附二 二.1).
fn seeds_odd(drawn: Vec<&Entrant>) -> Vec<&Entrant> {
    let mut ranked = drawn.clone();
    ranked.sort_by_key(|entrant| entrant.details.seed.unwrap_or(u32::MAX));
    let mut upper: Vec<EntrantId> = ranked.iter().take(drawn.len().div_ceil(2)).map(|entrant| entrant.id).collect();
    upper.sort();
    let (odd, even): (Vec<_>, Vec<_>) = drawn.into_iter().partition(|entrant| upper.binary_search(&entrant.id).is_ok());
    let mut even = even.into_iter();
    odd.into_iter().flat_map(|entrant| [Some(entrant), even.next()]).flatten().collect()
}

fn by_rating(mut drawn: Vec<&Entrant>) -> Vec<&Entrant> {
    drawn.sort_by_key(|entrant| std::cmp::Reverse(entrant.details.rating));
    drawn
}
