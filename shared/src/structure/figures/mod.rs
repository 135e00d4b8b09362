//! 要紧的几项: the numbers of a division that an event plan changes in a template, all of them in one list.

mod figure;
mod slot;

pub use figure::{Bounds, Figure, SourceFigure, StageFigure, TeamFigure, TotalsFigure, UnknownFigure};
pub use slot::DivisionSettings;

use crate::division::Division;
use crate::stage::Stage;

/// A number as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FigureAt {
    /// Which.
    pub figure: Figure,
    /// What it is; `None` where there is no limit.
    pub value: Option<u32>,
    /// What it may be.
    pub bounds: Bounds,
    /// Whether it can still change here: nothing of it has begun.
    pub open: bool,
}

/// Every number of a division: stage by stage, then how teams play, then 队员总分.
pub fn figures(division: &Division) -> Vec<FigureAt> {
    let mut settings = DivisionSettings::of(division);
    let all = candidates(&settings);
    all.into_iter().filter_map(|figure| at(division, &mut settings, figure)).collect()
}

/// One number as it stands; `None` where the division has no such number.
pub fn figure(division: &Division, figure: Figure) -> Option<FigureAt> {
    at(division, &mut DivisionSettings::of(division), figure)
}

fn candidates(settings: &DivisionSettings) -> Vec<Figure> {
    let mut all: Vec<Figure> = Vec::new();
    for (stage, settings) in (0..).zip(&settings.stages) {
        all.extend(StageFigure::candidates(settings.from.len()).map(|of| Figure::Stage { stage, of }));
    }
    all.extend(TeamFigure::ALL.map(Figure::Teams));
    let tables = (0..).zip(&settings.totals);
    all.extend(tables.flat_map(|(table, _)| TotalsFigure::ALL.map(|of| Figure::Totals { table, of })));
    all
}

fn at(division: &Division, settings: &mut DivisionSettings, figure: Figure) -> Option<FigureAt> {
    let slot = settings.slot(figure)?;
    Some(FigureAt { figure, value: slot.value(), bounds: slot.bounds(figure), open: is_open(division, figure) })
}

/// The stage whose 分列名次 stand with the numbers: the first that is ranked by points.
pub fn ranked_stage(division: &Division) -> Option<usize> {
    division.stages.iter().position(|stage| stage.settings.format.is_paired())
}

fn is_open(division: &Division, figure: Figure) -> bool {
    if division.finished {
        return false;
    }
    match figure {
        Figure::Stage { stage, .. } => {
            let stage = usize::try_from(stage).ok().and_then(|index| division.stages.get(index));
            !stage.is_some_and(Stage::has_begun)
        }
        Figure::Teams(_) => !division.has_started(),
        Figure::Totals { .. } => true,
    }
}
