//! `GET /health`: whether the server and its database answer.

use actix_web::web::Data;
use actix_web::{HttpResponse, Responder};
use serde_json::json;

use crate::Backend;

pub(super) async fn health(backend: Data<Backend>) -> impl Responder {
    if backend.is_healthy().await {
        HttpResponse::Ok().json(json!({ "status": "ok" }))
    } else {
        HttpResponse::ServiceUnavailable().json(json!({ "status": "database does not answer" }))
    }
}
