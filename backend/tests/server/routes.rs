//! Health and headers.

use crate::common::{Server, on_both_databases};
use serde_json::json;

on_both_databases! {
    async fn a_healthy_server_says_so_and_one_without_its_database_does_not(server) {
        let answer = server.browser().get("/health").await;
        assert_eq!((answer.status, answer.json()), (200, json!({ "status": "ok" })));
        server.backend.close().await.unwrap();
        assert_eq!(server.browser().get("/health").await.status, 503);
    }

    async fn an_internal_error_shows_an_id_and_no_cause(server) {
        server.database.sql("DROP TABLE login_attempts").await;
        let answer = server.browser().sign_in("王老师", "xiangqi-2026").await;
        assert_eq!(answer.status, 500);
        let message = answer.json()["message"].as_str().unwrap().to_owned();
        assert_eq!(message.strip_prefix("internal error ").map(str::len), Some(8), "{message}");
    }
}

#[actix_web::test]
async fn every_answer_says_what_a_browser_must_not_do() {
    let server = Server::on_sqlite().await;
    for path in ["/health", "/nowhere"] {
        let answer = server.browser().get(path).await;
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"));
        assert!(answer.header("content-security-policy").unwrap().contains("frame-ancestors 'none'"));
        assert_eq!(answer.header("cache-control"), None);
    }
    assert_eq!(server.browser().get("/desk/e/x/archive.json").await.header("cache-control"), Some("no-store"));
}

#[actix_web::test]
async fn a_body_that_no_form_sends_is_refused() {
    let server = Server::on_sqlite().await;
    let long = json!({ "name": "王".repeat(600_000), "password": "" });
    assert_eq!(server.browser().post("/api/v1/session", &long).await.status, 413);
}
