//! 对阵表 by board.

use backend::paper::boards;
use shared::result::GameResult;

use crate::people::HARD;
use crate::{paper, paper_of, paper_of_teams, views};

#[test]
fn a_round_of_three_names_board_sides_and_bye() {
    let paper = paper("boards-3", |context| boards(context, &views::round(3)));
    paper.shows(&["青岚市第十二届青松杯象棋公开赛", "第四轮对阵表", "公开组·2026年7月18日至19日·市文化馆二楼大厅"]);
    paper.shows(&[
        "红方 先走",
        "黑方 后走",
        "结果",
        "轮空：3 号 龚䶮（市图书馆）。人数为单数，第 1 轮最大的号轮空。〔附二 二.1〕",
        "编排长",
        "裁判长",
    ]);
    paper.shows(&["第 1 页 / 共 1 页·打印于 2026年7月18日 13:42"]);
    paper.line(&["阿依努尔·吐尔逊", "王𬭎"]);
}

#[test]
fn thirty_stand_in_one_table_with_every_hard_name_whole() {
    let paper = paper("boards-30", |context| boards(context, &views::round(30)));
    assert_eq!(paper.pages.len(), 1);
    paper.shows(&HARD[..7]);
    paper.shows(&["欧阳震华", "王伟", "昇峯", "青岚一中"]);
}

#[test]
fn three_hundred_take_four_pages_that_each_say_what_they_are() {
    let view = views::round(300);
    let paper = paper("boards-300", |context| boards(context, &view));
    assert_eq!(paper.pages.len(), 4);
    paper.shows_on_every_page(&[
        "青松杯",
        "公开组",
        "第四轮对阵表",
        "台",
        "红方 先走",
        "结果",
        "黑方 后走",
        "/ 共 4 页",
    ]);
    let text = paper.text();
    for board in &view.boards {
        for name in [&board.first.person.name, &board.second.person.name] {
            assert!(text.contains(name.as_str()), "{name}");
        }
    }
    assert!(paper.bytes.len() < 150_000, "{} bytes", paper.bytes.len());
}

#[test]
fn results_stand_in_words() {
    let mut view = views::round(18);
    for (board, result) in view.boards.iter_mut().zip(GameResult::ALL) {
        board.result = result;
    }
    view.absent = vec![view.boards[8].first.person.clone()];
    let paper = paper("boards-results", |context| boards(context, &view));
    paper.shows(&["红胜", "和棋", "黑胜", "双方弃权", "缺席：17 号"]);
}

#[test]
fn a_round_that_is_not_published_says_so() {
    let view = shared::view::round::RoundView { proposed: true, ..views::round(4) };
    paper("boards-proposed", |context| boards(context, &view)).shows(&["编排稿，尚未公布"]);
}

#[test]
fn the_longest_event_name_wraps_in_the_heading_and_shrinks_on_later_pages() {
    let name = "二〇二六年全国青少年象棋锦标赛暨第十九届“青松杯”华北五省区市县级城市中小学生棋类团体及个人公开赛（决赛阶段）青岚赛区选拔赛".to_owned();
    let event = shared::event::EventInfo {
        name,
        venue: "青岚市高新技术产业开发区文化馆二楼多功能大厅东侧第三会议室".to_owned(),
        ..crate::event()
    };
    let paper = paper_of(&event, "boards-long-name", |context| boards(context, &views::round(100)));
    paper.shows_on_every_page(&["青岚赛区选拔赛", "第四轮对阵表"]);
}

#[test]
fn in_other_games_the_sides_have_their_own_names() {
    let event = shared::event::EventInfo { game: shared::event::Game::Gomoku, ..crate::event() };
    let paper = paper_of(&event, "boards-gomoku", |context| boards(context, &views::round(4)));
    paper.shows(&["黑方 先走", "白方 后走"]);
}

#[test]
fn of_teams_the_score_stands_between_home_and_guests_and_of_groups_which_one_plays() {
    let mut view = views::round(4);
    let board = &mut view.boards[0];
    (board.result, board.group) = (GameResult::Draw, Some(2));
    board.score = Some(["4", "4"].map(|points| points.parse().unwrap()));
    let paper = paper_of_teams("boards-teams", |context| boards(context, &view));
    paper.shows(&["主队", "客队", "4 : 4", "组"]);
    let text = paper.text();
    assert!(!text.contains("和棋") && !text.contains("红方"), "{text}");
}
