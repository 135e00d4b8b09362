//! Rows and states tell the same, and a change writes no more than it changed.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use migrations::{Migrator, MigratorTrait};
use sea_orm::{ConnectOptions, ConnectionTrait, Database, DatabaseConnection};
use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::event::EventInfo;
use shared::id::{EntrantId, No};
use shared::matches::{GameKind, MatchGame};
use shared::result::GameResult;
use shared::side::Side;
use shared::simulate::{SimulateOptions, play_out, prepared, simulate};
use shared::stage::{RuleEdition, Stage};
use shared::structure::templates::{self, Template};
use uuid::Uuid;

use super::rows::{Difference, Row, Rows, difference};
use super::structure::structure;
use super::{from_rows, insert, load, save, to_rows};
use crate::clock;
use crate::entity::division;
use crate::error::Error;
use crate::store::event;

const ID: i64 = 7;

/// Six of nine rounds of an event where people come and go.
fn half_an_event(seed: u64) -> Division {
    let nine = SimulateOptions::swiss(23, 9, seed);
    simulate(&SimulateOptions {
        rounds: 6,
        withdraw: 30,
        absent: 30,
        forfeit: 50,
        unfinished: 100,
        late: 2,
        format: nine.format.clone(),
        ..nine
    })
}

fn rows(division: &Division) -> Rows {
    to_rows::rows(ID, division).unwrap()
}

fn row(division: &Division) -> division::Model {
    division::Model {
        id: ID,
        event_id: 1,
        number: 1,
        name: division.name.clone(),
        lot: division.lot.as_ref().map(|lot| serde_json::to_value(lot).unwrap()),
        finished: division.finished,
        version: 1,
        updated_at: clock::now(),
        team: division.team.as_ref().map(|team| serde_json::to_value(team).unwrap()),
        totals: to_rows::unless_empty(&division.totals).unwrap(),
        prizes: to_rows::unless_empty(&division.prizes).unwrap(),
        removed_at: None,
    }
}

fn done(division: &Division, command: &Command) -> Division {
    decide(division, command).unwrap()
}

/// The next round, with the missing results of the last one filled in.
fn propose(division: &Division) -> Division {
    let mut division = division.clone();
    let open = division.stages[0].rounds.iter_mut().flat_map(|round| &mut round.pairings);
    open.filter(|pairing| !pairing.result.is_finished()).for_each(|pairing| pairing.result = GameResult::Draw);
    done(&division, &Command::ProposeRound { stage: 0 })
}

#[test]
fn every_state_of_an_event_reads_back_from_its_rows() {
    for seed in 0..40 {
        let division = half_an_event(seed);
        assert_eq!(from_rows::division(&row(&division), rows(&division)).unwrap(), division, "seed {seed}");
        let proposed = propose(&division);
        assert_eq!(from_rows::division(&row(&proposed), rows(&proposed)).unwrap(), proposed, "seed {seed}");
    }
}

#[test]
fn every_part_of_a_structure_reads_back_from_its_rows() {
    let division = structure();
    assert_eq!(from_rows::division(&row(&division), rows(&division)).unwrap(), division);
}

/// A division of a template with everybody registered, and the same played to its end.
fn before_and_after(template: &Template) -> (Division, Division) {
    let entrants = match template.key {
        "groups_12x4" => 48,
        "groups_8x4" | "groups_two_rounds" | "swiss_branch_32" | "swiss_branch_bands" => 36,
        key if key.starts_with("double_elim_8") => 7,
        "team_everybody" => 3,
        _ if template.is_for_teams() => 9,
        _ => 19,
    };
    let structure = templates::structure(template.key, RuleEdition::Cxa2011).unwrap();
    let before = prepared(&structure, entrants, 6, 5).unwrap();
    let after = play_out(&before, 5);
    assert!(after.stages.iter().all(Stage::has_begun), "{} is not played out", template.key);
    (before, after)
}

#[test]
fn every_template_reads_back_from_its_rows_when_it_is_played_out() {
    for template in &templates::ALL {
        let (_, after) = before_and_after(template);
        let read = from_rows::division(&row(&after), rows(&after)).unwrap();
        assert_eq!(read, after, "{}", template.key);
    }
}

