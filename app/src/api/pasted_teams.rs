//! Registers the teams of the pasted list, each with its players.

use backend::Error;
use shared::command::Command;
use shared::entrant::EntrantDetails;
use shared::paste::{self, PastedTeam};
use uuid::Uuid;

use super::Sent;
use super::caller::{self, Caller};

/// Registers the ticked teams of a list. A form sent twice registers the teams once; their players are then set again,
/// to the same.
pub async fn register(caller: &Caller, to: &Sent, text: &str, ticked: &[u32]) -> Result<(), Error> {
    let teams = paste::read_teams(text);
    let teams: Vec<PastedTeam> = teams.into_iter().filter(|team| ticked.contains(&team.line)).collect();
    let teams: Vec<PastedTeam> = teams.into_iter().filter(PastedTeam::can_be_registered).collect();
    let details = |team: &PastedTeam| EntrantDetails { name: team.name.clone(), ..EntrantDetails::default() };
    let entrants = teams.iter().map(details).collect();
    caller
        .backend
        .run(&caller.actor, &to.slug, to.k, caller::command_id(to), Command::AddEntrants { entrants })
        .await?;
    let here = caller.backend.division(&to.slug, to.k).await?;
    for team in teams.into_iter().filter(|team| !team.players.is_empty()) {
        let registered = here.division.entrants.iter().rev().find(|entrant| entrant.details.name == team.name);
        let Some(id) = registered.map(|entrant| entrant.id) else { continue };
        let command = Command::SetPlayers { id, players: team.players };
        caller.backend.run(&caller.actor, &to.slug, to.k, Uuid::new_v4(), command).await?;
    }
    Ok(())
}
