//! What a correction changes in a bracket is told before it is made.

use shared::command::LaterMatches;
use shared::decide::{Effect, preview};
use shared::division::Division;
use shared::result::GameResult;

use crate::help::{SINGLE, entry, favourites_win, started, win_of, won};

/// What would change if match 1 of four entrants, won by 1 against 4, went to 4.
fn effects(division: &Division, later: Option<LaterMatches>) -> Vec<Effect> {
    preview(division, &entry(division, 1, win_of(division, 1, 4), later))
}

/// The two of match 3, whatever their colours.
fn two(effect: &Effect) -> [u32; 2] {
    let (Effect::MatchTakes { number: 3, first, second } | Effect::MatchReplayed { number: 3, first, second }) = effect
    else {
        panic!("{effect:?} is not about match 3");
    };
    let mut both = [first.0, second.0];
    both.sort_unstable();
    both
}

#[test]
fn a_match_that_is_not_played_takes_the_new_winner() {
    let division = won(&won(&started(&SINGLE, 4), 1, 1), 2, 2);
    let effects = effects(&division, None);
    assert_eq!(effects.len(), 1);
    assert!(matches!(effects[0], Effect::MatchTakes { .. }));
    assert_eq!(two(&effects[0]), [2, 4]);
}

#[test]
fn a_match_that_was_played_is_replayed_or_kept_as_decided() {
    let division = favourites_win(&started(&SINGLE, 4));
    assert_eq!(effects(&division, None), []);
    let replayed = effects(&division, Some(LaterMatches::Replay));
    assert!(matches!(replayed[..], [Effect::MatchReplayed { .. }]));
    assert_eq!(two(&replayed[0]), [2, 4]);
    assert_eq!(effects(&division, Some(LaterMatches::Keep)), [Effect::MatchKept { number: 3 }]);
}

#[test]
fn a_result_taken_back_leaves_the_next_match_waiting() {
    let division = won(&won(&started(&SINGLE, 4), 1, 1), 2, 2);
    let taken_back = entry(&division, 2, GameResult::Unfinished, None);
    assert_eq!(preview(&division, &taken_back), [Effect::MatchWaits { number: 3, played: false }]);
}
