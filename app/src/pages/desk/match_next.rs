//! The game that comes next, with a button for each result.

use leptos::prelude::*;
use shared::event::Game;
use shared::matches::{FirstMove, GameKind, NextGame};
use shared::result::GameResult;
use shared::side::Side;
use shared::view::matches::MatchView;
use shared::words;

use super::entry_fields::{EntryFields, ToSet};
use super::form::{Act, Hidden};
use super::match_set::{Slot, person, player_name, whole};
use super::state::Desk;
use crate::api::match_forms::{kind_key, side_key};
use crate::api::result::Entry;
use crate::components::{Note, NoteKind, SideMark};

/// What can be entered now.
#[component]
pub fn Next(
    /// Where.
    desk: Desk,
    /// The match.
    view: MatchView,
) -> impl IntoView {
    let waits = view.knockout && view.state.level;
    let level = waits.then(|| {
        view! {
            <Note kind=NoteKind::Warn title="打平，胜者还没有定">
                <p>"淘汰赛要分出胜负：加赛或抽签有了结果，后面的场次才排得出来。"</p>
            </Note>
        }
    });
    let single = view.single && view.state.next.is_empty() && !view.state.level;
    let one = single.then(|| view! { <OneGame desk=desk.clone() view=view.clone() /> });
    let next = view.state.next.iter().map(|next| view! { <NextOne desk=desk.clone() view=view.clone() next=*next /> });
    view! { {level}{one}{next.collect_view()} }.into_any()
}

/// The one result of a match of one game.
#[component]
fn OneGame(desk: Desk, view: MatchView) -> impl IntoView {
    let more = desk.page(&format!("results/{}?board={}", view.round, view.board));
    if view.state.result.is_finished() {
        return view! { <p class="acts gap"><a class="btn" href=more>"改成绩"</a></p> }.into_any();
    }
    let set = ToSet::Board(Entry { result: String::new(), ..whole(&desk, &view, GameResult::Unfinished) });
    let slot = Slot { game: 1, kind: GameKind::Slow, first: Some(Side::First), stands: None };
    view! {
        <section class="next-game">
            <Act to=set.path() hidden=Hidden::of(&desk)>
                <EntryFields set />
                {buttons(&desk, &view, &slot)}
            </Act>
            <p class="gap"><a href=more>"弃权、犯规、处罚"</a></p>
        </section>
    }
    .into_any()
}

#[component]
fn NextOne(desk: Desk, view: MatchView, next: NextGame) -> impl IntoView {
    let game = desk.game();
    let slot = Slot::next(&view, &next);
    let set = ToSet::Game(slot.entry(&desk, &view));
    let who = (next.kind != GameKind::Lots).then(|| words::first_move_words(&view, next.first, game));
    let query = format!("game={}&entry%5Bkind%5D={}", next.game, kind_key(next.kind));
    let more = (next.kind != GameKind::Lots)
        .then(|| view! { <p class="gap"><a href=desk.asking(&query)>"弃权、犯规、处罚"</a></p> });
    view! {
        <section class="next-game">
            <h2>{words::game_name(next.game, next.kind, game)}" "<small>{who}</small></h2>
            {(next.kind == GameKind::DrawOdds).then(|| view! { <p class="hint">"和棋算后走的一方胜。"</p> })}
            <Act to=set.path() hidden=Hidden::of(&desk)>
                <EntryFields set />
                {chooser(next.first).map(|side| choose_first(&view, side))}
                {buttons(&desk, &view, &slot)}
            </Act>
            {more}
        </section>
    }
    .into_any()
}

/// Who chooses the colours of a game.
const fn chooser(first: FirstMove) -> Option<Side> {
    match first {
        FirstMove::Chosen(side) => Some(side),
        FirstMove::Side(_) => None,
    }
}

/// Who has the first move, chosen on the spot.
fn choose_first(view: &MatchView, chooser: Side) -> impl IntoView + use<> {
    let legend = format!("谁先走（{}选）", person(view, chooser).name);
    let radio = |side: Side| {
        let name = person(view, side).name.clone();
        view! {
            <label class="pickone">
                <input type="radio" name="entry[first]" value=side_key(side) required />
                <span>{name}"先走"</span>
            </label>
        }
    };
    let radios = [Side::First, Side::Second].map(radio).into_iter().collect_view();
    view! { <fieldset class="field"><legend>{legend}</legend><div class="choices halves">{radios}</div></fieldset> }
}

/// A button for each result that a game played to its end can have: the two of the pairing stay on their sides, whoever
/// moves first.
fn buttons(desk: &Desk, view: &MatchView, slot: &Slot) -> AnyView {
    let game = desk.game();
    let wins = [Side::First, Side::Second].map(|side| win_button(view, slot, side, game));
    let [first, second] = wins;
    let draw = (slot.kind != GameKind::Lots)
        .then(|| view! { <button class="btn" name="entry[result]" value=GameResult::Draw.sign()><b>"和"</b></button> });
    let class = if slot.kind == GameKind::Lots { "answers halves" } else { "answers" };
    view! { <div class=class>{first}{draw}{second}</div> }.into_any()
}

fn win_button(view: &MatchView, slot: &Slot, side: Side, game: Game) -> AnyView {
    let Some(result) = slot.won_by(side) else {
        // The colours are chosen in the same form, so that the buttons name them.
        let result = if side == Side::First { GameResult::FirstWins } else { GameResult::SecondWins };
        return view! {
            <button class="btn" name="entry[result]" value=result.sign()>
                <SideMark game side />" "<b>"胜"</b>
            </button>
        }
        .into_any();
    };
    let name = player_name(view, slot.stands.as_ref(), side);
    let mark = (slot.kind != GameKind::Lots).then(|| {
        let own = if result == GameResult::FirstWins { Side::First } else { Side::Second };
        view! { <SideMark game side=own />" " }
    });
    let word = if slot.kind == GameKind::Lots { "中签" } else { "胜" };
    view! {
        <button class="btn" name="entry[result]" value=result.sign()>
            {mark}<b>{name}</b>" "{word}
        </button>
    }
    .into_any()
}
