//! The names of the numbers of a division, and what each may be.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::decide::{LOSSES, MAX_BOARDS, MAX_BRACKET, MAX_ENTRANTS, MAX_GAMES, MAX_GROUPS, MAX_PLAYERS, MAX_ROUNDS};

/// The most that 等级分 together are asked for.
const MAX_RATING: u32 = 999_999;

/// One number of a division.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    /// Of a stage.
    Stage {
        /// Which, from 0.
        stage: u32,
        /// What of it.
        of: StageFigure,
    },
    /// Of how teams play.
    Teams(TeamFigure),
    /// Of a table of 队员总分.
    Totals {
        /// Which, from 0.
        table: u32,
        /// What of it.
        of: TotalsFigure,
    },
}

/// A number of a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StageFigure {
    /// Of one of the sources from which its entrants come.
    Source {
        /// Which, from 0.
        source: u32,
        /// What of it.
        of: SourceFigure,
    },
    /// 轮数 of a Swiss.
    Rounds,
    /// In so many rounds from the first those of one unit are kept apart.
    UnitsApart,
    /// 末位淘汰 for the first time after this round.
    OutFrom,
    /// How many go out each time.
    OutEach,
    /// So many games lost are the end.
    LossesOut,
    /// How many groups.
    Groups,
    /// Rounds of a group, where not all are played.
    GroupRounds,
    /// Cycles of a round robin, also in groups.
    Legs,
    /// How many are left at the end of a knockout.
    Until,
    /// People at a table.
    TableSize,
    /// Games at a table.
    TableGames,
    /// How many games somebody may miss.
    ForfeitLimit,
}

/// A number of one source of a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SourceFigure {
    /// The round after which they are taken, while the stage before goes on.
    After,
    /// The best rank taken.
    From,
    /// The last rank taken.
    To,
    /// How many of the rank below, over all groups.
    Best,
    /// So many games lost are too many to be taken.
    Losses,
}

/// A number of how teams play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamFigure {
    /// 台数 of a match.
    Boards,
    /// Most 外援 in one line-up.
    Guests,
    /// Most 等级分 together in one line-up.
    Rating,
    /// Fewest players of a team.
    LeastPlayers,
    /// Most players of a team.
    MostPlayers,
}

/// A number of a table of 队员总分.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TotalsFigure {
    /// How many members count.
    Best,
    /// Teams with fewer members have no rank.
    AtLeast,
    /// Teams with fewer women have no rank.
    Women,
}

/// What a number may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bounds {
    /// The least.
    pub least: u32,
    /// The most.
    pub most: u32,
    /// Whether it may be left out.
    pub optional: bool,
}

/// A text that names no number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no number of a division")]
pub struct UnknownFigure(pub String);

