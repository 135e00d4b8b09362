//! Tokens, codes and addresses that nobody can guess or confuse, and the digests under which secrets are stored.

use rand::distr::{Alphanumeric, SampleString};
use rand::seq::IndexedRandom;
use sha2::{Digest, Sha256};

/// Letters and digits that are not taken for one another when read aloud or typed from paper.
const CLEAR: &[u8] = b"23456789abcdefghjkmnpqrstvwxyz";

/// A secret of about 256 bits.
pub(crate) fn token() -> String {
    Alphanumeric.sample_string(&mut rand::rng(), 43)
}

/// A code that a person types: ten clear characters in two groups.
pub(crate) fn code() -> String {
    format!("{}-{}", clear(5), clear(5))
}

/// The part of an event's address that names it.
pub(crate) fn slug() -> String {
    clear(6)
}

/// A short name for something in the logs that a person can quote.
pub(crate) fn short_id() -> String {
    clear(8)
}

/// SHA-256 in hexadecimal.
pub(crate) fn digest(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn clear(length: usize) -> String {
    let mut rng = rand::rng();
    (0..length).filter_map(|_| CLEAR.choose(&mut rng)).map(|byte| char::from(*byte)).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_is_sha_256() {
        assert_eq!(digest("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    #[test]
    fn a_code_has_two_groups_of_clear_characters() {
        let code = code();
        let (left, right) = code.split_once('-').unwrap();
        assert!(left.len() == 5 && right.len() == 5 && left.bytes().all(|byte| CLEAR.contains(&byte)), "{code}");
    }
}
