//! 新建赛事 from a template: only the name must be typed.

use backend::auth::Credentials;
use backend::auth::policy::{Action, Page};
use backend::{Backend, Error};
use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use leptos_meta::Title;
use leptos_router::hooks::use_query_map;

use super::at::closed;
use super::event_fields::{EventFields, preset_choices, rule_choices};
use super::flash_note::PlainFlash;
use super::form::{Act, Choices, Choose, Field, Hidden, Lines, Tick};
use super::template_words::{AskWords, Found};
use super::templates::Templates;
use crate::api::event::{CreateEvent, EventForm, PlayForm};
use crate::api::events::NEW_EVENT_DRAFT;
use crate::api::flash::Flash;
use crate::api::{caller, forms};
use crate::components::{Link, Mast};

/// 新建赛事.
#[component]
pub fn New() -> impl IntoView {
    let door = caller::at_the_door();
    let found = Found::of(use_query_map().get_untracked().get("words"));
    Suspend::new(async move {
        match load(door).await {
            Ok(form) => page(form, found),
            Err(error) => closed(&error),
        }
    })
}

/// The form as it opens: empty, or as it was when it was refused.
struct Opening {
    csrf: String,
    flash: Option<Flash>,
    event: EventForm,
    play: PlayForm,
}

async fn load(door: Result<(Backend, Credentials), Error>) -> Result<Opening, Error> {
    let (backend, credentials) = door?;
    let actor = backend.actor(&credentials).await?;
    backend.authorise(&actor, None, Action::See(Page::NewEvent)).await?;
    let session = actor.session().ok_or(Error::NotSignedIn)?;
    let flash = backend.take_flash(session).await?.as_deref().and_then(Flash::from_text);
    let draft = backend.load_draft(session, NEW_EVENT_DRAFT).await?;
    let (event, play) = draft.and_then(|draft| serde_json::from_str(&draft).ok()).unwrap_or_else(untouched);
    Ok(Opening { csrf: session.csrf.clone(), flash, event, play })
}

fn untouched() -> (EventForm, PlayForm) {
    let play = PlayForm {
        template: forms::DEFAULT_TEMPLATE.to_owned(),
        divisions: forms::DEFAULT_DIVISION.to_owned(),
        units_apart: true,
        ..PlayForm::default()
    };
    (EventForm::default(), play)
}

fn page(opening: Opening, found: Found) -> AnyView {
    let Opening { csrf, flash, event, play } = opening;
    let chosen = found.best.first().map_or(play.template.clone(), |best| best.template.key.to_owned());
    view! {
        <Title text="新建赛事 · 棋赛" />
        <a class="skip" href="#main">"跳到正文"</a>
        <main id="main" class="page mid">
            <Mast title="新建赛事" over=Link::new("我的赛事", "/desk") under="只有名称必须写，其余都有缺省，以后可以改。" />
            {flash.map(|flash| view! { <PlainFlash flash /> })}
            <AskWords text=found.text.clone() to="/desk/new" />
            <Act to=CreateEvent::PATH hidden=Hidden::without_division(csrf)>
                <Field label="赛事名称" name="event[name]" value=event.name.clone() required=true focus=found.asked longest=80 />
                <fieldset class="sect"><legend class="song">"赛制"</legend><Templates chosen found /></fieldset>
                <section class="sect">
                    <h2>"组别"</h2>
                    <Lines label="每行一个" name="play[divisions]" value=play.divisions.clone() rows=2 hint="各组分开编排，各有各的名次。如 公开组、女子组、小学组。" />
                </section>
                <details class="more sect">
                    <summary>"棋种、规则、名次、时间地点"</summary>
                    <div class="cols even">
                        <div><EventFields event /></div>
                        <div><PlayFields play /></div>
                    </div>
                </details>
                <p class="gap-l"><button class="btn go">"建立赛事"</button></p>
            </Act>
        </main>
    }
    .into_any()
}

/// How the divisions are played, beyond the template.
#[component]
pub fn PlayFields(
    /// As it opens.
    play: PlayForm,
) -> impl IntoView {
    view! {
        <Choose label="规则版本" name="play[rules]" choices=rule_choices() value=play.rules hint="退赛、弃权按哪一版处理。" />
        <Choose label="计分" name="play[points]" choices=point_choices() value=play.points />
        <Choose label="名次怎样分先后" name="play[preset]" choices=preset_choices("随赛制和规则版本") value=play.preset hint="建立以后可以增减、换次序。" />
        <div class="field"><Tick label="第一轮同单位尽量不相遇" name="play[units_apart]" checked=play.units_apart /></div>
    }
    .into_any()
}

fn point_choices() -> Choices {
    std::iter::once((String::new(), "随规则版本".to_owned())).chain(forms::point_choices()).collect()
}
