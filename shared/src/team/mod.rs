//! 团体: teams and their players, line-ups, and what a team scores without team matches (2011 article 11).

mod best_players;
mod board_games;
mod every_pair;
mod line_up;
mod record;
mod rules;
mod totals;

pub use best_players::{BestPlayer, BestPlayers, best_players, chosen_players};
pub use board_games::board_games;
pub(crate) use board_games::with_forfeit;
pub use line_up::{allowed_line_ups, check_line_up, given_line_up, line_ups_before, places};
pub use record::PlayerRecord;
pub(crate) use record::player_record;
pub use rules::{LineUpRule, TeamRules};
pub use totals::{TeamTotals, TotalTie, TotalValue};

use serde::{Deserialize, Serialize};

use crate::entrant::EntrantDetails;
use crate::id::PlayerId;

/// A team to be registered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewTeam {
    /// 队名, and what else is known of it.
    pub details: EntrantDetails,
    /// In the order of boards; may come later.
    pub players: Vec<Player>,
}

/// 队员.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Names the player inside the team; the order of the list is the order of boards.
    pub id: PlayerId,
    /// 姓名.
    pub name: String,
    /// 等级分 or 段位, for caps.
    pub rating: Option<u32>,
    /// 外援, for caps.
    pub guest: bool,
    /// Lists the player also stands in, as `women`.
    pub tags: Vec<String>,
}
