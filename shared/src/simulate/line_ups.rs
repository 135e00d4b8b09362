//! 出场名单 of chance, by the rule of the division.

use super::play_out::{Board, Play};
use crate::command::Command;
use crate::id::{No, PlayerId};
use crate::side::Side;
use crate::stage::Pairing;
use crate::team::{self, LineUpRule, TeamRules};

/// How often a line-up is drawn again where the rule refuses one.
const TRIES: u32 = 20;

/// Hands the line-ups in that a team match still lacks. Whether the match has all it needs.
pub(super) fn hand_in(play: &mut Play, board: Board) -> bool {
    let Some(rules) = play.division.team.clone() else { return true };
    [Side::First, Side::Second].into_iter().all(|side| {
        let Some(pairing) = pairing_at(play, board) else { return false };
        let [first, second] = &pairing.line_ups;
        let list = if side == Side::First { first } else { second };
        let (given, no) = (list.is_some(), pairing.on(side));
        given || pairing.result.is_finished() || draw(play, board, side, no, &rules)
    })
}

fn pairing_at(play: &Play, (stage, round, board): Board) -> Option<&Pairing> {
    play.division.stages.get(usize::try_from(stage).ok()?)?.round(round)?.at(board)
}

fn draw(play: &mut Play, (stage, round, board): Board, side: Side, no: No, rules: &TeamRules) -> bool {
    (0..TRIES).any(|attempt| {
        let before = kept(play, no, stage, round).filter(|_| attempt == TRIES / 2);
        let players = before.unwrap_or_else(|| line_up(play, no, rules, attempt));
        play.give(&Command::SetLineUp { stage, round, board, side, players })
    })
}

/// The line-up of the match before, where nobody was taken out who may not return.
fn kept(play: &Play, no: No, stage: u32, round: u32) -> Option<Vec<PlayerId>> {
    let stage = usize::try_from(stage).ok()?;
    team::line_ups_before(&play.division, no, stage, round).last().map(|list| list.to_vec())
}

/// A choice from the team's list; later tries keep to its head, which no rule refuses.
fn line_up(play: &mut Play, no: No, rules: &TeamRules, attempt: u32) -> Vec<PlayerId> {
    let players = play.division.by_no(no).map(|team| team.players.as_slice()).unwrap_or_default();
    let mut list: Vec<(usize, PlayerId)> = players.iter().map(|player| player.id).enumerate().collect();
    let boards = usize::try_from(rules.boards).unwrap_or(usize::MAX);
    let by_chance = attempt < TRIES / 2;
    if by_chance && matches!(rules.line_up, LineUpRule::Ordered | LineUpRule::Free) {
        play.dice.shuffle(&mut list);
    }
    list.truncate(boards);
    if rules.line_up == LineUpRule::Ordered {
        list.sort_unstable();
    }
    list.into_iter().map(|(_, id)| id).collect()
}
