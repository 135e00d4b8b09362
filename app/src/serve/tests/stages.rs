//! The organizer sets a structure up and starts its stages, by plain forms.

use shared::command::Command;
use shared::division::Division;
use shared::event::{EventInfo, Game};
use shared::id::No;
use shared::result::GameResult;
use shared::stage::{Format, RuleEdition, Source, StageSettings, Take};

use super::Hall;

async fn hall(name: &str) -> Hall {
    Hall::open(name, EventInfo { name: "青松杯".to_owned(), ..EventInfo::default() }).await
}

/// The fields of a stage that takes all from the first one and is a knockout.
const KNOCKOUT: [(&str, &str); 16] = [
    ("stage", "1"),
    ("form[name]", "决赛"),
    ("form[format]", "single_elim"),
    ("form[of][until]", "1"),
    ("form[from][0][stage]", "1"),
    ("form[from][0][who]", "ranks"),
    ("form[from][0][from]", "1"),
    ("form[from][0][to]", "2"),
    ("form[seating]", "rank"),
    ("form[preset]", "usual"),
    ("form[rules]", "2011"),
    ("form[win]", "2"),
    ("form[draw_first]", "1"),
    ("form[draw_second]", "1"),
    ("form[loss]", "0"),
    ("form[bye]", "2"),
];

#[actix_web::test]
async fn a_stage_is_added_and_removed_once_however_often_it_is_sent() {
    let hall = hall("add-stage").await;
    let page = hall.post("/api/save_stage", &KNOCKOUT).await;
    assert!(hall.page(&page).await.contains("决赛"));
    let stages = || async { hall.backend.division(&hall.slug, 1).await.unwrap().division.stages.clone() };
    assert!(matches!(stages().await[1].settings.format, Format::SingleElim(_)));
    for _ in 0..2 {
        hall.post("/api/remove_stage", &[("stage", "1"), ("of", "2")]).await;
        assert_eq!(stages().await.len(), 1);
    }
}

#[actix_web::test]
async fn a_template_says_what_it_drops_before_it_is_used() {
    let hall = hall("template").await;
    let page = format!("/desk/e/{}/1/structure?template=groups_4x4", hall.slug);
    let html = hall.page(&page).await;
    assert!(html.contains("去掉，它的设置不保留") && html.contains("用这个结构"), "{html}");
    hall.post("/api/use_template", &[("template", "groups_4x4")]).await;
    let here = hall.backend.division(&hall.slug, 1).await.unwrap();
    assert_eq!((here.division.stages.len(), here.division.entrants.len()), (2, 3));
}

#[actix_web::test]
async fn an_order_that_is_refused_stands_in_the_form_again_and_a_start_can_be_taken_back() {
    let hall = hall("start").await;
    hall.post("/api/use_template", &[("template", "single_elim")]).await;
    assert!(hall.page(&format!("/desk/e/{}/1/draw", hall.slug)).await.contains("编好序号，去抽签位"));
    hall.post("/api/number_as_listed", &[("onward", "true")]).await;
    let typed = [("stage", "0"), ("form[by]", "typed"), ("form[order]", "3 2 1 1"), ("form[seed]", "二")];
    hall.post("/api/start_stage", &typed).await;
    let start = format!("/desk/e/{}/1/start", hall.slug);
    assert!(hall.page(&start).await.contains("3 2 1 1"));
    hall.post("/api/start_stage", &[("stage", "0"), ("form[by]", "machine"), ("form[seed]", "二")]).await;
    assert!(hall.page(&start).await.contains("收回第 1 阶段"));
    hall.post("/api/unstart_stage", &[("stage", "0")]).await;
    assert!(hall.page(&start).await.contains("可以开始"));
}

async fn division(hall: &Hall) -> Division {
    hall.backend.division(&hall.slug, 1).await.unwrap().division.clone()
}

/// Publishes the next round of a stage that is paired, and whoever has the first move wins.
async fn play_round(hall: &Hall, stage: u32, round: u32) {
    hall.run(Command::ProposeRound { stage }).await;
    hall.run(Command::PublishRound { stage, round, seen: None }).await;
    let stages = division(hall).await.stages;
    for pairing in &stages[usize::try_from(stage).unwrap()].rounds.last().unwrap().pairings {
        let (board, seen, result) = (pairing.board, pairing.version, GameResult::FirstWins);
        let (fouls, penalties) = ([0, 0], [Vec::new(), Vec::new()]);
        hall.run(Command::SetResult { stage, round, board, seen, result, fouls, penalties, later: None }).await;
    }
}

