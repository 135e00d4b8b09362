//! How many boards are known, and what comes when all are.

use leptos::prelude::*;

use super::sending::{Hall, Line};
use crate::components::Progress;

impl Hall {
    /// The boards without a result that ends them, on disk or on its way.
    pub fn missing(self) -> Vec<u32> {
        let lines = self.lines.with_value(Clone::clone);
        lines.into_iter().filter(|line| !self.is_known(*line)).map(|line| line.board).collect()
    }

    fn is_known(self, line: Line) -> bool {
        let waiting = self.outbox.with(|outbox| outbox.of_board(line.board).map(|pending| pending.result));
        let result = waiting.unwrap_or_else(|| line.result.get());
        self.sheet.with_value(|sheet| sheet.is_end(result))
    }
}

/// One tick a board.
#[component]
pub fn Count(
    /// The round.
    hall: Hall,
) -> impl IntoView {
    let total = hall.lines.with_value(|lines| u32::try_from(lines.len()).unwrap_or(u32::MAX));
    view! {
        {move || {
            let missing = u32::try_from(hall.missing().len()).unwrap_or(u32::MAX);
            let done = total.saturating_sub(missing);
            view! {
                <p class="split small mute gap"><span>{format!("已报 {done} 台")}</span><span>{format!("缺 {missing} 台")}</span></p>
                <Progress done total label="已报的台" />
            }
        }}
    }
    .into_any()
}

/// What comes next: one button, vermilion once nothing is missing.
#[component]
pub fn Bar(
    /// The round.
    hall: Hall,
) -> impl IntoView {
    let onward = hall.sheet.with_value(|sheet| sheet.onward.clone());
    onward.map(|onward| {
        view! {
            <div class="bar">
                {move || {
                    let ready = hall.missing().is_empty();
                    let title = if ready { onward.ready.clone() } else { onward.waiting.clone() };
                    let hint = if ready { String::new() } else { onward.hint.clone() };
                    let class = if ready { "btn go" } else { "btn" };
                    view! {
                        <p><b>{title}</b>" "<span class="mute small">{hint}</span></p>
                        <a class=class href=onward.href.clone()>{onward.button.clone()}</a>
                    }
                }}
            </div>
        }
        .into_any()
    })
}
