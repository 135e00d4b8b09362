//! One entrant: registered, changed, removed, withdrawn, back again.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::command::Command;
use shared::decide;
use shared::entrant::{Entrant, EntrantDetails};
use shared::id::No;
use shared::refusal::Refusal;
use shared::stage::Format;

use super::form::{Act, Choose, Field, Hidden, Keep, Tick};
use super::move_entrants::MoveForm;
use super::state::Desk;
use super::team_players::Players;
use crate::api::{entrants, forms};
use crate::components::{Note, NoteKind};
use crate::wording;

/// Registers one; after the start, as a late entry.
#[component]
pub fn AddEntrant(
    /// Where.
    desk: Desk,
) -> impl IntoView {
    let late = desk.division().has_started();
    let team = desk.division().team.is_some();
    if late && decide::late_entry(desk.division()).is_err() {
        return view! { <Note title="开始以后不能再加"><p>"对阵已按人数排定。要加，先收回已经公布的。"</p></Note> }
            .into_any();
    }
    let (title, hint) = if late {
        (if team { "补报一队" } else { "补报一人" }, "从下一轮起参加，序号接在最后，前面的轮次不得分。")
    } else {
        (if team { "加一队" } else { "加一人" }, "")
    };
    let name = if team { "队名" } else { "姓名" };
    view! {
        <section>
            <h2>{title}</h2>
            {(!hint.is_empty()).then(|| view! { <p class="hint">{hint}</p> })}
            <Act to=entrants::AddEntrant::PATH hidden=Hidden::of(&desk)>
                {late.then(|| view! { <Keep name="late" value="true" /> })}
                <Field label=name name="entrant[name]" required=true longest=40 />
                <Field label="单位" name="entrant[unit]" longest=60 />
                <details class="more">
                    <summary>"等级分、种子、标记"</summary>
                    <Special details=EntrantDetails::default() />
                </details>
                <p class="gap"><button class="btn">{title}</button></p>
            </Act>
        </section>
    }
    .into_any()
}

/// What most entrants do not have.
#[component]
fn Special(details: EntrantDetails) -> impl IntoView {
    let text = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    view! {
        <Field label="等级分" name="entrant[rating]" value=text(details.rating) digits=true longest=6 />
        <Field label="种子" name="entrant[seed]" value=text(details.seed) hint="1 是头号种子。" digits=true longest=4 />
        <Field label="标记" name="entrant[tags]" value=tag_words(&details.tags) hint="如 女子、少年，用来分列名次。" longest=60 />
        <Tick label="陪打，不计名次" name="entrant[guest]" checked=details.guest />
    }
    .into_any()
}

/// Everything that can be done with one entrant.
#[component]
pub fn EditEntrant(
    /// Where.
    desk: Desk,
    /// Who.
    entrant: Entrant,
) -> impl IntoView {
    let details = entrant.details.clone();
    let no = entrant.no.map(|no| format!("{no} 号 ")).unwrap_or_default();
    let title = format!("{no}{}", details.name);
    let team = desk.division().team.is_some();
    let players = team.then(|| view! { <Players desk=desk.clone() team=entrant.clone() /> });
    let back = desk.page("entrants");
    view! {
        {players}
        <div class="two">
            <section>
                <h2>{title}</h2>
                <Act to=entrants::EditEntrant::PATH hidden=Hidden::of(&desk)>
                    <Keep name="id" value=entrant.id.to_string() />
                    <Field label=if team { "队名" } else { "姓名" } name="entrant[name]" value=details.name.clone() required=true longest=40 />
                    <Field label="单位" name="entrant[unit]" value=details.unit.clone() longest=60 />
                    <Special details />
                    <p class="acts gap"><button class=if team { "btn" } else { "btn go" }>"保存"</button><a class="btn" href=back>"不改"</a></p>
                </Act>
            </section>
            <aside><Leaving desk entrant /></aside>
        </div>
    }
    .into_any()
}

/// Removing before the start; 退赛 and 归队 after it.
#[component]
fn Leaving(desk: Desk, entrant: Entrant) -> impl IntoView {
    match (entrant.no, desk.division().has_started(), entrant.withdrawn_after) {
        (Some(no), true, Some(_)) => view! { <Return desk no /> }.into_any(),
        (Some(no), true, None) => view! { <Withdraw desk no /> }.into_any(),
        (Some(_), false, _) => view! {
            <Note title="要删去这个人"><p>"先到“抽签”一页撤回号码。"</p></Note>
        }
        .into_any(),
        (None, ..) => {
            let who = entrant.id.to_string();
            view! { <Remove desk=desk.clone() entrant /><MoveForm desk who title="移到别的组别" /> }.into_any()
        }
    }
}

