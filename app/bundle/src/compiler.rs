//! Which compiler makes WASM on this machine.
//!
//! | machine | compiler |
//! |---|---|
//! | rustup has the target `wasm32-unknown-unknown` | the same cargo as everything else |
//! | Debian's `rustc-web cargo-web rust-web-src` and an `lld` | Debian's, with the standard library built from source |
//! | neither | a message that names both ways |

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::Result;
use crate::place::Place;

const TARGET: &str = "wasm32-unknown-unknown";
const DEBIAN_SOURCES: &str = "/usr/lib/rustlib/src/rust/library/Cargo.lock";
const DEBIAN_LINKERS: [&str; 3] = ["/usr/bin/wasm-ld-22", "/usr/bin/wasm-ld-21", "/usr/bin/wasm-ld-19"];
/// The oldest compiler that builds this workspace (`rust-version` of the manifest).
const OLDEST: u32 = 94;

const NEITHER: &str = "no Rust compiler for WASM on this machine. Either of these helps:
  rustup target add wasm32-unknown-unknown
  apt-get install rustc-web cargo-web rust-web-src lld-22      (Debian 12; lld-19 will do)";

/// A compiler that can make WASM.
pub(crate) enum Compiler {
    /// The one in use, with the target installed.
    Rustup {
        /// What it says about itself.
        version: String,
    },
    /// Debian's, which builds the standard library itself.
    Debian {
        /// What it says about itself.
        version: String,
        /// The linker for WASM. Kept the same from run to run: changing it rebuilds everything.
        linker: &'static str,
    },
}

impl Compiler {
    /// Finds one.
    pub(crate) fn find() -> Result<Self> {
        if has_target() {
            return Ok(Self::Rustup { version: version_of("rustc").unwrap_or_default() });
        }
        debian().ok_or_else(|| NEITHER.to_owned())
    }

    /// What must be unchanged for earlier results to be used again.
    pub(crate) fn identity(&self) -> String {
        match self {
            Self::Rustup { version } => format!("{version}\n"),
            Self::Debian { version, linker } => format!("{version} {linker}\n"),
        }
    }

    /// Compiles `app/browser`.
    pub(crate) fn compile(&self, place: &Place) -> Result<()> {
        let mut cargo = self.cargo();
        cargo.args(["build", "--locked", "-p", "browser", "--profile", "wasm-release", "--target", TARGET]);
        cargo.arg("--target-dir").arg(&place.wasm_target).current_dir(&place.root);
        let status = cargo.stdin(Stdio::null()).status().map_err(|problem| format!("cargo: {problem}"))?;
        if status.success() { Ok(()) } else { Err("the islands do not compile to WASM (see above)".to_owned()) }
    }

    fn cargo(&self) -> Command {
        match self {
            Self::Rustup { .. } => Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into())),
            Self::Debian { linker, .. } => {
                let mut cargo = Command::new("/usr/bin/cargo");
                cargo.env("RUSTC", "/usr/bin/rustc").env("RUSTC_BOOTSTRAP", "1").env_remove("RUSTUP_TOOLCHAIN");
                cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
                cargo.arg("-Zbuild-std=std,panic_abort");
                cargo
            }
        }
    }
}

fn has_target() -> bool {
    let asked = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    asked.is_ok_and(|answer| {
        answer.status.success() && Path::new(String::from_utf8_lossy(&answer.stdout).trim()).is_dir()
    })
}

fn debian() -> Option<Compiler> {
    let version = version_of("/usr/bin/rustc").filter(|version| is_new_enough(version))?;
    let linker = DEBIAN_LINKERS.into_iter().find(|linker| Path::new(linker).exists())?;
    let complete = Path::new(DEBIAN_SOURCES).exists() && Path::new("/usr/bin/cargo").exists();
    complete.then_some(Compiler::Debian { version, linker })
}

fn version_of(rustc: &str) -> Option<String> {
    let answer = Command::new(rustc).arg("--version").env_remove("RUSTUP_TOOLCHAIN").output().ok()?;
    answer.status.success().then(|| String::from_utf8_lossy(&answer.stdout).trim().to_owned())
}

/// Whether `rustc 1.96.0 (…)` is 1.94 or newer.
fn is_new_enough(version: &str) -> bool {
    let minor = version.strip_prefix("rustc 1.").and_then(|rest| rest.split('.').next());
    minor.and_then(|minor| minor.parse().ok()).is_some_and(|minor: u32| minor >= OLDEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compiler_older_than_the_workspace_needs_is_passed_over() {
        assert!(is_new_enough("rustc 1.96.0 (abc 2026-03-21) (built from a source tarball)"));
        assert!(is_new_enough("rustc 1.94.1"));
        assert!(!is_new_enough("rustc 1.63.0"));
        assert!(!is_new_enough("gcc 12"));
    }
}
