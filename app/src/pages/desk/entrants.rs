//! 参赛者: the list, and by query the pasted list, its preview, or one entrant.

use backend::auth::policy::Page;
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use shared::entrant::Entrant;
use shared::id::EntrantId;

use super::at::at_desk;
use super::entrant_form::{AddEntrant, EditEntrant};
use super::frame::{Frame, Tab};
use super::from_teams::{self, Best, FromTeams};
use super::move_entrants::{self, MoveForm, Moving};
use super::paste::{PasteList, Preview};
use super::state::Desk;
use super::team_paste::{PasteTeams, PreviewTeams};
use crate::api::sent::in_query;
use crate::api::{forms, pasted, read};
use crate::components::{Empty, Link, Name, Pager, Search};

/// Entrants on one page of the list.
const PER_PAGE: usize = 100;

/// What the query asks for.
#[derive(Clone, Debug, Default)]
struct Asked {
    q: String,
    page: usize,
    edit: Option<EntrantId>,
    paste: bool,
    preview: bool,
    best: Option<Best>,
    moving: Option<Moving>,
}

/// 参赛者.
#[component]
pub fn Entrants() -> impl IntoView {
    let query = use_query_map().get_untracked();
    let asked = Asked {
        q: query.get("q").unwrap_or_default().trim().to_owned(),
        page: query.get("page").and_then(|page| page.parse().ok()).unwrap_or(1),
        edit: query.get("edit").and_then(|id| id.parse().ok()).map(EntrantId),
        paste: query.get("paste").is_some(),
        preview: query.get("preview").is_some(),
        best: query
            .get("from")
            .and_then(|from| from.parse().ok())
            .map(|from| Best { from, count: query.get("best").and_then(|count| read::number(&count)) }),
        moving: query.get("move").zip(query.get("into")).and_then(|(who, into)| Moving::asked(who, &into)),
    };
    at_desk(Page::Entrants, |desk| page(desk, asked))
}

async fn page(desk: Desk, asked: Asked) -> AnyView {
    if asked.paste || asked.preview {
        return pasting(desk, asked.preview).await;
    }
    if let Some(best) = asked.best {
        let work = from_teams::preview(desk.clone(), best).await;
        let under = "还没有报名。核对以后再确认。";
        return view! { <Frame desk tab=Tab::Entrants title="从团体组别带人" under>{work}</Frame> }.into_any();
    }
    if let Some(moving) = asked.moving {
        let work = move_entrants::confirm(desk.clone(), moving).await;
        return view! { <Frame desk tab=Tab::Entrants title="换组别" under="还没有移。">{work}</Frame> }.into_any();
    }
    let edited = asked.edit.and_then(|id| desk.division().by_id(id)).cloned();
    let nobody = desk.division().entrants.is_empty();
    let work = match (edited, nobody) {
        (Some(entrant), _) => view! { <EditEntrant desk=desk.clone() entrant /> }.into_any(),
        (None, true) => view! { <Nobody desk=desk.clone() /> }.into_any(),
        (None, false) => view! { <List desk=desk.clone() asked /> }.into_any(),
    };
    view! { <Frame desk=desk.clone() tab=Tab::Entrants title="参赛者" under=count_words(&desk)>{work}</Frame> }
        .into_any()
}

