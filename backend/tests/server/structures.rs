//! Structures through the server: stages are started, matches entered, line-ups sealed, and all of it is on disk.

use crate::common::event::{draw, entrants, game, info, result};
use crate::common::http::Answer;
use crate::common::{Browser, Server, on_both_databases};
use backend::service::change::Change;
use backend::service::event::{NewDivision, NewEvent};
use backend::service::journal::Action;
use shared::command::{Command, FigureChange, ListsChange, PrizesChange};
use shared::division::Division;
use shared::entrant::EntrantDetails;
use shared::id::{EntrantId, No, PlayerId};
use shared::matches::{self, MatchLength, MatchSettings};
use shared::placing::places;
use shared::prizes::{Prize, PrizeCount};
use shared::result::GameResult;
use shared::side::Side;
use shared::stage::{Format, RuleEdition, SingleElimFormat, Source, StageSettings, Take};
use shared::structure::templates::structure;
use shared::structure::{StageDraw, StageState, state};
use shared::team::Player;
use shared::view::matches::match_view;
use uuid::Uuid;

/// An event with this division and nobody in it.
async fn make(server: &Server, organizer: &Browser, division: NewDivision) -> String {
    let new = NewEvent { info: info("迎新杯"), divisions: vec![division] };
    let actor = organizer.actor(server).await;
    server.backend.create_event(&actor, Uuid::new_v4(), new).await.unwrap()
}

fn of_template(key: &str) -> NewDivision {
    let made = structure(key, RuleEdition::Cxa2011).unwrap();
    let name = "公开组".to_owned();
    NewDivision { name, stages: made.stages, team: made.team, totals: made.totals, prizes: made.prizes }
}

/// A knockout in which every match has two games.
fn two_games() -> NewDivision {
    let matches = MatchSettings { length: MatchLength::Games(2), ..MatchSettings::default() };
    let format = Format::SingleElim(SingleElimFormat::CHAMPION);
    NewDivision::of_one_stage("公开组", StageSettings { matches, ..StageSettings::usual(format, RuleEdition::Cxa2011) })
}

async fn done(organizer: &Browser, slug: &str, command: &Command) -> Answer {
    let answer = organizer.run(slug, command).await;
    assert_eq!(answer.status, 200, "{command:?}: {answer:?}");
    answer
}

/// The division as it is on disk.
async fn stored(server: &Server, slug: &str) -> Division {
    server.other().await.division(slug, 1).await.unwrap().division.clone()
}

fn start(stage: u32) -> Command {
    Command::StartStage { stage, draw: StageDraw::Machine { seed: format!("签 {stage}") }, by_hand: Vec::new() }
}

/// Everybody is registered and drawn, and the first stage started.
async fn begin(server: &Server, organizer: &Browser, division: NewDivision, count: u32) -> String {
    let slug = make(server, organizer, division).await;
    for command in [Command::AddEntrants { entrants: entrants(count) }, draw(), start(0)] {
        done(organizer, &slug, &command).await;
    }
    slug
}

/// What comes next at the first open board of a stage, won by the lower number: a game of its match, or its one result.
fn next_result(division: &Division, at: usize) -> Option<Command> {
    let rounds = division.stages[at].rounds.iter().zip(1..);
    let mut open = rounds.flat_map(|(round, number)| round.pairings.iter().map(move |pairing| (number, pairing)));
    let (round, pairing) = open.find(|(_, pairing)| !pairing.result.is_finished())?;
    let won = if pairing.first < pairing.second { GameResult::FirstWins } else { GameResult::SecondWins };
    let mut command = match matches::state(division, at, round, pairing).next.first() {
        Some(next) if matches::has_games(division, at, round) => game(round, pairing.board, next.game, won),
        _ => result(round, pairing.board, pairing.version, won),
    };
    if let Command::SetResult { stage, .. } | Command::SetGame { stage, .. } = &mut command {
        *stage = u32::try_from(at).unwrap();
    }
    Some(command)
}

/// Plays a stage that follows by itself from its results.
async fn play(server: &Server, organizer: &Browser, slug: &str, at: usize) {
    while let Some(command) = next_result(&server.backend.division(slug, 1).await.unwrap().division, at) {
        done(organizer, slug, &command).await;
        assert_eq!(server.backend.division(slug, 1).await.unwrap().division, stored(server, slug).await);
    }
}

/// A team with four players.
fn player(n: u32) -> Player {
    Player { id: PlayerId(n), name: format!("队员{n}"), rating: None, guest: false, tags: Vec::new() }
}

