//! From the forms of a match to commands.

use shared::command::{Command, LaterMatches};
use shared::id::PlayerId;
use shared::matches::GameKind;
use shared::result::GameResult;
use shared::side::Side;
use shared::team::Player;

use super::match_entry::{GameEntry, LineUpEntry};
use super::{forms, read};

/// A game.
pub fn set_game(entry: &GameEntry) -> Option<Command> {
    Some(Command::SetGame {
        stage: entry.stage,
        round: entry.round,
        board: entry.board,
        game: entry.game,
        seen: GameResult::from_sign(&entry.seen)?,
        kind: kind(&entry.kind)?,
        first: side(&entry.first)?,
        result: GameResult::from_sign(&entry.result)?,
        fouls: [entry.first_fouls, entry.second_fouls],
        penalties: [forms::penalties(&entry.first_penalty), forms::penalties(&entry.second_penalty)],
        later: later(&entry.later),
    })
}

/// The kind of a game by its key in the form.
pub fn kind(key: &str) -> Option<GameKind> {
    [GameKind::Slow, GameKind::Quick, GameKind::DrawOdds, GameKind::Lots]
        .into_iter()
        .find(|kind| kind_key(*kind) == key)
}

/// The key of a kind in a form.
pub const fn kind_key(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Slow => "slow",
        GameKind::Quick => "quick",
        GameKind::DrawOdds => "draw_odds",
        GameKind::Lots => "lots",
    }
}

/// A side of the pairing by its key in the form.
pub fn side(key: &str) -> Option<Side> {
    [Side::First, Side::Second].into_iter().find(|side| side_key(*side) == key)
}

/// The key of a side in a form.
pub const fn side_key(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

/// What becomes of later matches, by its key in the form.
pub fn later(key: &str) -> Option<LaterMatches> {
    match key {
        "replay" => Some(LaterMatches::Replay),
        "keep" => Some(LaterMatches::Keep),
        _ => None,
    }
}

/// A line-up out of what was typed, or else chosen. A word that is nobody of the team comes back as it was typed.
pub fn set_line_up(entry: &LineUpEntry, team: &[Player]) -> Result<Command, String> {
    let words = if entry.typed.trim().is_empty() { entry.chosen.clone() } else { read::words(&entry.typed) };
    let words = words.iter().map(|word| word.trim()).filter(|word| !word.is_empty());
    let players = if entry.take_back {
        Vec::new()
    } else {
        words.map(|word| player(word, team)).collect::<Result<Vec<PlayerId>, String>>()?
    };
    let side = side(&entry.side).ok_or_else(|| entry.side.clone())?;
    Ok(Command::SetLineUp { stage: entry.stage, round: entry.round, board: entry.board, side, players })
}

/// Somebody of the team by number or by name. A number beyond the team is left to the rule to refuse.
fn player(word: &str, team: &[Player]) -> Result<PlayerId, String> {
    let named = || team.iter().find(|player| player.name == word).map(|player| player.id);
    read::number(word).map(PlayerId).or_else(named).ok_or_else(|| word.to_owned())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn team() -> Vec<Player> {
        let player = |(id, name): (u32, &str)| Player {
            id: PlayerId(id),
            name: name.to_owned(),
            rating: None,
            guest: false,
            tags: Vec::new(),
        };
        [(1, "孙知行"), (2, "何砚秋"), (3, "邓可为")].map(player).to_vec()
    }

    fn typed(text: &str) -> LineUpEntry {
        LineUpEntry { side: "second".to_owned(), typed: text.to_owned(), ..LineUpEntry::default() }
    }

    fn players(command: Command) -> Vec<u32> {
        match command {
            Command::SetLineUp { players, .. } => players.iter().map(|player| player.0).collect(),
            _ => Vec::new(),
        }
    }

    #[test]
    fn a_line_up_is_typed_by_number_and_by_name() {
        let command = set_line_up(&typed("１、邓可为 2"), &team()).unwrap();
        assert_eq!(players(command), [1, 3, 2]);
    }

    #[test]
    fn a_name_of_nobody_comes_back() {
        assert_eq!(set_line_up(&typed("1 张三"), &team()).unwrap_err(), "张三");
    }

    #[test]
    fn choices_hold_where_nothing_is_typed() {
        let chosen = vec!["2".to_owned(), String::new(), "3".to_owned()];
        let command = set_line_up(&LineUpEntry { chosen, ..typed(" ") }, &team()).unwrap();
        assert_eq!(players(command), [2, 3]);
    }

    #[test]
    fn a_list_taken_back_is_empty() {
        let entry = LineUpEntry { take_back: true, ..typed("1 2") };
        assert_eq!(players(set_line_up(&entry, &team()).unwrap()), [0_u32; 0]);
    }
}
