//! 出场名单 of both teams: typed or chosen, sealed until both are in.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::id::PlayerId;
use shared::side::Side;
use shared::team::{self, LineUpRule, Player};
use shared::view::matches::{LineUps, MatchView};

use super::form::{Act, Choices, Hidden, Keep, options};
use super::match_set::person;
use super::state::Desk;
use crate::api::match_entry::SetLineUp;
use crate::api::match_forms::side_key;
use crate::components::{Note, NoteKind};

/// The lists of both teams. Once both are in and nothing is left to say, only a way to take them back remains.
#[component]
pub fn LineUpForms(
    /// Where.
    desk: Desk,
    /// The match.
    view: MatchView,
    /// What is in.
    line_ups: LineUps,
    /// A list that was refused: whose, and what was typed.
    again: Option<(String, String)>,
) -> impl IntoView {
    let rule = desk.division().team.as_ref().map(|team| team.line_up).unwrap_or_default();
    let forfeited = view.state.result.is_finished() && line_ups.handed_in != [true, true];
    if rule == LineUpRule::Everybody || forfeited {
        return ().into_any();
    }
    let warnings = line_ups.warnings.clone();
    let warnings = (!warnings.is_empty()).then(|| {
        let lines = warnings.into_iter().map(|line| view! { <p>{line}</p> }).collect_view();
        view! { <Note kind=NoteKind::Warn title="出场名单超过限额">{lines}</Note> }
    });
    let [first_in, second_in] = line_ups.handed_in;
    let sides = [Side::First, Side::Second].map(|side| {
        let again = again.clone().filter(|(whose, _)| whose == side_key(side)).map(|(_, typed)| typed);
        one_side(&desk, &view, &line_ups, side, again)
    });
    let forms = view! { <div class="line-ups">{sides.into_iter().collect_view()}</div> };
    if first_in && second_in {
        return view! {
            {warnings}
            <details class="more"><summary>"出场名单"</summary>{forms}</details>
        }
        .into_any();
    }
    view! {
        <section class="sect">
            <h2>"出场名单"</h2>
            <p class="hint">{rule_words(rule)}<span class="art">"11"</span></p>
            {warnings}
            {forms}
        </section>
    }
    .into_any()
}

const fn rule_words(rule: LineUpRule) -> &'static str {
    match rule {
        LineUpRule::Fixed => "分台定人：按报名次序出场。两队都交齐以后才公开。",
        LineUpRule::Ordered => "分台换人：可以换人，台次须保持报名次序。两队都交齐以后才公开。",
        LineUpRule::Free => "临时定台：次序不限。两队都交齐以后才公开。",
        LineUpRule::Everybody => "全队轮赛：每人都和对方每人下。",
    }
}

fn one_side(desk: &Desk, view: &MatchView, line_ups: &LineUps, side: Side, again: Option<String>) -> AnyView {
    let name = person(view, side).name.clone();
    let players = of(&line_ups.players, side).clone();
    let list = of(&line_ups.lists, side).clone();
    let handed_in = *of(&line_ups.handed_in, side);
    let work = match (handed_in, list) {
        (true, list) => handed(desk, view, side, &players, list.unwrap_or_default(), line_ups.sealed),
        (false, _) => {
            let rules = desk.division().team.as_ref();
            let boards = rules.map_or(line_ups.boards, |rules| team::places(rules, &players));
            view! { <Form desk=desk.clone() view=view.clone() side players boards again /> }.into_any()
        }
    };
    view! {
        <section class="line-up">
            <h3>{name}" "{handed_in.then(|| view! { <span class="chip live">"已交"</span> })}</h3>
            {work}
        </section>
    }
    .into_any()
}

fn of<T>([first, second]: &[T; 2], side: Side) -> &T {
    match side {
        Side::First => first,
        Side::Second => second,
    }
}

/// A list that is in: folded while it is sealed, since the other team may stand at the desk.
fn handed(desk: &Desk, view: &MatchView, side: Side, team: &[Player], list: Vec<PlayerId>, sealed: bool) -> AnyView {
    let name = |id: PlayerId| team.iter().find(|player| player.id == id).map(|player| player.name.clone());
    let lines = list.into_iter().map(|id| view! { <li>{name(id)}</li> }).collect_view();
    let list = view! { <ol class="line-up-list">{lines}</ol> };
    let list = if sealed {
        view! {
            <p class="small mute">"对方还没有交，名单密封。"</p>
            <details class="more"><summary>"只给主持人看"</summary>{list}</details>
        }
        .into_any()
    } else {
        list.into_any()
    };
    let started = view.games.iter().any(|game| game.result.is_finished());
    let back = (!started).then(|| {
        let (desk, view) = (desk.clone(), view.clone());
        view! {
            <Act to=SetLineUp::PATH hidden=Hidden::of(&desk)>
                <Place desk view side />
                <Keep name="entry[take_back]" value="true" />
                <button class="btn small">"退回重交"</button>
            </Act>
        }
    });
    view! { {list}{back} }.into_any()
}

#[component]
fn Place(desk: Desk, view: MatchView, side: Side) -> impl IntoView {
    view! {
        <Keep name="entry[stage]" value=desk.stage_number().to_string() />
        <Keep name="entry[round]" value=view.round.to_string() />
        <Keep name="entry[board]" value=view.board.to_string() />
        <Keep name="entry[side]" value=side_key(side) />
    }
    .into_any()
}

/// A choice for each board, and a field to type instead.
#[component]
fn Form(
    desk: Desk,
    view: MatchView,
    side: Side,
    players: Vec<Player>,
    boards: u32,
    again: Option<String>,
) -> impl IntoView {
    if players.is_empty() {
        let hint = "先到“参赛者”页填写队员。";
        return view! { <p class="hint">{hint}</p> }.into_any();
    }
    let selects = (1..=boards).map(|board| select(&players, side, board)).collect_view();
    let typed = format!("{}-typed", side_key(side));
    view! {
        <Act to=SetLineUp::PATH hidden=Hidden::of(&desk)>
            <Place desk=desk.clone() view side />
            <ol class="line-up-choice">{selects}</ol>
            <div class="field">
                <label for=typed.clone()>"或者照交来的打字"</label>
                <input class="in" id=typed.clone() name="entry[typed]" value=again autocomplete="off" maxlength="400" aria-describedby=format!("{typed}-hint") />
                <p class="hint" id=format!("{typed}-hint")>"队内序号或全名，按台次，空格隔开。打了字，上面的选择就不算。"</p>
            </div>
            <p class="gap"><button class="btn ink">"收下名单"</button></p>
        </Act>
    }
    .into_any()
}

/// The players to choose from for a board; the first of the list until another is chosen.
fn select(players: &[Player], side: Side, board: u32) -> impl IntoView + use<> {
    let choices: Choices = players.iter().map(|player| (player.id.to_string(), player_words(player))).collect();
    let usual = usize::try_from(board).ok().and_then(|board| players.get(board.checked_sub(1)?));
    let usual = usual.map(|player| player.id.to_string()).unwrap_or_default();
    let id = format!("{}-{board}", side_key(side));
    view! {
        <li>
            <label for=id.clone()>{format!("第 {board} 台")}</label>
            <select class="in" id=id name="entry[chosen][]">{options(choices, &usual)}</select>
        </li>
    }
}

fn player_words(player: &Player) -> String {
    let rating = player.rating.map(|rating| format!("，{rating}")).unwrap_or_default();
    let guest = if player.guest { "，外援" } else { "" };
    format!("{} {}{rating}{guest}", player.id, player.name)
}
