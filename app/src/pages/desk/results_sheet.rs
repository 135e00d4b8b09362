//! What the island of the results is told about a round.

use std::collections::BTreeMap;

use backend::clock;
use backend::service::journal::{Action, JournalLine};
use shared::command::Command;
use shared::matches;
use shared::view::matches::{MatchView, match_view};
use shared::view::round::{BoardRow, RoundView, Seat};
use shared::words;
use uuid::Uuid;

use super::state::Desk;
use crate::api::{Sent, forms};
use crate::islands::results::{Board, Onward, Player, Sheet};

/// Pages of the journal in which the sources of results are looked up.
const JOURNAL_PAGES: u32 = 3;

/// Who entered the result of a board, and when.
type Sources = BTreeMap<u32, String>;

/// From the journal: the last entry for each board, and the boards in the order of their last entry.
pub struct Entered {
    sources: Sources,
    recent: Vec<u32>,
}

impl Entered {
    /// Of a round.
    pub async fn of(desk: &Desk, round: u32) -> Self {
        let mut entered = Entered { sources: Sources::new(), recent: Vec::new() };
        for page in 1..=JOURNAL_PAGES {
            // Who entered what is an extra of this page; without the journal the boards still stand.
            let Ok(journal) = desk.backend.journal(&desk.here.slug, desk.here.number, page).await else { break };
            for line in &journal.lines {
                note_source(&mut entered, desk.stage_number(), round, line);
            }
            if page >= journal.pages {
                break;
            }
        }
        entered
    }
}

fn note_source(entered: &mut Entered, in_stage: u32, wanted: u32, line: &JournalLine) {
    let Action::Command { done } = &line.action else { return };
    let Command::SetResult { stage, round, board, result, .. } = done.as_ref() else { return };
    if *stage != in_stage || *round != wanted || entered.sources.contains_key(board) {
        return;
    }
    let at = clock::in_words(line.at);
    let time = at.split(' ').next_back().unwrap_or_default();
    entered.sources.insert(*board, format!("{} {time}", line.who));
    if result.is_finished() {
        entered.recent.push(*board);
    }
}

/// A round as the island gets it.
pub fn sheet(desk: &Desk, round: &RoundView, entered: &Entered) -> Sheet {
    let mut boards: Vec<Board> =
        round.boards.iter().map(|row| board(desk, round.number, row, &entered.sources)).collect();
    boards.sort_by_key(|board| (board.result.is_finished(), board.board));
    Sheet {
        to: Sent {
            csrf: desk.csrf.clone(),
            command_id: Uuid::new_v4().to_string(),
            slug: desk.here.slug.clone(),
            k: desk.here.number,
            s: desk.s(),
        },
        stage: desk.stage_number(),
        round: round.number,
        look_first: round.number < desk.published(),
        needs_winner: matches::needs_winner(&desk.stage),
        game: desk.game(),
        by_games: (!boards.is_empty() && boards.iter().all(|board| !board.score.is_empty()))
            .then(|| words::match_sides(desk.division().team.is_some()).map(str::to_owned)),
        recent: entered.recent.clone(),
        boards,
        onward: onward(desk, round.number),
    }
}

fn board(desk: &Desk, round: u32, row: &BoardRow, sources: &Sources) -> Board {
    let player = |seat: &Seat| Player { no: seat.person.no.0, name: seat.person.name.clone() };
    let [first, second] = &row.penalties;
    let by_games = match_view(desk.division(), desk.stage_index, round, row.board, true).filter(|view| !view.single);
    Board {
        board: row.board,
        form_id: Uuid::new_v4().to_string(),
        first: player(&row.first),
        second: player(&row.second),
        result: row.result,
        fouls: row.fouls,
        penalties: [forms::penalties_text(first), forms::penalties_text(second)],
        version: row.version,
        from: if row.result.is_finished() {
            sources.get(&row.board).cloned().unwrap_or_default()
        } else {
            String::new()
        },
        page: desk.page(&format!("match/{round}/{}", row.board)),
        score: by_games.as_ref().map(score).unwrap_or_default(),
        level: by_games.is_some_and(|view| view.state.level),
    }
}

/// The score of a board that is entered game by game; of one where nothing is entered yet 0 : 0.
fn score(view: &MatchView) -> String {
    let [first, second] = view.state.score;
    format!("{first} : {second}")
}

/// What comes after the last published round.
fn onward(desk: &Desk, number: u32) -> Option<Onward> {
    let next = desk.stage.next_round();
    if number != desk.published() || desk.division().finished {
        return None;
    }
    if desk.stage.settings.format.is_knockout() {
        return Some(onward_in_knockout(desk));
    }
    Some(if next > desk.total_rounds() {
        Onward {
            ready: "各轮都已下完".to_owned(),
            waiting: "报齐后定名次".to_owned(),
            hint: String::new(),
            button: "看名次".to_owned(),
            href: desk.page("standings"),
        }
    } else {
        Onward {
            ready: format!("可以编第 {next} 轮"),
            waiting: format!("报齐后编第 {next} 轮"),
            hint: "没下完的局先按和棋编〔附二 一.8〕".to_owned(),
            button: format!("编第 {next} 轮"),
            href: desk.page("round"),
        }
    })
}

/// In a knockout the next round follows from the results.
fn onward_in_knockout(desk: &Desk) -> Onward {
    Onward {
        ready: "都分出胜负了".to_owned(),
        waiting: "分出胜负的，后面的场次自动排出".to_owned(),
        hint: String::new(),
        button: "看签表".to_owned(),
        href: desk.page("bracket"),
    }
}
