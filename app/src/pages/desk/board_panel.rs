//! One board with everything about it: any result, fouls, penalties; and what a correction would change.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::command::Command;
use shared::decide::{self, Effect};
use shared::result::{GameResult, Penalty};
use shared::side::Side;
use shared::view::round::BoardRow;

use super::form::{Act, Choices, Choose, Hidden, Keep};
use super::state::Desk;
use crate::api::forms;
use crate::api::result::SetResult;
use crate::components::{Name, SideMark};
use crate::wording;

/// Fouls that can be chosen.
const MOST_FOULS: u32 = 9;

/// A board; with `to`, the correction that is asked for.
#[component]
pub fn BoardPanel(
    /// Where.
    desk: Desk,
    /// The round.
    number: u32,
    /// The board.
    row: BoardRow,
    /// The result that it would get.
    to: Option<GameResult>,
) -> impl IntoView {
    let back = desk.page(&format!("results/{number}"));
    let work = match to.filter(|to| *to != row.result) {
        Some(to) => view! { <Correction desk=desk.clone() number row=row.clone() to /> }.into_any(),
        None => view! { <Everything desk=desk.clone() number row=row.clone() /> }.into_any(),
    };
    view! {
        <p class="gap-l"><a href=back>"← 回到第 "{number}" 轮各台"</a></p>
        <section class="panel">
            <Heading desk row />
            {work}
        </section>
    }
    .into_any()
}

#[component]
fn Heading(desk: Desk, row: BoardRow) -> impl IntoView {
    let game = desk.game();
    view! {
        <h2 class="board-head">
            <span class="bd">{row.board}</span>" "
            <SideMark game side=Side::First />" "<Name name=row.first.person.name />
            <span class="mute">" – "</span>
            <Name name=row.second.person.name />" "<SideMark game side=Side::Second />
        </h2>
        <p class="mute small">
            {format!("{} 号对 {} 号，现在 {}", row.first.person.no, row.second.person.no, now_words(row.result, game))}
        </p>
    }
    .into_any()
}

fn now_words(result: GameResult, game: shared::event::Game) -> String {
    if result.is_finished() { wording::result(result, game) } else { "未报".to_owned() }
}

/// Every result, fouls and penalties.
#[component]
fn Everything(desk: Desk, number: u32, row: BoardRow) -> impl IntoView {
    let game = desk.game();
    let radio = |result: GameResult| {
        let words =
            if result.is_finished() { wording::result(result, game) } else { "未报（撤回成绩）".to_owned() };
        let chosen = result == row.result;
        view! {
            <label class="pickone">
                <input type="radio" name="entry[result]" value=result.sign() checked=chosen required />
                <span>{words}</span>
            </label>
        }
    };
    let radios = GameResult::ALL.map(radio).into_iter().collect_view();
    let sides = [Side::First, Side::Second].map(|side| view! { <OneSide desk=desk.clone() row=row.clone() side /> });
    let earlier = view! { <Earlier desk=desk.clone() number row=row.clone() /> };
    view! {
        <Act to=SetResult::PATH hidden=Hidden::of(&desk)>
            <Place desk=desk.clone() number row />
            <fieldset class="field"><legend>"结果"</legend><div class="choices">{radios}</div></fieldset>
            <div class="cols even">{sides.into_iter().collect_view()}</div>
            <p class="acts gap-l">
                <button class="btn go">"记下"</button>
                <a class="btn" href=desk.page(&format!("results/{number}"))>"不改"</a>
            </p>
        </Act>
        {earlier}
    }
    .into_any()
}

/// The fields that name the board and the version that was seen.
#[component]
fn Place(desk: Desk, number: u32, row: BoardRow) -> impl IntoView {
    view! {
        <Keep name="entry[stage]" value=desk.stage_number().to_string() />
        <Keep name="entry[round]" value=number.to_string() />
        <Keep name="entry[board]" value=row.board.to_string() />
        <Keep name="entry[seen]" value=row.version.to_string() />
    }
    .into_any()
}

/// Fouls and penalties of one side.
#[component]
fn OneSide(desk: Desk, row: BoardRow, side: Side) -> impl IntoView {
    let word = desk.game().side_name(side);
    let (fouls, penalties) = match (side, row.fouls, row.penalties) {
        (Side::First, [fouls, _], [penalties, _]) | (Side::Second, [_, fouls], [_, penalties]) => (fouls, penalties),
    };
    let (fouls_name, penalty_name) = match side {
        Side::First => ("entry[first_fouls]", "entry[first_penalty]"),
        Side::Second => ("entry[second_fouls]", "entry[second_penalty]"),
    };
    view! {
        <div>
            <Choose label=format!("{word}方犯规") name=fouls_name choices=foul_choices() value=fouls.to_string() />
            <Choose label=format!("{word}方处罚") name=penalty_name choices=penalty_choices(&penalties) value=forms::penalties_text(&penalties) />
        </div>
    }
    .into_any()
}

