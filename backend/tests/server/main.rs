//! The backend over HTTP, each scenario on SQLite and on PostgreSQL. One program, because it is linked once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic, missing_docs)]

mod accounts;
mod commands;
mod common;
mod divisions;
mod durability;
mod events;
mod journal;
mod logs;
mod paper_routes;
mod permissions;
mod routes;
mod schema;
mod structures;
