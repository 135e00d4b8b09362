//! The field of a round: who is to be paired, what the cards say of them, and who may not meet whom.

use std::collections::{HashMap, HashSet};

use crate::division::Division;
use crate::entrant::Entrant;
use crate::id::No;
use crate::pairing::card::{Card, cards};
use crate::pairing::colour::ColourCard;
use crate::pairing::matching::cardinality::{Largest, largest};
use crate::points::Points;
use crate::stage::{Stage, SwissFormat};

/// One who is to be paired.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    /// 序号.
    pub(crate) no: No,
    /// The number by which round 1 pairs: 序号, in a stage with seats of its own the seat.
    pub(crate) seat: u32,
    /// Score, d and s.
    pub(crate) colour: ColourCard,
    /// A number for the unit, `None` without one.
    pub(crate) unit: Option<u32>,
    /// 下调 so far.
    pub(crate) downs: u32,
    /// 上调 so far.
    pub(crate) ups: u32,
    /// 轮空 so far.
    pub(crate) byes: u32,
    /// Whether this is the first round they take part in (D9).
    pub(crate) newcomer: bool,
    /// Those in the field they may not meet: met already, or forbidden. Ascending places.
    pub(crate) apart: Vec<usize>,
}

/// Everyone who is to be paired in a round, in order of numbers.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    /// In order of numbers.
    pub(crate) players: Vec<Player>,
    /// k.
    pub(crate) round: u32,
    /// Whether it is paired as a first round: nobody brings points along into it.
    pub(crate) first: bool,
    /// Whether this is one of the last three rounds (附二 二.4(9)).
    pub(crate) late: bool,
    /// Whether this is the last round (附二 二.4(10)).
    pub(crate) last: bool,
    /// Whether units are kept apart in this round (附二 一.7).
    pub(crate) avoid_units: bool,
    /// Pairs the organizer forbids.
    forbidden: HashSet<(No, No)>,
}

/// The pair with the smaller number first.
pub(crate) fn ordered(a: No, b: No) -> (No, No) {
    if a < b { (a, b) } else { (b, a) }
}

impl Field {
    /// The field of a round in which `absent` are absent.
    pub(crate) fn of_round(
        division: &Division,
        index: usize,
        stage: &Stage,
        format: &SwissFormat,
        round: u32,
        absent: &[No],
    ) -> Self {
        let present = present(division, index, round, absent);
        let units = Units::of(division);
        let cards = cards(division, index, round).into_iter();
        let cards: Vec<Card> = cards.filter(|card| present.contains_key(&card.no)).collect();
        let place: HashMap<No, usize> = cards.iter().enumerate().map(|(place, card)| (card.no, place)).collect();
        let rules =
            Meetings::of(stage, forbidden(stage, format, &cards, |no| units.of_entrant(present.get(&no)?)), &place);
        let seats = seats(stage);
        let players = cards
            .iter()
            .enumerate()
            .map(|(at, card)| Player {
                no: card.no,
                seat: seats.get(&card.no).copied().unwrap_or(card.no.0),
                colour: ColourCard { score: card.score, balance: card.balance, run: card.run },
                unit: present.get(&card.no).and_then(|entrant| units.of_entrant(entrant)),
                downs: card.downs,
                ups: card.ups,
                byes: card.byes,
                newcomer: card.rounds == 0,
                apart: rules.apart(at, card, &place),
            })
            .collect();
        Self {
            players,
            round,
            first: round <= 1 && stage.seats.as_ref().is_none_or(|seats| seats.carried.is_empty()),
            late: round + 2 >= format.rounds,
            last: round >= format.rounds,
            avoid_units: format.avoid_unit_rounds.contains(&round),
            forbidden: rules.forbidden,
        }
    }

    /// The number of the entrant at a place.
    pub(crate) fn no(&self, place: usize) -> No {
        self.players[place].no
    }

    /// Score, d and s of the entrant at a place.
    pub(crate) fn colour(&self, place: usize) -> ColourCard {
        self.players[place].colour
    }

    /// The score of the entrant at a place.
    pub(crate) fn score(&self, place: usize) -> Points {
        self.players[place].colour.score
    }

    /// The place of an entrant in the field, if they are in it.
    pub(crate) fn place(&self, no: No) -> Option<usize> {
        self.players.binary_search_by_key(&no, |player| player.no).ok()
    }

    /// The score of an entrant of the field.
    pub(crate) fn score_of(&self, no: No) -> Points {
        self.place(no).map_or(Points::ZERO, |place| self.score(place))
    }

    /// The field without the one who rests.
    pub(crate) fn without(&self, out: usize) -> Self {
        let mut field = self.clone();
        field.players.remove(out);
        for player in &mut field.players {
            player.apart.retain(|&other| other != out);
            for other in &mut player.apart {
                *other -= usize::from(*other > out);
            }
        }
        field
    }

    /// 4. Legal pair: the two have not met (附二 一.6), and no rule of the organizer forbids it.
    pub(crate) fn may_meet(&self, a: usize, b: usize) -> bool {
        a != b && self.players.get(a).is_some_and(|player| player.apart.binary_search(&b).is_err())
    }

    /// Whether the organizer forbids the pair.
    pub(crate) fn is_forbidden(&self, a: No, b: No) -> bool {
        self.forbidden.contains(&ordered(a, b))
    }

