//! Divisions and the people between them, by plain forms.

use backend::auth::Actor;
use backend::service::event::NewDivision;
use shared::command::Command;
use shared::division::{Division, LotMethod};
use shared::entrant::EntrantDetails;
use shared::event::EventInfo;
use shared::id::PlayerId;
use shared::result::GameResult;
use shared::stage::{Format, RuleEdition, StageSettings};
use shared::structure::is_played_out;
use shared::team::{LineUpRule, NewTeam, Player, TeamRules};
use uuid::Uuid;

use super::Hall;

impl Hall {
    fn actor(&self) -> Actor {
        Actor::signed_in(self.session.clone(), "test")
    }

    async fn add(&self, name: &str, team: Option<TeamRules>) {
        let settings = StageSettings::usual(Format::RoundRobin { legs: 1 }, RuleEdition::default());
        let new = NewDivision { team, ..NewDivision::of_one_stage(name, settings) };
        self.backend.add_division(&self.actor(), &self.slug, Uuid::new_v4(), new).await.unwrap();
    }

    async fn run_in(&self, number: u32, command: Command) {
        self.backend.run(&self.actor(), &self.slug, number, Uuid::new_v4(), command).await.unwrap();
    }

    async fn state(&self, number: u32) -> Division {
        self.backend.division(&self.slug, number).await.unwrap().division.clone()
    }
}

async fn hall(name: &str) -> Hall {
    Hall::open(name, EventInfo { name: "青松杯".to_owned(), ..EventInfo::default() }).await
}

fn named(name: &str) -> EntrantDetails {
    EntrantDetails { name: name.to_owned(), ..EntrantDetails::default() }
}

fn names(division: &Division) -> Vec<(&str, &str)> {
    let names = division.entrants.iter().map(|entrant| &entrant.details);
    names.map(|details| (details.name.as_str(), details.unit.as_str())).collect()
}

/// Two teams of two boards, with their line-ups fixed: whoever has the first move wins.
async fn play_teams(hall: &Hall) {
    let rules = TeamRules { boards: 2, line_up: LineUpRule::Fixed, ..TeamRules::default() };
    hall.add("团体组", Some(rules)).await;
    let player =
        |name: &str| Player { id: PlayerId(0), name: name.to_owned(), rating: None, guest: false, tags: Vec::new() };
    let team = |name: &str, players: [&str; 2]| NewTeam { details: named(name), players: players.map(player).to_vec() };
    let teams = vec![team("一中", ["张三", "赵六"]), team("二中", ["王五", "钱七"])];
    hall.run_in(2, Command::AddTeams { teams }).await;
    let method = LotMethod::All;
    hall.run_in(2, Command::DrawNumbers { seed: "一".to_owned(), method, units_apart: false }).await;
    hall.run_in(2, Command::ProposeRound { stage: 0 }).await;
    hall.run_in(2, Command::PublishRound { stage: 0, round: 1, seen: None }).await;
    for game in 1..=2 {
        let stands = hall.state(2).await.stages[0].rounds[0].pairings[0].games[game - 1].clone();
        let (kind, first, seen) = (stands.kind, stands.first, stands.result);
        let (result, fouls, penalties) = (GameResult::FirstWins, [0, 0], [Vec::new(), Vec::new()]);
        let (stage, round, board, game) = (0, 1, 1, u32::try_from(game).unwrap());
        let later = None;
        let command =
            Command::SetGame { stage, round, board, game, seen, kind, first, result, fouls, penalties, later };
        hall.run_in(2, command).await;
    }
}

#[actix_web::test]
async fn the_best_players_of_teams_are_shown_and_those_ticked_are_registered_with_their_team() {
    let hall = hall("bring-players").await;
    let entrants = format!("/desk/e/{}/1/entrants", hall.slug);
    assert!(!hall.page(&entrants).await.contains("从团体组别带人"));
    play_teams(&hall).await;
    assert!(hall.page(&entrants).await.contains("从团体组别带人"));
    let html = hall.page(&format!("{entrants}?from=2&best=1")).await;
    assert!(html.contains("2 人得分相同，还有 1 个名额") && !html.contains("checked"), "{html}");
    assert_eq!(html.contains("还没有下完"), !is_played_out(&hall.state(2).await, 0));
    hall.post("/api/bring_players", &[("from", "2"), ("who[]", "1-1")]).await;
    assert_eq!(names(&hall.state(1).await).last(), Some(&("张三", "一中")));
    let html = hall.page(&format!("{entrants}?from=2&best=4")).await;
    assert_eq!((html.matches("checked").count(), html.matches(">已报名<").count()), (3, 1), "{html}");
}

#[actix_web::test]
async fn everybody_moves_to_another_division_once_it_is_confirmed() {
    let hall = hall("move").await;
    hall.add("女子组", None).await;
    let entrants = format!("/desk/e/{}/1/entrants", hall.slug);
    assert!(hall.page(&entrants).await.contains("全部移到别的组别"));
    let html = hall.page(&format!("{entrants}?move=all&into=2")).await;
    assert!(html.contains("3 人移到女子组") && html.contains("name=\"who\" value=\"1 2 3\""), "{html}");
    assert_eq!(hall.state(1).await.entrants.len(), 3);
    hall.post("/api/move_entrants", &[("into", "2"), ("who", "1 2 3")]).await;
    assert!(hall.state(1).await.entrants.is_empty());
    assert_eq!(names(&hall.state(2).await), [("孙知行", ""), ("何砚秋", ""), ("李四", "")]);
    assert!(hall.page(&entrants).await.contains("3 人已移到女子组"));
}

#[actix_web::test]
async fn a_division_is_cancelled_after_it_is_said_who_goes_and_its_pages_are_gone() {
    let hall = hall("cancel").await;
    let settings = format!("/desk/e/{}/settings", hall.slug);
    assert!(!hall.page(&settings).await.contains("cancel=1"));
    hall.add("女子组", None).await;
    assert!(hall.page(&settings).await.contains("?k=1&amp;cancel=1"));
    let html = hall.page(&format!("{settings}?k=1&cancel=1")).await;
    assert!(html.contains("已报名的 3 人一起取消") && html.contains("/api/remove_division"), "{html}");
    let public = format!("/e/{}/1/players", hall.slug);
    assert!(hall.page(&public).await.contains("孙知行"));
    let next = hall.post("/api/remove_division", &[]).await;
    assert!(hall.page(&public).await.contains("没有这一页"));
    let html = hall.page(next.split('#').next().unwrap()).await;
    assert!(html.contains("公开组已取消") && html.contains("已取消：公开组") && html.contains("女子组"), "{html}");
    hall.post("/api/restore_division", &[("number", "1")]).await;
    assert!(hall.page(&public).await.contains("孙知行"));
}

#[actix_web::test]
async fn a_division_gets_another_name() {
    let hall = hall("rename").await;
    hall.post("/api/rename_division", &[("name", " 甲组 ")]).await;
    assert_eq!(hall.state(1).await.name, "甲组");
    let journal = hall.page(&format!("/desk/e/{}/1/journal", hall.slug)).await;
    assert!(journal.contains("组别改名：公开组 → 甲组"), "{journal}");
}

#[actix_web::test]
async fn results_of_teams_stand_under_home_and_guests_and_ask_for_no_keys() {
    let hall = hall("team-results").await;
    play_teams(&hall).await;
    let html = hall.page(&format!("/desk/e/{}/2/results/1", hall.slug)).await;
    assert!(html.contains("主队") && html.contains("客队") && !html.contains("红方"), "{html}");
    assert!(!html.contains("<kbd>") && !html.contains("id=\"bn\""), "{html}");
}
