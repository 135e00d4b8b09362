//! 最终名次表.

use backend::paper::places;
use shared::placing::PlaceReason;

use crate::{paper, structures};

fn why(reason: &PlaceReason) -> String {
    match reason {
        PlaceReason::Rank { rank, .. } => format!("决赛阶段第 {rank} 名。"),
        other => format!("{other:?}"),
    }
}

#[test]
fn places_stand_with_prizes_reasons_and_lists() {
    for count in [3, 8, 48, 64] {
        let view = structures::places(count);
        let paper = paper(&format!("places-{count}"), |context| places(context, &view, &why));
        paper.shows(&["最终名次表", "依据", "一等奖", "决赛阶段第 1 名。", "女子", "女子奖"]);
        for row in &view.rows {
            paper.shows(&[&row.person.name]);
        }
    }
}

#[test]
fn a_shared_place_is_called_so() {
    let view = structures::places(8);
    let paper = paper("places-shared", |context| places(context, &view, &why));
    paper.line(&["并列 3", "龚䶮", "三等奖"]);
    paper.line(&["并列 3", "李㛃", "三等奖"]);
}

#[test]
fn places_before_the_end_say_that_they_may_change() {
    let view = shared::view::places::PlacesView { complete: false, ..structures::places(8) };
    paper("places-open", |context| places(context, &view, &why)).shows(&["比赛还没有结束，名次会变"]);
}
