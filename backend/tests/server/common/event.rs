//! Events to test with.

use backend::service::event::{NewDivision, NewEvent};
use shared::command::Command;
use shared::division::LotMethod;
use shared::entrant::EntrantDetails;
use shared::event::EventInfo;
use shared::matches::GameKind;
use shared::ranking::TieBreak;
use shared::result::GameResult;
use shared::side::Side;
use shared::stage::{Format, RuleEdition, StageSettings};
use uuid::Uuid;

use super::{Browser, Server};

pub fn round_robin() -> StageSettings {
    StageSettings {
        name: "预赛".to_owned(),
        tie_breaks: vec![TieBreak::Points, TieBreak::Wins],
        ..StageSettings::usual(Format::RoundRobin { legs: 1 }, RuleEdition::Cxa2011)
    }
}

pub fn info(name: &str) -> EventInfo {
    EventInfo { name: name.to_owned(), ..EventInfo::default() }
}

pub fn new_event(name: &str) -> NewEvent {
    let division = NewDivision::of_one_stage("公开组", round_robin());
    NewEvent { info: info(name), divisions: vec![division] }
}

pub fn entrants(count: u32) -> Vec<EntrantDetails> {
    let entrant = |n| EntrantDetails {
        name: format!("棋手{n}"),
        unit: format!("{}中", n % 3 + 1),
        rating: Some(1500 + n),
        ..EntrantDetails::default()
    };
    (1..=count).map(entrant).collect()
}

pub fn draw() -> Command {
    Command::DrawNumbers { seed: "2026".to_owned(), method: LotMethod::All, units_apart: false }
}

pub fn result(round: u32, board: u32, seen: u32, result: GameResult) -> Command {
    Command::SetResult {
        stage: 0,
        round,
        board,
        seen,
        result,
        fouls: [0, 0],
        penalties: [Vec::new(), Vec::new()],
        later: None,
    }
}

/// A game of a match that was not there before.
pub fn game(round: u32, board: u32, game: u32, result: GameResult) -> Command {
    Command::SetGame {
        stage: 0,
        round,
        board,
        game,
        seen: GameResult::Unfinished,
        kind: GameKind::Slow,
        first: Side::First,
        result,
        fouls: [0, 0],
        penalties: [Vec::new(), Vec::new()],
        later: None,
    }
}

/// Makes an event without entrants and answers its address.
pub async fn make(server: &Server, organizer: &Browser) -> String {
    let actor = organizer.actor(server).await;
    server.backend.create_event(&actor, Uuid::new_v4(), new_event("迎新杯")).await.unwrap()
}

/// Makes an event with round 1 published and answers its address.
pub async fn begin(server: &Server, organizer: &Browser, count: u32) -> String {
    let slug = make(server, organizer).await;
    let steps = [
        Command::AddEntrants { entrants: entrants(count) },
        draw(),
        Command::ProposeRound { stage: 0 },
        Command::PublishRound { stage: 0, round: 1, seen: None },
    ];
    for step in steps {
        let answer = organizer.run(&slug, &step).await;
        assert_eq!(answer.status, 200, "{answer:?}");
    }
    slug
}
