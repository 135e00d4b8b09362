//! 打印: the papers of each round and of the whole.

use backend::auth::policy::Page;
use backend::paper::Fonts;
use backend::service::paper::PaperKind;
use leptos::prelude::*;
use shared::matches;
use shared::stage::Format;

use super::at::at_desk;
use super::frame::{Frame, Tab};
use super::state::Desk;
use crate::api::sent::with_stage;
use crate::components::{Empty, Note, NoteKind};

/// 打印.
#[component]
pub fn Papers() -> impl IntoView {
    at_desk(Page::DeskPapers, |desk| async move { page(desk) })
}

fn page(desk: Desk) -> AnyView {
    let wholes = wholes(&desk);
    let work = if desk.published() == 0 && wholes.is_empty() {
        view! { <Early desk=desk.clone() /> }.into_any()
    } else {
        view! { <Lists desk=desk.clone() wholes /> }.into_any()
    };
    let under = "文字可选，可直接打印。";
    view! { <Frame desk tab=Tab::Papers title="打印" under>{work}</Frame> }.into_any()
}

/// Papers of the whole stage or division, and the addresses by size.
type Whole = (PaperKind, Vec<(&'static str, String)>);

fn wholes(desk: &Desk) -> Vec<Whole> {
    let division = desk.division();
    let begun = desk.stage.has_started() && desk.stage.needs_start();
    let one = |kind| (kind, vec![("A4", paper(desk, kind, ""))]);
    let bracket = PaperKind::Bracket;
    let offered = [
        (
            begun && is_bracket(desk),
            (bracket, vec![("A4", paper(desk, bracket, "")), ("A3", paper(desk, bracket, "size=a3"))]),
        ),
        (begun && matches!(desk.stage.settings.format, Format::Groups(_)), one(PaperKind::Groups)),
        (begun && matches!(desk.stage.settings.format, Format::Heats(_)), one(PaperKind::Heats)),
        (division.team.is_some(), one(PaperKind::Teams)),
        (division.has_started(), one(PaperKind::Places)),
    ];
    offered.into_iter().filter(|(is, _)| *is).map(|(_, whole)| whole).collect()
}

fn is_bracket(desk: &Desk) -> bool {
    matches!(desk.stage.settings.format, Format::SingleElim(_) | Format::DoubleElim)
}

/// The address of a paper of the stage at hand.
fn paper(desk: &Desk, kind: PaperKind, query: &str) -> String {
    let (slug, k, kind) = (&desk.here.slug, desk.here.number, kind.key());
    let sign = if query.is_empty() { "" } else { "?" };
    with_stage(&format!("/e/{slug}/{k}/papers/{kind}.pdf{sign}{query}"), desk.s())
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
fn Lists(desk: Desk, wholes: Vec<Whole>) -> impl IntoView {
    let rounds = (1..=desk.published()).rev().map(|round| view! { <OfRound desk=desk.clone() round /> }).collect_view();
    let whole = |(kind, sizes): Whole| {
        let links = sizes.into_iter().map(|(size, href)| view! { <a class="btn small" href=href>{size}</a> });
        view! { <tr><th scope="row" class="song">{kind.title()}</th><td>{links.collect_view()}</td></tr> }
    };
    let whole = (!wholes.is_empty()).then(|| {
        view! { <table class="tight papers wholes"><tbody>{wholes.into_iter().map(whole).collect_view()}</tbody></table> }
    });
    let by_round = (desk.published() > 0).then(|| {
        view! {
            <table class="tight top papers">
                <thead>
                    <tr>
                        <th scope="col">"轮次"</th>
                        <th scope="col">"对阵表"</th>
                        <th scope="col">"成绩"</th>
                    </tr>
                </thead>
                <tbody>{rounds}</tbody>
            </table>
        }
    });
    view! {
        <div class="two">
            <div>{whole}{by_round}</div>
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
    let link = |(kind, word): (PaperKind, &'static str)| {
        let href = paper(&desk, kind, &format!("round={round}"));
        view! { <a class="btn small" href=href>{word}</a> }
    };
    let pairs = [(PaperKind::Boards, "按台号"), (PaperKind::Names, "按姓名")].map(link).into_iter().collect_view();
    let results = results_of_round(&desk, round).into_iter().map(|kind| link((kind, kind.title()))).collect_view();
    view! { <tr><th scope="row" class="song">{format!("第 {round} 轮")}</th><td>{pairs}</td><td>{results}</td></tr> }
        .into_any()
}

/// What is printed after a round, by what is played.
fn results_of_round(desk: &Desk, round: u32) -> Vec<PaperKind> {
    let mut papers = match desk.stage.settings.format {
        Format::Swiss(_) => vec![PaperKind::Standings, PaperKind::Rounds],
        Format::RoundRobin { .. } => vec![PaperKind::Standings, PaperKind::Cross],
        Format::Groups(_) | Format::SingleElim(_) | Format::DoubleElim | Format::Heats(_) | Format::Ladder => {
            Vec::new()
        }
    };
    if matches::has_games(desk.division(), desk.stage_index, round) {
        papers.push(PaperKind::Match);
    }
    if !desk.division().totals.is_empty() {
        papers.push(PaperKind::Totals);
    }
    papers
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
