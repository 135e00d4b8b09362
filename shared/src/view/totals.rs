//! 队员总分 (11.5, 14.8; 1999 15.5): the table of units that follows from an individual division.
//!
//! Points and what is made of them are of one stage. Ranks are of that stage too until a later one is played; from then
//! on the latest table has the places over all stages, in whatever stage it is shown, and tables of earlier rounds keep
//! the ranks of theirs.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};

use super::standings;
use super::team::{TotalsMember, TotalsRow, TotalsView};
use crate::decide::count;
use crate::division::Division;
use crate::entrant::{OUTSIDER, WOMEN};
use crate::id::No;
use crate::placing::{self, PlaceReason};
use crate::points::Points;
use crate::ranking::sheet::Sheet;
use crate::ranking::{self, TieBreak, Value};
use crate::stage::Format;
use crate::team::{TeamTotals, TotalTie, TotalValue};
use crate::view::Person;
use crate::words;

/// Every 队员总分 table of an individual division, as of a stage after a round. Nothing is kept: a corrected result is in
/// it at once.
pub fn totals_view(division: &Division, stage: usize, after: u32) -> Vec<TotalsView> {
    let Some(sheet) = Sheet::new(division, stage, after) else { return Vec::new() };
    let units = units(&sheet);
    let plays = placing::places(division).iter().any(|placed| placed.reason == PlaceReason::Open);
    let table = |settings: &TeamTotals| {
        let open = plays && settings.value != TotalValue::PointSum;
        TotalsView { settings: settings.clone(), rows: rows(settings, &sheet, &units), open }
    };
    division.totals.iter().map(table).collect()
}

/// The stage that the totals sum up where `shown` is at hand: that one, else the first where a round is complete. A bracket
/// and tables of several people have no standings to sum.
pub fn summed_stage(division: &Division, shown: usize) -> usize {
    let has_standings = |stage: usize| {
        let format = division.stages.get(stage).map(|stage| &stage.settings.format);
        matches!(format, Some(Format::Swiss(_) | Format::RoundRobin { .. } | Format::Groups(_)))
            && standings::last_complete_round(division, stage) > 0
    };
    std::iter::once(shown).chain(0..division.stages.len()).find(|stage| has_standings(*stage)).unwrap_or(shown)
}

/// Somebody of a unit.
#[derive(Clone)]
struct Member {
    no: No,
    /// Their line in the stage; nobody who is not in it has one.
    row: Option<usize>,
    rank: Option<u32>,
    points: Points,
    woman: bool,
}

/// The members of every unit, best first; units in the order in which their best members stand. Who has no unit is of
/// nobody's; 外援 count for nobody.
fn units(sheet: &Sheet<'_>) -> Vec<(String, Vec<Member>)> {
    let mut units: Vec<(String, Vec<Member>)> = Vec::new();
    for (no, rank) in ranked(sheet) {
        let Some(entrant) = sheet.division.by_no(no) else { continue };
        if entrant.details.tags.iter().any(|tag| tag == OUTSIDER) {
            continue;
        }
        let unit = entrant.details.unit.trim();
        let woman = entrant.details.tags.iter().any(|tag| tag == WOMEN);
        let row = sheet.find(no);
        let points = row.map(|row| sheet.points(row, sheet.after)).unwrap_or_default();
        let member = Member { no, row, rank, points, woman };
        match units.iter_mut().find(|(name, _)| name == unit) {
            _ if unit.is_empty() => {}
            Some((_, members)) => members.push(member),
            None => units.push((unit.to_owned(), vec![member])),
        }
    }
    units
}

/// Everybody with the rank that counts, best first.
fn ranked(sheet: &Sheet<'_>) -> Vec<(No, Option<u32>)> {
    let in_stage: Vec<(No, Option<u32>)> =
        ranking::of_sheet(sheet).into_iter().map(|line| (line.no, line.rank)).collect();
    let latest = sheet.after >= standings::last_complete_round(sheet.division, sheet.index);
    if latest && later_is_played(sheet.division) { over_all(sheet.division, &in_stage) } else { in_stage }
}

