//! `qisai standings`: ranks and the values of every key of the chain.

use clap::Args;
use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};
use shared::ranking::{self, Standing, TieBreak, Value};

use super::failure::Failure;
use super::input::{File, Which};

#[derive(Debug, Args)]
pub(super) struct Options {
    #[command(flatten)]
    file: File,
    #[command(flatten)]
    which: Which,
    /// After this round; the last one when left out
    #[arg(long, value_name = "K")]
    after: Option<u32>,
}

/// Computes the standings in order of ranks.
pub(super) fn standings(options: &Options) -> Result<String, Failure> {
    let archive = options.file.read()?;
    let (division, stage) = options.which.find(&options.file, &archive)?;
    let refuse = |inside: &str, why: &str| options.file.refuse(&options.which.place(inside), why);
    if !division.entrants.is_empty() && !division.is_drawn() {
        return Err(refuse("entrants", "the entrants have no numbers yet"));
    }
    let Some(played) = division.stages.get(stage) else { return super::json(&[(); 0]) };
    let rounds = u32::try_from(played.rounds.len()).unwrap_or(u32::MAX);
    let after = options.after.unwrap_or(rounds);
    if after > rounds {
        let why = format!("there is no round {after}; there are {rounds}");
        return Err(options.file.refuse(&format!("{}.rounds", options.which.stage()), &why));
    }
    let standings = ranking::standings(&division, stage, after);
    let chain = &played.settings.tie_breaks;
    super::json(&standings.iter().map(|standing| Line { standing, chain }).collect::<Vec<_>>())
}

/// A line of the standings: `{"rank":1,"no":3,"values":{"points":"14","buchholz":"98"}}`.
struct Line<'a> {
    standing: &'a Standing,
    chain: &'a [TieBreak],
}

impl Serialize for Line<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut line = serializer.serialize_struct("Line", 3)?;
        line.serialize_field("rank", &self.standing.rank)?;
        line.serialize_field("no", &self.standing.no)?;
        line.serialize_field("values", &Values { values: &self.standing.values, chain: self.chain })?;
        line.end()
    }
}

/// The values under the names of their keys, in the order of the chain.
struct Values<'a> {
    values: &'a [Value],
    chain: &'a [TieBreak],
}

impl Serialize for Values<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.chain.len()))?;
        for (key, value) in self.chain.iter().zip(self.values) {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}
