//! The stages somebody is in, each with what they did there.

use shared::id::No;
use shared::stage::Format;
use shared::view::Person;
use shared::view::player::{PlayerDid, PlayerRound, PlayerView, player_view};

use super::division::Here;

/// Somebody in a stage.
pub struct InStage {
    /// The division in this stage.
    pub(super) here: Here,
    /// What they did in it.
    pub(super) view: PlayerView,
}

/// The stages that `no` is in, in their order.
pub fn of(here: &Here, no: No) -> Vec<InStage> {
    let stages = (0..here.division.stages.len()).filter_map(|stage| here.in_stage(stage));
    let inside = stages.filter(|here| here.division.nos_of(here.index()).contains(&no));
    inside.filter_map(|here| Some(InStage { view: player_view(&here.division, here.index(), no)?, here })).collect()
}

/// Somebody with a number, whether they are in a stage by now or not.
pub(super) fn person(here: &Here, no: No) -> Option<Person> {
    here.people().into_iter().find(|person| person.no == no)
}

impl InStage {
    pub(super) fn is_bracket(&self) -> bool {
        self.is(|format| matches!(format, Format::SingleElim(_) | Format::DoubleElim))
    }

    pub(super) fn is_ranked(&self) -> bool {
        self.is(Format::is_paired)
    }

    pub(super) fn has_tables(&self) -> bool {
        self.is(|format| matches!(format, Format::Heats(_)))
    }

    fn is(&self, kind: impl Fn(&Format) -> bool) -> bool {
        self.here.stage().is_some_and(|stage| kind(&stage.settings.format))
    }

    /// The rounds to show. In a knockout those in which somebody does not play say nothing.
    pub(super) fn rounds(&self) -> impl DoubleEndedIterator<Item = &PlayerRound> {
        let knockout = self.is(Format::is_knockout);
        self.view.rounds.iter().filter(move |round| !(knockout && matches!(round.what, PlayerDid::Out)))
    }

    /// The round they were in last.
    pub(super) fn last(&self) -> Option<&PlayerRound> {
        self.rounds().next_back()
    }
}
