//! The end of a division: lots among those who are equal on everything, and closing it.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::structure;
use shared::view::Person;
use shared::view::standings::StandingsView;

use super::form::{Act, Hidden, Keep};
use super::next::{Now, now};
use super::state::Desk;
use crate::api::division::{Finish, RecordLots, Reopen};

/// A form for each group that shares a rank after the last round.
#[component]
pub fn Lots(
    /// Where.
    desk: Desk,
    /// The standings.
    standings: StandingsView,
) -> impl IntoView {
    let last = standings.after == desk.published() && standings.open_games == 0;
    let groups = if last && !desk.division().finished { shared_ranks(&standings) } else { Vec::new() };
    (!groups.is_empty()).then(|| {
        let group = |(rank, people): (u32, Vec<Person>)| view! { <Group desk=desk.clone() rank people /> };
        view! {
            <section>
                <h2>"并列"</h2>
                <p class="small mute">"各项都相同就并列。要分先后，当众抽签，把抽到的先后记下来。"</p>
                {groups.into_iter().map(group).collect_view()}
            </section>
        }
    })
}

/// The ranks that more than one shares.
fn shared_ranks(standings: &StandingsView) -> Vec<(u32, Vec<Person>)> {
    let mut groups: Vec<(u32, Vec<Person>)> = Vec::new();
    for row in &standings.rows {
        let Some(rank) = row.standing.rank else { continue };
        match groups.last_mut() {
            Some((last, people)) if *last == rank => people.push(row.person.clone()),
            _ => groups.push((rank, vec![row.person.clone()])),
        }
    }
    groups.retain(|(_, people)| people.len() > 1);
    groups
}

#[component]
fn Group(desk: Desk, rank: u32, people: Vec<Person>) -> impl IntoView {
    let nos = people.iter().map(|person| person.no.to_string()).collect::<Vec<_>>().join(" ");
    let names = people.iter().map(|person| format!("{} {}", person.no, person.name)).collect::<Vec<_>>().join("、");
    let id = format!("lots-{rank}");
    let stage = desk.stage_number();
    view! {
        <details class="more">
            <summary>{format!("第 {rank} 名 {} 人", people.len())}</summary>
            <p class="small mute">{names}</p>
            <Act to=RecordLots::PATH hidden=Hidden::of(&desk)>
                <Keep name="stage" value=stage.to_string() />
                <Keep name="among" value=nos.clone() />
                <label for=id.clone()>"序号，按抽到的先后"</label>
                <input class="in" id=id name="order" value=nos autocomplete="off" />
                <p class="gap"><button class="btn small">"记下抽签"</button></p>
            </Act>
        </details>
    }
    .into_any()
}

/// Closes the division, or opens it again.
#[component]
pub fn End(
    /// Where.
    desk: Desk,
) -> impl IntoView {
    let hidden = Hidden::of(&desk);
    let begun = desk.division().stages.iter().enumerate().filter(|(_, stage)| stage.has_begun());
    let open: u32 = begun.map(|(index, _)| structure::open_games(desk.division(), index)).sum();
    let played = now(&desk) == Now::Finish;
    if desk.division().finished {
        return view! {
            <div class="bar">
                <p><b>"比赛已结束"</b>" "<span class="mute small">"要改成绩，先重新打开"</span></p>
                <div class="row">
                    <Act to=Reopen::PATH hidden><button class="btn">"重新打开"</button></Act>
                    <a class="btn go" href=desk.page("papers")>"打印成绩"</a>
                </div>
            </div>
        }
        .into_any();
    }
    let (title, hint) = match (open, played) {
        (0, true) => ("各轮都已下完".to_owned(), "结束以后名次不再变，需要时可以重新打开"),
        (0, false) => ("还没有全部下完".to_owned(), "提前结束，名次就按已下的各轮定"),
        (open, _) => (format!("还缺 {open} 台成绩"), "报齐才能结束"),
    };
    let class = if open == 0 && played { "btn go" } else { "btn" };
    let missing = open > 0;
    view! {
        <div class="bar">
            <p><b>{title}</b>" "<span class="mute small">{hint}</span></p>
            <Act to=Finish::PATH hidden><button class=class disabled=missing>"结束比赛"</button></Act>
        </div>
    }
    .into_any()
}
