//! A page that could not be made.

use backend::Error;
use leptos::prelude::*;
use leptos_meta::Title;

use crate::components::{Mast, Note, NoteKind};

/// Says that it is not the visitor's fault, what still holds, and under which sign the cause is in the log.
#[component]
pub fn Trouble(
    /// What went wrong.
    error: Error,
) -> impl IntoView + use<> {
    let sign = match error {
        Error::Internal { id } => format!("日志编号 {id}"),
        _ => String::new(),
    };
    view! {
        <Title text="这一页暂时打不开 · 棋赛" />
        <div class="page">
            <Mast title="这一页暂时打不开" />
            <main id="main" class="gap-l" tabindex="-1">
                <Note kind=NoteKind::Warn title="服务器没能读出这一页">
                    <p>"已经记下的成绩都在，稍等片刻再试。还是不行，请告诉裁判台。"</p>
                    <p class="small">{sign}</p>
                    <p class="gap"><a class="btn" href="">"再试"</a></p>
                </Note>
            </main>
        </div>
    }
}
