//! The frame of an event's pages: head, tabs, foot.

use leptos::prelude::*;
use leptos_meta::Title;
use shared::event::EventInfo;

use super::division::Here;
use super::stage_links;
use super::tabs::{Tab, tabs};
use crate::components::{Foot, Link, Mast, Tabs};

/// What stands around a page's content.
pub(super) struct Frame {
    /// The tab.
    pub(super) tab: Tab,
    /// The title, and with the event's name that of the window.
    pub(super) title: String,
    /// Below the title.
    pub(super) under: String,
    /// `page`, `page mid` or `page wide`.
    pub(super) class: &'static str,
}

/// A page of a division.
pub(super) fn division_page(here: &Here, frame: Frame, content: AnyView) -> AnyView {
    let over = Link::new(&here.event.name, format!("/e/{}", here.slug));
    let foot = format!("{} 更新", here.updated());
    view! {
        <Title text=format!("{} · {} · 棋赛", frame.title, here.event.name) />
        <div class=frame.class>
            <Mast title=frame.title over=over under=frame.under />
            <Tabs label="本次比赛" links=tabs(here, frame.tab) />
            {stage_links::row(here, frame.tab)}
            <main id="main" tabindex="-1">{content}</main>
            <Foot>
                <p>{foot}</p>
            </Foot>
        </div>
    }
    .into_any()
}

/// `公开组·81 人`: the parts that are not empty, with the dot between them.
pub(super) fn dotted<const N: usize>(parts: [String; N]) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join("·")
}

/// `5月1日至3日·市文化馆`.
pub(super) fn when_and_where(event: &EventInfo) -> String {
    dotted([days(&event.starts_on, &event.ends_on), event.venue.clone()])
}

/// `2026年5月1日至3日`, with only as much of the last day as differs.
fn days(starts_on: &str, ends_on: &str) -> String {
    let (Some(first), last) = (date(starts_on), date(ends_on)) else { return starts_on.to_owned() };
    let begin = format!("{}年{}月{}日", first.0, first.1, first.2);
    match last {
        Some(last) if last == first => begin,
        Some((year, month, day)) if year != first.0 => format!("{begin}至{year}年{month}月{day}日"),
        Some((_, month, day)) if month != first.1 => format!("{begin}至{month}月{day}日"),
        Some((_, _, day)) => format!("{begin}至{day}日"),
        None => begin,
    }
}

fn date(text: &str) -> Option<(u32, u32, u32)> {
    let mut parts = text.split('-').map(|part| part.parse().ok());
    Some((parts.next()??, parts.next()??, parts.next()??))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_say_only_what_differs() {
        assert_eq!(days("2026-05-01", "2026-05-03"), "2026年5月1日至3日");
        assert_eq!(days("2026-04-30", "2026-05-03"), "2026年4月30日至5月3日");
        assert_eq!(days("2026-12-31", "2027-01-01"), "2026年12月31日至2027年1月1日");
        assert_eq!(days("2026-05-01", "2026-05-01"), "2026年5月1日");
        assert_eq!(days("2026-05-01", ""), "2026年5月1日");
        assert_eq!(days("", ""), "");
    }

    #[test]
    fn dots_stand_only_between_what_is_there() {
        assert_eq!(dotted(["公开组".to_owned(), String::new(), "81 人".to_owned()]), "公开组·81 人");
    }
}
