//! Who meets whom: the Swiss 定位编排法 and the round robin.

pub mod reason;
pub mod round_robin;
