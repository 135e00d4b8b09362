//! The header row of a list: which words name which column.

use super::column::Column;
use super::split::Line;

const NAME: [&str; 12] = [
    "姓名",
    "名字",
    "选手",
    "棋手",
    "选手姓名",
    "棋手姓名",
    "学生姓名",
    "参赛者",
    "参赛选手",
    "队员",
    "name",
    "player",
];
const UNIT: [&str; 19] = [
    "单位",
    "学校",
    "班级",
    "代表队",
    "代表单位",
    "所属单位",
    "参赛单位",
    "工作单位",
    "队伍",
    "队名",
    "俱乐部",
    "棋院",
    "部门",
    "年级",
    "unit",
    "school",
    "club",
    "team",
    "class",
];
const RATING: [&str; 6] = ["等级分", "积分", "等级", "rating", "elo", "分数"];
const SEED: [&str; 5] = ["种子", "种子号", "种子序号", "种子顺序", "seed"];
const GENDER: [&str; 3] = ["性别", "gender", "sex"];
const TAGS: [&str; 8] = ["标记", "组别", "年龄段", "年龄组", "类别", "tag", "tags", "group"];
const NUMBERING: [&str; 8] = ["序号", "编号", "号码", "号", "序", "no", "no.", "#"];

/// How many lines of titles may stand above the header row.
const TITLES: usize = 5;

/// Takes the header row off the table, and the titles that a sheet has above it. The first line is one if one of its
/// words names the column of names; a later one must name another column as well.
pub(super) fn take(table: &mut Vec<Line>) -> Option<Vec<String>> {
    let is_header = |(place, line): (usize, &Line)| {
        let known: Vec<Column> = line.cells.iter().filter_map(|cell| column(cell)).collect();
        known.contains(&Column::Name) && (place == 0 || known.len() > 1)
    };
    let place = table.iter().enumerate().take(TITLES + 1).position(is_header)?;
    table.drain(..=place).next_back().map(|line| line.cells)
}

/// What the columns under a header hold. Only the first column of names is one.
pub(super) fn columns(header: &[String]) -> Vec<Column> {
    let mut named = false;
    let column = |word: &String| match column(word) {
        Some(Column::Name) if std::mem::replace(&mut named, true) => Column::Dropped,
        Some(column) => column,
        None => Column::Dropped,
    };
    header.iter().map(column).collect()
}

fn column(word: &str) -> Option<Column> {
    let word = plain(word);
    let kinds: [(&[&str], Column); 7] = [
        (&NAME, Column::Name),
        (&UNIT, Column::Unit),
        (&RATING, Column::Rating),
        (&SEED, Column::Seed),
        (&GENDER, Column::Gender),
        (&TAGS, Column::Tags),
        (&NUMBERING, Column::Numbering),
    ];
    kinds.into_iter().find(|(words, _)| words.contains(&word.as_str())).map(|(_, column)| column)
}

/// Whether the word names a column with one of these.
pub(super) fn is_one_of(word: &str, words: &[&str]) -> bool {
    words.contains(&plain(word).as_str())
}

/// The word alone: without blanks, stars, and what stands in brackets (`姓 名*（必填）` is 姓名).
fn plain(word: &str) -> String {
    let word = word.split(['(', '（', '[', '【']).next().unwrap_or_default();
    word.chars()
        .filter(|sign| !sign.is_whitespace() && !matches!(sign, '*' | ':' | '：'))
        .collect::<String>()
        .to_lowercase()
}
