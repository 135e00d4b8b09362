//! Why a file is no archive.

use super::settings_problem;
use crate::archive::{ArchiveError, Problem};

/// Where an archive is wrong, and how.
pub fn archive_error(error: &ArchiveError) -> String {
    let problem = archive_problem(&error.problem);
    if error.path.is_empty() { problem } else { format!("{}：{problem}", error.path) }
}

/// What is wrong with an archive.
pub fn archive_problem(problem: &Problem) -> String {
    match problem {
        Problem::Json(text) => format!("读不懂（{text}）。"),
        Problem::NotAnArchive => "这不是棋赛的档案。".to_owned(),
        Problem::Version(version) => format!("档案格式是第 {version} 版，本程序只读第 1 版。请更新程序。"),
        Problem::NoneOf { given, allowed } => format!("“{given}”不在 {allowed} 之中。"),
        Problem::Missing(key) => format!("缺 {key}。"),
        Problem::NotOf { kind, key } => format!("{kind} 没有 {key} 这一项。"),
        Problem::Text { shortest, longest } => format!("须是一行 {shortest} 至 {longest} 个字。"),
        Problem::Day(day) => format!("“{day}”不是日期，日期写作 2026-05-01。"),
        Problem::TooMany(limit) => format!("超过 {limit} 个。"),
        Problem::OutOfBounds { given, least, most } => format!("{given} 不在 {least} 至 {most} 之间。"),
        Problem::NoTwice(no) => format!("{no} 号给了两个人。"),
        Problem::SomeNumbered => "要么人人有序号，要么都没有。".to_owned(),
        Problem::NotOneToN(no) => format!("循环赛的序号须从 1 连到总人数，不能有 {no} 号。"),
        Problem::NotNumbered => "有对阵的组别，参赛者须有序号。".to_owned(),
        Problem::UnknownNo(no) => format!("没有 {no} 号。"),
        Problem::AgainstItself(no) => format!("{no} 号不能和自己下。"),
        Problem::TwiceInRound(no) => format!("{no} 号在这一轮出现了两次。"),
        Problem::BoardTwice(board) => format!("第 {board} 台在这一轮出现了两次。"),
        Problem::TooManyRounds { given, most } => format!("有 {given} 轮，赛制只有 {most} 轮。"),
        Problem::Lots => "order 须是 among 里每个人的一个次序。".to_owned(),
        Problem::Twice(no) => format!("{no} 号出现了两次。"),
        Problem::NotSeated(no) => format!("{no} 号在这一阶段里，却没有座次。"),
        Problem::Lines { given, needed } => format!("签表有 {given} 个签位，这些人需要 {needed} 个。"),
        Problem::NotEarlier(stage) => format!("第 {} 个阶段不在本阶段之前。", u64::from(*stage) + 1),
        Problem::NotOfPairing(no) => format!("{no} 号不在这一台。"),
        Problem::PlayerTwice(id) => format!("队员 {id} 出现了两次。"),
        Problem::UnknownPlayer(player) => format!("队里没有队员“{player}”，或不止一个。"),
        Problem::Halves => "分数须是 0.5 的倍数，不能为负。".to_owned(),
        Problem::Seats { seats } => format!("这一桌每局须有 {seats} 个人的得分。"),
        Problem::Settings(problem) => settings_problem(*problem).to_owned(),
    }
}
