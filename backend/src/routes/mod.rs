//! What is not a page: health, papers, the archive, and the interface for programs.

mod archive;
mod command;
mod disposition;
mod failure;
mod headers;
mod health;
mod papers;
mod session;

pub use headers::{content_security_policy, security_headers};

use actix_web::web::{self, ServiceConfig};

/// A pasted list of 2,000 names fits; nobody fills the memory of a laptop.
pub const LARGEST_BODY: usize = 1024 * 1024;

/// All routes of this crate. The app must hold `web::Data<Backend>`.
pub fn configure(routes: &mut ServiceConfig) {
    routes
        .app_data(web::PayloadConfig::new(LARGEST_BODY))
        .app_data(web::FormConfig::default().limit(LARGEST_BODY))
        .app_data(web::JsonConfig::default().limit(LARGEST_BODY))
        .route("/health", web::get().to(health::health))
        .route("/health", web::head().to(health::health))
        .route("/e/{slug}/{division}/papers/{kind}.pdf", web::get().to(papers::paper))
        .route("/e/{slug}/{division}/papers/{kind}.pdf", web::head().to(papers::paper))
        .route("/desk/e/{slug}/archive.json", web::get().to(archive::archive))
        .route("/api/v1/session", web::post().to(session::sign_in))
        .route("/api/v1/session", web::delete().to(session::sign_out))
        .route("/api/v1/events/{slug}/{division}/commands", web::post().to(command::run));
}
