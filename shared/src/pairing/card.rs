//! 编排卡: what the pairing of a round knows of each entrant, from the rounds before it.

use std::collections::{BTreeSet, HashMap};

use crate::division::Division;
use crate::id::No;
use crate::matches;
use crate::pairing::float::derived;
use crate::pairing::reason::Float;
use crate::points::Points;
use crate::side::Side;
use crate::stage::{Round, Stage};

/// 编排卡 of one entrant before a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Who.
    pub no: No,
    /// Points so far; a game not finished counts as drawn (附二 一.8).
    pub score: Points,
    /// d: firsts − seconds so far; 少先 below zero, 多先 above.
    pub balance: i32,
    /// s: the trailing run of one colour; above zero firsts, below zero seconds.
    pub run: i32,
    /// Everyone met so far, forfeits included (D1), round by round.
    pub met: Vec<No>,
    /// 下调 that count (附二 一.9).
    pub downs: u32,
    /// 上调.
    pub ups: u32,
    /// 轮空 so far. A forfeit won is none.
    pub byes: u32,
    /// Rounds in which the entrant was paired or had the bye.
    pub rounds: u32,
}

impl Card {
    /// The card of one who has not taken part in any round.
    pub(crate) const fn blank(no: No) -> Self {
        Self { no, score: Points::ZERO, balance: 0, run: 0, met: Vec::new(), downs: 0, ups: 0, byes: 0, rounds: 0 }
    }

    /// A published pairing gives its colour and makes the two 'met', also when the game is later forfeited (D1).
    fn add_game(&mut self, opponent: No, side: Side, score: Points, float: Option<Float>) {
        self.rounds += 1;
        self.score += score;
        self.met.push(opponent);
        (self.balance, self.run) = after_game(self.balance, self.run, side);
        match float {
            Some(Float::Down) => self.downs += 1,
            Some(Float::Up) => self.ups += 1,
            None => {}
        }
    }

    /// A bye scores, and gives no colour (D1).
    fn add_bye(&mut self, score: Points) {
        self.rounds += 1;
        self.byes += 1;
        self.score += score;
    }
}

/// d and s after one more game on `side`.
pub(crate) const fn after_game(balance: i32, run: i32, side: Side) -> (i32, i32) {
    match side {
        Side::First => (balance + 1, if run > 0 { run + 1 } else { 1 }),
        Side::Second => (balance - 1, if run < 0 { run - 1 } else { -1 }),
    }
}

/// The cards of everyone who has a number, in order of numbers, before round `before_round` of the stage.
pub fn cards(division: &Division, stage: usize, before_round: u32) -> Vec<Card> {
    deck(division, stage, before_round).cards
}

/// Cards that are found by number.
pub(crate) struct Deck {
    cards: Vec<Card>,
    place: HashMap<No, usize>,
}

impl Deck {
    fn new(nos: BTreeSet<No>) -> Self {
        let cards: Vec<Card> = nos.into_iter().map(Card::blank).collect();
        let place = cards.iter().enumerate().map(|(place, card)| (card.no, place)).collect();
        Self { cards, place }
    }

    fn card(&mut self, no: No) -> Option<&mut Card> {
        let place = *self.place.get(&no)?;
        self.cards.get_mut(place)
    }

    fn score(&self, no: No) -> Points {
        self.place.get(&no).and_then(|&place| self.cards.get(place)).map_or(Points::ZERO, |card| card.score)
    }

    /// Points brought along from an earlier stage.
    fn add_carried(&mut self, stage: &Stage) {
        for (no, points) in stage.seats.iter().flat_map(|seats| &seats.carried) {
            if let Some(card) = self.card(*no) {
                card.score += *points;
            }
        }
    }

    fn add_rounds(&mut self, division: &Division, index: usize, before_round: u32) {
        let rounds = division.stages.get(index).map(|stage| stage.rounds.as_slice()).unwrap_or_default();
        for (round, number) in rounds.iter().zip(1..before_round) {
            self.add_round(division, index, number, round);
        }
    }

    /// Scores are those of the standings: 积分, in a stage of matches 场分 or 局分. What is not finished counts as drawn
    /// (附二 一.8).
    fn add_round(&mut self, division: &Division, index: usize, number: u32, round: &Round) {
        let floats = self.floats(round);
        for (pairing, [first, second]) in round.pairings.iter().zip(floats) {
            let scores = matches::seen(division, index, number, pairing);
            for (side, float) in [(Side::First, first), (Side::Second, second)] {
                let score = *side.of(&scores);
                if let Some(card) = self.card(pairing.on(side)) {
                    card.add_game(pairing.on(side.other()), side, score, float);
                }
            }
        }
        if let Some(card) = round.bye.and_then(|no| self.card(no)) {
            card.add_bye(*Side::First.of(&matches::bye(division, index, number).score));
        }
    }

    /// The floats of a round as recorded, or where they are not, by the scores before the round as now known.
    pub(crate) fn floats(&self, round: &Round) -> Vec<[Option<Float>; 2]> {
        let recorded: Vec<_> = round.pairings.iter().map(|pairing| pairing.floats).collect();
        if recorded.iter().all(Option::is_some) {
            return recorded.into_iter().flatten().collect();
        }
        let derived = derived(round, |no| self.score(no));
        recorded.into_iter().zip(derived).map(|(recorded, derived)| recorded.unwrap_or(derived)).collect()
    }
}

/// The cards before a round, to be asked by number.
pub(crate) fn deck(division: &Division, stage: usize, before_round: u32) -> Deck {
    let nos = division.entrants.iter().filter_map(|entrant| entrant.no).collect();
    let mut deck = Deck::new(nos);
    if let Some(settled) = division.stages.get(stage) {
        deck.add_carried(settled);
    }
    deck.add_rounds(division, stage, before_round);
    deck
}
