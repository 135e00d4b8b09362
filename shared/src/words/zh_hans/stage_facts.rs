//! A stage in short words, as the boxes of the structure say it.

use super::matches::{REPLAY, quick_games};
use super::{first_round_name, match_length_name};
use crate::matches::{Decider, MatchLength, MatchSettings};
use crate::stage::{Carry, ForfeitLimit, Format, RankingList, Seating, Source, StageSettings, SwissFormat, Take};

/// 人 or 队: what entrants are counted in.
pub const fn counter(team: bool) -> &'static str {
    if team { "队" } else { "人" }
}

/// What stands over a column of names: 姓名, of teams 队名.
pub const fn names_head(team: bool) -> &'static str {
    if team { "队名" } else { "姓名" }
}

/// What is drawn when a stage of this format starts: 签位, 分组.
pub const fn drawn_at_the_start(format: &Format) -> &'static str {
    match format {
        Format::SingleElim(_) | Format::DoubleElim => "签位",
        Format::Groups(_) => "分组",
        Format::Heats(_) => "分桌",
        Format::Ladder => "攻擂次序",
        Format::Swiss(_) | Format::RoundRobin { .. } => "序号",
    }
}

/// How large a stage is in which nobody plays.
pub fn size_without_games(entrants: u32, team: bool) -> String {
    format!("{entrants} {}，不另比赛", counter(team))
}

/// How large a stage is, in a line: 12 组，每组 4 人; 6 场，胜者晋级.
pub fn stage_size(format: &Format, entrants: u32, rounds: u32, team: bool) -> String {
    let who = counter(team);
    match format {
        Format::Swiss(SwissFormat { eliminate: Some(_), .. }) => format!("{entrants} {who}，末位淘汰"),
        Format::Swiss(SwissFormat { losses_out: Some(losses), .. }) => format!("{entrants} {who}，负 {losses} 场出局"),
        Format::Swiss(_) => format!("{entrants} {who}，每轮都下"),
        Format::RoundRobin { legs: 2 } => format!("{entrants} {who}，相遇两次"),
        Format::RoundRobin { .. } => format!("{entrants} {who}，{who}{who}相遇"),
        Format::Groups(groups) => format!("{} 组，每组 {} {who}", groups.groups, spread(entrants, groups.groups)),
        Format::SingleElim(single) if single.until > 1 && rounds <= 1 => {
            format!("{} 场，胜者晋级", entrants.saturating_sub(single.until))
        }
        Format::SingleElim(single) if single.until > 1 => format!("{entrants} {who}，淘汰到 {} {who}", single.until),
        Format::SingleElim(_) => format!("{entrants} {who}，负一场出局"),
        Format::DoubleElim => format!("{entrants} {who}，负两场出局"),
        Format::Heats(heats) => {
            let tables = entrants.div_ceil(heats.table_size.max(1));
            format!("{tables} 桌，每桌 {} {who}", spread(entrants, tables))
        }
        Format::Ladder => format!("{entrants} {who}，胜者守擂"),
    }
}

/// How many are in each part when they are dealt out evenly.
fn spread(entrants: u32, parts: u32) -> String {
    let parts = parts.max(1);
    match (entrants / parts, entrants.div_ceil(parts)) {
        (fewer, more) if fewer == more => more.to_string(),
        (fewer, more) => format!("{fewer} 至 {more}"),
    }
}

/// How seats are given; `first` is the first stage, `groups` how many groups those who come in were in.
pub fn seating_words(settings: &StageSettings, first: bool, groups: u32) -> String {
    match &settings.seating {
        Seating::Rank if first => "按种子和序号".to_owned(),
        Seating::Rank if matches!(settings.format, Format::Groups(_) | Format::Heats(_)) => "按名次蛇形".to_owned(),
        Seating::Rank => "按名次".to_owned(),
        Seating::Draw { seeds, apart } => drawn(*seeds, *apart, first),
        Seating::InOrder => "按取来的次序".to_owned(),
        Seating::Cross => crossing(settings, groups),
    }
}

fn drawn(seeds: u32, apart: bool, first: bool) -> String {
    let draw = match (seeds, first) {
        (0, true) => "抽签".to_owned(),
        (0, false) => "重新抽签".to_owned(),
        (seeds, _) => format!("{seeds} 名种子入位，其余抽签"),
    };
    if apart { format!("{draw}，同单位分开") } else { draw }
}

fn crossing(settings: &StageSettings, groups: u32) -> String {
    let one_of_each =
        settings.from.iter().all(|source| matches!(source.take, Take::OfGroups { from: 1, to: 1, best: 0 }));
    if one_of_each && groups > 1 {
        return format!("第 1 组对第 {} 组，依次类推", groups / 2 + 1);
    }
    "A1 对 B2，B1 对 A2，依次类推".to_owned()
}

/// The games of a match: 两局, 三局两胜; `None` for one game.
pub fn match_length_words(matches: &MatchSettings) -> Option<String> {
    let first = match_length_name(matches.length);
    let later: Vec<String> = matches
        .later
        .iter()
        .map(|later| format!("第 {} 轮起{}", later.from_round, match_length_name(later.length)))
        .collect();
    match (matches.length, later.is_empty()) {
        (MatchLength::One, true) => None,
        (_, true) => Some(first),
        _ => Some(format!("{first}，{}", later.join("，"))),
    }
}

