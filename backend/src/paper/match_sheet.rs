//! 对局记录表: a match of several games or boards, to be filled in and signed at the table.

use shared::matches::{FirstMove, GameKind};
use shared::result::GameResult;
use shared::side::Side;
use shared::view::matches::{GameView, LineUps, MatchView};
use shared::words::game_name;

use super::block::{Block, Ink, Style};
use super::cell::Cell;
use super::columns::{Want, share};
use super::fonts::Voice;
use super::heading::Heading;
use super::page::{Align, Frame};
use super::sheet::{FootNote, Lie, SIDE, Sheet};
use super::table::{AFTER, Column, HEAD, Table};
use super::{PaperContext, PaperError, words};

const ROW: f32 = 10.5;
/// Rows to write in at least, in a match whose games follow one another.
const LEAST_ROWS: usize = 3;
/// The head of a match.
const TITLE: f32 = 13.0;
/// Score, winner and signatures.
const BELOW: f32 = 31.5;
const BOARD: Style = Style::new(Voice::Song, 13.0);
const NAME: Style = Style::new(Voice::Text, 11.5);
const TEAM: Style = Style::new(Voice::Song, 15.0);
const TEXT: Style = Style::new(Voice::Text, 10.5);
const SCORE: Style = Style::new(Voice::Bold, 15.0);

/// A line of the sheet: a board, or a game.
#[derive(Default)]
struct Row {
    label: String,
    /// Which side of the match has the first move.
    first: Option<Side>,
    players: [String; 2],
    /// What the game was for either side.
    results: [String; 2],
}

/// 对局记录表 of some matches of a round, one below the other; a match longer than a page goes on. Where line-ups or results are missing there is room to
/// write them.
///
/// # Errors
/// When a font cannot be read or reduced.
pub fn matches(context: &PaperContext<'_>, round: u32, views: &[MatchView]) -> Result<Vec<u8>, PaperError> {
    let heading = Heading { title: format!("{}对局记录表", words::nth_round(round)), notice: None };
    let legend = FootNote::Legend(words::sides(context.event.game));
    let mut sheet = Sheet::new(context, Lie::Upright, heading, legend);
    if views.is_empty() {
        sheet.notes(&["还没有对阵。".to_owned()]);
    }
    for view in views {
        draw(&mut sheet, view);
    }
    sheet.finish()
}

fn draw(sheet: &mut Sheet<'_>, view: &MatchView) {
    let rows = rows(view, sheet.context.event.game);
    let table = table(view, &rows, sheet.width());
    sheet.need_together(TITLE + table.height() + AFTER + BELOW);
    title(sheet, view);
    table.draw(sheet);
    sheet.need(BELOW);
    outcome(sheet, view);
    signatures(sheet, view);
}

/// Board and the two sides of the match.
fn title(sheet: &mut Sheet<'_>, view: &MatchView) {
    let (fonts, frame) = (sheet.context.fonts, Frame::new(SIDE, sheet.y, sheet.width(), TITLE - 2.0));
    let board = view.number.map_or_else(|| format!("第 {} 台", view.board), |number| format!("第 {number} 场"));
    let middle = frame.w / 2.0;
    let page = sheet.page();
    page.put(Block::line(fonts, &board, TEXT), frame.part(0.0, 24.0), Align::Left);
    let side = |name: &str, room: f32| Block::name(fonts, name, TEAM, room, frame.h);
    page.put(side(&view.first.name, middle - 31.0), frame.part(24.0, middle - 7.0), Align::Right);
    page.put(Block::line(fonts, "对", TEXT), frame.part(middle - 7.0, middle + 7.0), Align::Centre);
    page.put(side(&view.second.name, middle - 8.0), frame.part(middle + 7.0, frame.w), Align::Left);
    sheet.y += TITLE;
}

