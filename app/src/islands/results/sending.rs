//! The boards as they change under the hands of the organizer, and the sending of what was entered.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use shared::result::GameResult;

use super::outbox::{Outbox, Pending, command_id};
use super::sheet::{Board, Sheet};
use super::{keep, keys};
use crate::api::Sent;
use crate::api::result::{Entered, Entry, set_result};
use crate::api::sent::in_query;

/// How long after a failed send the next try begins.
const AGAIN_AFTER: Duration = Duration::from_secs(4);

/// The round as the browser shows it. Copies are handles to the same.
#[derive(Clone, Copy, Debug)]
pub struct Hall {
    /// What the server told.
    pub sheet: StoredValue<Sheet>,
    /// What is shown of each board.
    pub lines: StoredValue<Vec<Line>>,
    /// The text in the card.
    pub text: RwSignal<String>,
    /// What is not yet on disk.
    pub outbox: RwSignal<Outbox>,
    /// What was entered on this page and stands, last first.
    pub log: RwSignal<Vec<u32>>,
    /// What keeps results from being sent.
    pub trouble: RwSignal<Option<Trouble>>,
    sending: StoredValue<bool>,
    count: StoredValue<u32>,
}

/// What is shown of a board.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// Which board.
    pub board: u32,
    /// The result that is on disk.
    pub result: RwSignal<GameResult>,
    /// 犯规 that are on disk.
    pub fouls: RwSignal<[u32; 2]>,
    /// The version that stands.
    pub version: RwSignal<u32>,
    /// What is to be decided or was refused.
    pub matter: RwSignal<Option<Matter>>,
}

/// Something about a board that somebody must look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Matter {
    /// Two results: the one that stands, and the one entered here.
    Two {
        /// On disk.
        stands: GameResult,
        /// Entered here.
        mine: GameResult,
    },
    /// Why the result was refused.
    Refused(String),
}

/// What keeps results from being sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The server does not answer.
    Away,
    /// The session has ended.
    SignedOut,
}

impl Hall {
    /// From what the server told.
    pub fn open(sheet: Sheet) -> Self {
        let line = |board: &Board| Line {
            board: board.board,
            result: RwSignal::new(board.result),
            fouls: RwSignal::new(board.fouls),
            version: RwSignal::new(board.version),
            matter: RwSignal::new(None),
        };
        Self {
            lines: StoredValue::new(sheet.boards.iter().map(line).collect()),
            log: RwSignal::new(sheet.recent.clone()),
            sheet: StoredValue::new(sheet),
            text: RwSignal::new(String::new()),
            outbox: RwSignal::new(Outbox::default()),
            trouble: RwSignal::new(None),
            sending: StoredValue::new(false),
            count: StoredValue::new(0),
        }
    }

    /// In the browser: takes up what was kept, and tries again from time to time what could not be sent.
    pub fn wake(self) {
        Effect::new(move |_| {
            self.outbox.set(keep::restore(&self.key()));
            self.send_next();
            set_interval(move || self.send_next(), AGAIN_AFTER);
        });
    }

    /// What the text in the card means.
    pub fn typed(self) -> keys::Typed {
        self.text.with(|text| keys::read(text, |board| self.line(board).is_some()))
    }

    /// A board as shown.
    pub fn line(self, board: u32) -> Option<Line> {
        self.lines.with_value(|lines| lines.iter().find(|line| line.board == board).copied())
    }

    /// A board as told.
    pub fn board(self, board: u32) -> Option<Board> {
        self.sheet.with_value(|sheet| sheet.boards.iter().find(|told| told.board == board).cloned())
    }

    /// The page of a board, with more of a query behind it.
    pub fn board_page(self, board: u32, query: &str) -> String {
        self.sheet.with_value(|sheet| sheet.board_page(board, query))
    }

