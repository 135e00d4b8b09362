//! 分列名次 with the other numbers of a division: by name, and what was won by a name follows it.

use super::{find, prizes, settings};
use crate::command::ListsChange;
use crate::division::Division;
use crate::entrant::tag_of_word;
use crate::prizes::Prizes;
use crate::refusal::Refusal;
use crate::stage::{RankingList, StageSettings};
use crate::structure::figures;

/// Sets the lists of the first stage that is ranked by points; the prizes of a list that got another name go to that name.
pub(super) fn set(division: &mut Division, change: &ListsChange) -> Result<(), Refusal> {
    let index = figures::ranked_stage(division).ok_or(Refusal::NoSuchStage)?;
    let number = find::count(index);
    let stage = find::stage(division, number)?;
    let stands: Vec<String> = stage.settings.lists.iter().map(|list| list.name.clone()).collect();
    if stands == change.to {
        return Ok(());
    }
    if stage.has_begun() {
        return Err(Refusal::StageInUse { stage: number });
    }
    if stands != change.seen {
        return Err(Refusal::ListsChanged { stands });
    }
    let before = stage.settings.lists.clone();
    let kept = |name: &String| before.iter().find(|list| list.name == *name).cloned();
    let new = |name: &String| RankingList { name: name.clone(), tag: tag_of_word(name.trim()) };
    let lists: Vec<RankingList> = change.to.iter().map(|name| kept(name).unwrap_or_else(|| new(name))).collect();
    settings::configure(division, number, &StageSettings { lists, ..stage.settings.clone() })?;
    let after = find::stage(division, number)?.settings.lists.clone();
    follow_names(division, &before, &after)
}

/// Only where there are as many lists as before: then a name that is gone became the one that stands in its place.
fn follow_names(division: &mut Division, before: &[RankingList], after: &[RankingList]) -> Result<(), Refusal> {
    if before.len() != after.len() || division.prizes.is_empty() {
        return Ok(());
    }
    let is_in = |lists: &[RankingList], tag: &str| lists.iter().any(|list| list.tag == tag);
    let renamed = |tag: &str| {
        let (_, new) = before.iter().zip(after).find(|(old, _)| old.tag == tag)?;
        (!is_in(after, tag) && !is_in(before, &new.tag)).then(|| new.tag.clone())
    };
    let follows = |prizes: &Prizes| match renamed(&prizes.list) {
        Some(list) => Prizes { list, ..prizes.clone() },
        None => prizes.clone(),
    };
    let following: Vec<Prizes> = division.prizes.iter().map(follows).collect();
    prizes::set(division, &following)
}
