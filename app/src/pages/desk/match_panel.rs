//! One game of a match with everything about it, and the result of a whole match; corrections are shown before they are
//! made where later rounds stand.

use leptos::prelude::*;
use shared::event::Game;
use shared::matches::GameKind;
use shared::result::GameResult;
use shared::side::Side;
use shared::view::matches::MatchView;
use shared::words;

use super::board_panel::{foul_choices, penalty_choices};
use super::correction::Correction;
use super::entry_fields::{PlaceFields, ToSet};
use super::form::{Act, Choose, Hidden, Keep, KeepStage};
use super::match_set::{Slot, looks_first, person, player_name, whole};
use super::state::Desk;
use crate::api::forms;
use crate::api::match_entry::GameEntry;
use crate::api::match_forms::{self, side_key};
use crate::components::{Note, NoteKind};

/// A game; with `to`, what is asked for it.
#[component]
pub fn GamePanel(
    /// Where.
    desk: Desk,
    /// The match.
    view: MatchView,
    /// Which game.
    game: u32,
    /// What it would get.
    to: Option<GameEntry>,
) -> impl IntoView {
    let kind = to.as_ref().map(|to| to.kind.clone()).unwrap_or_default();
    let back = desk.page(&format!("match/{}/{}", view.round, view.board));
    let Some(slot) = Slot::find(&view, game, &kind) else {
        return view! {
            <Note kind=NoteKind::Stop title=format!("现在轮不到第 {game} 局")>
                <p><a href=back>"回到这一场"</a></p>
            </Note>
        }
        .into_any();
    };
    let title = words::game_name(game, slot.kind, desk.game());
    let asked = to.filter(|to| GameResult::from_sign(&to.result).is_some());
    let work = match asked {
        Some(to) => view! { <Asked desk view which=slot to back=back.clone() /> }.into_any(),
        None => view! { <Everything desk view which=slot back=back.clone() /> }.into_any(),
    };
    view! {
        <section class="panel">
            <h2 class="board-head">{title}</h2>
            {work}
        </section>
    }
    .into_any()
}

/// A correction that is asked for.
#[component]
fn Asked(desk: Desk, view: MatchView, which: Slot, to: GameEntry, back: String) -> impl IntoView {
    let slot = which;
    let result = GameResult::from_sign(&to.result).unwrap_or_default();
    let entry = slot.entry(&desk, &view);
    let first = if to.first.is_empty() { entry.first.clone() } else { to.first.clone() };
    let names = names(&view, &slot, match_forms::side(&first));
    let words = |result: GameResult| words::result_between(result, &names.0, &names.1);
    let title = format!("{}，现在{}", words::game_name(slot.game, slot.kind, desk.game()), words(slot.result()));
    let verb = match (result, slot.result() == result) {
        (_, true) => "改犯规和处罚".to_owned(),
        (GameResult::Unfinished, _) => "撤回成绩".to_owned(),
        (result, _) => format!("改为{}", words(result)),
    };
    let set = ToSet::Game(GameEntry {
        stage: entry.stage,
        round: entry.round,
        board: entry.board,
        game: entry.game,
        seen: entry.seen,
        kind: entry.kind,
        first,
        ..to
    });
    view! { <Correction desk set verb title back /> }
}

/// The names of the game's first and second mover.
fn names(view: &MatchView, slot: &Slot, first: Option<Side>) -> (String, String) {
    let first = first.or(slot.first).unwrap_or(Side::First);
    let name = |side| player_name(view, slot.stands.as_ref(), side);
    (name(first), name(first.other()))
}

/// Every result, who moves first, fouls and penalties.
#[component]
fn Everything(desk: Desk, view: MatchView, which: Slot, back: String) -> impl IntoView {
    let slot = which;
    let corrects = slot.result().is_finished() && looks_first(&desk, &view);
    let entry = slot.entry(&desk, &view);
    let fields = view! {
        {(slot.kind != GameKind::Lots).then(|| first_mover(&view, &slot))}
        {results(&view, &slot, desk.game())}
        {(slot.kind != GameKind::Lots).then(|| fouls_and_penalties(&slot, desk.game()))}
    }
    .into_any();
    let not = view! { <a class="btn" href=back>"不改"</a> };
    if corrects {
        return view! {
            <form>
                <KeepStage desk=desk.clone() />
                <Keep name="game" value=slot.game.to_string() />
                <Keep name="entry[kind]" value=entry.kind />
                {lots_first(&slot)}
                {fields}
                <p class="hint gap-l">"后面的轮次已经有了，先看会改动什么，再定。"</p>
                <p class="acts gap"><button class="btn go">"看会改动什么"</button>{not}</p>
            </form>
        }
        .into_any();
    }
    let set = ToSet::Game(entry);
    view! {
        <Act to=set.path() hidden=Hidden::of(&desk)>
            <PlaceFields set />
            {lots_first(&slot)}
            {fields}
            <p class="acts gap-l"><button class="btn go">"记下"</button>{not}</p>
        </Act>
    }
    .into_any()
}

