//! What regulations say of a template: the words, and which templates they speak of.

use super::fitting::plain;
use super::{ALL, Kind, Template};

/// Something that regulations say of some templates and not of others.
pub(super) struct Trait {
    /// How it is said; the first way is shown.
    said: &'static [&'static str],
    /// Of which kinds of templates.
    kinds: &'static [Kind],
    /// Of which templates besides.
    keys: &'static [&'static str],
}

impl Trait {
    /// How it is shown.
    pub(super) fn name(&self) -> Option<&'static str> {
        self.said.first().copied()
    }

    /// Whether a template has it.
    pub(super) fn is_of(&self, template: &Template) -> bool {
        self.kinds.contains(&template.kind) || self.keys.contains(&template.key)
    }

    /// How many templates have it.
    pub(super) fn templates(&self) -> usize {
        ALL.iter().filter(|template| self.is_of(template)).count()
    }

    /// Whether a text, made plain, says it in one of its ways.
    pub(super) fn is_said_in(&self, text: &str) -> bool {
        self.said.iter().any(|said| holds(text, &plain(said)))
    }
}

/// Whether a text holds a word; a number at its beginning is the whole number.
fn holds(text: &str, word: &str) -> bool {
    let numbered = word.starts_with(|sign: char| sign.is_ascii_digit());
    text.match_indices(word).any(|(at, _)| {
        let before = text.get(..at).and_then(|before| before.chars().next_back());
        !(numbered && before.is_some_and(|sign| sign.is_ascii_digit()))
    })
}

const fn of(said: &'static [&'static str], keys: &'static [&'static str]) -> Trait {
    Trait { said, kinds: &[], keys }
}

const fn of_kinds(said: &'static [&'static str], kinds: &'static [Kind], keys: &'static [&'static str]) -> Trait {
    Trait { said, kinds, keys }
}

