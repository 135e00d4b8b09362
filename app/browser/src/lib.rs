//! What the browser loads: wakes the islands of the page.

use app as _;
use wasm_bindgen::prelude::wasm_bindgen;

/// Called once by the page.
#[wasm_bindgen]
pub fn hydrate() {
    console_error_panic_hook::set_once();
    leptos::mount::hydrate_islands();
}
