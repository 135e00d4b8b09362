//! Somebody at a browser.

use std::net::SocketAddr;

use backend::auth::Actor;
use serde_json::{Value, json};
use shared::command::Command;
use uuid::Uuid;

use super::Server;
use super::http::{Answer, send};

pub const DEVICE: &str = "Mozilla/5.0 (Laptop of the hall)";

#[derive(Clone, Debug)]
pub struct Browser {
    pub server: SocketAddr,
    pub token: Option<String>,
    pub csrf: String,
    /// Sent with every request.
    pub extra: Vec<(String, String)>,
}

impl Browser {
    pub fn new(server: SocketAddr) -> Self {
        Self { server, token: None, csrf: String::new(), extra: Vec::new() }
    }

    pub fn with_header(&self, name: &str, value: &str) -> Self {
        let mut browser = self.clone();
        browser.extra.push((name.to_owned(), value.to_owned()));
        browser
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, None).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, Some(body)).await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        self.send("DELETE", path, None).await
    }

    /// Signs in and keeps the cookie, as a browser does.
    pub async fn sign_in(&mut self, name: &str, password: &str) -> Answer {
        let answer = self.post("/api/v1/session", &json!({ "name": name, "password": password })).await;
        if answer.status == 200 {
            self.token = answer.cookie("qisai_session");
            self.csrf = answer.json()["csrf"].as_str().unwrap().to_owned();
        }
        answer
    }

    /// Sends a command under an id of its own.
    pub async fn run(&self, slug: &str, command: &Command) -> Answer {
        self.run_as(Uuid::new_v4(), slug, command).await
    }

    /// Sends a command under this id.
    pub async fn run_as(&self, id: Uuid, slug: &str, command: &Command) -> Answer {
        self.post(&format!("/api/v1/events/{slug}/1/commands"), &json!({ "id": id, "command": command })).await
    }

    /// The same person, for calls that have no route.
    pub async fn actor(&self, server: &Server) -> Actor {
        match &self.token {
            None => Actor::visitor(DEVICE),
            Some(token) => match server.backend.session(token).await.unwrap() {
                Some(session) => Actor::signed_in(session, DEVICE),
                None => Actor::visitor(DEVICE),
            },
        }
    }

    async fn send(&self, method: &str, path: &str, body: Option<&Value>) -> Answer {
        let cookie = self.token.as_ref().map(|token| format!("qisai_session={token}"));
        let mut headers = vec![("user-agent", DEVICE), ("x-csrf-token", self.csrf.as_str())];
        headers.extend(cookie.iter().map(|cookie| ("cookie", cookie.as_str())));
        headers.extend(body.iter().map(|_| ("content-type", "application/json")));
        headers.extend(self.extra.iter().map(|(name, value)| (name.as_str(), value.as_str())));
        let body = body.map(Value::to_string).unwrap_or_default();
        send(self.server, method, path, &headers, &body).await
    }
}
