//! 命令: every change to a division is one of these, decided by a pure function of the division's state.

use serde::{Deserialize, Serialize};

use crate::division::LotMethod;
use crate::entrant::EntrantDetails;
use crate::id::{EntrantId, No};
use crate::result::{GameResult, Penalty};
use crate::stage::{Lots, StageSettings};

/// One change to a division. `stage` is the index of the stage, from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "snake_case")]
pub enum Command {
    /// Registers entrants before the start.
    AddEntrants {
        /// In the order given.
        entrants: Vec<EntrantDetails>,
    },
    /// Changes what is registered about an entrant; allowed at any time.
    EditEntrant {
        /// Whom.
        id: EntrantId,
        /// The new details.
        details: EntrantDetails,
    },
    /// Removes an entrant before the start.
    RemoveEntrant {
        /// Whom.
        id: EntrantId,
    },
    /// 抽签 by machine.
    DrawNumbers {
        /// The published text from which the draw follows.
        seed: String,
        /// Which numbers are for whom.
        method: LotMethod,
        /// Whether neighbours of one unit are moved apart.
        units_apart: bool,
    },
    /// 抽签 by hand: the numbers as drawn in the hall.
    TypeNumbers {
        /// Everyone's number.
        numbers: Vec<(EntrantId, No)>,
    },
    /// Takes the drawn numbers back before round 1.
    UndoNumbers,
    /// Changes what is settled about a stage.
    ConfigureStage {
        /// Which.
        stage: u32,
        /// The new settings.
        settings: Box<StageSettings>,
    },
    /// Asks for the next round.
    ProposeRound {
        /// Which stage.
        stage: u32,
    },
    /// Exchanges two entrants of the proposed round by hand; one of them may have the bye.
    SwapEntrants {
        /// Which stage.
        stage: u32,
        /// One of the two.
        a: No,
        /// The other.
        b: No,
    },
    /// Exchanges the colours at a board of the proposed round by hand.
    SwapColours {
        /// Which stage.
        stage: u32,
        /// Which board.
        board: u32,
    },
    /// Throws the proposal away.
    DiscardProposal {
        /// Which stage.
        stage: u32,
    },
    /// Publishes the proposal: from now on it stands.
    PublishRound {
        /// Which stage.
        stage: u32,
        /// The number of the round that the organizer saw.
        round: u32,
    },
    /// Publishes every round of a round robin at once.
    PublishSchedule {
        /// Which stage.
        stage: u32,
    },
    /// Takes the last published round back, as long as it has no result.
    TakeBackRound {
        /// Which stage.
        stage: u32,
        /// Which round, from 1.
        round: u32,
    },
    /// Enters or changes the result of a board.
    SetResult {
        /// Which stage.
        stage: u32,
        /// Which round, from 1.
        round: u32,
        /// Which board.
        board: u32,
        /// The version of the pairing the sender saw.
        seen: u32,
        /// The result; `*` takes it back.
        result: GameResult,
        /// 犯规 of both sides.
        fouls: [u32; 2],
        /// Penalties of both sides.
        penalties: [Vec<Penalty>; 2],
    },
    /// 退出比赛 (19.2, 19.3).
    WithdrawEntrant {
        /// Whom.
        no: No,
        /// The last round they take part in; 0 before the first.
        after: u32,
    },
    /// Takes a withdrawal back.
    ReturnEntrant {
        /// Whom.
        no: No,
    },
    /// Says who will be absent from the next round.
    SetAbsent {
        /// Which stage.
        stage: u32,
        /// Everyone who will be absent.
        absent: Vec<No>,
    },
    /// A late entry: gets the next free number and takes part from the next round on.
    EnterLate {
        /// Who.
        details: EntrantDetails,
    },
    /// Records 抽签 among entrants who are equal on everything else.
    RecordLots {
        /// Which stage.
        stage: u32,
        /// Who drew, and the order drawn.
        lots: Lots,
    },
    /// Closes the division.
    Finish,
    /// Opens it again.
    Reopen,
}
