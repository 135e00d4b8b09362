//! 弃权到了限度: those whom the event does not pair any more, to be withdrawn.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::structure::{self, OverLimit};
use shared::words;

use super::form::{Act, Hidden, Keep};
use super::state::Desk;
use crate::api::entrants::{ROUND, WithdrawEntrant};
use crate::components::{Note, NoteKind};

/// Those who have missed as many games as the event allows, each to be withdrawn from the last one missed on, or from a
/// later one that they were let play.
#[component]
pub fn TooManyMissed(
    /// At the stage.
    desk: Desk,
) -> impl IntoView {
    let limit = desk.stage.settings.forfeit_limit?;
    let over = structure::over_limit(desk.division(), desk.stage_index);
    let line = |OverLimit { no, missed, leaves_after }: OverLimit| {
        let missed = missed.iter().map(u32::to_string).collect::<Vec<_>>().join("、");
        let text = format!("{no} 号 {}：第 {missed} 轮", words::names(desk.division())(no));
        view! {
            <Act to=WithdrawEntrant::PATH hidden=Hidden::of(&desk) class="row">
                <span>{text}</span>
                <Keep name="no" value=no.to_string() />
                <Keep name="after" value=leaves_after.to_string() />
                <Keep name="back" value=ROUND />
                <button class="btn small">"退赛"</button>
            </Act>
        }
    };
    let lines: Vec<_> = over.into_iter().map(line).collect();
    (!lines.is_empty()).then(|| {
        view! {
            <div class="gap">
                <Note kind=NoteKind::Warn title="弃权到了限度">
                    <p>{words::forfeit_limit_words(limit)}"。裁判另有决定的，照常编排。"</p>
                    {lines}
                </Note>
            </div>
        }
    })
}
