//! Templates are found by the words of a regulation, and bring what belongs to them.

use shared::event::EventInfo;

use super::Hall;

/// 首轮一局，第二轮起三局两胜 <b>, as an address has it.
const WORDS: &str = "%E9%A6%96%E8%BD%AE%E4%B8%80%E5%B1%80%EF%BC%8C%E7%AC%AC%E4%BA%8C%E8%BD%AE%E8%B5%B7%E4%B8%89%E5%B1%80%E4%B8%A4%E8%83%9C%3C%2Ftextarea%3E";

async fn hall(name: &str) -> Hall {
    Hall::open(name, EventInfo { name: "青松杯".to_owned(), ..EventInfo::default() }).await
}

#[actix_web::test]
async fn a_new_event_begins_with_the_template_that_fits_best() {
    let hall = hall("found").await;
    let plain = hall.page("/desk/new").await;
    assert!(plain.contains("规程里怎么写") && !plain.contains("最合适的<"), "{plain}");
    let html = hall.page(&format!("/desk/new?words={WORDS}")).await;
    assert!(html.contains("对上：三局两胜、首轮一局") && html.contains("三局两胜&lt;/textarea&gt;"), "{html}");
    let best = html.split("value=\"best_of_three\"").collect::<Vec<_>>();
    assert_eq!(best.len(), 2, "a template stands once");
    assert!(best[1].split('>').next().unwrap().contains("checked"), "{html}");
}

#[actix_web::test]
async fn words_that_fit_nothing_are_told_and_no_template_is_lost() {
    let hall = hall("in-vain").await;
    let html = hall.page(&format!("/desk/e/{}/1/structure?words=xyz", hall.slug)).await;
    let cards = |html: &str| html.matches("structure?template=").count();
    assert!(html.contains("没有对上的模板"));
    assert_eq!(cards(&html), shared::structure::templates::ALL.len());
    let found = hall.page(&format!("/desk/e/{}/1/structure?words={WORDS}", hall.slug)).await;
    assert_eq!((cards(&found), found.contains("最合适的")), (cards(&html), true));
}

#[actix_web::test]
async fn an_event_of_a_template_has_its_prizes_and_its_totals() {
    let hall = hall("prizes").await;
    let fields = [
        ("event[name]", "职工杯"),
        ("event[game]", "xiangqi"),
        ("play[template]", "totals_rank_scores"),
        ("play[divisions]", "公开组"),
    ];
    let place = hall.post("/api/create_event", &fields).await;
    let slug = place.split('/').nth(3).unwrap_or_else(|| panic!("{place}"));
    let division = &hall.backend.division(slug.split('?').next().unwrap(), 1).await.unwrap().division;
    assert_eq!((division.prizes[0].prizes.len(), division.totals.len()), (6, 1));
}
