//! 奖项.

use super::limits::{self, MAX_NAME};
use crate::command::PrizesChange;
use crate::division::Division;
use crate::prizes::{Prize, PrizeCount, Prizes};
use crate::refusal::{Refusal, SettingsProblem};

/// Prizes of one list.
const MAX_PRIZES: usize = 50;

/// Keeps the prizes: one set for the division and one for each list, every prize with a name and somebody to win it.
pub(super) fn set(division: &mut Division, prizes: &[Prizes]) -> Result<(), Refusal> {
    let kept = prizes.iter().map(tidy).collect::<Result<Vec<_>, _>>()?;
    let mut lists: Vec<&str> = kept.iter().map(|prizes| prizes.list.as_str()).collect();
    lists.sort_unstable();
    let twice = lists.windows(2).any(|two| two.first() == two.last());
    if twice || !kept.iter().all(|prizes| prizes.prizes.len() <= MAX_PRIZES && prizes.prizes.iter().all(is_prize)) {
        return Err(Refusal::BadSettings { problem: SettingsProblem::Prizes });
    }
    division.prizes = kept;
    Ok(())
}

/// Changes what is won in some of the lists; what everybody else wins stays.
pub(super) fn change(division: &mut Division, changes: &[PrizesChange]) -> Result<(), Refusal> {
    let mut wanted = division.prizes.clone();
    for PrizesChange { list, seen, to } in changes {
        if !wanted.iter().any(|prizes| prizes.list == *list) {
            wanted.push(Prizes { list: list.clone(), ..Prizes::default() });
        }
        let Some(prizes) = wanted.iter_mut().find(|prizes| prizes.list == *list) else { continue };
        if prizes.prizes != *to && prizes.prizes != *seen {
            return Err(Refusal::PrizesChanged { list: list.clone() });
        }
        prizes.prizes = to.clone();
    }
    wanted.retain(|prizes| !prizes.prizes.is_empty() || !prizes.rest.is_empty());
    if wanted == division.prizes { Ok(()) } else { set(division, &wanted) }
}

fn tidy(prizes: &Prizes) -> Result<Prizes, Refusal> {
    let named = |prize: &Prize| Ok(Prize { name: limits::text(&prize.name, 1, MAX_NAME)?, count: prize.count });
    Ok(Prizes {
        list: limits::text(&prizes.list, 0, limits::MAX_TAGS)?,
        prizes: prizes.prizes.iter().map(named).collect::<Result<_, Refusal>>()?,
        rest: limits::text(&prizes.rest, 0, MAX_NAME)?,
    })
}

const fn is_prize(prize: &Prize) -> bool {
    match prize.count {
        PrizeCount::Places(count) => count > 0,
        PrizeCount::Percent(percent) => percent > 0 && percent <= 100,
    }
}
