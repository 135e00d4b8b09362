//! 出场名单: checked, kept sealed until both are in, and then made into games.

use super::game;
use super::result::Place;
use crate::division::Division;
use crate::id::PlayerId;
use crate::matches::MatchGame;
use crate::refusal::{LineUpProblem, Refusal};
use crate::result::GameResult;
use crate::side::Side;
use crate::stage::Pairing;
use crate::team::{self, TeamRules};

/// Keeps a line-up, or takes it back where it is empty; once both are in, their games are made.
pub(super) fn set(division: &mut Division, place: Place, side: Side, players: &[PlayerId]) -> Result<(), Refusal> {
    let rules = division.team.clone().ok_or(Refusal::NotTeams)?;
    let mut pairing = place.find(division)?.clone();
    if pairing.result.is_finished() || pairing.games.iter().any(was_entered) {
        return Err(bad(LineUpProblem::Played));
    }
    if !players.is_empty() {
        check(division, &rules, place, side, players)?;
    }
    let line_up = Some(players.to_vec()).filter(|players| !players.is_empty());
    let [first, second] = &mut pairing.line_ups;
    let slot = if side == Side::First { first } else { second };
    if *slot == line_up {
        return Ok(());
    }
    *slot = line_up;
    make_games(&rules, &mut pairing);
    game::keep(division, &place, pairing, None)
}

/// A board left empty carries its forfeit from the start: nobody has entered that.
pub(super) fn was_entered(game: &MatchGame) -> bool {
    game.result.is_finished() && (game.board.is_none() || game.players.iter().all(Option::is_some))
}

fn check(
    division: &Division,
    rules: &TeamRules,
    place: Place,
    side: Side,
    line_up: &[PlayerId],
) -> Result<(), Refusal> {
    let no = place.find(division)?.on(side);
    let players = &division.by_no(no).ok_or(Refusal::NoSuchNo { no })?.players;
    let earlier = team::line_ups_before(division, no, place.index()?, place.round);
    team::check_line_up(rules, players, &earlier, line_up).map_err(bad)
}

const fn bad(problem: LineUpProblem) -> Refusal {
    Refusal::BadLineUp { problem }
}

/// The games of a match whose line-ups are both in; none while one is missing.
fn make_games(rules: &TeamRules, pairing: &mut Pairing) {
    pairing.games = match &pairing.line_ups {
        [Some(first), Some(second)] => team::board_games(rules, [first, second]),
        _ => Vec::new(),
    };
    pairing.result = GameResult::Unfinished;
}

/// Gives every published match that has no result yet the line-ups that leave no choice: 分台定人 (11.1) and 全队轮赛
/// (11.4) play as the teams are listed.
pub(super) fn give(division: &mut Division) -> Result<(), Refusal> {
    let Some(rules) = division.team.clone() else { return Ok(()) };
    for place in waiting(division) {
        let mut pairing = place.find(division)?.clone();
        let given = |side| division.by_no(pairing.on(side)).and_then(|team| team::given_line_up(&rules, &team.players));
        let (Some(first), Some(second)) = (given(Side::First), given(Side::Second)) else { continue };
        pairing.line_ups = [Some(first), Some(second)];
        make_games(&rules, &mut pairing);
        game::keep(division, &place, pairing, None)?;
    }
    Ok(())
}

/// Every match without line-ups and without a result.
fn waiting(division: &Division) -> Vec<Place> {
    let mut waiting = Vec::new();
    for (stage, number) in division.stages.iter().zip(0..) {
        for (round, round_number) in stage.rounds.iter().zip(1..) {
            let open =
                round.pairings.iter().filter(|pairing| !pairing.has_results() && pairing.line_ups == [None, None]);
            waiting.extend(open.map(|pairing| Place { stage: number, round: round_number, board: pairing.board }));
        }
    }
    waiting
}
