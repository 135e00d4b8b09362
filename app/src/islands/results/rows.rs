//! The boards of the round, and what is missing.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::result::GameResult;
use shared::side::Side;
use shared::words::{result_words, side_words};

use super::sending::{Hall, Line, Matter};
use super::sheet::Board;
use crate::api::result::SetResult;
use crate::components::{Name, SideMark};

/// The boards, those that were missing when the page was made first. Rows do not move while one works.
#[component]
pub fn Rows(
    /// The round.
    hall: Hall,
) -> impl IntoView {
    let boards = hall.sheet.with_value(|sheet| sheet.boards.clone());
    let mut above = None;
    let rows = boards.into_iter().map(|board| {
        let done = board.result.is_finished();
        let head = (above != Some(done)).then_some(if done { "已报" } else { "还没报" });
        above = Some(done);
        view! {
            {head.map(|word| view! { <tr class="seg"><td colspan="5">{word}</td></tr> })}
            <Row hall board />
        }
    });
    let rows = rows.collect_view();
    let (first, second) = heads(hall);
    view! {
        <table class="tight top results">
            <thead>
                <tr>
                    <th scope="col" class="c">"台"</th>
                    {first}
                    <th scope="col" class="c">"结果"</th>
                    {second}
                    <th scope="col" class="n opt">"来自"</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

/// The two sides by colour; where the games of a board change colours, first and second.
fn heads(hall: Hall) -> (AnyView, AnyView) {
    let (game, by_games) = hall.sheet.with_value(|sheet| (sheet.game, sheet.by_games.clone()));
    if let Some([first, second]) = by_games {
        let (first, second) =
            (view! { <th scope="col" class="n">{first}</th> }, view! { <th scope="col">{second}</th> });
        return (first.into_any(), second.into_any());
    }
    let first =
        view! { <th scope="col" class="n">{side_words(Side::First, game)}" "<SideMark game side=Side::First /></th> };
    let second = view! { <th scope="col"><SideMark game side=Side::Second />" "{side_words(Side::Second, game)}</th> };
    (first.into_any(), second.into_any())
}

#[component]
fn Row(hall: Hall, board: Board) -> impl IntoView {
    let Some(line) = hall.line(board.board) else { return ().into_any() };
    let won = move |side: Side| move || line.result.get().outcome(side).is_win();
    let (first, second, from) = (board.first.name.clone(), board.second.name.clone(), board.from.clone());
    let number = board.board;
    view! {
        <tr id=format!("b{number}")>
            <td class="bdn"><a href=hall.board_page(number, "") title="犯规、弃权、改成绩">{number}</a></td>
            <td class="n" class:win=won(Side::First)><Name name=first /></td>
            <td class="c rv">{move || state(hall, line, &board)}</td>
            <td class:win=won(Side::Second)><Name name=second /></td>
            <td class="ds n opt">{from}</td>
        </tr>
        {move || line.matter.get().map(|matter| view! { <MatterRow hall line matter /> })}
    }
    .into_any()
}

/// What is known of a board: nothing yet, on its way, or on disk.
fn state(hall: Hall, line: Line, board: &Board) -> AnyView {
    let game = hall.sheet.with_value(|sheet| sheet.game);
    let waiting = hall.outbox.with(|outbox| outbox.of_board(line.board).map(|pending| pending.result));
    if let Some(result) = waiting {
        let late = hall.trouble.get().is_some();
        let how = if late { "还没送到" } else { "正在记" };
        let class = if late { "chip warn" } else { "meta" };
        return view! { <b>{result_words(result, game)}</b>" "<span class=class>{how}</span> }.into_any();
    }
    if !board.score.is_empty() {
        return by_games(board, line.result.get());
    }
    let needs_winner = hall.sheet.with_value(|sheet| sheet.needs_winner);
    match line.result.get() {
        GameResult::Unfinished => view! { <Quick hall board=board.clone() /> }.into_any(),
        GameResult::Draw if needs_winner => {
            let page = board.page.clone();
            view! { <b>{result_words(GameResult::Draw, game)}</b>" "<a class="btn small" href=page>"分胜负"</a> }
                .into_any()
        }
        result => {
            let fouls = fouls_words(line.fouls.get());
            view! { <b>{result_words(result, game)}</b><span class="meta">{fouls}</span> }.into_any()
        }
    }
}

/// A match of several games has its own page.
fn by_games(board: &Board, result: GameResult) -> AnyView {
    let (page, score) = (board.page.clone(), board.score.clone());
    let number = board.board;
    if result.is_finished() {
        return view! { <a href=page><b class="num">{score}</b></a> }.into_any();
    }
    let word = if board.level { "分胜负" } else { "逐局录入" };
    view! {
        <a class="btn small" href=page aria-label=format!("第 {number} 台{word}")>{word}</a>
        <span class="meta">{score}</span>
    }
    .into_any()
}

fn fouls_words([first, second]: [u32; 2]) -> String {
    if first == 0 && second == 0 { String::new() } else { format!("犯规 {first} : {second}") }
}

/// A form with the three results of a game played to its end.
#[component]
fn Quick(hall: Hall, board: Board) -> impl IntoView {
    let number = board.board;
    let game = hall.sheet.with_value(|sheet| sheet.game);
    let button = move |result: GameResult| {
        let press = move |event: leptos::ev::MouseEvent| {
            event.prevent_default();
            hall.enter(number, result);
        };
        let words = result_words(result, game);
        view! {
            <button class="btn small" name="entry[result]" value=result.sign() aria-label=format!("第 {number} 台{words}") on:click=press>
                {words.clone()}
            </button>
        }
    };
    let buttons = [GameResult::FirstWins, GameResult::Draw, GameResult::SecondWins].map(button);
    view! {
        <form method="post" action=SetResult::PATH class="quick">
            <Fields hall board />
            {buttons.into_iter().collect_view()}
        </form>
    }
    .into_any()
}

/// The hidden fields of a result.
#[component]
fn Fields(hall: Hall, board: Board) -> impl IntoView {
    let (to, stage, round) = hall.sheet.with_value(|sheet| (sheet.to.clone(), sheet.stage, sheet.round));
    let line = hall.line(board.board);
    let version = line.map_or(board.version, |line| line.version.get_untracked());
    let [first, second] = line.map_or(board.fouls, |line| line.fouls.get_untracked());
    let [first_penalty, second_penalty] = board.penalties;
    let fields = [
        ("to[csrf]", to.csrf),
        ("to[command_id]", board.form_id),
        ("to[slug]", to.slug),
        ("to[k]", to.k.to_string()),
        ("to[s]", to.s.to_string()),
        ("entry[stage]", stage.to_string()),
        ("entry[round]", round.to_string()),
        ("entry[board]", board.board.to_string()),
        ("entry[seen]", version.to_string()),
        ("entry[first_fouls]", first.to_string()),
        ("entry[second_fouls]", second.to_string()),
        ("entry[first_penalty]", first_penalty),
        ("entry[second_penalty]", second_penalty),
    ];
    fields.map(|(name, value)| view! { <input type="hidden" name=name value=value /> }).into_iter().collect_view()
}

/// Two results to choose from, or why one was refused.
#[component]
fn MatterRow(hall: Hall, line: Line, matter: Matter) -> impl IntoView {
    let game = hall.sheet.with_value(|sheet| sheet.game);
    let board = line.board;
    let body = match matter {
        Matter::Refused(why) => view! { <div class="note stop" role="alert"><b>{why}</b></div> }.into_any(),
        Matter::Two { stands, mine } => view! {
            <div class="note stop" role="alert">
                <b>{format!("第 {board} 台有两个结果，都还在")}</b>
                <div class="two-v">
                    <button class="btn" on:click=move |_| hall.leave(board)>
                        <b>{words_or_open(stands, game)}</b><span class="meta">"现在记着的"</span>
                    </button>
                    <button class="btn" on:click=move |_| hall.enter(board, mine)>
                        <b>{words_or_open(mine, game)}</b><span class="meta">"刚才打的"</span>
                    </button>
                </div>
                <p class="small">"选一个作数。另一个留在日志里。"</p>
            </div>
        }
        .into_any(),
    };
    view! { <tr class="cf"><td></td><td colspan="4">{body}</td></tr> }
}

fn words_or_open(result: GameResult, game: shared::event::Game) -> String {
    if result.is_finished() { result_words(result, game) } else { "未报".to_owned() }
}

/// The boards that are missing, and what was just entered.
#[component]
pub fn Tiles(
    /// The round.
    hall: Hall,
) -> impl IntoView {
    let missing = move || hall.missing();
    let typed = hall.sheet.with_value(|sheet| sheet.by_games.is_none());
    let tile = move |board: u32| {
        let press = move |event: leptos::ev::MouseEvent| {
            if !typed {
                return;
            }
            event.prevent_default();
            hall.text.set(format!("{board} "));
            focus_card();
        };
        view! { <a href=hall.board_page(board, "") on:click=press>{board}</a> }
    };
    view! {
        <section>
            <h2>"还缺 "<small>{move || format!("{} 台", missing().len())}</small></h2>
            {move || {
                let missing = missing();
                if missing.is_empty() {
                    view! { <p class="pine">"都报齐了。"</p> }.into_any()
                } else {
                    view! { <div class="tiles">{missing.into_iter().map(tile).collect_view()}</div> }.into_any()
                }
            }}
        </section>
        <Log hall />
    }
    .into_any()
}

fn focus_card() {
    use leptos::wasm_bindgen::JsCast;
    use leptos::web_sys::HtmlElement;

    let card = document().get_element_by_id("bn").and_then(|card| card.dyn_into::<HtmlElement>().ok());
    if let Some(card) = card {
        // Without focus the next key goes nowhere, which the organizer sees.
        let _ = card.focus();
    }
}

/// What was entered last, each with its undo.
#[component]
fn Log(hall: Hall) -> impl IntoView {
    let entries = move || {
        let entries =
            hall.log.get().into_iter().take(6).filter_map(|board| Some((hall.board(board)?, hall.line(board)?)));
        entries.map(|(board, line)| view! { <LogLine hall board line /> }).collect_view()
    };
    view! {
        <section>
            <h2>"刚记下的"</h2>
            {move || hall.log.with(Vec::is_empty).then(|| view! { <p class="hint">"记一台，这里就多一行，打错了点“撤销”。"</p> })}
            <ul class="log">{entries}</ul>
        </section>
    }
    .into_any()
}

#[component]
fn LogLine(hall: Hall, board: Board, line: Line) -> impl IntoView {
    let number = board.board;
    let pair = format!("{} – {}", board.first.name, board.second.name);
    let undo = move |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        hall.enter(number, GameResult::Unfinished);
    };
    let told = board.clone();
    let entered = move || hall.sheet.with_value(|sheet| sheet.entered_words(&told, line.result.get()));
    view! {
        <li>
            <span class="bd">{number}</span>
            <span>{pair}<span class="meta">{entered}</span></span>
            <form method="post" action=SetResult::PATH>
                <Fields hall board />
                <button class="btn small ghost" name="entry[result]" value="*" aria-label=format!("撤销第 {number} 台") on:click=undo>"撤销"</button>
            </form>
        </li>
    }
    .into_any()
}
