//! How many come into each stage, planned before it is known who.

use super::seating::tables;
use crate::bracket::{self, Part};
use crate::division::Division;
use crate::stage::{Format, Source, Stage, Take};

/// Numbers of entrants and rounds, stage by stage.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Planned {
    comes_in: Vec<u32>,
    rounds: Vec<u32>,
}

impl Planned {
    /// Planned from a number of entrants, as if nothing had begun.
    pub fn of(division: &Division, entrants: u32) -> Self {
        Self::with(division, entrants, |_, _| None)
    }

    /// The same, but as it is where a stage has begun.
    pub fn as_it_stands(division: &Division, entrants: u32) -> Self {
        let known = |index: usize, stage: &Stage| {
            stage.has_begun().then(|| (division.size_of(index), division.total_rounds(index)))
        };
        Self::with(division, entrants, known)
    }

    fn with(division: &Division, entrants: u32, known: impl Fn(usize, &Stage) -> Option<(u32, u32)>) -> Self {
        let mut planned = Self::default();
        for (index, stage) in division.stages.iter().enumerate() {
            let (comes_in, rounds) = known(index, stage).unwrap_or_else(|| {
                let comes_in = planned.coming_into(division, stage, entrants);
                (comes_in, stage.settings.format.total_rounds(comes_in))
            });
            planned.comes_in.push(comes_in);
            planned.rounds.push(rounds);
        }
        planned
    }

    fn coming_into(&self, division: &Division, stage: &Stage, entrants: u32) -> u32 {
        if stage.settings.from.is_empty() {
            return entrants;
        }
        stage.settings.from.iter().map(|source| self.taken(division, source)).sum()
    }

    /// How many come into a stage.
    pub fn comes_in(&self, stage: usize) -> u32 {
        self.comes_in.get(stage).copied().unwrap_or(0)
    }

    /// How many rounds a stage has.
    pub fn rounds(&self, stage: usize) -> u32 {
        self.rounds.get(stage).copied().unwrap_or(0)
    }

    /// How many rounds follow each other from the first to the last: stages that run at the same time count once.
    pub fn rounds_in_a_row(&self, division: &Division) -> u32 {
        let mut starts: Vec<u32> = Vec::new();
        let mut last = 0;
        for (index, stage) in division.stages.iter().enumerate() {
            let start = stage.settings.from.iter().map(|source| self.taken_at(&starts, source)).max().unwrap_or(0);
            last = last.max(start.saturating_add(self.rounds(index)));
            starts.push(start);
        }
        last
    }

    /// After how many rounds from the first a source gives its entrants.
    fn taken_at(&self, starts: &[u32], source: &Source) -> u32 {
        let from = usize::try_from(source.stage).unwrap_or(usize::MAX);
        let rounds = self.rounds(from);
        let start = starts.get(from).copied().unwrap_or(0);
        start.saturating_add(source.after.map_or(rounds, |after| after.min(rounds)))
    }

    /// How many go from a stage to each later one.
    pub fn goes_on(&self, division: &Division, stage: usize) -> Vec<(u32, u32)> {
        let later = division.stages.iter().zip(0_u32..);
        let taken = later.filter_map(|(later, number)| {
            let from = later.settings.from.iter().filter(|source| usize::try_from(source.stage) == Ok(stage));
            let taken: u32 = from.map(|source| self.taken(division, source)).sum();
            (taken > 0).then_some((number, taken))
        });
        taken.collect()
    }

    /// How many a source gives when everybody plays to the end.
    fn taken(&self, division: &Division, source: &Source) -> u32 {
        let from = usize::try_from(source.stage).unwrap_or(usize::MAX);
        let Some(stage) = division.stages.get(from) else { return 0 };
        let here = self.comes_in(from);
        let format = &stage.settings.format;
        match source.take {
            // Those who lose too often stay behind: so many at the most.
            Take::All | Take::FewerLosses { .. } => here,
            Take::Ranks { from, to } => to.min(here).saturating_sub(from.saturating_sub(1)),
            Take::OfGroups { from, to, best } => of_groups(format, here, (from, to), best),
            Take::Winners => winners(format, here),
            Take::LosersOf { round } => losers(format, here, round),
        }
    }
}

fn of_groups(format: &Format, here: u32, (from, to): (u32, u32), best: u32) -> u32 {
    let groups = match format {
        Format::Groups(groups) => groups.groups,
        Format::Heats(heats) => {
            u32::try_from(tables(*heats, usize::try_from(here).unwrap_or(usize::MAX))).unwrap_or(u32::MAX)
        }
        Format::Swiss(_) | Format::RoundRobin { .. } | Format::SingleElim(_) | Format::DoubleElim | Format::Ladder => 0,
    };
    let each = (to + 1).saturating_sub(from);
    groups.saturating_mul(each).saturating_add(best).min(here)
}

fn winners(format: &Format, here: u32) -> u32 {
    match format {
        Format::SingleElim(single) => single.until.min(here),
        Format::DoubleElim | Format::Ladder => 1.min(here),
        Format::Swiss(_) | Format::RoundRobin { .. } | Format::Groups(_) | Format::Heats(_) => 0,
    }
}

/// Those of a single elimination follow from how many are left before and after the round; of a double one from the
/// matches of the round.
fn losers(format: &Format, here: u32, round: u32) -> u32 {
    if let Format::SingleElim(_) = format {
        let size = bracket::size(format, here);
        let left_after = |round: u32| size.checked_shr(round).unwrap_or(0).min(here);
        return left_after(round.saturating_sub(1)) - left_after(round);
    }
    let plan = bracket::plan(format, here);
    let matches = plan.matches.iter().filter(|planned| planned.round == round);
    u32::try_from(matches.filter(|planned| matches!(planned.part, Part::Winners | Part::Losers)).count())
        .unwrap_or(u32::MAX)
}
