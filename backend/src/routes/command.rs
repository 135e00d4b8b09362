//! `POST /api/v1/events/{slug}/{division}/commands`: a command, for programs. Authorised like a form: by the cookie of
//! the session and its token, here in `X-CSRF-Token`.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json, Path};
use serde::Deserialize;
use shared::command::Command;
use uuid::Uuid;

use crate::Backend;
use crate::error::Result;
use crate::service::command::Answer;

/// The sender's id, by which what is sent twice acts once, and the command.
#[derive(Deserialize)]
pub(super) struct Sent {
    id: Uuid,
    command: Command,
}

pub(super) async fn run(
    request: HttpRequest,
    backend: Data<Backend>,
    path: Path<(String, u32)>,
    sent: Json<Sent>,
) -> Result<Json<Answer>> {
    let actor = backend.actor_for_change(&backend.credentials(&request), csrf(&request)).await?;
    let ((slug, division), Sent { id, command }) = (path.into_inner(), sent.into_inner());
    Ok(Json(backend.run(&actor, &slug, division, id, command).await?))
}

pub(super) fn csrf(request: &HttpRequest) -> &str {
    request.headers().get("x-csrf-token").and_then(|value| value.to_str().ok()).unwrap_or_default()
}
