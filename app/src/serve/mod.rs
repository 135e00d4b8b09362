//! Composes the web service: backend, pages, files for the browser.

mod access_log;
mod announce;
mod assets;
mod kept;
#[cfg(test)]
mod tests;

pub use assets::Assets;

use actix_files::Files;
use actix_web::middleware::{Compress, from_fn};
use actix_web::web::Data;
use actix_web::{App, HttpServer, web};
use backend::routes::security_headers;
use backend::{Backend, Config};
use leptos::prelude::*;
use leptos_actix::{LeptosRoutes, generate_route_list};
use leptos_router::Method;

use self::kept::kept_for_ever;
use crate::shell::shell;

/// How long requests under way may take once the process is told to stop, in seconds.
const LAST_REQUESTS: u64 = 10;

/// Why the service could not be started or ended badly.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be listened on.
    #[error(
        "cannot listen on {address}: {cause}. Is the program running already? Another address: --listen 127.0.0.1:8081"
    )]
    Listen {
        /// Where.
        address: std::net::SocketAddr,
        /// What the system says.
        cause: std::io::Error,
    },
    /// The files for the browser are not to be found.
    #[error("{0}")]
    Assets(#[from] assets::AssetsMissing),
    /// Anything the backend or the system says.
    #[error("{0}")]
    Other(String),
}

/// Opens the database and serves until the process is told to stop; requests under way are answered first.
///
/// # Errors
/// When the database cannot be opened, the address is taken, or files are missing.
pub async fn serve(config: &Config) -> Result<(), ServeError> {
    let backend = Backend::open(config).await.map_err(other)?;
    serve_backend(backend, None).await
}

/// Serves a backend that is open already. `note` is one more line for the terminal.
///
/// # Errors
/// As [`serve`].
pub async fn serve_backend(backend: Backend, note: Option<&str>) -> Result<(), ServeError> {
    let assets = Assets::find()?;
    let address = backend.config().listen;
    let server = {
        let backend = backend.clone();
        HttpServer::new(move || {
            let pages = Pages { backend: backend.clone(), assets: assets.clone() };
            App::new()
                .wrap(from_fn(security_headers))
                .wrap(Compress::default())
                .wrap(from_fn(access_log::access_log))
                .app_data(Data::new(backend.clone()))
                .configure(|routes| pages.configure(routes))
        })
        .shutdown_timeout(LAST_REQUESTS)
        .bind(address)
        .map_err(|cause| ServeError::Listen { address, cause })?
    };
    announce::announce(&backend, &server.addrs(), note).await.map_err(other)?;
    server.run().await.map_err(other)?;
    tracing::info!("stopped");
    backend.close().await.map_err(other)
}

fn other(error: impl std::fmt::Display) -> ServeError {
    ServeError::Other(error.to_string())
}

/// What the routes of the pages need.
#[derive(Clone)]
struct Pages {
    backend: Backend,
    assets: Assets,
}

impl Pages {
    fn configure(self, mut routes: &mut web::ServiceConfig) {
        let files = Files::new("", self.assets.root.join("pkg"));
        let context = move || self.provide();
        let not_found = leptos_actix::render_app_async_with_context(context.clone(), shell, Method::Get);
        routes
            .service(web::scope("/pkg").wrap(from_fn(kept_for_ever)).service(files))
            .configure(backend::routes::configure);
        routes = routes.leptos_routes_with_context(generate_route_list(crate::app::App), context, shell);
        routes.default_service(not_found);
    }

    fn provide(&self) {
        provide_context(self.backend.clone());
        provide_context(self.assets.clone());
        provide_context(self.assets.leptos_options());
    }
}
