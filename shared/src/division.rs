//! 组别: one competition of an event, run by itself.

use serde::{Deserialize, Serialize};

use crate::entrant::Entrant;
use crate::id::{EntrantId, No};
use crate::prizes::Prizes;
use crate::stage::{Format, Stage};
use crate::structure::losses;
use crate::team::{TeamRules, TeamTotals};

/// The whole state of one division. Every decision is a function of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Division {
    /// 公开组, 女子组, …
    pub name: String,
    /// In order of registration.
    pub entrants: Vec<Entrant>,
    /// The stages in their order; at least one.
    pub stages: Vec<Stage>,
    /// How the numbers were drawn, once they are.
    pub lot: Option<LotRecord>,
    /// Whether the organizer has closed the division.
    pub finished: bool,
    /// How teams play; `None` where people play for themselves.
    pub team: Option<TeamRules>,
    /// 队员总分 of the units of an individual division.
    pub totals: Vec<TeamTotals>,
    /// 奖项, of the division and of its lists.
    pub prizes: Vec<Prizes>,
}

/// How the numbers before round 1 came about, so that anybody can draw them again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum LotRecord {
    /// Drawn by machine from a published seed.
    Machine {
        /// The text from which the whole draw follows.
        seed: String,
        /// Which numbers were for whom.
        method: LotMethod,
        /// Whether neighbours of one unit were moved apart.
        units_apart: bool,
    },
    /// Drawn by hand in the hall and typed in.
    Hand,
    /// Not drawn: as the list has them.
    Listed,
    /// Numbers came with an archive.
    Archive,
}

/// Which numbers are for whom (附二 二.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LotMethod {
    /// One draw for all.
    #[default]
    All,
    /// The upper half (seeds first, then as drawn) draws the odd numbers and the others the even ones.
    SeedsOdd,
    /// No draw: by rating from the top; equal ratings as drawn.
    ByRating,
}

