//! Entrants that come as a list: pasted, and kept on the server between preview and confirmation, so that nothing is lost
//! on the way; or the players of a division of teams.

use backend::Error;
use backend::auth::Session;
use shared::command::Command;
use shared::entrant::EntrantDetails;
use shared::paste::{self, Pasted, PastedTeam};
use shared::team::{self, BestPlayer, NewTeam};
use shared::words;

use super::Sent;
use super::caller::Caller;

/// The key under which the pasted list of a division is kept.
pub fn draft_key(slug: &str, k: u32) -> String {
    format!("paste/{slug}/{k}")
}

/// Keeps a pasted list.
pub async fn keep(to: &Sent, text: &str) -> Result<(), Error> {
    let caller = Caller::of(&to.csrf).await?;
    let session = session(&caller)?;
    caller.backend.save_draft(session, &draft_key(&to.slug, to.k), text).await
}

/// Registers the ticked lines of the list that is kept, and forgets it. Answers what they are counted in.
pub async fn register(to: &Sent, ticked: &[u32]) -> Result<&'static str, Error> {
    let caller = Caller::of(&to.csrf).await?;
    let session = session(&caller)?;
    let key = draft_key(&to.slug, to.k);
    let text = caller.backend.load_draft(session, &key).await?.unwrap_or_default();
    let here = caller.backend.division(&to.slug, to.k).await?;
    let team = here.division.team.is_some();
    let command = if team {
        Command::AddTeams { teams: ticked_teams(&text, ticked) }
    } else {
        Command::AddEntrants { entrants: ticked_details(&paste::read(&text), ticked) }
    };
    caller.run(to, command).await?;
    caller.backend.drop_draft(session, &key).await?;
    Ok(words::counter(team))
}

/// Registers players of a division of teams in this one. Answers how many.
pub async fn bring_players(to: &Sent, from: u32, keys: &[String]) -> Result<usize, Error> {
    let caller = Caller::of(&to.csrf).await?;
    let teams = caller.backend.division(&to.slug, from).await?;
    let entrants: Vec<_> = team::chosen_players(&teams.division, keys).iter().map(BestPlayer::details).collect();
    let count = entrants.len();
    caller.run(to, Command::AddEntrants { entrants }).await?;
    Ok(count)
}

fn session(caller: &Caller) -> Result<&Session, Error> {
    caller.actor.session().ok_or(Error::NotSignedIn)
}

fn ticked_details(pasted: &Pasted, ticked: &[u32]) -> Vec<EntrantDetails> {
    let rows = pasted.rows.iter().filter(|row| ticked.contains(&row.line));
    rows.filter(|row| row.can_be_registered()).map(|row| row.details.clone()).collect()
}

fn ticked_teams(text: &str, ticked: &[u32]) -> Vec<NewTeam> {
    let teams = paste::read_teams(text).teams.into_iter().filter(|team| ticked.contains(&team.line));
    teams.filter(PastedTeam::can_be_registered).map(NewTeam::from).collect()
}
