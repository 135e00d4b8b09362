//! 对局记录表.

use backend::paper::matches;
use shared::view::matches::GameView;

use crate::{paper, structures};

#[test]
fn a_team_match_shows_boards_players_and_results() {
    let view = structures::team_match(2, true);
    let paper = paper("match-team", |context| matches(context, 3, &[view]));
    assert_eq!(paper.pages.len(), 1);
    paper.shows(&[
        "第三轮对局记录表",
        "第 2 台",
        "青岚一中",
        "局分",
        "胜方",
        "领队签名",
        "裁判签名",
        "王𬭎",
        "欧阳震华",
    ]);
    let line = paper.line(&["王𬭎"]);
    assert!(line.contains('和'), "{line}");
}

#[test]
fn where_line_ups_are_missing_there_is_room_to_write() {
    let view = structures::team_match(1, false);
    let paper = paper("match-blank", |context| matches(context, 3, &[view]));
    let text = paper.text();
    assert!(!text.contains("王𬭎") && !text.contains("欧阳震华"), "{text}");
    assert!(text.lines().any(|line| line.trim_start().starts_with('4')), "{text}");
}

#[test]
fn a_round_of_team_matches_takes_two_to_a_page() {
    let views: Vec<_> = (1..=8).map(|board| structures::team_match(board, board % 2 == 0)).collect();
    let paper = paper("match-round", |context| matches(context, 3, &views));
    assert_eq!(paper.pages.len(), 4);
    paper.shows_on_every_page(&["第三轮对局记录表", "领队签名"]);
}

#[test]
fn a_match_of_one_game_has_one_line() {
    let mut view = structures::best_of_three(5);
    (view.single, view.games) = (true, Vec::new());
    view.state.result = shared::result::GameResult::FirstByForfeit;
    let paper = paper("match-single", |context| matches(context, 1, &[view]));
    paper.shows(&["第 1 局"]);
    paper.line(&["+", "−"]);
    assert!(!paper.text().contains("第 2 局"));
}

#[test]
fn a_best_of_three_has_lines_for_the_games_to_come() {
    let view = structures::best_of_three(1);
    let paper = paper("match-best-of-3", |context| matches(context, 3, &[view]));
    paper.shows(&["第 1 局", "第 2 局 快棋", "棋手签名", "阿卜杜热合曼·阿卜杜外力"]);
    // Title and head, and each of the three games.
    let text = paper.text();
    let both = text.lines().filter(|line| line.contains("阿卜杜热合曼") && line.contains("欧阳震华"));
    assert_eq!(both.count(), 5, "{text}");
}

#[test]
fn a_match_longer_than_a_page_goes_on_with_its_head_again() {
    let mut view = structures::team_match(1, true);
    let game = view.games[0].clone();
    view.games = (1..=36).map(|number| GameView { game: number, board: Some(number), ..game.clone() }).collect();
    let paper = paper("match-36", |context| matches(context, 3, &[view]));
    assert_eq!(paper.pages.len(), 2);
    paper.shows_on_every_page(&["结果", "青岚一中"]);
    let last = &paper.pages[1];
    assert!(last.lines().any(|line| line.trim_start().starts_with("36")) && last.contains("领队签名"), "{last}");
}

#[test]
fn where_everybody_plays_everybody_the_sheet_names_the_rounds() {
    let mut blank = structures::team_match(1, false);
    blank.line_ups.as_mut().unwrap().everybody = true;
    let paper = paper("match-everybody", |context| matches(context, 1, &[blank]));
    paper.shows(&["第 1 轮 1 台", "第 2 轮 3 台", "第 4 轮 4 台"]);
}
