//! Running commands: once each, all or nothing, and side by side.

use crate::common::event::{begin, draw, entrants, make, result};
use crate::common::{Server, on_both_databases};
use serde_json::json;
use shared::command::Command;
use shared::entrant::EntrantDetails;
use shared::id::{EntrantId, No};
use shared::result::{GameResult, Penalty};
use shared::stage::{Format, Lots, SwissFormat};
use tokio::task::JoinSet;
use uuid::Uuid;

on_both_databases! {
    async fn a_command_changes_the_division_and_is_on_disk_when_answered(server) {
        let organizer = server.admin().await;
        let slug = make(&server, &organizer).await;
        let answer = organizer.run(&slug, &Command::AddEntrants { entrants: entrants(5) }).await;
        assert_eq!((answer.status, answer.json()), (200, json!({ "version": 2 })));
        let elsewhere = server.other().await.division(&slug, 1).await.unwrap();
        assert_eq!(elsewhere.division.entrants.len(), 5);
        assert_eq!(elsewhere.version, 2);
    }

    async fn whatever_is_done_reads_back_as_it_was_decided(server) {
        let organizer = server.admin().await;
        let slug = make(&server, &organizer).await;
        for step in a_full_day() {
            let answer = organizer.run(&slug, &step).await;
            assert_eq!(answer.status, 200, "{step:?}: {answer:?}");
            let known = server.backend.division(&slug, 1).await.unwrap();
            let stored = server.other().await.division(&slug, 1).await.unwrap();
            assert_eq!(known.division, stored.division, "after {step:?}");
            assert_eq!((known.version, known.updated_at), (stored.version, stored.updated_at));
        }
    }

    async fn what_is_sent_twice_acts_once_and_is_answered_twice(server) {
        let organizer = server.admin().await;
        let slug = make(&server, &organizer).await;
        let (id, command) = (Uuid::new_v4(), Command::AddEntrants { entrants: entrants(2) });
        let first = organizer.run_as(id, &slug, &command).await;
        organizer.run(&slug, &Command::RemoveEntrant { id: EntrantId(1) }).await;
        let second = organizer.run_as(id, &slug, &command).await;
        assert_eq!((first.status, first.body), (second.status, second.body));
        assert_eq!(server.backend.division(&slug, 1).await.unwrap().division.entrants.len(), 1);
    }

    async fn what_is_sent_twenty_times_at_once_acts_once(server) {
        let organizer = server.admin().await;
        let slug = make(&server, &organizer).await;
        let (id, command) = (Uuid::new_v4(), Command::AddEntrants { entrants: entrants(2) });
        let mut all = JoinSet::new();
        for _ in 0..20 {
            let (organizer, slug, command) = (organizer.clone(), slug.clone(), command.clone());
            all.spawn(async move { organizer.run_as(id, &slug, &command).await });
        }
        for answer in all.join_all().await {
            assert_eq!((answer.status, answer.json()), (200, json!({ "version": 2 })));
        }
        assert_eq!(server.backend.division(&slug, 1).await.unwrap().division.entrants.len(), 2);
    }

    async fn another_content_under_one_id_is_another_command(server) {
        let organizer = server.admin().await;
        let slug = make(&server, &organizer).await;
        let id = Uuid::new_v4();
        organizer.run_as(id, &slug, &Command::AddEntrants { entrants: entrants(2) }).await;
        organizer.run_as(id, &slug, &Command::AddEntrants { entrants: entrants(3) }).await;
        assert_eq!(server.backend.division(&slug, 1).await.unwrap().division.entrants.len(), 5);
    }

    async fn a_refused_command_changes_nothing_and_says_why(server) {
        let organizer = server.admin().await;
        let slug = begin(&server, &organizer, 4).await;
        let before = server.backend.division(&slug, 1).await.unwrap();
        let lines = server.backend.journal(&slug, 1, 1).await.unwrap().lines.len();
        let answer = organizer.run(&slug, &result(1, 9, 0, GameResult::Draw)).await;
        assert_eq!(answer.status, 409);
        assert_eq!(answer.json()["error"], "refused");
        assert_eq!(answer.json()["refusal"], json!({ "refused": "no_such_board", "board": 9 }));
        let after = server.other().await.division(&slug, 1).await.unwrap();
        assert_eq!((before.version, &before.division), (after.version, &after.division));
        assert_eq!(server.backend.journal(&slug, 1, 1).await.unwrap().lines.len(), lines);
    }

    async fn two_at_once_on_one_board_get_one_result_and_one_choice(server) {
        let organizer = server.admin().await;
        let slug = begin(&server, &organizer, 4).await;
        let (mine, yours) = (result(1, 1, 0, GameResult::FirstWins), result(1, 1, 0, GameResult::Draw));
        let (mine, yours) = tokio::join!(organizer.run(&slug, &mine), organizer.run(&slug, &yours));
        let (won, lost) = if mine.status == 200 { ("1-0", yours) } else { ("1/2-1/2", mine) };
        assert_eq!(lost.status, 409, "{lost:?}");
        let refusal = lost.json()["refusal"].clone();
        assert_eq!(refusal["refused"], "result_changed");
        assert_eq!(refusal["stands"], won);
        assert_ne!(refusal["sent"], won);
        assert_eq!(server.other().await.division(&slug, 1).await.unwrap().division.stages[0].rounds[0].pairings[0].result.sign(), won);
    }

    async fn forty_referees_on_forty_boards_never_conflict(server) {
        let organizer = server.admin().await;
        let slug = begin(&server, &organizer, 80).await;
        let before = server.backend.division(&slug, 1).await.unwrap().version;
        let mut all = JoinSet::new();
        for board in 1..=40 {
            let (organizer, slug) = (organizer.clone(), slug.clone());
            all.spawn(async move { organizer.run(&slug, &result(1, board, 0, GameResult::SecondWins)).await });
        }
        for answer in all.join_all().await {
            assert_eq!(answer.status, 200, "{answer:?}");
        }
        let after = server.other().await.division(&slug, 1).await.unwrap();
        assert_eq!(after.version, before + 40);
        assert!(after.division.stages[0].rounds[0].pairings.iter().all(|pairing| pairing.result == GameResult::SecondWins));
    }

    async fn another_server_on_the_same_database_sees_and_changes_the_same(server) {
        let organizer = server.admin().await;
        let slug = begin(&server, &organizer, 4).await;
        let other = server.other().await;
        let actor = organizer.actor(&server).await;
        other.run(&actor, &slug, 1, Uuid::new_v4(), result(1, 1, 0, GameResult::Draw)).await.unwrap();
        let here = server.backend.division(&slug, 1).await.unwrap();
        assert_eq!(here.division.stages[0].rounds[0].pairings[0].result, GameResult::Draw);
        let answer = organizer.run(&slug, &result(1, 2, 0, GameResult::Draw)).await;
        assert_eq!(answer.json()["version"], here.version + 1);
    }

    async fn there_is_nothing_at_other_addresses(server) {
        let organizer = server.admin().await;
        let slug = make(&server, &organizer).await;
        assert_eq!(organizer.run("nowhere", &Command::Finish).await.status, 404);
        let path = format!("/api/v1/events/{slug}/2/commands");
        let sent = json!({ "id": Uuid::new_v4(), "command": Command::Finish });
        assert_eq!(organizer.post(&path, &sent).await.status, 404);
    }

    async fn what_is_no_command_is_refused(server) {
        let organizer = server.admin().await;
        let slug = make(&server, &organizer).await;
        let path = format!("/api/v1/events/{slug}/1/commands");
        let sent = json!({ "id": Uuid::new_v4(), "command": { "command": "win_everything" } });
        assert_eq!(organizer.post(&path, &sent).await.status, 400);
    }
}