/// The games that are known, those that come next, and empty lines for the others.
fn rows(view: &MatchView, game: shared::event::Game) -> Vec<Row> {
    if view.single {
        return vec![single(view, game)];
    }
    if in_rounds(view) && view.games.is_empty() {
        return blank_rounds(view);
    }
    let known = view.games.iter().map(|played| Row {
        label: round_label(view, played).unwrap_or_else(|| label(played.board, played.game, played.kind, game)),
        first: (played.kind != GameKind::Lots).then_some(played.first),
        players: players(view, played),
        results: for_both(played.result, played.first),
    });
    let next = view.state.next.iter().filter(|next| view.games.iter().all(|played| played.game != next.game));
    let next = next.map(|next| Row {
        label: label(next.board, next.game, next.kind, game),
        first: if let FirstMove::Side(side) = next.first { Some(side) } else { None },
        players: next.board.map_or_else(|| sides(view), |board| listed(view, board)),
        ..Row::default()
    });
    let mut rows: Vec<Row> = known.chain(next).collect();
    let boards = view.line_ups.as_ref().and_then(|line_ups| usize::try_from(line_ups.boards).ok());
    let open = view.state.result == GameResult::Unfinished;
    let least = boards.unwrap_or(if open { LEAST_ROWS } else { 0 });
    for place in (1..).take(least).skip(rows.len()) {
        let label = label(boards.map(|_| place), place, GameKind::Slow, game);
        rows.push(Row { label, players: listed(view, place), ..Row::default() });
    }
    rows
}

/// The boards of every round of 全队轮赛, to write on.
fn blank_rounds(view: &MatchView) -> Vec<Row> {
    let boards = view.line_ups.as_ref().map_or(0, |line_ups| line_ups.boards);
    let all = (1..=boards).flat_map(|round| (1..=boards).map(move |board| (round, board)));
    all.map(|(round, board)| Row { label: in_round(round, board), ..Row::default() }).collect()
}

fn in_round(round: u32, board: u32) -> String {
    format!("第 {round} 轮 {board} 台")
}

/// The one line of a match of one game.
fn single(view: &MatchView, game: shared::event::Game) -> Row {
    Row {
        label: label(None, 1, GameKind::Slow, game),
        first: Some(Side::First),
        players: sides(view),
        results: for_both(view.state.result, Side::First),
    }
}

fn label(board: Option<u32>, number: u32, kind: GameKind, game: shared::event::Game) -> String {
    match board {
        Some(board) if kind == GameKind::Slow => board.to_string(),
        _ => game_name(number, kind, game),
    }
}

/// In 全队轮赛 a board is played once in each round.
fn round_label(view: &MatchView, game: &GameView) -> Option<String> {
    let board = game.board.filter(|_| in_rounds(view) && game.kind == GameKind::Slow)?;
    let round = view.game_of_board(board, game.game)?;
    Some(in_round(round, board))
}

fn in_rounds(view: &MatchView) -> bool {
    view.line_ups.as_ref().is_some_and(|line_ups| line_ups.everybody)
}

fn players(view: &MatchView, game: &GameView) -> [String; 2] {
    let name = |player: &Option<shared::team::Player>| player.as_ref().map(|player| player.name.clone());
    match (game.board, game.players.each_ref().map(name)) {
        (None, [None, None]) => sides(view),
        (_, names) => names.map(Option::unwrap_or_default),
    }
}

/// The two of the match themselves.
fn sides(view: &MatchView) -> [String; 2] {
    [view.first.name.clone(), view.second.name.clone()]
}

/// Who is on a board by the line-ups, as far as they are to be seen.
fn listed(view: &MatchView, board: u32) -> [String; 2] {
    let Some(line_ups) = &view.line_ups else { return sides(view) };
    [0, 1].map(|side| on_board(line_ups, side, board).unwrap_or_default())
}

fn on_board(line_ups: &LineUps, side: usize, board: u32) -> Option<String> {
    let list = line_ups.lists.get(side)?.as_ref()?;
    let id = list.get(usize::try_from(board.checked_sub(1)?).ok()?)?;
    let player = line_ups.players.get(side)?.iter().find(|player| player.id == *id)?;
    Some(player.name.clone())
}

/// What a game was for the first and the second side of the match, of which `first` had the first move.
fn for_both(result: GameResult, first: Side) -> [String; 2] {
    let own = |side: Side| if side == first { Side::First } else { Side::Second };
    [Side::First, Side::Second].map(|side| words::outcome(result.outcome(own(side))).to_owned())
}

