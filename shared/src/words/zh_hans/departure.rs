//! Where a round departs from the rules, and what a check finds.

use super::join;
use crate::check::{Finding, FindingKind};
use crate::id::No;
use crate::pairing::DepartureKind;

/// What a pair or a bye departs from.
pub const fn departure(kind: DepartureKind) -> &'static str {
    match kind {
        DepartureKind::Rematch => "两人已经遇过。",
        DepartureKind::Forbidden => "组织者定了两人不配对。",
        DepartureKind::SameUnit => "两人同单位，这一轮应当回避。",
        DepartureKind::ThirdFloat => "有人第三次下调或上调。",
        DepartureKind::ThreeOfAColour => "有人多走三先、三后，或连走三先、三后。",
        DepartureKind::Colours => "先后走与规则方案不同。",
        DepartureKind::Bye => "轮空的人与规则方案不同。",
        DepartureKind::OtherPair => "这一对与规则方案不同。",
    }
}

/// What a check finds, in a sentence with the round and the boards.
pub fn finding(finding: &Finding, name: &dyn Fn(No) -> String) -> String {
    let names: Vec<String> = finding.nos.iter().map(|no| name(*no)).collect();
    let who = if names.is_empty() { String::new() } else { format!("（{}）", join::names(&names).trim()) };
    let by_hand = if finding.by_hand { "（已记为手工改动）" } else { "" };
    let what = what(finding.kind);
    let what = what.strip_suffix('。').unwrap_or(what);
    format!("{}{who}：{what}{by_hand}。", place(finding))
}

fn place(finding: &Finding) -> String {
    let round = match (finding.stage, finding.round) {
        (0, _) => "全组".to_owned(),
        (stage, 0) => format!("第 {stage} 阶段"),
        (1, round) => format!("第 {round} 轮"),
        (stage, round) => format!("第 {stage} 阶段第 {round} 轮"),
    };
    if finding.boards.is_empty() { round } else { format!("{round}{}", join::boards(&finding.boards)) }
}

const fn what(kind: FindingKind) -> &'static str {
    match kind {
        FindingKind::Pairing(kind) => departure(kind),
        FindingKind::OffTable => "秩序表这一轮没有这一对。",
        FindingKind::TableColours => "先后走与秩序表不同。",
        FindingKind::TableRest => "休息的人与秩序表不同。",
        FindingKind::LeftOut => "应当参加这一轮，却既没有对阵，也没有轮空或缺席。",
        FindingKind::BeforeEntry => "有人还没有入场就有了对阵。",
        FindingKind::AfterLeaving => "有人已经退赛，这一局却不是弃权。",
        FindingKind::Floats => "记下的下调、上调与现在的积分不符。",
        FindingKind::OpenGame => "后面的轮次已经编排，这一局还没有成绩。",
        FindingKind::Entrants => "进入这一阶段的人与晋级办法不符；开赛后改过成绩也会这样。",
        FindingKind::Carried => "带入的分与带分办法不符；开赛后改过成绩也会这样。",
        FindingKind::Seats => "座次与记下的抽签不符；抽签后改过姓名也会这样。",
        FindingKind::OtherTables => "各桌的人与抽签不符。",
        FindingKind::OffBracket => "签表里没有这一场。",
        FindingKind::OtherInMatch => "这一场的人与前面的胜负不符。",
        FindingKind::NotToPlay => "这一场不必下，或双方还没有确定，却有了对阵。",
        FindingKind::MatchMissing => "双方已经确定，却没有对阵。",
        FindingKind::MatchResult => "这一场的结果与各局不符。",
        FindingKind::LineUp => "出场名单或上场的队员不合规则。",
        FindingKind::OutList => "这一轮前离开的人与规则不符。",
        FindingKind::Draw => "序号与记下的抽签不符；抽签后改过姓名也会这样。",
    }
}