/// One of every kind of change that can follow one another.
fn a_full_day() -> Vec<Command> {
    let mut swiss = crate::common::event::round_robin();
    swiss.format = Format::Swiss(SwissFormat {
        rounds: 5,
        first_round: Default::default(),
        smaller_first: false,
        avoid_unit_rounds: vec![1],
        units_never_meet: false,
        eliminate: None,
        losses_out: None,
    });
    swiss.fixed_boards = [(No(3), 1)].into();
    // The round was taken back once: its boards go on from version 1.
    let mut fouls = result(1, 1, 1, GameResult::FirstByForfeit);
    if let Command::SetResult { fouls, penalties, .. } = &mut fouls {
        *fouls = [1, 2];
        penalties[1] = vec![Penalty::Warning];
    }
    let late =
        EntrantDetails { name: "迟到者".to_owned(), tags: vec!["women".to_owned()], ..EntrantDetails::default() };
    vec![
        Command::AddEntrants { entrants: entrants(7) },
        Command::RemoveEntrant { id: EntrantId(3) },
        Command::EditEntrant { id: EntrantId(4), details: EntrantDetails { guest: true, ..late.clone() } },
        draw(),
        Command::UndoNumbers,
        Command::NumberAsListed,
        Command::UndoNumbers,
        Command::TypeNumbers {
            numbers: [(1, 6), (2, 5), (4, 4), (5, 3), (6, 2), (7, 1)].map(|(id, no)| (EntrantId(id), No(no))).into(),
        },
        Command::ConfigureStage { stage: 0, settings: Box::new(swiss) },
        Command::SetAbsent { stage: 0, absent: vec![No(6)] },
        Command::ProposeRound { stage: 0 },
        Command::SwapColours { stage: 0, board: 1 },
        Command::DiscardProposal { stage: 0 },
        Command::ProposeRound { stage: 0 },
        Command::PublishRound { stage: 0, round: 1, seen: None },
        Command::TakeBackRound { stage: 0, round: 1 },
        Command::ProposeRound { stage: 0 },
        Command::PublishRound { stage: 0, round: 1, seen: None },
        fouls,
        result(1, 2, 1, GameResult::Draw),
        Command::WithdrawEntrant { no: No(2), after: 1 },
        Command::EnterLate { details: late },
        Command::ReturnEntrant { no: No(2), later: None },
        Command::RecordLots { stage: 0, lots: Lots { among: vec![No(1), No(5)], order: vec![No(5), No(1)] } },
    ]
}
