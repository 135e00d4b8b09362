//! Who is put into a stage or kept out of it by hand, each with a reason.

use super::coming::Incoming;
use crate::division::Division;
use crate::refusal::{ByHandProblem, Refusal};
use crate::stage::ByHand;

/// Characters of a reason.
const LONGEST_REASON: usize = 200;

/// Changes who comes in. Whoever is put in stands after those who were taken.
pub(super) fn apply(division: &Division, coming: &mut Vec<Incoming>, by_hand: &[ByHand]) -> Result<(), Refusal> {
    for change in by_hand {
        let no = change.no;
        if let Some(problem) = problem(division, coming, change) {
            return Err(Refusal::BadByHand { no, problem });
        }
        if change.put_in {
            coming.push(Incoming { rank: u32::MAX, ..Incoming::new(no) });
        } else {
            coming.retain(|one| one.no != no);
        }
    }
    Ok(())
}

fn problem(division: &Division, coming: &[Incoming], change: &ByHand) -> Option<ByHandProblem> {
    let comes = coming.iter().any(|one| one.no == change.no);
    match change.reason.trim().chars().count() {
        0 => return Some(ByHandProblem::NoReason),
        1..=LONGEST_REASON => {}
        _ => return Some(ByHandProblem::LongReason),
    }
    match division.by_no(change.no) {
        None => Some(ByHandProblem::Unknown),
        Some(entrant) if entrant.withdrawn_after.is_some() => Some(ByHandProblem::Withdrawn),
        Some(_) if comes == change.put_in => Some(if comes { ByHandProblem::AlreadyIn } else { ByHandProblem::NotIn }),
        Some(_) => None,
    }
}
