//! Structured logs on standard error, as text for people or as JSON for machines.
//!
//! Nothing private is logged: no names, no passwords, no tokens, no addresses of visitors.

use tracing_subscriber::EnvFilter;

/// The form of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// Lines for people.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}

/// Starts the log. `filter` is as in `RUST_LOG`, `info` for example. Does nothing if a log has been started already.
pub fn start(format: LogFormat, filter: &str) {
    let filter = EnvFilter::try_new(filter).unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let started = match format {
        LogFormat::Text => log.with_target(false).try_init(),
        LogFormat::Json => log.json().flatten_event(true).try_init(),
    };
    if let Err(already) = started {
        tracing::debug!(%already, "log not started again");
    }
}