    /// Takes an entry and sends it.
    pub fn enter(self, board: u32, result: GameResult) {
        let Some(line) = self.line(board) else { return };
        if self.must_look_first(line) {
            let to = format!("&to={}", in_query(result.sign()));
            let page = self.board_page(board, &to);
            // A browser that goes nowhere leaves the result as it stands, which is what the page shows.
            let _ = window().location().set_href(&page);
            return;
        }
        self.count.update_value(|count| *count += 1);
        let command_id = self.sheet.with_value(|sheet| command_id(&sheet.to.command_id, self.count.get_value()));
        let seen = line.version.get_untracked();
        let pending = Pending { command_id, board, seen, result, fouls: line.fouls.get_untracked() };
        line.matter.set(None);
        self.change_outbox(|outbox| outbox.put(pending));
        self.send_next();
    }

    /// What a correction of an earlier round changes is shown before it is made.
    fn must_look_first(self, line: Line) -> bool {
        self.sheet.with_value(|sheet| sheet.look_first) && line.result.get_untracked().is_finished()
    }

    /// Both results are known: the one on disk stays.
    pub fn leave(self, board: u32) {
        if let Some(line) = self.line(board) {
            line.matter.set(None);
        }
    }

    fn send_next(self) {
        let next = self.outbox.with_untracked(|outbox| outbox.first().cloned());
        let Some(pending) = next.filter(|_| !self.sending.get_value()) else { return };
        self.sending.set_value(true);
        spawn_local(async move {
            let answer = set_result(self.to(&pending), self.entry(&pending)).await;
            self.sending.set_value(false);
            match answer {
                Ok(Entered::SignedOut) => self.trouble.set(Some(Trouble::SignedOut)),
                Ok(entered) => self.settle(&pending, entered),
                Err(_) => self.trouble.set(Some(Trouble::Away)),
            }
        });
    }

    /// The server has spoken about an entry: show it, and go on.
    fn settle(self, pending: &Pending, entered: Entered) {
        self.trouble.set(None);
        let Some(line) = self.line(pending.board) else { return };
        match entered {
            Entered::Stands { version } => {
                line.result.set(pending.result);
                line.version.set(version);
                self.remember(pending);
                self.change_outbox(|outbox| outbox.answered(&pending.command_id, pending.board, version));
            }
            Entered::Conflict { stands, fouls, version } => {
                let stands = GameResult::from_sign(&stands).unwrap_or_default();
                line.result.set(stands);
                line.fouls.set(fouls);
                line.version.set(version);
                line.matter.set(Some(Matter::Two { stands, mine: pending.result }));
                self.change_outbox(|outbox| outbox.drop_board(pending.board));
            }
            Entered::Refused { why } => {
                line.matter.set(Some(Matter::Refused(why)));
                self.change_outbox(|outbox| outbox.drop_board(pending.board));
            }
            Entered::SignedOut => {}
        }
        self.send_next();
    }

    fn remember(self, pending: &Pending) {
        self.log.update(|log| {
            log.retain(|board| *board != pending.board);
            if pending.result.is_finished() {
                log.insert(0, pending.board);
            }
        });
    }

    fn change_outbox(self, change: impl FnOnce(&mut Outbox)) {
        self.outbox.update(change);
        self.outbox.with_untracked(|outbox| keep::store(&self.key(), outbox));
    }

    fn key(self) -> String {
        self.sheet.with_value(|sheet| keep::key(&sheet.to.slug, sheet.to.k, (sheet.stage, sheet.round)))
    }

    fn to(self, pending: &Pending) -> Sent {
        let to = self.sheet.with_value(|sheet| sheet.to.clone());
        Sent { command_id: pending.command_id.clone(), ..to }
    }

    fn entry(self, pending: &Pending) -> Entry {
        let [first_fouls, second_fouls] = pending.fouls;
        let [first_penalty, second_penalty] = self.board(pending.board).map(|told| told.penalties).unwrap_or_default();
        let (stage, round) = self.sheet.with_value(|sheet| (sheet.stage, sheet.round));
        Entry {
            stage,
            round,
            board: pending.board,
            seen: pending.seen,
            result: pending.result.sign().to_owned(),
            first_fouls,
            second_fouls,
            first_penalty,
            second_penalty,
            ..Entry::default()
        }
    }
}
