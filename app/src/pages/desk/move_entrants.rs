//! Entrants who move to another division before either is drawn.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::decide;
use shared::division::Division;
use shared::entrant::Entrant;
use shared::id::EntrantId;

use super::form::{Act, Choices, Choose, Hidden, Keep};
use super::state::Desk;
use crate::api::divisions::MoveEntrants;
use crate::components::{Empty, Note, NoteKind};
use crate::wording;

/// Everybody of the division, as the address has it.
pub const ALL: &str = "all";

/// Asks into which division; nothing where there is none.
#[component]
pub fn MoveForm(
    /// Where they are.
    desk: Desk,
    /// Who: an id, or [`ALL`].
    #[prop(into)]
    who: String,
    /// What is asked.
    title: &'static str,
) -> impl IntoView {
    let open = desk.division().numbered() == 0 && !desk.division().has_started() && !desk.division().finished;
    let choices = if open { open_divisions(&desk) } else { Vec::new() };
    (!choices.is_empty()).then(|| {
        let page = desk.page("entrants");
        view! {
            <section class="sect">
                <h2>{title}</h2>
                <form method="get" action=page>
                    <Keep name="move" value=who />
                    <Choose label="哪个组别" name="into" choices />
                    <p class="gap"><button class="btn">"下一步"</button></p>
                </form>
            </section>
        }
    })
}

/// The other divisions of the same kind that are not drawn.
fn open_divisions(desk: &Desk) -> Choices {
    let team = desk.division().team.is_some();
    let others = desk.divisions.iter().filter(|division| division.number != desk.here.number);
    let open = others.filter(|other| other.team == team && !other.drawn && other.rounds == 0 && !other.finished);
    open.map(|division| (division.number.to_string(), division.name.clone())).collect()
}

/// What the page is asked to confirm.
#[derive(Clone, Debug)]
pub struct Moving {
    /// Who: an id, or [`ALL`].
    pub who: String,
    /// The other division, from 1.
    pub into: u32,
}

impl Moving {
    /// Out of the address; `None` where that names no division.
    pub fn asked(who: String, into: &str) -> Option<Self> {
        Some(Self { who, into: into.parse().ok()? })
    }
}

/// Asks before they are moved.
pub async fn confirm(desk: Desk, moving: Moving) -> AnyView {
    let entrants = &desk.division().entrants;
    let asked = |entrant: &&Entrant| moving.who == ALL || moving.who.parse() == Ok(entrant.id.0);
    let who: Vec<Entrant> = entrants.iter().filter(asked).cloned().collect();
    match desk.backend.division(&desk.here.slug, moving.into).await {
        Ok(into) if !who.is_empty() => show(&desk, &moving, &who, &into.division),
        Ok(_) | Err(_) => nobody(&desk),
    }
}

fn nobody(desk: &Desk) -> AnyView {
    let back = desk.page("entrants");
    view! {
        <div class="gap-l">
            <Empty title="没有要移的" hint="名单可能刚被改过。"><a class="btn" href=back>"回到参赛者"</a></Empty>
        </div>
    }
    .into_any()
}

fn show(desk: &Desk, moving: &Moving, who: &[Entrant], into: &Division) -> AnyView {
    let ids: Vec<EntrantId> = who.iter().map(|entrant| entrant.id).collect();
    let refused = decide::move_entrants(desk.division(), into, &ids).err();
    let refused = refused.map(|refusal| wording::refusal(&refusal, desk.game()));
    let can_be = refused.is_none();
    let refused = refused.map(|words| {
        view! { <Note kind=NoteKind::Stop title=words.what><p>{words.instead}</p></Note> }
    });
    let names: Vec<&str> = who.iter().map(|entrant| entrant.details.name.as_str()).collect();
    let title = format!("{} {}移到{}", who.len(), desk.unit(), into.name);
    let text = ids.iter().map(EntrantId::to_string).collect::<Vec<_>>().join(" ");
    let (back, number) = (desk.page("entrants"), moving.into.to_string());
    let (names, twice) = (names.join("、"), twice(who, into));
    let meaning = format!("从{}的名单里去掉，单位、等级分、标记照旧。移错了，再移回来。", desk.division().name);
    view! {
        <section class="sect">
            <h2>{title.clone()}</h2>
            <p class="team-names">{names}</p>
            {twice}
            {refused}
            <p class="small mute gap">{meaning}</p>
            <Act to=MoveEntrants::PATH hidden=Hidden::of(desk)>
                <Keep name="into" value=number />
                <Keep name="who" value=text />
                <p class="acts gap"><button class="btn go" disabled=!can_be>{title}</button><a class="btn" href=back>"不移了"</a></p>
            </Act>
        </section>
    }
    .into_any()
}

/// Those of whom the other division has one of the same name and unit.
fn twice(who: &[Entrant], into: &Division) -> Option<AnyView> {
    let there = |entrant: &&Entrant| {
        let same = |other: &Entrant| {
            (&other.details.name, &other.details.unit) == (&entrant.details.name, &entrant.details.unit)
        };
        into.entrants.iter().any(same)
    };
    let names: Vec<&str> = who.iter().filter(there).map(|entrant| entrant.details.name.as_str()).collect();
    (!names.is_empty()).then(|| {
        let title = format!("{}里已有同名同单位的：{}", into.name, names.join("、"));
        view! { <div class="gap"><Note kind=NoteKind::Warn title /></div> }.into_any()
    })
}
