//! Teams and their matches.

use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::entrant::{Entrant, EntrantDetails};
use shared::id::{EntrantId, No, PlayerId};
use shared::matches::{self, MatchSettings, MatchState};
use shared::points::Points;
use shared::refusal::Refusal;
use shared::result::GameResult;
use shared::side::Side;
use shared::stage::{Format, Pairing, RuleEdition, Stage, StageSettings, SwissFormat};
use shared::team::{LineUpRule, Player, TeamRules};

pub(crate) use GameResult::{Draw, FirstWins, SecondWins, Unfinished};

pub(crate) fn rules(line_up: LineUpRule, boards: u32) -> TeamRules {
    TeamRules { line_up, boards, ..TeamRules::default() }
}

pub(crate) fn player(id: u32) -> Player {
    Player { id: PlayerId(id), name: format!("队员{id}"), rating: None, guest: false, tags: Vec::new() }
}

/// A Swiss of teams with so many players each.
pub(crate) fn swiss(rules: TeamRules, teams: u32, players: u32, matches: MatchSettings) -> Division {
    let format = Format::Swiss(SwissFormat::of(5));
    let settings = StageSettings { matches, ..StageSettings::usual(format, RuleEdition::Cxa2011) };
    division(rules, teams, players, settings)
}

pub(crate) fn division(rules: TeamRules, teams: u32, players: u32, settings: StageSettings) -> Division {
    let team = |no: u32| {
        let details = EntrantDetails { name: format!("{no} 队"), ..EntrantDetails::default() };
        let players = (1..=players).map(player).collect();
        Entrant { players, ..Entrant::new(EntrantId(no), Some(No(no)), details) }
    };
    let entrants = (1..=teams).map(team).collect();
    Division { entrants, team: Some(rules), stages: vec![Stage::new(settings)], ..Division::default() }
}

pub(crate) fn run(division: &Division, command: &Command) -> Division {
    decide(division, command).unwrap_or_else(|refusal| panic!("{command:?} was refused: {refusal:?}"))
}

pub(crate) fn refused(division: &Division, command: &Command) -> Refusal {
    decide(division, command).err().unwrap_or_else(|| panic!("{command:?} was not refused"))
}

/// The next round, proposed and published.
pub(crate) fn paired(division: &Division) -> Division {
    let round = division.stages[0].next_round();
    let proposed = run(division, &Command::ProposeRound { stage: 0 });
    let seen = None;
    run(&proposed, &Command::PublishRound { stage: 0, round, seen })
}

pub(crate) fn pairing(division: &Division, board: u32) -> &Pairing {
    division.stages[0].rounds.last().unwrap().at(board).unwrap()
}

pub(crate) fn round(division: &Division) -> u32 {
    u32::try_from(division.stages[0].rounds.len()).unwrap()
}

pub(crate) fn state(division: &Division, board: u32) -> MatchState {
    matches::state(division, 0, round(division), pairing(division, board))
}

pub(crate) fn line_up(division: &Division, board: u32, side: Side, players: &[u32]) -> Command {
    let players = players.iter().copied().map(PlayerId).collect();
    Command::SetLineUp { stage: 0, round: round(division), board, side, players }
}

/// Both line-ups of a match.
pub(crate) fn lined_up(division: &Division, board: u32, players: [&[u32]; 2]) -> Division {
    let [first, second] = players;
    let half = run(division, &line_up(division, board, Side::First, first));
    run(&half, &line_up(&half, board, Side::Second, second))
}

/// A game of the last round with its own colours, as its own first mover sees it.
pub(crate) fn game(division: &Division, board: u32, game: u32, result: GameResult) -> Command {
    let stands = &pairing(division, board).games[usize::try_from(game - 1).unwrap()];
    let (kind, first, seen) = (stands.kind, stands.first, stands.result);
    let penalties = [Vec::new(), Vec::new()];
    let (stage, round) = (0, round(division));
    Command::SetGame { stage, round, board, game, seen, kind, first, result, fouls: [0, 0], penalties, later: None }
}

/// The open games one after the other, each result as the match's first team sees it.
pub(crate) fn play(division: Division, board: u32, results: &[GameResult]) -> Division {
    results.iter().fold(division, |division, result| {
        let next = state(&division, board).next[0];
        let first = pairing(&division, board).games[usize::try_from(next.game - 1).unwrap()].first;
        run(&division, &game(&division, board, next.game, seen_from(*result, first)))
    })
}

fn seen_from(result: GameResult, first: Side) -> GameResult {
    match (result, first) {
        (FirstWins, Side::Second) => SecondWins,
        (SecondWins, Side::Second) => FirstWins,
        _ => result,
    }
}

pub(crate) fn whole(division: &Division, board: u32, result: GameResult) -> Command {
    let seen = pairing(division, board).version;
    let penalties = [Vec::new(), Vec::new()];
    let (stage, round) = (0, round(division));
    Command::SetResult { stage, round, board, seen, result, fouls: [0, 0], penalties, later: None }
}

pub(crate) fn points(both: [&str; 2]) -> [Points; 2] {
    both.map(|text| text.parse().unwrap())
}
