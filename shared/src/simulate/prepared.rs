//! A division with made-up people or teams, ready to be played.

use super::{Dice, people};
use crate::command::Command;
use crate::decide::decide;
use crate::division::{Division, LotMethod};
use crate::refusal::Refusal;
use crate::structure::templates::Structure;
use crate::team::NewTeam;

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
    let entrants: Vec<_> = (1..=entrants).map(|place| people::details(place, team, units, &mut dice)).collect();
    let register = match &structure.team {
        None => Command::AddEntrants { entrants },
        Some(rules) => {
            let mut players = || people::players(rules.boards + SUBSTITUTES, &mut dice);
            let new_team = |details| NewTeam { details, players: players() };
            Command::AddTeams { teams: entrants.into_iter().map(new_team).collect() }
        }
    };
    let division = decide(&division, &register)?;
    let division = decide(&division, &Command::SetTotals { totals: structure.totals.clone() })?;
    let division = decide(&division, &Command::SetPrizes { prizes: structure.prizes.clone() })?;
    let seed = format!("序号 {seed}");
    decide(&division, &Command::DrawNumbers { seed, method: LotMethod::All, units_apart: units > 0 })
}