    /// Whether the two are of one unit. An entrant without a unit is of no one's unit (D8).
    pub(crate) fn same_unit(&self, a: &Player, b: &Player) -> bool {
        a.unit.is_some() && a.unit == b.unit
    }

    /// The unit most of these are of, if units are kept apart. Where it has more than half of them, pairs of it cannot
    /// be helped, and the matching is quicker when it knows them as a kind.
    pub(crate) fn largest_unit(&self, places: impl Iterator<Item = usize>) -> Option<u32> {
        let mut count: HashMap<u32, usize> = HashMap::new();
        for unit in places.filter(|_| self.avoid_units).filter_map(|place| self.players[place].unit) {
            *count.entry(unit).or_default() += 1;
        }
        count.into_iter().map(|(unit, count)| (count, unit)).max().map(|(_, unit)| unit)
    }

    /// The most that any one of the field may not meet.
    pub(crate) fn most_apart(&self) -> usize {
        self.players.iter().map(|player| player.apart.len()).max().unwrap_or(0)
    }

    /// Whether any `count` of the field, an even number, can be put in legal pairs whoever they are: each could meet at
    /// least half of them (Dirac).
    pub(crate) fn always_pairable(&self, count: usize) -> bool {
        count >= 2 * (self.most_apart() + 1)
    }

    /// Places in order of the numbers by which round 1 pairs.
    pub(crate) fn by_seat(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.players.len()).collect();
        order.sort_by_key(|&place| self.players[place].seat);
        order
    }

    /// A largest matching of the whole field.
    pub(crate) fn largest_matching(&self) -> Largest {
        largest(self.players.len(), |a, b| self.may_meet(a, b))
    }
}

/// Those who have entered, have not withdrawn and are not absent.
fn present<'a>(division: &'a Division, stage: usize, round: u32, absent: &[No]) -> HashMap<No, &'a Entrant> {
    let absent: HashSet<No> = absent.iter().copied().collect();
    let nos = division.nos_of(stage).into_iter().collect::<HashSet<_>>();
    let entrants = division.entrants.iter().filter(|entrant| division.plays(stage, round, entrant));
    let numbered = entrants.filter_map(|entrant| Some((entrant.no?, entrant)));
    numbered.filter(|(no, _)| nos.contains(no) && !absent.contains(no)).collect()
}

/// The seats of a stage that has its own, from 1.
fn seats(stage: &Stage) -> HashMap<No, u32> {
    let nos = stage.seats.iter().flat_map(|seats| &seats.nos);
    nos.copied().zip(1..).collect()
}

/// Units by number.
struct Units<'a>(HashMap<&'a str, u32>);

impl<'a> Units<'a> {
    fn of(division: &'a Division) -> Self {
        let mut units = HashMap::new();
        for (entrant, number) in division.entrants.iter().zip(0..) {
            units.entry(entrant.details.unit.trim()).or_insert(number);
        }
        Self(units)
    }

    fn of_entrant(&self, entrant: &Entrant) -> Option<u32> {
        let unit = entrant.details.unit.trim();
        if unit.is_empty() { None } else { self.0.get(unit).copied() }
    }
}

/// The pairs that the organizer forbids, one by one or as those of one unit.
fn forbidden(
    stage: &Stage,
    format: &SwissFormat,
    cards: &[Card],
    unit: impl Fn(No) -> Option<u32>,
) -> HashSet<(No, No)> {
    let mut forbidden: HashSet<(No, No)> = stage.settings.forbidden.iter().map(|&(a, b)| ordered(a, b)).collect();
    if format.units_never_meet {
        let mut of_unit: HashMap<u32, Vec<No>> = HashMap::new();
        for no in cards.iter().map(|card| card.no) {
            let Some(unit) = unit(no) else { continue };
            let mates = of_unit.entry(unit).or_default();
            forbidden.extend(mates.iter().map(|&mate| ordered(mate, no)));
            mates.push(no);
        }
    }
    forbidden
}

/// What the organizer says about who may meet.
struct Meetings {
    forbidden: HashSet<(No, No)>,
    /// The same by place in the field.
    forbidden_to: HashMap<No, Vec<usize>>,
    rematches: HashSet<(No, No)>,
}

impl Meetings {
    fn of(stage: &Stage, forbidden: HashSet<(No, No)>, place: &HashMap<No, usize>) -> Self {
        let mut forbidden_to: HashMap<No, Vec<usize>> = HashMap::new();
        for &(a, b) in &forbidden {
            for (one, other) in [(a, b), (b, a)] {
                if let Some(&place) = place.get(&other) {
                    forbidden_to.entry(one).or_default().push(place);
                }
            }
        }
        let rematches = stage.settings.allow_rematch.iter().map(|&(a, b)| ordered(a, b)).collect();
        Self { forbidden, forbidden_to, rematches }
    }

    /// The places of those whom one at place `at` may not meet.
    fn apart(&self, at: usize, card: &Card, place: &HashMap<No, usize>) -> Vec<usize> {
        let met = card.met.iter().filter(|&&other| !self.rematches.contains(&ordered(card.no, other)));
        let mut apart: Vec<usize> = met.filter_map(|other| place.get(other).copied()).collect();
        apart.extend(self.forbidden_to.get(&card.no).into_iter().flatten());
        apart.retain(|&other| other != at);
        apart.sort_unstable();
        apart.dedup();
        apart
    }
}
