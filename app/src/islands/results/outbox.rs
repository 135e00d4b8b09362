//! Results that the server has not yet said are on disk. One at a time is sent, in the order of entry.

use serde::{Deserialize, Serialize};
use shared::result::GameResult;

/// A result on its way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pending {
    /// Under which it acts once, however often it is sent.
    pub command_id: String,
    /// Which board.
    pub board: u32,
    /// The version that the sender saw.
    pub seen: u32,
    /// What was entered.
    pub result: GameResult,
    /// 犯规 of both sides.
    pub fouls: [u32; 2],
}

/// What waits, first to last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outbox {
    waiting: Vec<Pending>,
}

impl Outbox {
    /// What is to be sent now.
    pub fn first(&self) -> Option<&Pending> {
        self.waiting.first()
    }

    /// How many wait.
    pub fn count(&self) -> usize {
        self.waiting.len()
    }

    /// What waits for a board.
    pub fn of_board(&self, board: u32) -> Option<&Pending> {
        self.waiting.iter().rev().find(|pending| pending.board == board)
    }

    /// Puts an entry at the end.
    pub fn put(&mut self, pending: Pending) {
        self.waiting.push(pending);
    }

    /// The server has answered an entry: it is done with. A later one for the board has now seen `version`.
    pub fn answered(&mut self, command_id: &str, board: u32, version: u32) {
        self.waiting.retain(|pending| pending.command_id != command_id);
        for later in self.waiting.iter_mut().filter(|pending| pending.board == board) {
            later.seen = version;
        }
    }

    /// Nothing more is sent for a board: the server has refused what came before.
    pub fn drop_board(&mut self, board: u32) {
        self.waiting.retain(|pending| pending.board != board);
    }
}

/// The id of the `count`th entry of a page, counted up from the id that the server gave the page.
pub fn command_id(root: &str, count: u32) -> String {
    let digits: String = root.chars().filter(char::is_ascii_hexdigit).collect();
    let root = u128::from_str_radix(&digits, 16).unwrap_or_default();
    format!("{:032x}", root.wrapping_add(u128::from(count)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pending(id: &str, board: u32, seen: u32) -> Pending {
        Pending { command_id: id.to_owned(), board, seen, result: GameResult::Draw, fouls: [0, 0] }
    }

    #[test]
    fn a_later_entry_for_a_board_has_seen_what_the_earlier_one_made() {
        let mut outbox = Outbox::default();
        outbox.put(pending("a", 12, 0));
        outbox.put(pending("b", 7, 0));
        outbox.put(pending("c", 12, 0));
        outbox.answered("a", 12, 1);
        assert_eq!(outbox.first(), Some(&pending("b", 7, 0)));
        assert_eq!(outbox.of_board(12), Some(&pending("c", 12, 1)));
    }

    #[test]
    fn a_refused_board_sends_no_more() {
        let mut outbox = Outbox::default();
        outbox.put(pending("a", 12, 0));
        outbox.put(pending("b", 7, 0));
        outbox.drop_board(12);
        assert_eq!(outbox.count(), 1);
        assert_eq!(outbox.of_board(12), None);
    }

    #[test]
    fn every_entry_of_a_page_has_its_own_id() {
        let root = "00000000-0000-4000-8000-0000000000ff";
        assert_eq!(command_id(root, 1), "00000000000040008000000000000100");
        assert_ne!(command_id(root, 1), command_id(root, 2));
    }
}
