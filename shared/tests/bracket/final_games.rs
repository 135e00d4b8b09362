//! 决赛 of a double elimination: a test for each sentence of 附三 注意 2-5.

use shared::bracket::unbeaten;
use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::matches::{DecidedBy, FirstMove, GameKind, MatchState, state};
use shared::refusal::Refusal;
use shared::result::GameResult;
use shared::side::Side;
use shared::stage::{Format, Pairing};

use crate::help::{given, pairing, standing, started, won};

const FINAL: u32 = 6;

/// How a game of the final ends.
#[derive(Clone, Copy, PartialEq)]
enum Game {
    /// The unbeaten one wins.
    Unbeaten,
    /// The other one wins.
    Other,
    Draw,
    /// Drawn with fouls of the unbeaten one and of the other one.
    Fouls(u32, u32),
    /// The other one does not come.
    NoOther,
    /// Both lose by ruling.
    BothLose,
}

use Game::{BothLose, Draw, Fouls, NoOther, Other, Unbeaten};

/// Four, played up to the final: 1 is unbeaten, 2 has lost once.
fn before_the_final() -> Division {
    let wins = [(1, 1), (2, 2), (3, 3), (4, 1), (5, 2)];
    wins.into_iter().fold(started(&Format::DoubleElim, 4), |division, (number, no)| won(&division, number, no))
}

fn the_final(division: &Division) -> (Pairing, MatchState, Side) {
    let round = standing(division, FINAL).planned.round;
    let pairing = pairing(division, FINAL).unwrap();
    let side = unbeaten(division, 0, round, &pairing).unwrap();
    assert_eq!(pairing.on(side).0, 1);
    let state = state(division, 0, round, &pairing);
    (pairing, state, side)
}

fn enter(division: &Division, game: Game) -> Command {
    let (pairing, state, unbeaten) = the_final(division);
    let [next] = state.next.as_slice() else { panic!("no game comes next") };
    let FirstMove::Side(first) = next.first else { panic!("who begins follows from the draw") };
    let starts = first == unbeaten;
    let result = match game {
        Draw | Fouls(..) => GameResult::Draw,
        BothLose => GameResult::BothLose,
        NoOther if starts => GameResult::FirstByForfeit,
        NoOther => GameResult::SecondByForfeit,
        Unbeaten if starts => GameResult::FirstWins,
        Other if !starts => GameResult::FirstWins,
        Unbeaten | Other => GameResult::SecondWins,
    };
    let fouls = match game {
        Fouls(own, others) if starts => [own, others],
        Fouls(own, others) => [others, own],
        _ => [0, 0],
    };
    Command::SetGame {
        stage: 0,
        round: standing(division, FINAL).planned.round,
        board: pairing.board,
        game: next.game,
        seen: GameResult::Unfinished,
        kind: next.kind,
        first,
        result,
        fouls,
        penalties: [Vec::new(), Vec::new()],
        later: None,
    }
}

fn after(games: &[Game]) -> Division {
    games.iter().fold(before_the_final(), |division, game| given(&division, &enter(&division, *game)))
}

/// Who has the title after these games, and by what; nobody while the final goes on.
fn champion(games: &[Game]) -> Option<(u32, DecidedBy)> {
    let division = after(games);
    let (_, state, _) = the_final(&division);
    let winner = standing(&division, FINAL).winner?;
    Some((winner.0, state.decided_by.unwrap()))
}

#[test]
fn note_2_the_unbeaten_one_is_champion_with_a_win_in_the_first_game() {
    assert_eq!(champion(&[Unbeaten]), Some((1, DecidedBy::Games)));
    assert_eq!(champion(&[NoOther]), Some((1, DecidedBy::Games)));
}

#[test]
fn note_2_the_other_one_must_win_once_more() {
    assert_eq!(champion(&[Other]), None);
    assert_eq!(champion(&[Other, Other]), Some((2, DecidedBy::Games)));
    assert_eq!(champion(&[Other, Unbeaten]), Some((1, DecidedBy::Games)));
    assert_eq!(champion(&[Draw, Other, Draw, Other]), Some((2, DecidedBy::Quick)));
}

#[test]
fn note_3_there_are_four_games_at_most() {
    let open = [Draw, Other, Draw];
    assert_eq!(champion(&open), None);
    for last in [Unbeaten, Other, Draw] {
        assert!(champion(&[&open[..], &[last]].concat()).is_some());
    }
}

#[test]
fn f33_note_3_after_three_draws_a_fourth_draw_is_the_unbeaten_ones() {
    assert_eq!(champion(&[Draw, Draw, Draw, Draw]), Some((1, DecidedBy::FinalRule)));
}

