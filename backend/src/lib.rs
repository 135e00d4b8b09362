//! The server without a face: what it keeps, who may do what, and the papers. It knows nothing of pages.
//!
//! A change runs so: who may, load, let `shared` decide, save what differs together with one line of the journal, in
//! one transaction. Everything a page needs is a method of [`Backend`].

pub mod auth;
mod backend;
pub mod clock;
pub mod config;
mod database;
mod entity;
pub mod error;
pub mod logging;
pub mod network;
pub mod paper;
mod random;
pub mod routes;
pub mod service;
mod store;

pub use backend::Backend;
pub use config::Config;
pub use error::{Error, Invalid, Result};
