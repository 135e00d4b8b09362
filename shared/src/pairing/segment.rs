//! 积分段: the entrants of one score with those moved down to them, as an instance of the matching.

use std::collections::HashMap;

use crate::pairing::colour::{ColourCard, colour_cost};
use crate::pairing::criteria::{Counts, Weights};
use crate::pairing::field::{Field, Player};
use crate::pairing::matching::cardinality::largest;
use crate::pairing::matching::{Instance, KindTable};
use crate::pairing::order::priority;
use crate::points::Points;

/// From how many moves down or up on another one counts (附二 一.9: 最多不超过两次).
const MOVES_ENOUGH: u32 = 2;

/// A segment about to be paired.
pub(crate) struct Segment<'f> {
    pub(crate) field: &'f Field,
    /// The score of those who were not moved down to it.
    pub(crate) score: Points,
    /// Places in the field, in priority order.
    pub(crate) members: Vec<usize>,
    /// The places of everyone with a lower score.
    lower: &'f [usize],
    /// The unit most are of, where units are kept apart.
    largest_unit: Option<u32>,
}

/// What is below a segment while it is paired.
enum Below {
    /// The entrants themselves: whoever moves down must leave a field that can be paired (D3).
    Everyone,
    /// So many that any who move down leave a field that can be paired: only their number matters.
    Anyone(usize),
}

/// What the cost of a pair depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    Member { colour: ColourCard, ups_enough: bool, down_counts: bool, largest_unit: bool },
    Lower,
    WayDown,
}

/// A segment as an instance: members first, in priority order, then what is below.
pub(crate) struct Model {
    pub(crate) instance: Instance,
    pub(crate) weights: Weights,
    /// Whether those below are in it themselves.
    pub(crate) whole_field: bool,
}

impl<'f> Segment<'f> {
    /// The segment of those at `score` and those moved down, above all of `lower`.
    pub(crate) fn new(field: &'f Field, score: Points, mut members: Vec<usize>, lower: &'f [usize]) -> Self {
        members.sort_by(|&a, &b| priority(&field.players[a], &field.players[b], field.round));
        let largest_unit = field.largest_unit(members.iter().copied());
        Self { field, score, members, lower, largest_unit }
    }

