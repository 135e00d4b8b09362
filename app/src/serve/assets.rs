//! The files the browser loads, and where they lie.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use leptos::config::LeptosOptions;

/// The files the browser loads: style sheet and islands.
#[derive(Clone, Debug)]
pub struct Assets {
    /// The folder that holds `pkg/`.
    pub root: PathBuf,
    /// Changes with the content of the files.
    pub version: String,
    /// Whether the islands were built. Without them every page still reads and every form still works.
    pub has_browser_bundle: bool,
}

/// The style sheet is nowhere.
#[derive(Debug, thiserror::Error)]
#[error(
    "the files for the browser are missing: looked for pkg/qisai.css in {looked}. Build them with `make build`, or set QISAI_SITE"
)]
pub struct AssetsMissing {
    looked: String,
}

impl Assets {
    /// Looks in the folder named by `QISAI_SITE`, then in `site` beside the program, then above it.
    pub(super) fn find() -> Result<Self, AssetsMissing> {
        let places = places();
        let found = places.iter().find(|place| place.join("pkg/qisai.css").is_file());
        let root = found.cloned().ok_or_else(|| AssetsMissing { looked: listed(&places) })?;
        let version = version_of(&root.join("pkg"));
        let has_browser_bundle = root.join("pkg/app_bg.wasm").is_file();
        Ok(Self { version, has_browser_bundle, root })
    }

    /// What Leptos must know to name the files of the islands.
    pub(super) fn leptos_options(&self) -> LeptosOptions {
        let root = self.root.to_string_lossy().into_owned();
        LeptosOptions::builder().output_name("app").site_root(root).site_pkg_dir("pkg").build()
    }
}

/// A name for the content of the files, so that browsers may keep them for ever and still never use an old one.
fn version_of(pkg: &Path) -> String {
    let mut hasher = DefaultHasher::new();
    for name in ["qisai.css", "app.js", "app_bg.wasm"] {
        std::fs::read(pkg.join(name)).unwrap_or_default().hash(&mut hasher);
    }
    format!("{:016x}", hasher.finish())
}

fn places() -> Vec<PathBuf> {
    let set = std::env::var_os("QISAI_SITE").map(PathBuf::from);
    let program = std::env::current_exe().unwrap_or_default();
    let folders = program.ancestors().skip(1).take(2).map(|folder| folder.join("site"));
    set.into_iter().chain(folders).collect()
}

fn listed(places: &[PathBuf]) -> String {
    places.iter().map(|place| place.display().to_string()).collect::<Vec<_>>().join(", ")
}
