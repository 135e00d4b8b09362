//! 轮: the pairings of a round.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::id::{No, PlayerId};
use crate::matches::MatchGame;
use crate::pairing::reason::{ByeReason, Float, Reason};
use crate::result::{GameResult, Penalty};
use crate::side::Side;
use crate::stage::HeatTable;

/// A published round, or a proposed one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// In order of boards.
    pub pairings: Vec<Pairing>,
    /// 轮空, or in an odd round robin the one who rests.
    pub bye: Option<No>,
    /// Why this one has the bye; `None` where the organizer or an archive gave it.
    pub bye_reason: Option<ByeReason>,
    /// Absent and unpaired.
    pub absent: Vec<No>,
    /// Who rests in the groups that are odd.
    pub resting: Vec<No>,
    /// Who left the stage before this round: 末位淘汰 (10.6), 负几场出局, or for a later stage.
    pub out: Vec<No>,
    /// 多人桌, in order of tables.
    pub tables: Vec<HeatTable>,
}

/// 对阵: two entrants at a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    /// 台, from 1.
    pub board: u32,
    /// 先走.
    pub first: No,
    /// 后走.
    pub second: No,
    /// The result, seen from the first side: of the one game, or of the match, where it follows from its games.
    pub result: GameResult,
    /// 犯规 of the first and the second side.
    pub fouls: [u32; 2],
    /// Penalties of the first and the second side.
    pub penalties: [Vec<Penalty>; 2],
    /// 下调 or 上调 of the first and the second side, as the pairing saw the scores. `None` where it is not known
    /// (an archive that lacks it), `Some([None, None])` where neither floated.
    pub floats: Option<[Option<Float>; 2]>,
    /// Whether the organizer made or changed this pair.
    pub by_hand: bool,
    /// Articles from which a pair made by hand departs.
    pub departs: Vec<String>,
    /// Why this pair; `None` for pairs made by hand or read from an archive.
    pub reason: Option<Reason>,
    /// Counts the changes of this pairing, so that nobody overwrites what they have not seen.
    pub version: u32,
    /// The games of a match of several games or boards; empty for one game.
    pub games: Vec<MatchGame>,
    /// 出场名单 of the first and the second side in a team match, board by board; `None` while it is not in.
    pub line_ups: [Option<Vec<PlayerId>>; 2],
}

impl Pairing {
    /// A new pairing without a result.
    pub fn new(board: u32, first: No, second: No) -> Self {
        Self {
            board,
            first,
            second,
            result: GameResult::Unfinished,
            fouls: [0, 0],
            penalties: [Vec::new(), Vec::new()],
            floats: None,
            by_hand: false,
            departs: Vec::new(),
            reason: None,
            version: 0,
            games: Vec::new(),
            line_ups: [None, None],
        }
    }

    /// Which side `no` has, if they sit here.
    pub fn side_of(&self, no: No) -> Option<Side> {
        if self.first == no {
            Some(Side::First)
        } else if self.second == no {
            Some(Side::Second)
        } else {
            None
        }
    }

    /// Whether the pairing or any game of it has a result.
    pub fn has_results(&self) -> bool {
        self.result.is_finished() || self.games.iter().any(|game| game.result.is_finished())
    }

    /// Whether the two really played, at least one game of a match.
    pub fn was_played(&self) -> bool {
        let over_the_board = |result: GameResult| result.is_finished() && result.is_played();
        if self.games.is_empty() {
            over_the_board(self.result)
        } else {
            self.games.iter().any(|game| over_the_board(game.result))
        }
    }

    /// Who has this side.
    pub const fn on(&self, side: Side) -> No {
        match side {
            Side::First => self.first,
            Side::Second => self.second,
        }
    }
}

impl Round {
    /// A short text that differs when anybody sits elsewhere: what somebody saw who publishes the round.
    pub fn mark(&self) -> String {
        let mut hash = Sha256::new();
        for pairing in &self.pairings {
            hash.update(format!("{} {}-{}\n", pairing.board, pairing.first, pairing.second));
        }
        hash.update(self.bye.map_or_else(String::new, |no| format!("bye {no}")));
        hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
    }

    /// Where `no` sits in this round.
    pub fn pairing_of(&self, no: No) -> Option<&Pairing> {
        self.pairings.iter().find(|pairing| pairing.side_of(no).is_some())
    }

    /// Whether every game has a result.
    pub fn is_complete(&self) -> bool {
        self.pairings.iter().all(|pairing| pairing.result.is_finished())
    }

    /// The pairing at a board.
    pub fn at(&self, board: u32) -> Option<&Pairing> {
        self.pairings.iter().find(|pairing| pairing.board == board)
    }

    /// Whether any game has a result.
    pub fn has_results(&self) -> bool {
        self.pairings.iter().any(Pairing::has_results) || self.tables.iter().any(|table| !table.games.is_empty())
    }
}