/// A Swiss of which the first two leave for a knockout after round 2, while it goes on.
async fn hall_of_two_stages(name: &str) -> Hall {
    let hall = hall(name).await;
    let after = [("form[from][0][after]", "2")];
    hall.post("/api/save_stage", &[&KNOCKOUT[..], &after].concat()).await;
    hall.post("/api/draw_numbers", &[("seed", "一"), ("method", "all")]).await;
    for round in 1..=2 {
        play_round(&hall, 0, round).await;
    }
    hall.post("/api/start_stage", &[("stage", "1"), ("form[by]", "machine"), ("form[seed]", "二")]).await;
    hall
}

#[actix_web::test]
async fn results_of_a_stage_that_is_not_played_any_more_stay_in_it() {
    let hall = hall_of_two_stages("two-stages").await;
    assert_eq!(division(&hall).await.running_stage(), 1);
    let html = hall.page(&format!("/desk/e/{}/1/results/1?s=1", hall.slug)).await;
    assert!(html.contains("href=\"?board=1&amp;s=1\"") && !html.contains("href=\"?board=1\""), "{html}");
    assert!(html.contains("name=\"s\" value=\"1\"") && html.contains("name=\"to[s]\" value=\"1\""));
}

#[actix_web::test]
async fn who_leaves_leaves_the_stage_they_play_in() {
    let hall = hall_of_two_stages("leaving").await;
    let division = division(&hall).await;
    let finalists = division.nos_of(1);
    let third = division.entrants.iter().find(|entrant| !finalists.contains(&entrant.no.unwrap())).unwrap();
    let form = format!("/desk/e/{}/1/entrants?edit={}", hall.slug, third.id);
    assert!(hall.page(&form).await.contains("下完第 2 轮以后"));
}

#[actix_web::test]
async fn a_stage_that_has_started_waits_for_its_first_round() {
    let hall = hall("first-round").await;
    let from = vec![Source { stage: 0, after: Some(2), take: Take::Ranks { from: 1, to: 2 } }];
    let usual = StageSettings::usual(Format::RoundRobin { legs: 1 }, RuleEdition::default());
    let stages = vec![division(&hall).await.stages[0].settings.clone(), StageSettings { from, ..usual }];
    hall.run(Command::SetStructure { stages }).await;
    hall.post("/api/draw_numbers", &[("seed", "一"), ("method", "all")]).await;
    for round in 1..=2 {
        play_round(&hall, 0, round).await;
    }
    hall.post("/api/start_stage", &[("stage", "1"), ("form[by]", "machine"), ("form[seed]", "二")]).await;
    let html = hall.page(&format!("/desk/e/{}", hall.slug)).await;
    assert!(html.contains("还没有编第 1 轮") && !html.contains("第 0 轮"), "{html}");
}

#[actix_web::test]
async fn tables_are_counted_where_they_are_played() {
    let hall = hall("tables").await;
    hall.post("/api/use_template", &[("template", "heats")]).await;
    hall.post("/api/draw_numbers", &[("seed", "一"), ("method", "all")]).await;
    hall.post("/api/start_stage", &[("stage", "0"), ("form[by]", "machine"), ("form[seed]", "二")]).await;
    assert!(hall.page(&format!("/desk/e/{}", hall.slug)).await.contains("缺 1 桌"));
}

#[actix_web::test]
async fn fouls_of_a_knockout_game_stay_when_its_result_is_entered() {
    let hall = hall("fouls").await;
    hall.post("/api/use_template", &[("template", "single_elim")]).await;
    hall.post("/api/draw_numbers", &[("seed", "一"), ("method", "all")]).await;
    hall.post("/api/start_stage", &[("stage", "0"), ("form[by]", "machine"), ("form[seed]", "二")]).await;
    let (board, seen) = {
        let division = division(&hall).await;
        let open = division.stages[0].rounds[0].pairings.iter().find(|pairing| !pairing.result.is_finished());
        open.map(|pairing| (pairing.board, pairing.version)).unwrap()
    };
    let (stage, round, result) = (0, 1, GameResult::Unfinished);
    let (fouls, penalties) = ([2, 0], [Vec::new(), Vec::new()]);
    hall.run(Command::SetResult { stage, round, board, seen, result, fouls, penalties, later: None }).await;
    let html = hall.page(&format!("/desk/e/{}/1/match/1/{board}", hall.slug)).await;
    assert!(html.matches("name=\"entry[first_fouls]\" value=\"2\"").count() > 1, "{html}");
}

