//! Composes the web service: backend, pages, files for the browser.

use std::io;
use std::path::{Path, PathBuf};

use actix_files::Files;
use actix_web::middleware::Compress;
use actix_web::{App, HttpServer};
use leptos::prelude::*;
use leptos_actix::{LeptosRoutes, generate_route_list};

use crate::shell::shell;

/// The files the browser loads: style sheet and islands.
#[derive(Clone, Debug)]
pub struct Assets {
    /// Where they lie; `pkg/` inside.
    pub root: PathBuf,
    /// Changes with their content.
    pub version: String,
    /// Whether the islands were built.
    pub has_browser_bundle: bool,
}

/// Serves until the process is told to stop.
///
/// # Errors
/// When the address cannot be listened on.
pub async fn serve(listen: &str) -> io::Result<()> {
    let assets = find_assets()?;
    let options = leptos_options(&assets);
    HttpServer::new(move || {
        let (context_assets, context_options) = (assets.clone(), options.clone());
        App::new()
            .wrap(Compress::default())
            .service(Files::new("/pkg", assets.root.join("pkg")))
            .leptos_routes_with_context(
                generate_route_list(crate::app::App),
                move || {
                    provide_context(context_assets.clone());
                    provide_context(context_options.clone());
                },
                shell,
            )
    })
    .bind(listen)?
    .run()
    .await
}

fn leptos_options(assets: &Assets) -> LeptosOptions {
    LeptosOptions::builder()
        .output_name("app")
        .site_root(assets.root.to_string_lossy().into_owned())
        .site_pkg_dir("pkg")
        .build()
}

fn find_assets() -> io::Result<Assets> {
    let program = std::env::current_exe()?;
    let beside = program.parent().unwrap_or(Path::new(".")).join("site");
    let above = program.parent().and_then(Path::parent).unwrap_or(Path::new(".")).join("site");
    let root = if beside.is_dir() { beside } else { above };
    let has_browser_bundle = root.join("pkg/app_bg.wasm").is_file();
    Ok(Assets { root, version: String::from("0"), has_browser_bundle })
}
