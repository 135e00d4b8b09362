//! What pages show of teams: players' records, and line-ups that stay sealed.

use proptest::prelude::*;
use shared::id::{No, PlayerId};
use shared::matches::MatchSettings;
use shared::points::Points;
use shared::side::Side;
use shared::team::LineUpRule;
use shared::view::matches::{MatchView, match_view};
use shared::view::team::team_view;

use crate::help::{Draw, FirstWins, SecondWins, line_up, paired, pairing, play, rules, run, swiss};

#[test]
fn a_player_has_the_record_of_their_games() {
    let mut division = swiss(rules(LineUpRule::Fixed, 2), 2, 3, MatchSettings::default());
    division.stages[0].settings.allow_rematch = vec![(No(1), No(2))];
    let division = play(paired(&division), 1, &[FirstWins, Draw]);
    let (first, second) = (pairing(&division, 1).first, pairing(&division, 1).second);
    let records = |no: No| {
        let view = team_view(&division, no).unwrap();
        let of = |record: &shared::view::team::PlayerRecord| (record.games, record.won_drawn_lost, record.points);
        view.players.iter().map(of).collect::<Vec<_>>()
    };
    let points = Points::whole;
    assert_eq!(records(first), [(1, [1, 0, 0], points(2)), (1, [0, 1, 0], points(1)), (0, [0, 0, 0], points(0))]);
    assert_eq!(records(second), [(1, [0, 0, 1], points(0)), (1, [0, 1, 0], points(1)), (0, [0, 0, 0], points(0))]);
}

/// A match of which only one line-up is in, as everybody sees it.
fn sealed(side: Side, order: &[u32]) -> MatchView {
    let division = paired(&swiss(rules(LineUpRule::Free, 4), 2, 6, MatchSettings::default()));
    let division = run(&division, &line_up(&division, 1, side, &order[..4]));
    match_view(&division, 0, 1, 1, false).unwrap()
}

proptest! {
    #[test]
    fn nothing_of_a_sealed_line_up_is_seen_before_both_are_in(
        order in Just([1_u32, 2, 3, 4, 5, 6].to_vec()).prop_shuffle(),
        first in any::<bool>(),
    ) {
        let side = if first { Side::First } else { Side::Second };
        let view = sealed(side, &order);
        prop_assert_eq!(&view, &sealed(side, &[1, 2, 3, 4]));
        let line_ups = view.line_ups.unwrap();
        prop_assert!(line_ups.sealed && line_ups.handed_in == [first, !first]);
    }

    #[test]
    fn the_organizer_sees_it_and_everybody_once_both_are_in(
        order in Just([1_u32, 2, 3, 4, 5, 6].to_vec()).prop_shuffle(),
    ) {
        let division = paired(&swiss(rules(LineUpRule::Free, 4), 2, 6, MatchSettings::default()));
        let half = run(&division, &line_up(&division, 1, Side::First, &order[..4]));
        let list: Vec<PlayerId> = order[..4].iter().copied().map(PlayerId).collect();
        let organizer = match_view(&half, 0, 1, 1, true).unwrap().line_ups.unwrap();
        prop_assert_eq!(organizer.lists, [Some(list.clone()), None]);
        let both = run(&half, &line_up(&half, 1, Side::Second, &[1, 2, 3, 4]));
        let view = match_view(&both, 0, 1, 1, false).unwrap();
        prop_assert_eq!(&view.line_ups.unwrap().lists[0], &Some(list));
        prop_assert_eq!(view.games.len(), 4);
    }
}

#[test]
fn a_board_that_was_lost_is_in_the_record_of_who_lost_it() {
    let division = paired(&swiss(rules(LineUpRule::Fixed, 2), 2, 2, MatchSettings::default()));
    let division = play(division, 1, &[SecondWins, SecondWins]);
    let view = team_view(&division, pairing(&division, 1).first).unwrap();
    assert!(view.players.iter().all(|record| record.won_drawn_lost == [0, 0, 1] && record.points == Points::ZERO));
}
