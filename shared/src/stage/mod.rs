//! 阶段: a stage of a division, its format and its rounds.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

mod forfeit_limit;
mod format;
mod heat;
mod round;
mod scoring;
mod seats;

pub use forfeit_limit::ForfeitLimit;
pub use format::{Eliminate, FirstRound, Format, GroupsFormat, HeatsFormat, SingleElimFormat, SwissFormat};
pub use heat::HeatTable;
pub use round::{Pairing, Round};
pub use scoring::{PointTable, RuleEdition};
pub use seats::{ByHand, Carry, Seating, Source, StageSeats, Take};

use crate::id::No;
use crate::matches::MatchSettings;
use crate::ranking::{TieBreak, presets};

/// One stage: what is played, how it is scored, and the rounds so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stage {
    /// What was settled before the start.
    #[serde(flatten)]
    pub settings: StageSettings,
    /// The published rounds, round 1 first.
    pub rounds: Vec<Round>,
    /// A round that is proposed and only the organizer sees.
    pub proposal: Option<Round>,
    /// Who will be absent from the next round.
    pub next_absent: Vec<No>,
    /// 抽签 among the tied, in the order recorded.
    pub lots: Vec<Lots>,
    /// Who is in the stage and where, once it has started. A first stage of a Swiss or a round robin has none: there
    /// everybody who is registered plays, seat i by number i.
    pub seats: Option<StageSeats>,
    /// The version with which a board begins: above every one of a board that was taken back, so that a result that was
    /// sent for that one finds no board.
    #[serde(default)]
    pub first_version: u32,
}

/// What an organizer settles about a stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StageSettings {
    /// 预赛, 决赛, …
    pub name: String,
    /// What is played.
    pub format: Format,
    /// Which rule book decides withdrawals and forfeits.
    pub rules: RuleEdition,
    /// What a game scores.
    pub points: PointTable,
    /// The ranking chain, first key first.
    pub tie_breaks: Vec<TieBreak>,
    /// Pairs the organizer forbids, in every round.
    pub forbidden: Vec<(No, No)>,
    /// Pairs that may meet again, granted when a round could not be paired otherwise.
    pub allow_rematch: Vec<(No, No)>,
    /// Boards that an entrant must have.
    #[serde(with = "crate::fixed_boards")]
    pub fixed_boards: BTreeMap<No, u32>,
    /// Ranking lists inside the pool, each of the entrants with one tag.
    pub lists: Vec<RankingList>,
    /// Where the entrants come from; nowhere for a stage that takes everybody registered.
    #[serde(default)]
    pub from: Vec<Source>,
    /// How they get their seats.
    #[serde(default)]
    pub seating: Seating,
    /// Which points they bring along.
    #[serde(default)]
    pub carry: Carry,
    /// The games of a match.
    #[serde(default)]
    pub matches: MatchSettings,
    /// The best place that the stage gives, where it is not the one that follows from the order of stages: 5 for a
    /// stage of those who lost in the quarter-finals.
    #[serde(default)]
    pub places_from: Option<u32>,
    /// How many games somebody may miss; any number without it.
    #[serde(default)]
    pub forfeit_limit: Option<ForfeitLimit>,
}

impl StageSettings {
    /// The usual settings of a format under a rule book.
    pub fn usual(format: Format, rules: RuleEdition) -> Self {
        Self {
            name: String::new(),
            rules,
            points: PointTable::usual(rules),
            tie_breaks: presets::usual(&format, rules).to_vec(),
            forbidden: Vec::new(),
            allow_rematch: Vec::new(),
            fixed_boards: BTreeMap::new(),
            lists: Vec::new(),
            from: Vec::new(),
            seating: Seating::default(),
            carry: Carry::default(),
            matches: MatchSettings::default(),
            places_from: None,
            forfeit_limit: None,
            format,
        }
    }
}

impl StageSettings {
    /// The settings once the stage is no knockout any more: what decided its level matches, and the crossing that gave
    /// it its seats, are left behind where they stand as they stood `before`. A table has draws.
    #[must_use]
    pub fn without_rests_of_a_knockout(mut self, before: &Self) -> Self {
        if self.format.is_knockout() || !before.format.is_knockout() {
            return self;
        }
        if self.matches.deciders == before.matches.deciders {
            self.matches.deciders.clear();
        }
        if self.seating == Seating::Cross && before.seating == Seating::Cross {
            self.seating = Seating::Rank;
        }
        self
    }
}

