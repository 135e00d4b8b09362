//! 团体: how teams play, their players, 队员总分 and 奖项.
#![allow(missing_docs, reason = "the macro makes fields, without documentation, of the arguments of a form")]

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::Sent;

/// How teams play, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RulesForm {
    /// `people` or `teams`.
    pub who: String,
    /// 台数.
    pub boards: String,
    /// `fixed`, `ordered`, `free`, `everybody`.
    pub line_up: String,
    /// Whether one taken out may come back.
    pub may_return: bool,
    /// Most 外援.
    pub most_guests: String,
    /// Most rating together.
    pub most_rating: String,
    /// Most players of a team.
    pub most_players: String,
    /// Fewest players of a team.
    pub least_players: String,
}

/// A player of a team, as typed; without a name they are removed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayerForm {
    /// Who; 0 for a new one.
    pub id: u32,
    /// The place in the order of boards.
    pub place: String,
    /// 姓名.
    pub name: String,
    /// 等级分.
    pub rating: String,
    /// 外援.
    pub guest: bool,
    /// 女.
    pub woman: bool,
}

/// A table of 队员总分, as typed; without a name it is removed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TotalsForm {
    /// 团体名次, …
    pub name: String,
    /// `rank_sum`, `point_sum`, `rank_scores`.
    pub value: String,
    /// The best n count.
    pub best: String,
    /// At least so many members.
    pub at_least: String,
    /// At least so many women.
    pub women: String,
    /// What parts equal teams; empty ones are left out.
    pub ties: Vec<String>,
}

/// The prizes of a list, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrizesForm {
    /// The tag of the list; empty for the whole division.
    pub list: String,
    /// A prize a line: 一等奖 3, 二等奖 30%.
    pub lines: String,
    /// For everybody else.
    pub rest: String,
}

/// Makes the division one of teams, or of people, or changes how teams play.
#[server(prefix = "/api", endpoint = "set_team_rules")]
pub async fn set_team_rules(to: Sent, form: RulesForm) -> Result<(), ServerFnError> {
    use super::{caller, read_teams, said};
    use shared::command::Command;

    let forward = to.at_stage(&format!("/desk/e/{}/settings?k={}", to.slug, to.k));
    let command = Command::SetTeamRules { team: read_teams::rules(&form) };
    caller::act(&to, command, &forward, said::settings_saved()).await
}

/// The players of a team.
#[server(prefix = "/api", endpoint = "set_players")]
pub async fn set_players(to: Sent, id: u32, #[server(default)] player: Vec<PlayerForm>) -> Result<(), ServerFnError> {
    use super::{caller, read_teams, said};
    use shared::{command::Command, id::EntrantId};

    let players = read_teams::players(&player);
    let said = said::players_saved(players.len());
    let command = Command::SetPlayers { id: EntrantId(id), players };
    caller::act(&to, command, &caller::page(&to, &format!("entrants?edit={id}")), said).await
}

/// 队员总分.
#[server(prefix = "/api", endpoint = "set_totals")]
pub async fn set_totals(to: Sent, #[server(default)] table: Vec<TotalsForm>) -> Result<(), ServerFnError> {
    use super::{caller, read_teams, said};
    use shared::command::Command;

    let totals = table.iter().filter_map(read_teams::totals).collect();
    caller::act(&to, Command::SetTotals { totals }, &caller::page(&to, "totals"), said::settings_saved()).await
}

/// 奖项.
#[server(prefix = "/api", endpoint = "set_prizes")]
pub async fn set_prizes(to: Sent, #[server(default)] prizes: Vec<PrizesForm>) -> Result<(), ServerFnError> {
    use super::{caller, said, typed_prizes};

    let saved = typed_prizes::save(&to, &prizes).await;
    caller::answer(saved, &to, &caller::page(&to, "prizes"), Some(said::prizes_saved())).await
}

/// Puts usual prizes into the form of one list; nothing is saved, and nothing that was typed is lost.
#[server(prefix = "/api", endpoint = "suggest_prizes")]
pub async fn suggest_prizes(
    to: Sent,
    usual: String,
    #[server(default)] prizes: Vec<PrizesForm>,
) -> Result<(), ServerFnError> {
    use super::{caller, typed_prizes};

    let kept = typed_prizes::suggest(&to, &usual, prizes).await;
    caller::answer(kept, &to, &caller::page(&to, "prizes"), None).await
}
