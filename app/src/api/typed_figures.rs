//! 要紧的几项 as typed, kept while they are refused.

use backend::auth::Session;
use backend::{Backend, Error};
use serde::{Deserialize, Serialize};
use shared::division::Division;

use super::Sent;
use super::caller::Caller;
use super::figures::FiguresForm;
use super::{read_figures, typed};

/// What was typed, and over what: once that is other, it is not shown any more.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Typed {
    over: FiguresForm,
    form: FiguresForm,
}

/// Changes what the form changes, or keeps what was typed for the form that is shown again.
pub async fn save(to: &Sent, form: &FiguresForm) -> Result<(), Error> {
    let caller = Caller::of(&to.csrf).await?;
    let here = caller.backend.division(&to.slug, to.k).await?;
    let typed = Typed { over: read_figures::as_it_stands(&here.division), form: form.clone() };
    let command = read_figures::command(form);
    typed::run_or_keep(&caller, to, command, &draft_key(&to.slug, to.k), &typed).await
}

/// What was typed over the division as it stands and refused; nothing in most cases.
pub async fn refused(
    backend: &Backend,
    session: Option<&Session>,
    (slug, k): (&str, u32),
    division: &Division,
) -> Option<FiguresForm> {
    let typed: Typed = typed::refused(backend, session, &draft_key(slug, k)).await?;
    (typed.over == read_figures::as_it_stands(division)).then_some(typed.form)
}

fn draft_key(slug: &str, k: u32) -> String {
    format!("figures/{slug}/{k}")
}
