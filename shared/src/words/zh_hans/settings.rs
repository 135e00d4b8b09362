//! What an organizer settles about a stage, in words.

use crate::points::Points;
use crate::ranking::presets::Preset;
use crate::refusal::SettingsProblem;
use crate::stage::{FirstRound, Format, GroupsFormat, PointTable, RuleEdition, StageSettings, SwissFormat};
use crate::words::Line;

/// The format in a few words: 积分编排 7 轮, 大循环, 双循环.
pub fn format_name(format: &Format) -> String {
    match format {
        Format::Swiss(swiss) => format!("积分编排 {} 轮", swiss.rounds),
        Format::RoundRobin { legs: 2 } => "双循环".to_owned(),
        Format::RoundRobin { .. } => "大循环".to_owned(),
        Format::Groups(groups) => format!("{} 组分组循环", groups.groups),
        Format::SingleElim(_) => "单淘汰".to_owned(),
        Format::DoubleElim => "双败淘汰".to_owned(),
        Format::Heats(heats) => format!("{} 人桌", heats.table_size),
        Format::Ladder => "擂台赛".to_owned(),
    }
}

/// What a stage is called: its own name, else that of its format.
pub fn stage_name(settings: &StageSettings) -> String {
    if settings.name.is_empty() { format_name(&settings.format) } else { settings.name.clone() }
}

/// What the format means for those who play.
pub fn format_sentence(format: &Format) -> Line {
    match format {
        Format::Swiss(SwissFormat { losses_out: Some(losses), .. }) => {
            Line::of(format!("每轮同分或近分的人相遇，不重复相遇，负满 {losses} 场的出局。"), "10.3")
        }
        Format::Swiss(SwissFormat { eliminate: Some(_), .. }) => {
            Line::of("每轮同分或近分的人相遇，不重复相遇，积分在末位的离开。", "10.6")
        }
        Format::Swiss(_) => Line::of("每轮同分或近分的人相遇，不重复相遇，无人淘汰。", "10.3"),
        Format::RoundRobin { legs: 2 } => Line::of("每两人下两局，先后走各一次。", "10.1"),
        Format::RoundRobin { .. } => Line::of("每两人都下一局。", "10.1"),
        Format::Groups(GroupsFormat { rounds: Some(rounds), skip: 0, .. }) => {
            Line::of(format!("分成小组，组内按循环表下 {rounds} 轮。"), "10.2")
        }
        Format::Groups(GroupsFormat { rounds, skip: skip @ 1.., .. }) => {
            let rounds = rounds.map(|rounds| format!("，下 {rounds} 轮")).unwrap_or_default();
            Line::of(format!("分成小组，组内从循环表的第 {} 轮下起{rounds}。", skip.saturating_add(1)), "10.2")
        }
        Format::Groups(GroupsFormat { legs: 2, .. }) => Line::of("分成小组，组内每两人下两局，先后走各一次。", "10.2"),
        Format::Groups(_) => Line::of("分成小组，组内每两人都下一局。", "10.2"),
        Format::SingleElim(_) => Line::of("胜者进入下一轮，负一场出局。", "10.4"),
        Format::DoubleElim => Line::of("负一场落入败者组，负两场出局。", "附三"),
        Format::Heats(_) => Line::plain("几个人同坐一桌，各局得分相加。"),
        Format::Ladder => Line::plain("胜者守擂，下一位按次序攻擂。"),
    }
}

/// How round 1 is paired, in two words.
pub const fn first_round_name(method: FirstRound) -> &'static str {
    match method {
        FirstRound::Adjacent => "近号配对",
        FirstRound::Ends => "首尾配对",
        FirstRound::Halves => "对半交叉",
    }
}

/// How round 1 is paired.
pub const fn first_round_sentence(method: FirstRound) -> &'static str {
    match method {
        FirstRound::Adjacent => "第 1 轮近号配对：1 与 2，3 与 4，5 与 6，依次往下。",
        FirstRound::Ends => "第 1 轮首尾配对：最小的号对最大的号，依次往里。",
        FirstRound::Halves => "第 1 轮对半交叉：上半区的第一个对下半区的第一个，依次往下。",
    }
}

/// How round 1 is paired, and who moves first in it.
pub fn first_round_sentences(swiss: &SwissFormat) -> String {
    let colours =
        if swiss.smaller_first { "各台小号先走。" } else { "单数台小号先走，双数台大号先走。" };
    format!("{}{colours}", first_round_sentence(swiss.first_round))
}

/// The rule book.
pub const fn rule_edition_name(rules: RuleEdition) -> &'static str {
    match rules {
        RuleEdition::Cxa2011 => "2011 年版规则",
        RuleEdition::Cxa1999 => "1999 年版规则",
        RuleEdition::HongKong => "香港规则",
    }
}

