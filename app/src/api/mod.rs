//! Server functions: each takes a form or a call of an island, asks the backend, and answers.
//!
//! A plain form gets a redirect: forward when the thing was done, back to its page when it was refused, with what there
//! is to say kept in the session until the next page shows it. A call of an island gets a typed answer.

pub mod account;
pub mod division;
pub mod divisions;
pub mod draw;
pub mod entrants;
pub mod event;
pub mod figures;
pub mod heat_entry;
pub mod match_entry;
pub mod result;
pub mod round;
pub mod sent;
pub mod stage_form;
pub mod structure;
pub mod teams;

#[cfg(feature = "ssr")]
pub mod caller;
#[cfg(feature = "ssr")]
pub mod events;
#[cfg(feature = "ssr")]
pub mod flash;
#[cfg(feature = "ssr")]
pub mod forms;
#[cfg(feature = "ssr")]
pub mod heat_forms;
#[cfg(feature = "ssr")]
pub mod match_answer;
#[cfg(feature = "ssr")]
pub mod match_forms;
#[cfg(feature = "ssr")]
pub mod pasted;
#[cfg(feature = "ssr")]
pub mod read;
#[cfg(feature = "ssr")]
pub mod read_figures;
#[cfg(feature = "ssr")]
pub mod read_stage;
#[cfg(feature = "ssr")]
pub mod read_teams;
#[cfg(feature = "ssr")]
pub mod said;
#[cfg(feature = "ssr")]
pub mod sign_in;
#[cfg(feature = "ssr")]
pub mod structures;
#[cfg(feature = "ssr")]
pub mod typed;
#[cfg(feature = "ssr")]
pub mod typed_figures;
#[cfg(feature = "ssr")]
pub mod typed_numbers;
#[cfg(feature = "ssr")]
pub mod typed_prizes;
#[cfg(feature = "ssr")]
pub mod typed_stage;
#[cfg(feature = "ssr")]
pub mod typed_start;

pub use sent::Sent;
