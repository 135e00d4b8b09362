//! The divisions of an event: renamed, removed, restored; and entrants moved between them.

use crate::common::event::{begin, entrants, make, round_robin};
use crate::common::{Browser, Server, on_both_databases};
use backend::service::event::NewDivision;
use backend::service::journal::Action;
use backend::{Error, Invalid};
use shared::command::Command;
use shared::id::EntrantId;
use shared::refusal::Refusal;
use uuid::Uuid;

/// One more division of the event; answers its number.
async fn add(server: &Server, organizer: &Browser, slug: &str, name: &str) -> u32 {
    let actor = organizer.actor(server).await;
    let new = NewDivision::of_one_stage(name, round_robin());
    server.backend.add_division(&actor, slug, Uuid::new_v4(), new).await.unwrap()
}

async fn divisions(server: &Server, slug: &str) -> Vec<(u32, String, u32)> {
    let event = server.backend.event(slug).await.unwrap();
    event.divisions.into_iter().map(|division| (division.number, division.name, division.entrants)).collect()
}

async fn last_action(server: &Server, slug: &str, number: u32) -> Action {
    server.backend.journal(slug, number, 1).await.unwrap().lines[0].action.clone()
}

on_both_databases! {
    async fn a_division_is_renamed_at_any_time_and_no_two_have_one_name(server) {
        let admin = server.admin().await;
        let slug = begin(&server, &admin, 4).await;
        add(&server, &admin, &slug, "女子组").await;
        let actor = admin.actor(&server).await;
        server.backend.rename_division(&actor, &slug, 1, " 甲组 ").await.unwrap();
        assert_eq!(server.backend.division(&slug, 1).await.unwrap().division.name, "甲组");
        assert_eq!(server.other().await.division(&slug, 1).await.unwrap().division.name, "甲组");
        let renamed = Action::RenameDivision { before: "公开组".to_owned(), after: "甲组".to_owned() };
        assert_eq!(last_action(&server, &slug, 1).await, renamed);
        for name in ["女子组", ""] {
            let refused = server.backend.rename_division(&actor, &slug, 1, name).await;
            assert!(matches!(refused, Err(Error::Invalid(Invalid::DivisionName))), "{refused:?}");
        }
    }

    async fn a_removed_division_is_gone_and_can_be_restored_with_everybody_in_it(server) {
        let admin = server.admin().await;
        let slug = make(&server, &admin).await;
        admin.run(&slug, &Command::AddEntrants { entrants: entrants(9) }).await;
        add(&server, &admin, &slug, "女子组").await;
        let (actor, id) = (admin.actor(&server).await, Uuid::new_v4());
        for _ in 0..2 {
            server.backend.remove_division(&actor, &slug, 1, id).await.unwrap();
        }
        assert_eq!(divisions(&server, &slug).await, [(2, "女子组".to_owned(), 0)]);
        assert!(matches!(server.backend.division(&slug, 1).await, Err(Error::NotFound)));
        assert_eq!(admin.run(&slug, &Command::UndoNumbers).await.status, 404);
        assert_eq!(server.backend.export(&slug).await.unwrap().divisions.len(), 1);
        let removed = Action::RemoveDivision { name: "公开组".to_owned(), entrants: 9 };
        assert_eq!(last_action(&server, &slug, 2).await, removed);
        assert_eq!(server.backend.removed_divisions(&slug).await.unwrap()[0].number, 1);
        server.backend.restore_division(&actor, &slug, 1).await.unwrap();
        assert_eq!(divisions(&server, &slug).await[0], (1, "公开组".to_owned(), 9));
        assert_eq!(server.backend.division(&slug, 1).await.unwrap().division.entrants.len(), 9);
        assert!(server.backend.removed_divisions(&slug).await.unwrap().is_empty());
    }

    async fn the_address_of_a_removed_division_leads_to_no_other(server) {
        let admin = server.admin().await;
        let slug = make(&server, &admin).await;
        let actor = admin.actor(&server).await;
        let women = add(&server, &admin, &slug, "女子组").await;
        server.backend.remove_division(&actor, &slug, women, Uuid::new_v4()).await.unwrap();
        assert_eq!(add(&server, &admin, &slug, "女子组").await, women + 1);
        let restored = server.backend.restore_division(&actor, &slug, women).await;
        assert!(matches!(restored, Err(Error::Invalid(Invalid::DivisionName))), "{restored:?}");
    }

    async fn the_last_division_and_one_that_has_begun_stay(server) {
        let admin = server.admin().await;
        let slug = begin(&server, &admin, 4).await;
        let actor = admin.actor(&server).await;
        add(&server, &admin, &slug, "女子组").await;
        let begun = server.backend.remove_division(&actor, &slug, 1, Uuid::new_v4()).await;
        assert!(matches!(begun, Err(Error::Refused(Refusal::DivisionStarted))), "{begun:?}");
        let slug = make(&server, &admin).await;
        let only = server.backend.remove_division(&actor, &slug, 1, Uuid::new_v4()).await;
        assert!(matches!(only, Err(Error::Invalid(Invalid::DivisionCount))), "{only:?}");
        assert_eq!(divisions(&server, &slug).await.len(), 1);
    }

    async fn entrants_move_once_however_often_it_is_sent_and_both_journals_tell(server) {
        let admin = server.admin().await;
        let slug = make(&server, &admin).await;
        admin.run(&slug, &Command::AddEntrants { entrants: entrants(3) }).await;
        add(&server, &admin, &slug, "女子组").await;
        let (actor, id, who) = (admin.actor(&server).await, Uuid::new_v4(), [EntrantId(1), EntrantId(3)]);
        for _ in 0..2 {
            server.backend.move_entrants(&actor, &slug, [1, 2], id, &who).await.unwrap();
        }
        let stored = server.other().await;
        for (number, ids) in [(1, vec![2]), (2, vec![1, 3])] {
            let here = server.backend.division(&slug, number).await.unwrap();
            assert_eq!(here.division.entrants.iter().map(|entrant| entrant.id.0).collect::<Vec<_>>(), ids);
            assert_eq!(stored.division(&slug, number).await.unwrap().division, here.division);
            let line = server.backend.journal(&slug, number, 1).await.unwrap().lines.remove(0);
            let moved = Action::MoveEntrants { count: 2, from: "公开组".to_owned(), into: "女子组".to_owned() };
            assert_eq!((line.action, line.changes.named.len(), line.version), (moved, 2, Some(here.version)));
        }
        let before = server.other().await.division(&slug, 2).await.unwrap();
        server.backend.move_entrants(&actor, &slug, [2, 2], Uuid::new_v4(), &who).await.unwrap();
        assert_eq!(server.other().await.division(&slug, 2).await.unwrap().division, before.division);
        let again = server.backend.move_entrants(&actor, &slug, [1, 2], Uuid::new_v4(), &who).await;
        assert!(matches!(again, Err(Error::Refused(Refusal::NoSuchEntrant { .. }))), "{again:?}");
    }

    async fn who_does_not_organize_the_event_changes_none_of_its_divisions(server) {
        let admin = server.admin().await;
        let slug = make(&server, &admin).await;
        add(&server, &admin, &slug, "女子组").await;
        let other = server.organizer(&admin, "李老师", None).await.actor(&server).await;
        let backend = &server.backend;
        let refused = [
            backend.rename_division(&other, &slug, 1, "我的").await,
            backend.remove_division(&other, &slug, 1, Uuid::new_v4()).await,
            backend.restore_division(&other, &slug, 1).await,
            backend.move_entrants(&other, &slug, [1, 2], Uuid::new_v4(), &[]).await,
        ];
        assert!(refused.iter().all(|refused| matches!(refused, Err(Error::Forbidden))), "{refused:?}");
    }
}
