//! The whole program over HTTP, on a database of its own.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod desk;
mod divisions;
mod figures;
mod stages;
mod templates;

use actix_web::App;
use actix_web::body::MessageBody;
use actix_web::cookie::Cookie;
use actix_web::dev::ServiceResponse;
use actix_web::test::{TestRequest, call_service, init_service, read_body};
use backend::auth::{Actor, Session};
use backend::service::event::NewEvent;
use backend::{Backend, Config};
use shared::command::Command;
use shared::entrant::EntrantDetails;
use shared::event::EventInfo;
use uuid::Uuid;

use super::{Assets, Pages};
use crate::api::event::PlayForm;
use crate::api::forms;

/// A server with one organizer, and one event with three entrants.
struct Hall {
    backend: Backend,
    session: Session,
    token: String,
    slug: String,
}

impl Hall {
    async fn open(name: &str, info: EventInfo) -> Self {
        let data_dir = std::env::temp_dir().join(format!("qisai-serve-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&data_dir);
        let backend = Backend::open(&Config { data_dir, ..Config::default() }).await.unwrap();
        let first = backend.needs_first_account().await.unwrap().unwrap();
        let token = backend.first_account(first.code().unwrap(), "周老师", "long enough", "here").await.unwrap();
        let session = backend.session(token.as_str()).await.unwrap().unwrap();
        let actor = Actor::signed_in(session.clone(), "test");
        let division = forms::new_division("公开组", &PlayForm::default());
        let new = NewEvent { info, divisions: vec![division] };
        let slug = backend.create_event(&actor, Uuid::new_v4(), new).await.unwrap();
        let entrants =
            ["孙知行", "何砚秋", "李四"].map(|name| EntrantDetails { name: name.to_owned(), ..Default::default() });
        let hall = Self { backend, session, token: token.as_str().to_owned(), slug };
        hall.run(Command::AddEntrants { entrants: entrants.to_vec() }).await;
        hall
    }

    async fn run(&self, command: Command) {
        let actor = Actor::signed_in(self.session.clone(), "test");
        self.backend.run(&actor, &self.slug, 1, Uuid::new_v4(), command).await.unwrap();
    }

    async fn send(&self, request: TestRequest, path: &str) -> ServiceResponse<impl MessageBody + use<>> {
        let assets = Assets { root: ".".into(), version: "1".to_owned(), has_browser_bundle: false };
        let pages = Pages { backend: self.backend.clone(), assets };
        let service = init_service(App::new().configure(|routes| pages.configure(routes))).await;
        let cookie = Cookie::new("qisai_session", self.token.clone());
        call_service(&service, request.uri(path).cookie(cookie).to_request()).await
    }

    async fn page(&self, path: &str) -> String {
        let response = self.send(TestRequest::get(), path).await;
        String::from_utf8(read_body(response).await.to_vec()).unwrap()
    }

    async fn post(&self, path: &str, fields: &[(&str, &str)]) -> String {
        let csrf = self.session.csrf.clone();
        let of_all = [("to[csrf]", csrf.as_str()), ("to[command_id]", ""), ("to[slug]", &self.slug), ("to[k]", "1")];
        let fields: Vec<_> = of_all.iter().chain(fields).collect();
        let request = TestRequest::post().insert_header(("accept", "text/html")).set_form(fields);
        let response = self.send(request, path).await;
        response.headers().get("location").unwrap().to_str().unwrap().to_owned()
    }
}

#[actix_web::test]
async fn names_and_texts_with_tags_stay_text_in_titles_and_in_fields() {
    const TAGS: &str = "杯</title></textarea><meta http-equiv=refresh content=0>&lt;";
    let info = EventInfo { name: TAGS.to_owned(), supplement: format!("\n{TAGS}"), ..EventInfo::default() };
    let hall = Hall::open("tags", info).await;
    let slug = &hall.slug;
    for path in [format!("/e/{slug}"), format!("/e/{slug}/1/players"), format!("/desk/e/{slug}/settings")] {
        let html = hall.page(&path).await;
        assert!(
            html.contains("杯&lt;/title&gt;&lt;/textarea&gt;&lt;meta") && !html.contains("<meta http-equiv"),
            "{path}"
        );
        assert!(html.contains("&amp;lt;") && html.contains("· 棋赛</title>") || path.contains("desk"), "{path}");
    }
    // The first line feed of a field is dropped by browsers.
    assert!(hall.page(&format!("/desk/e/{slug}/settings")).await.contains(">\n\n杯&lt;/title&gt;"));
}

#[actix_web::test]
async fn numbers_that_are_refused_stand_in_the_form_again() {
    let hall = Hall::open("numbers", EventInfo { name: "青松杯".to_owned(), ..EventInfo::default() }).await;
    let fields = [("id[]", "1"), ("no[]", "2"), ("id[]", "2"), ("no[]", "2"), ("id[]", "3"), ("no[]", "十")];
    let page = hall.post("/api/type_numbers", &fields).await;
    let html = hall.page(&page).await;
    assert!(html.contains("号码不对"), "{html}");
    assert_eq!((html.matches("name=\"no[]\" value=\"2\"").count(), html.contains("value=\"十\"")), (2, true));
}

#[actix_web::test]
async fn a_form_that_was_not_read_is_told() {
    let hall = Hall::open("unread", EventInfo { name: "青松杯".to_owned(), ..EventInfo::default() }).await;
    let path = format!("/desk/e/{}/1/entrants?paste=1", hall.slug);
    assert!(!hall.page(&path).await.contains("没有收下"));
    assert!(hall.page(&format!("{path}&__path=/api/paste_entrants&__err=QQ==")).await.contains("没有收下"));
}
