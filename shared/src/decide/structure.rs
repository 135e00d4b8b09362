//! The line of stages, and their starts.

use super::{bracket, find, prizes, settings, teams, withdrawal};
use crate::division::Division;
use crate::id::No;
use crate::refusal::{Refusal, SettingsProblem};
use crate::stage::{ByHand, Format, HeatTable, Pairing, Round, RuleEdition, Stage, StageSeats, StageSettings};
use crate::structure::{self, StageDraw, templates};

/// Stages of a division.
const MAX_STAGES: usize = 20;

/// Replaces the stages that have not started.
pub(super) fn set(division: &mut Division, stages: &[StageSettings]) -> Result<(), Refusal> {
    if stages.is_empty() || stages.len() > MAX_STAGES {
        return Err(Refusal::BadSettings { problem: SettingsProblem::Stages });
    }
    let stages = stages.iter().map(settings::tidy).collect::<Result<Vec<_>, _>>()?;
    refuse_changes_of_what_began(division, &stages)?;
    for (index, settings) in stages.iter().enumerate() {
        if let Some(problem) = settings::problem_in_line(division, index, settings) {
            return Err(Refusal::BadSettings { problem });
        }
    }
    let mut old = std::mem::take(&mut division.stages).into_iter();
    let keep_or_begin = |settings: StageSettings| match old.next() {
        Some(stage) if stage.settings == settings => stage,
        Some(stage) => Stage { first_version: stage.first_version, ..Stage::new(settings) },
        None => Stage::new(settings),
    };
    division.stages = stages.into_iter().map(keep_or_begin).collect();
    Ok(())
}

/// Replaces the stages that have not started by those of a template. Once one has started, teams play as before.
pub(super) fn use_template(division: &mut Division, key: &str) -> Result<(), Refusal> {
    let rules = division.stages.first().map_or(RuleEdition::default(), |stage| stage.settings.rules);
    let template = templates::structure(key, rules).ok_or(Refusal::NoSuchTemplate)?;
    let begun = division.stages.iter().rposition(Stage::has_begun).map_or(0, |last| last + 1);
    if begun == 0 {
        teams::set_rules(division, template.team.as_ref())?;
    }
    let stay = division.stages.iter().take(begun).map(|stage| stage.settings.clone());
    let stages: Vec<StageSettings> = stay.chain(template.stages.into_iter().skip(begun)).collect();
    set(division, &stages)?;
    teams::set_totals(division, &template.totals)?;
    if division.prizes.is_empty() || templates::brings(&division.prizes, rules) {
        prizes::set(division, &template.prizes)?;
    }
    Ok(())
}

fn refuse_changes_of_what_began(division: &Division, stages: &[StageSettings]) -> Result<(), Refusal> {
    for (number, stage) in (0..).zip(&division.stages).filter(|(_, stage)| stage.has_begun()) {
        let stays = usize::try_from(number).ok().and_then(|index| stages.get(index)) == Some(&stage.settings);
        if !stays {
            return Err(Refusal::StageInUse { stage: number });
        }
    }
    Ok(())
}

/// Starts a stage: its seats are recorded; tables sit down, and what a bracket or a ladder knows is published.
pub(super) fn start(division: &mut Division, number: u32, draw: &StageDraw, by_hand: &[ByHand]) -> Result<(), Refusal> {
    let index = usize::try_from(number).map_err(|_| Refusal::NoSuchStage)?;
    let seats = structure::begin(division, index, draw, by_hand)?;
    drop_proposals_of_sources(division, index);
    let stage = find::stage_mut(division, number)?;
    stage.proposal = None;
    if matches!(stage.settings.format, Format::Heats(_)) {
        stage.publish(tables(&seats));
    }
    stage.seats = Some(seats);
    bracket::follow(division, number, None)
}

/// A proposal of a stage that some now leave no longer follows from who is in it.
fn drop_proposals_of_sources(division: &mut Division, starting: usize) {
    let from = division.stages.get(starting).map(|stage| stage.settings.from.clone()).unwrap_or_default();
    for source in from {
        if let Ok(stage) = find::stage_mut(division, source.stage) {
            stage.proposal = None;
        }
    }
}

fn tables(seats: &StageSeats) -> Round {
    let tables = seats.groups.iter().zip(1..);
    let tables = tables.map(|(nos, table)| HeatTable { table, nos: nos.clone(), ..HeatTable::default() });
    Round { tables: tables.collect(), ..Round::default() }
}

