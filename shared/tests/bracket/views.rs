//! The bracket as it is drawn.

use shared::bracket::Feed;
use shared::command::LaterMatches;
use shared::division::Division;
use shared::id::No;
use shared::result::GameResult;
use shared::stage::{Format, Source, Stage, StageSettings, Take};
use shared::view::bracket::{BracketBox, BracketView, LineWho, bracket_view, path_of};

use crate::help::{PLAYED_OFF, SINGLE, corrected, entry, favourites_win, given, pairing, started, until, won};

fn names(view: &BracketView) -> Vec<&str> {
    view.rounds.iter().map(|round| round.name.as_str()).collect()
}

fn drawn(view: &BracketView, number: u32) -> BracketBox {
    view.rounds.iter().flat_map(|round| &round.matches).find(|drawn| drawn.number == number).unwrap().clone()
}

fn scores(view: &BracketView, number: u32) -> [String; 2] {
    drawn(view, number).lines.map(|line| line.score)
}

/// Half rows of every match, and no two matches of a column over each other.
fn overlaps(view: &BracketView) -> bool {
    let places = view.rounds.iter().flat_map(|round| round.matches.iter().map(|drawn| (round.column, drawn.half_row)));
    let mut places: Vec<(u32, u32)> = places.collect();
    places.sort_unstable();
    places.windows(2).any(|pair| pair[0].0 == pair[1].0 && pair[0].1 + 2 > pair[1].1)
}

#[test]
fn rounds_of_a_knockout_are_called_by_what_is_left() {
    let view = bracket_view(&started(&PLAYED_OFF, 8), 0);
    let first = ["四分之一决赛", "半决赛", "第 5 至 8 名", "决赛", "第 3 名", "第 5 名", "第 7 名"];
    assert_eq!(names(&view), first);
    assert_eq!(names(&bracket_view(&started(&until(7), 11), 0)), ["第 1 轮"]);
    assert_eq!(names(&bracket_view(&started(&SINGLE, 128), 0))[..2], ["第 1 轮", "三十二分之一决赛"]);
}

#[test]
fn rounds_of_two_sides_are_called_by_their_side_in_the_order_of_play() {
    let view = bracket_view(&started(&Format::DoubleElim, 8), 0);
    let expected = [
        "胜者组 第 1 轮",
        "胜者组 第 2 轮",
        "败者组 第 1 轮",
        "败者组 第 2 轮",
        "胜者组 决胜",
        "败者组 第 3 轮",
        "败者组 决胜",
        "决赛",
    ];
    assert_eq!(names(&view), expected);
    assert_eq!(view.columns, 6);
}

#[test]
fn the_winners_side_is_above_the_losers_side_below_and_the_final_between() {
    let view = bracket_view(&started(&Format::DoubleElim, 16), 0);
    let top = |number| drawn(&view, number).half_row;
    assert_eq!([1, 2, 8].map(top), [0, 2, 14]);
    assert_eq!([13, 23, 28].map(top), [1, 3, 7]);
    assert_eq!([9, 12, 17, 21, 25, 27, 29].map(top), [18, 24, 18, 19, 19, 21, 21]);
    assert_eq!((top(30), view.half_rows), (14, 26));
}

#[test]
fn no_two_matches_are_drawn_over_each_other() {
    for entrants in 3..=64 {
        for format in [SINGLE, PLAYED_OFF, until(3), Format::DoubleElim] {
            let view = bracket_view(&started(&format, entrants), 0);
            assert!(!overlaps(&view), "{format:?} {entrants}");
            let lowest = view.rounds.iter().flat_map(|round| &round.matches).map(|drawn| drawn.half_row + 2).max();
            assert_eq!(lowest.unwrap_or(0), view.half_rows);
        }
    }
}

#[test]
fn the_third_place_is_drawn_below_the_final() {
    let view = bracket_view(&started(&PLAYED_OFF, 8), 0);
    assert_eq!([12, 11].map(|number| drawn(&view, number).half_row), [3, 6]);
}

#[test]
fn a_line_tells_who_or_for_whom_it_waits_and_how_it_ended() {
    let view = bracket_view(&won(&started(&SINGLE, 7), 2, 5), 0);
    let bye = drawn(&view, 1);
    assert!(bye.walkover && !bye.open);
    assert_eq!(bye.lines[1].who, LineWho::Bye);
    assert_eq!(bye.lines[0].won, Some(true));
    assert_eq!(scores(&view, 2), ["负", "胜"]);
    assert!(drawn(&view, 5).open, "1 v 5");
    assert_eq!(drawn(&view, 6).lines[0].who, LineWho::Waiting { on: Feed::WinnerOf(3) });
    assert_eq!((drawn(&view, 2).winner_to, drawn(&view, 2).loser_to), (Some(5), None));
}

