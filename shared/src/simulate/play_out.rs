//! Plays a prepared division to its end by the commands an organizer would give: numbers are drawn, stages started,
//! rounds published, results entered, ties parted by lot.

use std::collections::BTreeSet;

use super::{Chances, Dice, games, line_ups};
use crate::command::Command;
use crate::decide::{self, decide};
use crate::division::{Division, LotMethod};
use crate::id::No;
use crate::refusal::Refusal;
use crate::stage::{Format, Lots, Stage};
use crate::structure::{self, Missing, StageDraw, StageState};

/// A board of a published round: stage, round and board.
pub(super) type Board = (u32, u32, u32);

/// Plays a prepared division to its end, with draws and a few forfeits. The same for the same seed.
pub fn play_out(division: &Division, seed: u64) -> Division {
    play_out_with(division, seed, Chances::USUAL)
}

/// Plays a prepared division as far as it goes: its end, or where nobody can be paired any more.
pub fn play_out_with(division: &Division, seed: u64, chances: Chances) -> Division {
    let mut play = Play { division: division.clone(), dice: Dice::new(seed), seed, chances, stuck: BTreeSet::new() };
    play.draw_numbers();
    loop {
        play.play_open_boards();
        play.people_leave();
        if !play.start_a_stage() && !play.publish_a_round() {
            return play.division;
        }
    }
}

/// Why a stage that everything before is played for cannot start: too few or too many are in it.
pub fn cannot_start(division: &Division) -> Option<Refusal> {
    let waiting = division.stages.iter().enumerate().filter(|(_, stage)| stage.needs_start() && !stage.has_begun());
    let refusal = |index: usize| match structure::state(division, index) {
        StageState::Ready { .. } => {
            structure::begin(division, index, &StageDraw::Machine { seed: "-".to_owned() }, &[]).err()
        }
        StageState::Waits { missing } => missing.iter().find_map(|missing| match missing {
            Missing::Entrants { needed } => Some(Refusal::TooFew { needed: *needed }),
            _ => None,
        }),
        StageState::Runs | StageState::Done => None,
    };
    waiting.map(|(index, _)| index).find_map(refusal)
}

/// A division that is being played.
pub(super) struct Play {
    pub(super) division: Division,
    pub(super) dice: Dice,
    pub(super) chances: Chances,
    seed: u64,
    /// Boards at which nothing can be entered.
    stuck: BTreeSet<Board>,
}

impl Play {
    /// Gives a command. Whether it was done.
    pub(super) fn give(&mut self, command: &Command) -> bool {
        match decide(&self.division, command) {
            Ok(next) => {
                self.division = next;
                true
            }
            Err(_) => false,
        }
    }

    fn draw_numbers(&mut self) {
        if !self.division.is_drawn() {
            let seed = self.seed_of("序号");
            self.give(&Command::DrawNumbers { seed, method: LotMethod::All, units_apart: true });
        }
    }

    fn seed_of(&self, what: &str) -> String {
        format!("{what} {}", self.seed)
    }

    /// Plays until no published board is open. Brackets publish new ones meanwhile.
    fn play_open_boards(&mut self) {
        loop {
            let open = self.open_boards();
            if open.is_empty() {
                return;
            }
            for board in open {
                let done = line_ups::hand_in(self, board) && games::play(self, board);
                if !done {
                    self.stuck.insert(board);
                }
            }
        }
    }

    fn open_boards(&self) -> Vec<Board> {
        let mut open = Vec::new();
        for (stage, played) in (0..).zip(&self.division.stages) {
            for (round, published) in (1..).zip(&played.rounds) {
                let pairings = published.pairings.iter().filter(|pairing| !pairing.result.is_finished());
                open.extend(pairings.map(|pairing| (stage, round, pairing.board)));
                let games = games_at_a_table(played);
                let tables = published.tables.iter().filter(|table| table.games.len() < games);
                open.extend(tables.map(|table| (stage, round, table.table)));
            }
        }
        open.retain(|board| !self.stuck.contains(board));
        open
    }

    /// Between two rounds some leave, the last two never.
    fn people_leave(&mut self) {
        let stage = self.division.stages.iter().rposition(|stage| !stage.rounds.is_empty()).unwrap_or(0);
        let after = self.division.stages.get(stage).map_or(0, |stage| decide::count(stage.rounds.len()));
        if after == 0 || self.chances.withdraw == 0 {
            return;
        }
        let nos = self.division.nos_of(stage);
        let plays =
            |no: &No| self.division.by_no(*no).is_some_and(|entrant| self.division.plays(stage, after + 1, entrant));
        let there: Vec<No> = nos.into_iter().filter(plays).collect();
        for no in there.into_iter().skip(2) {
            if self.dice.chance(self.chances.withdraw) {
                self.give(&Command::WithdrawEntrant { no, after });
            }
        }
    }

    /// Starts the first stage that can start, and parts those who are tied for the last place in it by lot.
    fn start_a_stage(&mut self) -> bool {
        (0..self.division.stages.len()).any(|index| match structure::state(&self.division, index) {
            StageState::Ready { .. } => self.start(index),
            StageState::Waits { missing } => self.part_the_tied(&missing) && self.start_a_stage(),
            StageState::Runs | StageState::Done => false,
        })
    }

    fn start(&mut self, index: usize) -> bool {
        let needs_start = self.division.stages.get(index).is_some_and(Stage::needs_start);
        let draw = StageDraw::Machine { seed: self.seed_of(&format!("阶段 {}", index + 1)) };
        needs_start && self.give(&Command::StartStage { stage: decide::count(index), draw, by_hand: Vec::new() })
    }

    fn part_the_tied(&mut self, missing: &[Missing]) -> bool {
        let tied: Vec<(u32, &Vec<No>)> = missing
            .iter()
            .filter_map(|missing| match missing {
                Missing::Tie { stage, nos } => Some((*stage, nos)),
                _ => None,
            })
            .collect();
        if tied.len() < missing.len() || tied.is_empty() {
            return false;
        }
        tied.into_iter().all(|(stage, nos)| self.draw_lots(stage, nos))
    }

    fn draw_lots(&mut self, stage: u32, nos: &[No]) -> bool {
        let mut order = nos.to_vec();
        self.dice.shuffle(&mut order);
        let lots = Lots { among: nos.to_vec(), order };
        let stands = usize::try_from(stage).ok().and_then(|index| self.division.stages.get(index));
        let again = stands.is_some_and(|stage| stage.lots.iter().any(|before| before.among == lots.among));
        !again && self.give(&Command::RecordLots { stage, lots })
    }

    /// Publishes the next round of the first stage that has one.
    fn publish_a_round(&mut self) -> bool {
        (0..self.division.stages.len()).any(|index| {
            let Some(stage) = self.division.stages.get(index) else { return false };
            let (round, number) = (stage.next_round(), decide::count(index));
            stage.has_started()
                && self.give(&Command::ProposeRound { stage: number })
                && self.give(&Command::PublishRound { stage: number, round, seen: None })
        })
    }
}

fn games_at_a_table(stage: &Stage) -> usize {
    match stage.settings.format {
        Format::Heats(heats) => usize::try_from(heats.games).unwrap_or(usize::MAX),
        Format::Swiss(_)
        | Format::RoundRobin { .. }
        | Format::Groups(_)
        | Format::SingleElim(_)
        | Format::DoubleElim
        | Format::Ladder => 0,
    }
}
