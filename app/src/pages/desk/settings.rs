//! 设置: what is settled about the event and the division.

use backend::auth::policy::Page;
use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use leptos_router::hooks::use_query_map;
use shared::event::EventInfo;

use super::at::at;
use super::divisions::{self, Divisions};
use super::event_fields::EventFields;
use super::form::{Act, Field, Hidden, Keep};
use super::frame::{Frame, Tab};
use super::stage_fields::{StageFields, Subject};
use super::state::{Desk, Knock};
use super::team_rules::TeamSection;
use crate::api::account::Invite;
use crate::api::division::ConfigureStage;
use crate::api::event::{EditEvent, EventForm};
use crate::api::typed_stage::Place;
use crate::api::{forms, sent};

/// 设置.
#[component]
pub fn Settings() -> impl IntoView {
    let query = use_query_map().get_untracked();
    let (fresh, cancel) = (query.get("fresh").is_some(), query.get("cancel").is_some());
    at(Knock::read(), Page::Settings, move |desk| async move {
        if cancel {
            return divisions::confirm(desk);
        }
        let place = Place { stage: desk.stage_number(), insert: false };
        let subject = Subject::of(&desk);
        let subject = if fresh { subject } else { subject.as_typed(&desk, place).await };
        let removed = desk.backend.removed_divisions(&desk.here.slug).await.unwrap_or_default();
        let removed = removed.into_iter().map(|division| (division.number, division.name)).collect();
        page(desk, subject, removed)
    })
}

fn page(desk: Desk, subject: Subject, removed: Vec<(u32, String)>) -> AnyView {
    let under = if desk.division().has_started() {
        "已经开赛：赛制不能换，其余还能改。"
    } else {
        "开赛以前都可以改。"
    };
    view! {
        <Frame desk=desk.clone() tab=Tab::Settings title="设置" under>
            <nav class="chips gap-l" aria-label="本页">
                <a class="chip" href="#play">"比赛"</a>
                <a class="chip" href="#teams">"个人、团体"</a>
                <a class="chip" href="#about">"资料"</a>
                <a class="chip" href="#divisions">"组别"</a>
                <a class="chip" href="#people">"共同主持"</a>
            </nav>
            <Play desk=desk.clone() subject />
            <TeamSection desk=desk.clone() />
            <About desk=desk.clone() />
            <Divisions desk=desk.clone() removed />
            <People desk />
        </Frame>
    }
    .into_any()
}

#[component]
fn Play(desk: Desk, subject: Subject) -> impl IntoView {
    let stage = desk.stage_number();
    let title =
        if desk.divisions.len() > 1 { format!("{}怎样比", desk.division().name) } else { "怎样比".to_owned() };
    let structure = desk.page("structure");
    let fresh = format!("/desk/e/{}/settings?k={}&fresh=1", desk.here.slug, desk.here.number);
    let fresh = sent::with_stage(&fresh, desk.s());
    view! {
        <section class="sect" id="play">
            <h2>{title}</h2>
            <p class="small mute">"阶段的先后、增减、模板在"<a href=structure>"结构"</a>"一页。"</p>
            <Act to=ConfigureStage::PATH hidden=Hidden::of(&desk)>
                <Keep name="stage" value=stage.to_string() />
                <StageFields subject fresh />
                <p class="gap-l"><button class="btn go">"保存比赛设置"</button></p>
            </Act>
        </section>
    }
    .into_any()
}

#[component]
fn About(desk: Desk) -> impl IntoView {
    let event = event_form(&desk.here.event);
    view! {
        <section class="sect narrow" id="about">
            <h2>"赛事资料"</h2>
            <Act to=EditEvent::PATH hidden=Hidden::of(&desk)>
                <Field label="赛事名称" name="event[name]" value=event.name.clone() required=true longest=80 />
                <EventFields event />
                <p class="gap-l"><button class="btn">"保存资料"</button></p>
            </Act>
        </section>
    }
    .into_any()
}

fn event_form(info: &EventInfo) -> EventForm {
    let info = info.clone();
    EventForm {
        name: info.name,
        game: forms::game_key(info.game).to_owned(),
        organizer: info.organizer,
        venue: info.venue,
        starts_on: info.starts_on,
        ends_on: info.ends_on,
        time_rule: info.time_rule,
        supplement: info.supplement,
    }
}

#[component]
fn People(desk: Desk) -> impl IntoView {
    view! {
        <section class="sect narrow" id="people">
            <h2>"请人共同主持"</h2>
            <p class="mute small">"做一个链接发给对方。对方设好用户名和密码，就能和你一样编排、报成绩；改动都记在日志里。"</p>
            <form method="post" action=Invite::PATH>
                <Keep name="csrf" value=desk.csrf.clone() />
                <Keep name="event" value=desk.here.slug.clone() />
                <p class="gap"><button class="btn">"做邀请链接"</button></p>
            </form>
        </section>
    }
    .into_any()
}
