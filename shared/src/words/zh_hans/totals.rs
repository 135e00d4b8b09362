//! 队员总分, and the best players of teams, in words.

use crate::team::{BestPlayers, TeamTotals, TotalTie, TotalValue};

/// 名次和, 积分和, 名次分.
pub const fn total_value_name(value: TotalValue) -> &'static str {
    match value {
        TotalValue::RankSum => "名次和",
        TotalValue::PointSum => "积分和",
        TotalValue::RankScores => "名次分",
    }
}

/// What stands below a table of which somebody's place is still played for.
pub const TOTALS_OPEN: &str = "还有人在赛，他们的名次未定，团体名次还会变。";

/// What parts equal units.
pub const fn total_tie_name(tie: TotalTie) -> &'static str {
    match tie {
        TotalTie::BestRank => "最好名次",
        TotalTie::SecondBestRank => "次好名次",
        TotalTie::Fouls => "犯规",
        TotalTie::LastRoundBackwards => "末轮倒推",
        TotalTie::Buchholz => "对手分",
    }
}

/// What parts equal units, and which of them comes first.
pub const fn total_tie_sentence(tie: TotalTie) -> &'static str {
    match tie {
        TotalTie::BestRank => "最好的一名队员的名次",
        TotalTie::SecondBestRank => "第二好的名次",
        TotalTie::Fouls => "犯规，少者先",
        TotalTie::LastRoundBackwards => "去掉末轮的积分，再去掉末两轮",
        TotalTie::Buchholz => "对手分之和",
    }
}

/// How a table is reckoned, and what parts equal units.
pub fn totals_sentence(totals: &TeamTotals) -> String {
    let what = match totals.value {
        TotalValue::RankSum => "个人名次相加，少者列前",
        TotalValue::PointSum => "个人积分相加，多者列前",
        TotalValue::RankScores => "第 1 名计 0，第 2 名计 2，第 3 名计 3，依此类推，少者列前",
    };
    let best = totals.best.map_or_else(|| "全体队员都计".to_owned(), |best| format!("取最好的 {best} 人"));
    let least = (totals.at_least > 0).then(|| format!("，不足 {} 人的不计名次", totals.at_least));
    let women = (totals.women > 0).then(|| format!("，至少 {} 名女队员", totals.women));
    let (least, women, ties) = (least.unwrap_or_default(), women.unwrap_or_default(), ties_sentence(&totals.ties));
    format!("{what}；{best}{least}{women}。{ties}")
}

/// What parts equal units, one after the other; empty where nothing does.
fn ties_sentence(ties: &[TotalTie]) -> String {
    let names: Vec<&str> = ties.iter().map(|tie| total_tie_sentence(*tie)).collect();
    if names.is_empty() { String::new() } else { format!("相同时依次比{}。", names.join("；")) }
}

/// Why a unit has no rank; empty where it has all it needs. Each pair is how many there are and how many are needed.
pub fn totals_short([members, needed]: [u32; 2], [women, needed_women]: [u32; 2]) -> String {
    let few = (members < needed).then(|| format!("有名次的队员 {members} 人，须满 {needed} 人"));
    let few_women = (women < needed_women).then(|| format!("女队员 {women} 人，须满 {needed_women} 人"));
    few.into_iter().chain(few_women).collect::<Vec<_>>().join("；")
}

/// Who is equal at the border of the best players, and how many of them there is room for; `None` where nobody is.
pub fn level_players(best: &BestPlayers) -> Option<String> {
    let names: Vec<&str> = best.level.iter().map(|player| player.record.player.name.as_str()).collect();
    let (who, count, places) = (names.join("、"), names.len(), best.places);
    (count > 0).then(|| format!("{who}这 {count} 人得分相同，还有 {places} 个名额，由您勾选。"))
}
