//! `qisai standings`: ranks and the values of every key of the chain; of groups a table each, of a bracket its places.

use clap::Args;
use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};
use shared::division::Division;
use shared::id::No;
use shared::placing::{self, Placed};
use shared::ranking::{self, Standing, TieBreak, Value};
use shared::stage::{Format, Stage};

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
    let chain = played.settings.tie_breaks.as_slice();
    match played.settings.format {
        Format::Swiss(_) | Format::RoundRobin { .. } => {
            super::json(&lines(chain, &ranking::standings(&division, stage, after)))
        }
        Format::Groups(_) => super::json(&groups(&division, stage, played, after)),
        Format::SingleElim(_) | Format::DoubleElim | Format::Heats(_) | Format::Ladder if after < rounds => {
            let why = "places are known after the last round only";
            Err(options.file.refuse(&format!("{}.rounds", options.which.stage()), why))
        }
        Format::Heats(_) => {
            let tables = placing::group_places(&division, stage);
            super::json(
                &tables.iter().zip(1..).map(|(table, group)| Group::of(group, places(table))).collect::<Vec<_>>(),
            )
        }
        Format::SingleElim(_) | Format::DoubleElim | Format::Ladder => {
            super::json(&places(&placing::stage_places(&division, stage)))
        }
    }
}

/// The standings of one group, or of one table of several people.
#[derive(serde::Serialize)]
struct Group<'a> {
    group: u32,
    standings: Vec<Line<'a>>,
}

impl<'a> Group<'a> {
    const fn of(group: u32, standings: Vec<Line<'a>>) -> Self {
        Self { group, standings }
    }
}

fn groups<'a>(division: &Division, stage: usize, played: &'a Stage, after: u32) -> Vec<Group<'a>> {
    let groups = played.seats.iter().flat_map(|seats| &seats.groups).zip(1..);
    let of_group = |(nos, group): (&Vec<No>, u32)| {
        let standings = ranking::standings_among(division, stage, nos, after);
        Group::of(group, lines(&played.settings.tie_breaks, &standings))
    };
    groups.map(of_group).collect()
}

fn lines<'a>(chain: &'a [TieBreak], standings: &[Standing]) -> Vec<Line<'a>> {
    let line =
        |standing: &Standing| Line { rank: standing.rank, no: standing.no, values: standing.values.clone(), chain };
    standings.iter().map(line).collect()
}

/// Places that no chain has made.
fn places(placed: &[Placed]) -> Vec<Line<'static>> {
    placed.iter().map(|placed| Line { rank: placed.place, no: placed.no, values: Vec::new(), chain: &[] }).collect()
}

/// A line of the standings: `{"rank":1,"no":3,"values":{"points":"14","buchholz":"98"}}`.
struct Line<'a> {
    rank: Option<u32>,
    no: No,
    values: Vec<Value>,
    chain: &'a [TieBreak],
}

impl Serialize for Line<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut line = serializer.serialize_struct("Line", 3)?;
        line.serialize_field("rank", &self.rank)?;
        line.serialize_field("no", &self.no)?;
        line.serialize_field("values", &Values { values: &self.values, chain: self.chain })?;
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