#[test]
fn f33_note_3_with_one_win_and_two_draws_a_fourth_draw_is_the_other_ones() {
    for three in [[Other, Draw, Draw], [Draw, Other, Draw], [Draw, Draw, Other]] {
        assert_eq!(champion(&[&three[..], &[Draw]].concat()), Some((2, DecidedBy::FinalRule)));
    }
}

#[test]
fn note_3_a_first_win_in_the_fourth_game_is_the_same_score() {
    assert_eq!(champion(&[Draw, Draw, Draw, Other]), Some((2, DecidedBy::FinalRule)));
    assert_eq!(champion(&[Draw, Draw, Draw, Unbeaten]), Some((1, DecidedBy::Quick)));
}

#[test]
fn note_4_the_first_game_has_the_colours_drawn_and_each_next_one_the_other_way_round() {
    let mut division = before_the_final();
    for expected in [Side::First, Side::Second, Side::First, Side::Second] {
        let (_, state, _) = the_final(&division);
        assert_eq!(state.next[0].first, FirstMove::Side(expected));
        division = given(&division, &enter(&division, Draw));
    }
}

#[test]
fn note_4_lots_drawn_in_the_hall_exchange_the_colours_of_the_first_game() {
    let division = before_the_final();
    let (drawn, ..) = the_final(&division);
    let round = standing(&division, FINAL).planned.round;
    let swapped = given(&division, &Command::SwapMatchColours { stage: 0, round, board: drawn.board });
    let (now, ..) = the_final(&swapped);
    assert_eq!((now.first, now.second), (drawn.second, drawn.first));
}

#[test]
fn note_5_the_first_two_games_are_slow_and_the_others_quick() {
    let mut division = before_the_final();
    for expected in [GameKind::Slow, GameKind::Slow, GameKind::Quick, GameKind::Quick] {
        let (_, state, _) = the_final(&division);
        assert_eq!(state.next[0].kind, expected);
        division = given(&division, &enter(&division, Draw));
    }
}

#[test]
fn note_5_a_quick_draw_is_lost_by_who_has_a_foul_on_record() {
    assert_eq!(champion(&[Draw, Draw, Fouls(0, 1)]), Some((1, DecidedBy::Quick)));
    assert_eq!(champion(&[Other, Draw, Fouls(2, 0)]), Some((2, DecidedBy::Quick)));
    assert_eq!(champion(&[Draw, Draw, Fouls(1, 0), Draw]), Some((2, DecidedBy::FinalRule)));
    assert_eq!(champion(&[Draw, Draw, Draw, Fouls(0, 1)]), Some((1, DecidedBy::Quick)));
}

#[test]
fn note_5_a_slow_draw_with_a_foul_stays_drawn() {
    assert_eq!(champion(&[Fouls(0, 1), Draw, Draw, Draw]), Some((1, DecidedBy::FinalRule)));
    assert_eq!(champion(&[Fouls(1, 0)]), None);
}

#[test]
fn fouls_of_both_leave_a_quick_draw_drawn() {
    assert_eq!(champion(&[Draw, Draw, Fouls(1, 2)]), None);
}

#[test]
fn a_game_that_both_lose_puts_the_one_beaten_before_out() {
    assert_eq!(champion(&[BothLose]), Some((1, DecidedBy::Games)));
}

#[test]
fn no_game_follows_a_decided_final() {
    let division = after(&[Unbeaten]);
    let (_, state, _) = the_final(&division);
    assert!(state.next.is_empty());
    let Command::SetGame { round, board, first, kind, .. } = enter(&before_the_final(), Draw) else { panic!() };
    let more = Command::SetGame {
        stage: 0,
        round,
        board,
        game: 2,
        seen: GameResult::Unfinished,
        kind,
        first: first.other(),
        result: GameResult::Draw,
        fouls: [0, 0],
        penalties: [Vec::new(), Vec::new()],
        later: None,
    };
    assert_eq!(decide(&division, &more), Err(Refusal::GameNotNext { game: 2 }));
}

#[test]
fn a_final_forfeited_as_a_whole_needs_no_game() {
    let division = before_the_final();
    let (pairing, _, unbeaten) = the_final(&division);
    let result = if unbeaten == Side::First { GameResult::SecondByForfeit } else { GameResult::FirstByForfeit };
    let command = Command::SetResult {
        stage: 0,
        round: standing(&division, FINAL).planned.round,
        board: pairing.board,
        seen: pairing.version,
        result,
        fouls: [0, 0],
        penalties: [Vec::new(), Vec::new()],
        later: None,
    };
    let division = given(&division, &command);
    assert_eq!(standing(&division, FINAL).winner.map(|no| no.0), Some(2));
    assert_eq!(the_final(&division).1.decided_by, Some(DecidedBy::Forfeit));
}
