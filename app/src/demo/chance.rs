//! Results of the sample events: the stronger one wins more often. Always the same, so that everybody sees one event.

use shared::result::GameResult;

/// How many thousandths of all games the better of two equals would win; the rest is drawn or lost.
const EVEN: i64 = 360;
const DRAWS: i64 = 280;

/// The result of a game between these ratings. `game` tells games apart.
pub(super) fn result(first: u32, second: u32, game: u64) -> GameResult {
    let ahead = (i64::from(first) - i64::from(second)).clamp(-300, 300);
    let wins = EVEN + ahead;
    let drawn = i64::try_from(mix(game) % 1000).unwrap_or_default();
    if drawn < wins {
        GameResult::FirstWins
    } else if drawn < wins + DRAWS {
        GameResult::Draw
    } else {
        GameResult::SecondWins
    }
}

/// Fouls of both sides: one in about twelve games has one.
pub(super) fn fouls(game: u64) -> [u32; 2] {
    match mix(game ^ 0xF0) % 24 {
        0 => [1, 0],
        1 => [0, 1],
        _ => [0, 0],
    }
}

/// Spreads near numbers far apart (the last step of SplitMix64).
const fn mix(number: u64) -> u64 {
    let a = number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let b = (a ^ (a >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let c = (b ^ (b >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    c ^ (c >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stronger_wins_more_and_everything_happens() {
        let games: Vec<_> = (0..500).map(|game| result(1700, 1600, game)).collect();
        let count = |result| games.iter().filter(|&&game| game == result).count();
        assert!(count(GameResult::FirstWins) > count(GameResult::SecondWins));
        assert!(count(GameResult::Draw) > 50 && count(GameResult::SecondWins) > 50);
        assert!((0..100).any(|game| fouls(game) == [1, 0]));
    }
}
