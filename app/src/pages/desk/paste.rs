//! The pasted list, and what was read in it.

use std::collections::BTreeMap;

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::entrant::{Entrant, EntrantDetails};
use shared::paste::{self, Pasted, Row, RowProblem};
use shared::words;

use super::form::{Act, Hidden, Lines};
use super::state::Desk;
use crate::api::entrants::{ConfirmEntrants, PasteEntrants};
use crate::api::forms;
use crate::components::{Empty, Name, Note, NoteKind};

/// The field to paste into.
#[component]
pub fn PasteList(
    /// Where.
    desk: Desk,
    /// What was pasted before.
    text: String,
) -> impl IntoView {
    view! {
        <PasteField desk text label="每行一人：姓名、单位，可以再加等级分、种子、性别、标记">
            <pre class="sample">"姓名\t单位\t等级分\n马承志\t松风棋院\t1856\n倪安澜\t第二中学\t1790"</pre>
            <p class="small mute">"列之间用制表符、逗号或空格。第一行写列名，就按列名认；不写，就是姓名、单位、等级分。"</p>
            <p class="small mute">"“标记”（或 组别、年龄段、类别）一列写 少年、甲组 这样的词，几个用顿号隔开，用来分列名次；“性别”一列的 女 就是标记 女子。姓名后面写（陪打），不计名次；写（外援），照排名次，不计团体。"</p>
            <p class="small mute">"下一步先看读得对不对，再报名。"</p>
        </PasteField>
    }
}

/// A field to paste a list into, with examples beside it.
#[component]
pub fn PasteField(
    /// Where.
    desk: Desk,
    /// What was pasted before.
    text: String,
    /// What a line is.
    label: &'static str,
    /// Examples.
    children: Children,
) -> impl IntoView {
    view! {
        <div class="two">
            <Act to=PasteEntrants::PATH hidden=Hidden::of(&desk)>
                <Lines label name="text" value=text rows=16 />
                <p class="acts gap"><button class="btn go">"看一看"</button><a class="btn" href=desk.page("entrants")>"不贴了"</a></p>
            </Act>
            <aside><section><h2>"怎样写都行"</h2>{children()}</section></aside>
        </div>
    }
    .into_any()
}

/// What was read, as a table with a box to tick in front of each line, and the button that registers the ticked ones.
#[component]
pub fn ReadLines(
    /// Where.
    desk: Desk,
    /// How much was read.
    count: String,
    /// Whether anything of it can be registered.
    any: bool,
    /// The heads of the columns behind the boxes.
    heads: AnyView,
    /// The lines.
    children: Children,
) -> impl IntoView {
    view! {
        <Act to=ConfirmEntrants::PATH hidden=Hidden::of(&desk) class="grow">
            <table class="tight top gap">
                <thead>
                    <tr><th scope="col">"报名"</th>{heads}</tr>
                </thead>
                <tbody>{children()}</tbody>
            </table>
            <div class="bar">
                <p><b>{count}</b>" "<span class="mute small">"打勾的才报名"</span></p>
                <div class="row"><a class="btn" href=again(&desk)>"回去改"</a><button class="btn go" disabled=!any>"报名"</button></div>
            </div>
        </Act>
    }
    .into_any()
}

/// The page to paste into, with what was pasted.
pub fn again(desk: &Desk) -> String {
    desk.page("entrants?paste=1")
}

/// What was read, line by line; those that are ticked are registered.
#[component]
pub fn Preview(
    /// Where.
    desk: Desk,
    /// What was pasted.
    text: String,
) -> impl IntoView {
    let mut pasted = paste::read(&text);
    pasted.mark_registered(&desk.division().entrants);
    if pasted.rows.is_empty() {
        let hint = pasted.problem.map(words::paste_problem).unwrap_or_default();
        return view! {
            <div class="gap-l"><Empty title="没有读到人" hint><a class="btn go" href=again(&desk)>"回去改"</a></Empty></div>
        }
        .into_any();
    }
    let namesakes = Namesakes::of(&desk.division().entrants, &pasted.rows);
    let good = pasted.rows.iter().filter(|row| row.can_be_registered()).count();
    let rows = pasted.rows.iter().map(|row| preview_row(row, &namesakes)).collect_view();
    let heads = view! {
        <th scope="col" class="opt">"行"</th>
        <th scope="col">"姓名"</th>
        <th scope="col">"单位"</th>
        <th scope="col" class="n opt">"等级分"</th>
        <th scope="col">"说明"</th>
    };
    view! {
        <div class="gap"><Problems pasted=pasted.clone() good /></div>
        <ReadLines desk count=format!("读到 {good} 人") any={good > 0} heads=heads.into_any()>{rows}</ReadLines>
    }
    .into_any()
}

