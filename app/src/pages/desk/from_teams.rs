//! 从团体组别带人: the best players of a division of teams, to be registered in one of people.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::division::Division;
use shared::structure::is_played_out;
use shared::team::{BestPlayer, best_players};
use shared::words;

use super::form::{Act, Choices, Choose, Field, Hidden, Keep};
use super::state::Desk;
use crate::api::entrants::BringPlayers;
use crate::components::{Empty, Name, Note, NoteKind};

/// So many are brought where nobody says how many.
const USUAL: u32 = 8;

/// Asks from which division, and how many; nothing where there is no such division or this one is drawn.
#[component]
pub fn FromTeams(
    /// Where they are registered.
    desk: Desk,
) -> impl IntoView {
    let sources = sources(&desk);
    let open = desk.division().team.is_none() && desk.division().numbered() == 0 && !desk.division().has_started();
    (open && !sources.is_empty()).then(|| {
        let chosen = sources.first().map(|(number, _)| number.clone()).unwrap_or_default();
        view! {
            <section class="sect" id="from-teams">
                <h2>"从团体组别带人"</h2>
                <p class="small mute">"团体赛里成绩最好的队员，在这里接着比个人。下一步先看是哪几个人。"</p>
                <form method="get">
                    <Choose label="哪个组别" name="from" choices=sources value=chosen />
                    <Field label="取几人" name="best" value=USUAL.to_string() digits=true longest=3 />
                    <p class="gap"><button class="btn">"看名单"</button></p>
                </form>
            </section>
        }
    })
}

/// The other divisions of teams that have begun.
fn sources(desk: &Desk) -> Choices {
    let others = desk.divisions.iter().filter(|division| division.number != desk.here.number);
    let begun = others.filter(|division| division.team && division.rounds > 0);
    begun.map(|division| (division.number.to_string(), division.name.clone())).collect()
}

/// What the page is asked to show: the division of teams, and how many of its players.
#[derive(Clone, Copy, Debug)]
pub struct Best {
    /// The division, from 1.
    pub from: u32,
    /// How many.
    pub count: Option<u32>,
}

/// Who they are; those who are ticked are registered.
pub async fn preview(desk: Desk, best: Best) -> AnyView {
    match desk.backend.division(&desk.here.slug, best.from).await {
        Ok(source) => list(&desk, best, &source.division),
        Err(_) => nobody(&desk),
    }
}

fn nobody(desk: &Desk) -> AnyView {
    let back = desk.page("entrants");
    view! {
        <div class="gap-l">
            <Empty title="还没有下过棋的队员" hint="那个组别报了成绩以后，再来带人。">
                <a class="btn" href=back>"回到参赛者"</a>
            </Empty>
        </div>
    }
    .into_any()
}

fn list(desk: &Desk, best: Best, source: &Division) -> AnyView {
    let found = best_players(source, best.count.unwrap_or(USUAL));
    if found.through.is_empty() && found.level.is_empty() {
        return nobody(desk);
    }
    let level = words::level_players(&found)
        .map(|text| view! { <div class="gap"><Note kind=NoteKind::Warn title=text /></div> });
    let goes_on = (0..source.stages.len()).any(|stage| !is_played_out(source, stage));
    let goes_on = goes_on.then(|| {
        let title = format!("{}还没有下完", source.name);
        view! { <div class="gap"><Note kind=NoteKind::Warn title><p>"现在带人，是按已经报了的成绩。"</p></Note></div> }
    });
    let row = |player: &BestPlayer, ticked: bool| row(player, ticked && !player.is_registered(desk.division()), desk);
    let through = found.through.iter().map(|player| row(player, true)).collect_view();
    let at_border = found.level.iter().map(|player| row(player, false)).collect_view();
    let (back, name) = (desk.page("entrants"), source.name.clone());
    view! {
        {goes_on}
        {level}
        <Act to=BringPlayers::PATH hidden=Hidden::of(desk) class="grow">
            <Keep name="from" value=best.from.to_string() />
            <table class="tight top gap">
                <thead>
                    <tr>
                        <th scope="col">"报名"</th>
                        <th scope="col">"姓名"</th>
                        <th scope="col">"队"</th>
                        <th scope="col" class="n">"局"</th>
                        <th scope="col" class="n opt">"胜 和 负"</th>
                        <th scope="col" class="n">"得分"</th>
                    </tr>
                </thead>
                <tbody>{through}{at_border}</tbody>
            </table>
            <div class="bar">
                <p><b>{name}</b>" "<span class="mute small">"打勾的才报名，队名就是单位"</span></p>
                <div class="row"><a class="btn" href=back>"不带了"</a><button class="btn go">"报名"</button></div>
            </div>
        </Act>
    }
    .into_any()
}

fn row(player: &BestPlayer, ticked: bool, desk: &Desk) -> impl IntoView + use<> {
    let record = &player.record;
    let [won, drawn, lost] = record.won_drawn_lost;
    let name = record.player.name.clone();
    let label = format!("报名 {name}");
    let there = player.is_registered(desk.division()).then(|| view! { " "<span class="ds">"已报名"</span> });
    view! {
        <tr>
            <td class="tick"><input type="checkbox" name="who[]" value=player.key() checked=ticked aria-label=label /></td>
            <th scope="row"><Name name />{there}</th>
            <td class="mute">{player.team_name.clone()}</td>
            <td class="n">{record.games}</td>
            <td class="n num opt">{format!("{won}  {drawn}  {lost}")}</td>
            <td class="n pt">{record.points.to_string()}</td>
        </tr>
    }
}
