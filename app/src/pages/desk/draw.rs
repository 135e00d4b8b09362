//! 抽签: by machine from a published seed, or typed in as drawn in the hall.

use backend::auth::policy::Page;
use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::division::LotRecord;
use shared::entrant::Entrant;
use shared::stage::{Format, Seating, Stage};
use shared::words;
use uuid::Uuid;

use super::at::at_desk;
use super::form::{Act, Field, Hidden, Keep, Tick};
use super::frame::{Frame, Tab};
use super::next::next;
use super::state::Desk;
use crate::api::draw::{DrawNumbers, NumberAsListed, TypeNumbers, UndoNumbers};
use crate::api::typed_numbers::{self, Typed};
use crate::components::{Empty, Name, Note, NoteKind};

/// 抽签.
#[component]
pub fn Draw() -> impl IntoView {
    at_desk(Page::Draw, |desk| async move {
        let typed =
            typed_numbers::refused(&desk.backend, desk.actor.session(), &desk.here.slug, desk.here.number).await;
        page(desk, typed)
    })
}

fn page(desk: Desk, typed: Typed) -> AnyView {
    let entrants = desk.division().entrants.len();
    let (under, work) = if entrants < 2 {
        ("先要有名单。".to_owned(), view! { <NoNames desk=desk.clone() /> }.into_any())
    } else if desk.division().is_drawn() {
        (lot_words(&desk), view! { <Drawn desk=desk.clone() /> }.into_any())
    } else {
        (format!("{entrants} {}，还没有序号。", desk.unit()), view! { <NotDrawn desk=desk.clone() typed /> }.into_any())
    };
    view! { <Frame desk tab=Tab::Draw title="抽签" under>{work}</Frame> }.into_any()
}

#[component]
fn NoNames(desk: Desk) -> impl IntoView {
    view! {
        <div class="gap-l">
            <Empty title="至少要有两人才能抽签" hint="把名单放进来，再回到这一页。">
                <a class="btn go" href=desk.page("entrants?paste=1")>"粘贴名单"</a>
            </Empty>
        </div>
    }
    .into_any()
}

#[component]
fn NotDrawn(desk: Desk, typed: Typed) -> impl IntoView {
    if is_drawn_at_the_start(&desk.stage) {
        return view! { <ShortTeams desk=desk.clone() /><NamesOnly desk=desk.clone() /><Drawing desk typed folded=true /> }.into_any();
    }
    view! { <ShortTeams desk=desk.clone() /><Drawing desk typed /> }.into_any()
}

/// Whether groups, lines or tables are drawn when the first stage starts: numbers then only name people.
fn is_drawn_at_the_start(first: &Stage) -> bool {
    first.settings.format.has_seats() && matches!(first.settings.seating, Seating::Draw { .. })
}

/// The numbers of a division that has its draw later.
#[component]
fn NamesOnly(desk: Desk) -> impl IntoView {
    let drawn = words::drawn_at_the_start(&desk.stage.settings.format);
    view! {
        <Act to=NumberAsListed::PATH hidden=Hidden::of(&desk)>
            <Keep name="onward" value="true" />
            <p class="gap-l">{format!("这个赛制抽的是{drawn}，在下一步抽。序号只用来认人，按名单次序编就行。")}</p>
            <p class="field"><button class="btn go">{format!("编好序号，去抽{drawn}")}</button></p>
        </Act>
    }
    .into_any()
}

/// The ways to draw numbers; folded where another way is the usual one.
#[component]
fn Drawing(desk: Desk, typed: Typed, #[prop(optional)] folded: bool) -> impl IntoView {
    let ways = view! { <Ways desk=desk.clone() listed=!folded /><ByHand desk typed=typed.clone() /> };
    if folded {
        let open = !typed.is_empty();
        return view! { <details class="more sect" open=open><summary>"序号也要抽签"</summary>{ways}</details> }
            .into_any();
    }
    ways.into_any()
}

