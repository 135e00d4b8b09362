//! 为什么排在这里: a rank with its arithmetic.

use leptos::prelude::*;
use shared::points::Points;
use shared::ranking::TieBreak;
use shared::ranking::standing::{Parted, Value};
use shared::view::standings::{OpponentShare, StandingRow, StandingsView};
use shared::words::tie_break_name;

use super::division::Here;

/// The row below somebody's own, opened.
pub(super) fn row(here: &Here, view: &StandingsView, index: usize, columns: usize) -> Option<impl IntoView + use<>> {
    let row = view.rows.get(index)?;
    let rank = row.standing.rank?;
    let title = format!("为什么{}第 {rank}？", row.person.name);
    Some(view! {
        <tr class="whyrow">
            <td></td>
            <td colspan=(columns - 1).to_string()>
                <details class="why" open>
                    <summary>{title}</summary>
                    <p>{same_points(view, row)}</p>
                    {arithmetic(view, row)}
                    {neighbour(view, index.checked_sub(1), row, "上一名")}
                    {below(view, index)}
                    <p class="small"><a href=here.player(row.person.no)>{row.person.name.clone()} "的对局"</a></p>
                </details>
            </td>
        </tr>
    })
}

/// 积分 6，与第 1 至 5 名相同，先比对手分。
fn same_points(view: &StandingsView, row: &StandingRow) -> String {
    let first = row.standing.values.first();
    let equals =
        view.rows.iter().filter(|other| other.standing.rank.is_some() && other.standing.values.first() == first);
    let ranks: Vec<u32> = equals.filter_map(|other| other.standing.rank).collect();
    let name = view.chain.first().map(|key| tie_break_name(*key)).unwrap_or_default();
    let value = first.map(value_text).unwrap_or_default();
    match (ranks.first(), ranks.last(), view.chain.get(1)) {
        (Some(from), Some(to), Some(next)) if ranks.len() > 1 && from != to => {
            format!("{name} {value}，第 {from} 至 {to} 名都是这个分，于是比{}。", tie_break_name(*next))
        }
        (Some(rank), _, _) if ranks.len() > 1 => format!("{name} {value}，{} 人并列第 {rank}。", ranks.len()),
        _ => format!("{name} {value}，没有人与此相同。"),
    }
}

/// Where 对手分 or 小分 comes from, whichever stands first in the chain.
fn arithmetic(view: &StandingsView, row: &StandingRow) -> Option<impl IntoView + use<>> {
    let key = view.chain.iter().find(|key| share_of(**key).is_some())?;
    let share = share_of(*key)?;
    let total = view.chain.iter().position(|other| other == key).and_then(|index| row.standing.values.get(index))?;
    let lines: Vec<_> = row.shares.iter().map(|from| line(from, share(from))).collect();
    (!lines.is_empty()).then(|| {
        view! {
            <div class="sum">
                {lines}
                <span class="tot">{tie_break_name(*key)}</span>
                <span class="tot">{value_text(total)}</span>
            </div>
        }
    })
}

fn share_of(key: TieBreak) -> Option<fn(&OpponentShare) -> Points> {
    match key {
        TieBreak::Buchholz | TieBreak::BuchholzCut(_) => Some(|share| share.buchholz),
        TieBreak::SonnebornBerger => Some(|share| share.sonneborn_berger),
        _ => None,
    }
}

fn line(share: &OpponentShare, points: Points) -> impl IntoView + use<> {
    let who = share.opponent.as_ref().map_or("轮空", |person| person.name.as_str());
    view! {
        <span>{format!("第 {} 轮 {who}", share.round)}</span>
        <span>{points.to_string()}</span>
    }
}

/// The line below, seen from here.
fn below(view: &StandingsView, index: usize) -> Option<impl IntoView + use<>> {
    let next = view.rows.get(index + 1).filter(|next| next.standing.rank.is_some())?;
    let here = view.rows.get(index)?;
    let text = comparison(view, here, next, next.standing.parted_by)?;
    Some(view! { <p>{format!("下一名{}：{text}", next.person.name)}</p> })
}

/// The line above, seen from here.
fn neighbour(
    view: &StandingsView,
    above: Option<usize>,
    row: &StandingRow,
    word: &str,
) -> Option<impl IntoView + use<>> {
    let above = view.rows.get(above?)?;
    let text = comparison(view, row, above, row.standing.parted_by)?;
    Some(view! { <p>{format!("{word}{}：{text}", above.person.name)}</p> })
}

/// 积分相同，对手分 9 比 10。
fn comparison(view: &StandingsView, row: &StandingRow, other: &StandingRow, parted: Parted) -> Option<String> {
    let key = match parted {
        Parted::Key(key) => usize::try_from(key).ok()?,
        Parted::Penalty => return Some("各项都相同，有处罚的列后。".to_owned()),
        Parted::Lots => return Some("各项都相同，按抽签。".to_owned()),
        Parted::Nothing => return Some("各项都相同，并列。".to_owned()),
        Parted::First | Parted::Unranked => return None,
    };
    let same: Vec<String> = view.chain.iter().take(key).map(|key| tie_break_name(*key)).collect();
    let same = if same.is_empty() { String::new() } else { format!("{}相同，", same.join("、")) };
    let name = tie_break_name(*view.chain.get(key)?);
    let values = (row.standing.values.get(key)?, other.standing.values.get(key)?);
    Some(match values {
        (Value::None, _) | (_, Value::None) => format!("{same}于是比{name}。"),
        (mine, theirs) => format!("{same}{name} {} 比 {}。", value_text(mine), value_text(theirs)),
    })
}

/// A value of a key as a text; series with their parts.
pub(super) fn value_text(value: &Value) -> String {
    match value {
        Value::Points(points) => points.to_string(),
        Value::Count(count) => count.to_string(),
        Value::Series(points) => points.iter().map(Points::to_string).collect::<Vec<_>>().join("、"),
        Value::None => "–".to_owned(),
    }
}
