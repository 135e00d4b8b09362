//! The standings after a round.

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::id::No;
use crate::points::Points;
use crate::ranking::sheet::{Did, Entry, Row, Sheet};
use crate::ranking::standing::Parted;
use crate::ranking::{self, Standing, TieBreak, Value, buchholz_share, sonneborn_berger_share};
use crate::stage::RankingList;
use crate::view::Person;

/// The standings after a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingsView {
    /// After which round; 0 before the first.
    pub after: u32,
    /// How many rounds the stage has.
    pub total: u32,
    /// Boards of round `after` that have no result yet.
    pub open_games: u32,
    /// The chain in its order.
    pub chain: Vec<TieBreak>,
    /// In rank order.
    pub rows: Vec<StandingRow>,
    /// The lists inside the pool, each in its own order of ranks.
    pub lists: Vec<ListView>,
}

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingRow {
    /// Who.
    pub person: Person,
    /// Rank, values and what parts the line from the one above.
    pub standing: Standing,
    /// Total points, whatever the chain begins with.
    pub points: Points,
    /// Whether the entrant has left.
    pub withdrawn: bool,
    /// The later stage (from 0) for which the entrant has left this one, which goes on.
    pub moved_to: Option<u32>,
    /// The group in a stage of groups, from 1.
    pub group: Option<u32>,
    /// 陪打.
    pub guest: bool,
    /// Where each 对手分 comes from: what every opponent, and every bye, gives.
    pub shares: Vec<OpponentShare>,
}

impl StandingsView {
    /// The keys that have a column, by their places in the chain: those that are a number for somebody, and those of
    /// several numbers where they part somebody from the line above.
    pub fn columns(&self) -> Vec<usize> {
        (0..self.chain.len()).filter(|key| self.rows.iter().any(|row| row.fills(*key))).collect()
    }
}

impl StandingRow {
    /// The value of a key, by its place in the chain, as it stands in a column; `None` where there is none.
    pub fn value_text(&self, key: usize) -> Option<String> {
        self.standing.values.get(key)?.text()
    }

    fn fills(&self, key: usize) -> bool {
        match self.standing.values.get(key) {
            Some(Value::Points(_) | Value::Count(_)) => true,
            Some(Value::Series(_)) => self.is_parted_by(key),
            Some(Value::None) | None => false,
        }
    }

    /// Whether the key at this place of the chain parts the line from the one above.
    pub fn is_parted_by(&self, key: usize) -> bool {
        matches!(self.standing.parted_by, Parted::Key(by) if usize::try_from(by) == Ok(key))
    }
}

/// What one round gives to 对手分 and 小分.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpponentShare {
    /// The round.
    pub round: u32,
    /// The opponent; `None` for a bye.
    pub opponent: Option<Person>,
    /// Points towards 对手分: the opponent's total.
    pub buchholz: Points,
    /// Points towards 小分: the total of one beaten, half of the total of one drawn with.
    pub sonneborn_berger: Points,
}

/// A list inside the pool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListView {
    /// 女子, 少年, …
    pub name: String,
    /// Rank inside the list and index into [`StandingsView::rows`].
    pub rows: Vec<(u32, u32)>,
}

/// The standings of a stage after a round; a later round than the last published one is that one. Empty where there is
/// no such stage.
pub fn standings_view(division: &Division, stage: usize, after: u32) -> StandingsView {
    standings_view_among(division, stage, &division.nos_of(stage), after)
}

/// The standings of some of a stage, as of one of its groups.
pub fn standings_view_among(division: &Division, index: usize, pool: &[No], after: u32) -> StandingsView {
    let Some(sheet) = Sheet::of(division, index, pool, after) else { return StandingsView::default() };
    let stage = sheet.stage;
    let rows = ranking::of_sheet(&sheet).into_iter().filter_map(|line| standing_row(&sheet, line)).collect::<Vec<_>>();
    let tags = |row: &StandingRow, tag: &str| carries(&sheet, row, tag);
    StandingsView {
        after: sheet.after,
        total: division.total_rounds(index),
        open_games: sheet.open_games(sheet.after),
        chain: stage.settings.tie_breaks.clone(),
        lists: stage.settings.lists.iter().map(|list| list_view(list, &rows, tags)).collect(),
        rows,
    }
}

/// The last round in which every game has a result: the round after which standings are shown unless another is asked
/// for. 0 while there is none.
pub fn last_complete_round(division: &Division, stage: usize) -> u32 {
    Sheet::new(division, stage, u32::MAX).map_or(0, |sheet| last_complete(&sheet))
}

pub(super) fn last_complete(sheet: &Sheet<'_>) -> u32 {
    (1..=sheet.after).rev().find(|&round| sheet.open_games(round) == 0).unwrap_or(0)
}

fn standing_row(sheet: &Sheet<'_>, standing: Standing) -> Option<StandingRow> {
    let no = standing.no;
    let row = sheet.row(sheet.find(no)?)?;
    Some(StandingRow {
        person: Person::of(row),
        standing,
        points: row.points(sheet.after),
        withdrawn: row.withdrawn,
        moved_to: sheet.division.taken_to(sheet.index, sheet.after.saturating_add(1), no),
        group: sheet.stage.group_of(no),
        guest: row.entrant.details.guest,
        shares: shares(sheet, row),
    })
}

fn shares(sheet: &Sheet<'_>, row: &Row<'_>) -> Vec<OpponentShare> {
    row.entries.iter().filter_map(|entry| share(sheet, entry)).collect()
}

fn share(sheet: &Sheet<'_>, entry: &Entry<'_>) -> Option<OpponentShare> {
    let buchholz = buchholz_share(sheet, &entry.did, sheet.after)?;
    let (opponent, sonneborn_berger) = match &entry.did {
        Did::Game(game) => (Person::at(sheet, game.opponent), sonneborn_berger_share(sheet, game, sheet.after)),
        Did::Bye(_) | Did::Rest => (None, Points::ZERO),
    };
    Some(OpponentShare { round: entry.round, opponent, buchholz, sonneborn_berger })
}

fn carries(sheet: &Sheet<'_>, row: &StandingRow, tag: &str) -> bool {
    let row = sheet.find(row.person.no).and_then(|row| sheet.row(row));
    row.is_some_and(|row| row.entrant.details.tags.iter().any(|own| own == tag))
}

/// A list of those who carry its tag. Ranks are counted inside it; who shares a rank in the pool shares it here.
fn list_view(list: &RankingList, rows: &[StandingRow], carries: impl Fn(&StandingRow, &str) -> bool) -> ListView {
    let mut listed: Vec<(u32, u32)> = Vec::new();
    let mut above: Option<(u32, u32)> = None;
    for (index, row) in (0..).zip(rows).filter(|(_, row)| carries(row, &list.tag)) {
        let Some(in_pool) = row.standing.rank else { continue };
        let position = u32::try_from(listed.len()).unwrap_or(u32::MAX - 1) + 1;
        let rank = above.filter(|&(pool, _)| pool == in_pool).map_or(position, |(_, rank)| rank);
        listed.push((rank, index));
        above = Some((in_pool, rank));
    }
    ListView { name: list.name.clone(), rows: listed }
}
