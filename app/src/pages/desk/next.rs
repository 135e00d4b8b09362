//! What to do next, told from the state of the division.

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

/// Where the division stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Now {
    Names,
    Draw,
    Propose { round: u32 },
    Publish { round: u32 },
    Results { round: u32, missing: usize },
    Finish,
    Over,
}

fn now(desk: &Desk) -> Now {
    let (published, total) = (desk.published(), desk.total_rounds());
    let missing = desk.missing(published).len();
    if desk.division().finished {
        Now::Over
    } else if desk.division().entrants.len() < 2 {
        Now::Names
    } else if !desk.division().is_drawn() {
        Now::Draw
    } else if desk.stage.proposal.is_some() {
        Now::Publish { round: published + 1 }
    } else if missing > 0 {
        Now::Results { round: published, missing }
    } else if published < total {
        Now::Propose { round: published + 1 }
    } else {
        match (1..=published).find(|round| !desk.missing(*round).is_empty()) {
            Some(round) => Now::Results { round, missing: desk.missing(round).len() },
            None => Now::Finish,
        }
    }
}

/// What to do next.
pub fn next(desk: &Desk) -> Next {
    match now(desk) {
        Now::Names => say("把名单放进来", "从表格里复制姓名和单位，一次粘进来。", "粘贴名单", names_page(desk)),
        Now::Draw => draw(desk),
        Now::Propose { round } => {
            let text = "先看方案和每一对的理由，再公布。公布以前谁也看不到。";
            say(format!("编第 {round} 轮"), text, "去编排", desk.page("round"))
        }
        Now::Publish { round } => {
            let text = "方案已经排好，还没有公布。";
            say(format!("公布第 {round} 轮"), text, "看方案", desk.page("round"))
        }
        Now::Results { round, missing } => results(desk, round, missing),
        Now::Finish => say(
            "各轮都已下完，定名次",
            "核对名次和破同分的各项，结束比赛，打印成绩册。",
            "看名次",
            desk.page("standings"),
        ),
        Now::Over => say("比赛已结束", "名次已定。成绩表可以打印。", "打印成绩", desk.page("papers")),
    }
}

fn draw(desk: &Desk) -> Next {
    let text = format!("{} 人已报名。抽签定序号以后就能编第一轮。", desk.division().entrants.len());
    let next = say("抽签定序号", text, "去抽签", desk.page("draw"));
    Next { second: Some(("再加人", names_page(desk))), ..next }
}

fn results(desk: &Desk, round: u32, missing: usize) -> Next {
    let text = "键盘报成绩：台号，再按 1、= 或 0。手机上点按钮也行。";
    let href = desk.page(&format!("results/{round}"));
    let next = say(format!("第 {round} 轮还缺 {missing} 台"), text, "报成绩", href);
    Next { second: Some(("打印对阵表", desk.page("papers"))), ..next }
}

fn names_page(desk: &Desk) -> String {
    desk.page("entrants?paste=1")
}

fn say(title: impl Into<String>, text: impl Into<String>, button: &str, href: String) -> Next {
    Next { title: title.into(), text: text.into(), button: button.to_owned(), href, second: None }
}

/// The line 报名 → 抽签 → 第 n 轮 → 成绩 → 名次.
pub fn steps(desk: &Desk) -> Vec<Step> {
    let now = now(desk);
    let (published, total) = (desk.published(), desk.total_rounds());
    let round = published.max(1);
    let drawn = desk.division().is_drawn();
    let missing = desk.missing(published).len();
    let step = |word: String, state: String, page: &str, done: bool, current: bool| Step {
        word,
        state,
        href: desk.page(page),
        done,
        current,
    };
    let names = format!("{} 人", desk.division().entrants.len());
    let rounds = match total {
        0 => "轮数看人数".to_owned(),
        total => format!("共 {total} 轮，已公布 {published} 轮"),
    };
    let open = if published == 0 { "未开始".to_owned() } else { missing_words(missing) };
    let over = if now == Now::Over { "已结束" } else { "未定" };
    let results = format!("results/{round}");
    let paired = published > 0 && matches!(now, Now::Results { .. } | Now::Finish | Now::Over);
    let pairing = matches!(now, Now::Propose { .. } | Now::Publish { .. });
    let word = match now {
        Now::Propose { round } | Now::Publish { round } => format!("第 {round} 轮"),
        _ => format!("第 {round} 轮"),
    };
    vec![
        step("报名".to_owned(), names, "entrants", drawn, now == Now::Names),
        step("抽签".to_owned(), drawn_words(drawn), "draw", drawn, now == Now::Draw),
        step(word, rounds, "round", paired, pairing),
        step("成绩".to_owned(), open, &results, paired && missing == 0, matches!(now, Now::Results { .. })),
        step("名次".to_owned(), over.to_owned(), "standings", now == Now::Over, now == Now::Finish),
    ]
}

fn missing_words(missing: usize) -> String {
    if missing == 0 { "已报齐".to_owned() } else { format!("缺 {missing} 台") }
}

fn drawn_words(drawn: bool) -> String {
    if drawn { "序号已定" } else { "未抽" }.to_owned()
}
