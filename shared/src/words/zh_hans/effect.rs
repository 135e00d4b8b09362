//! What a correction would change.

use super::join;
use crate::decide::Effect;
use crate::id::No;

/// One effect in a sentence.
pub fn effect(effect: &Effect, name: &dyn Fn(No) -> String) -> String {
    match effect {
        Effect::Points { no, before, after } => {
            format!("{}积分 {before} → {after}。", join::apart(&name(*no)).trim_start())
        }
        Effect::Rank { no, before, after } => {
            format!("{}名次 {} → {}。", join::apart(&name(*no)).trim_start(), rank(*before), rank(*after))
        }
        Effect::RoundStays { round } => format!("第 {round} 轮对阵已公布，不变。"),
        Effect::ProposalDropped { round } => format!("第 {round} 轮的编排方案作废，需要重新编排。"),
        Effect::MatchTakes { number, first, second } => {
            format!("第 {number} 场改由{}对{}。", join::apart(&name(*first)), join::apart(&name(*second)))
        }
        Effect::MatchReplayed { number, first, second } => {
            format!("第 {number} 场的成绩作废，由{}对{}重赛。", join::apart(&name(*first)), join::apart(&name(*second)))
        }
        Effect::MatchWaits { number, played: false } => format!("第 {number} 场的人选待定。"),
        Effect::MatchWaits { number, played: true } => format!("第 {number} 场的成绩作废，人选待定。"),
        Effect::MatchKept { number } => format!("第 {number} 场维持原来的人和成绩。"),
    }
}

fn rank(rank: Option<u32>) -> String {
    rank.map_or_else(|| "不排名".to_owned(), |rank| rank.to_string())
}
