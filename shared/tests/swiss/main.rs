//! The Swiss engine against its specification: a slow reference, golden cases, real events, made-up events.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic, missing_docs)]

mod reference;
mod small_fields;
