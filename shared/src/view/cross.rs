//! Tables of all results: 循环赛成绩表 and 积分编排成绩表.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::id::No;
use crate::points::Points;
use crate::ranking;
use crate::ranking::sheet::{Did, Game, Row, Sheet};
use crate::result::Outcome;
use crate::side::Side;
use crate::view::Person;

/// 循环赛成绩表: everybody against everybody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CrossTable {
    /// In order of numbers.
    pub rows: Vec<CrossRow>,
}

/// One line of the 循环赛成绩表.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CrossRow {
    /// Who.
    pub person: Person,
    /// The games against each column's entrant in order of rows; empty on the diagonal and where not yet played.
    pub cells: Vec<Vec<CrossGame>>,
    /// Total points.
    pub points: Points,
    /// Rank now, if ranked.
    pub rank: Option<u32>,
    /// 注销: struck through.
    pub annulled: bool,
}

/// One game in a cross table, seen from the line's entrant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CrossGame {
    /// The round.
    pub round: u32,
    /// The side of the line's entrant.
    pub side: Side,
    /// How it ended.
    pub outcome: Outcome,
    /// What it scored.
    pub score: Points,
    /// Whether the result is annulled.
    pub annulled: bool,
}

/// 积分编排成绩表: round by round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundTable {
    /// How many rounds are shown.
    pub rounds: u32,
    /// In order of numbers.
    pub rows: Vec<RoundTableRow>,
}

/// One line of the 积分编排成绩表.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundTableRow {
    /// Who.
    pub person: Person,
    /// One cell a round.
    pub cells: Vec<RoundCell>,
    /// Total points.
    pub points: Points,
    /// Rank now, if ranked.
    pub rank: Option<u32>,
    /// 注销: struck through.
    pub annulled: bool,
}

/// What somebody did in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "snake_case")]
pub enum RoundCell {
    /// A game.
    Game {
        /// Against whom.
        opponent: No,
        /// The board.
        board: u32,
        /// The side of the line's entrant.
        side: Side,
        /// How it ended.
        outcome: Outcome,
        /// What it scored.
        score: Points,
        /// Points after the round.
        running: Points,
        /// Whether the result is annulled.
        annulled: bool,
    },
    /// 轮空, or the rest of an odd round robin, which scores nothing.
    Bye {
        /// What it scored.
        score: Points,
        /// Points after the round.
        running: Points,
    },
    /// Absent, not yet entered, or withdrawn.
    Out {
        /// Points after the round.
        running: Points,
    },
}

/// More entrants than this have no cross table: no page and no paper could show it.
const LARGEST_CROSS_TABLE: usize = 200;

/// 循环赛成绩表 after a round. Empty where there is no such stage, and beyond 200 entrants.
pub fn cross_table(division: &Division, stage: usize, after: u32) -> CrossTable {
    cross_table_among(division, stage, &division.nos_of(stage), after)
}

/// 循环赛成绩表 of some of a stage, as of one of its groups.
pub fn cross_table_among(division: &Division, stage: usize, pool: &[No], after: u32) -> CrossTable {
    let Some(sheet) = Sheet::of(division, stage, pool, after) else { return CrossTable::default() };
    if sheet.rows.len() > LARGEST_CROSS_TABLE {
        return CrossTable::default();
    }
    let ranks = ranks(&sheet);
    let rows = sheet.rows.iter().map(|row| CrossRow {
        person: Person::of(row),
        cells: cross_cells(row, sheet.rows.len()),
        points: row.points(sheet.after),
        rank: ranks.get(&row.no).copied(),
        annulled: row.annulled,
    });
    CrossTable { rows: rows.collect() }
}

/// 积分编排成绩表 after a round. Empty where there is no such stage.
pub fn round_table(division: &Division, stage: usize, after: u32) -> RoundTable {
    let Some(sheet) = Sheet::new(division, stage, after) else { return RoundTable::default() };
    let ranks = ranks(&sheet);
    let rows = sheet.rows.iter().map(|row| RoundTableRow {
        person: Person::of(row),
        cells: (1..=sheet.after).map(|round| round_cell(row, round)).collect(),
        points: row.points(sheet.after),
        rank: ranks.get(&row.no).copied(),
        annulled: row.annulled,
    });
    RoundTable { rounds: sheet.after, rows: rows.collect() }
}

fn ranks(sheet: &Sheet<'_>) -> HashMap<No, u32> {
    let lines = ranking::of_sheet(sheet).into_iter();
    lines.filter_map(|line| Some((line.no, line.rank?))).collect()
}

fn cross_cells(row: &Row<'_>, columns: usize) -> Vec<Vec<CrossGame>> {
    let mut cells = vec![Vec::new(); columns];
    for entry in &row.entries {
        let Did::Game(game) = &entry.did else { continue };
        if let Some(cell) = cells.get_mut(game.opponent).filter(|_| game.is_decided()) {
            cell.push(cross_game(entry.round, game));
        }
    }
    cells
}

const fn cross_game(round: u32, game: &Game<'_>) -> CrossGame {
    CrossGame { round, side: game.side, outcome: game.outcome, score: game.score, annulled: game.annulled }
}

fn round_cell(row: &Row<'_>, round: u32) -> RoundCell {
    let running = row.points(round);
    match row.in_round(round) {
        Some(Did::Game(game)) => game_cell(game, running),
        Some(did @ (Did::Bye(_) | Did::Rest)) => RoundCell::Bye { score: did.score(), running },
        None => RoundCell::Out { running },
    }
}

const fn game_cell(game: &Game<'_>, running: Points) -> RoundCell {
    RoundCell::Game {
        opponent: game.pairing.on(game.side.other()),
        board: game.pairing.board,
        side: game.side,
        outcome: game.outcome,
        score: game.score,
        running,
        annulled: game.annulled,
    }
}
