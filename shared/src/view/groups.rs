//! 分组: all groups of a stage.

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::id::No;
use crate::stage::Format;
use crate::structure;
use crate::view::cross::{self, CrossTable};
use crate::view::standings::{self, StandingsView};

/// All groups of a stage.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupsView {
    /// Group 1 first.
    pub groups: Vec<GroupView>,
}

/// One group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupView {
    /// From 1; pages call it 第 1 组 or A 组.
    pub number: u32,
    /// Its table.
    pub standings: StandingsView,
    /// Everybody against everybody.
    pub cross: CrossTable,
    /// Who is through to which later stage (from 0), once the group is played; certain ones only.
    pub through: Vec<(No, u32)>,
    /// Games without a result.
    pub open: u32,
}

/// The groups of a stage; empty where it has none.
pub fn groups_view(division: &Division, stage: usize) -> GroupsView {
    let in_groups = division.stages.get(stage).filter(|stage| matches!(stage.settings.format, Format::Groups(_)));
    let Some(seats) = in_groups.and_then(|stage| stage.seats.as_ref()) else { return GroupsView::default() };
    let through = structure::through(division, stage);
    let groups = seats.groups.iter().zip(1..);
    GroupsView { groups: groups.map(|(nos, number)| group_view(division, stage, number, nos, &through)).collect() }
}

fn group_view(division: &Division, stage: usize, number: u32, nos: &[No], through: &[(No, u32)]) -> GroupView {
    GroupView {
        number,
        standings: standings::standings_view_among(division, stage, nos, u32::MAX),
        cross: cross::cross_table_among(division, stage, nos, u32::MAX),
        through: through.iter().filter(|(no, _)| nos.contains(no)).copied().collect(),
        open: structure::open_in_group(division, stage, number),
    }
}