/// Two teams of five in round 1 of a 分台换人 Swiss.
async fn two_teams(server: &Server, organizer: &Browser) -> String {
    let slug = make(server, organizer, of_template("team_swiss")).await;
    let teams = ["甲队", "乙队"].map(|name| EntrantDetails { name: name.to_owned(), ..EntrantDetails::default() });
    done(organizer, &slug, &Command::AddEntrants { entrants: teams.to_vec() }).await;
    for id in [1, 2] {
        let players = (1..=5).map(player).collect();
        done(organizer, &slug, &Command::SetPlayers { id: EntrantId(id), players }).await;
    }
    let round = [draw(), Command::ProposeRound { stage: 0 }, Command::PublishRound { stage: 0, round: 1, seen: None }];
    for command in &round {
        done(organizer, &slug, command).await;
    }
    slug
}

fn line_up(side: Side, players: [u32; 4]) -> Command {
    Command::SetLineUp { stage: 0, round: 1, board: 1, side, players: players.map(PlayerId).to_vec() }
}

on_both_databases! {
    async fn a_double_elimination_runs_from_its_draw_to_the_champion(server) {
        let organizer = server.admin().await;
        let slug = begin(&server, &organizer, of_template("double_elim_8"), 6).await;
        play(&server, &organizer, &slug, 0).await;
        let division = stored(&server, &slug).await;
        assert_eq!(state(&division, 0), StageState::Done);
        let first = &places(&division)[0];
        assert_eq!((first.place, first.no), (Some(1), No(1)));
        for kind in ["bracket", "places"] {
            let paper = server.browser().get(&format!("/e/{slug}/1/papers/{kind}.pdf?size=a3")).await;
            assert_eq!((paper.status, paper.header("content-type")), (200, Some("application/pdf")), "{kind}");
        }
    }

    async fn numbers_lists_and_prizes_that_were_changed_together_are_on_disk(server) {
        let organizer = server.admin().await;
        let slug = make(&server, &organizer, of_template("swiss_branch_32")).await;
        let change = |key: &str, seen, to| FigureChange { figure: key.parse().unwrap(), seen, to };
        let figures = vec![
            change("stage-0-rounds", Some(11), Some(9)),
            change("stage-1-source-0-after", Some(7), Some(5)),
            change("stage-1-source-0-to", Some(32), Some(16)),
            change("stage-0-forfeit_limit", None, Some(2)),
        ];
        let lists = ListsChange { seen: Vec::new(), to: vec!["少年".to_owned()] };
        let prize = Prize { name: "金奖".to_owned(), count: PrizeCount::Places(1) };
        let prizes = vec![PrizesChange { list: String::new(), seen: Vec::new(), to: vec![prize] }];
        let command = Command::SetFigures { figures, lists: Some(lists), prizes };
        done(&organizer, &slug, &command).await;
        let stands = server.backend.division(&slug, 1).await.unwrap().division.clone();
        let division = stored(&server, &slug).await;
        assert_eq!(division, stands);
        let [first, second] = [0, 1].map(|stage| &division.stages[stage].settings);
        assert!(matches!(&first.format, Format::Swiss(swiss) if swiss.rounds == 9), "{:?}", first.format);
        assert_eq!(first.forfeit_limit.map(|limit| limit.games), Some(2));
        assert_eq!((first.lists.len(), division.prizes.len()), (1, 1));
        let take = Take::Ranks { from: 1, to: 16 };
        assert_eq!(second.from, [Source { stage: 0, after: Some(5), take }]);
        let again = organizer.run(&slug, &command).await;
        assert_eq!(again.status, 200, "what stands already is refused: {again:?}");
    }

    async fn a_later_stage_starts_with_those_who_came_through(server) {
        let organizer = server.admin().await;
        let slug = begin(&server, &organizer, of_template("groups_4x4"), 16).await;
        let early = organizer.run(&slug, &start(1)).await;
        assert_eq!((early.status, early.json()["error"].as_str()), (409, Some("refused")), "{early:?}");
        done(&organizer, &slug, &Command::PublishSchedule { stage: 0 }).await;
        play(&server, &organizer, &slug, 0).await;
        done(&organizer, &slug, &start(1)).await;
        let division = stored(&server, &slug).await;
        assert_eq!(division.running_stage(), 1);
        assert_eq!(division.stages[1].seats.as_ref().unwrap().nos.len(), 8);
        let summary = server.backend.event(&slug).await.unwrap().divisions.remove(0);
        assert_eq!((summary.stage, summary.rounds, summary.open_games), (1, 1, 4));
        let journal = server.backend.journal(&slug, 1, 1).await.unwrap();
        assert!(journal.lines[0].changes.named.iter().any(|change| matches!(change, Change::Seats { stage: 1, .. })));
        for query in ["groups.pdf?s=1", "bracket.pdf?s=2", "bracket.pdf"] {
            assert_eq!(server.browser().get(&format!("/e/{slug}/1/papers/{query}")).await.status, 200, "{query}");
        }
        assert_eq!(server.browser().get(&format!("/e/{slug}/1/papers/groups.pdf?s=2")).await.status, 404);
    }

    async fn two_referees_at_one_game_see_both_values(server) {
        let organizer = server.admin().await;
        let slug = begin(&server, &organizer, two_games(), 4).await;
        let (mine, yours) = (game(1, 1, 1, GameResult::FirstWins), game(1, 1, 1, GameResult::Draw));
        let (mine, yours) = tokio::join!(organizer.run(&slug, &mine), organizer.run(&slug, &yours));
        let (won, lost) = if mine.status == 200 { ("1-0", yours) } else { ("1/2-1/2", mine) };
        assert_eq!(lost.status, 409, "{lost:?}");
        let refusal = lost.json()["refusal"].clone();
        assert_eq!((refusal["refused"].as_str(), refusal["stands"].as_str()), (Some("result_changed"), Some(won)));
        assert_ne!(refusal["sent"], won);
        let games = stored(&server, &slug).await.stages[0].rounds[0].pairings[0].games.clone();
        assert_eq!(games.iter().map(|game| game.result.sign()).collect::<Vec<_>>(), [won]);
    }

    async fn two_referees_at_two_boards_of_a_match_do_not_conflict(server) {
        let organizer = server.admin().await;
        let slug = two_teams(&server, &organizer).await;
        done(&organizer, &slug, &line_up(Side::First, [1, 2, 3, 4])).await;
        done(&organizer, &slug, &line_up(Side::Second, [1, 2, 4, 5])).await;
        let (one, two) = (game(1, 1, 1, GameResult::FirstWins), game(1, 1, 3, GameResult::Draw));
        let (one, two) = tokio::join!(organizer.run(&slug, &one), organizer.run(&slug, &two));
        assert_eq!((one.status, two.status), (200, 200), "{one:?} {two:?}");
        let games = stored(&server, &slug).await.stages[0].rounds[0].pairings[0].games.clone();
        let signs: Vec<&str> = games.iter().map(|game| game.result.sign()).collect();
        assert_eq!(signs, ["1-0", "*", "1/2-1/2", "*"]);
    }

    async fn a_game_sent_twice_is_played_once(server) {
        let organizer = server.admin().await;
        let slug = begin(&server, &organizer, two_games(), 2).await;
        let (id, command) = (Uuid::new_v4(), game(1, 1, 1, GameResult::FirstWins));
        let first = organizer.run_as(id, &slug, &command).await;
        let second = organizer.run_as(id, &slug, &command).await;
        assert_eq!((first.status, first.body), (200, second.body));
        assert_eq!(stored(&server, &slug).await.stages[0].rounds[0].pairings[0].games.len(), 1);
    }

    async fn a_line_up_alone_is_shown_to_nobody(server) {
        let organizer = server.admin().await;
        let slug = two_teams(&server, &organizer).await;
        let illegal = organizer.run(&slug, &line_up(Side::First, [2, 1, 3, 4])).await;
        assert_eq!(illegal.status, 409, "{illegal:?}");
        done(&organizer, &slug, &line_up(Side::First, [1, 2, 3, 5])).await;
        let seen = |division: &Division| {
            let view = match_view(division, 0, 1, 1, false).unwrap();
            let named = view.games.iter().flat_map(|game| &game.players).flatten().count();
            (view.line_ups.unwrap().lists, named)
        };
        assert_eq!(seen(&stored(&server, &slug).await), ([None, None], 0));
        let line = server.backend.journal(&slug, 1, 1).await.unwrap().lines.remove(0);
        let [Change::Board { after: Some(board), .. }] = &line.changes.named[..] else {
            panic!("one board has changed")
        };
        assert_eq!((board.handed_in, &board.line_ups, board.games.iter().flat_map(|game| game.players).flatten().count()), ([true, false], &None, 0));
        assert_eq!(line.action, Action::SealLineUp { stage: 0, round: 1, board: 1, side: Side::First });
        assert_eq!(server.browser().get(&format!("/desk/e/{slug}/archive.json")).await.status, 401);
        done(&organizer, &slug, &line_up(Side::Second, [1, 2, 3, 4])).await;
        let (lists, named) = seen(&stored(&server, &slug).await);
        assert_eq!((lists.iter().flatten().count(), named), (2, 8));
        let line = server.backend.journal(&slug, 1, 1).await.unwrap().lines.remove(0);
        assert_eq!(line.action, Action::Command { done: Box::new(line_up(Side::Second, [1, 2, 3, 4])) });
        let told = serde_json::to_string(&line.changes).unwrap();
        assert!(told.contains("\"line_ups\":[[1,2,3,5],[1,2,3,4]]"), "{told}");
    }

    async fn a_division_that_could_not_be_settled_so_is_not_made(server) {
        let organizer = server.admin().await;
        let actor = organizer.actor(&server).await;
        let none = NewDivision { stages: Vec::new(), ..of_template("swiss_7") };
        let new = NewEvent { info: info("迎新杯"), divisions: vec![none] };
        let refused = server.backend.create_event(&actor, Uuid::new_v4(), new).await;
        assert!(matches!(refused, Err(backend::Error::Refused(_))), "{refused:?}");
        assert!(server.backend.events().await.unwrap().is_empty());
    }
}