/// Takes a start back, as long as nothing of the stage has a result and no later stage took from it.
pub(super) fn unstart(division: &mut Division, number: u32) -> Result<(), Refusal> {
    if find::stage(division, number)?.seats.is_none() {
        return Err(Refusal::StageNotStarted);
    }
    refuse_results(division, number)?;
    let takes = |stage: &Stage| stage.has_begun() && stage.settings.from.iter().any(|source| source.stage == number);
    if let Some((later, _)) = (0..).zip(&division.stages).find(|(_, stage)| takes(stage)) {
        return Err(Refusal::StageInUse { stage: later });
    }
    let stage = find::stage_mut(division, number)?;
    stage.take_back(0);
    *stage = Stage { first_version: stage.first_version, ..Stage::new(stage.settings.clone()) };
    Ok(())
}

/// Exchanges two seats before anything of the stage has a result. The draw stays recorded, and beside it who was
/// exchanged since; the same two exchanged back leave no trace.
pub(super) fn swap_seats(division: &mut Division, number: u32, a: No, b: No) -> Result<(), Refusal> {
    refuse_results(division, number)?;
    let index = usize::try_from(number).map_err(|_| Refusal::NoSuchStage)?;
    let stage = find::stage_mut(division, number)?;
    let seats = stage.seats.as_mut().ok_or(Refusal::StageNotStarted)?;
    if a == b || !seats.nos.contains(&a) || !seats.nos.contains(&b) {
        return Err(Refusal::CannotSwap { a, b });
    }
    seats.exchange(a, b);
    if seats.swapped.pop_if(|last| *last == (a, b) || *last == (b, a)).is_none() {
        seats.swapped.push((a, b));
    }
    stage.proposal = None;
    if stage.settings.format.is_knockout() {
        take_out(stage, a, b);
    }
    stage.rounds.iter_mut().for_each(|round| exchange_in(round, a, b));
    for no in [a, b] {
        withdrawal::settle(division, index, no, 0, |_| true);
    }
    bracket::follow(division, number, None)
}

/// The matches of two are no longer there.
fn take_out(stage: &mut Stage, a: No, b: No) {
    let of_two = |pairing: &mut Pairing| pairing.side_of(a).is_some() || pairing.side_of(b).is_some();
    let rounds = stage.rounds.iter_mut();
    let taken: Vec<Pairing> = rounds.flat_map(|round| round.pairings.extract_if(.., of_two)).collect();
    taken.iter().for_each(|pairing| stage.retire(pairing.version));
}

/// A pairing that gets others has neither line-ups nor fouls of those who sat there.
fn exchange_in(round: &mut Round, a: No, b: No) {
    for pairing in round.pairings.iter_mut().filter(|own| own.side_of(a).is_some() || own.side_of(b).is_some()) {
        (pairing.first, pairing.second) = (pairing.first.exchanged(a, b), pairing.second.exchanged(a, b));
        pairing.games.clear();
        pairing.line_ups = [None, None];
        (pairing.fouls, pairing.penalties) = Default::default();
        pairing.version += 1;
    }
    let tables = round.tables.iter_mut().filter(|table| table.nos.contains(&a) || table.nos.contains(&b));
    let tables = tables.flat_map(|table| {
        table.version += 1;
        &mut table.nos
    });
    for no in tables.chain(&mut round.resting).chain(&mut round.bye).chain(&mut round.absent) {
        *no = no.exchanged(a, b);
    }
}

/// Boards with a result that somebody entered; the forfeit of one who has left is none.
fn refuse_results(division: &Division, number: u32) -> Result<(), Refusal> {
    let index = usize::try_from(number).map_err(|_| Refusal::NoSuchStage)?;
    let stage = find::stage(division, number)?;
    let mut boards: Vec<u32> = Vec::new();
    for (round, of_round) in (1..).zip(&stage.rounds) {
        boards.extend(super::publish::entered(division, index, round, of_round));
        boards.extend(of_round.tables.iter().filter(|table| !table.games.is_empty()).map(|table| table.table));
    }
    boards.sort_unstable();
    boards.dedup();
    if boards.is_empty() { Ok(()) } else { Err(Refusal::HasResults { boards }) }
}