#[component]
fn Ways(desk: Desk, listed: bool) -> impl IntoView {
    view! {
        <div class="two">
            <ByMachine desk=desk.clone() />
            <aside>
                <section>
                    <h2>"为什么要种子"</h2>
                    <p class="small mute">
                        "全部号码由种子这一句话算出。当众定下种子，比如当天开奖的号码，谁都可以重算一遍，号码就无从作假。"
                    </p>
                </section>
                <section>
                    <h2>"已经在场上抽好了？"</h2>
                    <p class="small mute">"把抽到的号码填进来就行。"</p>
                    <p class="gap"><a class="btn" href="#hand">"填写号码"</a></p>
                </section>
                {listed.then(|| view! { <AsListed desk /> })}
            </aside>
        </div>
    }
    .into_any()
}

#[component]
fn AsListed(desk: Desk) -> impl IntoView {
    view! {
        <section>
            <h2>"名单已经排好了？"</h2>
            <p class="small mute">"不抽签，名单第一行是 1 号。"</p>
            <Act to=NumberAsListed::PATH hidden=Hidden::of(&desk)>
                <p class="gap"><button class="btn">"按名单次序编号"</button></p>
            </Act>
        </section>
    }
    .into_any()
}

/// The teams that lack players: named, and drawn all the same.
#[component]
fn ShortTeams(desk: Desk) -> impl IntoView {
    let rules = desk.division().team.clone()?;
    let short = desk.division().entrants.iter().filter(|team| rules.is_short(team));
    let short: Vec<String> = short.map(|team| format!("{}（{} 人）", team.details.name, team.players.len())).collect();
    (!short.is_empty()).then(|| {
        let title =
            format!("规程每队{}，{} 队人数不足", words::team_size_words(&rules).unwrap_or_default(), short.len());
        view! { <Note kind=NoteKind::Warn title><p>{short.join("、")}"。照样可以抽签。"</p></Note> }
    })
}

#[component]
fn ByMachine(desk: Desk) -> impl IntoView {
    let seeds = desk.division().entrants.iter().filter(|entrant| entrant.details.seed.is_some()).count();
    let seeds = match seeds {
        0 => "名单里还没有种子，先到参赛者一页写上。".to_owned(),
        seeds => format!("种子 {seeds} 人在前，其余按抽签；前一半抽单号，后一半抽双号。"),
    };
    let swiss = matches!(desk.stage.settings.format, Format::Swiss(_));
    view! {
        <Act to=DrawNumbers::PATH hidden=Hidden::of(&desk)>
            <fieldset class="field methods">
                <legend>"怎样抽"</legend>
                <Method key="all" word="全体一起抽" hint="人人机会相同。" checked=true />
                <Method key="seeds_odd" word="种子抽单号" hint=seeds article="附二 二.1" />
                <Method key="by_rating" word="按等级分排" hint="不抽，等级分高的号小；分数相同的抽签。" />
            </fieldset>
            <Field label="种子" name="seed" value=suggested_seed() hint="这是系统随意取的。可以换成任何一句话，会公布在网页上。" required=true longest=80 />
            {swiss.then(|| {
                view! {
                    <div class="field">
                        <Tick label="同单位尽量分开" name="units_apart" checked=true hint="第一轮邻号相遇，邻号同单位的换开。" />
                    </div>
                }
            })}
            <p class="field"><button class="btn go">"抽签"</button></p>
        </Act>
    }
    .into_any()
}

#[component]
fn Method(
    key: &'static str,
    word: &'static str,
    #[prop(into)] hint: String,
    #[prop(optional)] article: &'static str,
    #[prop(optional)] checked: bool,
) -> impl IntoView {
    view! {
        <label class="check">
            <input type="radio" name="method" value=key checked=checked />
            <span>{word}</span>
            <span class="hint">{hint}{(!article.is_empty()).then(|| view! { <span class="art">{article}</span> })}</span>
        </label>
    }
    .into_any()
}

/// A seed nobody has chosen.
pub fn suggested_seed() -> String {
    let digits = Uuid::new_v4().as_u128() % 100_000_000;
    format!("{digits:08}")
}