#[actix_web::test]
async fn of_two_results_each_is_chosen_with_its_own_penalties() {
    let hall = hall("two-results").await;
    hall.run(Command::NumberAsListed).await;
    hall.run(Command::ProposeRound { stage: 0 }).await;
    hall.run(Command::PublishRound { stage: 0, round: 1, seen: None }).await;
    let stands = [("entry[result]", "1-0"), ("entry[second_penalty]", "warning")];
    let sent = [("entry[result]", "0-1"), ("entry[first_penalty]", "disqualified")];
    for of in [stands, sent] {
        let board = [("entry[stage]", "0"), ("entry[round]", "1"), ("entry[board]", "1"), ("entry[seen]", "0")];
        hall.post("/api/set_result", &[&board[..], &of].concat()).await;
    }
    let html = hall.page(&format!("/desk/e/{}/1/results/1?board=1", hall.slug)).await;
    let (_, choice) = html.split_once("class=\"two-v\"").unwrap();
    let (stands, sent) = choice.split_once("现在记着的").unwrap();
    assert!(stands.contains("name=\"entry[second_penalty]\" value=\"warning\""), "{stands}");
    assert!(sent.contains("name=\"entry[first_penalty]\" value=\"disqualified\""), "{sent}");
}

#[actix_web::test]
async fn deciders_are_named_by_the_sides_of_the_game() {
    let info = EventInfo { name: "青松杯".to_owned(), game: Game::Gomoku, ..EventInfo::default() };
    let hall = Hall::open("sides", info).await;
    let html = hall.page(&format!("/desk/e/{}/1/structure?edit=1", hall.slug)).await;
    assert!(html.contains("和棋白胜") && !html.contains("和棋黑胜"));
}

#[actix_web::test]
async fn teams_are_registered_with_their_players() {
    let hall = hall("teams").await;
    hall.post("/api/set_team_rules", &[("form[who]", "teams"), ("form[boards]", "2"), ("form[line_up]", "ordered")])
        .await;
    hall.post("/api/paste_entrants", &[("text", "一中\t张三\t李四\n二中\t王五（女）、赵六")]).await;
    hall.post("/api/confirm_entrants", &[("line[]", "1"), ("line[]", "2")]).await;
    let here = hall.backend.division(&hall.slug, 1).await.unwrap();
    let players: Vec<usize> = here.division.entrants.iter().map(|team| team.players.len()).collect();
    assert_eq!(players, [0, 0, 0, 2, 2]);
    assert!(hall.page(&format!("/desk/e/{}/1/entrants", hall.slug)).await.contains("张三、李四"));
}

#[actix_web::test]
async fn who_missed_too_many_games_is_named_before_the_next_round_and_leaves_by_one_button() {
    let hall = hall("missed").await;
    let swiss = [("stage", "0"), ("form[format]", "swiss"), ("form[of][rounds]", "3"), ("form[forfeits][games]", "1")];
    hall.post("/api/save_stage", &[&swiss[..], &KNOCKOUT[9..]].concat()).await;
    hall.post("/api/draw_numbers", &[("seed", "一"), ("method", "all")]).await;
    hall.run(Command::SetAbsent { stage: 0, absent: vec![No(3)] }).await;
    play_round(&hall, 0, 1).await;
    let page = format!("/desk/e/{}/1/round", hall.slug);
    let html = hall.page(&page).await;
    assert!(html.contains("累计 1 次弃权，不再编排") && html.contains("：第 1 轮"), "{html}");
    hall.post("/api/withdraw_entrant", &[("no", "3"), ("after", "1")]).await;
    assert!(!hall.page(&page).await.contains("弃权到了限度"));
}

#[actix_web::test]
async fn who_missed_too_many_games_in_the_last_round_is_named_before_the_next_stage() {
    let hall = hall("missed-last").await;
    let swiss = [("stage", "0"), ("form[format]", "swiss"), ("form[of][rounds]", "1"), ("form[forfeits][games]", "1")];
    hall.post("/api/save_stage", &[&swiss[..], &KNOCKOUT[9..]].concat()).await;
    hall.post("/api/save_stage", &KNOCKOUT).await;
    hall.run(Command::NumberAsListed).await;
    hall.run(Command::SetAbsent { stage: 0, absent: vec![No(3)] }).await;
    play_round(&hall, 0, 1).await;
    for page in ["round?s=1", "start?s=2"] {
        let html = hall.page(&format!("/desk/e/{}/1/{page}", hall.slug)).await;
        assert!(html.contains("弃权到了限度") && html.contains("3 号 李四：第 1 轮"), "{page}: {html}");
    }
    hall.post("/api/withdraw_entrant", &[("no", "3"), ("after", "1")]).await;
    let html = hall.page(&format!("/desk/e/{}/1/start?s=2", hall.slug)).await;
    assert!(html.contains("2 人进来，可以开始") && !html.contains("弃权到了限度"), "{html}");
}