/// A point table by the name people use.
pub fn point_table_name(points: &PointTable) -> String {
    let known = [
        (PointTable::TWO_ONE, "胜 2 和 1 负 0"),
        (PointTable::ONE_HALF, "胜 1 和 0.5 负 0"),
        (PointTable::THREE_ONE, "胜 3 和 1 负 0"),
        (PointTable::THREE_SECOND_TWO, "胜 3，先走和 1，后走和 2，负 0"),
    ];
    let name = known.into_iter().find(|(table, _)| table == points).map(|(_, name)| name.to_owned());
    name.unwrap_or_else(|| custom(points))
}

/// What a game scores, as a sentence.
pub fn point_table_sentence(points: &PointTable) -> String {
    format!("{}，轮空 {} 分。", custom(points), points.bye)
}

/// What a game scores, without the bye.
pub fn point_table_short(points: &PointTable) -> String {
    custom(points)
}

/// What a match scores: 胜一场 3 分，主队平 1 分，客队平 2 分，负 0 分.
pub fn match_points_sentence(points: &PointTable) -> String {
    let PointTable { win, draw_first, draw_second, loss, .. } = points;
    let draw = if draw_first == draw_second {
        format!("平 {draw_first} 分")
    } else {
        format!("主队平 {draw_first} 分，客队平 {draw_second} 分（对阵里在前的是主队）")
    };
    format!("胜一场 {win} 分，{draw}，负 {loss} 分")
}

fn custom(points: &PointTable) -> String {
    let PointTable { win, draw_first, draw_second, loss, .. } = points;
    if draw_first == draw_second {
        return format!("胜 {win} 和 {draw_first} 负 {loss}");
    }
    let draw = |side: &str, draw: &Points| format!("{side}走和 {draw}");
    format!("胜 {win}，{}，{}，负 {loss}", draw("先", draw_first), draw("后", draw_second))
}

/// The name of a preset chain.
pub const fn preset_name(preset: &Preset) -> &'static str {
    preset.name
}

/// The chain of a preset in its order, with the article of its book.
pub fn preset_sentence(preset: &Preset) -> Line {
    let keys: Vec<String> = preset.chain.iter().map(|key| super::tie_break_name(*key)).collect();
    Line::of(format!("依次比较{}。", keys.join("、")), preset.article)
}

/// What is wrong with settings, and what is allowed.
pub const fn settings_problem(problem: SettingsProblem) -> &'static str {
    match problem {
        SettingsProblem::Rounds => "轮数须在 1 至 30 之间，并且不少于已公布的轮数。",
        SettingsProblem::Legs => "循环赛下一遍或两遍。",
        SettingsProblem::Points => "得分须是 0.5 的倍数，不为负，胜一局得分最高。",
        SettingsProblem::Chain => "名次至少比一项，至多比 16 项，每项只用一次。",
        SettingsProblem::FormatAfterStart => "开赛后不能改赛制，也不能改第 1 轮的配对方法。",
        SettingsProblem::Groups => "分 1 至 64 组，组内下一遍或两遍。",
        SettingsProblem::Bracket => "淘汰赛 2 至 128 人，双败淘汰 3 至 128 人。",
        SettingsProblem::Heats => "每桌 3 至 6 人，下 1 至 20 局。",
        SettingsProblem::Matches => "一场下 1 至 20 局；几局几胜只有三局、五局、七局。",
        SettingsProblem::DecidedMatches => {
            "有的场次已经分出结果，照新的局数、得分或平局办法就不是这个结果了，所以不能这样改。"
        }
        SettingsProblem::ForfeitLimit => "弃权的限度填 1 至 30 次；没有限度就空着。",
        SettingsProblem::Eliminate => "末位淘汰从已赛的某一轮后开始，每次至少一人。",
        SettingsProblem::Losses => "负几场出局，填 1 至 9 场；没有这一条就空着。",
        SettingsProblem::Sources => "每个阶段只能从前面的阶段取人，第一阶段之后都要写明从哪里来。",
        SettingsProblem::SourceRanks => "取的名次从前往后写：“第几名起”至少是 1，“到第几名”不在它前面。",
        SettingsProblem::SourceAfter => {
            "每组第几、胜者、负者、没有负满几场的，要等那个阶段全部下完，“第几轮后”须空着。"
        }
        SettingsProblem::PlacesFrom => "“名次从第几名起”至少是 1；按阶段的先后就空着。",
        SettingsProblem::Stages => "至少一个阶段，至多 20 个。",
        SettingsProblem::Totals => "队员总分至少计一人，女队员人数不多于计分人数，名称不能空。",
        SettingsProblem::Prizes => "奖项要有名称，每项至少一人，百分比不超过 100，一个名单只列一次。",
        SettingsProblem::Boards => "一场团体赛 2 至 20 台。",
        SettingsProblem::TeamSize => "每队 1 至 30 人，“至少”不多于“至多”；不限就空着。",
        SettingsProblem::Pairs => "指定的一对须是本组两个不同的人，固定的台号从 1 开始。",
    }
}
