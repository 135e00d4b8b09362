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

/// A moment as it is printed: `2026年7月18日 13:42`.
pub(crate) fn on_paper(moment: DateTime<Utc>) -> String {
    moment.with_timezone(&Local).format("%Y年%-m月%-d日 %H:%M").to_string()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use chrono::TimeZone;

    use super::*;

    #[test]
    fn a_moment_is_printed_in_the_time_of_the_hall() {
        let moment = Local.with_ymd_and_hms(2026, 7, 8, 13, 2, 0).unwrap().with_timezone(&Utc);
        assert_eq!(on_paper(moment), "2026年7月8日 13:02");
        assert_eq!(in_words(moment), "2026-07-08 13:02");
    }

    #[test]
    fn now_is_as_fine_as_the_databases_store_it() {
        assert_eq!(now().timestamp_subsec_nanos() % 1000, 0);
    }
}
