//! The rules of Qisai: the types everyone shares and every decision about a tournament.
//!
//! Pure functions of their arguments. This crate has no clock, no randomness, no IO, no async, and knows of no
//! database and no web framework; it compiles to native code and to WASM.

pub mod archive;
pub mod bracket;
pub mod check;
pub mod command;
pub mod decide;
pub mod division;
pub mod entrant;
pub mod event;
mod fixed_boards;
pub mod id;
pub mod matches;
pub mod pairing;
pub mod paste;
pub mod placing;
pub mod points;
mod points_by_no;
pub mod prizes;
pub mod ranking;
pub mod refusal;
pub mod result;
pub mod side;
pub mod simulate;
pub mod stage;
pub mod structure;
pub mod team;
pub mod view;
pub mod words;