fn foul_choices() -> Choices {
    (0..=MOST_FOULS)
        .map(|fouls| (fouls.to_string(), if fouls == 0 { "没有".to_owned() } else { format!("{fouls} 次") }))
        .collect()
}

/// What can be given at once, and what stands already.
fn penalty_choices(stands: &[Penalty]) -> Choices {
    let mut choices: Choices = [
        ("", "没有"),
        ("warning", "警告 〔18.1〕"),
        ("disqualified", "取消当场比赛资格 〔18.2〕"),
        ("warning,disqualified", "警告，再取消当场资格"),
    ]
    .map(|(key, word)| (key.to_owned(), word.to_owned()))
    .to_vec();
    let stands = forms::penalties_text(stands);
    if !choices.iter().any(|(key, _)| *key == stands) {
        choices.push((stands, "现在的处罚".to_owned()));
    }
    choices
}

/// For a round that others were paired after: look first at what a correction changes.
#[component]
fn Earlier(desk: Desk, number: u32, row: BoardRow) -> impl IntoView {
    (number < desk.published()).then(|| {
        let game = desk.game();
        let others = GameResult::ALL.into_iter().filter(|result| *result != row.result);
        let link = |result: GameResult| {
            let href = format!("?board={}&to={}", row.board, crate::api::sent::in_query(result.sign()));
            view! { <a class="chip" href=href>{now_words(result, game)}</a> }
        };
        view! {
            <section class="sect">
                <h2>"先看会改动什么"</h2>
                <p class="mute small">"后面的轮次已经编过。点一个结果，看谁的积分和名次会变。"</p>
                <p class="chips gap">{others.map(link).collect_view()}</p>
            </section>
        }
    })
}

/// A correction with what it changes, before it is made.
#[component]
fn Correction(desk: Desk, number: u32, row: BoardRow, to: GameResult) -> impl IntoView {
    let game = desk.game();
    let verb = format!("改为{}", now_words(to, game));
    let title = format!("第 {number} 轮第 {} 台，{}{verb}", row.board, now_words(row.result, game));
    let effects = effects(&desk, number, &row, to);
    let [first, second] = row.fouls;
    let [first_penalty, second_penalty] = row.penalties.clone();
    view! {
        <div class="sheet gap">
            <h3 class="song">{title}</h3>
            {effects}
            <Act to=SetResult::PATH hidden=Hidden::of(&desk)>
                <Place desk=desk.clone() number row />
                <Keep name="entry[result]" value=to.sign() />
                <Keep name="entry[first_fouls]" value=first.to_string() />
                <Keep name="entry[second_fouls]" value=second.to_string() />
                <Keep name="entry[first_penalty]" value=forms::penalties_text(&first_penalty) />
                <Keep name="entry[second_penalty]" value=forms::penalties_text(&second_penalty) />
                <p class="acts gap">
                    <button class="btn go">{verb}</button>
                    <a class="btn" href=desk.page(&format!("results/{number}"))>"不改"</a>
                </p>
            </Act>
            <p class="hint">"改后可以再改回来，日志记下两个值。"</p>
        </div>
    }
    .into_any()
}

/// Points and rounds first; the ranks, which can be many, folded.
fn effects(desk: &Desk, number: u32, row: &BoardRow, to: GameResult) -> impl IntoView + use<> {
    let command = Command::SetResult {
        stage: desk.stage_number(),
        round: number,
        board: row.board,
        seen: row.version,
        result: to,
        fouls: row.fouls,
        penalties: row.penalties.clone(),
    };
    let effects = decide::preview(desk.division(), &command);
    let (ranks, others): (Vec<Effect>, Vec<Effect>) =
        effects.into_iter().partition(|effect| matches!(effect, Effect::Rank { .. }));
    let nothing = (ranks.is_empty() && others.is_empty()).then(|| view! { <li>"积分和名次都不变。"</li> });
    let count = ranks.len();
    let items = |effects: Vec<Effect>| {
        let words = effects.into_iter().map(|effect| wording::effect(&effect, desk.division()));
        words.map(|words| view! { <li>{words}</li> }).collect_view()
    };
    let ranks = (count > 0).then(|| {
        view! {
            <details class="more">
                <summary>{format!("{count} 人名次有变动")}</summary>
                <ul class="effects">{items(ranks)}</ul>
            </details>
        }
    });
    view! { <ul class="effects">{items(others)}{nothing}</ul>{ranks} }
}
