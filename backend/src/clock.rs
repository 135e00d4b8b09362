//! The one clock. Nobody else asks for the time.

use chrono::{DateTime, Local, SubsecRound, Utc};

/// Now, as fine as both databases store it.
pub fn now() -> DateTime<Utc> {
    Utc::now().trunc_subsecs(6)
}

/// A moment as people read it in the hall: the server's local time, to the minute.
pub fn in_words(moment: DateTime<Utc>) -> String {
    moment.with_timezone(&Local).format("%Y-%m-%d %H:%M").to_string()
}
