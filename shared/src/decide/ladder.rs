//! 擂台赛 follows its results: the next challenger comes as soon as a game is decided.

use super::find;
use crate::command::LaterMatches;
use crate::division::Division;
use crate::pairing::ladder;
use crate::refusal::Refusal;
use crate::stage::{Pairing, Round};

/// Publishes the next game, and takes games back that are no longer those of the results. A game that was played with
/// another holder is dropped, or stays as it was played.
pub(super) fn follow(division: &mut Division, number: u32, later: Option<LaterMatches>) -> Result<(), Refusal> {
    let index = usize::try_from(number).map_err(|_| Refusal::NoSuchStage)?;
    let published = std::mem::take(&mut find::stage_mut(division, number)?.rounds);
    let mut fitting = 0;
    for (round, played) in (1..).zip(&published) {
        if !still_fits(division, index, played) && later != Some(LaterMatches::Keep) {
            if played.has_results() && later.is_none() {
                return Err(Refusal::LaterMatchesPlayed { matches: vec![round] });
            }
            break;
        }
        find::stage_mut(division, number)?.rounds.push(played.clone());
        fitting += 1;
    }
    let stage = find::stage_mut(division, number)?;
    stage.rounds = published;
    stage.take_back(fitting);
    while let Some((holder, challenger)) = ladder::next(division, index) {
        let stage = find::stage_mut(division, number)?;
        stage.publish(Round { pairings: vec![Pairing::new(1, challenger, holder)], ..Round::default() });
    }
    Ok(())
}

/// Whether the game of the next round is between the holder and a challenger who had not come, as the games before it
/// say. An open game follows one that is open too only where a result was taken back.
fn still_fits(division: &Division, stage: usize, round: &Round) -> bool {
    let stand = ladder::stand(division, stage);
    let [pairing] = round.pairings.as_slice() else { return false };
    let holder = stand.holder.filter(|_| !stand.open);
    let comes = |no| stand.waiting.contains(&no) || round.has_results();
    match holder {
        Some(holder) if pairing.second == holder => comes(pairing.first),
        Some(holder) if pairing.first == holder => comes(pairing.second),
        _ => false,
    }
}
