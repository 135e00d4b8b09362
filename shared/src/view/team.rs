//! 团体: a team, its players and their records; 队员总分.

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::id::No;
use crate::matches::{GameKind, MatchGame};
use crate::points::Points;
use crate::result::Outcome;
use crate::side::Side;
use crate::stage::PointTable;
use crate::team::{Player, TeamTotals};
use crate::view::Person;

pub use super::totals::totals_view;

/// A team with its players' records.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamView {
    /// Which team.
    pub person: Person,
    /// The players in the order of boards.
    pub players: Vec<PlayerRecord>,
}

/// What a player of a team did over all stages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerRecord {
    /// Who.
    pub player: Player,
    /// Games that have a result.
    pub games: u32,
    /// Won, drawn, lost.
    pub won_drawn_lost: [u32; 3],
    /// Points.
    pub points: Points,
}

/// A team.
pub fn team_view(division: &Division, no: No) -> Option<TeamView> {
    let team = division.by_no(no)?;
    let records = team.players.iter().map(|player| record(division, no, player));
    Some(TeamView { person: Person::in_division(division, no)?, players: records.collect() })
}

/// The match's own games of a player, with what they score in their stage. Deciders are no record, and a match forfeited
/// as a whole is the team's.
fn record(division: &Division, no: No, player: &Player) -> PlayerRecord {
    let mut record = PlayerRecord { player: player.clone(), games: 0, won_drawn_lost: [0; 3], points: Points::ZERO };
    for stage in &division.stages {
        let pairings = stage.rounds.iter().flat_map(|round| &round.pairings);
        for (pairing, side) in pairings.filter_map(|pairing| Some((pairing, pairing.side_of(no)?))) {
            let own = pairing.games.iter().filter(|game| *side.of(&game.players) == Some(player.id));
            own.filter(|game| game.kind == GameKind::Slow)
                .for_each(|game| record.add(game, side, &stage.settings.points));
        }
    }
    record
}

impl PlayerRecord {
    fn add(&mut self, game: &MatchGame, side: Side, points: &PointTable) {
        let own = game.own_side(side);
        let outcome = game.result.outcome(own);
        let [won, drawn, lost] = &mut self.won_drawn_lost;
        match outcome {
            Outcome::Win | Outcome::ForfeitWin => *won += 1,
            Outcome::Draw => *drawn += 1,
            Outcome::Loss | Outcome::ForfeitLoss => *lost += 1,
            Outcome::Unfinished => return,
        }
        self.games += 1;
        self.points += points.score(outcome, own);
    }
}

/// 队员总分: a table of units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TotalsView {
    /// How it is reckoned.
    pub settings: TeamTotals,
    /// In order of ranks; units without a rank last.
    pub rows: Vec<TotalsRow>,
}

/// One unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TotalsRow {
    /// The rank; `None` for one short of members.
    pub rank: Option<u32>,
    /// The unit.
    pub unit: String,
    /// The sum.
    pub value: Points,
    /// One value for each tie-break.
    pub ties: Vec<Points>,
    /// The members, best first.
    pub members: Vec<TotalsMember>,
    /// Why there is no rank, in words; empty otherwise.
    pub short: String,
}

/// One member of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TotalsMember {
    /// Who.
    pub person: Person,
    /// Their rank: in the stage, or over all stages once a later one is played.
    pub rank: Option<u32>,
    /// Their points.
    pub points: Points,
    /// Whether they count.
    pub counts: bool,
}
