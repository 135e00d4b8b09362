//! A pasted list: what its columns were taken for, and what is wrong.

use super::join;
use crate::paste::{Column, PasteProblem, Pasted, RowProblem};

/// What a column holds.
pub const fn column_name(column: Column) -> &'static str {
    match column {
        Column::Name => "姓名",
        Column::Unit => "单位",
        Column::Rating => "等级分",
        Column::Seed => "种子",
        Column::Gender => "性别",
        Column::Tags => "标记",
        Column::Numbering => "编号",
        Column::Dropped => "不用",
    }
}

/// What is wrong with a row.
pub fn row_problem(problem: &RowProblem) -> String {
    match problem {
        RowProblem::NoName => "没有姓名。".to_owned(),
        RowProblem::HardlyAName => "不像姓名。".to_owned(),
        RowProblem::NameTooLong => "姓名超过 40 个字。".to_owned(),
        RowProblem::UnitTooLong => "单位超过 60 个字。".to_owned(),
        RowProblem::BadTags { given } => format!("标记“{given}…”太多或太长：至多 20 个，每个至多 20 个字。"),
        RowProblem::BadRating { given } => format!("等级分“{given}”不是数。"),
        RowProblem::BadSeed { given } => format!("种子“{given}”不是数。"),
        RowProblem::Twice { line } => format!("和第 {line} 行同名同单位。"),
        RowProblem::Registered { .. } => "已经报过名：名单里有同名同单位的人。".to_owned(),
    }
}

/// What is wrong with the whole list.
pub fn paste_problem(problem: PasteProblem) -> String {
    match problem {
        PasteProblem::Empty => "没有读到名单。从表格里复制姓名和单位，粘到框里。".to_owned(),
        PasteProblem::TooLong { limit } => format!("名单太长，超过 {} MB，没有读入。", limit / 1024 / 1024),
        PasteProblem::TooMany { limit } => format!("名单太长，只读了前 {limit} 行。"),
    }
}

/// Which columns are not stored; `None` where all are.
pub fn dropped_columns(pasted: &Pasted) -> Option<String> {
    let dropped = pasted.dropped();
    if dropped.is_empty() {
        return None;
    }
    let named = pasted.header.is_some();
    let columns = if named { dropped.iter().map(|word| format!("“{word}”")).collect() } else { dropped };
    let columns = join::names(&columns);
    let columns = if named { columns } else { format!("第{columns}列") };
    Some(format!("{columns}不存入系统。"))
}
