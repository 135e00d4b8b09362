//! 循环赛成绩表.

use backend::paper::cross;

use crate::{paper, views};

#[test]
fn a_small_cycle_stands_upright() {
    let paper = paper("cross-8", |context| cross(context, &views::cross_table(8, 1)));
    assert!(!paper.lies_across());
    assert_eq!(paper.pages.len(), 1);
    paper.shows(&["循环赛成绩表", "阿依努尔·吐尔逊", "积分", "名次"]);
}

#[test]
fn a_double_cycle_of_fourteen_fits_a_page() {
    let paper = paper("cross-14x2", |context| cross(context, &views::cross_table(14, 2)));
    assert_eq!(paper.pages.len(), 1);
}

#[test]
fn thirty_lie_across_with_the_head_repeated() {
    let paper = paper("cross-30", |context| cross(context, &views::cross_table(30, 1)));
    assert!(paper.lies_across());
    paper.shows_on_every_page(&["循环赛成绩表", "序号", "姓名", "积分", "30"]);
}

#[test]
fn too_many_for_a_page_are_parted_with_the_names_repeated() {
    let paper = paper("cross-60", |context| cross(context, &views::cross_table(60, 1)));
    let with_first = paper.pages.iter().filter(|page| page.contains("龚䶮")).count();
    assert_eq!(with_first, 2);
}

#[test]
fn who_is_annulled_stands_without_rank() {
    let mut view = views::cross_table(8, 1);
    view.rows[2].annulled = true;
    view.rows[2].rank = None;
    view.rows[2].cells.iter_mut().flatten().for_each(|game| game.annulled = true);
    paper("cross-annulled", |context| cross(context, &view)).shows(&["注销"]);
}

#[test]
fn as_long_as_not_all_have_met_the_title_says_after_which_round() {
    let mut view = views::cross_table(6, 1);
    for row in &mut view.rows {
        row.cells.iter_mut().skip(3).for_each(Vec::clear);
    }
    paper("cross-open", |context| cross(context, &view)).shows(&["第一轮后循环赛成绩表"]);
}

#[test]
fn an_empty_table_says_so() {
    let paper = paper("cross-empty", |context| cross(context, &views::cross_table(0, 1)));
    paper.shows(&["循环赛成绩表", "没有成绩可列。"]);
}

#[test]
fn three_make_a_table_too() {
    let paper = paper("cross-3", |context| cross(context, &views::cross_table(3, 2)));
    let line = paper.line(&["龚䶮"]);
    assert!(line.contains("龚䶮"), "{line}");
}
