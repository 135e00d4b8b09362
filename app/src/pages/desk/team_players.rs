//! The players of a team, in the order of boards.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::entrant::Entrant;
use shared::team::Player;

use super::form::{Act, Hidden, Keep};
use super::state::Desk;
use crate::api::read_teams;
use crate::api::teams::SetPlayers;

/// Empty lines at the end, to add players.
const SPARE: usize = 3;

/// A line for each player.
#[component]
pub fn Players(
    /// Where.
    desk: Desk,
    /// The team.
    team: Entrant,
) -> impl IntoView {
    let boards = desk.division().team.as_ref().map_or(0, |team| team.boards);
    let spare = SPARE.max(usize::try_from(boards).unwrap_or_default().saturating_sub(team.players.len()));
    let lines = team.players.iter().map(Some).chain(std::iter::repeat_n(None, spare));
    let rows = lines.enumerate().map(|(index, player)| line(index, player)).collect_view();
    let late = if desk.division().has_started() {
        "开赛以后可以加人，不能换次序；上过场的人不能去掉。"
    } else {
        ""
    };
    view! {
        <section class="sect" id="players">
            <h2>{format!("{}：{} 名队员", team.details.name, team.players.len())}</h2>
            <p class="small mute">{format!("按台次排，一场 {boards} 台。改“台次”换次序，清空姓名就是去掉。{late}")}</p>
            <Act to=SetPlayers::PATH hidden=Hidden::of(&desk)>
                <Keep name="id" value=team.id.to_string() />
                <table class="tight top gap players">
                    <thead>
                        <tr>
                            <th scope="col">"台次"</th>
                            <th scope="col">"姓名"</th>
                            <th scope="col">"等级分"</th>
                            <th scope="col" class="c">"女"</th>
                            <th scope="col" class="c">"外援"</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
                <p class="gap"><button class="btn go">"保存队员"</button></p>
            </Act>
        </section>
    }
    .into_any()
}

fn line(index: usize, player: Option<&Player>) -> impl IntoView + use<> {
    let name = |key: &str| format!("player[{index}][{key}]");
    let place = index + 1;
    let id = player.map_or(0, |player| player.id.0);
    let rating = player.and_then(|player| player.rating).map(|rating| rating.to_string());
    let (woman, guest) = (player.is_some_and(read_teams::is_woman), player.is_some_and(|player| player.guest));
    let who = player.map(|player| player.name.clone());
    let label = |what: &str| format!("第 {place} 名的{what}");
    view! {
        <tr>
            <td>
                <input type="hidden" name=name("id") value=id.to_string() />
                <input class="in short" name=name("place") value=place.to_string() inputmode="numeric" autocomplete="off" maxlength="2" aria-label=label("台次") />
            </td>
            <td><input class="in" name=name("name") value=who autocomplete="off" maxlength="40" aria-label=label("姓名") /></td>
            <td><input class="in short" name=name("rating") value=rating inputmode="numeric" autocomplete="off" maxlength="6" aria-label=label("等级分") /></td>
            <td class="tick"><input type="checkbox" name=name("woman") value="true" checked=woman aria-label=label("女") /></td>
            <td class="tick"><input type="checkbox" name=name("guest") value="true" checked=guest aria-label=label("外援") /></td>
        </tr>
    }
    .into_any()
}
