//! From the form of a stage to its settings. What cannot be read becomes a value that the rules refuse by name.

use shared::entrant::tag_of_word;
use shared::matches::{Decider, LaterLength, MatchLength, MatchSettings};
use shared::points::Points;
use shared::ranking::{TieBreak, presets};
use shared::stage::{
    Carry, Eliminate, FirstRound, ForfeitLimit, Format, GroupsFormat, HeatsFormat, PointTable, RankingList, Seating,
    SingleElimFormat, Source, StageSettings, SwissFormat, Take,
};

use super::stage_form::{ForfeitForm, FormatForm, MatchForm, SourceForm, StageForm};
use super::{forms, read};

/// Rounds for which units can be kept apart.
const MOST_ROUNDS: u32 = 30;

/// The settings of a stage as changed by the form; `team` where teams play.
pub fn stage(form: &StageForm, before: &StageSettings, team: bool) -> StageSettings {
    let (from, seating, carry) = entry(form, before);
    let format = format(&form.format, &form.of).unwrap_or_else(|| before.format.clone());
    let mut settings = StageSettings {
        name: form.name.trim().to_owned(),
        rules: forms::rules(&form.rules),
        points: point_table(form),
        tie_breaks: Vec::new(),
        forbidden: read::pairs(&form.forbidden),
        allow_rematch: read::pairs(&form.rematch),
        fixed_boards: read::pairs(&form.fixed).into_iter().map(|(no, board)| (no, board.0)).collect(),
        lists: read::lines(&form.lists).into_iter().map(|name| RankingList { tag: tag_of_word(&name), name }).collect(),
        from,
        seating,
        carry,
        matches: matches(&form.matches, before.matches.points),
        places_from: read::number(&form.places_from),
        forfeit_limit: forfeit_limit(&form.forfeits),
        format,
    };
    settings.tie_breaks = chain(form, before, &settings, team);
    settings.without_rests_of_a_knockout(before)
}

/// The format with its numbers; `None` where the form does not say which.
fn format(key: &str, of: &FormatForm) -> Option<Format> {
    let number = |text: &str| read::number(text).unwrap_or(0);
    Some(match key {
        "swiss" => Format::Swiss(SwissFormat {
            rounds: number(&of.rounds),
            first_round: first_round(&of.first_round),
            smaller_first: of.smaller_first,
            avoid_unit_rounds: (1..=number(&of.units_apart).min(MOST_ROUNDS)).collect(),
            units_never_meet: of.units_never_meet,
            eliminate: eliminate(of),
            losses_out: (!of.losses_out.trim().is_empty()).then(|| number(&of.losses_out)),
        }),
        "round_robin" => Format::RoundRobin { legs: number(&of.legs) },
        "groups" => Format::Groups(GroupsFormat {
            groups: number(&of.groups),
            legs: number(&of.group_legs),
            rounds: read::number(&of.group_rounds),
            skip: number(&of.group_from).saturating_sub(1),
        }),
        "single_elim" => Format::SingleElim(SingleElimFormat {
            until: number(&of.until),
            third_place: of.third_place,
            play_off: number(&of.play_off),
        }),
        "double_elim" => Format::DoubleElim,
        "heats" => Format::Heats(HeatsFormat { table_size: number(&of.table_size), games: number(&of.table_games) }),
        "ladder" => Format::Ladder,
        _ => return None,
    })
}

fn eliminate(of: &FormatForm) -> Option<Eliminate> {
    let from_round = read::number(&of.out_from).filter(|round| *round > 0)?;
    Some(Eliminate { from_round, each: read::number(&of.out_each).unwrap_or(0) })
}

fn first_round(key: &str) -> FirstRound {
    match key {
        "ends" => FirstRound::Ends,
        "halves" => FirstRound::Halves,
        _ => FirstRound::Adjacent,
    }
}

/// Who comes in, to which seats, with which points: as before where the form does not ask.
fn entry(form: &StageForm, before: &StageSettings) -> (Vec<Source>, Seating, Carry) {
    if form.seating.is_empty() {
        return (before.from.clone(), before.seating.clone(), before.carry);
    }
    let carry = match form.carry.as_str() {
        "all" => Carry::All,
        "among" => Carry::Among,
        _ => Carry::Zero,
    };
    (form.from.iter().filter_map(source).collect(), seating(form), carry)
}

fn seating(form: &StageForm) -> Seating {
    match form.seating.as_str() {
        "draw" => Seating::Draw { seeds: read::number(&form.seeds).unwrap_or(0), apart: form.apart },
        "in_order" => Seating::InOrder,
        "cross" => Seating::Cross,
        _ => Seating::Rank,
    }
}