#[test]
fn a_game_of_a_match_writes_itself_and_its_pairing() {
    let before = structure();
    let mut after = before.clone();
    let pairing = &mut after.stages[1].rounds[0].pairings[0];
    pairing.version += 1;
    pairing.games.push(MatchGame::new(GameKind::Quick, Side::Second));
    let (before, after) = to_rows::differing_rows(ID, &before, &after).unwrap();
    let games = difference(&before.games, &after.games);
    assert_eq!(games.written.iter().map(Row::key).collect::<Vec<_>>(), [(1, 1, 1, 3)]);
    let taken_back = difference(&after.games, &before.games);
    assert_eq!((taken_back.gone, taken_back.written), (vec![(1, 1, 1, 3)], Vec::new()));
    assert_eq!(difference(&before.pairings, &after.pairings).written.len(), 1);
    assert_eq!((before.entrants, before.stages, before.rounds), (after.entrants, after.stages, after.rounds));
}

#[test]
fn a_pairing_without_its_game_or_with_another_one_is_not_read() {
    let division = half_an_event(1);
    let whole = rows(&division);
    let mut without = whole.clone();
    let mut game = without.games.remove(3);
    let (mut with_a_gap, mut of_no_match) = (whole.clone(), whole.clone());
    game.game = 1;
    of_no_match.games.insert(4, game.clone());
    game.game = 2;
    with_a_gap.games.insert(4, game);
    for rows in [without, with_a_gap, of_no_match] {
        assert!(matches!(from_rows::division(&row(&division), rows), Err(Error::Internal { .. })));
    }
}

#[test]
fn nothing_changed_writes_nothing() {
    let rows = rows(&half_an_event(1));
    assert_eq!(difference(&rows.pairings, &rows.pairings), Difference { gone: Vec::new(), written: Vec::new() });
    assert_eq!(difference(&rows.games, &rows.games), Difference { gone: Vec::new(), written: Vec::new() });
}

/// Another result of board 5 in round 3.
fn correction(division: &Division) -> Command {
    let pairing = &division.stages[0].rounds[2].pairings[4];
    let other = if pairing.result == GameResult::Draw { GameResult::FirstWins } else { GameResult::Draw };
    Command::SetResult {
        stage: 0,
        round: 3,
        board: pairing.board,
        seen: pairing.version,
        result: other,
        fouls: [0, 0],
        penalties: [Vec::new(), Vec::new()],
        later: None,
    }
}

#[test]
fn a_result_writes_its_game_and_the_version_of_its_pairing() {
    let before = half_an_event(2);
    let command = correction(&before);
    let (before, after) = to_rows::differing_rows(ID, &before, &done(&before, &command)).unwrap();
    let games = difference(&before.games, &after.games).written;
    assert_eq!(games.iter().map(Row::key).collect::<Vec<_>>(), [(0, 3, 5, 0)]);
    let pairings = difference(&before.pairings, &after.pairings).written;
    assert_eq!(pairings.iter().map(Row::key).collect::<Vec<_>>(), [(0, 3, 5)]);
    assert_eq!(before.rounds.iter().map(Row::key).collect::<Vec<_>>(), [(0, 3)], "other rounds are looked at");
    assert_eq!((before.entrants, before.stages, before.rounds), (after.entrants, after.stages, after.rounds));
}

#[test]
fn publishing_a_proposal_writes_no_pairing_again() {
    let proposed = propose(&half_an_event(3));
    let round = proposed.stages[0].next_round();
    let published = done(&proposed, &Command::PublishRound { stage: 0, round, seen: None });
    let (before, after) = to_rows::differing_rows(ID, &proposed, &published).unwrap();
    assert_eq!((before.pairings, before.games), (after.pairings, after.games));
    assert_eq!(difference(&before.rounds, &after.rounds).written.len(), 1);
}

#[test]
fn a_round_taken_back_is_gone_with_its_boards() {
    let mut before = half_an_event(4);
    let last = before.stages[0].rounds.last_mut().unwrap();
    last.pairings.iter_mut().for_each(|pairing| pairing.result = GameResult::Unfinished);
    let boards = last.pairings.len();
    let round = before.stages[0].next_round() - 1;
    let after = done(&before, &Command::TakeBackRound { stage: 0, round });
    let (before, after) = to_rows::differing_rows(ID, &before, &after).unwrap();
    assert_eq!(difference(&before.rounds, &after.rounds).gone, [(0, i64::from(round))]);
    assert_eq!(difference(&before.pairings, &after.pairings).gone.len(), boards);
    assert_eq!(difference(&before.games, &after.games).gone.len(), boards);
}