#[component]
fn Problems(pasted: Pasted, good: usize) -> impl IntoView {
    let bad = pasted.rows.len() - good;
    let open = pasted.rows.iter().filter(|row| row.can_be_registered() && !row.problems.is_empty());
    let (strange, twice): (Vec<&Row>, Vec<&Row>) =
        open.partition(|row| row.problems.contains(&RowProblem::HardlyAName));
    let (strange, twice) = (strange.len(), twice.len());
    let warn = |title: String, text: &'static str| {
        view! { <div class="gap"><Note kind=NoteKind::Warn title><p>{text}</p></Note></div> }
    };
    let bad =
        (bad > 0).then(|| warn(format!("{bad} 行不能报名"), "原因写在行末。回去改好再来，或就这样，只报其余的。"));
    let twice =
        (twice > 0).then(|| warn(format!("{twice} 人同名同单位"), "多半是重复，没有打勾；真是两个人，就勾上。"));
    let strange = (strange > 0)
        .then(|| warn(format!("{strange} 行不像姓名"), "可能是序号、合计或乱码，没有打勾；真是人名，就勾上。"));
    let whole = pasted.problem.map(|problem| warn(words::paste_problem(problem), ""));
    let columns: Vec<&str> = pasted.columns.iter().map(|column| words::column_name(*column)).collect();
    view! {
        {whole}{bad}{strange}{twice}
        <p class="mute small gap">{format!("各列读作：{}。", columns.join("、"))}{words::dropped_columns(&pasted)}</p>
    }
    .into_any()
}

/// The most people of one name that a row shows: a list pasted many times over must not grow with its square.
const SHOWN: usize = 5;

/// People of one name, wherever they stand: shown side by side.
struct Namesakes {
    by_name: BTreeMap<String, Vec<(Option<u32>, String)>>,
}

impl Namesakes {
    fn of(entrants: &[Entrant], rows: &[Row]) -> Self {
        let mut by_name: BTreeMap<String, Vec<(Option<u32>, String)>> = BTreeMap::new();
        for entrant in entrants {
            by_name.entry(entrant.details.name.clone()).or_default().push((None, entrant.details.unit.clone()));
        }
        for row in rows.iter().filter(|row| row.can_be_registered()) {
            let person = (Some(row.line), row.details.unit.clone());
            by_name.entry(row.details.name.clone()).or_default().push(person);
        }
        by_name.retain(|_, people| people.len() > 1);
        Self { by_name }
    }

    /// The others of this name, each with the place and the unit.
    fn others(&self, row: &Row) -> Vec<String> {
        let people = self.by_name.get(&row.details.name).map(Vec::as_slice).unwrap_or_default();
        let others = people.iter().filter(|(line, _)| *line != Some(row.line)).take(SHOWN);
        let mut words: Vec<String> = others.map(|(line, unit)| namesake_words(*line, unit)).collect();
        let left = people.len().saturating_sub(1 + SHOWN);
        if left > 0 {
            words.push(format!("同名的还有 {left} 人"));
        }
        words
    }
}

fn namesake_words(line: Option<u32>, unit: &str) -> String {
    let place = line.map_or_else(|| "已报名".to_owned(), |line| format!("第 {line} 行"));
    let unit = if unit.is_empty() { "没写单位" } else { unit };
    format!("同名：{place}，{unit}")
}

/// 女子、少年, 陪打.
fn marks(details: &EntrantDetails) -> String {
    let tags = details.tags.iter().map(|tag| forms::tag_word(tag));
    tags.chain(details.guest.then(|| "陪打".to_owned())).collect::<Vec<_>>().join("、")
}

fn preview_row(row: &Row, namesakes: &Namesakes) -> impl IntoView + use<> {
    let good = row.can_be_registered();
    let problems: String = row.problems.iter().map(words::row_problem).collect();
    let others = if good { namesakes.others(row) } else { Vec::new() };
    let others = others.into_iter().map(|words| view! { <span class="meta">{words}</span> }).collect_view();
    let details = row.details.clone();
    let marks = marks(&details);
    let marks = (!marks.is_empty()).then(|| view! { " "<span class="ds">{marks}</span> });
    let tick = good.then(|| {
        let label = format!("报名 {}", details.name);
        let once = row.problems.is_empty();
        view! { <input type="checkbox" name="line[]" value=row.line.to_string() checked=once aria-label=label /> }
    });
    view! {
        <tr class=if good { "" } else { "bad" }>
            <td class="tick">{tick}</td>
            <td class="ds opt">{row.line}</td>
            <th scope="row"><Name name=details.name.clone() />{marks}</th>
            <td class="mute">{details.unit.clone()}</td>
            <td class="n opt">{details.rating.map(|rating| rating.to_string())}</td>
            <td class="small">{problems}{others}</td>
        </tr>
    }
    .into_any()
}
