//! 模板: the structures an organizer picks in one click.

mod knockout;
mod parts;
mod staged;
mod table;
mod teams;

use crate::prizes::Prizes;
use crate::stage::{RuleEdition, StageSettings};
use crate::team::{TeamRules, TeamTotals};

/// A structure to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Template {
    /// Names it in forms.
    pub key: &'static str,
    /// 分组循环后淘汰.
    pub name: &'static str,
    /// What it is like, in a line.
    pub line: &'static str,
    /// How many it suits: 48 人, 8 至 40 队.
    pub suits: &'static str,
    /// Whether its entrants are teams.
    pub team: bool,
}

/// What a template makes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Structure {
    /// The stages in their order.
    pub stages: Vec<StageSettings>,
    /// How teams play.
    pub team: Option<TeamRules>,
    /// 队员总分.
    pub totals: Vec<TeamTotals>,
    /// 奖项 that belong to it.
    pub prizes: Vec<Prizes>,
}

/// Every template, in the order of the page.
pub const ALL: [Template; 27] = [
    people("swiss_7", "积分编排 7 轮", "人多、时间短。每人每轮都下", "16 至 100 人"),
    people("swiss_9", "积分编排 9 轮", "一天半到两天，名次更准", "40 至 200 人"),
    people("round_robin", "大循环", "人人相遇一次", "4 至 14 人"),
    people("double_round_robin", "双循环", "人人相遇两次，先后走各一次", "3 至 8 人"),
    people("groups_4x4", "分组循环后淘汰 4×4", "4 组每组 4 人，前 2 名交叉淘汰", "16 人"),
    people("groups_8x4", "分组循环后淘汰 8×4", "8 组每组 4 人，前 2 名交叉淘汰", "32 人"),
    people("groups_12x4", "分组循环后淘汰 12×4", "12 组每组 4 人，第 1 名淘汰，最后三人循环", "48 人"),
    people("groups_cross", "两组交叉淘汰", "2 组循环，前 2 名交叉，每场两局", "6 至 16 人"),
    people("single_elim", "单淘汰", "负一场出局，第三名并列", "4 至 128 人"),
    people("single_elim_third", "单淘汰加赛第三名", "负一场出局，半决赛负者争第三", "4 至 128 人"),
    people("best_of_three", "三局两胜淘汰到循环", "首轮一局，以后三局两胜，最后四人循环", "8 至 64 人"),
    people("double_elim_8", "双败淘汰 8 人", "负两场出局，决赛至多四局", "5 至 8 人"),
    people("double_elim_16", "双败淘汰 16 人", "负两场出局，决赛至多四局", "9 至 16 人"),
    people("double_elim_32", "双败淘汰 32 人", "负两场出局，决赛至多四局", "17 至 32 人"),
    people("swiss_knockout_16", "积分晋圈", "9 轮积分编排，前 16 名淘汰，平局加赛", "40 至 200 人"),
    people("swiss_knockout_4", "积分编排后前四淘汰", "7 轮积分编排，前 4 名两局制淘汰", "16 至 60 人"),
    people("swiss_final", "积分编排加决赛", "8 轮后前 2 名决赛，其余人赛第 9 轮", "30 至 200 人"),
    people("swiss_branch_32", "积分编排中途晋圈", "7 轮后前 32 名淘汰，其余人续赛到 11 轮", "64 至 300 人"),
    people("swiss_eliminate", "积分末位淘汰", "从第 4 轮后起，每轮最后 2 人离开", "16 至 60 人"),
    people("totals", "个人赛兼队员总分", "9 轮积分编排，各队取前 3 名的名次相加", "30 至 200 人"),
    people("heats", "多人桌", "斗地主、跳棋，每桌前 2 名晋级", "12 至 96 人"),
    people("ladder", "擂台赛", "胜者守擂，按次序攻擂", "3 至 20 人"),
    teams("team_round_robin", "团体循环", "四台分台定人，队队相遇", "3 至 10 队"),
    teams("team_swiss", "团体积分编排", "四台分台换人，可替补，7 轮", "8 至 40 队"),
    teams("team_knockout", "团体淘汰到循环", "五台，淘汰到 4 队后循环", "5 至 32 队"),
    teams("team_groups", "团体分组循环", "2 组循环，前 2 名交叉淘汰", "6 至 12 队"),
    teams("team_everybody", "全队轮赛", "两队每名队员都与对方每人下一局", "2 至 4 队"),
];

const fn people(key: &'static str, name: &'static str, line: &'static str, suits: &'static str) -> Template {
    Template { key, name, line, suits, team: false }
}

const fn teams(key: &'static str, name: &'static str, line: &'static str, suits: &'static str) -> Template {
    Template { key, name, line, suits, team: true }
}

/// The template with this key.
pub fn named(key: &str) -> Option<Template> {
    ALL.into_iter().find(|template| template.key == key)
}

/// What the template with this key makes.
pub fn structure(key: &str, rules: RuleEdition) -> Option<Structure> {
    let made = match key {
        "swiss_7" => table::swiss(rules, 7),
        "swiss_9" => table::swiss(rules, 9),
        "round_robin" => table::round_robin(rules, 1),
        "double_round_robin" => table::round_robin(rules, 2),
        "swiss_eliminate" => table::eliminate(rules),
        "totals" => table::totals(rules),
        "ladder" => table::ladder(rules),
        "heats" => table::heats(rules),
        "groups_4x4" => staged::groups_then_knockout(rules, 4),
        "groups_8x4" => staged::groups_then_knockout(rules, 8),
        "groups_12x4" => staged::twelve_groups(rules),
        "groups_cross" => staged::two_groups_crossed(rules),
        "swiss_knockout_16" => staged::swiss_then_knockout(rules),
        "swiss_knockout_4" => staged::swiss_then_four(rules),
        "swiss_final" => staged::swiss_with_final(rules),
        "swiss_branch_32" => staged::swiss_with_branch(rules),
        "single_elim" => knockout::single(rules, false),
        "single_elim_third" => knockout::single(rules, true),
        "best_of_three" => knockout::best_of_three(rules),
        "double_elim_8" | "double_elim_16" | "double_elim_32" => knockout::double(rules),
        "team_round_robin" => teams::round_robin(rules),
        "team_swiss" => teams::swiss(rules),
        "team_knockout" => teams::knockout_then_round_robin(rules),
        "team_groups" => teams::groups(rules),
        "team_everybody" => teams::everybody(rules),
        _ => return None,
    };
    Some(made)
}
