//! Reads a pasted list of teams with their players: a line a team (队名, then its players in one cell or in several), or
//! a line a player with the team in front, or a team on a line of its own with its players below. Lines of one team are
//! put together; a line without a team goes on with the one above, as merged cells of a spreadsheet are copied.

use serde::{Deserialize, Serialize};

use super::column::Column;
use super::{MAX_BYTES, PasteProblem, blocks, clean, header, split};
use crate::decide::{MAX_ENTRANTS, MAX_NAME};
use crate::entrant::{EntrantDetails, WOMEN};
use crate::id::PlayerId;
use crate::team::{NewTeam, Player};

/// A team that was read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PastedTeam {
    /// The first line it stands in, from 1.
    pub line: u32,
    /// 队名.
    pub name: String,
    /// In the order of boards.
    pub players: Vec<Player>,
}

impl PastedTeam {
    /// Whether the team can be registered: it has a name that is not too long.
    pub fn can_be_registered(&self) -> bool {
        (1..=MAX_NAME).contains(&self.name.chars().count())
    }
}

impl From<PastedTeam> for NewTeam {
    fn from(team: PastedTeam) -> Self {
        let details = EntrantDetails { name: team.name, ..EntrantDetails::default() };
        Self { details, players: team.players }
    }
}

/// A pasted list of teams.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PastedTeams {
    /// In the order of the list.
    pub teams: Vec<PastedTeam>,
    /// What is wrong with the whole.
    pub problem: Option<PasteProblem>,
}

/// A line of a list of teams: its number, the team, and players of it.
type TeamLine = (u32, String, Vec<Player>);

/// Words of a header above the teams.
const TEAM_WORDS: [&str; 7] = ["队名", "队伍", "代表队", "单位", "参赛队", "球队", "队"];

/// Words of a column with the ratings of players, beside those of any list.
const GRADES: [&str; 3] = ["段位", "段", "棋力"];

/// Reads a list of teams.
pub fn read_teams(text: &str) -> PastedTeams {
    if text.len() > MAX_BYTES {
        let limit = u32::try_from(MAX_BYTES).unwrap_or(u32::MAX);
        return PastedTeams { problem: Some(PasteProblem::TooLong { limit }), ..PastedTeams::default() };
    }
    let text = clean::text(text);
    let mut lines = blocks::parts(&text).map_or_else(|| in_cells(&text), |parts| parts.iter().map(of_block).collect());
    let limit = usize::try_from(MAX_ENTRANTS).unwrap_or(usize::MAX);
    let cut = lines.len() > limit;
    lines.truncate(limit);
    let mut teams: Vec<PastedTeam> = Vec::new();
    for (number, team, players) in lines {
        add(&mut teams, number, team, players);
    }
    let problem = match (teams.is_empty(), cut) {
        (true, _) => Some(PasteProblem::Empty),
        (false, cut) => cut.then_some(PasteProblem::TooMany { limit: MAX_ENTRANTS }),
    };
    PastedTeams { teams, problem }
}

fn of_block(part: &blocks::Part<'_>) -> TeamLine {
    (part.number, clean::words(part.team), names(part.players))
}

/// The lines of a list with the team in front of its players.
fn in_cells(text: &str) -> Vec<TeamLine> {
    let mut lines: Vec<split::Line> =
        (1..).zip(text.lines()).filter_map(|(number, line)| cells(number, line)).collect();
    let columns = header::take(&mut lines).map(|words| columns(&words)).filter(|columns| has_both(columns));
    if columns.is_none() && lines.first().is_some_and(is_header) {
        lines.remove(0);
    }
    let read = |line: split::Line| {
        let (team, players) = columns.as_ref().map_or_else(|| by_place(&line), |columns| by_columns(&line, columns));
        (line.number, team, players)
    };
    lines.into_iter().map(read).collect()
}

/// The cells of a line: between tabs, else between commas, else between blanks. The first stays empty where the line
/// begins with a tab or a comma.
fn cells(number: u32, line: &str) -> Option<split::Line> {
    if line.trim().is_empty() {
        return None;
    }
    let is_comma = |sign: char| matches!(sign, ',' | '，' | ';' | '；');
    let parts: Vec<&str> = if line.contains('\t') {
        line.split('\t').collect()
    } else if line.contains(is_comma) {
        line.split(is_comma).collect()
    } else {
        line.split_whitespace().collect()
    };
    let cells = parts.into_iter().map(|cell| cell.trim().trim_matches('"').to_owned()).collect();
    Some(split::Line { number, cells })
}