/// Whether a stage after the first says something about places: a knockout once it has begun, another one with its
/// first round complete, because before that all share its first place.
fn later_is_played(division: &Division) -> bool {
    let mut later = division.stages.iter().enumerate().skip(1).filter(|(_, stage)| stage.has_begun());
    later.any(|(index, stage)| {
        stage.settings.format.is_knockout() || standings::last_complete_round(division, index) > 0
    })
}

/// The places over all stages. Whoever is still in a knockout stands meanwhile on the places kept free for them, in the
/// order of the stage that is shown.
fn over_all(division: &Division, in_stage: &[(No, Option<u32>)]) -> Vec<(No, Option<u32>)> {
    let order: HashMap<No, usize> = in_stage.iter().zip(0..).map(|((no, _), position)| (*no, position)).collect();
    let position = |no: No| order.get(&no).copied().unwrap_or(usize::MAX);
    let (mut open, placed): (Vec<_>, Vec<_>) =
        placing::places(division).into_iter().partition(|placed| placed.reason == PlaceReason::Open);
    open.sort_by_key(|placed| position(placed.no));
    let shared = placed.iter().filter_map(|placed| Some((placed.place?, placed.shared_by)));
    let taken: BTreeSet<u32> = shared.flat_map(|(place, by)| place..place.saturating_add(by)).collect();
    let free = (1..).filter(|place| !taken.contains(place));
    let open: Vec<(No, Option<u32>)> = open.iter().zip(free).map(|(placed, place)| (placed.no, Some(place))).collect();
    let mut all: Vec<(No, Option<u32>)> = placed.iter().map(|placed| (placed.no, placed.place)).collect();
    all.extend(open);
    all.sort_by_key(|(no, rank)| (rank.is_none(), *rank, position(*no)));
    all
}

/// Ranked units by their sums, the others below, in their order. Who is equal on everything shares the rank.
fn rows(settings: &TeamTotals, sheet: &Sheet<'_>, units: &[(String, Vec<Member>)]) -> Vec<TotalsRow> {
    let all = units.iter().filter_map(|(unit, members)| {
        let members: Vec<Member> = members.iter().filter(|member| belongs(settings.value, member)).cloned().collect();
        (!members.is_empty()).then(|| reckon(settings, sheet, unit, &members))
    });
    let (mut ranked, short): (Vec<_>, Vec<_>) = all.partition(|(_, row)| row.short.is_empty());
    ranked.sort_by(|(one, _), (other, _)| one.cmp(other));
    let mut above: Option<(Vec<i64>, u32)> = None;
    let mut rows = Vec::new();
    for (position, (order, row)) in (1..).zip(ranked) {
        let rank = above.filter(|(above, _)| *above == order).map_or(position, |(_, rank)| rank);
        above = Some((order, rank));
        rows.push(TotalsRow { rank: Some(rank), ..row });
    }
    rows.extend(short.into_iter().map(|(_, row)| row));
    rows
}

/// Points are of those in the stage, ranks of everybody.
const fn belongs(value: TotalValue, member: &Member) -> bool {
    fewer_is_better(value) || member.row.is_some()
}

/// A unit's line, and what it is ordered by, smaller first.
fn reckon(settings: &TeamTotals, sheet: &Sheet<'_>, unit: &str, members: &[Member]) -> (Vec<i64>, TotalsRow) {
    let counting = counting(settings, members);
    let value: Points = counting.iter().map(|member| worth(settings.value, member)).sum();
    let mut order = vec![if fewer_is_better(settings.value) { value.quarters() } else { -value.quarters() }];
    let mut ties = Vec::new();
    for &tie in &settings.ties {
        let series = tie_values(tie, sheet, &counting);
        let sign = if matches!(tie, TotalTie::LastRoundBackwards | TotalTie::Buchholz) { -1 } else { 1 };
        order.extend(series.iter().map(|points| sign * points.quarters()));
        ties.push(series.first().copied().filter(|value| *value != MISSING).unwrap_or_default());
    }
    let counts = |member: &Member| counting.iter().any(|counting| counting.no == member.no);
    let shown = members.iter().filter_map(|member| shown(sheet.division, member, counts(member))).collect();
    let short = short(settings, members);
    (order, TotalsRow { rank: None, unit: unit.to_owned(), value, ties, members: shown, short })
}

