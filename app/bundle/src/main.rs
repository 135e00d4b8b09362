//! `cargo run -p bundle`: makes `<target>/site/pkg/` — `app.js`, `app_bg.wasm` and `qisai.css`.
//!
//! | step | skipped when |
//! |---|---|
//! | compile `app/browser` to WASM | no source, manifest, lock file or compiler has changed |
//! | bind it to JavaScript | the compiled WASM is the same |
//! | join the style sheet | never, it takes no time |

mod bind;
mod compiler;
mod digest;
mod place;
mod step;
mod style;

use std::process::ExitCode;

use place::Place;

/// What can go wrong, in words for the person at the terminal.
type Result<T> = std::result::Result<T, String>;

fn main() -> ExitCode {
    match Place::find().and_then(|place| bundle(&place)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("bundle: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn bundle(place: &Place) -> Result<()> {
    place.make_folders()?;
    style::join(place)?;
    compile_and_bind(place)
}

fn compile_and_bind(place: &Place) -> Result<()> {
    let compiler = compiler::Compiler::find()?;
    let sources = format!("{}{}\n{}", compiler.identity(), place.root.display(), digest::of_tree(&place.sources())?);
    if place.has_islands() && place.read(&place.stamp()).is_some_and(|stamp| stamp == sources) {
        println!("  browser bundle: unchanged");
        return Ok(());
    }
    step::run("compiling the islands to WASM (several minutes the first time)", || compiler.compile(place))?;
    step::run("binding the WASM to JavaScript", || bind::bind(place))?;
    place.write(&place.stamp(), &sources)
}