#[component]
fn Remove(desk: Desk, entrant: Entrant) -> impl IntoView {
    view! {
        <section>
            <h2>"从名单删除"</h2>
            <p class="small mute">"开赛前不来的人可以删除。删错了，再加一次就行，日志里留有资料。"</p>
            <Act to=entrants::RemoveEntrant::PATH hidden=Hidden::of(&desk)>
                <Keep name="id" value=entrant.id.to_string() />
                <p class="gap"><button class="btn">{format!("删除{}", entrant.details.name)}</button></p>
            </Act>
        </section>
    }
    .into_any()
}

#[component]
fn Withdraw(desk: Desk, no: No) -> impl IntoView {
    // A withdrawal is from the stage they play in, whichever this page came from.
    let desk = desk.at_stage(desk.division().stage_of(no)).unwrap_or(desk);
    let published = desk.published();
    let choice = |round: u32| {
        let word = if round == 0 { "一轮也没下".to_owned() } else { format!("下完第 {round} 轮以后") };
        (round.to_string(), word)
    };
    let meaning = match desk.stage.settings.format {
        Format::Swiss(_) => "以后各轮不再编排，成绩保留；已公布而没下的算弃权。",
        Format::SingleElim(_) | Format::DoubleElim | Format::Ladder | Format::Heats(_) => {
            "没下的场次由对方直接晋级，已赛的成绩保留。"
        }
        Format::RoundRobin { .. } | Format::Groups(_) => {
            "下满一半的成绩保留，其余算弃权；不到一半的全部注销，对手也不计。"
        }
    };
    let choices: Vec<_> = (0..=published).rev().map(choice).collect();
    let paired = desk.stage.settings.format.is_paired();
    view! {
        <section>
            <h2>"退赛"</h2>
            <p class="small mute">
                {meaning}"退错了可以归队。"
                <span class="art">"19.2、19.3"</span>
            </p>
            <Act to=entrants::WithdrawEntrant::PATH hidden=Hidden::of(&desk)>
                <Keep name="no" value=no.to_string() />
                <Choose label="从什么时候起" name="after" choices value=published.to_string() />
                <p class="gap"><button class="btn">{format!("{no} 号退赛")}</button></p>
            </Act>
            {paired.then(|| view! {
                <h2 class="gap-l">"只缺一轮"</h2>
                <p class="small mute">"在“编排”一页把序号写进缺席的一栏。"</p>
                <p class="gap"><a class="btn" href=format!("{}#away", desk.page("round"))>"去编排"</a></p>
            })}
        </section>
    }
    .into_any()
}

/// Back again; where matches were played because of the withdrawal, in one of two ways.
#[component]
fn Return(desk: Desk, no: No) -> impl IntoView {
    let refused = decide::decide(desk.division(), &Command::ReturnEntrant { no, later: None }).err();
    let played = refused.filter(|refusal| matches!(refusal, Refusal::LaterMatchesPlayed { .. }));
    let way = |later: &'static str, hint: &'static str, words: String| {
        view! {
            <Act to=entrants::ReturnEntrant::PATH hidden=Hidden::of(&desk)>
                <Keep name="no" value=no.to_string() />
                <Keep name="later" value=later.to_owned() />
                {(!hint.is_empty()).then(|| view! { <p class="small mute gap">{hint}</p> })}
                <p class="gap"><button class="btn">{words}</button></p>
            </Act>
        }
    };
    let ways = match played {
        None => way("", "", format!("{no} 号归队")).into_any(),
        Some(refusal) => view! {
            <Note kind=NoteKind::Warn title=wording::refusal(&refusal, desk.game()).what />
            {way("replay", "这些场次的成绩作废，由归队的人接着下。", format!("{no} 号归队，重赛"))}
            {way("keep", "后面各场不动，弃权照记，归队的人在这一路不再前进。", format!("{no} 号归队，维持结果"))}
        }
        .into_any(),
    };
    view! {
        <section>
            <h2>"归队"</h2>
            <p class="small mute">"撤回退赛，从下一轮起重新编排。因退赛记的弃权，能下的改回未下。"</p>
            {ways}
        </section>
    }
    .into_any()
}

fn tag_words(tags: &[String]) -> String {
    tags.iter().map(|tag| forms::tag_word(tag)).collect::<Vec<_>>().join(" ")
}
