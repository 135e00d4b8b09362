//! Lists in which a team stands on a line of its own, or before a colon, and its players below: 松风棋院 / 马承志 / 倪安澜;
//! 松风棋院：马承志、倪安澜.

/// One line of such a list.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Part<'a> {
    /// Its place in the text, from 1.
    pub(super) number: u32,
    /// The team that begins here; empty where the line goes on with the one above.
    pub(super) team: &'a str,
    /// What it says of players.
    pub(super) players: &'a str,
}

/// Who goes with a team and does not play.
const STAFF: [&str; 7] = ["领队", "教练", "教练员", "主教练", "联系人", "电话", "联系电话"];
/// What stands before the names of players.
const OF_PLAYERS: [&str; 7] = ["队员", "队长", "选手", "棋手", "运动员", "主力", "替补"];
/// How a single word ends that names a team and hardly a person.
const TEAM_ENDS: [&str; 27] = [
    "队",
    "校",
    "院",
    "班",
    "局",
    "厂",
    "公司",
    "协会",
    "工会",
    "社",
    "馆",
    "组",
    "所",
    "系",
    "镇",
    "乡",
    "县",
    "市",
    "区",
    "集团",
    "中学",
    "小学",
    "大学",
    "中心",
    "总部",
    "支部",
    "俱乐部",
];
/// 一中, 二小, 附中.
const SHORT_SCHOOLS: &str = "一二三四五六七八九十附";

/// What a line says.
enum Said<'a> {
    Team {
        name: &'a str,
        players: &'a str,
    },
    Players(&'a str),
    Nothing,
    /// A team and players without a colon: a list of another kind.
    Both,
}

/// The lines of a text that is such a list; `None` for any other.
pub(super) fn parts(text: &str) -> Option<Vec<Part<'_>>> {
    let lines: Vec<(u32, &str)> = (1..).zip(text.lines()).collect();
    let blocks: Vec<&[(u32, &str)]> =
        lines.split(|(_, line)| line.trim().is_empty()).filter(|block| !block.is_empty()).collect();
    let headed = blocks.len() > 1 && blocks.iter().all(|block| is_headed(block));
    let mut parts = Vec::new();
    for block in blocks {
        for (place, (number, line)) in block.iter().enumerate() {
            let said = if headed && place == 0 { Said::Team { name: line.trim(), players: "" } } else { said(line) };
            let (team, players) = match said {
                Said::Team { name, players } => (name, players),
                Said::Players(players) => ("", players),
                Said::Nothing => continue,
                Said::Both => return None,
            };
            parts.push(Part { number: *number, team, players });
        }
    }
    is_such_a_list(&parts, headed || has_colons(text)).then_some(parts)
}

/// Whether the first line of a block is one word, and players follow.
fn is_headed(block: &[(u32, &str)]) -> bool {
    let Some(((_, first), rest)) = block.split_first() else { return false };
    words(first).count() == 1
        && !rest.is_empty()
        && rest.iter().all(|(_, line)| matches!(said(line), Said::Players(_) | Said::Nothing))
}

/// The first line names a team, and every team has players; where nothing but the words themselves tells teams from
/// players, two at least.
fn is_such_a_list(parts: &[Part<'_>], is_plain: bool) -> bool {
    let fewest = if is_plain { 1 } else { 2 };
    let teams: Vec<&[Part<'_>]> = parts.chunk_by(|_, next| next.team.is_empty()).collect();
    let players = |team: &[Part<'_>]| team.iter().flat_map(|part| words(part.players)).count();
    let begins = parts.first().is_some_and(|part| !part.team.is_empty());
    begins && teams.into_iter().all(|team| players(team) >= fewest)
}

fn has_colons(text: &str) -> bool {
    text.lines().any(|line| colon(line).is_some_and(|(head, _)| !is_of_players(head) && !STAFF.contains(&head)))
}

fn colon(line: &str) -> Option<(&str, &str)> {
    line.split_once([':', '：']).map(|(head, rest)| (head.trim(), rest.trim()))
}

/// 队员, 第 1 台, 2 台.
fn is_of_players(head: &str) -> bool {
    OF_PLAYERS.contains(&head) || head.ends_with('台')
}

fn said(line: &str) -> Said<'_> {
    if let Some((head, rest)) = colon(line) {
        return match head {
            staff if STAFF.contains(&staff) => Said::Nothing,
            players if is_of_players(players) => Said::Players(rest),
            name => Said::Team { name, players: rest },
        };
    }
    let line = without_numbering(line.trim());
    let teams = words(line).filter(|word| is_a_team(word)).count();
    match (teams, words(line).count()) {
        (0, _) => Said::Players(line),
        (1, 1) => Said::Team { name: line, players: "" },
        _ => Said::Both,
    }
}

/// 1. 马承志, 2、倪安澜.
fn without_numbering(line: &str) -> &str {
    let rest = line.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let marked = rest.strip_prefix(['.', '．', '、', ')', '）']);
    marked.filter(|_| rest.len() < line.len()).map_or(line, str::trim_start)
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let between = |sign: char| sign.is_whitespace() || matches!(sign, '、' | ',' | '，' | ';' | '；' | '/' | '|');
    text.split(between).filter(|word| !word.is_empty())
}

/// Whether a word names a team rather than a person.
fn is_a_team(word: &str) -> bool {
    let name = word.split(['(', '（']).next().unwrap_or(word);
    let is_short_school = {
        let mut signs = name.chars();
        signs.next().is_some_and(|sign| SHORT_SCHOOLS.contains(sign)) && matches!(signs.as_str(), "中" | "小")
    };
    let is_long = name.chars().count() > 4 && name.chars().all(super::clean::is_han);
    is_short_school || is_long || TEAM_ENDS.iter().any(|end| name.len() > end.len() && name.ends_with(end))
}
