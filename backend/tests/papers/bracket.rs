//! 对阵图.

use backend::paper::{PaperSize, bracket};

use crate::brackets::{entrants, single};
use crate::paper;

#[test]
fn from_three_to_sixty_four_everybody_stands_on_one_page() {
    for (size, name) in [(PaperSize::A4, "a4"), (PaperSize::A3, "a3")] {
        for count in [2, 3, 8, 11, 16, 32, 48, 64] {
            let view = single(count, 1);
            let paper = paper(&format!("bracket-{count}-{name}"), |context| bracket(context, &view, size));
            assert_eq!(paper.pages.len(), 1, "{count} on {name}");
            for person in entrants(&view) {
                paper.shows(&[&person.name]);
            }
        }
    }
}

#[test]
fn a_bracket_of_128_is_cut_into_readable_parts() {
    for (size, pages) in [(PaperSize::A4, 3), (PaperSize::A3, 3)] {
        let view = single(128, 7);
        let paper = paper(&format!("bracket-128-{size:?}"), |context| bracket(context, &view, size));
        assert_eq!(paper.pages.len(), pages);
        paper.shows(&["正赛 第 1 区", "正赛 各区之后", "→"]);
    }
}

#[test]
fn the_winner_of_the_last_match_is_the_champion() {
    let open = single(8, 2);
    let paper_open = paper("bracket-open", |context| bracket(context, &open, PaperSize::A4));
    assert!(!paper_open.text().contains("冠军"));
    let played = single(8, 3);
    paper("bracket-played", |context| bracket(context, &played, PaperSize::A4)).shows(&[
        "冠军：阿依努尔·吐尔逊",
        "四分之一决赛",
        "半决赛",
        "决赛",
    ]);
}

#[test]
fn who_is_not_known_yet_is_told_by_the_match() {
    let view = single(6, 1);
    paper("bracket-waiting", |context| bracket(context, &view, PaperSize::A4)).shows(&["轮空", "5 场胜者", "6 场胜者"]);
}

#[test]
fn a_match_that_stands_although_its_entrants_should_be_others_is_told() {
    let mut view = single(8, 3);
    view.rounds[1].matches[0].kept = true;
    paper("bracket-kept", |context| bracket(context, &view, PaperSize::A4))
        .shows(&["第 5 场：前面的成绩更改后，按原来的对阵计"]);
}

#[test]
fn an_empty_bracket_says_so() {
    let none = Default::default();
    paper("bracket-none", |context| bracket(context, &none, PaperSize::A4)).shows(&["还没有对阵"]);
}
