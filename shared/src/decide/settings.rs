//! What an organizer settles about a stage, and what of it can still change after the start.

use std::collections::BTreeSet;

use super::result::Place;
use super::{bracket, find, game, limits, sources};
use crate::division::Division;
use crate::id::No;
use crate::matches::{Decider, MatchLength, MatchSettings};
use crate::points::Points;
use crate::refusal::{Refusal, SettingsProblem};
use crate::stage::{Eliminate, Format, GroupsFormat, PointTable, SingleElimFormat, Stage, StageSettings};

/// Rounds of a Swiss.
pub const MAX_ROUNDS: u32 = 30;
/// Groups of a stage.
pub(crate) const MAX_GROUPS: u32 = 64;
/// Rounds of a group's table that are left out at its beginning.
pub(crate) const MAX_SKIP: u32 = 30;
/// Entrants of a bracket.
pub(crate) const MAX_BRACKET: u32 = 128;
/// Games of a match, of a table, of a set of quick games.
pub(crate) const MAX_GAMES: u32 = 20;
/// Games lost that put somebody out.
pub(crate) const LOSSES: std::ops::RangeInclusive<u32> = 1..=9;
/// What decides a level match, one after the other.
const MAX_DECIDERS: usize = 10;
/// Keys of a ranking chain.
const MAX_KEYS: usize = 16;

/// Changes the settings of a stage.
pub(super) fn configure(division: &mut Division, number: u32, settings: &StageSettings) -> Result<(), Refusal> {
    let settings = tidy(settings)?;
    let stage = find::stage(division, number)?;
    let index = usize::try_from(number).map_err(|_| Refusal::NoSuchStage)?;
    let problem = changes_what_began(stage, &settings).or_else(|| problem_in_line(division, index, &settings));
    if let Some(problem) = problem {
        return Err(Refusal::BadSettings { problem });
    }
    let stage = find::stage_mut(division, number)?;
    if pairs_otherwise(&stage.settings, &settings) {
        stage.proposal = None;
    }
    let plays_otherwise = plays_otherwise(&stage.settings, &settings);
    stage.settings = settings;
    if plays_otherwise { derive_matches_again(division, number) } else { Ok(()) }
}

/// The results of matches follow from their games by the new settings, and a bracket follows them.
fn derive_matches_again(division: &mut Division, number: u32) -> Result<(), Refusal> {
    let rounds = find::stage(division, number)?.rounds.iter().zip(1..);
    let places = rounds.flat_map(|(round, in_round)| {
        round.pairings.iter().map(move |pairing| Place { stage: number, round: in_round, board: pairing.board })
    });
    for place in places.collect::<Vec<Place>>() {
        game::derive_again(division, &place)?;
    }
    bracket::follow(division, number, None)
}

/// What is wrong with settings by themselves, whatever has been played.
pub(crate) fn problem_by_itself(settings: &StageSettings) -> Option<SettingsProblem> {
    match &settings.format {
        Format::Swiss(swiss) if !(1..=MAX_ROUNDS).contains(&swiss.rounds) => return Some(SettingsProblem::Rounds),
        Format::RoundRobin { legs } if !(1..=2).contains(legs) => return Some(SettingsProblem::Legs),
        Format::Swiss(swiss) if swiss.eliminate.is_some_and(|rule| !eliminates(rule, swiss.rounds)) => {
            return Some(SettingsProblem::Eliminate);
        }
        Format::Swiss(swiss) if !swiss.losses_out.is_none_or(|losses| LOSSES.contains(&losses)) => {
            return Some(SettingsProblem::Losses);
        }
        Format::Groups(groups) if !are_groups(*groups) => return Some(SettingsProblem::Groups),
        Format::SingleElim(single) if !is_bracket(*single) => return Some(SettingsProblem::Bracket),
        Format::Heats(heats) if !(3..=6).contains(&heats.table_size) || !(1..=MAX_GAMES).contains(&heats.games) => {
            return Some(SettingsProblem::Heats);
        }
        Format::Swiss(_)
        | Format::RoundRobin { .. }
        | Format::Groups(_)
        | Format::SingleElim(_)
        | Format::DoubleElim
        | Format::Heats(_)
        | Format::Ladder => {}
    }
    if settings.forfeit_limit.is_some_and(|limit| !(1..=MAX_ROUNDS).contains(&limit.games)) {
        return Some(SettingsProblem::ForfeitLimit);
    }
    if !scores(&settings.points) {
        return Some(SettingsProblem::Points);
    }
    if !are_matches(&settings.matches) {
        return Some(SettingsProblem::Matches);
    }
    let keys: BTreeSet<String> = settings.tie_breaks.iter().map(ToString::to_string).collect();
    if keys.is_empty() || keys.len() > MAX_KEYS || keys.len() != settings.tie_breaks.len() {
        return Some(SettingsProblem::Chain);
    }
    None
}

/// (10.6) after a round that is played and is not the last, and somebody leaves.
const fn eliminates(rule: Eliminate, rounds: u32) -> bool {
    rule.each > 0 && rule.from_round > 0 && rule.from_round < rounds
}

