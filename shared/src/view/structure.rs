//! 结构: the stages of a division as a line of boxes.

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::structure::StageState;

/// All stages and how people move between them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StructureView {
    /// How many are registered.
    pub registered: u32,
    /// In their order.
    pub stages: Vec<StageBox>,
}

/// One stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StageBox {
    /// The index of the stage, from 0.
    pub stage: u32,
    /// Its own name or that of its format.
    pub name: String,
    /// The size in a line: 12 组，每组 4 人; 6 场，胜者晋级.
    pub size: String,
    /// Pairs of a word and a value: 轮次, 座次, 平局, 积分, 名次, 晋级.
    pub facts: Vec<(String, String)>,
    /// How many come in, as far as it is known: planned from the registration until the stage starts.
    pub comes_in: u32,
    /// How many rounds it has for them.
    pub rounds: u32,
    /// How far it is.
    pub state: StageState,
    /// Rounds published and boards that have no result.
    pub published: u32,
    /// Boards that have no result.
    pub open: u32,
    /// Where people go from here: the later stage and how many.
    pub goes_on: Vec<(u32, u32)>,
}

/// The structure of a division.
pub fn structure_view(_division: &Division) -> StructureView {
    StructureView::default()
}

/// The same for a number of entrants that is only supposed: 换一个人数试算.
pub fn structure_for(_division: &Division, _entrants: u32) -> StructureView {
    StructureView::default()
}