#[test]
fn a_draw_and_a_forfeit_are_told_beside_the_names() {
    let enter = |division: &Division, number, result| given(division, &entry(division, number, result, None));
    let division = enter(&started(&SINGLE, 4), 1, GameResult::BothForfeit);
    let view = bracket_view(&enter(&division, 2, GameResult::Draw), 0);
    assert_eq!(scores(&view, 1), ["弃权", "弃权"]);
    assert_eq!(scores(&view, 2), ["和", "和"]);
    assert!(drawn(&view, 2).open);
    assert_eq!(drawn(&view, 3).lines[0].who, LineWho::Bye);
}

#[test]
fn a_final_of_games_shows_its_score() {
    let division = favourites_win(&started(&Format::DoubleElim, 4));
    assert_eq!(scores(&bracket_view(&division, 0), 6), ["胜", "负"], "one game won");
    let draw = |division| given(&division, &entry(&division, 6, GameResult::Draw, None));
    let division = draw(draw(division));
    assert_eq!(scores(&bracket_view(&division, 0), 6), ["2", "2"], "the game corrected to a draw, and another draw");
}

#[test]
fn the_sides_of_a_score_follow_the_first_move() {
    let view = bracket_view(&started(&SINGLE, 4), 0);
    let division = started(&SINGLE, 4);
    for number in [1, 2] {
        let drawn = drawn(&view, number);
        let LineWho::Person { person } = &drawn.lines[1].who else { panic!("everybody is known") };
        let published = pairing(&division, number).unwrap();
        assert_eq!(drawn.lower_first, published.first == person.no);
    }
}

#[test]
fn a_kept_match_is_marked_and_the_corrected_one_shows_its_result() {
    let wins = [(1, 1), (2, 2), (3, 1)];
    let division = wins.into_iter().fold(started(&SINGLE, 4), |division, (number, no)| won(&division, number, no));
    let view = bracket_view(&corrected(&division, 1, 4, Some(LaterMatches::Keep)).unwrap(), 0);
    assert!(drawn(&view, 3).kept);
    assert_eq!(scores(&view, 1), ["负", "胜"]);
    assert_eq!(drawn(&view, 1).lines.map(|line| line.won), [Some(false), Some(true)]);
}

#[test]
fn a_path_goes_over_both_sides() {
    let wins = [(1, 8), (2, 4), (3, 3), (4, 2), (5, 1)];
    let division = wins.into_iter().fold(started(&Format::DoubleElim, 8), |d, (number, no)| won(&d, number, no));
    assert_eq!(path_of(&bracket_view(&division, 0), No(1)), [1, 5, 9]);
    assert!(path_of(&bracket_view(&division, 0), No(99)).is_empty());
}

#[test]
fn before_the_start_it_is_drawn_for_those_who_are_registered() {
    let mut division = started(&SINGLE, 6);
    division.stages[0].rounds.clear();
    division.stages[0].seats = None;
    let view = bracket_view(&division, 0);
    assert_eq!(view.rounds[0].matches.len(), 4);
    assert_eq!(drawn(&view, 1).lines[0].who, LineWho::Waiting { on: Feed::Line(1) });
    assert!(!drawn(&view, 1).open && !drawn(&view, 1).walkover);
}

#[test]
fn before_an_earlier_stage_is_played_it_is_drawn_for_those_who_will_come_out_of_it() {
    let mut division = started(&SINGLE, 6);
    let from = vec![Source { stage: 0, after: None, take: Take::Ranks { from: 1, to: 5 } }];
    division.stages.push(Stage::new(StageSettings { from, ..division.stages[0].settings.clone() }));
    let view = bracket_view(&division, 1);
    assert_eq!(view.rounds.iter().map(|round| round.matches.len()).collect::<Vec<_>>(), [4, 2, 1]);
    assert_eq!(drawn(&view, 3).lines[1].who, LineWho::Waiting { on: Feed::Line(6) });
}

#[test]
fn a_bracket_for_more_than_it_can_hold_is_not_drawn() {
    let mut division = started(&SINGLE, 129);
    division.stages[0].rounds.clear();
    division.stages[0].seats = None;
    assert!(bracket_view(&division, 0).rounds.is_empty());
}
