//! 注销: what becomes of the results of one who leaves a round robin (2011 19.2, 1999 20.3, 香港 六.一).

use std::collections::BTreeSet;

use crate::id::No;
use crate::ranking::sheet::Row;
use crate::stage::{Format, RuleEdition, Stage};

/// Marks everyone whose results are annulled: those who have left a round robin too early. A Swiss annuls
/// nothing (19.3), nor does a knockout.
pub(crate) fn mark(stage: &Stage, rows: &mut [Row<'_>]) {
    if !matches!(stage.settings.format, Format::RoundRobin { .. } | Format::Groups(_)) {
        return;
    }
    let all = rows.len().saturating_sub(1);
    for row in rows.iter_mut().filter(|row| row.withdrawn) {
        let played = opponents_played(stage, row.no);
        let opponents = opponents_in_group(stage, row.no).unwrap_or(all);
        row.annulled = is_annulled(stage.settings.rules, played, opponents);
    }
}

/// How many opponents one has in a group, where not all rounds of its table are played no more than those.
fn opponents_in_group(stage: &Stage, no: No) -> Option<usize> {
    let Format::Groups(groups) = stage.settings.format else { return None };
    let group = stage.seats.as_ref()?.groups.iter().find(|group| group.contains(&no))?;
    let rounds = groups.rounds.and_then(|rounds| usize::try_from(rounds).ok()).unwrap_or(usize::MAX);
    Some(group.len().saturating_sub(1).min(rounds))
}

/// 已赛对手不足半数 annuls; 达到半数 keeps in the mainland's books, and annuls in Hong Kong's (未超过一半).
const fn is_annulled(rules: RuleEdition, played: usize, opponents: usize) -> bool {
    match rules {
        RuleEdition::Cxa2011 | RuleEdition::Cxa1999 => 2 * played < opponents,
        RuleEdition::HongKong => 2 * played <= opponents,
    }
}

/// 已赛对手: how many different opponents were really played, not by forfeit. In two cycles an opponent counts once.
fn opponents_played(stage: &Stage, no: No) -> usize {
    let pairings = stage.rounds.iter().filter_map(|round| round.pairing_of(no));
    let played = pairings.filter(|pairing| pairing.was_played());
    let opponents = played.map(|pairing| if pairing.first == no { pairing.second } else { pairing.first });
    opponents.collect::<BTreeSet<No>>().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exactly_half_is_kept_by_the_mainland_and_annulled_in_hong_kong() {
        assert!(!is_annulled(RuleEdition::Cxa2011, 4, 8));
        assert!(!is_annulled(RuleEdition::Cxa1999, 4, 8));
        assert!(is_annulled(RuleEdition::HongKong, 4, 8));
    }

    #[test]
    fn fewer_is_annulled_and_more_is_kept_everywhere() {
        for rules in [RuleEdition::Cxa2011, RuleEdition::Cxa1999, RuleEdition::HongKong] {
            assert!(is_annulled(rules, 4, 9));
            assert!(!is_annulled(rules, 5, 9));
        }
    }
}
