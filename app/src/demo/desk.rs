//! The organizer of the sample events at work: one division, one command after the other.

use std::sync::Arc;

use backend::auth::Actor;
use backend::service::division::LoadedDivision;
use backend::service::first_account::FirstAccount;
use backend::{Backend, Error, Result};
use shared::command::Command;
use shared::division::Division;
use shared::entrant::{Entrant, EntrantDetails};
use shared::id::{No, PlayerId};
use shared::matches::{self, FirstMove, GameKind};
use shared::paste::PastedTeam;
use shared::result::GameResult;
use shared::side::Side;
use shared::stage::{Lots, Pairing, Round};
use shared::structure::{self, Missing, StageDraw, StageState};
use shared::team::NewTeam;
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
    stage: u32,
    sent: u64,
}

impl<'a> Desk<'a> {
    pub(super) fn new(backend: &'a Backend, actor: &'a Actor, event: u64, slug: String) -> Self {
        Self { backend, actor, event, slug, stage: 0, sent: 0 }
    }

    pub(super) async fn run(&mut self, command: Command) -> Result<()> {
        self.sent += 1;
        self.backend.run(self.actor, &self.slug, 1, id(self.event, self.sent), command).await.map(|_| ())
    }

    /// Proposes the next round and publishes it as it is.
    pub(super) async fn pair(&mut self, round: u32) -> Result<()> {
        let stage = self.stage;
        self.run(Command::ProposeRound { stage }).await?;
        self.run(Command::PublishRound { stage, round, seen: None }).await
    }

    /// Enters results of the games of a round that have none, on the boards that are `done`.
    pub(super) async fn enter_results(&mut self, round: u32, done: impl Fn(u32) -> bool) -> Result<()> {
        let division = self.division().await?;
        let open = self.round(&division, round)?.pairings.iter().filter(|game| !game.result.is_finished());
        for game in open.filter(|game| done(game.board)) {
            let number = u64::from(round) * 1000 + u64::from(game.board);
            let result = chance::result(rating(&division, game.first), rating(&division, game.second), number);
            self.run(entry(self.stage, round, game, result, chance::fouls(number))).await?;
        }
        Ok(())
    }

    /// One side of a board did not come.
    pub(super) async fn forfeit(&mut self, round: u32, board: u32, result: GameResult) -> Result<()> {
        let division = self.division().await?;
        let mut games = self.round(&division, round)?.pairings.iter();
        let game = games.find(|game| game.board == board).ok_or(Error::NotFound)?;
        self.run(entry(self.stage, round, game, result, [0, 0])).await
    }

    /// Who sits on the first side of a board.
    pub(super) async fn first_of(&self, round: u32, board: u32) -> Result<No> {
        let division = self.division().await?;
        let mut games = self.round(&division, round)?.pairings.iter();
        games.find(|game| game.board == board).map(|game| game.first).ok_or(Error::NotFound)
    }

    /// Registers people before the start.
    pub(super) async fn register(&mut self, entrants: Vec<EntrantDetails>) -> Result<()> {
        self.run(Command::AddEntrants { entrants }).await
    }

    /// Starts a stage by machine and goes on with it.
    pub(super) async fn start(&mut self, stage: u32, seed: &str) -> Result<()> {
        self.stage = stage;
        let draw = StageDraw::Machine { seed: seed.to_owned() };
        self.run(Command::StartStage { stage, draw, by_hand: Vec::new() }).await
    }

    /// Draws lots among those who are tied for the last place that goes on to a stage.
    pub(super) async fn part_the_tied(&mut self, stage: usize) -> Result<()> {
        while let Some((stage, among)) = tied(&self.division().await?.division, stage) {
            let lots = Lots { order: among.clone(), among };
            self.run(Command::RecordLots { stage, lots }).await?;
        }
        Ok(())
    }

    /// Plays the matches of a round, game by game, on the boards that are `done`.
    pub(super) async fn play_matches(&mut self, round: u32, done: impl Fn(u32) -> bool) -> Result<()> {
        let division = self.division().await?;
        let boards: Vec<u32> = self.round(&division, round)?.pairings.iter().map(|pairing| pairing.board).collect();
        for board in boards.into_iter().filter(|board| done(*board)) {
            while self.play_game(round, board).await? {}
        }
        Ok(())
    }