/// A limit that is no number becomes 0, which the rules refuse.
fn forfeit_limit(form: &ForfeitForm) -> Option<ForfeitLimit> {
    let games = read::number(&form.games).unwrap_or(0);
    let &ForfeitForm { in_a_row, unranked, .. } = form;
    (!form.games.trim().is_empty()).then_some(ForfeitLimit { games, in_a_row, unranked })
}

fn source(form: &SourceForm) -> Option<Source> {
    let stage = read::number(&form.stage)?.checked_sub(1)?;
    let from = read::number(&form.from).unwrap_or(1);
    let to = read::number(&form.to).unwrap_or(from);
    let take = match form.who.as_str() {
        "ranks" => Take::Ranks { from, to },
        "of_groups" => Take::OfGroups { from, to, best: read::number(&form.best).unwrap_or(0) },
        "winners" => Take::Winners,
        "fewer_losses" => Take::FewerLosses { losses: read::number(&form.losses).unwrap_or(0) },
        "losers_of" => Take::LosersOf { round: read::number(&form.round).unwrap_or(1) },
        _ => Take::All,
    };
    Some(Source { stage, after: read::number(&form.after).filter(|after| *after > 0), take })
}

fn matches(form: &MatchForm, points_before: Option<PointTable>) -> MatchSettings {
    let later = form.later_from.iter().zip(&form.later_length);
    let mut later: Vec<LaterLength> = later.filter_map(|(from, key)| later_length(from, key)).collect();
    later.sort_by_key(|later| later.from_round);
    MatchSettings {
        length: length(&form.length).unwrap_or_default(),
        later,
        draws_count: form.draws_count,
        deciders: form.deciders.iter().filter_map(|key| decider(key)).collect(),
        points: if form.points == AS_BEFORE { points_before } else { forms::points_preset(&form.points) },
        by_game_points: form.by_game_points,
        replay_drawn_boards: form.replay_drawn,
    }
}

/// The key of 场分 that have no name: they stay.
pub const AS_BEFORE: &str = "as_before";

fn later_length(from: &str, key: &str) -> Option<LaterLength> {
    Some(LaterLength { from_round: read::number(from)?, length: length(key)? })
}

/// A length of a match by its key.
fn length(key: &str) -> Option<MatchLength> {
    match key.split_once('_') {
        None => (key == "one").then_some(MatchLength::One),
        Some(("games", games)) => games.parse().ok().map(MatchLength::Games),
        Some(("best", games)) => games.parse().ok().map(MatchLength::BestOf),
        Some(_) => None,
    }
}

/// The key of a length of a match.
pub fn length_key(length: MatchLength) -> String {
    match length {
        MatchLength::One => "one".to_owned(),
        MatchLength::Games(games) => format!("games_{games}"),
        MatchLength::BestOf(games) => format!("best_{games}"),
    }
}

fn decider(key: &str) -> Option<Decider> {
    match key {
        "draw_odds" => Some(Decider::DrawOdds),
        "lots" => Some(Decider::Lots),
        quick => quick.strip_prefix("quick_")?.parse().ok().map(Decider::Quick),
    }
}

/// The key of a decider.
pub fn decider_key(decider: Decider) -> String {
    match decider {
        Decider::Quick(games) => format!("quick_{games}"),
        Decider::DrawOdds => "draw_odds".to_owned(),
        Decider::Lots => "lots".to_owned(),
    }
}

/// A value that is no number becomes less than nothing, which the rules refuse.
fn point_table(form: &StageForm) -> PointTable {
    let value = |text: &str| read::points(text).unwrap_or_else(|| Points::whole(-1));
    PointTable {
        win: value(&form.win),
        draw_first: value(&form.draw_first),
        draw_second: value(&form.draw_second),
        loss: value(&form.loss),
        bye: value(&form.bye),
    }
}

/// The key of the usual chain of a format under its rule book.
pub const USUAL_CHAIN: &str = "usual";

/// The usual chain of a stage for those who play in it.
pub fn usual_chain(settings: &StageSettings, team: bool) -> &'static [TieBreak] {
    presets::usual_for(&settings.format, settings.rules, &settings.matches, team)
}

/// The key of the set that a chain is, as the form chooses it; empty for a chain that no rule book has.
pub fn chain_key(settings: &StageSettings, team: bool) -> &'static str {
    if usual_chain(settings, team) == settings.tie_breaks {
        return USUAL_CHAIN;
    }
    presets::of_chain(&settings.tie_breaks).map_or("", |preset| preset.key)
}

