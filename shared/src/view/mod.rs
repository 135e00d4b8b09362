//! What pages and papers show, as plain data computed from a division's state.

pub mod cross;
pub mod player;
pub mod round;
pub mod standings;

use serde::{Deserialize, Serialize};

use crate::id::No;

/// An entrant as every list shows them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// 序号.
    pub no: No,
    /// 姓名.
    pub name: String,
    /// 单位, may be empty.
    pub unit: String,
}
