//! Matches of several games in words: what kind a game is, how long a match is, what decides it.

use crate::decide::count;
use crate::entrant::Entrant;
use crate::event::Game;
use crate::id::PlayerId;
use crate::matches::{DecidedBy, Decider, GameKind, MatchLength, MatchSettings};
use crate::side::Side;
use crate::team::{Player, TeamRules};

/// 快棋, 和棋黑胜, 抽签; nothing for the match's own games.
pub fn game_kind_name(kind: GameKind, game: Game) -> String {
    match kind {
        GameKind::Slow => String::new(),
        GameKind::Quick => "快棋".to_owned(),
        GameKind::DrawOdds => draw_odds(game),
        GameKind::Lots => "抽签".to_owned(),
    }
}

/// A game with its kind: 第 3 局 快棋.
pub fn game_name(number: u32, kind: GameKind, game: Game) -> String {
    match kind {
        GameKind::Slow => format!("第 {number} 局"),
        GameKind::Lots => "抽签".to_owned(),
        kind => format!("第 {number} 局 {}", game_kind_name(kind, game)),
    }
}

/// What stands beside the board of a game: its number where the board has several, and its kind; 第 2 局 快棋.
pub fn game_of_board_name(number: Option<u32>, kind: GameKind, game: Game) -> String {
    number.map_or_else(|| game_kind_name(kind, game), |number| game_name(number, kind, game))
}

/// A game by where it is found: 第 2 局; on the boards of teams 第 2 台, or with several games to a board 第 2 台第 3 局.
pub fn game_title(board: Option<u32>, of_board: Option<u32>, number: u32, kind: GameKind) -> String {
    match (kind, board, of_board) {
        (GameKind::Lots, _, _) => "抽签".to_owned(),
        (_, Some(board), Some(of_board)) => format!("第 {board} 台第 {of_board} 局"),
        (_, Some(board), None) => format!("第 {board} 台"),
        (_, None, _) => format!("第 {number} 局"),
    }
}

/// What stands over the two of a match whose games change sides: of teams the one at home, and the guests.
pub const fn match_sides(team: bool) -> [&'static str; 2] {
    if team { ["主队", "客队"] } else { ["先", "后"] }
}

/// What decided a match: 由快棋分出.
pub fn decided_by_words(by: DecidedBy, game: Game) -> String {
    match by {
        DecidedBy::Games => "由各局分出".to_owned(),
        DecidedBy::Quick => "由快棋分出".to_owned(),
        DecidedBy::DrawOdds => format!("由{}分出", draw_odds(game)),
        DecidedBy::Lots => "由抽签分出".to_owned(),
        DecidedBy::Forfeit => "因弃权".to_owned(),
        DecidedBy::FinalRule => "由决赛的规定分出".to_owned(),
    }
}

/// 一局, 两局, 三局两胜.
pub fn match_length_name(length: MatchLength) -> String {
    match length {
        MatchLength::One => "一局".to_owned(),
        MatchLength::Games(2) => "两局".to_owned(),
        MatchLength::Games(games) => format!("{games} 局"),
        MatchLength::BestOf(3) => "三局两胜".to_owned(),
        MatchLength::BestOf(5) => "五局三胜".to_owned(),
        MatchLength::BestOf(7) => "七局四胜".to_owned(),
        MatchLength::BestOf(games) => format!("{games} 局 {} 胜", games / 2 + 1),
    }
}

/// 快棋 2 局, 和棋黑胜一局, 抽签.
pub fn decider_name(decider: Decider, game: Game) -> String {
    match decider {
        Decider::Quick(games) => quick_games(games),
        Decider::DrawOdds => format!("{}一局", draw_odds(game)),
        Decider::Lots => "抽签".to_owned(),
    }
}

/// 快棋一局, 快棋 2 局.
pub(super) fn quick_games(games: u32) -> String {
    if games == 1 { "快棋一局".to_owned() } else { format!("快棋 {games} 局") }
}

/// The boards of a level team match that are played again.
pub(super) const REPLAY: &str = "和棋的台换先重下快棋";

/// What follows a level match, one after the other; empty where nothing is settled.
pub fn deciders_words(settings: &MatchSettings, game: Game) -> String {
    let replayed = settings.replay_drawn_boards.then(|| REPLAY.to_owned());
    let deciders = settings.deciders.iter().map(|&decider| decider_name(decider, game));
    let names: Vec<String> = replayed.into_iter().chain(deciders).collect();
    names.join("，再平")
}

/// 和棋黑胜, in other games 和棋白胜.
fn draw_odds(game: Game) -> String {
    format!("和棋{}胜", game.side_name(Side::Second))
}

/// Caps that a line-up breaks: warnings, for a rule of the event may allow it.
pub fn cap_warnings(rules: &TeamRules, team: &Entrant, line_up: &[PlayerId]) -> Vec<String> {
    let players: Vec<&Player> = line_up.iter().filter_map(|&id| team.player(id)).collect();
    let guests = count(players.iter().filter(|player| player.guest).count());
    let rating: u32 = players.iter().filter_map(|player| player.rating).fold(0, u32::saturating_add);
    let name = &team.details.name;
    let too_many = |cap: Option<u32>, count: u32| cap.filter(|cap| count > *cap);
    let guests =
        too_many(rules.most_guests, guests).map(|cap| format!("{name}上了 {guests} 名外援，规程至多 {cap} 名。"));
    let rating = too_many(rules.most_rating, rating).map(|cap| format!("{name}等级合计 {rating}，规程至多 {cap}。"));
    guests.into_iter().chain(rating).collect()
}
