//! 分组: the tables of all groups, everybody against everybody, and who is through.

use std::collections::BTreeSet;

use leptos::prelude::*;
use shared::division::Division;
use shared::id::No;
use shared::stage::Stage;
use shared::view::cross::CrossRow;
use shared::view::groups::{GroupView, GroupsView};
use shared::words::{self, tie_break_name};

use crate::components::{Article, cross};

/// What the tables need beside the groups.
pub struct GroupSetting<'a> {
    /// The page of somebody.
    pub player: &'a dyn Fn(No) -> String,
    /// The division, to name its entrants and where they go on.
    pub division: &'a Division,
    /// Whom to mark.
    pub found: &'a [No],
}

/// All groups, each a table.
pub fn groups(view: &GroupsView, setting: &GroupSetting<'_>) -> AnyView {
    let targets: BTreeSet<u32> = view.groups.iter().flat_map(|group| &group.through).map(|(_, stage)| *stage).collect();
    let through = |stage: u32| through_word(&setting.division.stages, stage, targets.len() > 1);
    let tables: Vec<_> = view.groups.iter().map(|group| table(group, setting, &through)).collect();
    view! { <div class="groups">{tables}</div> }.into_any()
}

/// 出线 where all go on to one stage; else the stage they go on to, as 进甲组.
fn through_word(stages: &[Stage], stage: u32, parts: bool) -> String {
    let stage = usize::try_from(stage).ok().and_then(|stage| stages.get(stage)).filter(|_| parts);
    stage.map_or_else(|| "出线".to_owned(), |stage| format!("进{}", words::stage_name(&stage.settings)))
}

fn table(group: &GroupView, setting: &GroupSetting<'_>, through: &dyn Fn(u32) -> String) -> AnyView {
    let keys = group.standings.columns();
    let numbers = 1..=group.cross.rows.len();
    let opponents: Vec<_> = numbers.map(|number| view! { <th scope="col">{number.to_string()}</th> }).collect();
    let names: Vec<_> =
        keys.iter().filter_map(|key| group.standings.chain.get(*key)).map(|key| tie_break_name(*key)).collect();
    let heads: Vec<_> = keys
        .iter()
        .zip(names)
        .map(|(key, name)| {
            view! { <th scope="col" class=key_class(group, *key)>{name}</th> }
        })
        .collect();
    let word = |no: No| group.through.iter().find(|(who, _)| *who == no).map(|(_, stage)| through(*stage));
    let rows: Vec<_> = (1..)
        .zip(&group.cross.rows)
        .map(|(number, row)| line(group, Line { number, row, through: word(row.person.no) }, &keys, setting))
        .collect();
    let heads = view! {
        <th scope="col">{words::names_head(setting.division.team.is_some())}</th>
        {opponents}
        {heads}
        <th scope="col">"名次"</th>
    };
    let title = format!("第 {} 组", group.number);
    let table = cross::scrolled(format!("{title}成绩表"), heads, rows);
    cross::boxed(format!("g{}", group.number), title, state(group), table)
}

/// How far the group is.
fn state(group: &GroupView) -> String {
    match (group.standings.after, group.open) {
        (0, 0) => "未开始".to_owned(),
        (_, 0) if group.standings.after >= group.standings.total => "已赛完".to_owned(),
        (_, 0) => "本轮已结束".to_owned(),
        (_, open) => format!("还有 {open} 台没有结束"),
    }
}

/// The first key of the chain is what everybody looks for. On a phone the others give way, unless they part somebody.
fn key_class(group: &GroupView, key: usize) -> &'static str {
    match (key, group.standings.rows.iter().any(|row| row.is_parted_by(key))) {
        (0, _) => "tot",
        (_, true) => "tie parts",
        (_, false) => "tie",
    }
}

/// A line of a group's table.
struct Line<'a> {
    /// The number in the group, from 1.
    number: usize,
    row: &'a CrossRow,
    /// 出线.
    through: Option<String>,
}

fn line(group: &GroupView, line: Line<'_>, keys: &[usize], setting: &GroupSetting<'_>) -> AnyView {
    let Line { number: number_in_group, row, through } = line;
    let no = row.person.no;
    let standing = group.standings.rows.iter().find(|standing| standing.person.no == no);
    let cells = cross::games(row, number_in_group - 1);
    let values: Vec<_> = keys
        .iter()
        .map(|key| (key_class(group, *key), standing.and_then(|row| row.value_text(*key))))
        .map(|(class, value)| view! { <td class=class>{value.unwrap_or_else(|| "–".to_owned())}</td> })
        .collect();
    let rank = row.rank.filter(|_| group.standings.after > 0).map_or_else(|| "—".to_owned(), |rank| rank.to_string());
    let class = class(through.is_some(), setting.found.contains(&no), row.annulled);
    view! {
        <tr class=class>
            <th scope="row">
                {cross::who(number_in_group.to_string(), (setting.player)(no), &row.person)}
                {through.map(|word| view! { <b class="through">{word}</b> })}
            </th>
            {cells}
            {values}
            <td class="tot">{rank}</td>
        </tr>
    }
    .into_any()
}

fn class(through: bool, found: bool, annulled: bool) -> String {
    let marks = [("on", through), ("me", found), ("struck", annulled)];
    let marks: Vec<&str> = marks.into_iter().filter(|(_, is)| *is).map(|(mark, _)| mark).collect();
    marks.join(" ")
}

/// How ranks over all groups are compared, for a page where somebody goes on as one of the best of their rank.
pub fn best_of_the_next() -> impl IntoView {
    view! {
        <p class="hint">
            "各组同名次的人相比，按相同的局数算：人数较多的组，不计对末名的一局。" <Article text="10.2" />
        </p>
    }
}
