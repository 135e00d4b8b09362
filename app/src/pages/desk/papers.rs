//! 打印: the papers of each round and of the whole.

use backend::auth::policy::Page;
use backend::paper::Fonts;
use leptos::prelude::*;
use shared::stage::Format;

use super::at::at_desk;
use super::frame::{Frame, Tab};
use super::state::Desk;
use crate::components::{Empty, Note, NoteKind};

/// 打印.
#[component]
pub fn Papers() -> impl IntoView {
    at_desk(Page::DeskPapers, |desk| async move { page(desk) })
}

fn page(desk: Desk) -> AnyView {
    let published = desk.published();
    let work = if published == 0 {
        view! { <Early desk=desk.clone() /> }.into_any()
    } else {
        view! { <Lists desk=desk.clone() /> }.into_any()
    };
    let under = "A4，文字可选，可直接打印。";
    view! { <Frame desk tab=Tab::Papers title="打印" under>{work}</Frame> }.into_any()
}

#[component]
fn Early(desk: Desk) -> impl IntoView {
    view! {
        <div class="gap-l">
            <Empty title="还没有可印的" hint="公布第 1 轮以后，对阵表、名次表都在这里。">
                <a class="btn go" href=desk.page("round")>"去编排"</a>
            </Empty>
        </div>
    }
    .into_any()
}

#[component]
fn Lists(desk: Desk) -> impl IntoView {
    let rounds = (1..=desk.published()).rev().map(|round| view! { <OfRound desk=desk.clone() round /> }).collect_view();
    view! {
        <div class="two">
            <div>
                <table class="tight top papers">
                    <thead>
                        <tr>
                            <th scope="col">"轮次"</th>
                            <th scope="col">"对阵表"</th>
                            <th scope="col">"名次表"</th>
                            <th scope="col">"成绩表"</th>
                        </tr>
                    </thead>
                    <tbody>{rounds}</tbody>
                </table>
            </div>
            <aside>
                <NoFont desk=desk.clone() />
                <section>
                    <h2>"贴在哪里"</h2>
                    <p class="small mute">"“按台号”贴在赛场门口，“按姓名”贴在走廊：找自己的人先看姓名。"</p>
                </section>
            </aside>
        </div>
    }
    .into_any()
}

#[component]
fn OfRound(desk: Desk, round: u32) -> impl IntoView {
    let paper = |kind: &str| format!("/e/{}/{}/papers/{kind}.pdf?round={round}", desk.here.slug, desk.here.number);
    let table = match desk.stage.settings.format {
        Format::Swiss(_) => ("rounds", "积分编排成绩表"),
        _ => ("cross", "循环赛成绩表"),
    };
    view! {
        <tr>
            <th scope="row" class="song">{format!("第 {round} 轮")}</th>
            <td>
                <a class="btn small" href=paper("boards")>"按台号"</a>
                <a class="btn small" href=paper("names")>"按姓名"</a>
            </td>
            <td><a class="btn small" href=paper("standings")>{format!("第 {round} 轮后")}</a></td>
            <td><a class="btn small" href=paper(table.0)>{table.1}</a></td>
        </tr>
    }
    .into_any()
}

/// Says what to do when the server has no font to print with.
#[component]
fn NoFont(desk: Desk) -> impl IntoView {
    let missing = Fonts::find(desk.backend.config().font.as_deref()).err()?;
    Some(view! {
        <Note kind=NoteKind::Warn title="这台电脑上没有中文字体，打不出 PDF">
            <p>"装上思源黑体（Debian：apt install fonts-noto-cjk），或用 --font 指定字体文件，再重启程序。"</p>
            <p class="hint">{missing.to_string()}</p>
        </Note>
    })
}
