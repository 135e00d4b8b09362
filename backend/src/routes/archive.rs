//! `GET /desk/e/{slug}/archive.json`: the whole event, for its organizers.

use actix_web::http::header::{Charset, ContentDisposition, DispositionParam, DispositionType, ExtendedValue};
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use shared::archive;

use crate::Backend;
use crate::auth::policy::{Action, Page};
use crate::error::Result;

pub(super) async fn archive(request: HttpRequest, backend: Data<Backend>, slug: Path<String>) -> Result<HttpResponse> {
    let actor = backend.actor(&backend.credentials(&request)).await?;
    backend.authorise(&actor, Some(&slug), Action::See(Page::Archive)).await?;
    let archive = backend.export(&slug).await?;
    let name = format!("{}.json", archive.event.name);
    let answer = HttpResponse::Ok()
        .content_type("application/json")
        .insert_header(download(&name))
        .body(archive::write(&archive));
    Ok(answer)
}

/// Saved under this name, whatever its characters are.
pub(super) fn download(name: &str) -> ContentDisposition {
    let value = ExtendedValue {
        charset: Charset::Ext("UTF-8".to_owned()),
        language_tag: None,
        value: name.as_bytes().to_vec(),
    };
    ContentDisposition {
        disposition: DispositionType::Attachment,
        parameters: vec![DispositionParam::FilenameExt(value)],
    }
}
