//! The specification read word by word and tried out exhaustively: slow, for small fields only, and sharing nothing
//! with the engine but the types.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use shared::division::Division;
use shared::pairing::reason::Float;
use shared::result::GameResult;
use shared::side::Side;
use shared::stage::{Format, SwissFormat};

/// A round: (board, first, second), the bye.
pub(crate) type Pairs = (Vec<(u32, u32, u32)>, Option<u32>);

#[derive(Clone, Debug, Default)]
pub(crate) struct Man {
    pub(crate) no: u32,
    pub(crate) score: i64,
    pub(crate) d: i32,
    pub(crate) s: i32,
    pub(crate) met: BTreeSet<u32>,
    pub(crate) downs: u32,
    pub(crate) ups: u32,
    pub(crate) byes: u32,
    pub(crate) took_part: bool,
    pub(crate) unit: String,
}

pub(crate) struct Hall {
    pub(crate) men: BTreeMap<u32, Man>,
    pub(crate) k: u32,
    pub(crate) last: u32,
    avoid: bool,
    forbidden: BTreeSet<(u32, u32)>,
    rematch: BTreeSet<(u32, u32)>,
}

fn two(a: u32, b: u32) -> (u32, u32) {
    (a.min(b), a.max(b))
}

impl Hall {
    /// Everyone in the hall when the next round is paired.
    pub(crate) fn open(division: &Division) -> (Self, SwissFormat) {
        let stage = &division.stages[0];
        let Format::Swiss(format) = &stage.settings.format else { panic!("a Swiss") };
        let k = stage.rounds.len() as u32 + 1;
        let mut men: BTreeMap<u32, Man> = division
            .entrants
            .iter()
            .map(|entrant| {
                let no = entrant.no.unwrap().0;
                (no, Man { no, unit: entrant.details.unit.clone(), ..Man::default() })
            })
            .collect();
        for round in &stage.rounds {
            let before: BTreeMap<u32, i64> = men.iter().map(|(no, man)| (*no, man.score)).collect();
            for pairing in &round.pairings {
                for side in [Side::First, Side::Second] {
                    let (own, other) = (pairing.on(side).0, pairing.on(side.other()).0);
                    let outcome = if pairing.result == GameResult::Unfinished {
                        GameResult::Draw.outcome(side)
                    } else {
                        pairing.result.outcome(side)
                    };
                    let score = stage.settings.points.score(outcome, side).quarters();
                    let float = match pairing.floats {
                        Some([first, second]) => [first, second][usize::from(side == Side::Second)],
                        None if before[&own] > before[&other] => {
                            let all = round.pairings.iter().map(|p| (before[&p.first.0], before[&p.second.0]));
                            let beside = all.clone().flat_map(|(a, b)| [a, b]).filter(|s| *s == before[&own]).count();
                            let through = all.clone().any(|(a, b)| a.max(b) > before[&own] && a.min(b) < before[&own]);
                            (beside > 1 || through).then_some(Float::Down)
                        }
                        None if before[&own] < before[&other] => Some(Float::Up),
                        None => None,
                    };
                    let man = men.get_mut(&own).unwrap();
                    man.score += score;
                    man.met.insert(other);
                    man.took_part = true;
                    man.downs += u32::from(float == Some(Float::Down));
                    man.ups += u32::from(float == Some(Float::Up));
                    if side == Side::First {
                        man.d += 1;
                        man.s = man.s.max(0) + 1;
                    } else {
                        man.d -= 1;
                        man.s = man.s.min(0) - 1;
                    }
                }
            }
            if let Some(no) = round.bye {
                let man = men.get_mut(&no.0).unwrap();
                man.byes += 1;
                man.took_part = true;
                man.score += stage.settings.points.bye.quarters();
            }
        }
        for entrant in &division.entrants {
            let no = entrant.no.unwrap();
            if !entrant.is_in_round(0, k) || stage.next_absent.contains(&no) {
                men.remove(&no.0);
            }
        }
        let pairs = |list: &[(shared::id::No, shared::id::No)]| list.iter().map(|(a, b)| two(a.0, b.0)).collect();
        let hall = Self {
            men,
            k,
            last: format.rounds,
            avoid: format.avoid_unit_rounds.contains(&k),
            forbidden: pairs(&stage.settings.forbidden),
            rematch: pairs(&stage.settings.allow_rematch),
        };
        (hall, format.clone())
    }

