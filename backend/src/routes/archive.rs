//! `GET /desk/e/{slug}/archive.json`: the whole event, for its organizers.

use actix_web::http::header::DispositionType;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use shared::archive;

use super::disposition::named;
use crate::Backend;
use crate::auth::policy::{Action, Page};
use crate::error::Result;

pub(super) async fn archive(request: HttpRequest, backend: Data<Backend>, slug: Path<String>) -> Result<HttpResponse> {
    let actor = backend.actor(&backend.credentials(&request)).await?;
    backend.authorise(&actor, Some(&slug), Action::See(Page::Archive)).await?;
    let archive = backend.export(&slug).await?;
    let name = named(DispositionType::Attachment, &format!("{}.json", archive.event.name));
    Ok(HttpResponse::Ok().content_type("application/json").insert_header(name).body(archive::write(&archive)))
}