/// The chain as typed key by key, where that is chosen, or where the keys were changed and the set above them was not;
/// else the set that is chosen.
fn chain(form: &StageForm, before: &StageSettings, settings: &StageSettings, team: bool) -> Vec<TieBreak> {
    let typed: Vec<TieBreak> = form.chain.iter().filter_map(|key| key.parse().ok()).collect();
    let only_keys_changed = form.preset == chain_key(before, team) && typed != before.tie_breaks;
    if !form.chain.is_empty() && only_keys_changed {
        return typed;
    }
    match presets::by_key(&form.preset) {
        Some(preset) => preset.chain.to_vec(),
        None if form.preset == USUAL_CHAIN => usual_chain(settings, team).to_vec(),
        None => typed,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use shared::stage::RuleEdition;

    use super::*;

    fn before() -> StageSettings {
        let format = Format::SingleElim(SingleElimFormat::CHAMPION);
        let from = vec![Source { stage: 0, after: None, take: Take::Winners }];
        StageSettings { from, ..StageSettings::usual(format, RuleEdition::Cxa2011) }
    }

    #[test]
    fn a_form_without_a_format_keeps_it_and_where_people_come_from() {
        let kept = stage(&StageForm::default(), &before(), false);
        assert_eq!((kept.format, kept.from), (before().format, before().from));
    }

    #[test]
    fn lengths_and_deciders_survive_their_keys() {
        for one in [MatchLength::One, MatchLength::Games(2), MatchLength::BestOf(5)] {
            assert_eq!(length(&length_key(one)), Some(one));
        }
        for one in [Decider::Quick(2), Decider::DrawOdds, Decider::Lots] {
            assert_eq!(decider(&decider_key(one)), Some(one));
        }
    }

    #[test]
    fn a_knockout_that_becomes_a_table_has_draws_unless_its_deciders_are_chosen_anew() {
        let matches = MatchSettings { deciders: vec![Decider::Quick(2), Decider::Lots], ..MatchSettings::default() };
        let before = StageSettings { seating: Seating::Cross, matches, ..before() };
        let changed = |format: &str, deciders: &[&str]| {
            let deciders = deciders.iter().map(ToString::to_string).collect();
            let of = FormatForm { legs: "1".to_owned(), until: "1".to_owned(), ..FormatForm::default() };
            let matches = MatchForm { deciders, ..MatchForm::default() };
            let form = StageForm { format: format.to_owned(), of, matches, ..StageForm::default() };
            let settings = stage(&form, &before, false);
            (settings.matches.deciders.len(), settings.seating)
        };
        assert_eq!(changed("round_robin", &["quick_2", "lots"]), (0, Seating::Rank));
        assert_eq!(changed("round_robin", &["quick_1"]), (1, Seating::Rank));
        assert_eq!(changed("single_elim", &["quick_2", "lots"]), (2, Seating::Cross));
    }

    #[test]
    fn keys_that_were_changed_count_though_the_set_above_them_stands() {
        let before = StageSettings::usual(Format::RoundRobin { legs: 1 }, RuleEdition::Cxa2011);
        let chain = |preset: &str, keys: &[TieBreak]| {
            let chain = keys.iter().map(TieBreak::to_string).collect();
            let form = StageForm { preset: preset.to_owned(), chain, rules: "2011".to_owned(), ..StageForm::default() };
            stage(&form, &before, false).tie_breaks
        };
        assert_eq!(chain(USUAL_CHAIN, &[TieBreak::Points]), [TieBreak::Points]);
        assert_eq!(chain(USUAL_CHAIN, &before.tie_breaks), before.tie_breaks);
        assert_eq!(chain("", &[TieBreak::Points]), [TieBreak::Points]);
        let other = presets::by_key("1999_round_robin").map(|preset| preset.chain.to_vec());
        assert_eq!(Some(chain("1999_round_robin", &before.tie_breaks)), other);
    }

    #[test]
    fn a_source_without_a_stage_is_none() {
        assert_eq!(source(&SourceForm { who: "winners".to_owned(), ..SourceForm::default() }), None);
        let groups = SourceForm {
            stage: "1".to_owned(),
            who: "of_groups".to_owned(),
            from: "1".to_owned(),
            to: "2".to_owned(),
            best: "4".to_owned(),
            ..SourceForm::default()
        };
        let take = Take::OfGroups { from: 1, to: 2, best: 4 };
        assert_eq!(source(&groups), Some(Source { stage: 0, after: None, take }));
    }
}
