//! The line of the day: from names to ranks, stage by stage.

use shared::stage::Format;
use shared::structure::{StageState, state};
use shared::words;

use super::next::{Now, now};
use super::state::Desk;

/// One step of the day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// 报名, 抽签, …
    pub word: String,
    /// How far it is.
    pub state: String,
    /// Where it is done.
    pub href: String,
    /// Whether it is done.
    pub done: bool,
    /// Whether it is what to do now.
    pub current: bool,
}

/// 报名 → 抽签 → the stages → 名次.
pub fn steps(desk: &Desk) -> Vec<Step> {
    let now = now(desk);
    let drawn = desk.division().is_drawn();
    let names = Step {
        word: "报名".to_owned(),
        state: format!("{} {}", desk.division().entrants.len(), desk.unit()),
        href: desk.page("entrants"),
        done: drawn,
        current: now == Now::Names,
    };
    let draw = Step {
        word: "抽签".to_owned(),
        state: if drawn { "序号已定" } else { "未抽" }.to_owned(),
        href: desk.page("draw"),
        done: drawn,
        current: now == Now::Draw,
    };
    let simple = desk.s() == 0 && !desk.stage.needs_start();
    let middle = if simple { round_and_results(desk, &now) } else { stages(desk, &now) };
    let ranks = Step {
        word: "名次".to_owned(),
        state: if now == Now::Over { "已结束" } else { "未定" }.to_owned(),
        href: desk.page(desk.last_ranks()),
        done: now == Now::Over,
        current: now == Now::Finish,
    };
    [names, draw].into_iter().chain(middle).chain([ranks]).collect()
}

/// Of one stage that is paired round by round: its round and its results.
fn round_and_results(desk: &Desk, now: &Now) -> Vec<Step> {
    let published = desk.published();
    let missing = desk.missing(published).len();
    let paired = published > 0 && matches!(now, Now::Results { .. } | Now::Finish | Now::Over);
    let number = match now {
        Now::Propose { round, .. } | Now::Publish { round, .. } => *round,
        Now::Names
        | Now::Draw
        | Now::Start { .. }
        | Now::Results { .. }
        | Now::Waits { .. }
        | Now::Finish
        | Now::Over => published.max(1),
    };
    let rounds = match desk.total_rounds() {
        0 => "轮数看人数".to_owned(),
        total => format!("共 {total} 轮，已公布 {published} 轮"),
    };
    let round = Step {
        word: format!("第 {number} 轮"),
        state: rounds,
        href: desk.page("round"),
        done: paired,
        current: matches!(now, Now::Propose { .. } | Now::Publish { .. }),
    };
    let results = Step {
        word: "成绩".to_owned(),
        state: if published == 0 { "未开始".to_owned() } else { missing_words(desk, missing) },
        href: desk.page(&desk.results_page(published.max(1))),
        done: paired && missing == 0,
        current: matches!(now, Now::Results { .. }),
    };
    vec![round, results]
}

/// A step for each stage.
fn stages(desk: &Desk, now: &Now) -> Vec<Step> {
    let there = (0..desk.division().stages.len()).filter_map(|index| desk.at_stage(index));
    there.map(|there| stage(&there, now)).collect()
}

fn stage(desk: &Desk, now: &Now) -> Step {
    let here = desk.stage_index;
    let published = desk.published();
    let (words, page, done) = match state(desk.division(), here) {
        StageState::Waits { .. } => ("未开始".to_owned(), "start".to_owned(), false),
        StageState::Ready { .. } if !desk.stage.needs_start() => ("可以编排".to_owned(), "round".to_owned(), false),
        StageState::Ready { .. } => ("可以开始".to_owned(), "start".to_owned(), false),
        StageState::Runs if published == 0 => ("还没有编第 1 轮".to_owned(), "round".to_owned(), false),
        StageState::Runs => {
            let missing = missing_words(desk, desk.missing(published).len());
            (format!("第 {published} 轮，{missing}"), desk.results_page(published.max(1)), false)
        }
        StageState::Done => ("已下完".to_owned(), played_out(&desk.stage.settings.format).to_owned(), true),
    };
    let current = match now {
        Now::Start { stage }
        | Now::Propose { stage, .. }
        | Now::Publish { stage, .. }
        | Now::Results { stage, .. }
        | Now::Waits { stage, .. } => *stage == here,
        Now::Names | Now::Draw | Now::Finish | Now::Over => false,
    };
    Step { word: words::stage_name(&desk.stage.settings), state: words, href: desk.page(&page), done, current }
}

/// The page, without its address, that shows how a stage ended.
const fn played_out(format: &Format) -> &'static str {
    match format {
        Format::Swiss(_) | Format::RoundRobin { .. } => "standings",
        Format::Groups(_) => "groups",
        Format::SingleElim(_) | Format::DoubleElim | Format::Ladder => "bracket",
        Format::Heats(_) => "heats",
    }
}

fn missing_words(desk: &Desk, missing: usize) -> String {
    if missing == 0 { "已报齐".to_owned() } else { format!("缺 {missing} {}", desk.board_word()) }
}
