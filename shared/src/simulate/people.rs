//! People with names, units and strengths.

use super::Dice;
use crate::division::Division;
use crate::entrant::{Entrant, EntrantDetails};
use crate::id::{EntrantId, No, PlayerId};
use crate::team::Player;

const SURNAMES: [&str; 24] = [
    "王", "李", "张", "刘", "陈", "杨", "赵", "黄", "周", "吴", "徐", "孙", "胡", "朱", "高", "林", "何", "郭", "马",
    "罗", "梁", "宋", "郑", "谢",
];
const GIVEN: [&str; 20] = [
    "伟", "芳", "敏", "静", "磊", "洋", "勇", "艳", "杰", "娟", "涛", "明", "超", "霞", "平", "刚", "文", "华", "建",
    "国",
];

/// One who enters in round `entered_in`.
pub(super) fn entrant(id: u32, no: No, entered_in: u32, units: u32, dice: &mut Dice) -> Entrant {
    let unit = if units == 0 { String::new() } else { format!("第{}中学", 1 + dice.below(units)) };
    let details = EntrantDetails {
        name: name(dice),
        unit,
        rating: Some(1000 + dice.below(700) + dice.below(700)),
        ..EntrantDetails::default()
    };
    Entrant { entered_in, ..Entrant::new(EntrantId(id), Some(no), details) }
}

/// One who is registered for a prepared division: a person, or a team with a name of its own.
pub(super) fn details(place: u32, team: bool, units: u32, dice: &mut Dice) -> EntrantDetails {
    let mut details = entrant(place, No(place), 1, units, dice).details;
    if team {
        details.name = format!("{}队", details.name);
    }
    details
}

/// The players of a team, in the order of boards.
pub(super) fn players(count: u32, dice: &mut Dice) -> Vec<Player> {
    let player = |id| Player { id: PlayerId(id), name: name(dice), rating: None, guest: false, tags: Vec::new() };
    (1..=count).map(player).collect()
}

/// How strong somebody is.
pub(super) fn strength(division: &Division, no: No) -> u32 {
    division.by_no(no).and_then(|entrant| entrant.details.rating).unwrap_or(0)
}

fn name(dice: &mut Dice) -> String {
    let mut name = String::new();
    name.extend(dice.pick(&SURNAMES).copied());
    name.extend(dice.pick(&GIVEN).copied());
    if dice.chance(600) {
        name.extend(dice.pick(&GIVEN).copied());
    }
    name
}
