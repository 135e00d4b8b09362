//! 一场: a match of several games or boards.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::decide::count;
use crate::division::Division;
use crate::entrant::Entrant;
use crate::id::PlayerId;
use crate::matches::{self, GameKind, MatchGame, MatchState};
use crate::result::{GameResult, Penalty};
use crate::side::Side;
use crate::stage::Pairing;
use crate::team::{LineUpRule, Player, TeamRules};
use crate::view::Person;
use crate::{bracket, words};

/// A match with its games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchView {
    /// The round of the stage.
    pub round: u32,
    /// The board of the round.
    pub board: u32,
    /// 场次 of a bracket.
    pub number: Option<u32>,
    /// The pairing's first side.
    pub first: Person,
    /// The pairing's second side.
    pub second: Person,
    /// Score, what is next, what decided.
    pub state: MatchState,
    /// The games so far.
    pub games: Vec<GameView>,
    /// Whether the match has only its one result and no games.
    pub single: bool,
    /// Whether it must have a winner.
    pub knockout: bool,
    /// Line-ups of a team match.
    pub line_ups: Option<LineUps>,
    /// The version of the pairing.
    pub version: u32,
}

impl MatchView {
    /// Which game of its board a game is, from 1, also one that comes next; `None` where the board has no other.
    pub fn game_of_board(&self, board: u32, game: u32) -> Option<u32> {
        let stand = self.games.iter().filter(|other| other.board == Some(board)).map(|other| other.game);
        let next = self.state.next.iter().filter(|other| other.board == Some(board)).map(|other| other.game);
        let games: BTreeSet<u32> = stand.chain(next).collect();
        let before = games.range(..game).count();
        (games.len() > 1 && games.contains(&game)).then(|| count(before) + 1)
    }
}

/// One game of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameView {
    /// From 1.
    pub game: u32,
    /// What kind.
    pub kind: GameKind,
    /// The board of a team match.
    pub board: Option<u32>,
    /// Which side of the pairing has the first move.
    pub first: Side,
    /// The players of the pairing's first and second side in a team match.
    pub players: [Option<Player>; 2],
    /// The result, seen from the game's own first mover.
    pub result: GameResult,
    /// 犯规 of the game's own first and second mover.
    pub fouls: [u32; 2],
    /// Penalties of the game's own first and second mover.
    pub penalties: [Vec<Penalty>; 2],
}

/// 出场名单 of both teams.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineUps {
    /// 台数.
    pub boards: u32,
    /// Whether everybody plays everybody of the other team, so that the games of a board are its rounds.
    pub everybody: bool,
    /// Whether the list of a side is in.
    pub handed_in: [bool; 2],
    /// The lists, shown once both are in; to the organizer always.
    pub lists: [Option<Vec<PlayerId>>; 2],
    /// Everybody of both teams.
    pub players: [Vec<Player>; 2],
    /// Whether they are still sealed: one is in and the other is not.
    pub sealed: bool,
    /// Caps that are broken, as words: a warning.
    pub warnings: Vec<String>,
}

/// A published match. With `sealed_too` the line-ups are shown before both are in: only for the organizer.
pub fn match_view(division: &Division, stage: usize, round: u32, board: u32, sealed_too: bool) -> Option<MatchView> {
    let running = division.stages.get(stage)?;
    let pairing = running.round(round)?.at(board)?;
    let [first, second] = [pairing.first, pairing.second].map(|no| division.by_no(no));
    Some(MatchView {
        round,
        board,
        number: bracket_number(division, stage, round, board),
        first: Person::in_division(division, pairing.first)?,
        second: Person::in_division(division, pairing.second)?,
        state: matches::state(division, stage, round, pairing),
        games: (1..).zip(&pairing.games).map(|(number, game)| game_view(number, game, [first, second])).collect(),
        single: pairing.games.is_empty() && !matches::has_games(division, stage, round),
        knockout: matches::needs_winner(running),
        line_ups: division.team.as_ref().map(|rules| line_ups(rules, pairing, [first, second], sealed_too)),
        version: pairing.version,
    })
}

fn bracket_number(division: &Division, stage: usize, round: u32, board: u32) -> Option<u32> {
    let mut planned = bracket::run(division, stage).into_iter().map(|standing| standing.planned);
    planned.find(|planned| planned.round == round && planned.board == board).map(|planned| planned.number)
}

fn game_view(number: u32, game: &MatchGame, [first, second]: [Option<&Entrant>; 2]) -> GameView {
    let player = |team: Option<&Entrant>, id: Option<PlayerId>| team?.player(id?).cloned();
    let [first_id, second_id] = game.players;
    GameView {
        game: number,
        kind: game.kind,
        board: game.board,
        first: game.first,
        players: [player(first, first_id), player(second, second_id)],
        result: game.result,
        fouls: game.fouls,
        penalties: game.penalties.clone(),
    }
}

/// The lists of both teams; nobody but the organizer sees one of them before both are in.
fn line_ups(rules: &TeamRules, pairing: &Pairing, teams: [Option<&Entrant>; 2], sealed_too: bool) -> LineUps {
    let handed_in = pairing.line_ups.each_ref().map(Option::is_some);
    let open = handed_in == [true, true];
    let lists = if open || sealed_too { pairing.line_ups.clone() } else { [None, None] };
    let [first, second] = [Side::First, Side::Second].map(|side| match (side, teams, &lists) {
        (Side::First, [Some(team), _], [Some(list), _]) | (Side::Second, [_, Some(team)], [_, Some(list)]) => {
            words::cap_warnings(rules, team, list)
        }
        _ => Vec::new(),
    });
    LineUps {
        boards: rules.boards,
        everybody: rules.line_up == LineUpRule::Everybody,
        handed_in,
        lists,
        players: teams.map(|team| team.map(|team| team.players.clone()).unwrap_or_default()),
        sealed: handed_in == [true, false] || handed_in == [false, true],
        warnings: [first, second].concat(),
    }
}