/// What decides a level match, whatever the game: 快棋 2 局，再平加一局，和棋算后走胜. `None` where nothing does.
pub fn level_match_words(matches: &MatchSettings) -> Option<String> {
    let word = |decider: &Decider| match decider {
        Decider::Quick(games) => quick_games(*games),
        Decider::DrawOdds => "加一局，和棋算后走胜".to_owned(),
        Decider::Lots => "抽签".to_owned(),
    };
    let replayed = matches.replay_drawn_boards.then(|| REPLAY.to_owned());
    let words: Vec<String> = replayed.into_iter().chain(matches.deciders.iter().map(word)).collect();
    (!words.is_empty()).then(|| words.join("，再平"))
}

/// Which points are brought along.
pub const fn carry_words(carry: Carry) -> &'static str {
    match carry {
        Carry::Zero => "从零起",
        Carry::All => "带入全部积分",
        Carry::Among => "带入出线者之间的积分",
    }
}

/// 末位淘汰 (10.6) in short; `None` where nobody is eliminated.
pub fn eliminate_words(format: &Format) -> Option<String> {
    let Format::Swiss(SwissFormat { eliminate: Some(rule), .. }) = format else { return None };
    Some(format!("第 {} 轮后起，每轮最后 {} 名", rule.from_round, rule.each))
}

/// How round 1 of a Swiss is paired, and who moves first there where the event has a rule of its own.
pub fn first_round_words(format: &Format) -> Option<String> {
    let Format::Swiss(swiss) = format else { return None };
    let colours = if swiss.smaller_first { "，各台小号先走" } else { "" };
    Some(format!("{}{colours}", first_round_name(swiss.first_round)))
}

/// 负几场出局 in short; `None` where nobody is out for losing.
pub fn losses_out_words(format: &Format) -> Option<String> {
    let Format::Swiss(SwissFormat { losses_out: Some(losses), .. }) = format else { return None };
    Some(format!("负满 {losses} 场，不再编排"))
}

/// How people of one unit are kept apart; `None` where they are not.
pub fn units_apart_words(format: &Format) -> Option<String> {
    let Format::Swiss(swiss) = format else { return None };
    if swiss.units_never_meet {
        return Some("同单位始终不相遇".to_owned());
    }
    let rounds: Vec<String> = swiss.avoid_unit_rounds.iter().map(u32::to_string).collect();
    (!rounds.is_empty()).then(|| format!("第 {} 轮同单位尽量不相遇", rounds.join("、")))
}

/// 分列名次 by name; `None` where there are none.
pub fn lists_words(lists: &[RankingList]) -> Option<String> {
    let names: Vec<&str> = lists.iter().map(|list| list.name.as_str()).collect();
    (!names.is_empty()).then(|| names.join("、"))
}

/// 弃权的限度 in short: 连续 2 次弃权，不再编排，不计名次.
pub fn forfeit_limit_words(limit: ForfeitLimit) -> String {
    let row = if limit.in_a_row { "连续" } else { "累计" };
    let rank = if limit.unranked { "，不计名次" } else { "" };
    format!("{row} {} 次弃权，不再编排{rank}", limit.games)
}

/// Third and later places of a knockout down to the champion; `None` for any other format.
pub fn third_place_words(format: &Format) -> Option<String> {
    let Format::SingleElim(single) = format else { return None };
    let third = match (single.until, single.third_place) {
        (1, true) => "加赛",
        (1, false) => "并列",
        _ => return None,
    };
    let rest = if single.play_off > 0 { format!("，附加赛到第 {} 名", single.play_off) } else { String::new() };
    Some(format!("{third}{rest}"))
}

/// Whom a later stage takes: 每组第 1 名; 第 7 轮后前 32 名; 胜者.
pub fn take_words(source: &Source) -> String {
    let whom = match source.take {
        Take::All => "全部".to_owned(),
        Take::Ranks { from: 1, to: 1 } => "第 1 名".to_owned(),
        Take::Ranks { from: 1, to } => format!("前 {to} 名"),
        Take::Ranks { from, to } => between(from, to),
        Take::OfGroups { from, to, best } => of_groups(from, to, best),
        Take::Winners => "胜者".to_owned(),
        Take::LosersOf { round } => format!("第 {round} 轮负者"),
        Take::FewerLosses { losses } => format!("没有负满 {losses} 场的"),
    };
    source.after.map_or_else(|| whom.clone(), |round| format!("第 {round} 轮后{whom}"))
}

fn between(from: u32, to: u32) -> String {
    if from == to { format!("第 {from} 名") } else { format!("第 {from} 至 {to} 名") }
}

fn of_groups(from: u32, to: u32, best: u32) -> String {
    let each = match (from, to) {
        (1, to) if to > 1 => format!("每组前 {to} 名"),
        (from, to) => format!("每组{}", between(from, to)),
    };
    if best == 0 { each } else { format!("{each}，另取成绩最好的 {best} 个第 {} 名", to + 1) }
}
