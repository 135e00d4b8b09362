//! A field that offers names while one types. It stands in a form that finds the same people without script.

pub mod field;
pub mod matching;
pub mod names;

pub use field::FindName;
