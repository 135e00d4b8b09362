//! What a column of a pasted list holds.

use serde::{Deserialize, Serialize};

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Column {
    /// 姓名.
    Name,
    /// 单位; several are put together.
    Unit,
    /// 等级分.
    Rating,
    /// 种子 order.
    Seed,
    /// 性别: 女 gives the tag `women`.
    Gender,
    /// 标记, 组别, 年龄段: lists that somebody also stands in; several are put together.
    Tags,
    /// 序号 of the list, of no use: numbers are drawn.
    Numbering,
    /// Not kept.
    Dropped,
}

impl Column {
    /// Every kind, in the order of a form.
    pub const ALL: [Self; 8] =
        [Self::Name, Self::Unit, Self::Rating, Self::Seed, Self::Gender, Self::Tags, Self::Numbering, Self::Dropped];
}