    /// Plays the next game of a match. Answers whether there was one.
    pub(super) async fn play_game(&mut self, round: u32, board: u32) -> Result<bool> {
        let division = self.division().await?;
        let pairing = self.round(&division, round)?.at(board).ok_or(Error::NotFound)?;
        if pairing.result.is_finished() {
            return Ok(false);
        }
        let state = matches::state(&division.division, self.index(), round, pairing);
        let Some(next) = state.next.first() else { return Ok(false) };
        let number = u64::from(round) * 10_000 + u64::from(board) * 100 + u64::from(next.game);
        let [first, second] = [Side::First, Side::Second].map(|side| rating(&division, pairing.on(side)));
        let stands = usize::try_from(next.game).ok().and_then(|game| pairing.games.get(game.checked_sub(1)?));
        let command = Command::SetGame {
            stage: self.stage,
            round,
            board,
            game: next.game,
            seen: stands.map_or(GameResult::Unfinished, |game| game.result),
            kind: next.kind,
            first: if let FirstMove::Side(side) = next.first { side } else { Side::First },
            result: match next.kind {
                GameKind::Lots => GameResult::FirstWins,
                GameKind::Slow | GameKind::Quick | GameKind::DrawOdds => chance::result(first, second, number),
            },
            fouls: [0, 0],
            penalties: [Vec::new(), Vec::new()],
            later: None,
        };
        self.run(command).await?;
        Ok(true)
    }

    /// Both teams of each match hand in their line-ups: the first players of their lists, a reserve now and then.
    pub(super) async fn hand_in_line_ups(&mut self, round: u32, done: impl Fn(u32) -> bool) -> Result<()> {
        let division = self.division().await?;
        let boards = division.division.team.as_ref().map_or(0, |team| team.boards);
        for pairing in self.round(&division, round)?.pairings.iter().filter(|pairing| done(pairing.board)) {
            for side in [Side::First, Side::Second] {
                let team = division.division.by_no(pairing.on(side)).ok_or(Error::NotFound)?;
                let players = line_up(team, boards, round + pairing.board);
                let (stage, board) = (self.stage, pairing.board);
                self.run(Command::SetLineUp { stage, round, board, side, players }).await?;
            }
        }
        Ok(())
    }

    /// Registers teams with their players.
    pub(super) async fn register_teams(&mut self, teams: Vec<PastedTeam>) -> Result<()> {
        self.run(Command::AddTeams { teams: teams.into_iter().map(NewTeam::from).collect() }).await
    }

    async fn division(&self) -> Result<Arc<LoadedDivision>> {
        self.backend.division(&self.slug, 1).await
    }

    fn round<'b>(&self, division: &'b LoadedDivision, number: u32) -> Result<&'b Round> {
        division.division.stages.get(self.index()).and_then(|stage| stage.round(number)).ok_or(Error::NotFound)
    }

    fn index(&self) -> usize {
        usize::try_from(self.stage).unwrap_or(usize::MAX)
    }
}

/// Who is tied for the last place that goes on to a stage, and in which stage.
fn tied(division: &Division, stage: usize) -> Option<(u32, Vec<No>)> {
    let StageState::Waits { missing } = structure::state(division, stage) else { return None };
    missing.into_iter().find_map(|missing| match missing {
        Missing::Tie { stage, nos } => Some((stage, nos)),
        _ => None,
    })
}

/// The first players of a team in their order; in every third match the last reserve plays for one of them.
fn line_up(team: &Entrant, boards: u32, number: u32) -> Vec<PlayerId> {
    let boards = usize::try_from(boards).unwrap_or(usize::MAX);
    let mut players: Vec<PlayerId> = team.players.iter().map(|player| player.id).collect();
    if number.is_multiple_of(3) && players.len() > boards {
        players.remove(boards - 1);
    }
    players.truncate(boards);
    players
}

fn rating(division: &LoadedDivision, no: No) -> u32 {
    division.division.by_no(no).and_then(|entrant| entrant.details.rating).unwrap_or_default()
}

fn entry(stage: u32, round: u32, game: &Pairing, result: GameResult, fouls: [u32; 2]) -> Command {
    let (board, seen, penalties) = (game.board, game.version, [Vec::new(), Vec::new()]);
    Command::SetResult { stage, round, board, seen, result, fouls, penalties, later: None }
}
