//! Whom a stage takes from an earlier one.
//!
//! Ranks are counted among those who are still in that stage: guests, annulled entrants, and whoever has left the
//! division or the stage before are passed over, and the next move up.

use super::coming::Incoming;
use super::losses;
use super::played::{group_is_played, is_played_out, open_boards, open_games};
use super::ready::Missing;
use crate::bracket::{self, Part};
use crate::division::Division;
use crate::id::No;
use crate::pairing::ladder;
use crate::placing::{self, Placed};
use crate::stage::{Format, Seating, Source, Stage, Take};

/// Those whom one source gives, in the order taken; or what is missing.
pub(super) fn from_source(
    division: &Division,
    source: &Source,
    index: usize,
    seating: &Seating,
) -> Result<Vec<Incoming>, Vec<Missing>> {
    let from = usize::try_from(source.stage).unwrap_or(usize::MAX);
    let stage = division.stages.get(from).ok_or_else(Vec::new)?;
    if let Some(missing) = not_yet(division, from, stage, source) {
        return Err(vec![missing]);
    }
    let taken = match source.take {
        Take::All if stage.settings.format.is_knockout() => Ok(winners(division, from, stage)),
        Take::All => Ok(still_in(division, from, source.after).into_iter().map(|candidate| candidate.one).collect()),
        Take::Ranks { from: first, to } => ranks(still_in(division, from, source.after), first, to),
        Take::OfGroups { from: first, to, best } => of_groups(division, from, (first, to, best), seating),
        Take::Winners => Ok(winners(division, from, stage)),
        Take::LosersOf { round } => Ok(losers(division, from, round)),
        Take::FewerLosses { losses } => Ok(fewer_losses(division, from, losses)),
    };
    let taken = taken.map_err(|nos| vec![Missing::Tie { stage: source.stage, nos }])?;
    if let Some(missing) = played_beyond(stage, source, &taken) {
        return Err(vec![missing]);
    }
    Ok(taken.into_iter().map(|one| Incoming { source: Some(index), ..one }).collect())
}

/// Those who leave a stage before `round` for a later stage that takes them while this one goes on and cannot start
/// itself yet. Empty where nobody does.
pub(crate) fn who_leaves(division: &Division, stage: usize, round: u32) -> Result<Vec<No>, Vec<Missing>> {
    let mut leaving = Vec::new();
    for later in division.stages.iter().skip(stage + 1).filter(|later| !later.has_begun()) {
        for (index, source) in later.settings.from.iter().enumerate() {
            let branches =
                usize::try_from(source.stage) == Ok(stage) && source.after.is_some_and(|after| after + 1 == round);
            if branches {
                let taken = from_source(division, source, index, &later.settings.seating)?;
                leaving.extend(taken.into_iter().map(|one| one.no));
            }
        }
    }
    Ok(leaving)
}

/// Whom a stage takes while others go on, as far as that is known: from which stage, who, by which rank.
pub(crate) fn branching_to(division: &Division, stage: usize) -> Vec<(u32, No, u32)> {
    let Some(settings) = division.stages.get(stage).map(|stage| &stage.settings) else { return Vec::new() };
    let of_source = |(index, source): (usize, &Source)| {
        let taken = from_source(division, source, index, &settings.seating).unwrap_or_default();
        let from = source.stage;
        taken.into_iter().map(move |one| (from, one.no, one.rank)).collect::<Vec<_>>()
    };
    let branches = settings.from.iter().enumerate().filter(|(_, source)| source.after.is_some());
    branches.flat_map(of_source).collect()
}

/// Those whom a source gives, where that is known.
pub(super) fn nos_of_source(division: &Division, source: &Source, seating: &Seating) -> Vec<No> {
    let taken = from_source(division, source, 0, seating).unwrap_or_default();
    taken.into_iter().map(|one| one.no).collect()
}

/// Those between two ranks of the groups that are played, as far as nobody shares a rank across a border.
pub(super) fn of_played_groups(division: &Division, from: usize, first: u32, to: u32) -> Vec<No> {
    let groups = (1..).zip(placing::group_places(division, from));
    let played = groups.filter(|(number, _)| group_is_played(division, from, *number));
    let taken = played.filter_map(|(_, group)| ranks(candidates(division, from, None, group), first, to).ok());
    taken.flatten().map(|one| one.no).collect()
}

