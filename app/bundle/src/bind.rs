//! Binds the compiled WASM to JavaScript, by wasm-bindgen as a library: its version is that of the lock file, so it
//! always fits the one compiled in.

use wasm_bindgen_cli_support::Bindgen;

use crate::Result;
use crate::place::Place;

/// Writes `app.js` and `app_bg.wasm`.
pub(crate) fn bind(place: &Place) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(place.compiled()).typescript(false).out_name("app");
    bindgen.remove_name_section(true).remove_producers_section(true);
    let made = bindgen.web(true).and_then(|bindgen| bindgen.generate(&place.pkg));
    made.map_err(|problem| format!("wasm-bindgen: {problem:#}"))
}
