//! The divisions of an event: their names, one more, and one that is cancelled.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::decide;

use super::form::{Act, Field, Hidden, Keep};
use super::frame::{Frame, Tab};
use super::move_entrants::MoveForm;
use super::new::PlayFields;
use super::state::Desk;
use super::templates::Templates;
use crate::api::divisions::{RemoveDivision, RenameDivision, RestoreDivision};
use crate::api::event::{AddDivision, PlayForm};
use crate::api::forms;
use crate::components::{Note, NoteKind};
use crate::wording;

/// Their section in the settings.
#[component]
pub fn Divisions(
    /// Where.
    desk: Desk,
    /// Those that were cancelled.
    removed: Vec<(u32, String)>,
) -> impl IntoView {
    let names: Vec<&str> = desk.divisions.iter().map(|division| division.name.as_str()).collect();
    let (names, name) = (names.join("、"), desk.division().name.clone());
    let removed =
        removed.into_iter().map(|(number, name)| view! { <Restore desk=desk.clone() number name /> }).collect_view();
    view! {
        <section class="sect" id="divisions">
            <h2>"组别"</h2>
            <p class="mute small">{format!("现有 {names}。")}</p>
            <Act to=RenameDivision::PATH hidden=Hidden::of(&desk) class="narrow">
                <Field label="这一组的名称" name="name" value=name required=true longest=40 />
                <p class="gap"><button class="btn">"改名"</button></p>
            </Act>
            <MoreDivisions desk=desk.clone() />
            <Cancel desk=desk.clone() />
            {removed}
        </section>
    }
    .into_any()
}

#[component]
fn MoreDivisions(desk: Desk) -> impl IntoView {
    let play = PlayForm { units_apart: true, ..PlayForm::default() };
    view! {
        <details class="more">
            <summary>"再加一组"</summary>
            <Act to=AddDivision::PATH hidden=Hidden::of(&desk)>
                <div class="narrow"><Field label="组别名称" name="name" required=true longest=40 hint="如 女子组。" /></div>
                <Templates chosen=forms::DEFAULT_TEMPLATE />
                <div class="narrow"><PlayFields play /></div>
                <p class="gap-l"><button class="btn">"加上这一组"</button></p>
            </Act>
        </details>
    }
    .into_any()
}

/// The way to cancel the division, or why it cannot be.
#[component]
fn Cancel(desk: Desk) -> impl IntoView {
    let name = desk.division().name.clone();
    if desk.divisions.len() < 2 {
        return ().into_any();
    }
    match decide::cancel(desk.division()) {
        Ok(()) => {
            let ask = format!("?k={}&cancel=1", desk.here.number);
            view! { <p class="gap"><a class="btn" href=ask>{format!("取消{name}")}</a></p> }.into_any()
        }
        Err(refusal) => {
            let why = wording::refusal(&refusal, desk.game()).what;
            view! { <p class="hint gap">{format!("{name}：{why}")}</p> }.into_any()
        }
    }
}

#[component]
fn Restore(desk: Desk, number: u32, name: String) -> impl IntoView {
    view! {
        <Act to=RestoreDivision::PATH hidden=Hidden::of(&desk)>
            <Keep name="number" value=number.to_string() />
            <p class="acts gap"><span class="mute">{format!("已取消：{name}")}</span><button class="btn small">"恢复"</button></p>
        </Act>
    }
    .into_any()
}

/// Asks before a division is cancelled.
pub fn confirm(desk: Desk) -> AnyView {
    let name = desk.division().name.clone();
    let (count, unit) = (desk.division().registered(), desk.unit());
    let (title, button) = (format!("取消{name}？"), format!("取消{name}"));
    let who = if count == 0 {
        "还没有人报名。".to_owned()
    } else {
        format!("已报名的 {count} {unit}一起取消。")
    };
    let others = (count > 0).then(|| view! { <MoveForm desk=desk.clone() who="all" title="先把他们移到别的组别" /> });
    let back = format!("/desk/e/{}/settings?k={}#divisions", desk.here.slug, desk.here.number);
    view! {
        <Frame desk=desk.clone() tab=Tab::Settings title>
            <div class="two">
                <section>
                    <Note kind=NoteKind::Warn title=who>
                        <p>"公开页上不再有这一组。以后可以在“设置”里恢复。"</p>
                    </Note>
                    <Act to=RemoveDivision::PATH hidden=Hidden::of(&desk)>
                        <p class="acts gap-l"><button class="btn go">{button}</button><a class="btn" href=back>"不取消"</a></p>
                    </Act>
                </section>
                <aside>{others}</aside>
            </div>
        </Frame>
    }
    .into_any()
}
