//! Where sources lie and results go.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::Result;

/// The folders of one run.
pub(crate) struct Place {
    /// The workspace.
    pub(crate) root: PathBuf,
    /// Cargo's target folder for WASM, apart from the native one: the two would throw each other's work away.
    pub(crate) wasm_target: PathBuf,
    /// What the server serves under `/pkg`.
    pub(crate) pkg: PathBuf,
}

impl Place {
    /// The folders, from where this program was built and from `CARGO_TARGET_DIR`.
    pub(crate) fn find() -> Result<Self> {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let root = here.ancestors().nth(2).ok_or("the workspace is missing")?.to_path_buf();
        let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |dir| root.join(dir));
        Ok(Self { wasm_target: target.join("wasm"), pkg: target.join("site").join("pkg"), root })
    }

    /// Makes the folder of results.
    pub(crate) fn make_folders(&self) -> Result<()> {
        fs::create_dir_all(&self.pkg).map_err(|problem| format!("{}: {problem}", self.pkg.display()))
    }

    /// Everything the WASM is made of.
    pub(crate) fn sources(&self) -> Vec<PathBuf> {
        let inputs =
            ["app/src", "app/browser", "app/Cargo.toml", "shared/src", "shared/Cargo.toml", "Cargo.toml", "Cargo.lock"];
        inputs.iter().map(|input| self.root.join(input)).collect()
    }

    /// The compiled WASM before it is bound.
    pub(crate) fn compiled(&self) -> PathBuf {
        self.wasm_target.join("wasm32-unknown-unknown").join("wasm-release").join("browser.wasm")
    }

    /// Remembers from which sources the results were made.
    pub(crate) fn stamp(&self) -> PathBuf {
        self.wasm_target.join("made-from")
    }

    /// Whether the islands are there.
    pub(crate) fn has_islands(&self) -> bool {
        ["app.js", "app_bg.wasm"].iter().all(|name| self.pkg.join(name).is_file())
    }

    /// A file's text, if it is there.
    pub(crate) fn read(&self, file: &Path) -> Option<String> {
        fs::read_to_string(file).ok()
    }

    /// Writes a file, but leaves it alone when it would not change.
    pub(crate) fn write(&self, file: &Path, text: &str) -> Result<()> {
        if self.read(file).as_deref() == Some(text) {
            return Ok(());
        }
        fs::write(file, text).map_err(|problem| format!("{}: {problem}", file.display()))
    }
}
