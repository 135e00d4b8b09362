//! 要紧的几项 by a plain form: changed together, refused together, and typed again by nobody.

use shared::division::Division;
use shared::event::EventInfo;
use shared::stage::Format;

use super::Hall;

async fn hall(name: &str, template: &str) -> Hall {
    let hall = Hall::open(name, EventInfo { name: "青松杯".to_owned(), ..EventInfo::default() }).await;
    hall.post("/api/use_template", &[("template", template)]).await;
    hall
}

async fn division(hall: &Hall) -> Division {
    hall.backend.division(&hall.slug, 1).await.unwrap().division.clone()
}

/// The numbers of a template, its lists and its prizes, as their form sends them.
const GROUPS: [(&str, &str); 12] = [
    ("form[of][0][key]", "stage-0-groups"),
    ("form[of][0][seen]", "12"),
    ("form[of][0][to]", "８"),
    ("form[of][1][key]", "stage-0-forfeit_limit"),
    ("form[of][1][seen]", ""),
    ("form[of][1][to]", "2"),
    ("form[lists_seen]", ""),
    ("form[lists]", "女子\r\n少年"),
    ("form[prizes][0][list]", ""),
    ("form[prizes][0][seen]", "一等奖 1、二等奖 2、三等奖 3"),
    ("form[prizes][0][to]", "一等奖 1、二等奖 10%"),
    ("form[prizes][1][list]", "women"),
];

#[actix_web::test]
async fn numbers_lists_and_prizes_are_changed_by_one_button() {
    let hall = hall("figures", "groups_12x4").await;
    let page = format!("/desk/e/{}/1/structure", hall.slug);
    let html = hall.page(&page).await;
    assert!(html.contains("要紧的数在下面改"), "{html}");
    assert!(html.contains("value=\"stage-0-groups\"") && html.contains("value=\"一等奖 1、二等奖 2、三等奖 3\""));
    assert_eq!(hall.post("/api/set_figures", &GROUPS).await, page);
    let stage = division(&hall).await.stages[0].settings.clone();
    assert!(matches!(stage.format, Format::Groups(groups) if groups.groups == 8));
    assert_eq!(stage.forfeit_limit.map(|limit| limit.games), Some(2));
    let html = hall.page(&page).await;
    assert!(html.contains("8 组，每组 0 至 1 人") && html.contains("女子、少年"), "{html}");
    assert!(html.contains("一等奖 1 名，二等奖占 10%"), "{html}");
    let journal = hall.page(&format!("/desk/e/{}/1/journal", hall.slug)).await;
    assert!(journal.contains("第 1 阶段的“分几组”改为 8"), "{journal}");
}

#[actix_web::test]
async fn numbers_that_are_refused_stand_in_their_form_again_until_they_are_saved() {
    let hall = hall("refused-figures", "groups_12x4").await;
    let page = format!("/desk/e/{}/1/structure", hall.slug);
    let typed = |limit| [&GROUPS[..5], &[("form[of][1][to]", limit)], &GROUPS[6..]].concat();
    hall.post("/api/set_figures", &typed("两次")).await;
    let html = hall.page(&page).await;
    assert!(html.contains("第 1 阶段的“弃权几次不再编排”填得不对"), "{html}");
    assert!(html.contains("还没有存") && html.contains("value=\"两次\"") && html.contains("value=\"８\""), "{html}");
    assert!(html.contains("女子\r\n少年") && html.contains("12 组"), "{html}");
    assert!(!hall.page(&format!("{page}?fresh=1")).await.contains("value=\"两次\""));
    hall.post("/api/set_figures", &typed("2")).await;
    assert!(!hall.page(&page).await.contains("还没有存"));
}

#[actix_web::test]
async fn a_number_that_somebody_else_changed_is_told_and_what_was_typed_stays() {
    let hall = hall("two-organizers", "groups_12x4").await;
    let sent = |to| [&GROUPS[..2], &[("form[of][0][to]", to)]].concat();
    hall.post("/api/set_figures", &sent("6")).await;
    hall.post("/api/set_figures", &sent("4")).await;
    let html = hall.page(&format!("/desk/e/{}/1/structure", hall.slug)).await;
    assert!(html.contains("刚被别人改成 6"), "{html}");
    let field = html.split("stage-0-groups\"").nth(1).unwrap();
    assert!(field.contains("value=\"6\"") && html.contains("value=\"4\""), "{html}");
}

#[actix_web::test]
async fn a_stage_that_has_begun_shows_its_numbers_as_text() {
    let hall = hall("begun-figures", "groups_4x4").await;
    hall.post("/api/use_template", &[("template", "heats")]).await;
    hall.post("/api/draw_numbers", &[("seed", "一"), ("method", "all")]).await;
    hall.post("/api/start_stage", &[("stage", "0"), ("form[by]", "machine"), ("form[seed]", "二")]).await;
    let html = hall.page(&format!("/desk/e/{}/1/structure", hall.slug)).await;
    assert!(!html.contains("stage-0-table_size") && html.contains("stage-1-table_size"), "{html}");
    assert!(html.contains("已经开始，不再变"));
}

#[actix_web::test]
async fn a_new_event_and_a_new_division_open_where_their_numbers_are() {
    let hall = hall("new-event", "swiss_7").await;
    for template in ["team_swiss", "swiss_final", "totals", "swiss_7"] {
        let fields = [("event[name]", "春季赛"), ("play[template]", template), ("play[divisions]", "公开组")];
        let page = hall.post("/api/create_event", &fields).await;
        assert!(page.ends_with("/1/structure"), "{template}: {page}");
        let html = hall.page(&page).await;
        assert!(html.contains("赛事已建立") && html.contains("entrants"), "{html}");
    }
    let added = hall.post("/api/add_division", &[("name", "女子组"), ("play[template]", "swiss_9")]).await;
    assert!(added.ends_with("/2/structure") && hall.page(&added).await.contains("已加上女子组"), "{added}");
}