    pub(crate) fn legal(&self, a: u32, b: u32) -> bool {
        let met = self.men[&a].met.contains(&b) && !self.rematch.contains(&two(a, b));
        a != b && !met && !self.forbidden.contains(&two(a, b))
    }

    pub(crate) fn one_unit(&self, a: u32, b: u32) -> bool {
        self.avoid && !self.men[&a].unit.is_empty() && self.men[&a].unit == self.men[&b].unit
    }

    /// Whether these can all be put in legal pairs.
    pub(crate) fn pairable(&self, nos: &[u32]) -> bool {
        let Some((first, rest)) = nos.split_first() else { return true };
        rest.iter().any(|other| {
            let others: Vec<u32> = rest.iter().copied().filter(|no| no != other).collect();
            self.legal(*first, *other) && self.pairable(&others)
        })
    }

    fn number_key(&self, no: u32) -> i64 {
        if self.k % 2 == 1 { i64::from(no) } else { -i64::from(no) }
    }

    /// Sorts as the priority order does.
    fn priority(&self, no: u32) -> (Reverse<i64>, bool, Reverse<i32>, Reverse<i32>, i64) {
        let man = &self.men[&no];
        let run = if man.d == 0 { man.s.abs() } else { 0 };
        (Reverse(man.score), man.d == 0, Reverse(man.d.abs()), Reverse(run), self.number_key(no))
    }

    fn bye(&self) -> Option<u32> {
        let byes: BTreeSet<u32> = self.men.values().map(|man| man.byes).collect();
        for fewest in byes {
            for newcomers in [false, true] {
                let pool: Vec<&Man> =
                    self.men.values().filter(|man| man.byes == fewest && man.took_part != newcomers).collect();
                let scores: BTreeSet<i64> = pool.iter().map(|man| man.score).collect();
                for score in scores {
                    let mut level: Vec<u32> = pool.iter().filter(|man| man.score == score).map(|man| man.no).collect();
                    level.sort_by_key(|no| self.priority(*no));
                    for no in level.into_iter().rev() {
                        let rest: Vec<u32> = self.men.keys().copied().filter(|other| *other != no).collect();
                        if self.pairable(&rest) {
                            return Some(no);
                        }
                    }
                }
            }
        }
        None
    }

    /// The fewest pairs of one unit with which these can all be paired.
    fn fewest_of_one_unit(&self, nos: &[u32]) -> Option<u32> {
        let Some((first, rest)) = nos.split_first() else { return Some(0) };
        let with = |other: &u32| {
            let others: Vec<u32> = rest.iter().copied().filter(|no| no != other).collect();
            Some(u32::from(self.one_unit(*first, *other)) + self.fewest_of_one_unit(&others)?)
        };
        rest.iter().filter(|other| self.legal(*first, **other)).filter_map(with).min()
    }

