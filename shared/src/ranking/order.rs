//! The chain applied group by group, then penalties, then lots.

use std::cmp::Reverse;

use crate::ranking::ladder::{Ladder, Place};
use crate::ranking::sheet::Sheet;
use crate::ranking::standing::Parted;
use crate::ranking::{TieBreak, Value, key, tied};
use crate::result::Penalty;

/// A class of entrants in order, and the values that only a tied group has.
pub(crate) struct Order {
    ladder: Ladder,
    group_values: Vec<(u32, usize, Value)>,
}

impl Order {
    /// Orders these rows by the chain of the sheet's stage, by 18.5, and by recorded lots.
    pub(crate) fn of(sheet: &Sheet<'_>, rows: Vec<usize>) -> Self {
        let mut order = Self { ladder: Ladder::new(rows), group_values: Vec::new() };
        let chain = &sheet.stage.settings.tie_breaks;
        for (index, &key) in (0..).zip(chain) {
            match key {
                TieBreak::Previous => order.part_by_previous(sheet, chain, index),
                _ => order.part_by_key(sheet, key, index),
            }
        }
        order.sink_the_punished(sheet, score_of(chain));
        order.ladder.part(Parted::Lots, |group| weights(TieBreak::DrawLots, &tied::lots(sheet, group)));
        order
    }

    /// The rows in order.
    pub(crate) fn places(&self) -> &[Place] {
        self.ladder.places()
    }

    /// Values of 直胜, 对局时后走 and 抽签: index of the key, row, value; only for those who were tied there.
    pub(crate) fn group_values(&self) -> &[(u32, usize, Value)] {
        &self.group_values
    }

    fn part_by_key(&mut self, sheet: &Sheet<'_>, key: TieBreak, index: u32) {
        let seen = &mut self.group_values;
        self.ladder.part(Parted::Key(index), |group| {
            let values = key::values(sheet, key, group, sheet.after);
            if key.looks_at_the_tied() {
                seen.extend(group.iter().zip(&values).map(|(&row, value)| (index, row, value.clone())));
            }
            weights(key, &values)
        });
    }

    /// (T4) 比较前一轮成绩, 以此类推 (14.3.1): the chain up to this key after the round before, and so back to round 1.
    fn part_by_previous(&mut self, sheet: &Sheet<'_>, chain: &[TieBreak], index: u32) {
        let before = chain.iter().take_while(|key| **key != TieBreak::Previous);
        for after in (1..sheet.after).rev() {
            for &key in before.clone() {
                let weigh = |group: &[usize]| weights(key, &key::values(sheet, key, group, after));
                self.ladder.part(Parted::Key(index), weigh);
            }
        }
    }

    /// 18.5: among equal scores the punished stand last, by weight and number of their penalties.
    fn sink_the_punished(&mut self, sheet: &Sheet<'_>, score: TieBreak) {
        let score = |row| weight(score, &key::own_value(sheet, score, row, sheet.after));
        self.ladder.sink(|one, other| score(one) == score(other), |row| punishment(sheet, row));
    }
}

/// What 积分相同 means in 18.5: 场分 or 局分 where the ranking begins with them, else 积分.
fn score_of(chain: &[TieBreak]) -> TieBreak {
    match chain.first() {
        Some(key @ (TieBreak::MatchPoints | TieBreak::GamePoints)) => *key,
        _ => TieBreak::Points,
    }
}

/// How many 取消当场比赛资格 and how many 警告; the first weigh more.
fn punishment(sheet: &Sheet<'_>, row: usize) -> (usize, usize) {
    let penalties = sheet.row(row).into_iter().flat_map(|row| row.penalties(sheet.after));
    penalties.fold((0, 0), |(disqualified, warned), penalty| match penalty {
        Penalty::Disqualified => (disqualified + 1, warned),
        Penalty::Warning => (disqualified, warned + 1),
    })
}

/// A value as something to compare: the larger stands first, whatever the key counts.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Weight {
    Missing,
    Less(Reverse<i64>),
    More(i64),
    Series(Vec<i64>),
}

/// What a row is worth by the keys of the chain that look at nobody else, to compare rows of different sheets.
pub(crate) fn own_weights(sheet: &Sheet<'_>, row: usize) -> Vec<Weight> {
    let chain = sheet.stage.settings.tie_breaks.iter();
    chain.map(|&key| weight(key, &key::own_value(sheet, key, row, sheet.after))).collect()
}

fn weights(key: TieBreak, values: &[Value]) -> Vec<Weight> {
    values.iter().map(|value| weight(key, value)).collect()
}

fn weight(key: TieBreak, value: &Value) -> Weight {
    match value {
        Value::Count(count) if key.fewer_is_better() => Weight::Less(Reverse(*count)),
        Value::Count(count) => Weight::More(*count),
        Value::Points(points) => Weight::More(points.quarters()),
        Value::Series(points) => Weight::Series(points.iter().map(|points| points.quarters()).collect()),
        Value::None => Weight::Missing,
    }
}
