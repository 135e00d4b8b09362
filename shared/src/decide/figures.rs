//! 要紧的几项: many numbers of a division at once, each decided as the command it stands for decides it.

use super::{find, settings, teams};
use crate::command::FigureChange;
use crate::division::Division;
use crate::refusal::{FigureProblem, Refusal, SettingsProblem};
use crate::stage::StageSettings;
use crate::structure::figures::{self, Bounds, DivisionSettings, Figure, SourceFigure, StageFigure};

/// Changes numbers, all or none; a refusal names the number that stands against it.
pub(super) fn set(division: &mut Division, changes: &[FigureChange]) -> Result<(), Refusal> {
    let mut wanted = DivisionSettings::of(division);
    for change in changes {
        refuse_what_cannot_be_written(division, change)?;
        wanted.put(change.figure, change.to);
    }
    teams::set_rules(division, wanted.team.as_ref())?;
    teams::set_totals(division, &wanted.totals).map_err(|refusal| naming(refusal, changes, of_totals))?;
    for (stage, settings) in (0..).zip(&wanted.stages) {
        configure(division, stage, settings, changes)?;
    }
    Ok(())
}

fn refuse_what_cannot_be_written(division: &Division, change: &FigureChange) -> Result<(), Refusal> {
    let &FigureChange { figure, seen, to } = change;
    let bad = |problem| Err(Refusal::BadFigure { figure, problem });
    let Some(at) = figures::figure(division, figure) else { return bad(FigureProblem::Gone) };
    if at.value == to {
        return Ok(());
    }
    if !at.open {
        return Err(begun(figure));
    }
    if at.value != seen {
        return bad(FigureProblem::Changed { stands: at.value });
    }
    if can_be(at.bounds, to) { Ok(()) } else { bad(FigureProblem::Beyond { bounds: at.bounds }) }
}

const fn begun(figure: Figure) -> Refusal {
    match figure {
        Figure::Stage { stage, .. } => Refusal::StageInUse { stage },
        Figure::Teams(_) | Figure::Totals { .. } => Refusal::Started,
    }
}

fn can_be(bounds: Bounds, value: Option<u32>) -> bool {
    value.map_or(bounds.optional, |value| (bounds.least..=bounds.most).contains(&value))
}

fn configure(
    division: &mut Division,
    stage: u32,
    settings: &StageSettings,
    changes: &[FigureChange],
) -> Result<(), Refusal> {
    if find::stage(division, stage)?.settings == *settings {
        return Ok(());
    }
    let of_stage = |figure: Figure, problem: SettingsProblem| match figure {
        Figure::Stage { stage: own, of } => own == stage && concerns(of, problem),
        Figure::Teams(_) | Figure::Totals { .. } => false,
    };
    settings::configure(division, stage, settings).map_err(|refusal| naming(refusal, changes, of_stage))
}

/// The refusal of settings as one of the last changed number that it is about.
fn naming(refusal: Refusal, changes: &[FigureChange], is_about: impl Fn(Figure, SettingsProblem) -> bool) -> Refusal {
    let Refusal::BadSettings { problem } = refusal else { return refusal };
    let named = changes.iter().rev().map(|change| change.figure).find(|figure| is_about(*figure, problem));
    named.map_or(Refusal::BadSettings { problem }, |figure| Refusal::BadFigure {
        figure,
        problem: FigureProblem::Settings { problem },
    })
}

const fn of_totals(figure: Figure, _: SettingsProblem) -> bool {
    matches!(figure, Figure::Totals { .. })
}

/// Whether a problem of a stage may come from this number, which is by itself within its bounds.
const fn concerns(figure: StageFigure, problem: SettingsProblem) -> bool {
    match problem {
        SettingsProblem::SourceRanks => {
            matches!(figure, StageFigure::Source { of: SourceFigure::From | SourceFigure::To, .. })
        }
        SettingsProblem::Eliminate => {
            matches!(figure, StageFigure::Rounds | StageFigure::OutFrom | StageFigure::OutEach)
        }
        _ => false,
    }
}
