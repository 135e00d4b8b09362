//! What to do next, told from the state of the division: from the names through every stage to the last rank.

use shared::matches;
use shared::structure::{Missing, StageState, state};
use shared::words;

use super::stage_missing::remedy;
use super::state::Desk;

/// The one thing to do now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next {
    /// What.
    pub title: String,
    /// Why, or how.
    pub text: String,
    /// What the button says.
    pub button: String,
    /// Where it leads.
    pub href: String,
    /// Another thing that can be done now.
    pub second: Option<(&'static str, String)>,
}

/// Where the division stands. Stages are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Now {
    /// There is nobody to play.
    Names,
    /// Nobody has a number.
    Draw,
    /// A stage can start.
    Start { stage: usize },
    /// A round can be made.
    Propose { stage: usize, round: u32 },
    /// A round is made and not published.
    Publish { stage: usize, round: u32 },
    /// Results are missing.
    Results { stage: usize, round: u32, missing: usize },
    /// A stage waits for something that no other stage brings by itself.
    Waits { stage: usize, missing: Vec<Missing> },
    /// Everything is played.
    Finish,
    /// The division is closed.
    Over,
}

/// Where the division stands.
pub(super) fn now(desk: &Desk) -> Now {
    if desk.division().finished {
        Now::Over
    } else if desk.division().entrants.len() < 2 {
        Now::Names
    } else if !desk.division().is_drawn() {
        Now::Draw
    } else {
        in_the_stages(desk)
    }
}

/// A stage that can start comes first, so that those who leave another stage for it are not paired there again.
fn in_the_stages(desk: &Desk) -> Now {
    let stages = || (0..desk.division().stages.len()).filter_map(|index| desk.at_stage(index));
    let starts = stages().find(|there| there.stage.needs_start() && is_ready(there)).map(|there| there.stage_index);
    if let Some(stage) = starts {
        return Now::Start { stage };
    }
    stages()
        .find_map(|there| in_stage(&there))
        .or_else(|| stages().find_map(|there| waits(&there)))
        .unwrap_or(Now::Finish)
}

fn is_ready(desk: &Desk) -> bool {
    matches!(state(desk.division(), desk.stage_index), StageState::Ready { .. })
}

/// What there is to do in a stage that goes on.
fn in_stage(desk: &Desk) -> Option<Now> {
    if !desk.stage.has_started() || matches!(state(desk.division(), desk.stage_index), StageState::Done) {
        return None;
    }
    let stage = desk.stage_index;
    let (published, total) = (desk.published(), desk.total_rounds());
    let knockout = desk.stage.settings.format.is_knockout();
    let at_play = desk.stage.round_at_play();
    let missing = desk.missing(at_play).len();
    if desk.stage.proposal.is_some() {
        Some(Now::Publish { stage, round: published + 1 })
    } else if missing > 0 && !knockout {
        Some(Now::Results { stage, round: at_play, missing })
    } else if published < total && !knockout {
        Some(Now::Propose { stage, round: published + 1 })
    } else {
        let open = (1..=published).find(|round| !desk.missing(*round).is_empty())?;
        Some(Now::Results { stage, round: open, missing: desk.missing(open).len() })
    }
}

fn waits(desk: &Desk) -> Option<Now> {
    match state(desk.division(), desk.stage_index) {
        StageState::Waits { missing } => Some(Now::Waits { stage: desk.stage_index, missing }),
        StageState::Ready { .. } | StageState::Runs | StageState::Done => None,
    }
}

/// What to do next.
pub fn next(desk: &Desk) -> Next {
    let now = now(desk);
    match &now {
        Now::Start { stage }
        | Now::Propose { stage, .. }
        | Now::Publish { stage, .. }
        | Now::Results { stage, .. }
        | Now::Waits { stage, .. } => {
            desk.at_stage(*stage).map_or_else(|| told(desk, &now), |there| told(&there, &now))
        }
        Now::Names | Now::Draw | Now::Finish | Now::Over => told(desk, &now),
    }
}

/// The words, at the stage they are about.
fn told(desk: &Desk, now: &Now) -> Next {
    let of = stage_words(desk);
    match now {
        Now::Names => names(desk),
        Now::Draw => draw(desk),
        Now::Start { .. } => {
            let text = "看清谁进来，定好座次，就公布对阵。";
            say(format!("开始第 {} 阶段", desk.stage_index + 1), text, "去开始", desk.page("start"))
        }
        Now::Propose { round, .. } => {
            let text = "先看方案和每一对的理由，再公布。公布以前谁也看不到。";
            say(format!("{of}编第 {round} 轮"), text, "去编排", desk.page("round"))
        }
        Now::Publish { round, .. } => {
            let text = "方案已经排好，还没有公布。";
            say(format!("{of}公布第 {round} 轮"), text, "看方案", desk.page("round"))
        }
        Now::Results { round, missing, .. } => results(desk, *round, *missing),
        Now::Waits { missing, .. } => waiting(desk, missing),
        Now::Finish => finish(desk),
        Now::Over => say("比赛已结束", "名次已定。成绩表可以打印。", "打印成绩", desk.page("papers")),
    }
}

fn names(desk: &Desk) -> Next {
    let text = if desk.division().team.is_some() {
        "从表格里复制队名和队员，一次粘进来。"
    } else {
        "从表格里复制姓名和单位，一次粘进来。"
    };
    say("把名单放进来", text, "粘贴名单", names_page(desk))
}

fn draw(desk: &Desk) -> Next {
    let text = format!("{} {}已报名。抽签定序号以后就能往下走。", desk.division().entrants.len(), desk.unit());
    let next = say("抽签定序号", text, "去抽签", desk.page("draw"));
    Next { second: Some(("再加人", names_page(desk))), ..next }
}

fn results(desk: &Desk, round: u32, missing: usize) -> Next {
    let text = if matches::has_games(desk.division(), desk.stage_index, round) {
        "点一台，逐局报。一场的结果由各局得出。"
    } else {
        "键盘报成绩：台号，再按 1、= 或 0。手机上点按钮也行。"
    };
    let href = desk.page(&desk.results_page(round));
    let title = format!("{}第 {round} 轮还缺 {missing} {}", stage_words(desk), desk.board_word());
    Next { second: Some(("打印对阵表", desk.page("papers"))), ..say(title, text, "报成绩", href) }
}

fn waiting(desk: &Desk, missing: &[Missing]) -> Next {
    let (button, href) = missing.first().map_or(("看结构", desk.page("structure")), |missing| remedy(desk, missing));
    let title = format!("第 {} 阶段还不能开始", desk.stage_index + 1);
    Next {
        second: Some(("看结构", desk.page("structure"))), ..say(title, words::missing_words(missing), button, href)
    }
}

fn finish(desk: &Desk) -> Next {
    say(
        "各轮都已下完，定名次",
        "核对名次和破同分的各项，结束比赛，打印成绩册。",
        "看名次",
        desk.page(desk.last_ranks()),
    )
}

/// The stage at the head of a title, where there are several.
fn stage_words(desk: &Desk) -> String {
    if desk.s() == 0 { String::new() } else { format!("{} ", words::stage_name(&desk.stage.settings)) }
}

fn names_page(desk: &Desk) -> String {
    desk.page("entrants?paste=1")
}

fn say(title: impl Into<String>, text: impl Into<String>, button: &str, href: String) -> Next {
    Next { title: title.into(), text: text.into(), button: button.to_owned(), href, second: None }
}
