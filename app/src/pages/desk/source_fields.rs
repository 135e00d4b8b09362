//! Where the entrants of a stage come from, how they get their seats, and which points they bring along.

use leptos::prelude::*;
use shared::stage::{Carry, Seating, Source, StageSettings, Take};

use super::form::{Choices, Choose, Field, Tick, choices, options};

/// Lines for sources beyond those that are set, and how many there are at least.
const SPARE: usize = 1;
const FEWEST: usize = 3;

/// Who comes into a stage.
#[component]
pub fn SourceFields(
    /// As it is.
    settings: StageSettings,
    /// The names of the stages before it.
    before: Vec<String>,
) -> impl IntoView {
    let (seating, seeds, apart) = match settings.seating {
        Seating::Rank => ("rank", 0, true),
        Seating::Draw { seeds, apart } => ("draw", seeds, apart),
        Seating::InOrder => ("in_order", 0, true),
        Seating::Cross => ("cross", 0, true),
    };
    let later = !before.is_empty();
    let ways = choices([
        ("rank", if later { "按名次：第 1 名坐 1 号" } else { "按种子和序号" }),
        ("draw", "抽签"),
        ("in_order", "照取的次序：1 对 2，3 对 4"),
        ("cross", "各组交叉：A1–B2，B1–A2；第 1 组对第 7 组"),
    ]);
    view! {
        {later.then(|| view! { <Sources from=settings.from.clone() before /> })}
        <div class="cols even">
            <div>
                <Choose label="座次" name="form[seating]" choices=ways value=seating hint="淘汰赛的签位、分组的分法。" />
                {later.then(|| view! { <Carried carry=settings.carry /> })}
            </div>
            <div>
                <Field label="种子人数" name="form[seeds]" value=seeds.to_string() digits=true longest=3 hint="座次是抽签时用：种子不抽，先占签位。" />
                <div class="field"><Tick label="同单位尽量分开" name="form[apart]" checked=apart hint="座次是抽签时用。" /></div>
            </div>
        </div>
    }
    .into_any()
}

#[component]
fn Carried(carry: Carry) -> impl IntoView {
    let key = match carry {
        Carry::Zero => "zero",
        Carry::All => "all",
        Carry::Among => "among",
    };
    let ways = choices([("zero", "从零起"), ("all", "带上一阶段的全部积分"), ("among", "只带出线者之间的成绩")]);
    view! { <Choose label="积分" name="form[carry]" choices=ways value=key /> }
}

/// A line for each source.
#[component]
fn Sources(from: Vec<Source>, before: Vec<String>) -> impl IntoView {
    let rows = (from.len() + SPARE).max(FEWEST);
    let stages: Choices =
        before.iter().zip(1..).map(|(name, number)| (number.to_string(), format!("{number} {name}"))).collect();
    let row = |index: usize| line(index, from.get(index), from.is_empty() && index == 0, stages.clone());
    let rows = (0..rows).map(row).collect_view();
    view! {
        <fieldset class="field">
            <legend>"谁进来"</legend>
            <ul class="sources">{rows}</ul>
            <p class="hint">"可以从几个阶段取。数字上面写着选了什么才填它；取胜者都不填。“每组另取”是各组下一名里最好的几人，按同样的局数比。“第几轮后”空着，就等那个阶段全部下完。"</p>
        </fieldset>
    }
    .into_any()
}

/// One source: from which stage, whom, after which round.
fn line(index: usize, source: Option<&Source>, is_first: bool, stages: Choices) -> impl IntoView + use<> {
    let last = stages.last().map(|(key, _)| key.clone()).unwrap_or_default();
    let stage = match source {
        Some(source) => (source.stage + 1).to_string(),
        None if is_first => last,
        None => String::new(),
    };
    let stages: Choices = std::iter::once((String::new(), "不取".to_owned())).chain(stages).collect();
    let numbers = Numbers::of(source);
    let after = source.and_then(|source| source.after).map(|after| after.to_string()).unwrap_or_default();
    let number = |label: &'static str, key: &str, value: String| {
        let name = format!("form[from][{index}][{key}]");
        view! { <label>{label}<input class="in" name=name value=value inputmode="numeric" autocomplete="off" maxlength="3" /></label> }
    };
    view! {
        <li>
            <label class="wide">"从"<select class="in" name=format!("form[from][{index}][stage]")>{options(stages, &stage)}</select></label>
            <label class="wide">"取"<select class="in" name=format!("form[from][{index}][who]")>{options(takes(), numbers.who)}</select></label>
            <fieldset class="two-of">
                <legend>"总名次、每组"</legend>
                {number("第几名起", "from", numbers.from)}
                {number("到第几名", "to", numbers.to)}
            </fieldset>
            <fieldset><legend>"每组"</legend>{number("每组另取", "best", numbers.best)}</fieldset>
            <fieldset><legend>"负者"</legend>{number("负于第几轮", "round", numbers.round)}</fieldset>
            <fieldset><legend>"没有负满"</legend>{number("几场", "losses", numbers.losses)}</fieldset>
            <fieldset><legend>"总名次、全体"</legend>{number("第几轮后", "after", after)}</fieldset>
        </li>
    }
    .into_any()
}

fn takes() -> Choices {
    choices([
        ("ranks", "总名次第几到第几"),
        ("of_groups", "每组（桌）第几到第几"),
        ("winners", "淘汰赛剩下的胜者"),
        ("losers_of", "淘汰赛某一轮的负者"),
        ("all", "全体"),
        ("fewer_losses", "没有负满几场的"),
    ])
}

/// What a take has in the fields.
#[derive(Debug, Default)]
struct Numbers {
    who: &'static str,
    from: String,
    to: String,
    best: String,
    round: String,
    losses: String,
}

impl Numbers {
    fn of(source: Option<&Source>) -> Self {
        match source.map(|source| source.take) {
            None => Self { who: "ranks", ..Self::default() },
            Some(Take::All) => Self { who: "all", ..Self::default() },
            Some(Take::Ranks { from, to }) => {
                Self { who: "ranks", from: from.to_string(), to: to.to_string(), ..Self::default() }
            }
            Some(Take::OfGroups { from, to, best }) => {
                let best = if best > 0 { best.to_string() } else { String::new() };
                Self { who: "of_groups", from: from.to_string(), to: to.to_string(), best, ..Self::default() }
            }
            Some(Take::Winners) => Self { who: "winners", ..Self::default() },
            Some(Take::LosersOf { round }) => Self { who: "losers_of", round: round.to_string(), ..Self::default() },
            Some(Take::FewerLosses { losses }) => {
                Self { who: "fewer_losses", losses: losses.to_string(), ..Self::default() }
            }
        }
    }
}
