//! The queries. Rows become the types of `shared` here, and the types become rows here, and nowhere else.

pub(crate) mod account;
pub(crate) mod attempt;
pub(crate) mod command;
pub(crate) mod division;
pub(crate) mod draft;
pub(crate) mod event;
pub(crate) mod invitation;
pub(crate) mod journal;
pub(crate) mod number;
pub(crate) mod session;
pub(crate) mod summary;
