//! The ways on from the page of an event.

use leptos::prelude::*;
use shared::stage::Format;

use super::division::Here;
use super::tabs::{self, Tab};

/// Text, address and a note.
type Way = [String; 3];

/// The links of a division.
pub(super) fn of_division(here: &Here, several: bool) -> AnyView {
    let link = |[text, href, note]: Way| view! { <a href=href>{text}<span>{note}</span></a> };
    let mut ways = of_stage(here);
    ways.extend(other_stages(here));
    ways.push([people(here), here.to("players"), format!("{} {}", here.entrants(), here.counter())]);
    if !several {
        let time = here.event.time_rule.lines().next().unwrap_or_default().to_owned();
        ways.push(["规程与用时".to_owned(), format!("/e/{}/rules", here.slug), time]);
    }
    let links: Vec<_> = ways.into_iter().map(link).collect();
    view! {
        <section class="sect">
            {several.then(|| view! { <h2>{here.division.name.clone()}</h2> })}
            <nav class="links" aria-label=format!("{} 更多", here.division.name)>{links}</nav>
        </section>
    }
    .into_any()
}

fn people(here: &Here) -> String {
    if here.is_team() { "队伍" } else { "棋手" }.to_owned()
}

/// What there is of the stage that is played. What there is nothing of yet is left out.
fn of_stage(here: &Here) -> Vec<Way> {
    match here.stage().map(|stage| &stage.settings.format) {
        Some(Format::SingleElim(_) | Format::DoubleElim) => {
            [whole(here, "bracket", "签表")].into_iter().chain(rounds(here)).collect()
        }
        Some(Format::Groups(_)) => [whole(here, "groups", "各组成绩")].into_iter().chain(rounds(here)).collect(),
        Some(Format::Heats(_)) => vec![whole(here, "heats", "各桌得分")],
        Some(Format::Ladder) => vec![whole(here, "bracket", "擂台")],
        Some(Format::Swiss(_) | Format::RoundRobin { .. }) | None => {
            rounds(here).into_iter().chain(ranks(here)).collect()
        }
    }
}

fn whole(here: &Here, page: &str, word: &str) -> Way {
    [word.to_owned(), here.to(page), format!("{} {}", here.in_the_stage(), here.counter())]
}

fn rounds(here: &Here) -> Vec<Way> {
    let now = here.at_play();
    let boards = here.round_now().map_or(0, |round| round.pairings.len());
    let by_board = [format!("第 {now} 轮对阵"), here.to(&format!("rounds/{now}")), format!("{boards} 台")];
    let by_name = ["按姓名找台号".to_owned(), here.to(&format!("rounds/{now}?by=name")), String::new()];
    if now > 0 { vec![by_board, by_name] } else { Vec::new() }
}

fn ranks(here: &Here) -> Vec<Way> {
    let complete = here.last_complete();
    let mut ways = Vec::new();
    if complete > 0 {
        ways.push([format!("第 {complete} 轮后名次"), here.to("standings"), String::new()]);
    }
    if here.published() > 0 {
        ways.push(["成绩表".to_owned(), here.to("table"), String::new()]);
    }
    ways
}

/// The other stages, each at the page it is best known by, and the places over all.
fn other_stages(here: &Here) -> Vec<Way> {
    let others = (0..here.division.stages.len()).filter(|stage| *stage != here.index());
    let others = others.filter_map(|stage| here.in_stage(stage)).filter(|other| other.published() > 0);
    let way = |other: Here| [other.stage_name(), tabs::nearest(&other, Tab::Now), String::new()];
    let mut ways: Vec<Way> = others.map(way).collect();
    if tabs::has_places(here) {
        ways.push(["最终名次".to_owned(), here.to("places"), String::new()]);
    }
    ways
}
