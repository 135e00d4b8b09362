//! Stages, brackets and line-ups in words.

use crate::id::No;
use crate::refusal::LineUpProblem;
use crate::structure::Missing;

/// What a stage waits for.
pub fn missing_words(missing: &[Missing]) -> String {
    let words: Vec<String> = missing.iter().map(missing_word).collect();
    if words.is_empty() { "这个阶段还不能开始。".to_owned() } else { words.join("") }
}

fn missing_word(missing: &Missing) -> String {
    match missing {
        Missing::Entrants { needed } => format!("至少要有 {needed} 个参赛者。"),
        Missing::Numbers => "还没有抽签。".to_owned(),
        Missing::Misfit { stage } => {
            format!("第 {} 阶段的赛制里没有这个阶段要取的人，改它的“谁进来”。", stage + 1)
        }
        Missing::Start { stage } => format!("第 {} 阶段还没有开始。", stage + 1),
        Missing::Rounds { stage, round } => format!("第 {} 阶段还没有下完第 {round} 轮。", stage + 1),
        Missing::RoundBeyond { stage, round } => {
            format!("第 {} 阶段的第 {round} 轮已经编进要离开的人，先收回那一轮。", stage + 1)
        }
        Missing::Games { stage, games } => format!("第 {} 阶段还缺 {games} 台成绩。", stage + 1),
        Missing::Tie { stage, nos } => {
            let nos: Vec<u32> = nos.iter().map(|no| no.0).collect();
            format!("第 {} 阶段 {} 号并列在出线的最后一名，要加赛或抽签。", stage + 1, join_numbers(&nos))
        }
    }
}

/// What is wrong with an order that was typed in.
pub(super) fn bad_order(missing: &[No], wrong: &[No]) -> String {
    let numbers = |nos: &[No]| join_numbers(&nos.iter().map(|no| no.0).collect::<Vec<_>>());
    match (missing.is_empty(), wrong.is_empty()) {
        (true, true) => "次序与组数或签位数不合。".to_owned(),
        (false, true) => format!("缺 {} 号。", numbers(missing)),
        (true, false) => format!("{} 号重复，或不在这个阶段。", numbers(wrong)),
        (false, false) => format!("缺 {} 号；{} 号重复，或不在这个阶段。", numbers(missing), numbers(wrong)),
    }
}

/// Numbers with a pause between them.
pub(super) fn join_numbers(numbers: &[u32]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join("、")
}

/// What is wrong with a line-up.
pub fn line_up_problem(problem: &LineUpProblem) -> String {
    match problem {
        LineUpProblem::Count { boards } => format!("出场名单要写满 {boards} 台。"),
        LineUpProblem::Stranger { player } => format!("队里没有第 {player} 名队员。"),
        LineUpProblem::Twice { player } => format!("第 {player} 名队员写了两次。"),
        LineUpProblem::Order { upper, lower } => {
            format!("第 {upper} 名队员排在第 {lower} 名队员之后：分台换人须保持报名次序。")
        }
        LineUpProblem::Fixed => "分台定人：按报名次序出场，不能调换。".to_owned(),
        LineUpProblem::Returned { player } => format!("第 {player} 名队员已被换下，不能再上场。"),
        LineUpProblem::InUse { player } => format!("第 {player} 名队员已经排进出场名单，不能删去。"),
        LineUpProblem::Played => "这一场已有成绩，出场名单不能再改。".to_owned(),
    }
}
