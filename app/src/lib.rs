//! The face of Qisai.
//!
//! Pages are rendered by the server only; the browser gets plain HTML and, where a page has them, islands that are
//! compiled to WASM. So everything but [`islands`] and the signatures in [`api`] exists under the feature `ssr` alone;
//! [`components`] serve both.
// A view is one type, as deep as its page.
#![recursion_limit = "256"]

pub mod api;
pub mod components;
pub mod islands;

#[cfg(feature = "ssr")]
pub mod app;
#[cfg(feature = "ssr")]
pub mod cli;
#[cfg(feature = "ssr")]
pub mod demo;
#[cfg(feature = "ssr")]
pub mod pages;
#[cfg(feature = "ssr")]
pub mod serve;
#[cfg(feature = "ssr")]
pub mod shell;
#[cfg(feature = "ssr")]
pub mod wording;