/// What of the earlier stage must still happen.
fn not_yet(division: &Division, from: usize, stage: &Stage, source: &Source) -> Option<Missing> {
    let number = source.stage;
    if !fits(source.take, &stage.settings.format) {
        return Some(Missing::Misfit { stage: number });
    }
    if !stage.has_begun() {
        return Some(Missing::Start { stage: number });
    }
    let published = u32::try_from(stage.rounds.len()).unwrap_or(u32::MAX);
    let round = source.after.unwrap_or_else(|| division.total_rounds(from));
    let by_rounds = !stage.settings.format.is_knockout();
    if by_rounds && published < round {
        return Some(Missing::Rounds { stage: number, round });
    }
    let open = match source.after {
        Some(round) => u32::try_from(open_boards(stage, round)).unwrap_or(u32::MAX),
        None if is_played_out(division, from) => 0,
        None => open_games(division, from).max(1),
    };
    (open > 0).then_some(Missing::Games { stage: number, games: open })
}

/// Whether there is whom to take in a format.
const fn fits(take: Take, format: &Format) -> bool {
    match take {
        Take::All | Take::Ranks { .. } | Take::FewerLosses { .. } => true,
        Take::OfGroups { .. } => matches!(format, Format::Groups(_) | Format::Heats(_)),
        Take::Winners => format.is_knockout(),
        Take::LosersOf { .. } => matches!(format, Format::SingleElim(_) | Format::DoubleElim),
    }
}

/// The first round after the branch in which somebody of those taken sits.
fn played_beyond(stage: &Stage, source: &Source, taken: &[Incoming]) -> Option<Missing> {
    let after = source.after?;
    let later = stage.rounds.iter().zip(1_u32..).filter(|(_, number)| *number > after);
    let beyond = later
        .filter(|(round, _)| taken.iter().any(|one| round.pairing_of(one.no).is_some() || round.bye == Some(one.no)));
    beyond.map(|(_, round)| Missing::RoundBeyond { stage: source.stage, round }).next()
}

/// One who can be taken, and the place they share with others.
struct Candidate {
    one: Incoming,
    place: u32,
}

/// Everybody who is ranked and still in the stage, in order of ranks.
fn still_in(division: &Division, from: usize, after: Option<u32>) -> Vec<Candidate> {
    let placed = placing::stage_places_after(division, from, after.unwrap_or(u32::MAX));
    candidates(division, from, after, placed)
}

fn candidates(division: &Division, from: usize, after: Option<u32>, placed: Vec<Placed>) -> Vec<Candidate> {
    let here = placed.into_iter().filter(|placed| is_still_in(division, from, after, placed.no));
    let ranked = here.filter_map(|placed| Some((placed.place?, placed.no, group_of(division, from, placed.no))));
    let with_rank = ranked.zip(1..).map(|((place, no, group), rank)| {
        let group = group.map(|group| (u32::try_from(from).unwrap_or(u32::MAX), group));
        Candidate { one: Incoming { group, rank, ..Incoming::new(no) }, place }
    });
    with_rank.collect()
}

/// Neither a guest nor gone from the division or from the stage when it has played `after`.
fn is_still_in(division: &Division, from: usize, after: Option<u32>, no: No) -> bool {
    let next = after.map_or(u32::MAX, |after| after.saturating_add(1));
    let gone = division.by_no(no).is_none_or(|entrant| entrant.details.guest || entrant.has_left_before(from, next));
    !gone && !division.has_left_stage(from, after.unwrap_or(u32::MAX), no)
}

fn group_of(division: &Division, stage: usize, no: No) -> Option<u32> {
    division.stages.get(stage)?.group_of(no)
}

/// Those between two ranks. Whoever shares a rank across a border is told: they must be parted first.
fn ranks(all: Vec<Candidate>, first: u32, to: u32) -> Result<Vec<Incoming>, Vec<No>> {
    let index = |rank: u32| usize::try_from(rank).unwrap_or(usize::MAX);
    let (start, end) = (index(first.saturating_sub(1)), index(to));
    for border in [start, end] {
        tied_at(&all, border)?;
    }
    Ok(all.into_iter().take(end).skip(start).map(|candidate| candidate.one).collect())
}

