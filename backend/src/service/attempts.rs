//! Limits on attempts to sign in: after a few failures each costs twice the wait of the one before.
//!
//! | counted by | failures without a wait | why so many |
//! |---|---|---|
//! | name and place | 5 | one person mistyping |
//! | place | 30 | a school behind one address |
//! | name | 60 | nobody shall lock an organizer out from elsewhere |
//!
//! An attempt counts as failed before the password is looked at, so that many at once are counted too; it is taken back
//! when the password is right.

use chrono::TimeDelta;

use crate::Backend;
use crate::error::{Invalid, Result};
use crate::{clock, random, store};

const LONGEST_WAIT: i64 = 15 * 60;

/// An attempt that has been counted.
pub(super) struct Attempt {
    keys: [String; 3],
}

struct Limit {
    key: String,
    free: i64,
}

impl Backend {
    /// Counts an attempt, or refuses it because of those before.
    pub(super) async fn count_attempt(&self, what: &str, peer: &str) -> Result<Attempt> {
        let what = store::account::name_key(what);
        let limits = [
            Limit { key: random::digest(&format!("both\n{what}\n{peer}")), free: 5 },
            Limit { key: random::digest(&format!("place\n{peer}")), free: 30 },
            Limit { key: random::digest(&format!("name\n{what}")), free: 60 },
        ];
        let now = clock::now();
        let tx = self.database().begin().await?;
        store::attempt::forget_old(&tx, now).await?;
        let mut counts = Vec::with_capacity(limits.len());
        for limit in &limits {
            let known = store::attempt::locked(&tx, &limit.key, now).await?;
            if let Some(blocked) = known.as_ref().filter(|known| known.blocked_until > now) {
                return Err(too_many(blocked.blocked_until - now).into());
            }
            counts.push(known.map_or(0, |known| known.failures) + 1);
        }
        for (limit, failures) in limits.iter().zip(counts) {
            store::attempt::update(&tx, &limit.key, failures, now, now + wait(failures - limit.free)).await?;
        }
        tx.commit().await?;
        Ok(Attempt { keys: limits.map(|limit| limit.key) })
    }

    /// Takes an attempt back that was right after all, and forgets the earlier ones of this name. Those of the place
    /// stay counted: it may be trying other names as well.
    pub(super) async fn forgive(&self, attempt: Attempt) -> Result<()> {
        let [both, place, name] = attempt.keys;
        let tx = self.database().begin().await?;
        store::attempt::delete(&tx, &both).await?;
        store::attempt::take_back(&tx, &place, clock::now()).await?;
        store::attempt::delete(&tx, &name).await?;
        Ok(tx.commit().await?)
    }
}

fn wait(beyond_free: i64) -> TimeDelta {
    let seconds = match u32::try_from(beyond_free) {
        Ok(exponent @ 0..=9) => 1_i64 << exponent,
        Ok(_) => LONGEST_WAIT,
        Err(_) => 0,
    };
    TimeDelta::seconds(seconds.min(LONGEST_WAIT))
}

fn too_many(wait: TimeDelta) -> Invalid {
    Invalid::TooManyAttempts { wait_seconds: u32::try_from(wait.num_seconds() + 1).unwrap_or(u32::MAX) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wait_seconds(beyond_free: i64) -> i64 {
        wait(beyond_free).num_seconds()
    }

    #[test]
    fn each_failure_beyond_the_free_ones_doubles_the_wait_up_to_a_quarter_of_an_hour() {
        let waits: Vec<i64> = [-1, 0, 1, 2, 3, 9, 10, 1000].into_iter().map(wait_seconds).collect();
        assert_eq!(waits, [0, 1, 2, 4, 8, 512, 900, 900]);
    }

    #[test]
    fn the_wait_is_told_rounded_up() {
        assert_eq!(too_many(TimeDelta::milliseconds(10)), Invalid::TooManyAttempts { wait_seconds: 1 });
    }
}
