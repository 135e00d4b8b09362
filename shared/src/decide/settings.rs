//! What an organizer settles about a stage, and what of it can still change after the start.

use std::collections::BTreeSet;

use super::{find, limits};
use crate::division::Division;
use crate::id::No;
use crate::points::Points;
use crate::refusal::{Refusal, SettingsProblem};
use crate::stage::{Format, PointTable, Stage, StageSettings};

/// Rounds of a Swiss.
pub(crate) const MAX_ROUNDS: u32 = 30;
/// Groups of a stage.
pub(crate) const MAX_GROUPS: u32 = 64;
/// Entrants of a bracket.
pub(crate) const MAX_BRACKET: u32 = 128;
/// Keys of a ranking chain.
const MAX_KEYS: usize = 16;

/// Changes the settings of a stage.
pub(super) fn configure(division: &mut Division, number: u32, settings: &StageSettings) -> Result<(), Refusal> {
    let settings = tidy(settings)?;
    let stage = find::stage(division, number)?;
    let problem = problem(division, stage, &settings);
    if let Some(problem) = problem {
        return Err(Refusal::BadSettings { problem });
    }
    let stage = find::stage_mut(division, number)?;
    if pairs_otherwise(&stage.settings, &settings) {
        stage.proposal = None;
    }
    stage.settings = settings;
    Ok(())
}

/// What is wrong with settings by themselves, whatever has been played.
pub(crate) fn problem_by_itself(settings: &StageSettings) -> Option<SettingsProblem> {
    match &settings.format {
        Format::Swiss(swiss) if !(1..=MAX_ROUNDS).contains(&swiss.rounds) => return Some(SettingsProblem::Rounds),
        Format::RoundRobin { legs } if !(1..=2).contains(legs) => return Some(SettingsProblem::Legs),
        Format::Groups(groups) if !(1..=MAX_GROUPS).contains(&groups.groups) || !(1..=2).contains(&groups.legs) => {
            return Some(SettingsProblem::Groups);
        }
        Format::SingleElim(single) if single.until == 0 || single.until > MAX_BRACKET => {
            return Some(SettingsProblem::Bracket);
        }
        Format::Heats(heats) if !(3..=6).contains(&heats.table_size) || !(1..=20).contains(&heats.games) => {
            return Some(SettingsProblem::Heats);
        }
        Format::Swiss(_)
        | Format::RoundRobin { .. }
        | Format::Groups(_)
        | Format::SingleElim(_)
        | Format::DoubleElim
        | Format::Heats(_)
        | Format::Ladder => {}
    }
    if !scores(&settings.points) {
        return Some(SettingsProblem::Points);
    }
    let keys: BTreeSet<String> = settings.tie_breaks.iter().map(ToString::to_string).collect();
    if keys.is_empty() || keys.len() > MAX_KEYS || keys.len() != settings.tie_breaks.len() {
        return Some(SettingsProblem::Chain);
    }
    None
}

/// Whether two settings pair a round differently.
fn pairs_otherwise(old: &StageSettings, new: &StageSettings) -> bool {
    let pairing = |settings: &StageSettings| {
        let StageSettings { format, forbidden, allow_rematch, fixed_boards, points, .. } = settings.clone();
        (format, forbidden, allow_rematch, fixed_boards, points)
    };
    pairing(old) != pairing(new)
}

fn problem(division: &Division, stage: &Stage, settings: &StageSettings) -> Option<SettingsProblem> {
    problem_by_itself(settings)
        .or_else(|| changes_what_began(stage, settings))
        .or_else(|| unknown_entrants(division, settings))
}

fn changes_what_began(stage: &Stage, settings: &StageSettings) -> Option<SettingsProblem> {
    if stage.rounds.is_empty() {
        return None;
    }
    match (&stage.settings.format, &settings.format) {
        (Format::Swiss(old), Format::Swiss(new)) if old.first_round == new.first_round => {
            (new.rounds < find::count(stage.rounds.len())).then_some(SettingsProblem::Rounds)
        }
        (Format::RoundRobin { legs: old }, Format::RoundRobin { legs: new }) if old == new => None,
        _ => Some(SettingsProblem::FormatAfterStart),
    }
}

/// Every pair names two entrants of the division, and fixed boards are real ones.
fn unknown_entrants(division: &Division, settings: &StageSettings) -> Option<SettingsProblem> {
    let known: BTreeSet<No> = division.entrants.iter().filter_map(|entrant| entrant.no).collect();
    let pairs = settings.forbidden.iter().chain(&settings.allow_rematch);
    let bad_pair = pairs.into_iter().any(|(a, b)| a == b || !known.contains(a) || !known.contains(b));
    let bad_board = settings.fixed_boards.iter().any(|(no, board)| !known.contains(no) || *board == 0);
    (bad_pair || bad_board).then_some(SettingsProblem::Pairs)
}

/// Halves, not negative, and nothing worth more than a win.
fn scores(points: &PointTable) -> bool {
    let PointTable { win, draw_first, draw_second, loss, bye } = *points;
    let all = [win, draw_first, draw_second, loss, bye];
    win > Points::ZERO && all.iter().all(|value| value.is_halves() && *value >= Points::ZERO && *value <= win)
}

/// The settings as they are kept: names without blanks around them, rounds that keep units apart in order.
fn tidy(settings: &StageSettings) -> Result<StageSettings, Refusal> {
    let mut tidy = settings.clone();
    tidy.name = limits::text(&settings.name, 0, limits::MAX_NAME)?;
    for list in &mut tidy.lists {
        list.name = limits::text(&list.name, 1, limits::MAX_NAME)?;
        list.tag = limits::text(&list.tag, 1, limits::MAX_TAGS)?;
    }
    if let Format::Swiss(swiss) = &mut tidy.format {
        let rounds = swiss.rounds;
        swiss.avoid_unit_rounds.retain(|round| (1..=rounds).contains(round));
        swiss.avoid_unit_rounds.sort_unstable();
        swiss.avoid_unit_rounds.dedup();
    }
    Ok(tidy)
}
