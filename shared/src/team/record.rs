//! What a player of a team did.

use serde::{Deserialize, Serialize};

use super::Player;
use crate::division::Division;
use crate::id::No;
use crate::matches::{GameKind, MatchGame};
use crate::points::Points;
use crate::result::Outcome;
use crate::side::Side;
use crate::stage::PointTable;

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

/// The match's own games of a player, with what they score in their stage. Deciders are no record, and a match forfeited
/// as a whole is the team's.
pub(crate) fn player_record(division: &Division, no: No, player: &Player) -> PlayerRecord {
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
