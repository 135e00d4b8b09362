//! 签表: a bracket as it is drawn.

mod boxes;
mod rows;

use serde::{Deserialize, Serialize};

use self::boxes::Boxes;
use self::rows::Rows;
use crate::bracket::{self, Bracket, Feed, Part, Standing};
use crate::decide::MAX_BRACKET;
use crate::division::Division;
use crate::id::No;
use crate::matches::MatchState;
use crate::structure::Planned;
use crate::view::Person;
use crate::words;

/// A bracket as it is drawn: columns of matches, and lines between them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BracketView {
    /// How many columns the drawing has.
    pub columns: u32,
    /// How many half rows it has: a match takes two.
    pub half_rows: u32,
    /// The rounds, part by part, in the order in which they are played.
    pub rounds: Vec<BracketRound>,
}

/// One round of a part: a tab on a phone, a column on a laptop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BracketRound {
    /// Which part.
    pub part: Part,
    /// The round inside the part, from 1.
    pub part_round: u32,
    /// 胜者组 第 1 轮, 四分之一决赛, 决赛, 第 3 名.
    pub name: String,
    /// The column of the drawing, from 0.
    pub column: u32,
    /// Its matches from the top.
    pub matches: Vec<BracketBox>,
}

/// One match as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BracketBox {
    /// 场次.
    pub number: u32,
    /// The round of the stage, for addresses and commands.
    pub round: u32,
    /// The board of that round.
    pub board: u32,
    /// The top of the match in the drawing, in half rows from 0.
    pub half_row: u32,
    /// Its two lines from the top.
    pub lines: [BracketLine; 2],
    /// How the match stands, if it has been published.
    pub state: Option<MatchState>,
    /// Whether the score of `state` is told for the lines in their order (`false`) or the other way round, because the
    /// lower line has the first move.
    pub lower_first: bool,
    /// Whether it can be played now: both are known and it is not decided.
    pub open: bool,
    /// Whether nobody has to play it: a bye, or an opponent who is gone.
    pub walkover: bool,
    /// Whether it was kept as played with somebody who is no longer the bracket's.
    pub kept: bool,
    /// Where the winner goes.
    pub winner_to: Option<u32>,
    /// Where the loser goes.
    pub loser_to: Option<u32>,
    /// The version a change must name.
    pub version: u32,
}

impl BracketView {
    /// The matches that somebody has to play, round by round.
    pub fn played(&self) -> impl Iterator<Item = &BracketBox> {
        self.rounds.iter().flat_map(|round| &round.matches).filter(|of| !of.walkover)
    }
}

impl BracketBox {
    /// Whether it is being played: published and not decided.
    pub const fn is_on(&self) -> bool {
        self.open && self.state.is_some()
    }

    /// Whether somebody has won.
    pub fn is_over(&self) -> bool {
        self.lines.iter().any(|line| line.won.is_some())
    }
}

/// One of the two of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BracketLine {
    /// Who.
    pub who: LineWho,
    /// Won (`true`), lost (`false`), or open.
    pub won: Option<bool>,
    /// 局分 or the sign of the result: `1`, `½`, `胜`; empty while open.
    pub score: String,
}

/// Who stands in a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "who", rename_all = "snake_case")]
pub enum LineWho {
    /// Somebody.
    Person {
        /// Who.
        person: Person,
    },
    /// 轮空.
    Bye,
    /// 25 场胜者, 28 场负者.
    Waiting {
        /// For whom.
        on: Feed,
    },
}

impl LineWho {
    /// The one who stands there, once it is known.
    pub const fn person(&self) -> Option<&Person> {
        match self {
            Self::Person { person } => Some(person),
            Self::Bye | Self::Waiting { .. } => None,
        }
    }
}

/// The bracket of a stage as it is drawn; empty where the stage has none. Before the start it is drawn without names, for
/// as many as will come in.
pub fn bracket_view(division: &Division, stage: usize) -> BracketView {
    let standings = standings(division, stage);
    let Some(format) = division.stages.get(stage).map(|stage| &stage.settings.format) else {
        return BracketView::default();
    };
    let bracket =
        Bracket { matches: standings.iter().map(|standing| standing.planned).collect(), ..Bracket::default() };
    let (rows, boxes) = (Rows::of(&bracket), Boxes::of(division, stage, &bracket));
    let mut rounds: Vec<BracketRound> = Vec::new();
    for standing in in_order_of_play(&standings) {
        let planned = &standing.planned;
        let drawn = boxes.of_match(standing, rows.top(planned.number));
        match rounds.last_mut() {
            Some(round) if round.part == planned.part && round.part_round == planned.part_round => {
                round.matches.push(drawn);
            }
            _ => rounds.push(BracketRound {
                part: planned.part,
                part_round: planned.part_round,
                name: words::bracket_round_name(format, &bracket, planned),
                column: planned.round - 1,
                matches: vec![drawn],
            }),
        }
    }
    let columns = standings.iter().map(|standing| standing.planned.round).max().unwrap_or(0);
    BracketView { columns, half_rows: rows.height(), rounds }
}

/// Round by round, in each the parts in their order.
fn in_order_of_play(standings: &[Standing]) -> Vec<&Standing> {
    let mut standings: Vec<&Standing> = standings.iter().collect();
    standings.sort_by_key(|standing| (standing.planned.round, standing.planned.part, standing.planned.number));
    standings
}

/// The matches as they stand; before the start as they will be.
fn standings(division: &Division, index: usize) -> Vec<Standing> {
    let standings = bracket::run(division, index);
    let Some(waiting) = division.stages.get(index).filter(|stage| stage.seats.is_none()) else { return standings };
    let comes_in = Planned::as_it_stands(division, division.registered()).comes_in(index);
    if comes_in > MAX_BRACKET {
        return standings;
    }
    let planned = bracket::plan(&waiting.settings.format, comes_in).matches;
    planned.iter().map(Standing::waiting).collect()
}

/// The numbers of the matches that somebody has played and is to play next, in their order.
pub fn path_of(view: &BracketView, no: No) -> Vec<u32> {
    let is_in = |line: &BracketLine| matches!(&line.who, LineWho::Person { person } if person.no == no);
    let boxes = view.rounds.iter().flat_map(|round| &round.matches);
    let mut path: Vec<u32> = boxes.filter(|drawn| drawn.lines.iter().any(is_in)).map(|drawn| drawn.number).collect();
    path.sort_unstable();
    path
}