async fn pasting(desk: Desk, preview: bool) -> AnyView {
    let key = pasted::draft_key(&desk.here.slug, desk.here.number);
    let draft = match desk.actor.session() {
        Some(session) => desk.backend.load_draft(session, &key).await.ok().flatten().unwrap_or_default(),
        None => String::new(),
    };
    let team = desk.division().team.is_some();
    let (title, under, work) = if team && preview && !draft.trim().is_empty() {
        let work = view! { <PreviewTeams desk=desk.clone() text=draft /> }.into_any();
        ("核对名单", "还没有报名。核对以后再确认。", work)
    } else if team {
        let work = view! { <PasteTeams desk=desk.clone() text=draft /> }.into_any();
        ("粘贴名单", "从表格里选中几列，复制，粘到下面。", work)
    } else if preview && !draft.trim().is_empty() {
        let work = view! { <Preview desk=desk.clone() text=draft /> }.into_any();
        ("核对名单", "还没有报名。核对以后再确认。", work)
    } else {
        let work = view! { <PasteList desk=desk.clone() text=draft /> }.into_any();
        ("粘贴名单", "从表格里选中几列，复制，粘到下面。", work)
    };
    view! { <Frame desk tab=Tab::Entrants title under>{work}</Frame> }.into_any()
}

fn count_words(desk: &Desk) -> String {
    let entrants = &desk.division().entrants;
    let left = entrants.iter().filter(|entrant| entrant.withdrawn_after.is_some()).count();
    let unit = desk.unit();
    match (entrants.len(), left) {
        (0, _) => "还没有报名的。".to_owned(),
        (count, 0) => format!("{count} {unit}"),
        (count, left) => format!("{count} {unit}，其中 {left} {unit}退赛"),
    }
}

#[component]
fn Nobody(desk: Desk) -> impl IntoView {
    let team = desk.division().team.is_some();
    let paste = desk.asking("paste=1");
    let hint = if team {
        "从表格里复制队名和队员，粘到下一页。"
    } else {
        "从表格里复制姓名和单位，粘到下一页。"
    };
    view! {
        <div class="two">
            <Empty title="还没有参赛者" hint=hint>
                <a class="btn go" href=paste>"粘贴名单"</a>
            </Empty>
            <aside><AddEntrant desk=desk.clone() /><FromTeams desk /></aside>
        </div>
    }
    .into_any()
}

#[component]
fn List(desk: Desk, asked: Asked) -> impl IntoView {
    let found = found(&desk, &asked.q);
    let pages = found.len().div_ceil(PER_PAGE).max(1);
    let page = asked.page.clamp(1, pages);
    let shown: Vec<Entrant> = found.iter().skip((page - 1) * PER_PAGE).take(PER_PAGE).cloned().collect();
    let started = desk.division().has_started();
    let bar = (!started && !desk.division().is_drawn()).then(|| view! { <Onward desk=desk.clone() /> });
    view! {
        <div class="two">
            <div>
                <Search action="" label="找人" placeholder="姓名、单位或序号" value=asked.q.clone() button="查找" />
                {(pages > 1).then(|| view! { <Pages pages page q=asked.q.clone() /> })}
                <p class="hint gap">"点姓名可以改资料、退赛、归队。"</p>
                <Rows desk=desk.clone() shown q=asked.q.clone() />
                {(pages > 1).then(|| view! { <Pages pages page q=asked.q.clone() /> })}
            </div>
            <aside>
                <AddEntrant desk=desk.clone() />
                <FromTeams desk=desk.clone() />
                <MoveForm desk who=move_entrants::ALL title="全部移到别的组别" />
            </aside>
        </div>
        {bar}
    }
    .into_any()
}

/// More names, or the draw.
#[component]
fn Onward(desk: Desk) -> impl IntoView {
    let (draw, paste) = (desk.page("draw"), desk.asking("paste=1"));
    view! {
        <div class="bar">
            <p><b>{count_words(&desk)}</b></p>
            <div class="row">
                <a class="btn" href=paste>"再粘贴一批"</a>
                <a class="btn go" href=draw>"去抽签"</a>
            </div>
        </div>
    }
    .into_any()
}

#[component]
fn Pages(pages: usize, page: usize, q: String) -> impl IntoView {
    let link = |number: usize| {
        let href = format!("?q={}&page={number}", in_query(&q));
        Link::new(number.to_string(), href).current_if(number == page)
    };
    let links: Vec<Link> = (1..=pages).map(link).collect();
    view! { <Pager label="名单的页" word="页" links /> }
}

