//! What the forms of the desk lead to, and what its pages say.

use shared::command::Command;
use shared::event::EventInfo;
use shared::id::No;
use shared::stage::RankingList;

use super::Hall;

async fn hall(name: &str) -> Hall {
    Hall::open(name, EventInfo { name: "青松杯".to_owned(), ..EventInfo::default() }).await
}

async fn drawn(name: &str) -> Hall {
    let hall = hall(name).await;
    hall.post("/api/draw_numbers", &[("seed", "一"), ("method", "all")]).await;
    hall
}

#[actix_web::test]
async fn usual_prizes_fill_the_list_whose_button_is_pressed_and_lose_nothing_that_was_typed() {
    let hall = hall("prizes").await;
    let stage = hall.backend.division(&hall.slug, 1).await.unwrap().division.stages[0].clone();
    let list = |tag: &str| RankingList { name: tag.to_owned(), tag: tag.to_owned() };
    let mut settings = stage.settings;
    settings.lists = vec![list("少年"), list("中年")];
    hall.run(Command::ConfigureStage { stage: 0, settings: Box::new(settings) }).await;
    let page = format!("/desk/e/{}/1/prizes", hall.slug);
    let html = hall.page(&page).await;
    assert!(html.find("<h2>少年") < html.find("<h2>中年"), "{html}");
    let typed = [
        ("prizes[0][list]", ""),
        ("prizes[0][lines]", "冠军 1"),
        ("prizes[0][rest]", ""),
        ("prizes[1][list]", "少年"),
        ("prizes[1][lines]", "少年冠军 1"),
        ("prizes[1][rest]", ""),
    ];
    hall.post("/api/suggest_prizes", &[&typed[..], &[("usual", "1:percent")]].concat()).await;
    let html = hall.page(&page).await;
    assert!(html.contains("\n冠军 1<") && html.contains("金奖 20%\n") && !html.contains("少年冠军"), "{html}");
    assert!(html.contains("还没有存") && !hall.page(&format!("{page}?fresh=1")).await.contains("金奖 20%\n"));
    hall.post("/api/set_prizes", &typed).await;
    let html = hall.page(&page).await;
    assert!(html.contains("少年冠军 1") && !html.contains("还没有存"), "{html}");
}

#[actix_web::test]
async fn who_is_withdrawn_while_a_round_is_paired_leads_back_there() {
    let hall = drawn("withdraw-back").await;
    hall.run(Command::ProposeRound { stage: 0 }).await;
    hall.run(Command::PublishRound { stage: 0, round: 1, seen: None }).await;
    let desk = format!("/desk/e/{}/1", hall.slug);
    let withdraw = [("no", "3"), ("after", "1"), ("back", "round")];
    assert_eq!(hall.post("/api/withdraw_entrant", &withdraw).await, format!("{desk}/round"));
    hall.run(Command::ReturnEntrant { no: No(3), later: None }).await;
    assert_eq!(hall.post("/api/withdraw_entrant", &withdraw[..2]).await, format!("{desk}/entrants"));
}

#[actix_web::test]
async fn a_board_whose_colours_are_changed_stays_in_its_place_without_a_heading() {
    let hall = drawn("colours").await;
    let page = format!("/desk/e/{}/1/round", hall.slug);
    hall.run(Command::ProposeRound { stage: 0 }).await;
    hall.post("/api/swap_colours", &[("stage", "0"), ("board", "1")]).await;
    let html = hall.page(&page).await;
    assert!(html.contains("手工调整") && !html.contains("<td colspan=\"4\">0 分"), "{html}");
    assert!(html.contains("1 号 · 0 分"), "{html}");
}
