//! Keeps the outbox in the browser, so that a reload or a flat battery loses nothing.

use super::outbox::Outbox;

/// Where the outbox of a round of a stage is kept.
pub fn key(slug: &str, k: u32, (stage, round): (u32, u32)) -> String {
    format!("qisai/{slug}/{k}/{stage}/{round}")
}

/// Keeps it. A browser that keeps nothing still sends what is on the page.
#[cfg(feature = "hydrate")]
pub fn store(key: &str, outbox: &Outbox) {
    let Some(storage) = storage() else { return };
    if outbox.count() == 0 {
        call(&storage, "removeItem", &[key]);
    } else if let Ok(text) = serde_json::to_string(outbox) {
        call(&storage, "setItem", &[key, &text]);
    }
}

/// What was kept.
#[cfg(feature = "hydrate")]
pub fn restore(key: &str) -> Outbox {
    let kept = storage().and_then(|storage| call(&storage, "getItem", &[key])).and_then(|text| text.as_string());
    kept.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

#[cfg(feature = "hydrate")]
fn storage() -> Option<wasm_bindgen::JsValue> {
    let storage = js_sys::Reflect::get(&leptos::prelude::window(), &"localStorage".into()).ok()?;
    storage.is_object().then_some(storage)
}

#[cfg(feature = "hydrate")]
fn call(storage: &wasm_bindgen::JsValue, method: &str, words: &[&str]) -> Option<wasm_bindgen::JsValue> {
    use wasm_bindgen::JsCast;

    let method = js_sys::Reflect::get(storage, &method.into()).ok()?.dyn_into::<js_sys::Function>().ok()?;
    let words: js_sys::Array = words.iter().map(|word| wasm_bindgen::JsValue::from_str(word)).collect();
    method.apply(storage, &words).ok()
}

/// On the server there is nothing to keep it in.
#[cfg(not(feature = "hydrate"))]
pub const fn store(_: &str, _: &Outbox) {}

/// On the server nothing was kept.
#[cfg(not(feature = "hydrate"))]
pub fn restore(_: &str) -> Outbox {
    Outbox::default()
}