fn are_groups(groups: GroupsFormat) -> bool {
    let GroupsFormat { groups, legs, rounds, skip } = groups;
    (1..=MAX_GROUPS).contains(&groups) && (1..=2).contains(&legs) && rounds != Some(0) && skip <= MAX_SKIP
}

/// Places are played for only where the bracket goes down to the champion, in brackets of 4, 8, 16 … of its losers.
fn is_bracket(single: SingleElimFormat) -> bool {
    let SingleElimFormat { until, third_place, play_off } = single;
    let ends = (1..MAX_BRACKET).contains(&until);
    let plays_off = play_off == 0 || (play_off.is_power_of_two() && (8..=MAX_BRACKET).contains(&play_off));
    ends && plays_off && (until == 1 || (!third_place && play_off == 0))
}

fn are_matches(matches: &MatchSettings) -> bool {
    let is_length = |length: MatchLength| match length {
        MatchLength::One => true,
        MatchLength::Games(games) => (1..=MAX_GAMES).contains(&games),
        MatchLength::BestOf(games) => matches!(games, 3 | 5 | 7),
    };
    let is_decider = |decider: &Decider| match decider {
        Decider::Quick(games) => (1..=MAX_GAMES).contains(games),
        Decider::DrawOdds | Decider::Lots => true,
    };
    let in_order = matches.later.is_sorted_by(|one, next| one.from_round < next.from_round);
    is_length(matches.length)
        && in_order
        && matches.later.iter().all(|later| later.from_round > 0 && is_length(later.length))
        && matches.deciders.len() <= MAX_DECIDERS
        && matches.deciders.iter().all(is_decider)
        && matches.points.as_ref().is_none_or(scores)
}

/// What is wrong with the settings of a stage at its place in the line.
pub(super) fn problem_in_line(division: &Division, index: usize, settings: &StageSettings) -> Option<SettingsProblem> {
    problem_by_itself(settings)
        .or_else(|| sources::problem(index, settings))
        .or_else(|| unknown_entrants(division, settings))
}

/// Whether two settings pair a round differently.
fn pairs_otherwise(old: &StageSettings, new: &StageSettings) -> bool {
    let pairing = |settings: &StageSettings| {
        let StageSettings { format, forbidden, allow_rematch, fixed_boards, points, matches, .. } = settings.clone();
        (format, forbidden, allow_rematch, fixed_boards, points, matches)
    };
    pairing(old) != pairing(new)
}

/// Whether two settings play a match differently.
fn plays_otherwise(old: &StageSettings, new: &StageSettings) -> bool {
    (&old.matches, &old.points) != (&new.matches, &new.points)
}

fn changes_what_began(stage: &Stage, settings: &StageSettings) -> Option<SettingsProblem> {
    if !stage.has_begun() {
        return None;
    }
    let old = &stage.settings;
    if stage.seats.is_some()
        && (&old.from, &old.seating, old.carry) != (&settings.from, &settings.seating, settings.carry)
    {
        return Some(SettingsProblem::FormatAfterStart);
    }
    match (&old.format, &settings.format) {
        (old, new) if old == new => None,
        (Format::Swiss(old), Format::Swiss(new))
            if (old.first_round, old.smaller_first) == (new.first_round, new.smaller_first) =>
        {
            (new.rounds < find::count(stage.rounds.len())).then_some(SettingsProblem::Rounds)
        }
        _ => Some(SettingsProblem::FormatAfterStart),
    }
}

/// Every pair names two entrants of the division, and fixed boards are real ones.
fn unknown_entrants(division: &Division, settings: &StageSettings) -> Option<SettingsProblem> {
    let known: BTreeSet<No> = division.entrants.iter().filter_map(|entrant| entrant.no).collect();
    let pairs = settings.forbidden.iter().chain(&settings.allow_rematch);
    let bad_pair = pairs.into_iter().any(|(a, b)| a == b || !known.contains(a) || !known.contains(b));
    let bad_board = settings.fixed_boards.iter().any(|(no, board)| !known.contains(no) || *board == 0);
    (bad_pair || bad_board).then_some(SettingsProblem::Pairs)
}

/// Halves, not negative, and nothing worth more than a win.
fn scores(points: &PointTable) -> bool {
    let PointTable { win, draw_first, draw_second, loss, bye } = *points;
    let all = [win, draw_first, draw_second, loss, bye];
    win > Points::ZERO && all.iter().all(|value| value.is_halves() && *value >= Points::ZERO && *value <= win)
}

/// The settings as they are kept: names without blanks around them, rounds that keep units apart in order.
pub(super) fn tidy(settings: &StageSettings) -> Result<StageSettings, Refusal> {
    let mut tidy = settings.clone();
    tidy.name = limits::text(&settings.name, 0, limits::MAX_NAME)?;
    for list in &mut tidy.lists {
        list.name = limits::text(&list.name, 1, limits::MAX_NAME)?;
        list.tag = limits::text(&list.tag, 1, limits::MAX_TAGS)?;
    }
    if let Format::Swiss(swiss) = &mut tidy.format {
        let rounds = swiss.rounds;
        swiss.avoid_unit_rounds.retain(|round| (1..=rounds).contains(round));
        swiss.avoid_unit_rounds.sort_unstable();
        swiss.avoid_unit_rounds.dedup();
    }
    Ok(tidy)
}
