//! Who is put into a stage or kept out of it by hand, each with a reason.

use super::coming::Incoming;
use crate::division::Division;
use crate::refusal::Refusal;
use crate::stage::ByHand;

/// Characters of a reason.
const LONGEST_REASON: usize = 200;

/// Changes who comes in. Whoever is put in stands after those who were taken.
pub(super) fn apply(division: &Division, coming: &mut Vec<Incoming>, by_hand: &[ByHand]) -> Result<(), Refusal> {
    for change in by_hand {
        let no = change.no;
        let comes = coming.iter().any(|one| one.no == no);
        let known = division.by_no(no).is_some_and(|entrant| entrant.withdrawn_after.is_none());
        if !known || comes == change.put_in || !is_reason(&change.reason) {
            return Err(Refusal::BadByHand { no });
        }
        if change.put_in {
            coming.push(Incoming { rank: u32::MAX, ..Incoming::new(no) });
        } else {
            coming.retain(|one| one.no != no);
        }
    }
    Ok(())
}

fn is_reason(reason: &str) -> bool {
    let length = reason.trim().chars().count();
    (1..=LONGEST_REASON).contains(&length)
}
