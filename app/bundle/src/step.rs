//! A line when a long step begins, and one with its time when it is done.

use std::io::Write;
use std::time::Instant;

use crate::Result;

/// Runs a step and says so.
pub(crate) fn run(what: &str, step: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("  {what} …");
    std::io::stdout().flush().map_err(|problem| problem.to_string())?;
    let start = Instant::now();
    step()?;
    println!("  done in {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}