    /// Round 1 by the walk of D8, the method being 近号, 首尾 or 对半: partners by place.
    pub(crate) fn first_round(&self, partner: impl Fn(usize, usize) -> usize) -> Option<Pairs> {
        let mut nos: Vec<u32> = self.men.keys().copied().collect();
        let mut bye = None;
        if nos.len() % 2 == 1 {
            let without = |no: u32| nos.iter().copied().filter(|other| *other != no).collect::<Vec<u32>>();
            let rests = nos.iter().rev().copied().find(|no| self.pairable(&without(*no)))?;
            bye = Some(rests);
            nos = without(rests);
        }
        let (all, mut left, mut pairs) = (nos.clone(), nos, Vec::new());
        while let Some(&p) = left.first() {
            let fewest = self.fewest_of_one_unit(&left)?;
            let at = all.iter().position(|no| *no == p).unwrap();
            let method = all[partner(at, all.len())];
            let mut order: Vec<u32> = left[1..].to_vec();
            order.sort_by_key(|no| (self.one_unit(p, *no), no.abs_diff(method), *no));
            let taken = order.into_iter().find(|other| {
                let rest: Vec<u32> = left[1..].iter().copied().filter(|no| no != other).collect();
                let own = u32::from(self.one_unit(p, *other));
                self.legal(p, *other) && self.fewest_of_one_unit(&rest).is_some_and(|of_rest| own + of_rest == fewest)
            })?;
            left.retain(|no| ![p, taken].contains(no));
            pairs.push((p, taken));
        }
        let boards = pairs
            .into_iter()
            .zip(1..)
            .map(|((a, b), board)| if board % 2 == 1 { (board, a, b) } else { (board, b, a) });
        Some((boards.collect(), bye))
    }

    /// Who of the two is first.
    pub(crate) fn first(&self, a: u32, b: u32) -> u32 {
        let (x, y) = (&self.men[&a], &self.men[&b]);
        if self.k + 2 >= self.last && x.score != y.score {
            let (higher, lower) = if x.score > y.score { (x, y) } else { (y, x) };
            if higher.d > 0 {
                return lower.no;
            }
            if higher.d < 0 {
                return higher.no;
            }
        }
        if x.d != y.d {
            return if x.d < y.d { a } else { b };
        }
        if x.s != y.s {
            return if x.s < y.s { a } else { b };
        }
        if (a + b) % 2 == 1 { a.min(b) } else { a.max(b) }
    }

    /// Counts 4, 5 and 6 of a pair.
    pub(crate) fn colour_counts(&self, a: u32, b: u32) -> [u32; 3] {
        let first = self.first(a, b);
        let mut counts = [0; 3];
        for no in [a, b] {
            let man = &self.men[&no];
            let (d, s) = if no == first { (man.d + 1, man.s.max(0) + 1) } else { (man.d - 1, man.s.min(0) - 1) };
            counts[0] += u32::from(self.k != self.last && (d.abs() >= 3 || s.abs() >= 3));
            counts[1] += u32::from(man.d != 0 && d.abs() > man.d.abs());
            counts[2] += u32::from(man.s != 0 && s.abs() > 1);
        }
        counts
    }

    /// The round, `None` if the field cannot be paired.
    pub(crate) fn later_round(&self) -> Option<Pairs> {
        let bye = if self.men.len() % 2 == 1 { Some(self.bye()?) } else { None };
        let mut left: Vec<u32> = self.men.keys().copied().filter(|no| Some(*no) != bye).collect();
        if !self.pairable(&left) {
            return None;
        }
        let (mut pairs, mut moved) = (Vec::new(), Vec::<u32>::new());
        while !left.is_empty() {
            let top = left.iter().filter(|no| !moved.contains(no)).map(|no| self.men[no].score).max().unwrap();
            let mut segment: Vec<u32> =
                left.iter().copied().filter(|no| moved.contains(no) || self.men[no].score == top).collect();
            segment.sort_by_key(|no| self.priority(*no));
            let lower: Vec<u32> = left.iter().copied().filter(|no| !segment.contains(no)).collect();
            let made = self.pair_segment(&segment, &lower, &moved);
            moved = segment.iter().copied().filter(|no| !made.iter().any(|(a, b)| a == no || b == no)).collect();
            left.retain(|no| !made.iter().any(|(a, b)| a == no || b == no));
            pairs.extend(made);
        }
        Some((self.boards(pairs), bye))
    }

    pub(crate) fn boards(&self, mut pairs: Vec<(u32, u32)>) -> Vec<(u32, u32, u32)> {
        pairs.sort_by_key(|&(a, b)| {
            let (x, y) = (self.men[&a].score, self.men[&b].score);
            (Reverse(x.max(y)), Reverse(x + y), a.min(b))
        });
        pairs
            .into_iter()
            .zip(1..)
            .map(|((a, b), board)| if self.first(a, b) == a { (board, a, b) } else { (board, b, a) })
            .collect()
    }

