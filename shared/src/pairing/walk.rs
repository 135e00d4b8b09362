//! The 定位 order, the seventh point of what is best: the first in priority order takes the first partner with whom the
//! segment can still be best (附二 二.3, 二.5).

use crate::pairing::matching::Keeper;
use crate::pairing::order::Row;
use crate::pairing::reason::{Obstacle, PASSED_NAMED, PassedOver, Place};
use crate::pairing::segment::{Model, Segment};

/// A pair made in a segment; places in the field.
pub(crate) struct Made {
    /// 先编者.
    pub(crate) picker: usize,
    /// The one taken.
    pub(crate) partner: usize,
    /// Where the partner stood.
    pub(crate) place: Place,
    /// Who was passed over, at most [`PASSED_NAMED`].
    pub(crate) passed: Vec<PassedOver>,
}

/// A segment paired: its pairs in the order made, and who moves down.
pub(crate) struct Paired {
    pub(crate) made: Vec<Made>,
    pub(crate) moved: Vec<usize>,
}

/// Pairs a segment. `None` if the field cannot be paired.
pub(crate) fn pair_segment(segment: &Segment<'_>) -> Option<Paired> {
    if segment.is_alone() {
        return Some(Paired { made: Vec::new(), moved: segment.members.clone() });
    }
    let model = segment.model();
    let keeper = Keeper::new(&model.instance)?;
    Some(Walk::new(segment, &model, keeper).run())
}

struct Walk<'a, 'f> {
    segment: &'a Segment<'f>,
    model: &'a Model,
    keeper: Keeper<'a>,
    row: Vec<Row>,
    /// 要先行 and 要后行: those neither paired nor moved down, each row in priority order.
    rows: [Vec<usize>; 2],
}

impl<'a, 'f> Walk<'a, 'f> {
    fn new(segment: &'a Segment<'f>, model: &'a Model, keeper: Keeper<'a>) -> Self {
        let row: Vec<Row> = (0..segment.members.len()).map(|member| Row::of(segment.player(member))).collect();
        let rows = [Row::WantsFirst, Row::WantsSecond]
            .map(|which| (0..row.len()).filter(|&member| row[member] == which).collect());
        Self { segment, model, keeper, row, rows }
    }

    fn run(mut self) -> Paired {
        let mut paired = Paired { made: Vec::new(), moved: Vec::new() };
        for picker in 0..self.segment.members.len() {
            if !self.take(picker) {
                continue;
            }
            match self.choose(picker) {
                Some(made) => paired.made.push(made),
                None => paired.moved.push(self.segment.members[picker]),
            }
        }
        paired
    }

    /// Takes a member out of their row, false if they are out of it already.
    fn take(&mut self, member: usize) -> bool {
        let row = &mut self.rows[self.row[member] as usize];
        row.binary_search(&member).map(|at| row.remove(at)).is_ok()
    }

    /// Tries the row opposite from its head (同位, 错位), then the own row from its head (同行).
    fn choose(&mut self, picker: usize) -> Option<Made> {
        let own = self.row[picker] as usize;
        let mut passed = Vec::new();
        for row in [1 - own, own] {
            for at in 0..self.rows[row].len() {
                let partner = self.rows[row][at];
                if self.keeper.fix(picker, partner) {
                    self.take(partner);
                    let members = &self.segment.members;
                    let place = place(row != own, at == 0);
                    return Some(Made { picker: members[picker], partner: members[partner], place, passed });
                }
                if passed.len() < PASSED_NAMED {
                    let why = self.obstacle(picker, partner);
                    passed.push(PassedOver { no: self.segment.player(partner).no, why });
                }
            }
        }
        None
    }

    /// The first thing that would have become worse.
    fn obstacle(&self, picker: usize, partner: usize) -> Obstacle {
        let (field, members) = (self.segment.field, &self.segment.members);
        if !field.may_meet(members[picker], members[partner]) {
            let forbidden = field.is_forbidden(self.segment.player(picker).no, self.segment.player(partner).no);
            return if forbidden { Obstacle::Forbidden } else { Obstacle::Met };
        }
        let best = self.keeper.open_cost();
        let why = self.keeper.judge_with(picker, partner, |cost| self.model.weights.obstacle(cost, best));
        why.unwrap_or(if self.model.whole_field { Obstacle::FieldUnpairable } else { Obstacle::FewerPairs })
    }
}

fn place(opposite: bool, head: bool) -> Place {
    match (opposite, head) {
        (true, true) => Place::Opposite,
        (true, false) => Place::Shifted,
        (false, _) => Place::SameRow,
    }
}
