//! Making, listing and changing events, and taking them out and in.

use crate::common::event::{begin, draw, entrants, info, make, new_event, result, round_robin};
use crate::common::{Server, on_both_databases};
use backend::service::event::{NewDivision, NewEvent};
use backend::{Error, Invalid};
use shared::archive;
use shared::command::Command;
use shared::result::GameResult;
use tokio::task::JoinSet;
use uuid::Uuid;

on_both_databases! {
    async fn a_list_says_how_far_every_division_is(server) {
        let admin = server.admin().await;
        let older = begin(&server, &admin, 5).await;
        admin.run(&older, &result(1, 1, 0, GameResult::Draw)).await;
        admin.run(&older, &Command::ProposeRound { stage: 0 }).await;
        let newer = make(&server, &admin).await;
        admin.run(&newer, &Command::AddEntrants { entrants: entrants(2) }).await;
        let events = server.backend.events().await.unwrap();
        assert_eq!(events.iter().map(|event| event.slug.as_str()).collect::<Vec<_>>(), [newer.as_str(), older.as_str()]);
        let (new, old) = (&events[0].divisions[0], &events[1].divisions[0]);
        assert_eq!((new.entrants, new.drawn, new.rounds, new.open_games, new.finished), (2, false, 0, 0, false));
        assert_eq!((old.entrants, old.drawn, old.rounds, old.open_games, old.finished), (5, true, 1, 1, false));
        assert_eq!((old.at_play, old.missing, new.at_play), (1, 1, 0));
        assert_eq!((old.number, old.name.as_str(), &old.format), (1, "公开组", &round_robin().format));
        assert_eq!(server.backend.event(&older).await.unwrap().divisions[0].version, old.version);
        assert!(matches!(server.backend.event("nowhere").await, Err(Error::NotFound)));
    }

    async fn of_rounds_that_are_all_published_at_once_the_first_open_one_is_played(server) {
        let admin = server.admin().await;
        let slug = make(&server, &admin).await;
        for command in [Command::AddEntrants { entrants: entrants(4) }, draw(), Command::PublishSchedule { stage: 0 }] {
            assert_eq!(admin.run(&slug, &command).await.status, 200);
        }
        admin.run(&slug, &result(1, 1, 0, GameResult::Draw)).await;
        let told = async || {
            let division = server.backend.event(&slug).await.unwrap().divisions.remove(0);
            (division.rounds, division.at_play, division.missing, division.open_games)
        };
        assert_eq!(told().await, (3, 1, 1, 5));
        admin.run(&slug, &result(1, 2, 0, GameResult::Draw)).await;
        assert_eq!(told().await, (3, 2, 2, 4));
    }

    async fn the_desk_lists_the_own_events_and_all_to_an_admin(server) {
        let admin = server.admin().await;
        let first = make(&server, &admin).await;
        let other = server.organizer(&admin, "李老师", None).await;
        let own = make(&server, &other).await;
        let slugs = async |actor| {
            let events = server.backend.events_of(&actor).await.unwrap();
            events.into_iter().map(|event| event.slug).collect::<Vec<_>>()
        };
        assert_eq!(slugs(other.actor(&server).await).await, [own.as_str()]);
        assert_eq!(slugs(admin.actor(&server).await).await, [own.as_str(), first.as_str()]);
    }

    async fn a_form_sent_twice_makes_one_event_and_one_division(server) {
        let actor = server.admin().await.actor(&server).await;
        let id = Uuid::new_v4();
        let first = server.backend.create_event(&actor, id, new_event("迎新杯")).await.unwrap();
        let second = server.backend.create_event(&actor, id, new_event("迎新杯")).await.unwrap();
        assert_eq!(first, second);
        let women = || NewDivision::of_one_stage("女子组", round_robin());
        for _ in 0..2 {
            assert_eq!(server.backend.add_division(&actor, &first, id, women()).await.unwrap(), 2);
        }
        let events = server.backend.events().await.unwrap();
        let names: Vec<&str> = events[0].divisions.iter().map(|division| division.name.as_str()).collect();
        assert_eq!((events.len(), names), (1, vec!["公开组", "女子组"]));
        let again = server.backend.add_division(&actor, &first, Uuid::new_v4(), women()).await;
        assert!(matches!(again, Err(Error::Invalid(Invalid::DivisionName))), "{again:?}");
    }

    async fn a_form_sent_twenty_times_at_once_makes_one_event(server) {
        let actor = server.admin().await.actor(&server).await;
        let id = Uuid::new_v4();
        let mut all = JoinSet::new();
        for _ in 0..20 {
            let (backend, actor) = (server.backend.clone(), actor.clone());
            all.spawn(async move { backend.create_event(&actor, id, new_event("迎新杯")).await.unwrap() });
        }
        let slugs = all.join_all().await;
        assert!(slugs.iter().all(|slug| slug == &slugs[0]), "{slugs:?}");
        assert_eq!(server.backend.events().await.unwrap().len(), 1);
    }

    async fn a_changed_heading_is_on_every_page_at_once(server) {
        let admin = server.admin().await;
        let slug = begin(&server, &admin, 4).await;
        let before = server.backend.division(&slug, 1).await.unwrap();
        server.backend.edit_event(&admin.actor(&server).await, &slug, info("迎春杯")).await.unwrap();
        let after = server.backend.division(&slug, 1).await.unwrap();
        assert_eq!((before.event.name.as_str(), after.event.name.as_str()), ("迎新杯", "迎春杯"));
        assert_eq!(before.version, after.version);
        admin.run(&slug, &result(1, 1, 0, GameResult::Draw)).await;
        assert_eq!(server.backend.division(&slug, 1).await.unwrap().event.name, "迎春杯");
    }

    async fn an_event_that_cannot_be_is_not_made(server) {
        let actor = server.admin().await.actor(&server).await;
        let unnamed = server.backend.create_event(&actor, Uuid::new_v4(), new_event(" ")).await;
        assert!(matches!(unnamed, Err(Error::Invalid(Invalid::EventText("name")))), "{unnamed:?}");
        let nothing = NewEvent { info: info("迎新杯"), divisions: Vec::new() };
        let empty = server.backend.create_event(&actor, Uuid::new_v4(), nothing).await;
        assert!(matches!(empty, Err(Error::Invalid(Invalid::DivisionCount))), "{empty:?}");
        assert!(server.backend.events().await.unwrap().is_empty());
    }

    async fn an_event_goes_out_and_comes_in_whole(server) {
        let admin = server.admin().await;
        let slug = begin(&server, &admin, 5).await;
        admin.run(&slug, &result(1, 1, 0, GameResult::SecondByForfeit)).await;
        let answer = admin.get(&format!("/desk/e/{slug}/archive.json")).await;
        assert_eq!(answer.header("content-disposition"), Some("attachment; filename*=UTF-8''%E8%BF%8E%E6%96%B0%E6%9D%AF.json"));
        let taken_out = archive::read(&answer.body).unwrap();
        let actor = admin.actor(&server).await;
        let id = Uuid::new_v4();
        let copy = server.backend.import(&actor, id, taken_out.clone()).await.unwrap();
        assert_eq!(server.backend.import(&actor, id, taken_out.clone()).await.unwrap(), copy);
        assert_ne!(copy, slug);
        assert_eq!(server.other().await.export(&copy).await.unwrap(), taken_out);
        assert_eq!(admin.run(&copy, &result(1, 2, 0, GameResult::Draw)).await.status, 200);
    }
}
