//! A stage: what is settled about it, and what has been played.

use std::collections::{BTreeMap, BTreeSet};

use super::at::At;
use super::error::Problem;
use super::values::{MAX_ITEMS, Read, at_most, bounded, known, line};
use super::{check_rounds, check_sources, file, from_format, from_round, from_seats};
use crate::decide::{self, MAX_ENTRANTS, MAX_NAME, MAX_TAGS};
use crate::entrant::Entrant;
use crate::id::No;
use crate::matches::{LaterLength, MatchLength, MatchSettings};
use crate::ranking::presets;
use crate::stage::{Format, PointTable, Stage, StageSettings};
use crate::team::TeamRules;

/// Ranking lists of a stage, deciders of a match, changes of its length.
const MAX_LISTS: u32 = 100;

/// Whom the stages of a division can name.
pub(super) struct Pool<'a> {
    pub(super) by_no: &'a BTreeMap<No, &'a Entrant>,
    pub(super) known: &'a BTreeSet<No>,
    pub(super) team: Option<&'a TeamRules>,
}

/// The stage with this index.
pub(super) fn stage(from: &file::Stage, index: usize, pool: &Pool<'_>, at: At) -> Read<Stage> {
    let settings = settings(from, index, pool, at)?;
    let seats = from_seats::seats(from, &settings, pool.known, at)?;
    let stage = Stage { seats, ..Stage::new(settings) };
    check_rounds::check(from, &stage, pool, at)?;
    let in_groups = matches!(stage.settings.format, Format::Groups(_));
    Ok(Stage {
        rounds: from.rounds.iter().map(|round| from_round::round(round, pool, in_groups)).collect(),
        next_absent: from.next_absent.iter().copied().map(No).collect(),
        lots: from.lots.clone(),
        ..stage
    })
}

fn settings(from: &file::Stage, index: usize, pool: &Pool<'_>, at: At) -> Read<StageSettings> {
    let known = pool.known;
    line(&from.name, 0, MAX_NAME, at.key("name"))?;
    let format = from_format::format(&from.format, at.key("format"))?;
    check_sources::check(from, index, at)?;
    if let Some(place) = from.places_from {
        bounded(place, 1, MAX_ENTRANTS, at.key("places_from"))?;
    }
    let matches = matches(&from.games, at.key("match"))?;
    let usual = || presets::usual_for(&format, from.rules, &matches, pool.team.is_some()).to_vec();
    let settings = StageSettings {
        name: from.name.clone(),
        rules: from.rules,
        points: from.points.as_ref().map_or(PointTable::TWO_ONE, points),
        tie_breaks: from.tie_breaks.clone().unwrap_or_else(usual),
        forbidden: pairs(&from.forbidden, known, at.key("forbidden"))?,
        allow_rematch: pairs(&from.allow_rematch, known, at.key("allow_rematch"))?,
        fixed_boards: from.fixed_boards.iter().map(|(no, board)| (No(*no), *board)).collect(),
        lists: lists(from, at.key("lists"))?,
        from: from.from.clone(),
        seating: from.seating.clone(),
        carry: from.carry,
        matches,
        places_from: from.places_from,
        forfeit_limit: from.forfeit_limit,
        format,
    };
    match decide::settings_problem(&settings) {
        Some(problem) => Err(at.error(Problem::Settings(problem))),
        None => Ok(settings),
    }
}

fn lists(from: &file::Stage, at: At) -> Read<Vec<crate::stage::RankingList>> {
    at_most(&from.lists, MAX_LISTS, at)?;
    for (index, list) in from.lists.iter().enumerate() {
        line(&list.name, 1, MAX_NAME, at.index(index).key("name"))?;
        line(&list.tag, 1, MAX_TAGS, at.index(index).key("tag"))?;
    }
    Ok(from.lists.clone())
}

/// The games of a match.
fn matches(from: &file::Match, at: At) -> Read<MatchSettings> {
    at_most(&from.later, MAX_LISTS, at.key("later"))?;
    at_most(&from.deciders, MAX_LISTS, at.key("deciders"))?;
    let later_at = at.key("later");
    let later = from.later.iter().enumerate().map(|(index, later)| {
        let at = later_at.index(index);
        bounded(later.from_round, 1, MAX_ENTRANTS, at.key("from_round"))?;
        Ok(LaterLength { from_round: later.from_round, length: length(later.games, later.best_of, at)? })
    });
    Ok(MatchSettings {
        length: length(from.games, from.best_of, at)?,
        later: later.collect::<Read<_>>()?,
        draws_count: from.draws_count,
        deciders: from.deciders.clone(),
        points: from.points.as_ref().map(points),
        by_game_points: from.by_game_points,
        replay_drawn_boards: from.replay_drawn_boards,
    })
}

fn length(games: Option<u32>, best_of: Option<u32>, at: At) -> Read<MatchLength> {
    match (games, best_of) {
        (None, None) => Ok(MatchLength::One),
        (Some(games), None) => {
            bounded(games, 1, decide::MAX_GAMES, at.key("games"))?;
            Ok(MatchLength::Games(games))
        }
        (None, Some(3 | 5 | 7)) => Ok(MatchLength::BestOf(best_of.unwrap_or(3))),
        (None, Some(other)) => {
            Err(at.key("best_of").error(Problem::NoneOf { given: other.to_string(), allowed: "3, 5, 7" }))
        }
        (Some(_), Some(_)) => Err(at.key("best_of").error(Problem::NotOf { kind: "match of `games`", key: "best_of" })),
    }
}

fn points(from: &file::PointTable) -> PointTable {
    let file::PointTable { win, draw_first, draw_second, loss, bye } = *from;
    PointTable { win, draw_first, draw_second, loss, bye: bye.unwrap_or(win) }
}

/// Two who are two, each of them.
pub(super) fn pairs(from: &[[u32; 2]], among: &BTreeSet<No>, at: At) -> Read<Vec<(No, No)>> {
    at_most(from, MAX_ITEMS, at)?;
    let pair = |(index, [a, b]): (usize, &[u32; 2])| {
        if a == b {
            return Err(at.index(index).error(Problem::AgainstItself(*a)));
        }
        known(&[*a, *b], among, at.index(index))?;
        Ok((No(*a), No(*b)))
    };
    from.iter().enumerate().map(pair).collect()
}
