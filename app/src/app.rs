//! The table of routes.

use leptos::prelude::*;
use leptos_meta::{Title, provide_meta_context};
use leptos_router::components::{Route, Router, Routes};
use leptos_router::{SsrMode, path};

use crate::components::raw_text;
use crate::pages::{account, desk, public};

/// Every page by its address. All are rendered whole before the first byte is sent, so that they can answer 404 and
/// read well without script.
#[component]
pub fn App() -> impl IntoView {
    provide_meta_context();
    view! {
        <Title formatter=|title: String| raw_text::escaped(&title) />
        <Router>
            <Routes fallback=public::not_found::NotFound>
                <Route path=path!("/") view=public::events::Events ssr=SsrMode::Async />
                <Route path=path!("/e/:slug") view=public::event::Event ssr=SsrMode::Async />
                <Route path=path!("/e/:slug/rules") view=public::rules::Rules ssr=SsrMode::Async />
                <Route path=path!("/e/:slug/:k/rounds/:n") view=public::round::Round ssr=SsrMode::Async />
                <Route path=path!("/e/:slug/:k/bracket") view=public::bracket::Bracket ssr=SsrMode::Async />
                <Route path=path!("/e/:slug/:k/groups") view=public::groups::Groups ssr=SsrMode::Async />
                <Route path=path!("/e/:slug/:k/heats") view=public::heats::Heats ssr=SsrMode::Async />
                <Route path=path!("/e/:slug/:k/standings") view=public::standings::Standings ssr=SsrMode::Async />
                <Route path=path!("/e/:slug/:k/table") view=public::table::Table ssr=SsrMode::Async />
                <Route path=path!("/e/:slug/:k/players") view=public::players::Players ssr=SsrMode::Async />
                <Route path=path!("/e/:slug/:k/players/:no") view=public::player::Player ssr=SsrMode::Async />
                <Route path=path!("/e/:slug/:k/matches/:round/:board") view=public::match_page::Match ssr=SsrMode::Async />
                <Route path=path!("/e/:slug/:k/teams/:no") view=public::team::Team ssr=SsrMode::Async />
                <Route path=path!("/e/:slug/:k/totals") view=public::totals::Totals ssr=SsrMode::Async />
                <Route path=path!("/e/:slug/:k/places") view=public::places::Places ssr=SsrMode::Async />
                <Route path=path!("/login") view=account::login::Login ssr=SsrMode::Async />
                <Route path=path!("/setup") view=account::setup::Setup ssr=SsrMode::Async />
                <Route path=path!("/invite/:token") view=account::invite::Invite ssr=SsrMode::Async />
                <Route path=path!("/account") view=account::own::Account ssr=SsrMode::Async />
                <Route path=path!("/desk") view=desk::events::Events ssr=SsrMode::Async />
                <Route path=path!("/desk/new") view=desk::new::New ssr=SsrMode::Async />
                <Route path=path!("/desk/e/:slug") view=desk::event::Event ssr=SsrMode::Async />
                <Route path=path!("/desk/e/:slug/settings") view=desk::settings::Settings ssr=SsrMode::Async />
                <Route path=path!("/desk/e/:slug/:k/structure") view=desk::structure::Structure ssr=SsrMode::Async />
                <Route path=path!("/desk/e/:slug/:k/start") view=desk::stage_start::StageStart ssr=SsrMode::Async />
                <Route path=path!("/desk/e/:slug/:k/entrants") view=desk::entrants::Entrants ssr=SsrMode::Async />
                <Route path=path!("/desk/e/:slug/:k/draw") view=desk::draw::Draw ssr=SsrMode::Async />
                <Route path=path!("/desk/e/:slug/:k/round") view=desk::round::Round ssr=SsrMode::Async />
                <Route path=path!("/desk/e/:slug/:k/results/:n") view=desk::results::Results ssr=SsrMode::Async />
                <Route path=path!("/desk/e/:slug/:k/bracket") view=desk::bracket::Bracket ssr=SsrMode::Async />
                <Route path=path!("/desk/e/:slug/:k/groups") view=desk::groups::Groups ssr=SsrMode::Async />
                <Route path=path!("/desk/e/:slug/:k/match/:round/:board") view=desk::match_entry::Match ssr=SsrMode::Async />
                <Route path=path!("/desk/e/:slug/:k/standings") view=desk::standings::Standings ssr=SsrMode::Async />
                <Route path=path!("/desk/e/:slug/:k/heats") view=desk::heat_entry::Heats ssr=SsrMode::Async />
                <Route path=path!("/desk/e/:slug/:k/places") view=desk::places::Places ssr=SsrMode::Async />
                <Route path=path!("/desk/e/:slug/:k/totals") view=desk::totals::Totals ssr=SsrMode::Async />
                <Route path=path!("/desk/e/:slug/:k/prizes") view=desk::prizes::PrizesPage ssr=SsrMode::Async />
                <Route path=path!("/desk/e/:slug/:k/papers") view=desk::papers::Papers ssr=SsrMode::Async />
                <Route path=path!("/desk/e/:slug/:k/journal") view=desk::journal::Journal ssr=SsrMode::Async />
            </Routes>
        </Router>
    }
}