    /// The entrant at a place of the priority order.
    pub(crate) fn player(&self, member: usize) -> &'f Player {
        &self.field.players[self.members[member]]
    }

    /// Alone with their own score: nobody moved in, nobody beside them. Their move down never counts (附二 一.9).
    pub(crate) fn is_alone(&self) -> bool {
        self.members.len() == 1
    }

    /// Whether they were moved down to this segment.
    pub(crate) fn was_moved(&self, player: &Player) -> bool {
        player.colour.score > self.score
    }

    /// The segment as an instance of the matching, in which a perfect matching of least cost is best by 1 to 6.
    pub(crate) fn model(&self) -> Model {
        let below = self.below();
        let weights = Weights::for_segment(self.members.len());
        let kinds = self.kinds(&below);
        let (kind, distinct) = numbered(&kinds);
        let table = KindTable::new(distinct.len(), |a, b| {
            self.counts(distinct[a], distinct[b]).map(|counts| weights.pack(counts))
        });
        let instance = Instance {
            apart: self.apart(&below, kinds.len()),
            club: self.clubs(kinds.len()),
            club_cost: weights.pack(Counts { one_unit: u32::from(self.field.avoid_units), ..Counts::default() }),
            kind,
            table,
        };
        Model { instance, weights, whole_field: matches!(below, Below::Everyone) }
    }

    fn below(&self) -> Below {
        if self.field.always_pairable(self.lower.len()) { Below::Anyone(self.left_over()) } else { Below::Everyone }
    }

    /// How many cannot be paired inside the segment.
    fn left_over(&self) -> usize {
        let count = self.members.len();
        if self.field.always_pairable(count - count % 2) {
            return count % 2;
        }
        largest(count, |a, b| self.field.may_meet(self.members[a], self.members[b])).left_out()
    }

    fn kinds(&self, below: &Below) -> Vec<Kind> {
        let members = (0..self.members.len()).map(|member| self.kind_of(self.player(member)));
        let (filler, count) = match below {
            Below::Everyone => (Kind::Lower, self.lower.len()),
            Below::Anyone(count) => (Kind::WayDown, *count),
        };
        members.chain(std::iter::repeat_n(filler, count)).collect()
    }

    fn kind_of(&self, player: &Player) -> Kind {
        Kind::Member {
            colour: player.colour,
            ups_enough: player.ups >= MOVES_ENOUGH,
            largest_unit: self.is_of_largest_unit(player),
            down_counts: player.downs >= MOVES_ENOUGH && !self.was_moved(player) && !self.is_alone(),
        }
    }

    fn is_of_largest_unit(&self, player: &Player) -> bool {
        player.unit.is_some() && player.unit == self.largest_unit
    }

    /// The counts of a pair; `None` where there is none.
    fn counts(&self, a: Kind, b: Kind) -> Option<Counts> {
        match (a, b) {
            (
                Kind::Member { colour: x, ups_enough: up_x, largest_unit: one_x, .. },
                Kind::Member { colour: y, ups_enough: up_y, largest_unit: one_y, .. },
            ) => {
                let third_up = (x.score > y.score && up_y) || (x.score < y.score && up_x);
                Some(Counts { one_unit: u32::from(one_x && one_y), ..self.pair_counts(x, y, third_up) })
            }
            (Kind::Member { down_counts, .. }, _) | (_, Kind::Member { down_counts, .. }) => {
                Some(Counts { moved: 1, third_float: u32::from(down_counts), ..Counts::default() })
            }
            (Kind::Lower, Kind::Lower) => Some(Counts::default()),
            (Kind::WayDown | Kind::Lower, _) => None,
        }
    }

    /// The counts of a pair inside the segment. In the last round three of a colour is no reason to take a pair apart
    /// (附二 二.4(10)).
    fn pair_counts(&self, a: ColourCard, b: ColourCard, third_up: bool) -> Counts {
        let cost = colour_cost(a, b, self.field.late);
        Counts {
            third_float: u32::from(third_up),
            three: if self.field.last { 0 } else { cost.three },
            increases: cost.increases,
            repeats: cost.repeats,
            ..Counts::default()
        }
    }

    fn apart(&self, below: &Below, vertices: usize) -> Vec<Vec<usize>> {
        let mut shown: Vec<usize> = self.members.clone();
        if matches!(below, Below::Everyone) {
            shown.extend(self.lower);
        }
        let vertex: HashMap<usize, usize> = shown.iter().enumerate().map(|(vertex, &place)| (place, vertex)).collect();
        let mut apart: Vec<Vec<usize>> = shown
            .iter()
            .map(|&place| {
                let others = self.field.players[place].apart.iter();
                let mut apart: Vec<usize> = others.filter_map(|other| vertex.get(other).copied()).collect();
                apart.sort_unstable();
                apart
            })
            .collect();
        apart.resize(vertices, Vec::new());
        apart
    }

    /// The units that are no kind of their own.
    fn clubs(&self, vertices: usize) -> Vec<Option<u32>> {
        let members = (0..self.members.len()).map(|member| self.player(member));
        let mut clubs: Vec<Option<u32>> =
            members.map(|player| player.unit.filter(|_| !self.is_of_largest_unit(player))).collect();
        clubs.resize(vertices, None);
        clubs
    }
}

/// Kinds by number, and the kind of each number.
fn numbered(kinds: &[Kind]) -> (Vec<usize>, Vec<Kind>) {
    let mut distinct = Vec::new();
    let mut number = HashMap::new();
    let numbers = kinds
        .iter()
        .map(|&kind| {
            *number.entry(kind).or_insert_with(|| {
                distinct.push(kind);
                distinct.len() - 1
            })
        })
        .collect();
    (numbers, distinct)
}
