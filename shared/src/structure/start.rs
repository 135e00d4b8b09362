//! The start of a stage: its entrants get their seats.

use serde::{Deserialize, Serialize};

use super::coming::{self, Incoming};
use super::{by_hand, carry, ready, seating, typed};
use crate::decide::{MAX_BRACKET, MAX_SEED};
use crate::division::Division;
use crate::id::No;
use crate::refusal::{Refusal, SettingsProblem};
use crate::stage::{ByHand, Format, Seating, StageSeats, StageSettings};

/// How the seats of a stage are found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum StageDraw {
    /// By the rule of the stage; what is drawn follows from the seed.
    Machine {
        /// The published text.
        seed: String,
    },
    /// Drawn in the hall and typed in: groups or tables one after the other (`None` between two where their sizes are
    /// not the usual ones), lines of a bracket from the top (`None` a bye), or seats in order.
    Typed {
        /// Everybody in the order of seats.
        order: Vec<Option<No>>,
    },
}

/// The seats with which a stage starts. Refused with what is missing.
pub fn begin(division: &Division, stage: usize, draw: &StageDraw, by_hand: &[ByHand]) -> Result<StageSeats, Refusal> {
    let starting = division.stages.get(stage).ok_or(Refusal::NoSuchStage)?;
    if starting.has_begun() || !starting.needs_start() {
        return Err(Refusal::StageStarted);
    }
    let settings = &starting.settings;
    let mut coming = coming::coming(division, stage).map_err(|missing| Refusal::StageWaits { missing })?;
    by_hand::apply(division, &mut coming, by_hand)?;
    refuse_size(settings, coming.len())?;
    let carried = carry::carried(division, settings, &coming);
    let seats = seats(division, settings, coming, draw)?;
    Ok(StageSeats { carried, by_hand: by_hand.to_vec(), ..seats })
}

fn seats(
    division: &Division,
    settings: &StageSettings,
    coming: Vec<Incoming>,
    draw: &StageDraw,
) -> Result<StageSeats, Refusal> {
    match draw {
        StageDraw::Typed { order } => typed::seats(&settings.format, &coming, order),
        StageDraw::Machine { seed } if matches!(settings.seating, Seating::Draw { .. }) => {
            let seed = seed_text(seed)?;
            let seats = seating::by_rule(division, &settings.format, &settings.seating, coming, &seed);
            Ok(StageSeats { seed: Some(seed), ..seats })
        }
        StageDraw::Machine { seed } => {
            let seats = seating::by_rule(division, &settings.format, &settings.seating, coming, "");
            Ok(StageSeats { seed: seed_of_colours(&settings.format, seed)?, ..seats })
        }
    }
}

/// Where the lines of a bracket follow ranks, its colours are still drawn.
fn seed_of_colours(format: &Format, seed: &str) -> Result<Option<String>, Refusal> {
    let is_bracket = matches!(format, Format::SingleElim(_) | Format::DoubleElim);
    if is_bracket && !seed.trim().is_empty() { seed_text(seed).map(Some) } else { Ok(None) }
}

fn seed_text(seed: &str) -> Result<String, Refusal> {
    let seed = seed.trim();
    let length = seed.chars().count();
    if length == 0 || length > MAX_SEED || seed.chars().any(char::is_control) {
        return Err(Refusal::BadSeed);
    }
    Ok(seed.to_owned())
}

fn refuse_size(settings: &StageSettings, entrants: usize) -> Result<(), Refusal> {
    let needed = ready::fewest(settings);
    if entrants < needed {
        return Err(Refusal::TooFew { needed: u32::try_from(needed).unwrap_or(u32::MAX) });
    }
    let is_bracket = matches!(settings.format, Format::SingleElim(_) | Format::DoubleElim);
    if is_bracket && u32::try_from(entrants).map_or(true, |entrants| entrants > MAX_BRACKET) {
        return Err(Refusal::BadSettings { problem: SettingsProblem::Bracket });
    }
    Ok(())
}
