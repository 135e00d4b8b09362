//! 命令: every change to a division is one of these, decided by a pure function of the division's state.

use serde::{Deserialize, Serialize};

use crate::division::LotMethod;
use crate::entrant::EntrantDetails;
use crate::id::{EntrantId, No, PlayerId};
use crate::matches::GameKind;
use crate::points::Points;
use crate::prizes::{Prize, Prizes};
use crate::result::{GameResult, Penalty};
use crate::side::Side;
use crate::stage::{ByHand, Lots, StageSettings};
use crate::structure::StageDraw;
use crate::structure::figures::Figure;
use crate::team::{NewTeam, Player, TeamRules, TeamTotals};

/// One change to a division. `stage` is the index of the stage, from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "snake_case")]
pub enum Command {
    /// Registers entrants before the start.
    AddEntrants {
        /// In the order given.
        entrants: Vec<EntrantDetails>,
    },
    /// Registers teams with their players before the start.
    AddTeams {
        /// In the order given.
        teams: Vec<NewTeam>,
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
    /// Numbers everybody in the order of the list: where numbers only name people, because groups or lines are drawn.
    NumberAsListed,
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
        /// The mark of the proposal that the organizer saw ([`crate::stage::Round::mark`]); `None` publishes what there is.
        #[serde(default)]
        seen: Option<String>,
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
        /// What becomes of later matches of a bracket that were played with another winner.
        #[serde(default)]
        later: Option<LaterMatches>,
    },
    /// Enters or changes one game of a match of several games or boards. A game that follows the last one is added.
    SetGame {
        /// Which stage.
        stage: u32,
        /// Which round, from 1.
        round: u32,
        /// Which board of the round, which is the match.
        board: u32,
        /// Which game of the match, from 1.
        game: u32,
        /// The result that the sender saw there; `*` for a game that was not there yet.
        seen: GameResult,
        /// Which kind the game is: the one that is next.
        kind: GameKind,
        /// Which side of the pairing has the first move.
        first: Side,
        /// The result, seen from the game's own first mover; `*` takes it back.
        result: GameResult,
        /// 犯规 of the game's own first and second mover.
        fouls: [u32; 2],
        /// Penalties of the game's own first and second mover.
        penalties: [Vec<Penalty>; 2],
        /// What becomes of later matches of a bracket that were played with another winner.
        #[serde(default)]
        later: Option<LaterMatches>,
    },
    /// 出场名单 of one team for a match.
    SetLineUp {
        /// Which stage.
        stage: u32,
        /// Which round, from 1.
        round: u32,
        /// Which board of the round, which is the match.
        board: u32,
        /// Whose.
        side: Side,
        /// Board by board; empty takes it back.
        players: Vec<PlayerId>,
    },
    /// Enters what the games at a table of several people scored.
    SetTable {
        /// Which stage.
        stage: u32,
        /// Which round, from 1.
        round: u32,
        /// Which table.
        table: u32,
        /// The version the sender saw.
        seen: u32,
        /// Game by game, seat by seat.
        games: Vec<Vec<Points>>,
    },
    /// Replaces the line of stages. Stages that have started stay as they are.
    SetStructure {
        /// All stages in their order.
        stages: Vec<StageSettings>,
    },
    /// Replaces what has not started by a template: its stages, how teams play, 队员总分, and 奖项 where there are none.
    UseTemplate {
        /// The template's key.
        key: String,
    },
    /// Starts a stage: its entrants get their seats; a bracket or a ladder publishes its first round with it.
    StartStage {
        /// Which.
        stage: u32,
        /// How.
        draw: StageDraw,
        /// Who is put in or kept out by hand.
        by_hand: Vec<ByHand>,
    },
    /// Takes the start of a stage back, as long as it has no result.
    UnstartStage {
        /// Which.
        stage: u32,
    },
    /// Exchanges two entrants in groups, lines of a bracket, or tables before their first result.
    SwapSeats {
        /// Which stage.
        stage: u32,
        /// One.
        a: No,
        /// The other.
        b: No,
    },
    /// Exchanges the colours of a published match of a bracket that has no result, as drawn in the hall.
    SwapMatchColours {
        /// Which stage.
        stage: u32,
        /// Which round.
        round: u32,
        /// Which board.
        board: u32,
    },
    /// Makes a division one of teams, or one of people again, or changes how teams play; before the start.
    SetTeamRules {
        /// How teams play.
        team: Option<TeamRules>,
    },
    /// The players of a team, in the order of boards.
    SetPlayers {
        /// Which team.
        id: EntrantId,
        /// Everybody.
        players: Vec<Player>,
    },
    /// 队员总分 of an individual division.
    SetTotals {
        /// All tables.
        totals: Vec<TeamTotals>,
    },
    /// 要紧的几项: numbers of stages, of teams and of 队员总分, 分列名次 and 奖项; all of them or none.
    SetFigures {
        /// Which, and what they shall be.
        figures: Vec<FigureChange>,
        /// 分列名次 of the first stage that is ranked by points; as they are when `None`.
        #[serde(default)]
        lists: Option<ListsChange>,
        /// 奖项 of the division and of its lists, as these were named before.
        #[serde(default)]
        prizes: Vec<PrizesChange>,
    },
    /// 奖项.
    SetPrizes {
        /// Of the division and of its lists.
        prizes: Vec<Prizes>,
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
        /// What becomes of later matches of a bracket that were played because of it.
        #[serde(default)]
        later: Option<LaterMatches>,
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

/// Another value of a number of a division.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FigureChange {
    /// Which.
    pub figure: Figure,
    /// What the sender saw.
    pub seen: Option<u32>,
    /// What it shall be.
    pub to: Option<u32>,
}

/// Other 分列名次: the names of the lists, each also the word of the tag that its entrants carry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListsChange {
    /// What the sender saw.
    pub seen: Vec<String>,
    /// What they shall be.
    pub to: Vec<String>,
}

/// Other 奖项 of one list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PrizesChange {
    /// The tag of the list; empty for the whole division.
    pub list: String,
    /// What the sender saw.
    pub seen: Vec<Prize>,
    /// What they shall be.
    pub to: Vec<Prize>,
}

/// What becomes of matches of a bracket that were played with somebody who should not be in them any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LaterMatches {
    /// They are played again, with the new winner; their results are dropped.
    Replay,
    /// They stand as played, and the new winner does not go on.
    Keep,
}
