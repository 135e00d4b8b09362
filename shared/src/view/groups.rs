//! 分组: all groups of a stage.

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::id::No;
use crate::view::cross::CrossTable;
use crate::view::standings::StandingsView;

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
pub fn groups_view(_division: &Division, _stage: usize) -> GroupsView {
    GroupsView::default()
}
