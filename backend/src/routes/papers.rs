//! `GET /e/{slug}/{division}/papers/{kind}.pdf?s=1&round=1&board=1&size=a3`: papers, for everybody who can see the round.

use actix_web::http::StatusCode;
use actix_web::http::header::DispositionType;
use actix_web::web::{Data, Path, Query};
use actix_web::{HttpRequest, HttpResponse};
use serde::Deserialize;

use super::disposition::named;
use crate::Backend;
use crate::auth::policy::{Action, Page};
use crate::error::{Error, Result};
use crate::paper::PaperSize;
use crate::service::paper::{PaperKind, WantedPaper};

const NO_FONT: &str = "这台服务器没有中文字体，不能生成 PDF。请组织者安装 fonts-noto-cjk 后重新启动。";

const NO_PAPER: &str = "没有这份表，或者这一轮还没有公布。请退回上一页。";

#[derive(Deserialize)]
pub(super) struct Wanted {
    /// The stage, from 1.
    s: Option<u32>,
    round: Option<u32>,
    board: Option<u32>,
    size: Option<String>,
}

impl Wanted {
    fn of(self, kind: PaperKind) -> WantedPaper {
        let size = if self.size.as_deref() == Some("a3") { PaperSize::A3 } else { PaperSize::A4 };
        WantedPaper { kind, stage: self.s, round: self.round, board: self.board, size }
    }
}

pub(super) async fn paper(
    request: HttpRequest,
    backend: Data<Backend>,
    path: Path<(String, u32, String)>,
    wanted: Query<Wanted>,
) -> Result<HttpResponse> {
    let (slug, division, kind) = path.into_inner();
    let actor = backend.actor(&backend.credentials(&request)).await?;
    backend.authorise(&actor, Some(&slug), Action::See(Page::Paper)).await?;
    let wanted = wanted.into_inner().of(kind.parse()?);
    let paper = match backend.paper(&slug, division, wanted).await {
        Ok(Some(paper)) => paper,
        Ok(None) => return Ok(in_words(StatusCode::SERVICE_UNAVAILABLE, NO_FONT)),
        Err(Error::NotFound) => return Ok(in_words(StatusCode::NOT_FOUND, NO_PAPER)),
        Err(error) => return Err(error),
    };
    let name = named(DispositionType::Inline, &paper.file_name);
    // The next result makes another paper of the same address.
    Ok(HttpResponse::Ok()
        .content_type("application/pdf")
        .insert_header(("cache-control", "no-cache"))
        .insert_header(name)
        .body(paper.pdf))
}

/// For a person, who followed a link.
fn in_words(status: StatusCode, words: &'static str) -> HttpResponse {
    HttpResponse::build(status).content_type("text/plain; charset=utf-8").body(words)
}
