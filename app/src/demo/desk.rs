//! The organizer of the sample events at work: one division, one command after the other.

use std::sync::Arc;

use backend::auth::Actor;
use backend::service::division::LoadedDivision;
use backend::service::first_account::FirstAccount;
use backend::{Backend, Error, Result};
use shared::command::Command;
use shared::entrant::EntrantDetails;
use shared::id::No;
use shared::result::GameResult;
use shared::stage::{Pairing, Round};
use uuid::Uuid;

use super::{NAME, PASSWORD, chance};

/// Makes the account of the demo and signs it in.
pub(super) async fn sign_up(backend: &Backend) -> Result<Actor> {
    let first = backend.needs_first_account().await?;
    let code = first.as_ref().and_then(FirstAccount::code).ok_or(Error::Forbidden)?;
    let token = backend.first_account(code, NAME, PASSWORD, "demo").await?;
    let session = backend.session(token.as_str()).await?.ok_or(Error::NotSignedIn)?;
    Ok(Actor::signed_in(session, "示范数据"))
}

/// An id for the `number`th message about an event: the same in every demo.
pub(super) fn id(event: u64, number: u64) -> Uuid {
    Uuid::from_u64_pair(event, number)
}

/// The first division of an event, and the organizer in front of it.
pub(super) struct Desk<'a> {
    backend: &'a Backend,
    actor: &'a Actor,
    event: u64,
    slug: String,
    sent: u64,
}

impl<'a> Desk<'a> {
    pub(super) fn new(backend: &'a Backend, actor: &'a Actor, event: u64, slug: String) -> Self {
        Self { backend, actor, event, slug, sent: 0 }
    }

    pub(super) async fn run(&mut self, command: Command) -> Result<()> {
        self.sent += 1;
        self.backend.run(self.actor, &self.slug, 1, id(self.event, self.sent), command).await.map(|_| ())
    }

    /// Proposes the next round and publishes it as it is.
    pub(super) async fn pair(&mut self, round: u32) -> Result<()> {
        self.run(Command::ProposeRound { stage: 0 }).await?;
        self.run(Command::PublishRound { stage: 0, round, seen: None }).await
    }

    /// Enters results of the games of a round that have none, on the boards that are `done`.
    pub(super) async fn enter_results(&mut self, round: u32, done: impl Fn(u32) -> bool) -> Result<()> {
        let division = self.division().await?;
        let open = round_of(&division, round)?.pairings.iter().filter(|game| !game.result.is_finished());
        for game in open.filter(|game| done(game.board)) {
            let number = u64::from(round) * 1000 + u64::from(game.board);
            let result = chance::result(rating(&division, game.first), rating(&division, game.second), number);
            self.run(entry(round, game, result, chance::fouls(number))).await?;
        }
        Ok(())
    }

    /// One side of a board did not come.
    pub(super) async fn forfeit(&mut self, round: u32, board: u32, result: GameResult) -> Result<()> {
        let division = self.division().await?;
        let mut games = round_of(&division, round)?.pairings.iter();
        let game = games.find(|game| game.board == board).ok_or(Error::NotFound)?;
        self.run(entry(round, game, result, [0, 0])).await
    }

    /// Who sits on the first side of a board.
    pub(super) async fn first_of(&self, round: u32, board: u32) -> Result<No> {
        let division = self.division().await?;
        let mut games = round_of(&division, round)?.pairings.iter();
        games.find(|game| game.board == board).map(|game| game.first).ok_or(Error::NotFound)
    }

    /// Registers people before the start.
    pub(super) async fn register(&mut self, entrants: Vec<EntrantDetails>) -> Result<()> {
        self.run(Command::AddEntrants { entrants }).await
    }

    async fn division(&self) -> Result<Arc<LoadedDivision>> {
        self.backend.division(&self.slug, 1).await
    }
}

fn round_of(division: &LoadedDivision, number: u32) -> Result<&Round> {
    division.division.stages.first().and_then(|stage| stage.round(number)).ok_or(Error::NotFound)
}

fn rating(division: &LoadedDivision, no: No) -> u32 {
    division.division.by_no(no).and_then(|entrant| entrant.details.rating).unwrap_or_default()
}

fn entry(round: u32, game: &Pairing, result: GameResult, fouls: [u32; 2]) -> Command {
    let (board, seen, penalties) = (game.board, game.version, [Vec::new(), Vec::new()]);
    Command::SetResult { stage: 0, round, board, seen, result, fouls, penalties, later: None }
}