/// Those whose name, unit or number is asked for, in order of numbers or of registration.
fn found(desk: &Desk, q: &str) -> Vec<Entrant> {
    let asked_no = q.parse().ok();
    let fits = |entrant: &&Entrant| {
        q.is_empty()
            || entrant.details.name.contains(q)
            || entrant.details.unit.contains(q)
            || asked_no.is_some() && entrant.no.map(|no| no.0) == asked_no
    };
    let mut found: Vec<Entrant> = desk.division().entrants.iter().filter(fits).cloned().collect();
    found.sort_by_key(|entrant| (entrant.no, entrant.id));
    found
}

#[component]
fn Rows(desk: Desk, shown: Vec<Entrant>, q: String) -> impl IntoView {
    if shown.is_empty() {
        let title = format!("名单里没有“{q}”");
        return view! { <div class="gap"><Empty title hint="换一个字试试，或只写姓。"><a class="btn" href="?">"看全部"</a></Empty></div> }
            .into_any();
    }
    let team = desk.division().team.is_some();
    let rated = desk.division().entrants.iter().any(|entrant| entrant.details.rating.is_some());
    let rows = shown.into_iter().map(|entrant| row(&desk, entrant, rated)).collect_view();
    let (who, what) = if team { ("队名", "队员") } else { ("姓名", "单位") };
    view! {
        <table class="tight top gap">
            <thead>
                <tr>
                    <th scope="col" class="c">"序号"</th>
                    <th scope="col">{who}</th>
                    <th scope="col">{what}</th>
                    {rated.then(|| view! { <th scope="col" class="n opt">"等级分"</th> })}
                    <th scope="col" class="n">"备注"</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

fn row(desk: &Desk, entrant: Entrant, rated: bool) -> impl IntoView + use<> {
    let details = entrant.details.clone();
    let href = desk.asking(&format!("edit={}", entrant.id));
    let what = if desk.division().team.is_some() { team_words(desk, &entrant) } else { details.unit };
    let no = entrant.no.map_or_else(|| "—".to_owned(), |no| no.to_string());
    let rating = details.rating.map(|rating| rating.to_string());
    view! {
        <tr>
            <td class="bdn">{no}</td>
            <th scope="row"><a href=href><Name name=details.name /></a></th>
            <td class="mute team-names">{what}</td>
            {rated.then(|| view! { <td class="n opt">{rating}</td> })}
            <td class="n ds">{remarks(&entrant)}</td>
        </tr>
    }
    .into_any()
}

/// The names of a team's players, and how many it lacks.
fn team_words(desk: &Desk, team: &Entrant) -> String {
    let boards = desk.division().team.as_ref().map_or(0, |team| team.boards);
    let players = u32::try_from(team.players.len()).unwrap_or(u32::MAX);
    let names = team.players.iter().map(|player| player.name.as_str()).collect::<Vec<_>>().join("、");
    match boards.saturating_sub(players) {
        0 => names,
        lacks if players == 0 => format!("还没有队员，要 {lacks} 人"),
        lacks => format!("{names}，还缺 {lacks} 人"),
    }
}

/// What is special about an entrant.
fn remarks(entrant: &Entrant) -> String {
    let details = &entrant.details;
    let seed = details.seed.map(|seed| format!("种子 {seed}"));
    let guest = details.guest.then(|| "陪打".to_owned());
    let late = (entrant.entered_in > 1).then(|| format!("第 {} 轮加入", entrant.entered_in));
    let left = entrant.withdrawn_after.map(|after| format!("第 {after} 轮后退赛"));
    let tags = (!details.tags.is_empty())
        .then(|| details.tags.iter().map(|tag| forms::tag_word(tag)).collect::<Vec<_>>().join("、"));
    let all: Vec<String> = [seed, guest, tags, late, left].into_iter().flatten().collect();
    all.join(" · ")
}