#[test]
fn a_withdrawal_writes_one_entrant() {
    let before = half_an_event(5);
    let leaving = before.entrants.iter().find(|entrant| entrant.withdrawn_after.is_none()).unwrap();
    let (id, no): (EntrantId, No) = (leaving.id, leaving.no.unwrap());
    let after = before.stages[0].next_round() - 1;
    let after = done(&before, &Command::WithdrawEntrant { no, after });
    let written = difference(&rows(&before).entrants, &rows(&after).entrants).written;
    assert_eq!(written.iter().map(Row::key).collect::<Vec<_>>(), [i64::from(id.0)]);
}

/// A database that counts what it is asked.
async fn counting_database() -> (DatabaseConnection, Arc<AtomicUsize>) {
    let mut options = ConnectOptions::new("sqlite::memory:");
    options.max_connections(1).sqlx_logging(false);
    let mut db = Database::connect(options).await.unwrap();
    Migrator::up(&db, None).await.unwrap();
    let count = Arc::new(AtomicUsize::new(0));
    let counted = count.clone();
    db.set_metric_callback(move |_| {
        counted.fetch_add(1, Ordering::Relaxed);
    });
    (db, count)
}

#[tokio::test]
async fn reading_a_division_asks_five_times_and_a_result_writes_three_rows_however_long_the_event_is() {
    let (db, count) = counting_database().await;
    let count = || count.swap(0, Ordering::Relaxed);
    let event_id = event::insert(&db, "long", &EventInfo::default(), clock::now()).await.unwrap().id;
    for (number, players, rounds) in [(1, 12, 3), (2, 120, 11)] {
        let before = simulate(&SimulateOptions::swiss(players, rounds, 8));
        let row = insert(&db, event_id, number, &before, clock::now()).await.unwrap();
        count();
        assert_eq!(load(&db, &row).await.unwrap(), before);
        assert_eq!(count(), 5);
        let after = done(&before, &correction(&before));
        let row = save(&db, row, &before, &after, clock::now()).await.unwrap();
        assert_eq!(count(), 3, "the game, the pairing, the division");
        assert_eq!(load(&db, &row).await.unwrap(), after);
    }
}

/// A database in memory, and one of PostgreSQL where the tests have it.
async fn both_databases() -> Vec<DatabaseConnection> {
    let mut all = vec![counting_database().await.0];
    if let Ok(base) = std::env::var("QISAI_TEST_POSTGRES_URL") {
        let name = format!("t{}", Uuid::new_v4().simple());
        let made = Database::connect(format!("{base}/postgres")).await.unwrap();
        made.execute_unprepared(&format!("CREATE DATABASE {name}")).await.unwrap();
        let db = Database::connect(format!("{base}/{name}")).await.unwrap();
        Migrator::up(&db, None).await.unwrap();
        all.push(db);
    }
    all
}

#[tokio::test]
async fn both_databases_keep_every_part_of_a_structure_and_let_go_of_it() {
    for db in both_databases().await {
        let event_id = event::insert(&db, "teams", &EventInfo::default(), clock::now()).await.unwrap().id;
        let (empty, full) = (Division::default(), structure());
        let row = insert(&db, event_id, 1, &full, clock::now()).await.unwrap();
        assert_eq!(load(&db, &row).await.unwrap(), full);
        let row = save(&db, row, &full, &empty, clock::now()).await.unwrap();
        assert_eq!(load(&db, &row).await.unwrap(), empty);
        let row = save(&db, row, &empty, &full, clock::now()).await.unwrap();
        assert_eq!(load(&db, &row).await.unwrap(), full);
    }
}

#[tokio::test]
async fn both_databases_go_from_the_start_of_a_structure_to_its_end_and_back() {
    for db in both_databases().await {
        let event_id = event::insert(&db, "all", &EventInfo::default(), clock::now()).await.unwrap().id;
        let of_several = ["groups_8x4", "double_elim_8", "swiss_branch_32", "heats", "team_knockout"];
        let some = templates::ALL.iter().filter(|template| of_several.contains(&template.key));
        for (number, template) in (1..).zip(some) {
            let (before, after) = before_and_after(template);
            let row = insert(&db, event_id, number, &before, clock::now()).await.unwrap();
            let row = save(&db, row, &before, &after, clock::now()).await.unwrap();
            assert_eq!(load(&db, &row).await.unwrap(), after, "{}", template.key);
            let row = save(&db, row, &after, &before, clock::now()).await.unwrap();
            assert_eq!(load(&db, &row).await.unwrap(), before, "{}", template.key);
        }
    }
}
