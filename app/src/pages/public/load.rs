//! Waits for what a page needs, and shows it, or says why it cannot be shown.

use std::future::Future;

use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, HeaderValue};
use backend::{Backend, Error};
use leptos::prelude::*;
use leptos_actix::ResponseOptions;
use shared::stage::Format;

use super::address;
use super::division::Here;
use super::not_found::NotFoundPage;
use super::trouble::Trouble;

/// A page of the division and the stage in the address; what is not there answers 404.
pub(super) fn division_page(show: impl FnOnce(Here) -> Option<AnyView> + Send + 'static) -> impl IntoView {
    let (slug, k, stage) = (address::slug(), address::number("k"), address::asked_number("s"));
    let backend = expect_context::<Backend>();
    page(async move { Here::find(&backend, &slug, k).await }, move |here: Here| here.asked(stage).and_then(show))
}

/// The same for a page that only some stages have. Where the address names no stage, it is of the one that is played or,
/// where that has no such page, of the last one that has.
pub(super) fn stage_page(
    has: fn(&Format) -> bool,
    show: impl FnOnce(Here) -> Option<AnyView> + Send + 'static,
) -> impl IntoView {
    let asked = address::asked_number("s");
    division_page(move |here| {
        let fits = |here: &Here| here.stage().is_some_and(|stage| has(&stage.settings.format));
        if asked.is_some() || fits(&here) {
            return Some(here).filter(fits).and_then(show);
        }
        let stages = (0..here.division.stages.len()).rev().filter_map(|stage| here.in_stage(stage));
        let begun = |here: &Here| here.published() > 0;
        let mut stages: Vec<Here> = stages.filter(fits).collect();
        stages.sort_by_key(|here| !begun(here));
        stages.into_iter().next().and_then(show)
    })
}

/// A page of all divisions of the event in the address.
pub(super) fn event_page(show: impl FnOnce(Vec<Here>) -> Option<AnyView> + Send + 'static) -> impl IntoView {
    let slug = address::slug();
    let backend = expect_context::<Backend>();
    page(async move { Here::all(&backend, &slug).await }, show)
}

/// A page of whatever `load` brings.
pub(super) fn page<T: Send + 'static>(
    load: impl Future<Output = Result<T, Error>> + Send + 'static,
    show: impl FnOnce(T) -> Option<AnyView> + Send + 'static,
) -> impl IntoView {
    let response = use_context::<ResponseOptions>();
    let shown = Suspend::new(async move {
        let (status, page) = match load.await.map(show) {
            Ok(Some(page)) => (StatusCode::OK, page),
            Ok(None) | Err(Error::NotFound) => (StatusCode::NOT_FOUND, view! { <NotFoundPage /> }.into_any()),
            Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, view! { <Trouble error /> }.into_any()),
        };
        if let Some(response) = response {
            response.set_status(status);
            // Asked for again each time: the hall changes it at any moment.
            response.insert_header(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        }
        page
    });
    view! { <Suspense>{shown}</Suspense> }
}
