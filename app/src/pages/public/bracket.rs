//! 签表: the bracket of a stage.

use leptos::prelude::*;
use shared::id::No;
use shared::stage::Format;
use shared::view::Person;
use shared::view::bracket::{BracketView, bracket_view};
use shared::words;

use super::division::Here;
use super::find::Finder;
use super::frame::{Frame, division_page, dotted};
use super::tabs::Tab;
use super::{address, candidate, load, stage_links};
use crate::components::bracket::{Setting, bracket, ladder, nothing_to_play, way};
use crate::components::{Empty, Search, WakeOnFocus};
use crate::islands::find_name::names;

/// 签表.
#[component]
pub fn Bracket() -> impl IntoView {
    let asked = Asked {
        name: address::asked("q"),
        no: address::asked_number("no").map(No),
        round: address::asked_number("r").and_then(|round| usize::try_from(round).ok()),
    };
    load::stage_page(Format::is_knockout, move |here| match here.stage()?.settings.format {
        Format::Ladder => Some(show_ladder(&here)),
        _ => Some(show(&here, &bracket_view(&here.division, here.index()), &asked)),
    })
}

/// What the address asks for.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// Whom to find.
    pub name: String,
    /// Whose way is marked.
    pub no: Option<No>,
    /// The round that a phone shows.
    pub round: Option<usize>,
}

/// The page of the bracket.
pub fn show(here: &Here, view: &BracketView, asked: &Asked) -> AnyView {
    let frame =
        Frame { tab: Tab::Bracket, title: here.stage_name(), under: under(here, view), class: "page full across" };
    if view.rounds.is_empty() {
        let nothing = match here.stage() {
            Some(stage) if stage.has_begun() => nothing_to_play(stage, &words::names(&here.division)),
            _ => view! { <div class="gap-l"><Empty title="签表还没有排出" hint="定了参加的人以后，签表画在这里。" /></div> }.into_any(),
        };
        return division_page(here, frame, nothing);
    }
    let people = here.people_of_stage();
    let found = found(&people, asked);
    let known = asked.no.filter(|no| people.iter().any(|person| person.no == *no));
    let own = known.or_else(|| found.first().map(|person| person.no)).filter(|_| found.len() < 2);
    let round_page = |round: usize| here.to(&format!("bracket?{}r={round}", marking(own)));
    let match_page = |round: u32, board: u32| here.match_page(round, board);
    let setting = Setting { own, round: asked.round, match_page: &match_page, round_page: &round_page };
    let content = view! {
        {search(here, asked)}
        {answer(here, asked, &found)}
        {own.and_then(|no| way(view, no, &round_page))}
        {bracket(view, &setting)}
        <p class="small mute tell">{legend(here, own.is_some())}</p>
        <WakeOnFocus />
    };
    division_page(here, frame, content.into_any())
}

/// 公开组·16 人·30 场，已赛 24 场.
fn under(here: &Here, view: &BracketView) -> String {
    let (all, done) = (view.played().count(), view.played().filter(|of| of.is_over()).count());
    let matches = if all == 0 { String::new() } else { format!("{all} 场，已赛 {done} 场") };
    dotted([here.division.name.clone(), format!("{} {}", here.in_the_stage(), here.counter()), matches])
}

/// Whose way is marked, at the head of a query.
fn marking(own: Option<No>) -> String {
    own.map(|no| format!("no={no}&")).unwrap_or_default()
}

fn found(people: &[Person], asked: &Asked) -> Vec<Person> {
    let places = Finder::new(&asked.name).places(people);
    places.into_iter().filter_map(|place| people.get(place).cloned()).collect()
}

/// The search; a bracket without names has none.
fn search(here: &Here, asked: &Asked) -> Option<AnyView> {
    let people = candidate::of_bracket(here);
    let (action, kept) = (here.to("bracket"), stage_links::kept(here));
    (!people.is_empty()).then(|| {
        view! {
            <div class="gap narrow no-print">
                <Search action label="找姓名" placeholder="姓名、拼音或序号" value=asked.name.as_str() button="找路线" names=names::pack(&people)>
                    {kept}
                </Search>
            </div>
        }
        .into_any()
    })
}

/// Nobody found, or several to choose from.
fn answer(here: &Here, asked: &Asked, found: &[Person]) -> Option<AnyView> {
    let asked = asked.name.clone();
    if asked.is_empty() || found.len() == 1 {
        return None;
    }
    let chip = |person: &Person| {
        let href = here.to(&format!("bracket?no={}", person.no));
        view! { <a class="chip" href=href>{format!("{} {} 号", person.name, person.no)}</a> }
    };
    let chips: Vec<_> = found.iter().take(12).map(chip).collect();
    let text = if found.is_empty() {
        format!("签表里没有“{asked}”。")
    } else {
        format!("找到 {} {}　", found.len(), here.counter())
    };
    Some(view! { <p class="chips gap" role="status"><span class="small mute">{text}</span>{chips}</p> }.into_any())
}

/// What the marks mean, and who is out when.
fn legend(here: &Here, marked: bool) -> String {
    let Some(stage) = here.stage() else { return String::new() };
    let marked = if marked { "粗框和粗线是找到的人走过的路，虚线是落入败者组。" } else { "" };
    format!("场次号反色的正在进行。{marked}{}", words::format_sentence(&stage.settings.format).text)
}

fn show_ladder(here: &Here) -> AnyView {
    let frame = Frame { tab: Tab::Bracket, title: here.stage_name(), under: here.summary(), class: "page mid" };
    let name = words::names(&here.division);
    let page = |round: u32, board: u32| here.match_page(round, board);
    let content = here.stage().map(|stage| ladder(stage, here.game(), &name, &page));
    division_page(here, frame, content.into_any())
}
