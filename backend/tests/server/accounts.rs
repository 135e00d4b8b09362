//! Signing in, staying signed in, and inviting others.

use crate::common::event::{entrants, make};
use crate::common::server::{ORGANIZER, PASSWORD};
use crate::common::{Browser, Server, on_both_databases};
use backend::auth::FormToken;
use backend::{Error, Invalid};
use serde_json::json;
use shared::command::Command;

on_both_databases! {
    async fn the_first_start_makes_one_account_by_a_code_that_works_once(server) {
        let first = server.backend.needs_first_account().await.unwrap().unwrap();
        let code = first.code().unwrap().to_owned();
        assert!(first.link().unwrap().ends_with(&format!("/setup?code={code}")));
        let wrong = server.backend.first_account("22222-22222", ORGANIZER, PASSWORD, "here").await;
        assert!(matches!(wrong, Err(Error::Invalid(Invalid::FirstCode))), "{wrong:?}");
        server.backend.first_account(&code.to_uppercase(), ORGANIZER, PASSWORD, "here").await.unwrap();
        assert!(server.backend.needs_first_account().await.unwrap().is_none());
        let again = server.backend.first_account(&code, "别人", PASSWORD, "here").await;
        assert!(matches!(again, Err(Error::Invalid(Invalid::FirstCode))), "{again:?}");
        assert!(server.other().await.needs_first_account().await.unwrap().is_none());
    }

    async fn a_new_start_makes_a_new_code(server) {
        let old = server.backend.needs_first_account().await.unwrap().unwrap();
        let restarted = server.other().await;
        let new = restarted.needs_first_account().await.unwrap().unwrap();
        let late = restarted.first_account(old.code().unwrap(), ORGANIZER, PASSWORD, "here").await;
        assert!(matches!(late, Err(Error::Invalid(Invalid::FirstCode))), "{late:?}");
        restarted.first_account(new.code().unwrap(), ORGANIZER, PASSWORD, "here").await.unwrap();
    }

    async fn somebody_signs_in_changes_something_and_signs_out(server) {
        let slug = make(&server, &server.admin().await).await;
        let mut browser = server.browser();
        assert_eq!(browser.run(&slug, &Command::Finish).await.status, 401);
        let answer = browser.sign_in(&format!(" {ORGANIZER} "), PASSWORD).await;
        assert_eq!((answer.status, &answer.json()["name"]), (200, &json!(ORGANIZER)));
        assert_eq!(browser.run(&slug, &Command::AddEntrants { entrants: entrants(2) }).await.status, 200);
        let answer = browser.delete("/api/v1/session").await;
        assert_eq!((answer.status, answer.cookie("qisai_session")), (204, Some(String::new())));
        assert_eq!(browser.run(&slug, &Command::Finish).await.status, 401);
    }

    async fn the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(server) {
        server.admin().await;
        let answer = server.browser().sign_in(ORGANIZER, PASSWORD).await;
        let cookie = answer.header("set-cookie").unwrap();
        for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=1209600"] {
            assert!(cookie.contains(part), "{part} in {cookie}");
        }
        assert!(!cookie.contains("Secure"), "the hall's Wi-Fi has no https: {cookie}");
    }

    async fn a_wrong_password_and_an_unknown_name_get_one_answer(server) {
        server.admin().await;
        let wrong = server.browser().sign_in(ORGANIZER, "xiangqi-2025").await;
        let unknown = server.browser().sign_in("不认识", PASSWORD).await;
        assert_eq!((wrong.status, &wrong.body), (401, &unknown.body));
        assert_eq!(unknown.status, 401);
        assert_eq!(wrong.cookie("qisai_session"), None);
    }

    async fn signing_in_again_makes_another_session(server) {
        let mut browser = server.admin().await;
        let (token, csrf) = (browser.token.clone(), browser.csrf.clone());
        browser.sign_in(ORGANIZER, PASSWORD).await;
        assert_ne!(browser.token, token);
        assert_ne!(browser.csrf, csrf);
    }

    async fn too_many_wrong_passwords_must_wait_and_others_need_not(server) {
        server.admin().await;
        let from = |peer: &'static str, password: &'static str| server.backend.sign_in(ORGANIZER, password, peer);
        let mut wrong = 0;
        let refused = loop {
            match from("192.168.1.66", "guess-guess").await {
                Err(Error::Invalid(Invalid::WrongPassword)) => wrong += 1,
                other => break other,
            }
            assert!(wrong < 15, "nothing stops the guessing");
        };
        assert!(matches!(refused, Err(Error::Invalid(Invalid::TooManyAttempts { wait_seconds: 1.. }))), "{refused:?}");
        assert!(wrong >= 5, "somebody who mistypes must wait after {wrong}");
        from("192.168.1.7", PASSWORD).await.unwrap();
        server.database.sql(&format!("UPDATE login_attempts SET blocked_until = '{LONG_AGO}'")).await;
        from("192.168.1.66", PASSWORD).await.unwrap();
    }

    async fn a_school_behind_one_address_signs_in_all_day(server) {
        server.admin().await;
        for _ in 0..35 {
            server.backend.sign_in(ORGANIZER, PASSWORD, "192.168.1.1").await.unwrap();
        }
        let counted = server.database.texts("SELECT key FROM login_attempts WHERE failures > 1").await;
        assert!(counted.is_empty(), "a right password leaves no failure behind");
    }

    async fn attempts_at_once_are_counted_one_by_one(server) {
        server.admin().await;
        let mut all = tokio::task::JoinSet::new();
        for _ in 0..24 {
            let backend = server.backend.clone();
            all.spawn(async move { backend.sign_in(ORGANIZER, "guess-guess", "192.168.1.66").await });
        }
        let answers = all.join_all().await;
        let tried = answers.iter().filter(|answer| matches!(answer, Err(Error::Invalid(Invalid::WrongPassword)))).count();
        assert!(tried < 15, "{tried} guesses were let through");
    }

    async fn no_address_and_no_name_is_kept_of_an_attempt(server) {
        server.admin().await;
        server.backend.sign_in("小偷", "guess-guess", "192.168.1.66").await.unwrap_err();
        let keys = server.database.texts("SELECT key FROM login_attempts").await;
        assert!(!keys.is_empty());
        assert!(keys.iter().all(|key| key.len() == 64 && key.bytes().all(|byte| byte.is_ascii_hexdigit())), "{keys:?}");
    }

    async fn a_session_that_has_run_out_is_none(server) {
        let admin = server.admin().await;
        let slug = make(&server, &admin).await;
        assert_eq!(admin.get(&format!("/desk/e/{slug}/archive.json")).await.status, 200);
        server.database.sql(&format!("UPDATE sessions SET expires_at = '{LONG_AGO}'")).await;
        assert_eq!(admin.get(&format!("/desk/e/{slug}/archive.json")).await.status, 401);
        server.other().await;
        assert!(server.database.texts("SELECT token_hash FROM sessions").await.is_empty());
    }

    async fn secrets_are_stored_as_digests(server) {
        let admin = server.admin().await;
        let invitation = server.backend.invite(&admin.actor(&server).await, None).await.unwrap();
        let stored = [
            server.database.texts("SELECT password_hash FROM accounts").await,
            server.database.texts("SELECT token_hash FROM sessions").await,
            server.database.texts("SELECT token_hash FROM invitations").await,
        ];
        let secrets = [PASSWORD, admin.token.as_deref().unwrap(), invitation.link.rsplit('/').next().unwrap()];
        for (stored, secret) in stored.iter().zip(secrets) {
            assert!(!stored.is_empty());
            assert!(stored.iter().all(|text| !text.contains(secret)), "{secret} in {stored:?}");
        }
    }

    async fn another_password_ends_the_other_sessions(server) {
        let here = server.admin().await;
        let mut elsewhere = server.browser();
        elsewhere.sign_in(ORGANIZER, PASSWORD).await;
        let actor = here.actor(&server).await;
        let wrong = server.backend.change_password(&actor, "not-the-old-one", "weiqi-2027", "here").await;
        assert!(matches!(wrong, Err(Error::Invalid(Invalid::WrongPassword))), "{wrong:?}");
        let short = server.backend.change_password(&actor, PASSWORD, "kurz", "here").await;
        assert!(matches!(short, Err(Error::Invalid(Invalid::Password))), "{short:?}");
        let token = server.backend.change_password(&actor, PASSWORD, "weiqi-2027", "here").await.unwrap();
        for old in [&here, &elsewhere] {
            assert!(server.backend.session(old.token.as_ref().unwrap()).await.unwrap().is_none());
        }
        assert!(server.backend.session(token.as_str()).await.unwrap().is_some());
        assert_eq!(server.browser().sign_in(ORGANIZER, PASSWORD).await.status, 401);
        assert_eq!(server.browser().sign_in(ORGANIZER, "weiqi-2027").await.status, 200);
    }

    async fn an_invitation_makes_one_organizer_of_its_event(server) {
        let admin = server.admin().await;
        let slug = make(&server, &admin).await;
        let invitation = server.backend.invite(&admin.actor(&server).await, Some(&slug)).await.unwrap();
        let token = invitation.link.rsplit('/').next().unwrap();
        let invited_to = server.backend.invitation(token).await.unwrap().event;
        assert_eq!(invited_to, Some((slug.clone(), "迎新杯".to_owned())));
        let taken = server.backend.accept_invite(token, ORGANIZER, PASSWORD).await;
        assert!(matches!(taken, Err(Error::Invalid(Invalid::AccountNameTaken))), "{taken:?}");
        server.backend.accept_invite(token, "李老师", PASSWORD).await.unwrap();
        let again = server.backend.accept_invite(token, "张老师", PASSWORD).await;
        assert!(matches!(again, Err(Error::Invalid(Invalid::Invitation))), "{again:?}");
        let mut browser = server.browser();
        browser.sign_in("李老师", PASSWORD).await;
        assert_eq!(browser.run(&slug, &Command::AddEntrants { entrants: entrants(2) }).await.status, 200);
        let people = server.backend.organizers(&browser.actor(&server).await, &slug).await.unwrap();
        assert_eq!(people.into_iter().map(|account| account.name).collect::<Vec<_>>(), ["李老师", ORGANIZER]);
    }

    async fn two_who_use_an_invitation_at_once_are_one(server) {
        let admin = server.admin().await;
        let invitation = server.backend.invite(&admin.actor(&server).await, None).await.unwrap();
        let token = invitation.link.rsplit('/').next().unwrap();
        let (one, other) = tokio::join!(
            server.backend.accept_invite(token, "李老师", PASSWORD),
            server.backend.accept_invite(token, "张老师", PASSWORD)
        );
        assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
    }

    async fn somebody_with_an_account_joins_an_event_by_invitation(server) {
        let admin = server.admin().await;
        let slug = make(&server, &admin).await;
        let other = server.organizer(&admin, "李老师", None).await;
        assert_eq!(other.run(&slug, &Command::Finish).await.status, 403);
        let invitation = server.backend.invite(&admin.actor(&server).await, Some(&slug)).await.unwrap();
        server.backend.join(&other.actor(&server).await, invitation.link.rsplit('/').next().unwrap()).await.unwrap();
        assert_eq!(other.run(&slug, &Command::AddEntrants { entrants: entrants(2) }).await.status, 200);
    }

    async fn an_invitation_that_has_run_out_is_none(server) {
        let admin = server.admin().await;
        let invitation = server.backend.invite(&admin.actor(&server).await, None).await.unwrap();
        server.database.sql(&format!("UPDATE invitations SET expires_at = '{LONG_AGO}'")).await;
        let late = server.backend.invitation(invitation.link.rsplit('/').next().unwrap()).await;
        assert!(matches!(late, Err(Error::Invalid(Invalid::Invitation))), "{late:?}");
    }

    async fn names_and_passwords_have_bounds(server) {
        let code = server.backend.needs_first_account().await.unwrap().unwrap().code().unwrap().to_owned();
        let problem = async |name: &str, password: &str| match server.backend.first_account(&code, name, password, "here").await {
            Err(Error::Invalid(invalid)) => Some(invalid),
            _ => None,
        };
        assert_eq!(problem(" ", PASSWORD).await, Some(Invalid::AccountName));
        assert_eq!(problem(&"名".repeat(41), PASSWORD).await, Some(Invalid::AccountName));
        assert_eq!(problem("王\n老师", PASSWORD).await, Some(Invalid::AccountName));
        assert_eq!(problem(ORGANIZER, "七个字的密码呀").await, Some(Invalid::Password));
        assert_eq!(problem(ORGANIZER, &"长".repeat(201)).await, Some(Invalid::Password));
        assert_eq!(problem(ORGANIZER, "正好八个字的密码").await, None);
    }

    async fn a_change_carries_the_token_of_its_own_session(server) {
        let admin = server.admin().await;
        let slug = make(&server, &admin).await;
        let mut colleague = server.browser();
        colleague.sign_in(ORGANIZER, PASSWORD).await;
        for csrf in [String::new(), "guess".to_owned(), colleague.csrf] {
            let browser = Browser { csrf, ..admin.clone() };
            let answer = browser.run(&slug, &Command::AddEntrants { entrants: entrants(2) }).await;
            assert_eq!((answer.status, &answer.json()["error"]), (403, &json!("foreign_form")));
        }
        assert_eq!(server.backend.division(&slug, 1).await.unwrap().version, 1);
    }

    async fn a_change_from_another_site_is_refused_even_with_the_token(server) {
        let admin = server.admin().await;
        let slug = make(&server, &admin).await;
        for (name, value) in [("sec-fetch-site", "cross-site"), ("sec-fetch-site", "same-site"), ("origin", "http://evil.example"), ("origin", "null")] {
            let answer = admin.with_header(name, value).run(&slug, &Command::AddEntrants { entrants: entrants(2) }).await;
            assert_eq!((answer.status, &answer.json()["error"]), (403, &json!("foreign_form")), "{name}: {value}");
        }
        let login = json!({ "name": ORGANIZER, "password": PASSWORD });
        let answer = server.browser().with_header("origin", "http://evil.example").post("/api/v1/session", &login).await;
        assert_eq!(answer.status, 403);
        let here = format!("http://{}", server.address);
        assert_eq!(admin.with_header("origin", &here).run(&slug, &Command::AddEntrants { entrants: entrants(2) }).await.status, 200);
    }

    async fn what_is_carried_to_the_next_page_is_the_sessions_own(server) {
        let mine = server.admin().await.actor(&server).await;
        let mut browser = server.browser();
        browser.sign_in(ORGANIZER, PASSWORD).await;
        let other = browser.actor(&server).await;
        let (mine, other) = (mine.session().unwrap(), other.session().unwrap());
        server.backend.save_draft(mine, "paste", "甲\n乙").await.unwrap();
        server.backend.save_draft(mine, "paste", "甲\n乙\n丙").await.unwrap();
        assert_eq!(server.backend.load_draft(mine, "paste").await.unwrap().as_deref(), Some("甲\n乙\n丙"));
        assert_eq!(server.backend.load_draft(other, "paste").await.unwrap(), None);
        server.backend.drop_draft(mine, "paste").await.unwrap();
        assert_eq!(server.backend.load_draft(mine, "paste").await.unwrap(), None);
        server.backend.set_flash(mine, "已保存").await.unwrap();
        assert_eq!(server.backend.take_flash(other).await.unwrap(), None);
        assert_eq!(server.backend.take_flash(mine).await.unwrap().as_deref(), Some("已保存"));
        assert_eq!(server.backend.take_flash(mine).await.unwrap(), None);
    }

    async fn drafts_are_bounded(server) {
        let actor = server.admin().await.actor(&server).await;
        let session = actor.session().unwrap();
        let long = "字".repeat(200_000);
        let refused = server.backend.save_draft(session, "paste", &long).await;
        assert!(matches!(refused, Err(Error::Invalid(Invalid::DraftTooLong))), "{refused:?}");
        for number in 0..25 {
            server.backend.save_draft(session, &format!("paste {number}"), "甲").await.unwrap();
        }
        assert_eq!(server.backend.load_draft(session, "paste 0").await.unwrap(), None);
        assert!(server.backend.load_draft(session, "paste 24").await.unwrap().is_some());
        assert_eq!(server.database.texts("SELECT key FROM drafts").await.len(), 20);
    }
}

/// As both databases write a moment.
const LONG_AGO: &str = "2020-01-01T00:00:00+00:00";

#[actix_web::test]
async fn a_form_before_signing_in_belongs_to_one_browser() {
    let server = Server::on_sqlite().await;
    let request = |cookie: Option<&str>| {
        let request = actix_web::test::TestRequest::default();
        match cookie {
            Some(value) => {
                request.cookie(actix_web::cookie::Cookie::new("qisai_form", value.to_owned())).to_http_request()
            }
            None => request.to_http_request(),
        }
    };
    let first_visit = server.backend.credentials(&request(None));
    let form = FormToken::for_page(&first_visit, server.backend.config());
    let cookie = form.cookie.unwrap();
    assert!(first_visit.check_form(&form.field).is_err(), "a browser that keeps no cookie");
    let visit = server.backend.credentials(&request(Some(cookie.value())));
    visit.check_form(&form.field).unwrap();
    let again = FormToken::for_page(&visit, server.backend.config());
    assert_eq!((again.field, again.cookie.is_none()), (form.field.clone(), true));
    let other = server.backend.credentials(&request(Some("other")));
    assert!(matches!(other.check_form(&form.field), Err(Error::ForeignForm)));
}
