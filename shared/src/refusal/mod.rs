//! Why a command is refused, and what to do instead. As data; the `words` module words it.

use serde::{Deserialize, Serialize};

mod problem;

pub use problem::{ByHandProblem, FigureProblem, LineUpProblem, SettingsProblem};

use crate::id::{EntrantId, No};
use crate::result::GameResult;
use crate::structure::Missing;
use crate::structure::figures::Figure;

/// Why a command is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "refused", rename_all = "snake_case")]
pub enum Refusal {
    /// The division is closed.
    Finished,
    /// The division is not closed.
    NotFinished,
    /// There is no such stage.
    NoSuchStage,
    /// There is no such template.
    NoSuchTemplate,
    /// There is no such round.
    NoSuchRound {
        /// The round asked for.
        round: u32,
    },
    /// There is no such board in the round.
    NoSuchBoard {
        /// The board asked for.
        board: u32,
    },
    /// Nobody has this number.
    NoSuchNo {
        /// The number asked for.
        no: No,
    },
    /// Nobody is registered under this id.
    NoSuchEntrant {
        /// The id asked for.
        id: EntrantId,
    },
    /// A name is empty or longer than 40 characters, or a unit longer than 60.
    BadName {
        /// What was given.
        name: String,
    },
    /// More entrants than a division can hold.
    TooMany {
        /// The limit.
        limit: u32,
    },
    /// More players than a team can have.
    TeamTooLarge {
        /// 队名.
        name: String,
        /// How many players were given.
        players: u32,
        /// The limit.
        most: u32,
    },
    /// Too few entrants to begin.
    TooFew {
        /// How many are needed.
        needed: u32,
    },
    /// Rounds have been published; enter late, withdraw, or take the round back.
    Started,
    /// A division of which something is published cannot be removed.
    DivisionStarted,
    /// Somebody changed the line of stages since the form was made.
    StructureChanged,
    /// People cannot move to a division of teams, nor teams to one of people.
    PeopleAndTeams,
    /// No round has been published yet.
    NotStarted,
    /// Numbers have been drawn; take them back first.
    Drawn,
    /// Numbers have not been drawn.
    NotDrawn,
    /// A seed of the draw is empty or longer than 80 characters.
    BadSeed,
    /// The typed numbers are not 1..N, each once.
    BadNumbers {
        /// Missing from 1..N.
        missing: Vec<No>,
        /// Given twice.
        twice: Vec<No>,
        /// Beyond N.
        beyond: Vec<No>,
    },
    /// A setting that cannot be.
    BadSettings {
        /// Which one and why.
        problem: SettingsProblem,
    },
    /// A number of the division that cannot be.
    BadFigure {
        /// Which.
        figure: Figure,
        /// Why not.
        problem: FigureProblem,
    },
    /// Somebody changed 分列名次 meanwhile.
    ListsChanged {
        /// What stands now.
        stands: Vec<String>,
    },
    /// Somebody changed 奖项 meanwhile.
    PrizesChanged {
        /// The tag of the list; empty for the whole division.
        list: String,
    },
    /// All rounds have been published.
    NoMoreRounds,
    /// A round is already proposed.
    ProposalOpen,
    /// No round is proposed.
    NoProposal,
    /// Another round is proposed than the one seen.
    OtherProposal {
        /// The proposed one.
        round: u32,
    },
    /// Somebody changed the proposed round since it was looked at.
    ProposalChanged {
        /// The proposed one.
        round: u32,
    },
    /// The field cannot be paired (D3).
    CannotPair {
        /// Those whom some largest possible pairing leaves out.
        blockers: Vec<No>,
    },
    /// Those of one unit never meet, and one unit has more people than all others can take.
    UnevenSides {
        /// The unit.
        unit: String,
        /// How many of it are to be paired.
        own: u32,
        /// How many others.
        others: u32,
    },
    /// The two cannot be exchanged: both sit at one board, or one is not in the round.
    CannotSwap {
        /// One.
        a: No,
        /// The other.
        b: No,
    },
    /// Only the last published round can be taken back.
    NotLastRound,
    /// A round with results cannot be taken back.
    HasResults {
        /// The boards with results.
        boards: Vec<u32>,
    },
    /// Somebody changed the board meanwhile: both values, to choose from.
    ResultChanged {
        /// The board.
        board: u32,
        /// What stands now.
        stands: GameResult,
        /// Fouls that stand now.
        stands_fouls: [u32; 2],
        /// What was sent.
        sent: GameResult,
        /// The version that stands now.
        version: u32,
    },
    /// Fouls beyond what a game can have.
    BadFouls,
    /// The entrant has withdrawn already.
    Withdrawn {
        /// Whom.
        no: No,
    },
    /// The entrant played in a round after the one they are said to have left in.
    PlayedSince {
        /// Whom.
        no: No,
        /// The latest round they played in.
        round: u32,
    },
    /// The entrant has not withdrawn.
    NotWithdrawn {
        /// Whom.
        no: No,
    },
    /// The format does not take late entries: a round robin has its table.
    NoLateEntry,
    /// Only a round robin has all its rounds beforehand.
    NoSchedule,
    /// The recorded lots are not an order of those who drew.
    BadLots,
    /// The stage has not started.
    StageNotStarted,
    /// The stage has started.
    StageStarted,
    /// The stage cannot start yet.
    StageWaits {
        /// What is missing.
        missing: Vec<Missing>,
    },
    /// Somebody cannot be put in or kept out by hand like that.
    BadByHand {
        /// Whom.
        no: No,
        /// Why not.
        problem: ByHandProblem,
    },
    /// Another stage takes some of this one now: it starts first.
    BranchFirst {
        /// Which, from 0.
        stage: u32,
    },
    /// The order typed in is not everybody of the stage, each once, or does not fit its groups or lines.
    BadOrder {
        /// Missing in it.
        missing: Vec<No>,
        /// Twice in it, or not of the stage.
        wrong: Vec<No>,
    },
    /// A stage that has started would be changed or dropped.
    StageInUse {
        /// Which, from 0.
        stage: u32,
    },
    /// Later matches of the bracket were played with another winner: they are played again, or stand as they are.
    LaterMatchesPlayed {
        /// Their numbers.
        matches: Vec<u32>,
    },
    /// The match has no such game.
    NoSuchGame {
        /// The game asked for.
        game: u32,
    },
    /// The match has no such game now: it is decided, or another comes first.
    GameNotNext {
        /// The game asked for.
        game: u32,
    },
    /// A pairing of several games has its result from them.
    ResultFromGames,
    /// A draw cannot stand in a knockout without deciders.
    NeedsWinner {
        /// The board.
        board: u32,
    },
    /// The format has its own pairs: nothing is proposed.
    NoProposals,
    /// The division is one of teams, or is none.
    NotTeams,
    /// A line-up that the rule of the event does not allow.
    BadLineUp {
        /// Why.
        problem: LineUpProblem,
    },
    /// Somebody changed the table meanwhile.
    TableChanged {
        /// Which.
        table: u32,
        /// The version that stands now.
        version: u32,
    },
    /// The table's games are not points for every seat, or more than the table has.
    BadTable,
    /// Unfinished games keep the division open.
    GamesOpen {
        /// How many.
        games: u32,
    },
}