/// What the columns hold; 段位 is what the players of a team are rated by.
fn columns(header: &[String]) -> Vec<Column> {
    let known = header.iter().zip(header::columns(header));
    known.map(|(word, column)| if header::is_one_of(word, &GRADES) { Column::Rating } else { column }).collect()
}

fn has_both(columns: &[Column]) -> bool {
    columns.contains(&Column::Name) && columns.contains(&Column::Unit)
}

fn is_header(line: &split::Line) -> bool {
    line.cells.first().is_some_and(|cell| TEAM_WORDS.contains(&cell.as_str()))
}

/// A line under a header that names the columns.
fn by_columns(line: &split::Line, columns: &[Column]) -> (String, Vec<Player>) {
    let mut team = String::new();
    let mut players = Vec::new();
    let mut about = Vec::new();
    for (cell, column) in line.cells.iter().zip(columns) {
        match column {
            Column::Unit => team.push_str(&clean::words(cell)),
            Column::Name => players.extend(names(cell)),
            Column::Gender | Column::Rating => about.push(cell.as_str()),
            Column::Seed | Column::Tags | Column::Numbering | Column::Dropped => {}
        }
    }
    for cell in about {
        tell(players.last_mut(), cell);
    }
    (team, players)
}

/// A line without a header: the team, then whatever says something about players.
fn by_place(line: &split::Line) -> (String, Vec<Player>) {
    let team = line.cells.first().map(|cell| clean::words(cell)).unwrap_or_default();
    let players = line.cells.iter().skip(1).map(String::as_str).collect::<Vec<_>>().join(" ");
    (team, names(&players))
}

/// Takes a cell that says something about the player before it: 男, 女, 外援, or a number. Answers whether it did.
fn tell(player: Option<&mut Player>, cell: &str) -> bool {
    let rating = rating(cell);
    if rating.is_none() && !matches!(cell, "男" | "女" | "外援" | "") {
        return false;
    }
    if let Some(player) = player {
        mark(player, cell);
        player.rating = rating.or(player.rating);
    }
    true
}

/// A number, or a grade: 3段, 三段, 业余3段.
fn rating(cell: &str) -> Option<u32> {
    let Some(grade) = cell.strip_suffix('段') else { return cell.parse().ok() };
    let grade = ["业余", "专业", "职业"].iter().find_map(|kind| grade.strip_prefix(kind)).unwrap_or(grade);
    let written = (1..).zip("一二三四五六七八九".chars()).find(|(_, sign)| grade.chars().eq([*sign]));
    written.map(|(number, _)| number).or_else(|| grade.parse().ok())
}

fn mark(player: &mut Player, word: &str) {
    match word {
        "女" => player.tags = vec![WOMEN.to_owned()],
        "外援" => player.guest = true,
        _ => {}
    }
}

/// The players of a cell, with what stands behind their names: 张三（外援）, 李四 1850.
fn names(cell: &str) -> Vec<Player> {
    let between = |sign: char| sign.is_whitespace() || matches!(sign, '、' | ',' | '，' | ';' | '；' | '/' | '|');
    let mut players: Vec<Player> = Vec::new();
    let mut words = cell.split(between).filter(|word| !word.is_empty()).peekable();
    while let Some(word) = words.next() {
        if tell(players.last_mut(), word) {
            continue;
        }
        let given = words.next_if(|next| is_half_a_name(word) && is_half_a_name(next)).unwrap_or_default();
        players.extend(player(&format!("{word}{given}")));
    }
    players
}

/// Whether a word is one Chinese character and so half of a name that was spread to the width of three: 王　伟.
fn is_half_a_name(word: &str) -> bool {
    let mut signs = word.chars();
    signs.next().is_some_and(clean::is_han) && signs.next().is_none() && !matches!(word, "男" | "女")
}

fn player(text: &str) -> Option<Player> {
    let bracket = |sign: char| matches!(sign, '(' | '（' | ')' | '）');
    let mut parts = text.split(bracket).map(str::trim).filter(|part| !part.is_empty());
    let name: String = clean::name(parts.next()?).chars().take(MAX_NAME).collect();
    let mut player = Player { id: PlayerId(0), name, rating: None, guest: false, tags: Vec::new() };
    parts.for_each(|word| {
        tell(Some(&mut player), word);
    });
    Some(player)
}

/// Adds a line to its team.
fn add(teams: &mut Vec<PastedTeam>, line: u32, name: String, players: Vec<Player>) {
    let known = match name.is_empty() {
        true => teams.last_mut(),
        false => teams.iter_mut().find(|team| team.name == name),
    };
    match known {
        Some(team) => team.players.extend(players),
        None => teams.push(PastedTeam { line, name, players }),
    }
}
