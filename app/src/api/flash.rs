//! What the next page says about what has just happened.

use serde::{Deserialize, Serialize};

/// A message that waits in the session for the next page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flash {
    /// Whether it was done.
    pub tone: Tone,
    /// One line.
    pub title: String,
    /// What it means, or what to do instead; may be empty.
    pub text: String,
    /// The article it rests on; may be empty.
    #[serde(default)]
    pub article: String,
    /// The result that was just set: its undo stands beside the message.
    #[serde(default)]
    pub undo: Option<Undo>,
    /// Two results of one board to choose from.
    #[serde(default)]
    pub choice: Option<Choice>,
}

/// Whether something was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tone {
    /// Done.
    Done,
    /// Not done, and why.
    Stop,
}

/// What stood at a board before its result was set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undo {
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// The game, where the board is a match of several.
    #[serde(default)]
    pub game: Option<GameOf>,
    /// The sign of the result.
    pub result: String,
    /// 犯规 of both sides.
    pub fouls: [u32; 2],
    /// Penalties of both sides, as their form has them.
    pub penalties: [String; 2],
    /// Whether it leads back to the page of the match.
    #[serde(default)]
    pub at_match: bool,
}

/// A game of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameOf {
    /// Which game, from 1.
    pub game: u32,
    /// Its kind, as forms have it.
    pub kind: String,
    /// The side of the pairing with the first move, as forms have it.
    pub first: String,
}

/// A board for which another result stands than the sender saw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// The game, where the board is a match of several.
    #[serde(default)]
    pub game: Option<GameOf>,
    /// The version that stands.
    pub version: u32,
    /// The sign of the result that stands.
    pub stands: String,
    /// The fouls that stand.
    pub stands_fouls: [u32; 2],
    /// The sign of the result that was sent.
    pub sent: String,
    /// The fouls that were sent.
    pub sent_fouls: [u32; 2],
    /// The penalties that were sent, as forms have them.
    #[serde(default)]
    pub sent_penalties: [String; 2],
}

impl Flash {
    /// It was done.
    pub fn done(title: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            tone: Tone::Done,
            title: title.into(),
            text: text.into(),
            article: String::new(),
            undo: None,
            choice: None,
        }
    }

    /// It was not done.
    pub fn stop(title: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            tone: Tone::Stop,
            title: title.into(),
            text: text.into(),
            article: String::new(),
            undo: None,
            choice: None,
        }
    }

    /// Title and text as one line.
    pub fn in_one_line(&self) -> String {
        let title = self.title.trim_end_matches('。');
        if self.text.is_empty() { self.title.clone() } else { format!("{title}。{}", self.text) }
    }

    /// As it is kept in the session.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Out of the session.
    pub fn from_text(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_one_full_stop_between_title_and_text() {
        for title in ["结果由各局得出", "结果由各局得出。"] {
            assert_eq!(Flash::stop(title, "逐局填写。").in_one_line(), "结果由各局得出。逐局填写。");
        }
        assert_eq!(Flash::stop("请先登录", "").in_one_line(), "请先登录");
    }
}
