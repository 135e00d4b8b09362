//! A correction before it is made: what it changes, and what becomes of later matches that were played with another
//! winner.

use leptos::prelude::*;
use shared::bracket::{self, Standing};
use shared::decide::{self, Effect};
use shared::refusal::Refusal;
use shared::words;

use super::entry_fields::{EntryFields, ToSet};
use super::form::{Act, Hidden};
use super::state::Desk;
use crate::components::{Note, NoteKind};
use crate::wording;

/// What is asked for, what it changes, and the buttons.
#[component]
pub fn Correction(
    /// Where.
    desk: Desk,
    /// What would be set.
    set: ToSet,
    /// What the button says: 改为红胜.
    verb: String,
    /// Which result of what.
    title: String,
    /// Where one goes who changes nothing.
    back: String,
) -> impl IntoView {
    let refused = set.command().and_then(|command| decide::decide(desk.division(), &command).err());
    let work = match refused {
        None => view! { <Plain desk=desk.clone() set verb back /> }.into_any(),
        Some(Refusal::LaterMatchesPlayed { matches }) => {
            view! { <LaterPlayed desk=desk.clone() set matches back /> }.into_any()
        }
        Some(refusal) => refused_note(&desk, &refusal, back),
    };
    view! {
        <div class="sheet gap">
            <h3 class="song">{title}</h3>
            {work}
        </div>
    }
    .into_any()
}

fn refused_note(desk: &Desk, refusal: &Refusal, back: String) -> AnyView {
    let words = wording::refusal(refusal, desk.game());
    view! {
        <Note kind=NoteKind::Stop title=words.what><p>{words.instead}</p></Note>
        <p class="acts gap"><a class="btn" href=back>"返回"</a></p>
    }
    .into_any()
}

#[component]
fn Plain(desk: Desk, set: ToSet, verb: String, back: String) -> impl IntoView {
    view! {
        <Effects desk=desk.clone() set=set.clone() />
        <Act to=set.path() hidden=Hidden::of(&desk)>
            <EntryFields set />
            <p class="acts gap"><button class="btn go">{verb}</button><a class="btn" href=back>"不改"</a></p>
        </Act>
        <p class="hint">"改后可以撤销，日志记下两个值。"</p>
    }
    .into_any()
}

/// The matches that were played with another winner, and the two ways to go on.
#[component]
fn LaterPlayed(desk: Desk, set: ToSet, matches: Vec<u32>, back: String) -> impl IntoView {
    let played = bracket::run(desk.division(), desk.stage_index);
    let lines: Vec<String> = matches.into_iter().map(|number| match_line(&desk, &played, number)).collect();
    let lines = lines.into_iter().map(|line| view! { <li>{line}</li> });
    view! {
        <Note kind=NoteKind::Warn title="胜者变了，后面的场次已经赛过">
            <ul class="effects">{lines.collect_view()}</ul>
        </Note>
        <div class="ways">
            <Way
                desk=desk.clone()
                set=set.clone().with_later("replay")
                title="按新的胜者重赛"
                hint="上面各场的成绩作废，由新的胜者再下。"
            />
            <Way
                desk=desk.clone()
                set=set.with_later("keep")
                title="维持原来的结果"
                hint="这一场的成绩照改，后面各场不动，新的胜者不再前进。"
            />
        </div>
        <p class="acts gap"><a class="btn" href=back>"都不改"</a></p>
        <p class="hint">"两种都记入日志。"</p>
    }
    .into_any()
}

/// A match as it was played: 第 25 场 孙知行 – 何砚秋，孙知行胜.
fn match_line(desk: &Desk, played: &[Standing], number: u32) -> String {
    let name = words::names(desk.division());
    let standing = played.iter().find(|standing| standing.planned.number == number);
    let place = standing.map_or((number, 1), |standing| (standing.planned.round, standing.planned.board));
    let Some(pairing) = desk.stage.round(place.0).and_then(|round| round.at(place.1)) else {
        return format!("第 {number} 场");
    };
    let result = words::result_between(pairing.result, &name(pairing.first), &name(pairing.second));
    format!("第 {number} 场 {} – {}，{result}", name(pairing.first), name(pairing.second))
}

/// One way to go on, with what it changes.
#[component]
fn Way(desk: Desk, set: ToSet, title: &'static str, hint: &'static str) -> impl IntoView {
    view! {
        <section class="way">
            <h4>{title}</h4>
            <p class="small mute">{hint}</p>
            <Effects desk=desk.clone() set=set.clone() />
            <Act to=set.path() hidden=Hidden::of(&desk)>
                <EntryFields set />
                <button class="btn">{title}</button>
            </Act>
        </section>
    }
    .into_any()
}

/// Points, rounds and matches first; the ranks, which can be many, folded.
#[component]
fn Effects(desk: Desk, set: ToSet) -> impl IntoView {
    let effects = set.command().map(|command| decide::preview(desk.division(), &command)).unwrap_or_default();
    let (ranks, others): (Vec<Effect>, Vec<Effect>) =
        effects.into_iter().partition(|effect| matches!(effect, Effect::Rank { .. }));
    let nothing = (ranks.is_empty() && others.is_empty()).then(|| view! { <li>"别的都不变。"</li> });
    let count = ranks.len();
    let items = |effects: Vec<Effect>| {
        let words = effects.into_iter().map(|effect| wording::effect(&effect, desk.division()));
        words.map(|words| view! { <li>{words}</li> }).collect_view()
    };
    let ranks = (count > 0).then(|| {
        view! {
            <details class="more">
                <summary>{format!("{count} 人名次有变动")}</summary>
                <ul class="effects">{items(ranks)}</ul>
            </details>
        }
    });
    view! { <ul class="effects">{items(others)}{nothing}</ul>{ranks} }
}
