//! The journal: who, when, from what device, and what it changed; nothing private.

use crate::common::browser::DEVICE;
use crate::common::event::{begin, entrants, info, make, result};
use crate::common::server::{ORGANIZER, PASSWORD};
use crate::common::{Server, on_both_databases};
use backend::service::change::{Change, RoundState};
use backend::service::journal::Action;
use shared::command::Command;
use shared::result::GameResult;

on_both_databases! {
    async fn a_corrected_result_stands_with_what_it_was_and_what_it_is(server) {
        let admin = server.admin().await;
        let slug = begin(&server, &admin, 4).await;
        admin.run(&slug, &result(1, 2, 0, GameResult::FirstWins)).await;
        let command = result(1, 2, 1, GameResult::Draw);
        let version = admin.run(&slug, &command).await.json()["version"].as_i64().unwrap();
        let journal = server.backend.journal(&slug, 1, 1).await.unwrap();
        let line = &journal.lines[0];
        assert_eq!((line.who.as_str(), line.device.as_str(), line.version), (ORGANIZER, DEVICE, Some(version)));
        assert_eq!(line.action, Action::Command { done: Box::new(command) });
        let [Change::Board { stage: 0, round: 1, board: 2, before: Some(before), after: Some(after) }] = line.changes.named.as_slice() else {
            panic!("{:?}", line.changes)
        };
        assert_eq!((before.result, after.result), (GameResult::FirstWins, GameResult::Draw));
        assert_eq!(line.at, server.backend.division(&slug, 1).await.unwrap().updated_at);
    }

    async fn a_day_reads_from_its_last_change_to_its_first(server) {
        let admin = server.admin().await;
        let slug = begin(&server, &admin, 4).await;
        server.backend.edit_event(&admin.actor(&server).await, &slug, info("迎春杯")).await.unwrap();
        let lines = server.backend.journal(&slug, 1, 1).await.unwrap().lines;
        let steps: Vec<String> = lines.iter().map(|line| match &line.action {
            Action::Command { done } => serde_json::to_value(done).unwrap()["command"].as_str().unwrap().to_owned(),
            Action::EditEvent { before, after } => format!("{} → {}", before.name, after.name),
            other => format!("{other:?}"),
        }).collect();
        assert_eq!(steps, ["迎新杯 → 迎春杯", "publish_round", "propose_round", "draw_numbers", "add_entrants", "CreateEvent"]);
        assert!(lines.iter().zip(&lines[1..]).all(|(later, earlier)| later.id > earlier.id && later.at >= earlier.at));
        let published = Change::Round { stage: 0, round: 1, before: RoundState::Proposed, after: RoundState::Published };
        assert_eq!(lines[1].changes.named, [published]);
        assert_eq!(lines[4].changes.named.len(), 4);
    }

    async fn a_large_change_is_named_in_part_and_counted(server) {
        let admin = server.admin().await;
        let slug = make(&server, &admin).await;
        admin.run(&slug, &Command::AddEntrants { entrants: entrants(100) }).await;
        let changes = server.backend.journal(&slug, 1, 1).await.unwrap().lines[0].changes.clone();
        assert_eq!((changes.named.len(), changes.more), (60, 40));
    }

    async fn a_long_journal_has_pages(server) {
        let admin = server.admin().await;
        let slug = begin(&server, &admin, 4).await;
        for seen in 0..60 {
            admin.run(&slug, &result(1, 1, seen, GameResult::ALL[usize::try_from(seen % 2).unwrap()])).await;
        }
        let (first, last) = (server.backend.journal(&slug, 1, 1).await.unwrap(), server.backend.journal(&slug, 1, 9).await.unwrap());
        assert_eq!((first.page, first.pages, first.lines.len()), (1, 2, 50));
        assert_eq!((last.page, last.pages, last.lines.len()), (2, 2, 15));
        assert!(first.lines[49].id > last.lines[0].id);
    }

    async fn nothing_private_stands_in_the_journal(server) {
        let admin = server.admin().await;
        let slug = begin(&server, &admin, 4).await;
        let texts = server.database.texts(
            "SELECT who || device || CAST(action AS TEXT) || CAST(changes AS TEXT) FROM journal",
        ).await.join("\n");
        assert!(texts.contains(ORGANIZER) && texts.contains("棋手1") && texts.contains(&DEVICE[..20]), "{texts}");
        let secrets = [PASSWORD, "127.0.0.1", admin.token.as_deref().unwrap(), admin.csrf.as_str()];
        assert!(secrets.iter().all(|secret| !texts.contains(secret)), "{texts}");
        let archive = admin.get(&format!("/desk/e/{slug}/archive.json")).await.body;
        assert!(archive.contains("棋手1") && !archive.contains(ORGANIZER) && !archive.contains(DEVICE), "{archive}");
    }
}