impl Division {
    /// The entrant with this number.
    pub fn by_no(&self, no: No) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| entrant.no == Some(no))
    }

    /// The entrant registered under this id.
    pub fn by_id(&self, id: EntrantId) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| entrant.id == id)
    }

    /// Whether every entrant has a number, so that rounds can be paired.
    pub fn is_drawn(&self) -> bool {
        !self.entrants.is_empty() && self.entrants.iter().all(|entrant| entrant.no.is_some())
    }

    /// How many are registered and have not left.
    pub fn registered(&self) -> u32 {
        let here = self.entrants.iter().filter(|entrant| entrant.withdrawn_after.is_none());
        u32::try_from(here.count()).unwrap_or(u32::MAX)
    }

    /// How many entrants have a number.
    pub fn numbered(&self) -> u32 {
        let numbered = self.entrants.iter().filter(|entrant| entrant.no.is_some()).count();
        u32::try_from(numbered).unwrap_or(u32::MAX)
    }

    /// Who is in a stage, in order of seats: as recorded at its start, or everybody with a number where the stage
    /// takes everybody and needs no start. Empty for one that has not started.
    pub fn nos_of(&self, stage: usize) -> Vec<No> {
        let Some(stage) = self.stages.get(stage) else { return Vec::new() };
        match &stage.seats {
            Some(seats) => seats.nos.clone(),
            None if stage.needs_start() => Vec::new(),
            None => {
                let mut nos: Vec<No> = self.entrants.iter().filter_map(|entrant| entrant.no).collect();
                nos.sort_unstable();
                nos
            }
        }
    }

    /// How many are in a stage: N of the table of a round robin.
    pub fn size_of(&self, stage: usize) -> u32 {
        u32::try_from(self.nos_of(stage).len()).unwrap_or(u32::MAX)
    }

    /// How many rounds a stage has for those who are in it. A ladder has at most so many; a Swiss that some leave when
    /// they have lost too often ends when fewer than two are left.
    pub fn total_rounds(&self, stage: usize) -> u32 {
        let Some(running) = self.stages.get(stage) else { return 0 };
        match (&running.settings.format, &running.seats) {
            (Format::Groups(groups), Some(seats)) => {
                let largest = seats.groups.iter().map(Vec::len).max().unwrap_or(0);
                groups.total_rounds(u32::try_from(largest).unwrap_or(u32::MAX))
            }
            (Format::Swiss(_), Some(seats)) if seats.nos.len() < 2 => 0,
            (Format::Swiss(_), _) if losses::is_over(self, stage) => running.next_round() - 1,
            (format, _) => format.total_rounds(self.size_of(stage)),
        }
    }

    /// Whether a stage has this one left in `round`: neither withdrawn, nor out before (10.6, 负几场出局), nor taken away by
    /// a later stage while this one went on.
    pub fn plays(&self, stage: usize, round: u32, entrant: &Entrant) -> bool {
        let Some(no) = entrant.no else { return false };
        entrant.is_in_round(stage, round) && !self.has_left_stage(stage, round, no)
    }

    /// Whether `no` has left a stage that goes on before `round`, without leaving the division.
    pub fn has_left_stage(&self, stage: usize, round: u32, no: No) -> bool {
        let Some(running) = self.stages.get(stage) else { return false };
        let known = running.rounds.iter().chain(&running.proposal).zip(1_u32..);
        let mut until = known.take_while(|(_, number)| *number <= round);
        until.any(|(published, _)| published.out.contains(&no)) || self.taken_away(stage, round, no)
    }

    fn taken_away(&self, stage: usize, round: u32, no: No) -> bool {
        self.taken_to(stage, round, no).is_some()
    }

    /// The later stage (from 0) that took this one away before `round` of a stage that goes on. Where it takes after
    /// several rounds, who sits in a round has not been taken before it.
    pub fn taken_to(&self, stage: usize, round: u32, no: No) -> Option<u32> {
        if self.sits_from(stage, round, no) {
            return None;
        }
        let taken_before = |later: &Stage| {
            later.settings.from.iter().any(|source| {
                usize::try_from(source.stage) == Ok(stage) && source.after.is_some_and(|after| after < round)
            })
        };
        let mut later = (0..).zip(&self.stages).skip(stage + 1).filter(|(_, later)| taken_before(later));
        let has_seat = |later: &Stage| later.seats.as_ref().is_some_and(|seats| seats.nos.contains(&no));
        later.find(|(_, later)| has_seat(later)).map(|(number, _)| number)
    }

    /// Whether `no` is in `round` of a stage, or in a later one.
    fn sits_from(&self, stage: usize, round: u32, no: No) -> bool {
        let rounds = self.stages.get(stage).into_iter().flat_map(|stage| stage.rounds.iter().zip(1_u32..));
        let mut later = rounds.filter(|(_, number)| *number >= round).map(|(published, _)| published);
        later.any(|round| round.pairing_of(no).is_some() || round.bye == Some(no) || round.absent.contains(&no))
    }

    /// The stage that is played: the last one that has started and has something to play, else the first.
    pub fn running_stage(&self) -> usize {
        let begun = self.stages.iter().enumerate().rev().filter(|(_, stage)| stage.has_begun());
        begun.map(|(index, _)| index).find(|index| self.total_rounds(*index) > 0).unwrap_or_default()
    }

    /// Whether the start or a round of any stage is recorded: from then on entrants only enter late.
    pub fn has_started(&self) -> bool {
        self.stages.iter().any(Stage::has_begun)
    }

    /// Whether there are places beside the ranking of a stage: of several stages, and of one that does not rank all
    /// that are in it against each other.
    pub fn has_places(&self) -> bool {
        let ranks_itself =
            |stage: &Stage| matches!(stage.settings.format, Format::Swiss(_) | Format::RoundRobin { .. });
        self.stages.len() > 1 || !self.stages.iter().all(ranks_itself)
    }

    /// The last stage that has begun with this one in it; the first where there is none.
    pub fn stage_of(&self, no: No) -> usize {
        let begun = self.stages.iter().enumerate().rev().filter(|(_, stage)| stage.has_begun());
        begun.map(|(index, _)| index).find(|index| self.nos_of(*index).contains(&no)).unwrap_or(0)
    }
}
