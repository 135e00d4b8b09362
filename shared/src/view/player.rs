//! A player's page: next board, games so far, where they stand.

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::id::No;
use crate::pairing::reason::{ByeReason, Reason};
use crate::points::Points;
use crate::ranking;
use crate::ranking::sheet::{Did, Game, Row, Sheet};
use crate::result::Outcome;
use crate::side::Side;
use crate::stage::Stage;
use crate::view::heats::{HeatView, heats_view};
use crate::view::{Person, standings};

/// Everything about one entrant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// Who.
    pub person: Person,
    /// Rank after the last complete round, if ranked.
    pub rank: Option<u32>,
    /// How many are ranked.
    pub ranked: u32,
    /// Points now.
    pub points: Points,
    /// 对手分 now.
    pub buchholz: Points,
    /// Games with the first and with the second move; a published pairing counts, played or not (D1).
    pub colours: [u32; 2],
    /// The last round they took part in, if they have left.
    pub withdrawn_after: Option<u32>,
    /// 注销: all results are struck out (19.2).
    pub annulled: bool,
    /// The published rounds, first to last.
    pub rounds: Vec<PlayerRound>,
    /// The table they sit at in a stage of 多人桌.
    pub heat: Option<HeatView>,
}

/// One round of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerRound {
    /// From 1.
    pub round: u32,
    /// Points after it.
    pub running: Points,
    /// What happened.
    pub what: PlayerDid,
}

/// What a player does in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "snake_case")]
pub enum PlayerDid {
    /// A game.
    Game {
        /// 台.
        board: u32,
        /// The player's side.
        side: Side,
        /// Against whom.
        opponent: Person,
        /// The opponent's points now.
        opponent_points: Points,
        /// How it ended.
        outcome: Outcome,
        /// What it scored.
        score: Points,
        /// Why this pair.
        reason: Option<Reason>,
        /// Whether the organizer made the pair by hand.
        by_hand: bool,
        /// Whether the result is annulled.
        annulled: bool,
    },
    /// 轮空, or the rest of an odd round robin, which scores nothing.
    Bye {
        /// What it scored.
        score: Points,
        /// Why.
        reason: Option<ByeReason>,
    },
    /// Absent, not yet entered, or withdrawn.
    Out,
}

/// The page of the entrant with this number.
pub fn player_view(division: &Division, stage: usize, no: No) -> Option<PlayerView> {
    let sheet = Sheet::new(division, stage, u32::MAX)?;
    let row = sheet.row(sheet.find(no)?)?;
    let (rank, ranked) = rank_now(division, &sheet, no);
    let heat = heat_of(division, stage, no);
    let at_table = heat.as_ref().and_then(|heat| heat.seats.iter().find(|seat| seat.person.no == no));
    Some(PlayerView {
        person: Person::of(row),
        rank,
        ranked,
        points: at_table.map_or_else(|| row.points(sheet.after), |seat| seat.total),
        buchholz: row.entries.iter().filter_map(|entry| ranking::buchholz_share(&sheet, &entry.did, sheet.after)).sum(),
        colours: colours(row),
        withdrawn_after: row.entrant.withdrawn_after,
        annulled: row.annulled,
        rounds: (1..=sheet.after).map(|round| player_round(&sheet, row, round)).collect(),
        heat,
    })
}

/// The pages of one entrant in all stages they are in, with the index of each stage, in order of stages.
pub fn player_views(division: &Division, no: No) -> Vec<(u32, PlayerView)> {
    let stages = division.stages.iter().enumerate().filter(|(index, stage)| *index == 0 || stage.has_begun());
    let views = stages.filter_map(|(index, _)| Some((u32::try_from(index).ok()?, player_view(division, index, no)?)));
    views.collect()
}

fn heat_of(division: &Division, stage: usize, no: No) -> Option<HeatView> {
    let tables = heats_view(division, stage).tables;
    tables.into_iter().find(|table| table.seats.iter().any(|seat| seat.person.no == no))
}

/// The rank after the last complete round, and how many are ranked.
fn rank_now(division: &Division, sheet: &Sheet<'_>, no: No) -> (Option<u32>, u32) {
    let complete = standings::last_complete(sheet);
    let ranked = sheet.rows.iter().filter(|row| row.is_ranked()).count();
    let lines = match complete {
        0 => Vec::new(),
        _ if complete == sheet.after => ranking::of_sheet(sheet),
        _ => ranking::standings(division, sheet.index, complete),
    };
    let rank = lines.into_iter().find(|line| line.no == no).and_then(|line| line.rank);
    (rank, u32::try_from(ranked).unwrap_or(u32::MAX))
}

fn colours(row: &Row<'_>) -> [u32; 2] {
    row.entries.iter().fold([0, 0], |[firsts, seconds], entry| match &entry.did {
        Did::Game(game) if game.side == Side::First => [firsts + 1, seconds],
        Did::Game(_) => [firsts, seconds + 1],
        Did::Bye(_) | Did::Rest => [firsts, seconds],
    })
}

fn player_round(sheet: &Sheet<'_>, row: &Row<'_>, round: u32) -> PlayerRound {
    let what = match row.in_round(round) {
        Some(Did::Game(game)) => game_of(sheet, game).unwrap_or(PlayerDid::Out),
        Some(did @ (Did::Bye(_) | Did::Rest)) => {
            PlayerDid::Bye { score: did.score(), reason: bye_reason(sheet.stage, round) }
        }
        None => PlayerDid::Out,
    };
    PlayerRound { round, running: row.points(round), what }
}

fn game_of(sheet: &Sheet<'_>, game: &Game<'_>) -> Option<PlayerDid> {
    Some(PlayerDid::Game {
        board: game.pairing.board,
        side: game.side,
        opponent: Person::at(sheet, game.opponent)?,
        opponent_points: sheet.points(game.opponent, sheet.after),
        outcome: game.outcome,
        score: game.score,
        reason: game.pairing.reason.clone(),
        by_hand: game.pairing.by_hand,
        annulled: game.annulled,
    })
}

fn bye_reason(stage: &Stage, round: u32) -> Option<ByeReason> {
    stage.round(round).and_then(|round| round.bye_reason.clone())
}
