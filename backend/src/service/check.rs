//! What an event may say about itself. The rules of the tournament are not checked here: they stand in `shared`.

use std::collections::HashSet;

use chrono::NaiveDate;
use shared::event::EventInfo;

use crate::error::{Invalid, Result};

const NAME: usize = 80;
const LINE: usize = 120;
const FREE_TEXT: usize = 8000;
const DIVISION_NAME: usize = 40;
const DIVISIONS: usize = 20;

/// The name is there, nothing is too long, and the days are days in their order.
pub(crate) fn info(info: &EventInfo) -> Result<()> {
    let bounded = [
        ("name", &info.name, NAME),
        ("organizer", &info.organizer, LINE),
        ("venue", &info.venue, LINE),
        ("time_rule", &info.time_rule, FREE_TEXT),
        ("supplement", &info.supplement, FREE_TEXT),
    ];
    let too_long = bounded.iter().find(|(_, text, limit)| text.chars().count() > *limit);
    if let Some((field, ..)) = too_long {
        return Err(Invalid::EventText(field).into());
    }
    if info.name.trim().is_empty() {
        return Err(Invalid::EventText("name").into());
    }
    days(&info.starts_on, &info.ends_on)
}

fn days(first: &str, last: &str) -> Result<()> {
    let day = |text: &str| match text {
        "" => Ok(None),
        text => NaiveDate::parse_from_str(text, "%Y-%m-%d").map(Some).map_err(|_| Invalid::EventDays),
    };
    match (day(first)?, day(last)?) {
        (Some(first), Some(last)) if last < first => Err(Invalid::EventDays.into()),
        _ => Ok(()),
    }
}

/// There are 1..=20 names, each of 1..=40 characters, none twice.
pub(crate) fn division_names<'a>(names: impl Iterator<Item = &'a str>) -> Result<()> {
    let names: Vec<&str> = names.map(str::trim).collect();
    if names.is_empty() || names.len() > DIVISIONS {
        return Err(Invalid::DivisionCount.into());
    }
    let is_name = |name: &&str| (1..=DIVISION_NAME).contains(&name.chars().count());
    let different: HashSet<&str> = names.iter().copied().collect();
    if names.iter().all(is_name) && different.len() == names.len() { Ok(()) } else { Err(Invalid::DivisionName.into()) }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::error::Error;

    fn problem(info: EventInfo) -> Option<Invalid> {
        match super::info(&info) {
            Ok(()) => None,
            Err(Error::Invalid(invalid)) => Some(invalid),
            Err(other) => unreachable!("{other}"),
        }
    }

    fn event(name: &str, starts_on: &str, ends_on: &str) -> EventInfo {
        let (starts_on, ends_on) = (starts_on.to_owned(), ends_on.to_owned());
        EventInfo { name: name.to_owned(), starts_on, ends_on, ..EventInfo::default() }
    }

    #[test]
    fn an_event_has_a_name_of_80_characters_at_most() {
        assert_eq!(problem(event("迎新杯", "", "")), None);
        assert_eq!(problem(event(" ", "", "")), Some(Invalid::EventText("name")));
        assert_eq!(problem(event(&"赛".repeat(80), "", "")), None);
        assert_eq!(problem(event(&"赛".repeat(81), "", "")), Some(Invalid::EventText("name")));
    }

    #[test]
    fn days_are_days_and_in_order() {
        assert_eq!(problem(event("杯", "2026-05-01", "2026-05-01")), None);
        assert_eq!(problem(event("杯", "2026-05-01", "")), None);
        assert_eq!(problem(event("杯", "2026-05-02", "2026-05-01")), Some(Invalid::EventDays));
        assert_eq!(problem(event("杯", "2026-02-30", "")), Some(Invalid::EventDays));
        assert_eq!(problem(event("杯", "5月1日", "")), Some(Invalid::EventDays));
    }

    #[test]
    fn divisions_have_different_names() {
        assert!(division_names(["公开组", "女子组"].into_iter()).is_ok());
        assert!(division_names(["公开组", " 公开组 "].into_iter()).is_err());
        assert!(division_names([""].into_iter()).is_err());
        assert!(division_names(std::iter::empty()).is_err());
        assert!(division_names(["组"; 21].into_iter()).is_err());
    }
}