/// Whether those before and after a border share a place; everybody who shares it is named.
fn tied_at(all: &[Candidate], border: usize) -> Result<(), Vec<No>> {
    let before = border.checked_sub(1).and_then(|last| all.get(last));
    match (before, all.get(border)) {
        (Some(before), Some(next)) if before.place == next.place => {
            let tied = all.iter().filter(|candidate| candidate.place == next.place);
            Err(tied.map(|candidate| candidate.one.no).collect())
        }
        _ => Ok(()),
    }
}

/// Ranks of every group or table, and the best of those next below, one of each: in order of ranks over all groups where the seats
/// follow ranks or a draw, else group by group.
fn of_groups(
    division: &Division,
    from: usize,
    (first, to, best): (u32, u32, u32),
    seating: &Seating,
) -> Result<Vec<Incoming>, Vec<No>> {
    let (mut taken, mut next) = (Vec::new(), Vec::new());
    for group in placing::group_places(division, from) {
        let group = candidates(division, from, None, group);
        if best > 0 {
            let below = usize::try_from(to).unwrap_or(usize::MAX);
            tied_at(&group, below.saturating_add(1))?;
            next.extend(group.get(below).map(|candidate| candidate.one.no));
        }
        taken.extend(ranks(group, first, to)?);
    }
    let over_all = placing::stage_places(division, from);
    let place = |no: No| over_all.iter().position(|placed| placed.no == no);
    if best > 0 {
        let of_next = over_all.iter().filter(|placed| next.contains(&placed.no)).cloned().collect();
        let best = ranks(candidates(division, from, None, of_next), 1, best)?;
        taken.extend(best.into_iter().map(|one| Incoming { rank: to.saturating_add(1), ..one }));
    }
    if matches!(seating, Seating::Rank | Seating::Draw { .. }) {
        taken.sort_by_key(|one| (one.rank, place(one.no)));
    }
    Ok(taken)
}

/// Everybody still in who has lost fewer games, in order of ranks.
fn fewer_losses(division: &Division, from: usize, losses: u32) -> Vec<Incoming> {
    let lost = losses::lost(division, from, u32::MAX);
    let fewer = |one: &Incoming| lost.get(&one.no).is_none_or(|lost| *lost < losses);
    still_in(division, from, None).into_iter().map(|candidate| candidate.one).filter(fewer).collect()
}

/// Who is left of a knockout, in the order of its lines.
fn winners(division: &Division, from: usize, stage: &Stage) -> Vec<Incoming> {
    let run = bracket::run(division, from);
    let winners: Vec<No> = match stage.settings.format {
        Format::Ladder => ladder::holder(division, from).into_iter().collect(),
        Format::DoubleElim => run
            .iter()
            .filter(|standing| standing.planned.part == Part::Final)
            .filter_map(|standing| standing.winner)
            .collect(),
        Format::Swiss(_) | Format::RoundRobin { .. } | Format::Groups(_) | Format::Heats(_) => Vec::new(),
        Format::SingleElim(_) if run.is_empty() => stage.seats.iter().flat_map(|seats| &seats.nos).copied().collect(),
        Format::SingleElim(_) => {
            let own = || run.iter().filter(|standing| standing.planned.part == Part::Winners);
            let last = own().map(|standing| standing.planned.round).max();
            own()
                .filter(|standing| Some(standing.planned.round) == last)
                .filter_map(|standing| standing.winner)
                .collect()
        }
    };
    winners.into_iter().zip(1..).map(|(no, rank)| Incoming { rank, ..Incoming::new(no) }).collect()
}

/// Who lost in a round of a knockout, in the order of its matches; matches for places left out.
fn losers(division: &Division, from: usize, round: u32) -> Vec<Incoming> {
    let run = bracket::run(division, from);
    let of_round = run.iter().filter(|standing| {
        standing.planned.round == round && matches!(standing.planned.part, Part::Winners | Part::Losers)
    });
    of_round
        .filter_map(|standing| standing.loser)
        .zip(1..)
        .map(|(no, rank)| Incoming { rank, ..Incoming::new(no) })
        .collect()
}