fn table(view: &MatchView, rows: &[Row], room: f32) -> Table {
    let label = match &view.line_ups {
        Some(_) if in_rounds(view) => ("台", 27.0),
        Some(_) => ("台", 13.0),
        None => ("局", 27.0),
    };
    let widths = share(
        room,
        &[
            Want::exactly(label.1),
            Want::exactly(8.0),
            Want { least: 20.0, best: 30.0, grow: 1.0 },
            Want::exactly(19.0),
            Want::exactly(19.0),
            Want { least: 20.0, best: 30.0, grow: 1.0 },
            Want::exactly(8.0),
        ],
    );
    let name = |text: &str| Cell::Text(text.to_owned(), HEAD);
    let heads = [
        (name(label.0), Align::Centre),
        (Cell::Empty, Align::Left),
        (name(&view.first.name), Align::Left),
        (name("结果"), Align::Centre),
        (name("结果"), Align::Centre),
        (name(&view.second.name), Align::Left),
        (Cell::Empty, Align::Left),
    ];
    let columns = heads.into_iter().zip(widths).map(|((head, align), width)| {
        let posts = matches!(&head, Cell::Text(text, _) if text == "结果");
        Column { head, width, align, posts }
    });
    Table { columns: columns.collect(), rows: rows.iter().map(cells).collect(), row_height: ROW, panels: 1 }
}

fn cells(row: &Row) -> Vec<Cell> {
    let mark = |side: Side| {
        let own = |first: Side| if first == side { Side::First } else { Side::Second };
        row.first.map_or(Cell::Empty, |first| Cell::Side(own(first), String::new()))
    };
    let [first, second] = row.players.clone().map(|name| Cell::Name(name, None, NAME));
    let [won, lost] = row.results.clone().map(|result| Cell::Text(result, TEXT));
    let label = Cell::Text(row.label.clone(), if row.label.chars().count() > 2 { TEXT } else { BOARD });
    vec![label, mark(Side::First), first, won, lost, second, mark(Side::Second)]
}

/// 局分 and who won; lines to write on while they are open.
fn outcome(sheet: &mut Sheet<'_>, view: &MatchView) {
    let (fonts, frame) = (sheet.context.fonts, Frame::new(SIDE, sheet.y + 0.5, sheet.width(), 9.0));
    let state = &view.state;
    let begun = view.games.iter().any(|played| played.result.is_finished());
    let winner = match state.result {
        GameResult::FirstWins | GameResult::FirstByForfeit => view.first.name.as_str(),
        GameResult::SecondWins | GameResult::SecondByForfeit => view.second.name.as_str(),
        GameResult::Draw => "平",
        GameResult::BothForfeit | GameResult::BothLose => "双方均负",
        GameResult::Unfinished => "",
    };
    let page = sheet.page();
    page.put(Block::line(fonts, "局分", TEXT), frame.part(0.0, 12.0), Align::Left);
    for (score, from) in state.score.iter().zip([12.0, 38.0]) {
        let cell = frame.part(from, from + 20.0);
        page.shape(cell, 0.8, None, Some(0.8));
        if begun {
            page.put(Block::line(fonts, &score.to_string(), SCORE), cell, Align::Centre);
        }
    }
    page.put(Block::line(fonts, "：", TEXT), frame.part(32.0, 38.0), Align::Centre);
    page.put(Block::line(fonts, "胜方", TEXT), frame.part(70.0, 82.0), Align::Left);
    let line = frame.part(82.0, frame.w);
    page.put(Block::fit(fonts, winner, TEAM, line.w, line.h), line, Align::Left);
    page.rule(line.x, line.y + line.h, line.w, 0.6, Ink::Black);
    sheet.y += 11.5;
}

/// Lines to sign on: both sides and the referee.
fn signatures(sheet: &mut Sheet<'_>, view: &MatchView) {
    let roles = if view.line_ups.is_some() { ["领队", "领队", "裁判"] } else { ["棋手", "棋手", "裁判"] };
    let fonts = sheet.context.fonts;
    let frame = Frame::new(SIDE, sheet.y + 4.0, sheet.width(), 6.0);
    let each = frame.w / 3.0;
    let page = sheet.page();
    for (role, left) in roles.into_iter().zip([0.0, each, each * 2.0]) {
        let part = frame.part(left, left + each - 4.0);
        page.put(Block::line(fonts, &format!("{role}签名"), TEXT), part.part(0.0, 18.0), Align::Left);
        page.rule(part.x + 18.0, part.y + part.h, part.w - 18.0, 0.6, Ink::Black);
    }
    sheet.y += BELOW - 11.5;
}
