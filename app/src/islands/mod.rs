//! What becomes alive in the browser. Each page with an island reads and works without it too.

pub mod find_name;
pub mod results;
