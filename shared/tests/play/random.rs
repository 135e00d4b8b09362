//! Divisions played to their end with results by chance.

use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::id::No;
use shared::matches::has_games;
use shared::points::Points;
use shared::refusal::Refusal;
use shared::result::GameResult;
use shared::stage::{Format, Lots};
use shared::structure::{self, Missing, StageState};

use super::{machine, result, run};

/// Small numbers that follow from one number.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

/// Starts, pairs and plays every stage as far as it goes; who withdraws is asked before every round.
pub(crate) fn play_out(division: &Division, chance: &mut Chance, leaves: u64) -> Division {
    let mut division = division.clone();
    for _ in 0..500 {
        let Some(next) = (0..division.stages.len()).find_map(|stage| step(&division, stage, chance)) else {
            return division;
        };
        division = if leaves > 0 && chance.below(100) < leaves { somebody_leaves(&next, chance) } else { next };
    }
    panic!("the division does not come to its end");
}

/// One step of a stage; `None` where nothing is to be done.
fn step(division: &Division, stage: usize, chance: &mut Chance) -> Option<Division> {
    let number = u32::try_from(stage).unwrap();
    match structure::state(division, stage) {
        StageState::Done => None,
        StageState::Waits { missing } => missing.iter().find_map(|missing| part_the_tied(division, missing)),
        StageState::Ready { .. } if division.stages[stage].needs_start() => {
            let draw = machine(&format!("{}", chance.below(1000)));
            Some(run(division, Command::StartStage { stage: number, draw, by_hand: Vec::new() }))
        }
        StageState::Ready { .. } | StageState::Runs => {
            play_open(division, number, chance).or_else(|| pair(division, number))
        }
    }
}

fn part_the_tied(division: &Division, missing: &Missing) -> Option<Division> {
    let Missing::Tie { stage, nos } = missing else { return None };
    let lots = Lots { among: nos.clone(), order: nos.iter().rev().copied().collect() };
    Some(run(division, Command::RecordLots { stage: *stage, lots }))
}

/// The next round; where a branch comes first, that stage is started in its turn.
fn pair(division: &Division, stage: u32) -> Option<Division> {
    match decide(division, &Command::ProposeRound { stage }) {
        Ok(proposed) => {
            let round = proposed.stages[stage as usize].next_round();
            Some(run(&proposed, Command::PublishRound { stage, round, seen: None }))
        }
        Err(Refusal::StageWaits { missing }) => missing.iter().find_map(|missing| part_the_tied(division, missing)),
        // A small Swiss can run out of pairs: it ends there.
        Err(Refusal::CannotPair { .. } | Refusal::TooFew { .. }) => None,
        Err(Refusal::BranchFirst { .. } | Refusal::NoMoreRounds | Refusal::NoProposals) => None,
        Err(other) => panic!("{other:?}"),
    }
}

/// The first open board or table gets a result.
fn play_open(division: &Division, stage: u32, chance: &mut Chance) -> Option<Division> {
    let rounds = division.stages[stage as usize].rounds.iter().zip(1..);
    for (round, number) in rounds {
        if let Some(pairing) = round.pairings.iter().find(|pairing| !pairing.result.is_finished()) {
            let entered = by_chance(division, stage, number, chance);
            return Some(run(division, result(stage, number, pairing.board, pairing.version, entered)));
        }
        let games = games_of_tables(division, stage);
        if let Some(table) = round.tables.iter().find(|table| table.games.len() < games) {
            let game = |chance: &mut Chance| (0..table.nos.len()).map(|_| points(chance)).collect();
            let games = (0..games).map(|_| game(chance)).collect();
            let set = Command::SetTable { stage, round: number, table: table.table, seen: table.version, games };
            return Some(run(division, set));
        }
    }
    None
}

fn points(chance: &mut Chance) -> Points {
    Points::whole(i64::try_from(chance.below(9)).unwrap())
}

fn games_of_tables(division: &Division, stage: u32) -> usize {
    match division.stages[stage as usize].settings.format {
        Format::Heats(heats) => heats.games as usize,
        _ => 0,
    }
}

/// A match of several games is forfeited by one side; elsewhere games are won, and drawn where a draw can stand.
fn by_chance(division: &Division, stage: u32, round: u32, chance: &mut Chance) -> GameResult {
    let format = &division.stages[stage as usize].settings.format;
    let first = chance.below(2) == 0;
    match first {
        _ if !format.is_knockout() && !has_games(division, stage as usize, round) && chance.below(3) == 0 => {
            GameResult::Draw
        }
        true if has_games(division, stage as usize, round) => GameResult::FirstByForfeit,
        false if has_games(division, stage as usize, round) => GameResult::SecondByForfeit,
        true => GameResult::FirstWins,
        false => GameResult::SecondWins,
    }
}

fn somebody_leaves(division: &Division, chance: &mut Chance) -> Division {
    let here: Vec<No> = division.entrants.iter().filter_map(|entrant| entrant.no).collect();
    let no = here[usize::try_from(chance.below(here.len() as u64)).unwrap()];
    let after = u32::try_from(division.stages[division.stage_of(no)].rounds.len()).unwrap();
    let left = (0..=after).rev().map(|after| Command::WithdrawEntrant { no, after });
    left.into_iter().find_map(|command| decide(division, &command).ok()).unwrap_or_else(|| division.clone())
}
