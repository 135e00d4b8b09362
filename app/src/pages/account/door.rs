//! The pages before the door: narrow, one form each.

use backend::auth::FormToken;
use leptos::prelude::*;
use leptos_meta::Title;
use leptos_router::hooks::use_query_map;

use crate::api::flash::Flash;
use crate::api::{caller, sign_in};
use crate::components::{Link, Mast, Note, NoteKind};

/// What the form carries in place of a session's token. Gives the browser the cookie that belongs to it.
pub fn form_token() -> String {
    let Ok((backend, credentials)) = caller::at_the_door() else { return String::new() };
    let token = FormToken::for_page(&credentials, backend.config());
    if let Some(cookie) = &token.cookie {
        sign_in::set_cookie(cookie);
    }
    token.field
}

/// What the last try came to.
pub fn said() -> Option<Flash> {
    sign_in::say(&use_query_map().get_untracked().get("say")?)
}

/// The user name of the last try, so that it need not be typed again.
pub fn name_tried() -> String {
    use_query_map().get_untracked().get("name").unwrap_or_default()
}

/// A narrow page with one form.
#[component]
pub fn Door(
    /// The title.
    #[prop(into)]
    title: String,
    /// A second voice.
    #[prop(into)]
    under: String,
    /// What the last try came to.
    said: Option<Flash>,
    /// The form.
    children: Children,
) -> impl IntoView {
    view! {
        <Title text=format!("{title} · 棋赛") />
        <main id="main" class="page door">
            <Mast title over=Link::new("棋赛", "/") under />
            {said.map(|said| view! { <div class="flash"><Note kind=NoteKind::Stop title=said.title>{said.text}</Note></div> })}
            {children()}
        </main>
    }
}