const fn fewer_is_better(value: TotalValue) -> bool {
    match value {
        TotalValue::RankSum | TotalValue::RankScores => true,
        TotalValue::PointSum => false,
    }
}

/// What a member adds to the sum. 名次分: the first 0, the second 2, the third 3, ….
fn worth(value: TotalValue, member: &Member) -> Points {
    let rank = i64::from(member.rank.unwrap_or_default());
    match value {
        TotalValue::PointSum => member.points,
        TotalValue::RankSum => Points::whole(rank),
        TotalValue::RankScores if rank == 1 => Points::ZERO,
        TotalValue::RankScores => Points::whole(rank),
    }
}

/// Who counts: all who are ranked, or the best n of them with the women that are asked for. 陪打 never count.
fn counting(settings: &TeamTotals, members: &[Member]) -> Vec<Member> {
    let mut ranked: Vec<Member> = members.iter().filter(|member| member.rank.is_some()).cloned().collect();
    if settings.value == TotalValue::PointSum {
        ranked.sort_by_key(|member| Reverse(member.points));
    }
    let Some(best) = settings.best.and_then(|best| usize::try_from(best).ok()) else { return ranked };
    let women = usize::try_from(settings.women).unwrap_or(usize::MAX).min(best);
    let mut chosen: Vec<Member> = ranked.iter().filter(|member| member.woman).take(women).cloned().collect();
    let is_chosen = |member: &&Member| chosen.iter().any(|other| other.no == member.no);
    let others: Vec<Member> =
        ranked.iter().filter(|member| !is_chosen(member)).take(best - chosen.len()).cloned().collect();
    chosen.extend(others);
    chosen.sort_by_key(|member| member.rank);
    chosen
}

/// Why a unit has no rank: too few who are ranked, one at least, or too few women. Where ranks are summed and n count, n
/// are needed, because the fewer there are the better the sum would be.
fn short(settings: &TeamTotals, members: &[Member]) -> String {
    let ranked = members.iter().filter(|member| member.rank.is_some());
    let women = count(ranked.clone().filter(|member| member.woman).count());
    let have = count(ranked.count());
    let for_the_sum = settings.best.filter(|_| fewer_is_better(settings.value)).unwrap_or_default();
    words::totals_short([have, settings.at_least.max(for_the_sum).max(1)], [women, settings.women])
}

/// The rank of a member that a unit does not have: below those that have one.
const MISSING: Points = Points::from_quarters(i64::MAX);

fn tie_values(tie: TotalTie, sheet: &Sheet<'_>, counting: &[Member]) -> Vec<Points> {
    let mut ranks: Vec<u32> = counting.iter().filter_map(|member| member.rank).collect();
    ranks.sort_unstable();
    let rank = |place: usize| ranks.get(place).map_or(MISSING, |rank| Points::whole(i64::from(*rank)));
    let rows = || counting.iter().filter_map(|member| member.row);
    let sum_of = |after| rows().map(|row| sheet.points(row, after)).sum::<Points>();
    match tie {
        TotalTie::BestRank => vec![rank(0)],
        TotalTie::SecondBestRank => vec![rank(1)],
        TotalTie::Fouls => vec![sum_of_key(TieBreak::Fouls, sheet, rows())],
        TotalTie::Buchholz => vec![sum_of_key(TieBreak::Buchholz, sheet, rows())],
        TotalTie::LastRoundBackwards => (0..sheet.after).rev().map(sum_of).collect(),
    }
}

fn sum_of_key(key: TieBreak, sheet: &Sheet<'_>, rows: impl Iterator<Item = usize>) -> Points {
    let value = |row: usize| match ranking::own_value(sheet, key, row, sheet.after) {
        Value::Points(points) => points,
        Value::Count(count) => Points::whole(count),
        Value::Series(_) | Value::None => Points::ZERO,
    };
    rows.map(value).sum()
}

fn shown(division: &Division, member: &Member, counts: bool) -> Option<TotalsMember> {
    let person = Person::in_division(division, member.no)?;
    Some(TotalsMember { person, rank: member.rank, points: member.points, counts })
}