    fn pair_segment(&self, segment: &[u32], lower: &[u32], moved: &[u32]) -> Vec<(u32, u32)> {
        let mut all = Vec::new();
        self.ways(segment, &mut Vec::new(), &mut Vec::new(), &mut |pairs, out| {
            let rest: Vec<u32> = out.iter().chain(lower).copied().collect();
            all.push((self.counts(segment, pairs, out, moved), pairs.to_vec(), rest));
        });
        all.sort_by(|x, y| x.0.cmp(&y.0));
        // The best that leaves the field pairable; worse ones need no look at the field.
        let mut best: Option<Vec<u32>> = None;
        let mut ways: Vec<Vec<(u32, u32)>> = Vec::new();
        for (counts, pairs, rest) in all {
            if best.as_ref().is_some_and(|best| *best != counts) {
                break;
            }
            if self.pairable(&rest) {
                best = Some(counts);
                ways.push(pairs);
            }
        }
        self.walk(segment, ways)
    }

    /// Every way to pair some of these.
    fn ways(
        &self,
        left: &[u32],
        pairs: &mut Vec<(u32, u32)>,
        out: &mut Vec<u32>,
        see: &mut impl FnMut(&[(u32, u32)], &[u32]),
    ) {
        let Some((first, rest)) = left.split_first() else { return see(pairs, out) };
        out.push(*first);
        self.ways(rest, pairs, out, see);
        out.pop();
        for other in rest {
            if self.legal(*first, *other) {
                let others: Vec<u32> = rest.iter().copied().filter(|no| no != other).collect();
                pairs.push((*first, *other));
                self.ways(&others, pairs, out, see);
                pairs.pop();
            }
        }
    }

    /// The counts 1 to 6; fewer is better.
    fn counts(&self, segment: &[u32], pairs: &[(u32, u32)], out: &[u32], moved: &[u32]) -> Vec<u32> {
        let mut counts = vec![out.len() as u32, 0, 0, 0, 0, 0];
        for no in out {
            let counted = !moved.contains(no) && segment.len() > 1;
            counts[2] += u32::from(counted && self.men[no].downs >= 2);
        }
        for &(a, b) in pairs {
            counts[1] += u32::from(self.one_unit(a, b));
            for (one, other) in [(a, b), (b, a)] {
                let met_by_moved = moved.contains(&one) && self.men[&one].score > self.men[&other].score;
                counts[2] += u32::from(met_by_moved && self.men[&other].ups >= 2);
            }
            for (count, of_pair) in counts[3..].iter_mut().zip(self.colour_counts(a, b)) {
                *count += of_pair;
            }
        }
        counts
    }

    fn row_wants_first(&self, no: u32) -> bool {
        let man = &self.men[&no];
        match (man.d, man.s) {
            (0, 0) => no % 2 == 1,
            (0, s) => s < 0,
            (d, _) => d < 0,
        }
    }

    fn walk(&self, segment: &[u32], mut ways: Vec<Vec<(u32, u32)>>) -> Vec<(u32, u32)> {
        let mut unpaired: Vec<u32> = segment.to_vec();
        let mut made = Vec::new();
        while !unpaired.is_empty() {
            let p = unpaired.remove(0);
            let opposite = |no: &&u32| self.row_wants_first(**no) != self.row_wants_first(p);
            let order: Vec<u32> =
                unpaired.iter().filter(opposite).chain(unpaired.iter().filter(|no| !opposite(no))).copied().collect();
            let has = |way: &Vec<(u32, u32)>, other: u32| way.iter().any(|&(a, b)| two(a, b) == two(p, other));
            if let Some(other) = order.into_iter().find(|other| ways.iter().any(|way| has(way, *other))) {
                ways.retain(|way| has(way, other));
                unpaired.retain(|no| *no != other);
                made.push((p, other));
            }
        }
        made
    }
}
