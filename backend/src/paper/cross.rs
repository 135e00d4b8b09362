//! 循环赛成绩表: everybody against everybody.

use shared::view::cross::{CrossGame, CrossRow, CrossTable};

use super::cell::{Cell, Game};
use super::grid::{Grid, GridRow};
use super::heading::Heading;
use super::sheet::{FootNote, Sheet};
use super::{PaperContext, PaperError, words};

/// 循环赛成绩表 after `after` rounds.
///
/// # Errors
/// When a font cannot be read or reduced.
pub fn cross(context: &PaperContext<'_>, view: &CrossTable) -> Result<Vec<u8>, PaperError> {
    let heading = Heading { title: words::cross_title(view), notice: None };
    let legend = FootNote::Legend(words::cross_legend(context.event.game));
    let grid = grid(view);
    let mut sheet = Sheet::new(context, grid.lie(context.fonts), heading, legend);
    grid.draw(&mut sheet);
    sheet.finish()
}

/// The table itself.
pub(super) fn grid(view: &CrossTable) -> Grid {
    Grid {
        heads: view.rows.iter().map(|row| row.person.no.to_string()).collect(),
        rows: view.rows.iter().zip(0..).map(|(row, place)| line(row, place)).collect(),
        cell: (6.6, 13.0),
        row_height: row_height(view),
    }
}

/// Each leg takes a line of its own; few rows stand wider apart.
fn row_height(view: &CrossTable) -> f32 {
    let legs = view.rows.iter().flat_map(|row| &row.cells).map(Vec::len).max().unwrap_or_default();
    match (legs, view.rows.len()) {
        (2.., _) => 10.4,
        (_, ..=12) => 10.0,
        _ => 8.0,
    }
}

fn line(row: &CrossRow, place: usize) -> GridRow {
    let rank = words::rank(row.rank, row.annulled);
    GridRow { person: row.person.clone(), cells: games(row, place), points: row.points, rank }
}

/// The games of the one at `place` against everybody.
pub(super) fn games(row: &CrossRow, place: usize) -> Vec<Cell> {
    let cell = |(games, column): (&Vec<CrossGame>, usize)| match games.as_slice() {
        _ if column == place => Cell::Wash,
        [] => Cell::Empty,
        games => Cell::Games(games.iter().map(cell_game).collect()),
    };
    row.cells.iter().zip(0..).map(cell).collect()
}

fn cell_game(game: &CrossGame) -> Game {
    Game { side: game.side, score: words::cross_score(game), struck: game.annulled }
}
