//! A page of the desk, once its division is loaded, or why it cannot be shown.

use std::future::Future;

use actix_web::http::StatusCode;
use backend::Error;
use backend::auth::policy::Page;
use leptos::prelude::*;
use leptos_meta::Title;

use super::state::{Desk, Knock};
use crate::api::{caller, said};
use crate::components::{Mast, Note, NoteKind};

/// Shows a page of a division to those who may see it.
pub fn at_desk<F, R>(page: Page, render: F) -> impl IntoView
where
    F: FnOnce(Desk) -> R + Send + 'static,
    R: Future<Output = AnyView> + Send + 'static,
{
    at(Knock::read(), page, render)
}

/// The same for a door that was read already.
pub fn at<F, R>(knock: Knock, page: Page, render: F) -> impl IntoView
where
    F: FnOnce(Desk) -> R + Send + 'static,
    R: Future<Output = AnyView> + Send + 'static,
{
    Suspend::new(async move {
        match knock.open(page).await {
            Ok(desk) => render(desk).await,
            Err(error) => closed(&error),
        }
    })
}

/// Where a page cannot be shown: to the door, or a word about why.
pub fn closed(error: &Error) -> AnyView {
    if matches!(error, Error::NotSignedIn) {
        leptos_actix::redirect(&caller::sign_in_and_return(&here()));
    }
    if let Some(response) = use_context::<leptos_actix::ResponseOptions>()
        && let Some(status) = status(error)
    {
        response.set_status(status);
    }
    let said = said::error(error);
    view! {
        <Title text=format!("{} · 棋赛", said.title) />
        <main id="main" class="page">
            <Mast title=said.title />
            <div class="gap-l">
                <Note kind=NoteKind::Plain title="这一页打不开">
                    <p>{said.text}</p>
                    <p><a href="/desk">"回到我的赛事"</a></p>
                </Note>
            </div>
        </main>
    }
    .into_any()
}

const fn status(error: &Error) -> Option<StatusCode> {
    match error {
        Error::NotSignedIn => None,
        Error::NotFound => Some(StatusCode::NOT_FOUND),
        Error::Forbidden | Error::ForeignForm => Some(StatusCode::FORBIDDEN),
        Error::Refused(_) | Error::Invalid(_) => Some(StatusCode::BAD_REQUEST),
        Error::Internal { .. } => Some(StatusCode::INTERNAL_SERVER_ERROR),
    }
}

/// The address that was asked for.
fn here() -> String {
    let request = use_context::<leptos_actix::Request>();
    request.and_then(|request| Some(request.uri().path_and_query()?.to_string())).unwrap_or_else(|| "/desk".to_owned())
}
