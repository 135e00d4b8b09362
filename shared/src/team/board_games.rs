//! The games of a team match once both line-ups are known.

use super::{LineUpRule, TeamRules, every_pair};
use crate::id::PlayerId;
use crate::matches::{GameKind, MatchGame};
use crate::pairing::round_robin::by_forfeit;
use crate::side::Side;

/// The first games of a match, board by board: the first-named team has the first move on odd boards (12.2, 12.3). In
/// 全队轮赛 all games of the match.
pub fn board_games(rules: &TeamRules, line_ups: [&[PlayerId]; 2]) -> Vec<MatchGame> {
    let everybody = rules.line_up == LineUpRule::Everybody;
    let seats = if everybody { every_pair::schedule(rules.boards) } else { board_by_board(rules.boards) };
    seats.into_iter().map(|seat| game_at(seat, line_ups)).collect()
}

/// Where a game of a team match is played: places in both line-ups from 0, and who has the first move.
pub(super) struct BoardSeat {
    /// Place in the line-up of the first and of the second team.
    pub(super) places: [u32; 2],
    /// Which team has the first move.
    pub(super) first: Side,
}

fn board_by_board(boards: u32) -> Vec<BoardSeat> {
    let first = |place: u32| if place.is_multiple_of(2) { Side::First } else { Side::Second };
    (0..boards).map(|place| BoardSeat { places: [place, place], first: first(place) }).collect()
}

fn game_at(seat: BoardSeat, line_ups: [&[PlayerId]; 2]) -> MatchGame {
    let [first, second] = seat.places;
    let [of_first, of_second] = line_ups;
    let at = |line_up: &[PlayerId], place: u32| line_up.get(usize::try_from(place).ok()?).copied();
    let players = [at(of_first, first), at(of_second, second)];
    with_forfeit(MatchGame { board: Some(first + 1), players, ..MatchGame::new(GameKind::Slow, seat.first) })
}

/// A game with an empty seat is forfeited from the start.
pub(crate) fn with_forfeit(game: MatchGame) -> MatchGame {
    let [first, second] = game.players.map(|player| player.is_none());
    let result = match game.first {
        Side::First => by_forfeit(first, second),
        Side::Second => by_forfeit(second, first),
    };
    MatchGame { result, ..game }
}
