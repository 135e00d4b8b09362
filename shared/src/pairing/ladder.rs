//! 擂台赛: who holds the table, and who challenges next.
//!
//! The first two of the order of seats begin. Who wins holds the table; a draw leaves it to the holder; where both
//! lose, or the holder has left, the next in order takes it without a game. Each game is a round of its own, and the
//! challenger has the first move.

use std::collections::BTreeMap;

use crate::division::Division;
use crate::entrant::Entrant;
use crate::id::No;
use crate::result::Outcome;
use crate::side::Side;
use crate::stage::{Pairing, Stage};

/// How a ladder stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ladder {
    /// Who holds the table; nobody where everybody has left.
    pub(crate) holder: Option<No>,
    /// Who has not come yet and has not left, in order.
    pub(crate) waiting: Vec<No>,
    /// Who has lost, in the order of losing; two who lost one game both stand in one list.
    pub(crate) lost: Vec<Vec<No>>,
    /// Whether a game is open.
    pub(crate) open: bool,
}

/// The pair that plays next: the holder and the challenger. `None` while a game is open, and at the end.
pub(crate) fn next(division: &Division, stage: usize) -> Option<(No, No)> {
    let ladder = stand(division, stage);
    let challenger = ladder.waiting.first().copied().filter(|_| !ladder.open);
    ladder.holder.zip(challenger)
}

/// Who holds the table.
pub(crate) fn holder(division: &Division, stage: usize) -> Option<No> {
    stand(division, stage).holder
}

/// How the ladder of a stage stands after the games that are decided.
pub(crate) fn stand(division: &Division, stage: usize) -> Ladder {
    let Some(running) = division.stages.get(stage) else { return Ladder::default() };
    let entrants = by_no(division);
    let has_left = |no: No, round| entrants.get(&no).is_none_or(|entrant| entrant.has_left_before(stage, round));
    let mut ladder = Ladder { waiting: division.nos_of(stage), ..Ladder::default() };
    for (round, pairings) in (1..).zip(games(running)) {
        ladder.take_table(|no| has_left(no, round), pairings);
        for pairing in pairings {
            ladder.play(pairing);
        }
    }
    ladder.take_table(|no| has_left(no, running.next_round()), &[]);
    ladder
}

/// Everybody by number: before every game all who wait are asked whether they have left.
fn by_no(division: &Division) -> BTreeMap<No, &Entrant> {
    division.entrants.iter().filter_map(|entrant| Some((entrant.no?, entrant))).collect()
}

fn games(stage: &Stage) -> impl Iterator<Item = &[Pairing]> {
    stage.rounds.iter().map(|round| round.pairings.as_slice())
}

impl Ladder {
    /// Those who have left before a round wait no longer; an empty table goes to the next in order. Whoever sits in the
    /// game of that round all the same loses by its result.
    fn take_table(&mut self, gone: impl Fn(No) -> bool, pairings: &[Pairing]) {
        let left = |no: No| gone(no) && pairings.iter().all(|pairing| pairing.side_of(no).is_none());
        self.waiting.retain(|&no| !left(no));
        if let Some(holder) = self.holder.filter(|&holder| left(holder) && !self.open) {
            self.lost.push(vec![holder]);
            self.holder = None;
        }
        if self.holder.is_none() && !self.waiting.is_empty() {
            self.holder = Some(self.waiting.remove(0));
        }
    }

    fn play(&mut self, pairing: &Pairing) {
        let both = [pairing.first, pairing.second];
        self.waiting.retain(|no| !both.contains(no));
        let lost = |side: Side| matches!(pairing.result.outcome(side), Outcome::Loss | Outcome::ForfeitLoss);
        let holder = self.holder.filter(|holder| both.contains(holder)).unwrap_or(pairing.second);
        let challenger = if holder == pairing.first { pairing.second } else { pairing.first };
        self.open = !pairing.result.is_finished();
        let of = |no: No| if no == pairing.first { Side::First } else { Side::Second };
        match (lost(of(holder)), lost(of(challenger))) {
            _ if self.open => self.holder = Some(holder),
            (true, true) => {
                self.lost.push(vec![holder, challenger]);
                self.holder = None;
            }
            (true, false) => {
                self.lost.push(vec![holder]);
                self.holder = Some(challenger);
            }
            (false, _) => {
                self.lost.push(vec![challenger]);
                self.holder = Some(holder);
            }
        }
    }
}