impl StageFigure {
    const WITHOUT_SOURCES: [(&'static str, Self); 12] = [
        ("rounds", Self::Rounds),
        ("units_apart", Self::UnitsApart),
        ("out_from", Self::OutFrom),
        ("out_each", Self::OutEach),
        ("losses_out", Self::LossesOut),
        ("groups", Self::Groups),
        ("group_rounds", Self::GroupRounds),
        ("legs", Self::Legs),
        ("until", Self::Until),
        ("table_size", Self::TableSize),
        ("table_games", Self::TableGames),
        ("forfeit_limit", Self::ForfeitLimit),
    ];

    /// Whatever a stage of so many sources may have, in the order of its form: who comes in first.
    pub(super) fn candidates(sources: usize) -> impl Iterator<Item = Self> {
        let of_source = |source| SourceFigure::ALL.map(|(_, of)| Self::Source { source, of });
        let sources = (0..).take(sources).flat_map(of_source);
        sources.chain(Self::WITHOUT_SOURCES.map(|(_, figure)| figure))
    }
}

impl SourceFigure {
    const ALL: [(&'static str, Self); 5] = [
        ("after", Self::After),
        ("from", Self::From),
        ("to", Self::To),
        ("best", Self::Best),
        ("losses", Self::Losses),
    ];
}

impl TeamFigure {
    pub(super) const ALL: [Self; 5] = [Self::Boards, Self::LeastPlayers, Self::MostPlayers, Self::Guests, Self::Rating];
    const KEYS: [(&'static str, Self); 5] = [
        ("boards", Self::Boards),
        ("least_players", Self::LeastPlayers),
        ("most_players", Self::MostPlayers),
        ("guests", Self::Guests),
        ("rating", Self::Rating),
    ];
}

impl TotalsFigure {
    pub(super) const ALL: [Self; 3] = [Self::Best, Self::AtLeast, Self::Women];
    const KEYS: [(&'static str, Self); 3] = [("best", Self::Best), ("at_least", Self::AtLeast), ("women", Self::Women)];
}

impl Figure {
    /// The least and the most.
    pub(super) const fn range(self) -> (u32, u32) {
        match self {
            Self::Stage { of, .. } => match of {
                StageFigure::Source { of: SourceFigure::After, .. }
                | StageFigure::Rounds
                | StageFigure::UnitsApart
                | StageFigure::OutFrom
                | StageFigure::ForfeitLimit => (1, MAX_ROUNDS),
                StageFigure::Source { of: SourceFigure::Best, .. } => (0, MAX_ENTRANTS),
                StageFigure::Source { of: SourceFigure::Losses, .. } | StageFigure::LossesOut => {
                    (*LOSSES.start(), *LOSSES.end())
                }
                StageFigure::Source { .. } | StageFigure::OutEach | StageFigure::GroupRounds => (1, MAX_ENTRANTS),
                StageFigure::Groups => (1, MAX_GROUPS),
                StageFigure::Legs => (1, 2),
                StageFigure::Until => (1, MAX_BRACKET - 1),
                StageFigure::TableSize => (3, 6),
                StageFigure::TableGames => (1, MAX_GAMES),
            },
            Self::Teams(TeamFigure::Boards) => (2, MAX_BOARDS),
            Self::Teams(TeamFigure::Guests) => (0, MAX_BOARDS),
            Self::Teams(TeamFigure::LeastPlayers | TeamFigure::MostPlayers) => (1, MAX_PLAYERS),
            Self::Teams(TeamFigure::Rating) => (1, MAX_RATING),
            Self::Totals { of: TotalsFigure::Best, .. } => (1, MAX_ENTRANTS),
            Self::Totals { .. } => (0, MAX_ENTRANTS),
        }
    }
}

impl fmt::Display for Figure {
    /// As forms name it: `stage-0-rounds`, `stage-1-source-0-to`, `teams-boards`, `totals-0-best`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Stage { stage, of: StageFigure::Source { source, of } } => {
                write!(f, "stage-{stage}-source-{source}-{}", key(&SourceFigure::ALL, of))
            }
            Self::Stage { stage, of } => write!(f, "stage-{stage}-{}", key(&StageFigure::WITHOUT_SOURCES, of)),
            Self::Teams(of) => write!(f, "teams-{}", key(&TeamFigure::KEYS, of)),
            Self::Totals { table, of } => write!(f, "totals-{table}-{}", key(&TotalsFigure::KEYS, of)),
        }
    }
}

impl FromStr for Figure {
    type Err = UnknownFigure;

    fn from_str(text: &str) -> Result<Self, UnknownFigure> {
        read(text).ok_or_else(|| UnknownFigure(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Figure> {
    Some(match text.split('-').collect::<Vec<_>>().as_slice() {
        ["stage", stage, "source", source, of] => {
            let of = StageFigure::Source { source: source.parse().ok()?, of: named(&SourceFigure::ALL, of)? };
            Figure::Stage { stage: stage.parse().ok()?, of }
        }
        ["stage", stage, of] => {
            Figure::Stage { stage: stage.parse().ok()?, of: named(&StageFigure::WITHOUT_SOURCES, of)? }
        }
        ["teams", of] => Figure::Teams(named(&TeamFigure::KEYS, of)?),
        ["totals", table, of] => Figure::Totals { table: table.parse().ok()?, of: named(&TotalsFigure::KEYS, of)? },
        _ => return None,
    })
}

fn key<T: Copy + PartialEq>(keys: &[(&'static str, T)], of: T) -> &'static str {
    keys.iter().find(|(_, known)| *known == of).map_or("", |(key, _)| key)
}

fn named<T: Copy>(keys: &[(&'static str, T)], text: &str) -> Option<T> {
    keys.iter().find(|(key, _)| *key == text).map(|(_, of)| *of)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_read_back_from_its_name() {
        let of_stage = StageFigure::candidates(2).map(|of| Figure::Stage { stage: 3, of });
        let others = TeamFigure::ALL.map(Figure::Teams).into_iter();
        let others = others.chain(TotalsFigure::ALL.map(|of| Figure::Totals { table: 1, of }));
        for figure in of_stage.chain(others) {
            assert_eq!(figure.to_string().parse(), Ok(figure));
        }
        for text in ["", "stage-0", "stage-x-rounds", "stage-0-source", "teams-rounds", "totals-0-best-1"] {
            assert_eq!(text.parse::<Figure>(), Err(UnknownFigure(text.to_owned())));
        }
    }
}
