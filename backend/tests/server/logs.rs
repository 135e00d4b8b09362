//! What stands in the log, and what never does, however much is logged.

use std::process::{Command as Process, Stdio};

use crate::common::Server;
use crate::common::database::Fresh;
use crate::common::event::begin;
use crate::common::server::{ORGANIZER, PASSWORD};
use backend::logging::{LogFormat, start};

const URL: &str = "QISAI_TEST_LOGGED_URL";

#[actix_web::test]
async fn neither_names_nor_secrets_stand_in_the_log() {
    for database in [Some(Fresh::sqlite()), Fresh::postgres().await].into_iter().flatten() {
        let child = Process::new(std::env::current_exe().unwrap())
            .args(["--exact", "logs::a_server_that_logs_everything", "--nocapture"])
            .env(URL, &database.url)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let (said, log) = (String::from_utf8(child.stdout).unwrap(), String::from_utf8(child.stderr).unwrap());
        assert!(child.status.success(), "{said}\n{log}");
        assert_eq!(log.matches("internal error").count(), 1, "a failure of the server's own is logged:\n{log}");
        assert!(log.contains("\"level\":\"TRACE\""), "everything is logged:\n{log}");
        let private: Vec<&str> = said.lines().filter_map(|line| line.strip_prefix("private ")).collect();
        assert_eq!(private.len(), 11, "{said}");
        for text in private {
            let line = log.lines().find(|line| line.contains(text));
            assert_eq!(line, None, "{text} stands in the log");
        }
    }
}

/// Not a test by itself: what the test above starts as another process, whose log it reads.
#[actix_web::test]
async fn a_server_that_logs_everything() {
    let Ok(url) = std::env::var(URL) else { return };
    start(LogFormat::Json, "trace");
    let server = Server::on(Fresh::at(&url)).await;
    let code = server.backend.needs_first_account().await.unwrap().unwrap().code().unwrap().to_owned();
    let admin = server.admin().await;
    let slug = begin(&server, &admin, 4).await;
    assert_eq!(server.browser().sign_in(ORGANIZER, "guess-guess").await.status, 401);
    assert_eq!(server.browser().sign_in("不认识", PASSWORD).await.status, 401);
    let invitation = server.backend.invite(&admin.actor(&server).await, Some(&slug)).await.unwrap();
    let invited = invitation.link.rsplit('/').next().unwrap();
    server.backend.accept_invite(invited, ORGANIZER, PASSWORD).await.unwrap_err();
    let organizer = server.backend.accept_invite(invited, "李老师", PASSWORD).await.unwrap();
    server.database.sql("ALTER TABLE accounts RENAME TO lost").await;
    assert_eq!(server.browser().sign_in(ORGANIZER, PASSWORD).await.status, 500);
    let token = admin.token.as_deref().unwrap();
    let secrets = [&code, PASSWORD, "guess-guess", token, &admin.csrf, invited, organizer.as_str()];
    for private in secrets.into_iter().chain([ORGANIZER, "不认识", "李老师", "棋手"]) {
        println!("private {private}");
    }
}
