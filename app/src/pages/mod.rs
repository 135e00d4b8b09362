//! The pages, one file each.

pub mod account;
pub mod desk;
pub mod public;
