//! Made-up events: people of different strength who draw, stay away, forfeit, leave and come late. The same options
//! give the same event, anywhere.

mod dice;
mod formats;
mod games;
mod line_ups;
mod people;
mod play_out;
mod prepared;

pub use dice::Dice;
pub use formats::structure_of;
pub use play_out::{cannot_start, play_out, play_out_with};
pub use prepared::prepared;

use std::collections::HashMap;

use crate::division::{Division, LotRecord};
use crate::entrant::Entrant;
use crate::id::No;
use crate::pairing::propose;
use crate::ranking::TieBreak;
use crate::result::GameResult;
use crate::stage::{Format, PointTable, Round, RuleEdition, Stage, StageSettings, SwissFormat};

/// Chances of what happens while a prepared division is played, in a thousand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chances {
    /// That an evenly matched game is drawn.
    pub draw: u32,
    /// That one side of a board does not come, or neither.
    pub forfeit: u32,
    /// That an entrant leaves after a round.
    pub withdraw: u32,
}

impl Chances {
    /// Some draws and a few forfeits.
    pub const USUAL: Self = Self { draw: 300, forfeit: 20, withdraw: 0 };
}

/// What a made-up event is like. Chances are in a thousand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SimulateOptions {
    /// How many enter before the start.
    pub players: u32,
    /// How many rounds are played, as long as the field can be paired.
    pub rounds: u32,
    /// From which everything else follows.
    pub seed: u64,
    /// 积分编排 or another format.
    pub format: Format,
    /// What games score.
    pub points: PointTable,
    /// How many units the people come from; 0 for none.
    pub units: u32,
    /// Chance that an evenly matched game is drawn.
    pub draw: u32,
    /// Chance that an entrant leaves after a round.
    pub withdraw: u32,
    /// Chance that an entrant is absent from a round.
    pub absent: u32,
    /// Chance that one side of a game does not come.
    pub forfeit: u32,
    /// Chance that a game is still open when the next round is paired.
    pub unfinished: u32,
    /// How many enter late, one after each round from the first on.
    pub late: u32,
}

impl SimulateOptions {
    /// A Swiss of this size in which everybody plays every game.
    pub fn swiss(players: u32, rounds: u32, seed: u64) -> Self {
        Self {
            players,
            rounds,
            seed,
            format: Format::Swiss(SwissFormat::of(rounds)),
            points: PointTable::default(),
            units: 0,
            draw: 300,
            withdraw: 0,
            absent: 0,
            forfeit: 0,
            unfinished: 0,
            late: 0,
        }
    }
}

/// Plays an event. It ends early where a round cannot be paired any more.
pub fn simulate(options: &SimulateOptions) -> Division {
    let mut dice = Dice::new(options.seed);
    let mut division = entered(options, &mut dice);
    for number in 1..=options.rounds {
        if number > 1 {
            people_come_and_go(&mut division, options, &mut dice, number);
        }
        let Ok(mut round) = propose(&division, 0) else { break };
        play(&mut round, &division, options, &mut dice);
        if let Some(stage) = division.stages.first_mut() {
            stage.rounds.push(round);
            stage.next_absent.clear();
        }
    }
    division
}

/// The division before round 1, its numbers drawn.
fn entered(options: &SimulateOptions, dice: &mut Dice) -> Division {
    let mut nos: Vec<u32> = (1..=options.players).collect();
    dice.shuffle(&mut nos);
    let entrants =
        nos.into_iter().zip(1..).map(|(no, id)| people::entrant(id, No(no), 1, options.units, dice)).collect();
    Division {
        name: "公开组".to_owned(),
        entrants,
        stages: vec![Stage::new(settings(options))],
        lot: Some(LotRecord::Archive),
        ..Division::default()
    }
}

fn settings(options: &SimulateOptions) -> StageSettings {
    let chain = vec![TieBreak::Points, TieBreak::Buchholz, TieBreak::Wins, TieBreak::Fouls, TieBreak::Seconds];
    StageSettings {
        name: "全部".to_owned(),
        points: options.points,
        tie_breaks: chain,
        ..StageSettings::usual(options.format.clone(), RuleEdition::default())
    }
}

/// Who leaves, stays away for a round, or comes late before round `number`.
fn people_come_and_go(division: &mut Division, options: &SimulateOptions, dice: &mut Dice, number: u32) {
    let mut absent = Vec::new();
    for entrant in division.entrants.iter_mut().filter(|entrant| entrant.withdrawn_after.is_none()) {
        if dice.chance(options.withdraw) {
            entrant.withdrawn_after = Some(number - 1);
        } else if dice.chance(options.absent) {
            absent.extend(entrant.no);
        }
    }
    if let Some(stage) = division.stages.first_mut() {
        stage.next_absent = absent;
    }
    if number - 1 <= options.late {
        let next = options.players + number - 1;
        division.entrants.push(people::entrant(next, No(next), number, options.units, dice));
    }
}

fn play(round: &mut Round, division: &Division, options: &SimulateOptions, dice: &mut Dice) {
    let strengths = strengths(&division.entrants);
    let of = |no: No| strengths.get(&no).copied().unwrap_or(0);
    for pairing in &mut round.pairings {
        pairing.result = result(of(pairing.first), of(pairing.second), options, dice);
        if dice.chance(30) {
            pairing.fouls = [dice.below(2), dice.below(2)];
        }
    }
}

fn strengths(entrants: &[Entrant]) -> HashMap<No, u32> {
    entrants.iter().filter_map(|entrant| Some((entrant.no?, entrant.details.rating?))).collect()
}

/// How a game between these two ends; the first move is worth a little.
fn result(first: u32, second: u32, options: &SimulateOptions, dice: &mut Dice) -> GameResult {
    if dice.chance(options.unfinished) {
        return GameResult::Unfinished;
    }
    if dice.chance(options.forfeit) {
        let results = [GameResult::FirstByForfeit, GameResult::SecondByForfeit, GameResult::BothForfeit];
        return dice.pick(&results).copied().unwrap_or_default();
    }
    result_between(first, second, options.draw, dice)
}

/// How a game that both play to its end ends.
fn result_between(first: u32, second: u32, draw: u32, dice: &mut Dice) -> GameResult {
    let gap = first.abs_diff(second).min(800);
    if dice.chance(draw * (1000 - gap) / 1000) {
        return GameResult::Draw;
    }
    let edge = if first >= second { 530 + gap / 2 } else { 530_u32.saturating_sub(gap / 2) };
    if dice.chance(edge) { GameResult::FirstWins } else { GameResult::SecondWins }
}
