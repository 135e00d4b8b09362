//! 没有这一页.

use leptos::prelude::*;
use leptos_meta::Title;

use crate::components::{Empty, Mast};

/// The page for an address that nothing has; answers 404.
#[component]
pub fn NotFound() -> impl IntoView {
    if let Some(response) = use_context::<leptos_actix::ResponseOptions>() {
        response.set_status(actix_web::http::StatusCode::NOT_FOUND);
    }
    view! { <NotFoundPage /> }
}

/// The same without the status.
#[component]
pub(super) fn NotFoundPage() -> impl IntoView {
    view! {
        <Title text="没有这一页 · 棋赛" />
        <div class="page">
            <Mast title="没有这一页" />
            <main id="main" class="gap-l" tabindex="-1">
                <Empty
                    title="这个地址上没有赛事、轮次或棋手"
                    hint="地址可能抄错了一个字，这一轮也可能还没有公布。"
                >
                    <a class="btn" href="/">"全部赛事"</a>
                </Empty>
            </main>
        </div>
    }
}