/// Everybody's number, as drawn in the hall.
#[component]
fn ByHand(desk: Desk, typed: Typed) -> impl IntoView {
    let entrants = desk.division().entrants.clone();
    let count = entrants.len();
    let row = move |entrant: Entrant| {
        let label = format!("{}的号码", entrant.details.name);
        let no = typed.get(&entrant.id.0).cloned();
        view! {
            <li>
                <input type="hidden" name="id[]" value=entrant.id.to_string() />
                <input class="in" name="no[]" value=no inputmode="numeric" autocomplete="off" maxlength="5" aria-label=label />
                <span><Name name=entrant.details.name /><span class="meta">{entrant.details.unit}</span></span>
            </li>
        }
    };
    view! {
        <section class="sect" id="hand">
            <h2>"填写抽到的号码"</h2>
            <p class="mute small">{format!("1 至 {count} 号，每人一个，不重复。")}</p>
            <Act to=TypeNumbers::PATH hidden=Hidden::of(&desk)>
                <ul class="handnos gap">{entrants.into_iter().map(row).collect_view()}</ul>
                <p class="gap"><button class="btn">"记下号码"</button></p>
            </Act>
        </section>
    }
    .into_any()
}

#[component]
fn Drawn(desk: Desk) -> impl IntoView {
    let mut entrants = desk.division().entrants.clone();
    entrants.sort_by_key(|entrant| entrant.no);
    let row = |entrant: Entrant| {
        let seed = entrant.details.seed.map(|seed| view! { <span class="chip">{format!("种子 {seed}")}</span> });
        view! {
            <li>
                <b>{entrant.no.map(|no| no.to_string())}</b>
                <span><Name name=entrant.details.name />{seed}<span class="meta">{entrant.details.unit}</span></span>
            </li>
        }
    };
    let started = desk.division().has_started();
    let onward = next(&desk);
    let next = (!started).then(|| {
        view! {
            <div class="bar">
                <p><b>"序号已定"</b>" "<span class="mute small">"整个比赛都用这个号"</span></p>
                <a class="btn go" href=onward.href>{onward.title}</a>
            </div>
        }
    });
    view! {
        <div class="two">
            <ol class="nos">{entrants.into_iter().map(row).collect_view()}</ol>
            <aside>
                <LotFacts desk=desk.clone() />
                <UndoLot desk=desk.clone() started />
            </aside>
        </div>
        {next}
    }
    .into_any()
}

/// How the numbers came about, so that anybody can draw them again.
#[component]
fn LotFacts(desk: Desk) -> impl IntoView {
    let facts = match desk.division().lot.clone() {
        Some(LotRecord::Machine { seed, method, units_apart }) => view! {
            <dl class="kv">
                <dt>"种子"</dt><dd class="seed">{seed}</dd>
                <dt>"方法"</dt><dd>{words::lot_method_name(method)}</dd>
                <dt>"同单位"</dt><dd>{if units_apart { "尽量分开" } else { "不管" }}</dd>
            </dl>
            <p class="hint">"同一份名单、同一个种子，重算就得到同样的号码。"</p>
        }
        .into_any(),
        Some(LotRecord::Hand) => view! { <p class="small mute">"在场上抽签，号码由组织者填入。"</p> }.into_any(),
        Some(LotRecord::Listed) => view! { <p class="small mute">"没有抽签，按名单次序编号。"</p> }.into_any(),
        Some(LotRecord::Archive) | None => view! { <p class="small mute">"号码随存档带来。"</p> }.into_any(),
    };
    view! { <section><h2>"怎样抽的"</h2>{facts}</section> }
}

#[component]
fn UndoLot(desk: Desk, started: bool) -> impl IntoView {
    if started {
        return view! { <Note title="号码不能再改"><p>"已经公布了对阵。要重抽，先收回第 1 轮。"</p></Note> }.into_any();
    }
    view! {
        <section>
            <h2>"撤回"</h2>
            <p class="small mute">"号码全部清空，名单不变。用同一个种子再抽，号码还是这些。"</p>
            <Act to=UndoNumbers::PATH hidden=Hidden::of(&desk)>
                <p class="gap"><button class="btn">"撤回号码"</button></p>
            </Act>
        </section>
    }
    .into_any()
}

fn lot_words(desk: &Desk) -> String {
    match desk.division().lot {
        Some(LotRecord::Machine { .. }) => "由公布的种子抽出，谁都可以重算。",
        Some(LotRecord::Hand) => "在场上抽签定号。",
        Some(LotRecord::Listed) => "按名单次序编号。",
        Some(LotRecord::Archive) | None => "序号已定。",
    }
    .to_owned()
}
