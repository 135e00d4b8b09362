//! 积分编排成绩表.

use backend::paper::rounds;

use crate::{paper, views};

#[test]
fn five_rounds_stand_upright_with_opponent_result_and_running_points() {
    let paper = paper("rounds-30x5", |context| rounds(context, &views::round_table(30, 5)));
    assert!(!paper.lies_across());
    paper.shows_on_every_page(&["积分编排成绩表", "第 5 轮", "序号", "姓名", "积分", "名次"]);
    paper.shows(&["轮空", "胜 1", "和 0.5", "负 0", "+ 1"]);
}

#[test]
fn eleven_rounds_of_three_hundred_lie_across() {
    let paper = paper("rounds-300x11", |context| rounds(context, &views::round_table(300, 11)));
    assert!(paper.lies_across());
    paper.shows_on_every_page(&["第 1 轮", "第 11 轮"]);
    assert!(paper.bytes.len() < 400_000, "{} bytes", paper.bytes.len());
}

#[test]
fn three_people_make_a_paper() {
    assert_eq!(paper("rounds-3", |context| rounds(context, &views::round_table(3, 3))).pages.len(), 1);
}

#[test]
fn more_rounds_than_a_page_holds_are_parted() {
    let paper = paper("rounds-8x20", |context| rounds(context, &views::round_table(8, 20)));
    assert_eq!(paper.pages.len(), 2);
    paper.shows_on_every_page(&["阿依努尔·吐尔逊", "积分"]);
}
