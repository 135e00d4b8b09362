//! One board with everything about it: any result, fouls, penalties; and what a correction would change.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::result::{GameResult, Penalty};
use shared::side::Side;
use shared::view::round::BoardRow;

use super::correction::Correction;
use super::entry_fields::ToSet;
use super::form::{Act, Choices, Choose, Hidden, Keep, KeepStage};
use super::state::Desk;
use crate::api::forms;
use crate::api::result::{Entry, SetResult};
use crate::components::{Name, SideMark};
use crate::wording;

/// Fouls that can be chosen.
const MOST_FOULS: u32 = 9;

/// A result that is asked for, before it is set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The result.
    pub result: GameResult,
    /// 犯规 of both sides; `None` leaves them.
    pub fouls: Option<[u32; 2]>,
    /// Penalties of both sides, as their form has them; `None` leaves them.
    pub penalties: Option<[String; 2]>,
}

/// A board; with `to`, the correction that is asked for.
#[component]
pub fn BoardPanel(
    /// Where.
    desk: Desk,
    /// The round.
    number: u32,
    /// The board.
    row: BoardRow,
    /// What it would get.
    to: Option<Wanted>,
) -> impl IntoView {
    let back = desk.page(&format!("results/{number}"));
    let work = match to.map(|to| to.over(&row)).filter(|entry| !entry.stands_in(&row)) {
        Some(entry) => view! { <Corrected desk=desk.clone() number row=row.clone() entry /> }.into_any(),
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
    let fields = view! {
        <fieldset class="field"><legend>"结果"</legend><div class="choices">{radios}</div></fieldset>
        <div class="cols even">{sides.into_iter().collect_view()}</div>
    }
    .into_any();
    let back = desk.page(&format!("results/{number}"));
    if number < desk.published() {
        return view! {
            <form>
                <KeepStage desk=desk.clone() />
                <Keep name="board" value=row.board.to_string() />
                {fields}
                <p class="hint gap-l">"后面的轮次已经编过，先看会改动谁的积分和名次，再定。"</p>
                <p class="acts gap"><button class="btn go">"看会改动什么"</button><a class="btn" href=back>"不改"</a></p>
            </form>
        }
        .into_any();
    }
    view! {
        <Act to=SetResult::PATH hidden=Hidden::of(&desk)>
            <Place desk=desk.clone() number row=row.clone() />
            {fields}
            <p class="acts gap-l"><button class="btn go">"记下"</button><a class="btn" href=back.clone()>"不改"</a></p>
        </Act>
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

/// How many fouls can be chosen.
pub fn foul_choices() -> Choices {
    (0..=MOST_FOULS)
        .map(|fouls| (fouls.to_string(), if fouls == 0 { "没有".to_owned() } else { format!("{fouls} 次") }))
        .collect()
}

/// What can be given at once, and what stands already.
pub fn penalty_choices(stands: &[Penalty]) -> Choices {
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

/// What a board would get, whole.
#[derive(Clone, Debug, PartialEq, Eq)]
struct NewEntry {
    result: GameResult,
    fouls: [u32; 2],
    penalties: [String; 2],
}

impl Wanted {
    /// What is not asked for stays as it stands.
    fn over(self, row: &BoardRow) -> NewEntry {
        NewEntry {
            result: self.result,
            fouls: self.fouls.unwrap_or(row.fouls),
            penalties: self.penalties.unwrap_or_else(|| penalty_texts(row)),
        }
    }
}

impl NewEntry {
    /// As it is sent for a board.
    fn at(self, desk: &Desk, round: u32, row: &BoardRow) -> Entry {
        let ([first_fouls, second_fouls], [first_penalty, second_penalty]) = (self.fouls, self.penalties);
        Entry {
            stage: desk.stage_number(),
            round,
            board: row.board,
            seen: row.version,
            result: self.result.sign().to_owned(),
            first_fouls,
            second_fouls,
            first_penalty,
            second_penalty,
            ..Entry::default()
        }
    }

    fn stands_in(&self, row: &BoardRow) -> bool {
        self.result == row.result && self.fouls == row.fouls && self.penalties == penalty_texts(row)
    }
}

fn penalty_texts(row: &BoardRow) -> [String; 2] {
    row.penalties.each_ref().map(|penalties| forms::penalties_text(penalties))
}

/// A correction of the board, before it is made.
#[component]
fn Corrected(desk: Desk, number: u32, row: BoardRow, entry: NewEntry) -> impl IntoView {
    let game = desk.game();
    let now = now_words(row.result, game);
    let verb = if entry.result == row.result {
        "改犯规和处罚".to_owned()
    } else {
        format!("改为{}", now_words(entry.result, game))
    };
    let title = format!("第 {number} 轮第 {} 台，{now}，{verb}", row.board);
    let back = desk.page(&format!("results/{number}"));
    let set = ToSet::Board(entry.at(&desk, number, &row));
    view! { <Correction desk set verb title back /> }
}
