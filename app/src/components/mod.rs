//! Parts that several pages share.

pub mod islands;
