//! The proposed round: every pair with its reason, what departs from the rules, and the bar that publishes it.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::id::No;
use shared::side::Side;
use shared::stage::Round;
use shared::view::round::{RoundView, proposal_view};

use super::form::{Act, Hidden, Keep};
use super::proposal_checks::Checks;
use super::proposal_rows::{ProposalRows, SwapForm, TheBye};
use super::state::Desk;
use crate::api::round::{DiscardProposal, PublishRound};
use crate::components::{Note, NoteKind, SideMark};

/// The proposal, in which two entrants are exchanged by picking one and then the other.
#[component]
pub fn Proposal(
    /// Where.
    desk: Desk,
    /// Who is picked.
    pick: Option<No>,
) -> impl IntoView {
    let Some(round) = proposal_view(desk.division(), desk.stage_index) else {
        return view! { <Note title="方案已经不在了"><p>"刷新这一页。"</p></Note> }.into_any();
    };
    let pick = pick.filter(|no| sits(&round, *no));
    let game = desk.game();
    view! {
        <div class="two">
            <div>
                <Picked desk=desk.clone() round=round.clone() pick />
                {pick.map(|pick| view! { <SwapForm desk=desk.clone() pick /> })}
                <table class="tight top proposal">
                    <thead>
                        <tr>
                            <th scope="col" class="c">"台"</th>
                            <th scope="col"><SideMark game side=Side::First />{format!("{}方", game.side_name(Side::First))}</th>
                            <th scope="col"><SideMark game side=Side::Second />{format!("{}方", game.side_name(Side::Second))}</th>
                            <th scope="col">"怎样配成"</th>
                        </tr>
                    </thead>
                    <ProposalRows desk=desk.clone() round=round.clone() pick />
                    <TheBye desk=desk.clone() round=round.clone() pick />
                </table>
                <Away round=round.clone() />
                <Out round=round.clone() />
            </div>
            <aside aria-label="核对"><Checks desk=desk.clone() round=round.clone() /></aside>
        </div>
        <Bar desk round />
    }
    .into_any()
}

fn sits(round: &RoundView, no: No) -> bool {
    round.boards.iter().any(|row| row.first.person.no == no || row.second.person.no == no)
        || round.bye.as_ref().is_some_and(|bye| bye.person.no == no)
}

/// Who is picked, and how to go on.
#[component]
fn Picked(desk: Desk, round: RoundView, pick: Option<No>) -> impl IntoView {
    let Some(no) = pick else {
        return view! { <div class="head"><p class="mute small">"要手工对调，点一人，再点另一人。"</p></div> }
            .into_any();
    };
    let name = round.names.iter().find(|row| row.person.no == no).map(|row| row.person.name.clone());
    view! {
        <div class="head" role="status">
            <p><b>{format!("已选 {no} 号 {}", name.unwrap_or_default())}</b>" "<span class="mute small">"再点一人即对调"</span></p>
            <a class="btn small" href=desk.asking("")>"取消"</a>
        </div>
    }
    .into_any()
}

/// Those who are absent from the round.
#[component]
fn Away(round: RoundView) -> impl IntoView {
    (!round.absent.is_empty()).then(|| {
        let names: Vec<String> = round.absent.iter().map(|person| format!("{} {}", person.no, person.name)).collect();
        view! { <Note kind=NoteKind::Plain title=format!("{} 人缺席，不编排", names.len())><p>{names.join("、")}</p></Note> }
    })
}

/// Those who leave before the round: 末位淘汰, or through to another stage.
#[component]
fn Out(round: RoundView) -> impl IntoView {
    (!round.out.is_empty()).then(|| {
        let names: Vec<String> = round.out.iter().map(|person| format!("{} {}", person.no, person.name)).collect();
        view! { <Note kind=NoteKind::Plain title=format!("{} 人本轮起离开，不编排", names.len())><p>{names.join("、")}</p></Note> }
    })
}

/// What is published, and the two ways on.
#[component]
fn Bar(desk: Desk, round: RoundView) -> impl IntoView {
    let stage = desk.stage_number();
    let number = round.number;
    let seen = desk.stage.proposal.as_ref().map(Round::mark).unwrap_or_default();
    let by_hand = round.boards.iter().filter(|row| row.by_hand).count();
    let boards = format!("{} 台", round.boards.len());
    let bye = round.bye.as_ref().map(|_| "，轮空 1 人").unwrap_or_default();
    let note = if by_hand > 0 {
        format!("手工改动 {by_hand} 台，会记入日志")
    } else {
        "按规则编成".to_owned()
    };
    view! {
        <div class="bar">
            <p><b>{boards}{bye}</b>" "<span class="mute small">{note}</span></p>
            <div class="row">
                <Act to=DiscardProposal::PATH hidden=Hidden::of(&desk)>
                    <Keep name="stage" value=stage.to_string() />
                    <button class="btn ghost">"放弃方案"</button>
                </Act>
                <Act to=PublishRound::PATH hidden=Hidden::of(&desk)>
                    <Keep name="stage" value=stage.to_string() />
                    <Keep name="round" value=number.to_string() />
                    <Keep name="seen" value=seen />
                    <button class="btn go">{format!("公布第 {number} 轮")}</button>
                </Act>
            </div>
        </div>
    }
    .into_any()
}
