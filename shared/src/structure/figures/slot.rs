//! Where a number of a division is kept.

use super::figure::{Bounds, Figure, SourceFigure, StageFigure, TeamFigure, TotalsFigure};
use crate::division::Division;
use crate::stage::{ForfeitLimit, Format, Source, StageSettings, Take};
use crate::team::{TeamRules, TeamTotals};

/// A place that holds a number.
pub(super) enum Slot<'a> {
    Number(&'a mut u32),
    /// 0 where there is none.
    Count(&'a mut u32),
    Optional(&'a mut Option<u32>),
    Limit(&'a mut Option<ForfeitLimit>),
    /// The first rounds, as many as there are; `None` where there are none.
    Rounds(&'a mut Vec<u32>),
}

impl Slot<'_> {
    pub(super) fn value(&self) -> Option<u32> {
        match self {
            Self::Number(number) => Some(**number),
            Self::Count(number) => (**number > 0).then_some(**number),
            Self::Optional(number) => **number,
            Self::Limit(limit) => limit.map(|limit| limit.games),
            Self::Rounds(rounds) => u32::try_from(rounds.len()).ok().filter(|rounds| *rounds > 0),
        }
    }

    pub(super) const fn bounds(&self, figure: Figure) -> Bounds {
        let (least, most) = figure.range();
        Bounds { least, most, optional: !matches!(self, Self::Number(_)) }
    }

    /// What is left out where it may not be is nothing. A limit that is new is one of games missed in a row.
    pub(super) fn put(self, value: Option<u32>) {
        match self {
            Self::Number(number) | Self::Count(number) => *number = value.unwrap_or(0),
            Self::Optional(number) => *number = value,
            Self::Rounds(rounds) => *rounds = (1..=value.unwrap_or(0)).collect(),
            Self::Limit(limit) => {
                let before = limit.unwrap_or(ForfeitLimit { games: 0, in_a_row: true, unranked: false });
                *limit = value.map(|games| ForfeitLimit { games, ..before });
            }
        }
    }
}

/// Whatever of a division holds numbers: a copy, to look at or to write to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DivisionSettings {
    /// The settings of all stages.
    pub stages: Vec<StageSettings>,
    /// How teams play.
    pub team: Option<TeamRules>,
    /// 队员总分.
    pub totals: Vec<TeamTotals>,
}

impl DivisionSettings {
    /// As it is in a division.
    pub fn of(division: &Division) -> Self {
        Self {
            stages: division.stages.iter().map(|stage| stage.settings.clone()).collect(),
            team: division.team.clone(),
            totals: division.totals.clone(),
        }
    }

    /// The place of a number; `None` where there is no such number.
    pub(super) fn slot(&mut self, figure: Figure) -> Option<Slot<'_>> {
        let index = |number: u32| usize::try_from(number).ok();
        match figure {
            Figure::Stage { stage, of } => of_stage(self.stages.get_mut(index(stage)?)?, of),
            Figure::Teams(of) => Some(of_teams(self.team.as_mut()?, of)),
            Figure::Totals { table, of } => Some(of_totals(self.totals.get_mut(index(table)?)?, of)),
        }
    }

    /// Writes a number, whatever it is; nothing where there is no such number.
    pub(crate) fn put(&mut self, figure: Figure, value: Option<u32>) {
        if let Some(slot) = self.slot(figure) {
            slot.put(value);
        }
    }
}

/// How far a knockout goes down stands here only while nothing else of it rests on its going down to the champion.
fn of_stage(settings: &mut StageSettings, figure: StageFigure) -> Option<Slot<'_>> {
    let counts_forfeits = settings.format.is_paired();
    match (figure, &mut settings.format) {
        (StageFigure::Source { source, of }, _) => of_source(settings.from.get_mut(usize::try_from(source).ok()?)?, of),
        (StageFigure::ForfeitLimit, _) => counts_forfeits.then_some(Slot::Limit(&mut settings.forfeit_limit)),
        (StageFigure::Rounds, Format::Swiss(swiss)) => Some(Slot::Number(&mut swiss.rounds)),
        (StageFigure::UnitsApart, Format::Swiss(swiss)) => {
            let from_the_first = swiss.avoid_unit_rounds.iter().zip(1..).all(|(round, number)| *round == number);
            (from_the_first && !swiss.units_never_meet).then_some(Slot::Rounds(&mut swiss.avoid_unit_rounds))
        }
        (StageFigure::OutFrom, Format::Swiss(swiss)) => Some(Slot::Number(&mut swiss.eliminate.as_mut()?.from_round)),
        (StageFigure::OutEach, Format::Swiss(swiss)) => Some(Slot::Number(&mut swiss.eliminate.as_mut()?.each)),
        (StageFigure::LossesOut, Format::Swiss(swiss)) => {
            swiss.losses_out.is_some().then_some(Slot::Optional(&mut swiss.losses_out))
        }
        (StageFigure::Groups, Format::Groups(groups)) => Some(Slot::Number(&mut groups.groups)),
        (StageFigure::GroupRounds, Format::Groups(groups)) => Some(Slot::Optional(&mut groups.rounds)),
        (StageFigure::Legs, Format::Groups(groups)) => Some(Slot::Number(&mut groups.legs)),
        (StageFigure::Legs, Format::RoundRobin { legs }) => Some(Slot::Number(legs)),
        (StageFigure::Until, Format::SingleElim(single)) => {
            (!single.third_place && single.play_off == 0).then_some(Slot::Number(&mut single.until))
        }
        (StageFigure::TableSize, Format::Heats(heats)) => Some(Slot::Number(&mut heats.table_size)),
        (StageFigure::TableGames, Format::Heats(heats)) => Some(Slot::Number(&mut heats.games)),
        _ => None,
    }
}

fn of_source(source: &mut Source, figure: SourceFigure) -> Option<Slot<'_>> {
    match (figure, &mut source.take) {
        (SourceFigure::After, Take::All | Take::Ranks { .. }) => Some(Slot::Optional(&mut source.after)),
        (SourceFigure::From, Take::Ranks { from, .. } | Take::OfGroups { from, .. }) => Some(Slot::Number(from)),
        (SourceFigure::To, Take::Ranks { to, .. } | Take::OfGroups { to, .. }) => Some(Slot::Number(to)),
        (SourceFigure::Losses, Take::FewerLosses { losses }) => Some(Slot::Number(losses)),
        (SourceFigure::Best, Take::OfGroups { best, .. }) => Some(Slot::Count(best)),
        _ => None,
    }
}

const fn of_teams(team: &mut TeamRules, figure: TeamFigure) -> Slot<'_> {
    match figure {
        TeamFigure::Boards => Slot::Number(&mut team.boards),
        TeamFigure::LeastPlayers => Slot::Optional(&mut team.least_players),
        TeamFigure::MostPlayers => Slot::Optional(&mut team.most_players),
        TeamFigure::Guests => Slot::Optional(&mut team.most_guests),
        TeamFigure::Rating => Slot::Optional(&mut team.most_rating),
    }
}

const fn of_totals(table: &mut TeamTotals, figure: TotalsFigure) -> Slot<'_> {
    match figure {
        TotalsFigure::Best => Slot::Optional(&mut table.best),
        TotalsFigure::AtLeast => Slot::Count(&mut table.at_least),
        TotalsFigure::Women => Slot::Count(&mut table.women),
    }
}
