//! 出场名单: who may play on which board (11.1-11.4).

use std::collections::BTreeSet;

use super::{LineUpRule, Player, TeamRules};
use crate::division::Division;
use crate::id::{No, PlayerId};
use crate::refusal::LineUpProblem;

/// How many stand in a line-up: one a board, or everybody of a team that has fewer. The last boards of such a team stay
/// empty.
pub fn places(rules: &TeamRules, players: &[Player]) -> u32 {
    rules.boards.min(u32::try_from(players.len()).unwrap_or(u32::MAX))
}

/// The line-up of a team that has no choice: 分台定人 and 全队轮赛. `None` where it has one, and for a team without
/// players.
pub fn given_line_up(rules: &TeamRules, players: &[Player]) -> Option<Vec<PlayerId>> {
    let has_choice = matches!(rules.line_up, LineUpRule::Ordered | LineUpRule::Free);
    if has_choice || players.is_empty() { None } else { allowed_line_ups(rules, players).next() }
}

/// Every line-up that the rule allows, in the order of the list: 15 of six people for four boards (11.2). Where the order
/// is free, each choice of people once.
pub fn allowed_line_ups(rules: &TeamRules, players: &[Player]) -> impl Iterator<Item = Vec<PlayerId>> {
    let ids: Vec<PlayerId> = players.iter().map(|player| player.id).collect();
    let (all, places) = (ids.len(), usize::try_from(places(rules, players)).unwrap_or(usize::MAX));
    let has_choice = matches!(rules.line_up, LineUpRule::Ordered | LineUpRule::Free);
    let first = (places > 0).then(|| (0..places).collect::<Vec<usize>>());
    let choices = std::iter::successors(first, move |choice| next_choice(choice, all));
    let line_ups = choices.map(move |choice| choice.iter().filter_map(|&place| ids.get(place)).copied().collect());
    line_ups.take(if has_choice { usize::MAX } else { 1 })
}

/// The next choice of so many of `all` places, each with its places ascending.
fn next_choice(choice: &[usize], all: usize) -> Option<Vec<usize>> {
    let free = |(at, place): (usize, &usize)| place + (choice.len() - at) < all;
    let at = choice.iter().enumerate().rposition(free)?;
    let moved = choice.get(at)? + 1;
    Some(choice.iter().take(at).copied().chain(moved..moved + choice.len() - at).collect())
}

/// Whether a team may play like this. `earlier` are its line-ups before, first to last.
pub fn check_line_up(
    rules: &TeamRules,
    players: &[Player],
    earlier: &[&[PlayerId]],
    line_up: &[PlayerId],
) -> Result<(), LineUpProblem> {
    let boards = places(rules, players);
    if u32::try_from(line_up.len()) != Ok(boards) {
        return Err(LineUpProblem::Count { boards });
    }
    let place_of = |id: PlayerId| players.iter().position(|player| player.id == id);
    if let Some(&player) = line_up.iter().find(|id| place_of(**id).is_none()) {
        return Err(LineUpProblem::Stranger { player });
    }
    let mut seen = BTreeSet::new();
    if let Some(&player) = line_up.iter().find(|id| !seen.insert(**id)) {
        return Err(LineUpProblem::Twice { player });
    }
    if given_line_up(rules, players).is_some_and(|given| given != line_up) {
        return Err(LineUpProblem::Fixed);
    }
    if rules.line_up == LineUpRule::Ordered {
        keeps_the_order(line_up, place_of)?;
    }
    let back = taken_out(earlier).into_iter().find(|player| !rules.may_return && line_up.contains(player));
    back.map_or(Ok(()), |player| Err(LineUpProblem::Returned { player }))
}

/// 台次顺序不能前后颠倒 (11.2).
fn keeps_the_order(line_up: &[PlayerId], place_of: impl Fn(PlayerId) -> Option<usize>) -> Result<(), LineUpProblem> {
    let reversed = line_up.windows(2).find_map(|pair| match pair {
        &[above, below] if place_of(above) > place_of(below) => Some((above, below)),
        _ => None,
    });
    reversed.map_or(Ok(()), |(lower, upper)| Err(LineUpProblem::Order { upper, lower }))
}

/// Everybody who played and then was left out of a later line-up.
fn taken_out(earlier: &[&[PlayerId]]) -> BTreeSet<PlayerId> {
    let pairs = earlier.iter().zip(earlier.iter().skip(1));
    pairs.flat_map(|(before, after)| before.iter().filter(|id| !after.contains(id)).copied()).collect()
}

/// The line-ups of a team before a round of a stage, first to last.
pub fn line_ups_before(division: &Division, no: No, stage: usize, round: u32) -> Vec<&[PlayerId]> {
    let before = |(index, number): (usize, u32)| index < stage || (index == stage && number < round);
    let rounds =
        division.stages.iter().enumerate().flat_map(|(index, stage)| {
            stage.rounds.iter().zip(1..).map(move |(round, number)| ((index, number), round))
        });
    let pairings = rounds.filter(|(at, _)| before(*at)).filter_map(|(_, round)| round.pairing_of(no));
    let own = pairings.filter_map(|pairing| {
        let [first, second] = &pairing.line_ups;
        if pairing.first == no { first.as_deref() } else { second.as_deref() }
    });
    own.collect()
}