/// Lots are told as if the first side of the pairing had the first move.
fn lots_first(slot: &Slot) -> Option<impl IntoView + use<>> {
    let first = slot.first.unwrap_or(Side::First);
    (slot.kind == GameKind::Lots).then(|| view! { <Keep name="entry[first]" value=side_key(first) /> })
}

fn first_mover(view: &MatchView, slot: &Slot) -> impl IntoView + use<> {
    let radio = |side: Side| {
        let name = player_name(view, slot.stands.as_ref(), side);
        view! {
            <label class="pickone">
                <input type="radio" name="entry[first]" value=side_key(side) checked=slot.first == Some(side) required />
                <span>{name}</span>
            </label>
        }
    };
    let radios = [Side::First, Side::Second].map(radio).into_iter().collect_view();
    view! { <fieldset class="field"><legend>"先走"</legend><div class="choices halves">{radios}</div></fieldset> }
}

/// Results in the words of the colours, since the first mover can be changed in the same form; of lots by names.
fn results(view: &MatchView, slot: &Slot, game: Game) -> impl IntoView + use<> {
    let stands = slot.result();
    let lots = slot.kind == GameKind::Lots;
    let offered: Vec<GameResult> = GameResult::ALL
        .into_iter()
        .filter(|result| {
            !lots || matches!(result, GameResult::FirstWins | GameResult::SecondWins | GameResult::Unfinished)
        })
        .collect();
    let word = |result: GameResult| match (result, lots) {
        (GameResult::Unfinished, _) => "未报（撤回成绩）".to_owned(),
        (GameResult::FirstWins, true) => format!("{}中签", person(view, slot.first.unwrap_or(Side::First)).name),
        (GameResult::SecondWins, true) => {
            format!("{}中签", person(view, slot.first.unwrap_or(Side::First).other()).name)
        }
        _ => words::result_words(result, game),
    };
    let radio = |result: GameResult| {
        view! {
            <label class="pickone">
                <input type="radio" name="entry[result]" value=result.sign() checked=result == stands required />
                <span>{word(result)}</span>
            </label>
        }
    };
    let radios = offered.into_iter().map(radio).collect_view();
    view! { <fieldset class="field"><legend>"结果"</legend><div class="choices">{radios}</div></fieldset> }
}

fn fouls_and_penalties(slot: &Slot, game: Game) -> impl IntoView + use<> {
    let [first_fouls, second_fouls] = slot.stands.as_ref().map(|stands| stands.fouls).unwrap_or_default();
    let [first_penalty, second_penalty] = slot.penalties();
    let of = |side: Side, fouls: u32, penalty: String, names: [&'static str; 2]| {
        let word = game.side_name(side);
        let [fouls_name, penalty_name] = names;
        let choices = penalty_choices(&forms::penalties(&penalty));
        view! {
            <div>
                <Choose label=format!("{word}方犯规") name=fouls_name choices=foul_choices() value=fouls.to_string() />
                <Choose label=format!("{word}方处罚") name=penalty_name choices value=penalty />
            </div>
        }
    };
    view! {
        <div class="cols even">
            {of(Side::First, first_fouls, first_penalty, ["entry[first_fouls]", "entry[first_penalty]"])}
            {of(Side::Second, second_fouls, second_penalty, ["entry[second_fouls]", "entry[second_penalty]"])}
        </div>
    }
}

/// The result of a whole match, before it is set.
#[component]
pub fn WholeMatch(
    /// Where.
    desk: Desk,
    /// The match.
    view: MatchView,
    /// What it would get.
    result: GameResult,
    /// With fouls and penalties, where they are asked for.
    to: GameEntry,
) -> impl IntoView {
    let words = |result| words::result_between(result, &view.first.name, &view.second.name);
    let title = format!("整场，现在{}", words(view.state.result));
    let verb = if result.is_finished() { format!("记为{}", words(result)) } else { "撤回成绩".to_owned() };
    let back = desk.page(&format!("match/{}/{}", view.round, view.board));
    let mut entry = whole(&desk, &view, result);
    entry.first_fouls = to.first_fouls;
    entry.second_fouls = to.second_fouls;
    entry.first_penalty = to.first_penalty;
    entry.second_penalty = to.second_penalty;
    let set = ToSet::Board(entry);
    view! {
        <section class="panel">
            <Correction desk set verb title back />
        </section>
    }
}
