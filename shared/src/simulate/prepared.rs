//! A division with made-up people or teams, ready to be played.

use super::{Dice, people};
use crate::command::Command;
use crate::decide::decide;
use crate::division::{Division, LotMethod};
use crate::refusal::Refusal;
use crate::structure::templates::Structure;

/// Substitutes of a team.
const SUBSTITUTES: u32 = 2;

/// A division with this structure and so many made-up people or teams, of so many units, its numbers drawn.
pub fn prepared(structure: &Structure, entrants: u32, units: u32, seed: u64) -> Result<Division, Refusal> {
    let mut dice = Dice::new(seed);
    let division = Division { name: "公开组".to_owned(), ..Division::default() };
    let stages = structure.stages.clone();
    let division = decide(&division, &Command::SetTeamRules { team: structure.team.clone() })?;
    let division = decide(&division, &Command::SetStructure { stages })?;
    let team = structure.team.is_some();
    let details = (1..=entrants).map(|place| people::details(place, team, units, &mut dice)).collect();
    let mut division = decide(&division, &Command::AddEntrants { entrants: details })?;
    if let Some(rules) = &structure.team {
        let ids: Vec<_> = division.entrants.iter().map(|entrant| entrant.id).collect();
        for id in ids {
            let players = people::players(rules.boards + SUBSTITUTES, &mut dice);
            division = decide(&division, &Command::SetPlayers { id, players })?;
        }
    }
    let division = decide(&division, &Command::SetTotals { totals: structure.totals.clone() })?;
    let division = decide(&division, &Command::SetPrizes { prizes: structure.prizes.clone() })?;
    let seed = format!("序号 {seed}");
    decide(&division, &Command::DrawNumbers { seed, method: LotMethod::All, units_apart: units > 0 })
}
