//! 对阵表 by name.

use backend::paper::names;

use crate::people::HARD;
use crate::{paper, views};

#[test]
fn a_round_of_three_says_board_and_bye() {
    let paper = paper("names-3", |context| names(context, &views::round(3)));
    paper.shows(&["第四轮对阵表（按姓名）", "阿依努尔·吐尔逊", "王𬭎", "龚䶮", "轮空", "圆为红方先走，方为黑方后走"]);
}

#[test]
fn thirty_stand_on_one_page_under_their_letters() {
    let paper = paper("names-30", |context| names(context, &views::round(30)));
    assert_eq!(paper.pages.len(), 1);
    paper.shows(&HARD);
    paper.shows(&["10 号 市图书馆", "11 号 机床厂工会"]);
}

#[test]
fn all_of_three_hundred_find_their_board() {
    let view = views::round(300);
    let paper = paper("names-300", |context| names(context, &view));
    assert_eq!(paper.pages.len(), 3);
    paper.shows_on_every_page(&["青松杯", "第四轮对阵表（按姓名）", "/ 共 3 页"]);
    let text = paper.text();
    for row in &view.names {
        assert!(text.contains(row.person.name.as_str()), "{}", row.person.name);
    }
    for board in 1..=150 {
        assert!(text.split_whitespace().filter(|word| *word == board.to_string()).count() >= 2, "{board}");
    }
}
