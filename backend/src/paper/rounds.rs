//! 积分编排成绩表: round by round.

use shared::result::Outcome;
use shared::view::cross::{RoundCell, RoundTable, RoundTableRow};

use super::cell::{Cell, Round};
use super::grid::{Grid, GridRow};
use super::heading::Heading;
use super::sheet::{FootNote, Sheet};
use super::{PaperContext, PaperError, words};

/// 积分编排成绩表: each round's opponent, side, result, and the points so far.
///
/// # Errors
/// When a font cannot be read or reduced.
pub fn rounds(context: &PaperContext<'_>, view: &RoundTable) -> Result<Vec<u8>, PaperError> {
    let heading = Heading { title: words::rounds_title(view), notice: None };
    let legend = FootNote::Legend(words::rounds_legend(context.event.game));
    let grid = Grid {
        heads: (1..=view.rounds).map(|round| format!("第 {round} 轮")).collect(),
        rows: view.rows.iter().map(line).collect(),
        cell: (14.0, 18.0),
        row_height: 8.8,
    };
    let mut sheet = Sheet::new(context, grid.lie(context.fonts), heading, legend);
    grid.draw(&mut sheet);
    sheet.finish()
}

fn line(row: &RoundTableRow) -> GridRow {
    GridRow {
        person: row.person.clone(),
        cells: row.cells.iter().map(cell).collect(),
        points: row.points,
        rank: words::rank(row.rank, row.annulled),
    }
}

fn cell(cell: &RoundCell) -> Cell {
    Cell::Round(match cell {
        RoundCell::Game { opponent, side, outcome: Outcome::Unfinished, .. } => {
            Round { side: Some(*side), opponent: opponent.to_string(), ..Round::default() }
        }
        RoundCell::Game { opponent, side, outcome, score, running, annulled, .. } => Round {
            side: Some(*side),
            opponent: opponent.to_string(),
            result: format!("{} {score}", words::outcome(*outcome)),
            running: running.to_string(),
            struck: *annulled,
        },
        RoundCell::Bye { score, running } => Round {
            opponent: "轮空".to_owned(),
            result: score.to_string(),
            running: running.to_string(),
            ..Round::default()
        },
        RoundCell::Out { running } => {
            Round { opponent: "—".to_owned(), running: running.to_string(), ..Round::default() }
        }
    })
}