/// A ranking list of the entrants that carry a tag; ranks are counted inside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RankingList {
    /// 女子, 少年, …
    pub name: String,
    /// The tag its entrants carry.
    pub tag: String,
}

/// 抽签 that parts entrants who are equal on everything else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Lots {
    /// Everyone who drew.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u32>"))]
    pub among: Vec<No>,
    /// The same in the order drawn, best first.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u32>"))]
    pub order: Vec<No>,
}

impl Stage {
    /// A stage that has not begun.
    pub fn new(settings: StageSettings) -> Self {
        Self {
            settings,
            rounds: Vec::new(),
            proposal: None,
            next_absent: Vec::new(),
            lots: Vec::new(),
            seats: None,
            first_version: 0,
        }
    }

    /// Whether the stage cannot be paired before its start is recorded: it takes its entrants from an earlier stage, or
    /// has groups, a bracket or tables.
    pub fn needs_start(&self) -> bool {
        !self.settings.from.is_empty() || self.settings.format.has_seats()
    }

    /// Whether entrants can be paired: started, or in no need of a start.
    pub fn has_started(&self) -> bool {
        self.seats.is_some() || !self.rounds.is_empty() || !self.needs_start()
    }

    /// Whether the start or a round is recorded, so that its settings bind.
    pub const fn has_begun(&self) -> bool {
        self.seats.is_some() || !self.rounds.is_empty()
    }

    /// The group of somebody, from 1; of nobody in a stage without groups.
    pub fn group_of(&self, no: No) -> Option<u32> {
        let mut groups = self.seats.iter().flat_map(|seats| &seats.groups).zip(1..);
        groups.find(|(group, _)| group.contains(&no)).map(|(_, number)| number)
    }

    /// The number of the next round to be paired, from 1.
    pub fn next_round(&self) -> u32 {
        u32::try_from(self.rounds.len()).unwrap_or(u32::MAX - 1) + 1
    }

    /// The published round that is played now; 0 before the first. Where the rounds follow from the start they may all be
    /// published at once: then it is the last one with a result, or the next when that one is complete.
    pub fn round_at_play(&self) -> u32 {
        let published = self.next_round() - 1;
        let ahead = matches!(self.settings.format, Format::RoundRobin { .. } | Format::Groups(_));
        if !ahead || published == 0 {
            return published;
        }
        let touched = self.rounds.iter().rposition(Round::has_results);
        let complete = touched.and_then(|index| self.rounds.get(index)).is_none_or(Round::is_complete);
        let touched = touched.and_then(|index| u32::try_from(index + 1).ok()).unwrap_or(0);
        if complete { published.min(touched + 1) } else { touched }
    }

    /// Publishes the next round.
    pub(crate) fn publish(&mut self, mut round: Round) {
        round.pairings.iter_mut().for_each(|pairing| pairing.version = self.first_version);
        round.tables.iter_mut().for_each(|table| table.version = self.first_version);
        self.rounds.push(round);
    }

    /// Takes the rounds after so many back.
    pub(crate) fn take_back(&mut self, after: usize) -> Vec<Round> {
        let taken: Vec<Round> = self.rounds.drain(after.min(self.rounds.len())..).collect();
        let tables = taken.iter().flat_map(|round| &round.tables).map(|table| table.version);
        let boards = taken.iter().flat_map(|round| &round.pairings).map(|pairing| pairing.version);
        tables.chain(boards).for_each(|version| self.retire(version));
        taken
    }

    /// A board with this version is no longer there.
    pub(crate) fn retire(&mut self, version: u32) {
        self.first_version = self.first_version.max(version.saturating_add(1));
    }

    /// Round `number`, from 1.
    pub fn round(&self, number: u32) -> Option<&Round> {
        let index = usize::try_from(number.checked_sub(1)?).ok()?;
        self.rounds.get(index)
    }
}
