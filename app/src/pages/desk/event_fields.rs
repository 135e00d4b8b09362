//! The fields about an event, shared by the form of a new one and by its settings.

use leptos::prelude::*;
use shared::event::Game;
use shared::ranking::presets;
use shared::side::Side;

use super::form::{Choices, Choose, Field, Lines};
use crate::api::event::EventForm;
use crate::api::forms;
use crate::wording;

/// Everything that is said about an event but its name.
#[component]
pub fn EventFields(
    /// As it opens.
    event: EventForm,
) -> impl IntoView {
    view! {
        <Choose label="棋种" name="event[game]" choices=game_choices() value=event.game />
        <Field label="第一天" name="event[starts_on]" kind="date" value=event.starts_on />
        <Field label="最后一天" name="event[ends_on]" kind="date" value=event.ends_on hint="只有一天就不用填。" />
        <Field label="地点" name="event[venue]" value=event.venue />
        <Field label="主办单位" name="event[organizer]" value=event.organizer />
        <Lines label="用时" name="event[time_rule]" value=event.time_rule rows=2 hint="如 每方 20 分钟，每步加 5 秒。照原文印出。" />
        <Lines label="补充规定" name="event[supplement]" value=event.supplement rows=3 hint="如 迟到 15 分钟判负。会登在规程页上。" />
    }
    .into_any()
}

/// Games with the words of their sides.
fn game_choices() -> Choices {
    let word = |game: Game| {
        let (first, second) = (game.side_name(Side::First), game.side_name(Side::Second));
        (forms::game_key(game).to_owned(), format!("{}（{first}先{second}后）", game.name()))
    };
    Game::ALL.map(word).to_vec()
}

/// Rule books.
pub fn rule_choices() -> Choices {
    let choices = [("2011", "象棋竞赛规则 2011"), ("1999", "象棋竞赛规则 1999"), ("hk", "香港")];
    choices.map(|(key, word)| (key.to_owned(), word.to_owned())).to_vec()
}

/// The chains of the rule books, each with its keys in words, after one that means none of them.
pub fn preset_choices(none: &str) -> Choices {
    let preset = |preset: &presets::Preset| {
        let keys: Vec<String> = preset.chain.iter().map(|key| wording::tie_break_name(*key)).collect();
        (preset.key.to_owned(), format!("{}：{}", preset.name, keys.join("、")))
    };
    std::iter::once((String::new(), none.to_owned())).chain(presets::ALL.iter().map(preset)).collect()
}
