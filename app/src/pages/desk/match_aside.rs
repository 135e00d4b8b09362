//! What stands beside a match: what decides it, the forfeit of the whole, colours, ways on.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::matches::{self, DecidedBy, MatchLength};
use shared::result::GameResult;
use shared::view::matches::MatchView;
use shared::words;

use super::entry_fields::{EntryFields, ToSet};
use super::form::{Act, Hidden, Keep};
use super::match_set::{looks_first, whole};
use super::state::Desk;
use crate::api::match_entry::SwapMatchColours;
use crate::api::sent::with_stage;

/// The column beside a match.
#[component]
pub fn Aside(
    /// Where.
    desk: Desk,
    /// The match.
    view: MatchView,
) -> impl IntoView {
    let public = desk.public_page(&format!("matches/{}/{}", view.round, view.board));
    let (slug, k) = (&desk.here.slug, desk.here.number);
    let paper = format!("/e/{slug}/{k}/papers/match.pdf?round={}&board={}", view.round, view.board);
    let paper = with_stage(&paper, desk.s());
    view! {
        <aside>
            <Rules desk=desk.clone() view=view.clone() />
            <Forfeit desk=desk.clone() view=view.clone() />
            <Colours desk view />
            <section class="links">
                <a href=public>"公开的这一场"</a>
                <a href=paper>"打印记分单"</a>
            </section>
        </aside>
    }
    .into_any()
}

/// How long the match is and what decides a level one.
#[component]
fn Rules(desk: Desk, view: MatchView) -> impl IntoView {
    if view.line_ups.is_none() && matches::is_final(desk.division(), desk.stage_index, view.round) {
        return view! { <FinalRules /> }.into_any();
    }
    let settings = &desk.stage.settings.matches;
    let deciders = words::deciders_words(settings, desk.game());
    let level = match (deciders.is_empty(), view.knockout) {
        (false, _) => deciders,
        (true, true) => "由裁判定：加赛或抽签".to_owned(),
        (true, false) => "算打平".to_owned(),
    };
    let length = matches::length(desk.division(), desk.stage_index, view.round);
    let draws = if settings.draws_count { "算一局" } else { "不算，再下一局" };
    let draws = matches!(length, MatchLength::BestOf(_)).then_some(draws);
    view! {
        <section>
            <h2>"怎样分胜负"</h2>
            <dl class="kv">
                <dt>{if view.line_ups.is_some() { "每台" } else { "局数" }}</dt><dd>{words::match_length_name(length)}</dd>
                {draws.map(|draws| view! { <dt>"和棋"</dt><dd>{draws}</dd> })}
                <dt>"打平"</dt><dd>{level}</dd>
            </dl>
        </section>
    }
    .into_any()
}

/// The final of a double elimination.
#[component]
fn FinalRules() -> impl IntoView {
    view! {
        <section>
            <h2>"怎样分胜负"<span class="art">"附三 注意 2、3"</span></h2>
            <dl class="kv">{words::FINAL_RULE.map(|(what, rule)| view! { <dt>{what}</dt><dd>{rule}</dd> }).into_iter().collect_view()}</dl>
        </section>
    }
}

/// 整场弃权, or its undoing.
#[component]
fn Forfeit(desk: Desk, view: MatchView) -> impl IntoView {
    let stands = view.state.decided_by == Some(DecidedBy::Forfeit) && !view.state.result.is_played();
    let name = |result| words::result_between(result, &view.first.name, &view.second.name);
    let offered: Vec<(GameResult, String)> = if stands {
        vec![(GameResult::Unfinished, "撤回弃权".to_owned())]
    } else {
        [GameResult::SecondByForfeit, GameResult::FirstByForfeit, GameResult::BothForfeit]
            .map(|result| (result, name(result)))
            .to_vec()
    };
    let button = |(result, word): (GameResult, String)| {
        let set = ToSet::Board(whole(&desk, &view, result));
        if looks_first(&desk, &view) {
            return view! { <a class="btn" href=desk.asking(&set.query())>{word}</a> }.into_any();
        }
        view! {
            <Act to=set.path() hidden=Hidden::of(&desk)>
                <EntryFields set />
                <button class="btn">{word}</button>
            </Act>
        }
        .into_any()
    };
    view! {
        <details class="more" open=stands>
            <summary>"整场弃权"</summary>
            <p class="hint">"没有到场，或不再下：整场算对方胜。"<span class="art">"20.3"</span></p>
            <div class="stack">{offered.into_iter().map(button).collect_view()}</div>
        </details>
    }
    .into_any()
}

/// 换先, as long as nothing is played.
#[component]
fn Colours(desk: Desk, view: MatchView) -> impl IntoView {
    let untouched = !view.state.result.is_finished() && view.games.iter().all(|game| !game.result.is_finished());
    (view.knockout && untouched && view.line_ups.is_none()).then(|| {
        view! {
            <details class="more">
                <summary>"换先"</summary>
                <p class="hint">"先后走已由记录在案的抽签定下。赛场上另抽过签，才在这里换。"</p>
                <Act to=SwapMatchColours::PATH hidden=Hidden::of(&desk)>
                    <Keep name="stage" value=desk.stage_number().to_string() />
                    <Keep name="round" value=view.round.to_string() />
                    <Keep name="board" value=view.board.to_string() />
                    <button class="btn">{format!("改由{}先走", view.second.name)}</button>
                </Act>
            </details>
        }
    })
}
