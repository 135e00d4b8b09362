//! 棋手: everybody who takes part, by name.

use leptos::prelude::*;
use shared::entrant::Entrant;
use shared::view::pinyin;

use super::division::{Here, person};
use super::find::Finder;
use super::frame::{Frame, division_page, dotted};
use super::tabs::Tab;
use super::{address, candidate, load};
use crate::components::{Empty, Name, Search, WakeOnFocus};
use crate::islands::find_name::names;

/// 棋手.
#[component]
pub fn Players() -> impl IntoView {
    let asked = address::asked("q");
    load::division_page(move |here| Some(show(&here, &asked)))
}

/// The page of all players, or of those that fit what was asked.
pub fn show(here: &Here, asked: &str) -> AnyView {
    let count = here.entrants();
    let units = here.units();
    let frame = Frame {
        tab: Tab::Players,
        title: if here.is_team() { "队伍" } else { "棋手" }.to_owned(),
        under: dotted([here.division.name.clone(), format!("{count} {}", here.counter()), format!("{units} 个单位")]),
        class: "page wide",
    };
    if count == 0 {
        let nothing = view! { <div class="gap-l"><Empty title="还没有人报名" hint="编排长录入名单以后，这里可以查到每一位棋手。" /></div> };
        return division_page(here, frame, nothing.into_any());
    }
    let shown = shown(here, asked);
    let content = view! {
        <div class="gap narrow">
            <Search
                action=format!("{}/players", here.base())
                label="找姓名"
                placeholder="姓名、拼音、序号或单位"
                value=asked
                button="找"
                names=names::pack(&candidate::of_division(here))
            />
        </div>
        {answer(asked, shown.len(), &format!("{}/players", here.base()))}
        {lists(here, &shown)}
        <WakeOnFocus />
    };
    division_page(here, frame, content.into_any())
}

/// Those who fit, in order of pinyin.
fn shown<'h>(here: &'h Here, asked: &str) -> Vec<&'h Entrant> {
    let people: Vec<_> = here.division.entrants.iter().map(person).collect();
    let found = Finder::new(asked);
    let fits = found.places(&people);
    let mut shown: Vec<&Entrant> = if asked.is_empty() {
        here.division.entrants.iter().collect()
    } else {
        fits.into_iter().filter_map(|place| here.division.entrants.get(place)).collect()
    };
    pinyin::sort_by_name(&mut shown, |entrant| &entrant.details.name);
    shown
}

fn answer(asked: &str, found: usize, all: &str) -> Option<AnyView> {
    if asked.is_empty() {
        return None;
    }
    let all = all.to_owned();
    Some(if found == 0 {
        view! {
            <div class="gap-l">
                <Empty title=format!("名单里没有“{asked}”") hint="可以只打姓，也可以打拼音首字母。">
                    <a class="btn" href=all>"看全部棋手"</a>
                </Empty>
            </div>
        }
        .into_any()
    } else {
        view! { <p class="small mute gap" role="status">{format!("找到 {found} 人。")}<a href=all>"看全部"</a></p> }
            .into_any()
    })
}

/// The names under their letters; a few stand without letters.
fn lists(here: &Here, shown: &[&Entrant]) -> impl IntoView + use<> {
    let groups: Vec<_> = shown
        .chunk_by(|a, b| pinyin::letter(&a.details.name) == pinyin::letter(&b.details.name))
        .map(|group| letter_group(here, group))
        .collect();
    view! { <div class="names three gap">{groups}</div> }
}

fn letter_group(here: &Here, group: &[&Entrant]) -> impl IntoView + use<> {
    let letter = group.first().map(|entrant| pinyin::letter(&entrant.details.name)).unwrap_or('#');
    let rows: Vec<_> = group.iter().map(|entrant| row(here, entrant)).collect();
    view! {
        <h2 class="letter">{letter.to_string()}</h2>
        <ul>{rows}</ul>
    }
}

fn row(here: &Here, entrant: &Entrant) -> impl IntoView + use<> {
    let name = entrant.details.name.clone();
    let (number, name) = match entrant.no {
        Some(no) => {
            let link = view! { <a href=here.player(no)><Name name /></a> }.into_any();
            (format!("{no} 号"), link)
        }
        None => (String::new(), view! { <Name name /> }.into_any()),
    };
    let standing = match (entrant.withdrawn_after, entrant.details.guest) {
        (Some(_), _) => "已退出",
        (None, true) => "陪打",
        (None, false) => "",
    };
    view! {
        <li class="who">
            {name} <span class="num">{number}</span>
            <span>{dotted([entrant.details.unit.clone(), standing.to_owned()])}</span>
        </li>
    }
}
