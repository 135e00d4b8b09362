//! The pasted list of teams, and what was read in it.

use leptos::prelude::*;
use shared::paste::{self, PasteProblem, PastedTeam, PastedTeams};
use shared::team::Player;
use shared::words;

use super::paste::{PasteField, ReadLines, again};
use super::state::Desk;
use crate::api::read_teams;
use crate::components::{Empty, Note, NoteKind};

/// The field to paste teams into.
#[component]
pub fn PasteTeams(
    /// Where.
    desk: Desk,
    /// What was pasted before.
    text: String,
) -> impl IntoView {
    view! {
        <PasteField desk text label="每行一队：队名，然后是队员；或每行一名队员，队名在前；或队名自占一行，队员写在下面">
            <pre class="sample">"松风棋院\t马承志\t倪安澜\t孙知行\n第二中学\t何砚秋、周牧、林晚（女）"</pre>
            <pre class="sample">"单位\t姓名\t性别\n松风棋院\t马承志\t男\n\t倪安澜\t女"</pre>
            <pre class="sample">"松风棋院\n马承志\n倪安澜\n\n第二中学\n何砚秋\n周牧"</pre>
            <p class="small mute">"队员的次序就是台次。名字后面可以写（女）、（外援）、等级分。同一队的几行会并在一起。"</p>
        </PasteField>
    }
}

/// What was read, team by team; those that are ticked are registered.
#[component]
pub fn PreviewTeams(
    /// Where.
    desk: Desk,
    /// What was pasted.
    text: String,
) -> impl IntoView {
    let PastedTeams { teams, problem } = paste::read_teams(&text);
    if teams.is_empty() {
        let hint = match problem {
            Some(problem @ PasteProblem::TooLong { .. }) => words::paste_problem(problem),
            _ => "每行写一队，队名在前。".to_owned(),
        };
        return view! {
            <div class="gap-l"><Empty title="没有读到队" hint><a class="btn go" href=again(&desk)>"回去改"</a></Empty></div>
        }
        .into_any();
    }
    let boards = desk.division().team.as_ref().map_or(0, |team| team.boards);
    let short = teams.iter().filter(|team| lacks(team, boards)).count();
    let players: usize = teams.iter().map(|team| team.players.len()).sum();
    let (good, count) = (teams.iter().filter(|team| team.can_be_registered()).count(), teams.len());
    let rows = teams.iter().map(|team| row(&desk, team, boards)).collect_view();
    let heads = view! {
        <th scope="col">"队名"</th>
        <th scope="col">"队员，按台次"</th>
        <th scope="col">"说明"</th>
    };
    let warn = (short > 0).then(|| {
        let title = format!("{short} 队不足 {boards} 人");
        view! { <div class="gap"><Note kind=NoteKind::Warn title><p>"可以先报名，队员以后再补。"</p></Note></div> }
    });
    let cut = problem.map(|problem| {
        view! { <div class="gap"><Note kind=NoteKind::Warn title=words::paste_problem(problem)><p>"后面的分几次粘贴。"</p></Note></div> }
    });
    view! {
        {cut}
        {warn}
        <ReadLines desk count=format!("读到 {count} 队 {players} 人") any={good > 0} heads=heads.into_any()>{rows}</ReadLines>
    }
    .into_any()
}

fn lacks(team: &PastedTeam, boards: u32) -> bool {
    u32::try_from(team.players.len()).is_ok_and(|players| players < boards)
}

fn row(desk: &Desk, team: &PastedTeam, boards: u32) -> impl IntoView + use<> {
    let known = desk.division().entrants.iter().any(|entrant| entrant.details.name == team.name);
    let good = team.can_be_registered();
    let problem = match (good, known, lacks(team, boards)) {
        (false, ..) => "没有队名，或太长。",
        (true, true, _) => "已有同名的队。",
        (true, false, true) => "人不够。",
        (true, false, false) => "",
    };
    let label = format!("报名 {}", team.name);
    let tick = good.then(|| {
        view! { <input type="checkbox" name="line[]" value=team.line.to_string() checked=!known aria-label=label /> }
    });
    view! {
        <tr class=if good { "" } else { "bad" }>
            <td class="tick">{tick}</td>
            <th scope="row">{team.name.clone()}</th>
            <td class="small team-names">{player_list(&team.players)}</td>
            <td class="small">{problem}</td>
        </tr>
    }
    .into_any()
}

/// Players in the order of boards, with what is special about them.
fn player_list(players: &[Player]) -> String {
    players.iter().map(player_words).collect::<Vec<_>>().join("、")
}

fn player_words(player: &Player) -> String {
    let rating = player.rating.map(|rating| rating.to_string());
    let woman = read_teams::is_woman(player).then(|| "女".to_owned());
    let guest = player.guest.then(|| "外援".to_owned());
    let notes: Vec<String> = [woman, guest, rating].into_iter().flatten().collect();
    if notes.is_empty() { player.name.clone() } else { format!("{}（{}）", player.name, notes.join(" ")) }
}
