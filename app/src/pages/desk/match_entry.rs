//! 一场: a match game by game, the score, what is next, what decides; of teams all boards at once.

use backend::auth::policy::Page;
use leptos::prelude::*;
use leptos_router::hooks::{use_params_map, use_query_map};
use shared::result::GameResult;
use shared::view::matches::{MatchView, match_view};
use shared::words;

use super::at::at_desk;
use super::frame::{Frame, Tab};
use super::line_ups::LineUpForms;
use super::match_aside::Aside;
use super::match_boards::Boards;
use super::match_games::Games;
use super::match_next::Next;
use super::match_panel::{GamePanel, WholeMatch};
use super::state::Desk;
use crate::api::match_entry::GameEntry;
use crate::api::read;
use crate::components::{Duel, Empty};

/// What the query asks for.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// A game with everything about it.
    pub game: Option<u32>,
    /// What is asked for it, or for the whole match where no game is named.
    pub to: Option<GameEntry>,
    /// A line-up that was refused: whose, and what was typed.
    pub line_up: Option<(String, String)>,
}

impl Asked {
    fn read() -> Self {
        let query = use_query_map().get_untracked();
        let field = |name: &str| query.get(&format!("entry[{name}]"));
        let fouls = |name: &str| field(name).and_then(|text| read::number(&text)).unwrap_or(0);
        let to = field("result").map(|result| GameEntry {
            result,
            kind: field("kind").unwrap_or_default(),
            first: field("first").unwrap_or_default(),
            first_fouls: fouls("first_fouls"),
            second_fouls: fouls("second_fouls"),
            first_penalty: field("first_penalty").unwrap_or_default(),
            second_penalty: field("second_penalty").unwrap_or_default(),
            ..GameEntry::default()
        });
        let game = query.get("game").and_then(|game| game.parse().ok());
        Self { game, to, line_up: query.get("side").zip(query.get("typed")) }
    }
}

/// 一场.
#[component]
pub fn Match() -> impl IntoView {
    let params = use_params_map().get_untracked();
    let number = |name: &str| params.get(name).and_then(|text| text.parse().ok()).unwrap_or(0);
    let (round, board) = (number("round"), number("board"));
    let asked = Asked::read();
    at_desk(Page::MatchEntry, move |desk| async move { page(desk, round, board, asked) })
}

fn page(desk: Desk, round: u32, board: u32, asked: Asked) -> AnyView {
    let Some(view) = match_view(desk.division(), desk.stage_index, round, board, true) else {
        let work = view! { <NoMatch desk=desk.clone() round /> };
        return view! { <Frame desk tab=Tab::Results title="成绩">{work}</Frame> }.into_any();
    };
    let title = title(&view);
    let under = under(&desk, &view);
    let work = work(&desk, view, asked);
    view! { <Frame desk=desk.clone() tab=Tab::Results title under>{work}</Frame> }.into_any()
}

/// 第 25 场, or 第 3 轮 第 2 台.
pub fn title(view: &MatchView) -> String {
    match view.number {
        Some(number) => format!("第 {number} 场"),
        None => format!("第 {} 轮 第 {} 台", view.round, view.board),
    }
}

fn under(desk: &Desk, view: &MatchView) -> String {
    let place = view.number.map(|_| format!("第 {} 轮第 {} 台", view.round, view.board));
    let length = words::match_size(view, desk.division(), desk.stage_index);
    place.into_iter().chain(length).collect::<Vec<_>>().join("，")
}

#[component]
fn NoMatch(desk: Desk, round: u32) -> impl IntoView {
    view! {
        <div class="gap-l">
            <Empty title="还没有这一场" hint="前面的场次分出胜负以后，这一场就在这里。">
                <a class="btn" href=desk.page(&format!("results/{}", round.clamp(1, desk.published().max(1))))>"看各台成绩"</a>
            </Empty>
        </div>
    }
    .into_any()
}

fn work(desk: &Desk, view: MatchView, asked: Asked) -> AnyView {
    let back = desk.page(&format!("results/{}", view.round));
    let panel = panel(desk, &view, &asked);
    let work = panel.unwrap_or_else(|| view! { <Whole desk=desk.clone() view=view.clone() asked /> }.into_any());
    view! {
        <p class="gap-l"><a href=back>"← 回到第 "{view.round}" 轮各台"</a></p>
        {work}
    }
    .into_any()
}

/// The game, or the result of the whole match, that is asked for.
fn panel(desk: &Desk, view: &MatchView, asked: &Asked) -> Option<AnyView> {
    let to = asked.to.clone();
    match (asked.game, to) {
        (Some(game), to) => Some(view! { <GamePanel desk=desk.clone() view=view.clone() game to /> }.into_any()),
        (None, Some(to)) => {
            let result = GameResult::from_sign(&to.result)?;
            Some(view! { <WholeMatch desk=desk.clone() view=view.clone() result to /> }.into_any())
        }
        (None, None) => None,
    }
}

/// The match with everything that can be done about it.
#[component]
fn Whole(desk: Desk, view: MatchView, asked: Asked) -> impl IntoView {
    let hrefs = [&view.first, &view.second].map(|person| desk.public_entrant(person.no));
    let line = words::match_state_words(&view, desk.game());
    let line_ups = view.line_ups.clone().map(|line_ups| {
        view! { <LineUpForms desk=desk.clone() view=view.clone() line_ups again=asked.line_up /> }
    });
    let games = if view.line_ups.is_some() || has_boards(&view) {
        view! { <Boards desk=desk.clone() view=view.clone() /> }.into_any()
    } else {
        view! { <Next desk=desk.clone() view=view.clone() /> <Games desk=desk.clone() view=view.clone() /> }.into_any()
    };
    view! {
        <div class="two">
            <div>
                <Duel view=view.clone() hrefs line />
                {line_ups}
                {games}
            </div>
            <Aside desk view />
        </div>
    }
    .into_any()
}

fn has_boards(view: &MatchView) -> bool {
    view.games.iter().any(|game| game.board.is_some()) || view.state.next.iter().any(|next| next.board.is_some())
}