/// All that is looked for.
#[rustfmt::skip]
pub(super) const TRAITS: &[Trait] = &[
    // What is played.
    of_kinds(&["积分编排", "瑞士制", "积分循环", "编排"], &[Kind::Swiss, Kind::Onward, Kind::Totals],
        &["groups_two_rounds", "team_swiss", "team_guests", "team_swiss_cap"]),
    of_kinds(&["循环"], &[Kind::Groups], &["best_of_three", "best_of_three_7_4", "team_round_robin", "team_sum",
        "team_best_of_three", "team_home_away", "team_replay", "team_groups", "team_groups_sum", "team_knockout"]),
    of_kinds(&["淘汰", "单败", "败者出局"], &[Kind::Knockout], &["groups_4x4", "groups_8x4", "groups_12x4", "groups_cross",
        "swiss_knockout_16", "swiss_knockout_4", "swiss_branch_32", "swiss_branch_bands", "swiss_eliminate",
        "team_knockout", "team_groups"]),
    of(&["单淘汰", "单败"], &["single_elim", "single_elim_third", "single_elim_lots"]),
    of(&["双败", "双淘汰", "两败淘汰"], &["double_elim_8", "double_elim_16", "double_elim_32"]),
    of(&["末位淘汰", "末位"], &["swiss_eliminate"]),
    of(&["大循环", "单循环", "人人相遇"], &["round_robin", "team_round_robin"]),
    of(&["双循环", "两遍", "两循环"], &["double_round_robin", "team_home_away", "team_replay"]),
    of(&["擂台", "守擂", "攻擂"], &["ladder"]),
    of(&["多人桌", "斗地主", "跳棋", "每桌"], &["heats"]),
    of(&["全队轮赛", "对方每人"], &["team_everybody"]),
    // Groups.
    of(&["分组", "小组", "每组", "各组"], &["groups_4x4", "groups_8x4", "groups_12x4", "groups_cross", "groups_3x6",
        "groups_two_rounds", "sections", "team_groups", "team_groups_sum"]),
    of(&["两组", "分两组"], &["groups_cross", "team_groups", "team_groups_sum"]),
    of(&["3 组"], &["groups_3x6"]),
    of(&["4 组", "四个组"], &["groups_4x4", "sections"]),
    of(&["8 组", "八个组"], &["groups_8x4", "groups_two_rounds"]),
    of(&["12 组"], &["groups_12x4"]),
    of(&["每组 4 人", "四人一组"], &["groups_4x4", "groups_8x4", "groups_12x4", "groups_two_rounds"]),
    of(&["每组 6 人", "六人一组"], &["groups_3x6"]),
    of(&["16 人"], &["groups_4x4", "double_elim_16"]),
    of(&["32 人"], &["groups_8x4", "groups_two_rounds", "double_elim_32"]),
    of(&["48 人"], &["groups_12x4"]),
    of(&["8 人"], &["double_elim_8", "groups_cross"]),
    of(&["前两名出线", "前 2 名出线", "前两名晋级"], &["groups_4x4", "groups_8x4", "heats"]),
    of(&["组内第一", "小组第一", "各组第一"], &["groups_12x4", "groups_3x6"]),
    of(&["第 1 组对第 7 组", "三人循环", "三对"], &["groups_12x4"]),
    of(&["交叉"], &["groups_cross", "sections", "groups_4x4", "groups_8x4", "team_groups"]),
    of(&["组冠军", "各自淘汰"], &["sections"]),
    of(&["直接进决赛", "直接进入决赛", "第二阶段", "第二、三名"], &["groups_3x6"]),
    of(&["固定两轮", "前两轮"], &["groups_two_rounds"]),
    of(&["负两场", "两负", "输两场"], &["groups_two_rounds", "double_elim_8", "double_elim_16", "double_elim_32"]),
    of(&["带积分", "积分带入", "积分全部带入"], &["groups_two_rounds"]),
    // A match.
    of(&["三局两胜", "三盘两胜", "三番棋"], &["best_of_three", "best_of_three_7_4", "team_best_of_three"]),
    of(&["首轮一局", "第一轮一局", "第二轮起"], &["best_of_three"]),
    of(&["最后四人", "四人循环", "四强循环"], &["best_of_three", "best_of_three_7_4"]),
    of(&["下到 7 人", "7 人", "7 进 4"], &["best_of_three_7_4"]),
    of(&["和棋重下", "和棋重赛"], &["best_of_three_7_4", "team_replay"]),
    of(&["一局定胜负", "一局单淘汰", "一局淘汰"], &["single_elim", "single_elim_lots"]),
    of(&["两局制", "每场两局", "每场下两局"], &["sections", "swiss_knockout_4"]),
    of(&["加赛", "附加赛", "加一局"], &["single_elim", "single_elim_lots", "sections", "swiss_knockout_16"]),
    of(&["快棋"], &["single_elim", "single_elim_lots", "sections", "swiss_knockout_4", "swiss_final_6", "team_replay"]),
    of(&["慢棋"], &["swiss_final_6", "team_replay"]),
    of(&["和棋黑胜", "和棋后走胜", "和棋后手胜"], &["single_elim", "sections", "swiss_knockout_4"]),
    of(&["或抽签", "再抽签", "平局抽签", "平则抽签"], &["single_elim_lots"]),
    of(&["争第三", "三、四名决赛", "季军赛"], &["single_elim_third"]),
    of(&["第三名两个", "并列第三", "两个第三"], &["single_elim", "sections"]),
    // Rounds.
    of(&["5 轮"], &["team_swiss_cap", "groups_two_rounds"]),
    of(&["7 轮"], &["swiss_7", "swiss_neighbours", "swiss_prizes", "swiss_knockout_4", "swiss_final_6", "two_units", "team_swiss",
        "team_guests"]),
    of(&["9 轮"], &["swiss_9", "swiss_second_wins", "swiss_unranked", "swiss_eliminate", "swiss_knockout_16",
        "swiss_final", "swiss_promoted", "totals", "totals_woman", "totals_points", "totals_rank_scores", "totals_percent",
        "totals_women_apart", "totals_two_stages", "totals_final"]),
    of(&["11 轮"], &["swiss_branch_32", "swiss_branch_bands"]),
    of(&["18 轮"], &["team_replay"]),
    of(&["6 轮后", "6 轮以后"], &["swiss_final_6"]),
    of(&["8 轮后", "8 轮以后"], &["swiss_final", "totals_final"]),
    of(&["近号", "邻号", "挨着", "1 号对 2 号"], &["swiss_neighbours"]),
    of(&["否则 9 轮", "至 9 轮", "超过则"], &["swiss_7", "swiss_9"]),
    of(&["同单位回避", "同队回避", "首轮同单位", "首轮同队"], &["swiss_7", "swiss_9", "swiss_second_wins",
        "totals_two_stages"]),
    // Who goes on.
    of(&["前两名决赛", "前 2 名争冠", "争冠"], &["swiss_final", "swiss_final_6", "totals_final"]),
    of(&["其余赛", "其余人赛", "其他人赛"], &["swiss_final", "swiss_final_6", "totals_final"]),
    of(&["前 4 名"], &["swiss_knockout_4"]),
    of(&["前 16 名"], &["swiss_knockout_16"]),
    of(&["前 32 名"], &["swiss_branch_32", "swiss_branch_bands"]),
    of(&["前 40 名"], &["totals_two_stages"]),
    of(&["续赛"], &["swiss_branch_32", "swiss_branch_bands"]),
    of(&["年龄段", "年龄组", "周岁"], &["swiss_branch_bands"]),
    of(&["晋级", "晋圈"], &["swiss_promoted", "swiss_knockout_16", "swiss_knockout_4", "heats"]),
    of(&["直接晋级", "各晋级", "离开比赛", "当时的第一名", "轮后积分第一"], &["swiss_promoted"]),
    of(&["预赛"], &["totals_two_stages", "swiss_knockout_16", "swiss_knockout_4"]),
    of(&["积分不带入", "不带入", "从零"], &["totals_two_stages"]),
    of(&["决赛"], &["swiss_final", "swiss_final_6", "totals_final", "totals_two_stages", "groups_3x6"]),
    // Who is out.
    of(&["弃权两次", "两次弃权", "缺席两次"], &["swiss_unranked", "totals_points", "totals_two_stages",
        "swiss_knockout_4"]),
    of(&["连续两次", "连续弃权"], &["swiss_unranked", "totals_points"]),
    of(&["不排名", "不计名次", "不列名次"], &["swiss_unranked"]),
    of(&["陪打", "补足双数", "最大号", "小号执红"], &["swiss_unranked"]),
    // Ranks.
    of(&["只比积分"], &["best_of_three"]),
    of(&["3／1／0", "3-1-0", "3：1：0"], &["best_of_three"]),
    of(&["小分"], &["best_of_three_7_4"]),
    of(&["对手分"], &["swiss_second_wins", "totals_points", "totals_final"]),
    of(&["直胜"], &["totals_final"]),
    of(&["后走胜局", "后手胜局"], &["swiss_second_wins", "totals_final"]),
    of(&["后走局数", "后手局"], &["swiss_second_wins", "totals_final", "totals_points"]),
    of(&["前一轮", "上一轮"], &["swiss_second_wins", "totals_final"]),
    of(&["不设并列", "不并列"], &["swiss_second_wins"]),
    // Prizes.
    of(&["优秀奖", "人人有奖"], &["swiss_prizes"]),
    of(&["鼓励奖"], &["best_of_three", "swiss_prizes"]),
    of(&["一等奖", "一、二、三等奖"], &["swiss_prizes", "groups_12x4", "single_elim_lots", "totals_percent",
        "totals_women_apart"]),
    of(&["1、1、2、4", "1-1-2-4"], &["single_elim_lots"]),
    of(&["20／30／50", "20%", "按比例"], &["totals_percent", "totals_women_apart"]),
    // Teams of people who play for themselves.
    of_kinds(&["团体", "每队", "各队", "全队"], &[Kind::Teams, Kind::Totals], &[]),
    of(&["名次相加", "名次之和", "名次总和", "名次加起来", "名次和"], &["totals", "totals_woman", "totals_percent", "totals_women_apart", "totals_two_stages",
        "totals_final"]),
    of(&["三人名次", "三人的名次", "三个人的名次", "最好三人", "最好的三", "前三名的名次"], &["totals", "totals_woman", "totals_percent", "totals_women_apart",
        "totals_two_stages"]),
    of(&["两人名次", "两人的名次", "前两名的名次"], &["totals_final"]),
    of(&["最好名次", "最佳名次"], &["totals", "totals_rank_scores"]),
    of(&["积分相加", "积分之和", "积分总和", "成绩相加"], &["totals_points", "two_units"]),
    of(&["每个人的积分", "全体队员", "所有队员"], &["totals_points"]),
    of(&["逐轮"], &["totals_points"]),
    of(&["不足 4 人"], &["totals_points"]),
    of(&["名次分", "第二名 2 分", "第一名 0 分"], &["totals_rank_scores"]),
    of(&["不足 3 人"], &["totals_rank_scores"]),
    of(&["前六名", "前六队", "六个名次"], &["totals_rank_scores"]),
    of(&["男女", "女子"], &["totals_woman", "totals_percent", "totals_women_apart"]),
    of(&["至少一名女", "至少一女", "须有女"], &["totals_woman"]),
    of(&["同池", "另排名次", "与男子"], &["totals_women_apart"]),
    of(&["两队", "两个单位"], &["two_units", "team_everybody"]),
    of(&["本队不相遇", "同队不相遇", "始终不相遇"], &["two_units"]),
    of(&["最好的 8 个", "最好 8 个", "8 个成绩"], &["two_units"]),
    // Teams that meet.
    of_kinds(&["分台", "台定人", "台循环", "3 台", "4 台", "5 台", "三台", "几台", "各台", "每台"], &[Kind::Teams], &[]),
    of(&["3 台"], &["team_sum", "team_replay", "team_swiss_cap"]),
    of(&["4 台"], &["team_round_robin", "team_home_away", "team_swiss", "team_guests", "team_everybody"]),
    of(&["5 台"], &["team_knockout", "team_best_of_three", "team_groups", "team_groups_sum"]),
    of(&["四队", "四个队"], &["team_knockout", "team_best_of_three", "team_groups_sum"]),
    of(&["总分", "各台相加", "局分"], &["team_sum", "team_groups_sum", "team_knockout"]),
    of(&["第 1 台", "台次分"], &["team_groups_sum"]),
    of(&["部门"], &["team_sum"]),
    of(&["主客场", "主场", "客场"], &["team_home_away"]),
    of(&["替补", "换人"], &["team_swiss", "team_swiss_cap", "team_guests"]),
    of(&["段位", "等级分之和"], &["team_swiss_cap"]),
    of(&["不能再上", "不得再上", "不能重新上场"], &["team_swiss_cap"]),
    of(&["外援"], &["team_guests", "totals"]),
    of(&["依台次交替", "重下和棋的台", "先后互换"], &["team_replay"]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_trait_is_of_templates_that_there_are_and_every_template_has_one() {
        let known = |key: &&str| ALL.iter().any(|template| template.key == *key);
        for one in TRAITS {
            assert!(one.name().is_some() && one.templates() > 0 && one.keys.iter().all(known), "{:?}", one.said);
        }
        for template in ALL {
            assert!(TRAITS.iter().any(|one| one.is_of(&template)), "{}", template.key);
        }
    }
}
