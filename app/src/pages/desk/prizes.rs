//! 奖项: which places win what, of the division and of each of its lists.

use backend::auth::policy::Page;
use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use leptos_router::hooks::use_query_map;
use shared::prizes::Prizes;

use super::at::at_desk;
use super::form::{Act, Hidden};
use super::frame::{Frame, Tab};
use super::state::Desk;
use crate::api::teams::{PrizesForm, SetPrizes, SuggestPrizes};
use crate::api::typed_prizes::{self, USUAL, usual_key};
use crate::api::{forms, read_figures, read_teams};
use crate::components::{Note, NoteKind, raw_text};

/// 奖项.
#[component]
pub fn PrizesPage() -> impl IntoView {
    let fresh = use_query_map().get_untracked().get("fresh").is_some();
    at_desk(Page::DeskPrizes, move |desk| async move {
        let (slug, k) = (desk.here.slug.clone(), desk.here.number);
        let typed = typed_prizes::kept(&desk.backend, desk.actor.session(), &slug, k).await;
        page(desk, typed.filter(|_| !fresh))
    })
}

fn page(desk: Desk, typed: Option<Vec<PrizesForm>>) -> AnyView {
    let open = typed.is_some().then(|| {
        let fresh = desk.asking("fresh=1");
        view! { <div class="gap"><Note kind=NoteKind::Warn title="下面的还没有存"><p><a href=fresh>"看存着的"</a></p></Note></div> }
    });
    let typed = typed.unwrap_or_default();
    let fields = read_figures::prize_lists(desk.division()).into_iter().enumerate().map(|(index, list)| {
        let saved = desk.division().prizes.iter().find(|prizes| prizes.list == list).cloned().unwrap_or_default();
        let form = typed.iter().find(|form| form.list == list).cloned();
        let form = form.unwrap_or_else(|| PrizesForm {
            list,
            lines: read_teams::prize_lines(&saved.prizes),
            rest: saved.rest.clone(),
        });
        one(&desk, index, form, &saved)
    });
    let fields = fields.collect_view();
    let places =
        desk.division().has_places().then(|| view! { <a class="btn" href=desk.page("places")>"看最终名次"</a> });
    let hidden = Hidden::of(&desk);
    view! {
        <Frame desk tab=Tab::Prizes title="奖项" under="每行一项：名称和人数，或百分比。从第一名往下数。">
            {open}
            <Act to=SetPrizes::PATH hidden class="grow">
                // The Enter key presses the first button of a form.
                <button class="sr" tabindex="-1">"保存奖项"</button>
                {fields}
                <div class="bar">
                    <p class="mute small">"并列在一项奖的最后一名，都得这项奖"</p>
                    <div class="row">{places}<button class="btn go">"保存奖项"</button></div>
                </div>
            </Act>
        </Frame>
    }
    .into_any()
}

/// The fields of one list.
fn one(desk: &Desk, index: usize, form: PrizesForm, saved: &Prizes) -> impl IntoView + use<> {
    let PrizesForm { list, lines, rest } = form;
    let title = if list.is_empty() { "全体".to_owned() } else { forms::tag_word(&list) };
    let (lines_id, rest_id) = (format!("lines-{index}"), format!("rest-{index}"));
    let count = if list.is_empty() { Some(how_many(desk, saved)) } else { None };
    let usual = USUAL.map(|(key, word, ..)| {
        let (key, label) = (usual_key(index, key), format!("{title}填{word}"));
        view! { <button class="btn small" formaction=SuggestPrizes::PATH name="usual" value=key aria-label=label>{word}</button> }
    });
    view! {
        <section class="sect narrow">
            <h2>{title}</h2>
            <input type="hidden" name=format!("prizes[{index}][list]") value=list />
            <p class="chips gap">{usual.into_iter().collect_view()}</p>
            <div class="field">
                <label for=lines_id.clone()>"每行一项，从最好的写起"</label>
                <textarea class="in" id=lines_id name=format!("prizes[{index}][lines]") rows="6">{raw_text::in_textarea(&lines)}</textarea>
                <p class="hint">"如 一等奖 1、三等奖 2、金奖 20%。"{count}</p>
            </div>
            <div class="field">
                <label for=rest_id.clone()>"其余有名次的人"</label>
                <input class="in" id=rest_id name=format!("prizes[{index}][rest]") value=rest autocomplete="off" maxlength="40" />
                <p class="hint">"如 优秀奖、鼓励奖。空着就没有。"</p>
            </div>
        </section>
    }
    .into_any()
}

/// How many the saved prizes are, with the entrants there are.
fn how_many(desk: &Desk, prizes: &Prizes) -> String {
    let entrants = desk.division().entrants.len();
    let winners = prizes.prizes.iter().fold(0_usize, |all, prize| all.saturating_add(prize.count.places(entrants)));
    let winners = winners.min(entrants);
    if winners == 0 { String::new() } else { format!("现有 {entrants} {}，得奖约 {winners}。", desk.unit()) }
}
