//! 多人桌: the points of a table, game by game and seat by seat.
#![allow(missing_docs, reason = "the macro makes fields, without documentation, of the arguments of a form")]

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::Sent;

/// The points of a table as they are sent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HeatEntry {
    /// Which stage.
    pub stage: u32,
    /// Which round.
    pub round: u32,
    /// Which table.
    pub table: u32,
    /// The version that the sender saw.
    pub seen: u32,
    /// How many sit at the table.
    pub seats: u32,
    /// The points as typed: game 1 seat by seat, then game 2, …
    pub points: Vec<String>,
}

/// Sets the points of a table.
#[server(prefix = "/api", endpoint = "set_table")]
pub async fn set_table(to: Sent, entry: HeatEntry) -> Result<(), ServerFnError> {
    use super::{caller, heat_forms, said};

    let table = entry.table;
    let forward = format!("{}#table-{table}", caller::page(&to, "heats"));
    caller::act(&to, heat_forms::set_table(&entry), &forward, said::table_entered(table)).await
}
