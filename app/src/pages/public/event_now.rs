//! What goes on in a division now, whatever is played.

use leptos::prelude::*;
use shared::points::Points;
use shared::stage::Format;
use shared::structure::{self, StageState};
use shared::view::bracket::{BracketBox, BracketLine, BracketView, bracket_view};
use shared::view::heats::heats_view;

use super::division::Here;
use super::frame::dotted;
use crate::components::Progress;

/// More matches of a bracket than these stand on its own page only.
const MATCHES: usize = 8;

/// The stages that are played; usually one.
pub(super) fn of_division(here: &Here, several: bool) -> AnyView {
    let all = (0..here.division.stages.len()).filter_map(|stage| here.in_stage(stage));
    let runs = |here: &Here| structure::state(&here.division, here.index()) == StageState::Runs;
    let mut stages: Vec<Here> = all.filter(runs).collect();
    if stages.is_empty() {
        stages.push(here.clone());
    }
    stages.iter().map(|here| of_stage(here, several)).collect::<Vec<_>>().into_any()
}

fn of_stage(here: &Here, several: bool) -> AnyView {
    let state = State::of(here);
    let division = if several { here.division.name.clone() } else { String::new() };
    let stage = if here.has_stages() { here.stage_name() } else { String::new() };
    // A final of one match is a round of its own name.
    let title = if state.title == stage { String::new() } else { state.title };
    let chip = if state.live { "chip live" } else { "chip" };
    view! {
        <section class="current">
            <div class="split"><h2>{dotted([division, stage, title])}</h2><span class=chip>{state.word}</span></div>
            {state.progress}
            {state.matches}
        </section>
    }
    .into_any()
}

/// How far a stage is.
struct State {
    /// 第 3 轮, 四分之一决赛.
    title: String,
    /// 进行中.
    word: String,
    /// Whether games are played.
    live: bool,
    progress: AnyView,
    /// Matches of a bracket that are played now.
    matches: Option<AnyView>,
}

impl State {
    fn of(here: &Here) -> Self {
        if here.published() == 0 {
            return Self::before(here);
        }
        match here.stage().map(|stage| &stage.settings.format) {
            Some(Format::SingleElim(_) | Format::DoubleElim) => Self::of_bracket(here),
            Some(Format::Heats(_)) => Self::of_heats(here),
            Some(Format::Swiss(_) | Format::RoundRobin { .. } | Format::Groups(_) | Format::Ladder) | None => {
                Self::of_round(here)
            }
        }
    }

    fn before(here: &Here) -> Self {
        let (title, word) = match here.stage() {
            Some(stage) if stage.needs_start() && stage.seats.is_some() => ("座次已定", "等待第 1 轮"),
            Some(stage) if here.division.is_drawn() && !stage.needs_start() => ("已经抽签", "等待第 1 轮"),
            _ if here.division.is_drawn() => ("名单已定", "等待开始"),
            _ => ("正在报名", "尚未抽签"),
        };
        let units = match here.units() {
            0 => String::new(),
            units => format!("，来自 {units} 个单位"),
        };
        let text = format!("已有 {} {}{units}。", here.in_the_stage(), here.counter());
        let progress = view! { <p class="small mute">{text}</p> }.into_any();
        Self { title: title.to_owned(), word: word.to_owned(), live: false, progress, matches: None }
    }

    fn of_round(here: &Here) -> Self {
        let now = here.at_play();
        let pairings = here.round_now().map(|round| round.pairings.as_slice()).unwrap_or_default();
        let done = pairings.iter().filter(|pairing| pairing.result.is_finished()).count();
        let live = done < pairings.len();
        let total = here.total_rounds();
        let word = match (live, now >= total) {
            (true, _) => "进行中".to_owned(),
            (false, true) => over(here),
            (false, false) => "已结束，等待下一轮".to_owned(),
        };
        let progress = progress(done, pairings.len(), "台", &format!("共 {total} 轮"));
        Self { title: format!("第 {now} 轮"), word, live, progress, matches: None }
    }

    fn of_bracket(here: &Here) -> Self {
        let view = bracket_view(&here.division, here.index());
        let (all, done) = (view.played().count(), view.played().filter(|of| of.is_over()).count());
        let live = done < all;
        let word = if live { "进行中".to_owned() } else { over(here) };
        let progress = progress(done, all, "场", "");
        Self { title: rounds_now(&view), word, live, progress, matches: matches_now(here, &view) }
    }

    fn of_heats(here: &Here) -> Self {
        let view = heats_view(&here.division, here.index());
        let done = view.tables.iter().filter(|table| table.played >= view.games).count();
        let live = done < view.tables.len();
        let word = if live { "进行中".to_owned() } else { over(here) };
        let progress = progress(done, view.tables.len(), "桌", &format!("每桌 {} 局", view.games));
        Self { title: format!("{} 桌", view.tables.len()), word, live, progress, matches: None }
    }
}

/// What a stage that is played out waits for.
fn over(here: &Here) -> String {
    if here.division.finished {
        return "比赛结束".to_owned();
    }
    let waits = |next: &Here| next.published() == 0 && !structure::is_played_out(&next.division, next.index());
    let next = here.in_stage(here.index() + 1).filter(waits);
    next.map_or_else(|| "全部赛完".to_owned(), |next| format!("已赛完，等待{}", next.stage_name()))
}

fn progress(done: usize, total: usize, counter: &str, more: &str) -> AnyView {
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let text = format!("{total} {counter}已结束 {done} {counter}");
    view! {
        <Progress done=count(done) total=count(total) label="已结束的" />
        <p class="small mute split"><span>{text}</span><span>{more.to_owned()}</span></p>
    }
    .into_any()
}

/// The rounds in which matches can be played; with two sides there may be two.
fn rounds_now(view: &BracketView) -> String {
    let open = view.rounds.iter().filter(|round| round.matches.iter().any(BracketBox::is_on));
    open.map(|round| round.name.as_str()).take(2).collect::<Vec<_>>().join("、")
}

fn matches_now(here: &Here, view: &BracketView) -> Option<AnyView> {
    let open = view.rounds.iter().flat_map(|round| &round.matches).filter(|of| of.is_on());
    let lines: Vec<_> = open.take(MATCHES).filter_map(|of| line(here, of)).collect();
    (!lines.is_empty()).then(|| view! { <nav class="links" aria-label="正在进行的场次">{lines}</nav> }.into_any())
}

/// 第 3 台 彭远山 对 孙知行, with the score so far.
fn line(here: &Here, of: &BracketBox) -> Option<AnyView> {
    let [upper, lower] = &of.lines;
    let is_number = |line: &&BracketLine| line.score.parse::<Points>().is_ok();
    let scores: Vec<&str> = [upper, lower].into_iter().filter(is_number).map(|line| line.score.as_str()).collect();
    let score = scores.join(" 比 ");
    let text = format!("第 {} 台　{} 对 {}", of.board, upper.who.person()?.name, lower.who.person()?.name);
    let href = here.match_page(of.round, of.board);
    Some(view! { <a href=href>{text}<span>{score}</span></a> }.into_any())
}