#[actix_web::test]
async fn a_stage_is_put_in_before_another_once_however_often_it_is_sent() {
    let hall = hall("insert-stage").await;
    let structure = format!("/desk/e/{}/1/structure", hall.slug);
    hall.post("/api/save_stage", &KNOCKOUT).await;
    assert!(hall.page(&structure).await.contains("structure?edit=2&amp;insert=1"));
    let form = hall.page(&format!("{structure}?edit=2&insert=1")).await;
    assert!(form.contains("在第 2 阶段前面加一个阶段") && form.contains("name=\"of\" value=\"2\""), "{form}");
    let four = [("of", "2"), ("form[name]", "八进四")];
    let four = [&four[..], &KNOCKOUT[..1], &KNOCKOUT[2..]].concat();
    for _ in 0..2 {
        hall.post("/api/insert_stage", &four).await;
        let stages = division(&hall).await.stages;
        let names: Vec<&str> = stages.iter().map(|stage| stage.settings.name.as_str()).collect();
        assert_eq!(names, ["", "八进四", "决赛"]);
        let sources = stages.iter().map(|stage| stage.settings.from.iter().map(|source| source.stage).collect());
        assert_eq!(sources.collect::<Vec<Vec<u32>>>(), [vec![], vec![0], vec![1]]);
    }
    let other = [("of", "2"), ("form[name]", "半决赛")];
    hall.post("/api/insert_stage", &[&other[..], &KNOCKOUT[..1], &KNOCKOUT[2..]].concat()).await;
    assert!(hall.page(&structure).await.contains("结构刚被别人改过"));
    assert_eq!(division(&hall).await.stages.len(), 3);
    hall.post("/api/draw_numbers", &[("seed", "一"), ("method", "all")]).await;
    play_round(&hall, 0, 1).await;
    let html = hall.page(&structure).await;
    assert!(html.contains("edit=2&amp;insert=1") && !html.contains("edit=1&amp;insert=1"), "{html}");
}

#[actix_web::test]
async fn settings_of_a_stage_that_are_refused_stand_in_its_forms_again_until_they_are_saved() {
    let hall = hall("refused-stage").await;
    let page = format!("/desk/e/{}/1/structure?edit=1", hall.slug);
    let typed = [("stage", "0"), ("form[name]", "改了名"), ("form[format]", "swiss"), ("form[of][rounds]", "5")];
    let scored = |win| [&typed[..], &KNOCKOUT[9..11], &[("form[win]", win)], &KNOCKOUT[12..]].concat();
    for endpoint in ["/api/save_stage", "/api/configure_stage"] {
        hall.post(endpoint, &scored("两分")).await;
        for form in [page.clone(), format!("/desk/e/{}/settings", hall.slug)] {
            let html = hall.page(&form).await;
            assert!(html.contains("value=\"改了名\"") && html.contains("value=\"两分\""), "{html}");
            assert!(html.contains("还没有存"), "{html}");
        }
        assert!(!hall.page(&format!("{page}&fresh=1")).await.contains("改了名"));
    }
    hall.post("/api/save_stage", &scored("3")).await;
    let html = hall.page(&page).await;
    assert!(html.contains("value=\"改了名\"") && html.contains("value=\"3\"") && !html.contains("还没有存"), "{html}");
}

#[actix_web::test]
async fn a_new_stage_that_is_refused_stands_in_its_own_form_only() {
    let hall = hall("refused-new-stage").await;
    let structure = format!("/desk/e/{}/1/structure", hall.slug);
    let reversed = [&KNOCKOUT[..6], &[("form[from][0][from]", "4")], &KNOCKOUT[7..]].concat();
    hall.post("/api/save_stage", &reversed).await;
    assert!(hall.page(&structure).await.contains("取的名次从前往后写"));
    let html = hall.page(&format!("{structure}?edit=2")).await;
    assert!(html.contains("value=\"决赛\"") && html.contains("name=\"form[from][0][from]\" value=\"4\""), "{html}");
    assert!(!hall.page(&format!("{structure}?edit=1")).await.contains("还没有存"));
    hall.post("/api/save_stage", &KNOCKOUT).await;
    assert!(!hall.page(&format!("{structure}?edit=3")).await.contains("还没有存"));
}
