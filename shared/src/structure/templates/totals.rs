//! Templates of individual events with a table of teams (队员总分, 14.8).

use super::Structure;
use super::parts::{
    TWO_IN_A_ROW, TWO_IN_ALL, branch, by_percent, first, from, knockout, of_people, prizes, swiss as swiss_stage,
};
use super::swiss::swiss;
use crate::entrant::WOMEN;
use crate::ranking::TieBreak;
use crate::stage::{ForfeitLimit, Format, RankingList, RuleEdition, StageSettings, SwissFormat};
use crate::team::{TeamTotals, TotalTie, TotalValue};

/// What a template of this kind makes.
pub(super) fn structure(key: &str, rules: RuleEdition) -> Option<Structure> {
    Some(match key {
        "totals" => Structure { totals: best_ranks(rules, 3), ..swiss(rules, 9) },
        "totals_woman" => with_a_woman(rules),
        "totals_points" => points_of_everybody(rules),
        "totals_rank_scores" => rank_scores(rules),
        "totals_percent" => by_percents(rules),
        "totals_women_apart" => women_apart(rules),
        "totals_two_stages" => two_stages(rules),
        "totals_final" => with_final(rules),
        "two_units" => two_units(rules),
        _ => return None,
    })
}

/// The sum of the ranks of the best of each team, with what parts equal ones in the rule book.
fn best_ranks(rules: RuleEdition, best: u32) -> Vec<TeamTotals> {
    vec![TeamTotals { best: Some(best), at_least: best, ..TeamTotals::of_book(rules, "团体") }]
}

/// The same, and one of those who count is a woman at least.
fn with_a_woman(rules: RuleEdition) -> Structure {
    let totals = best_ranks(rules, 3).into_iter().map(|table| TeamTotals { women: 1, ..table }).collect();
    Structure { totals, ..swiss(rules, 9) }
}

/// All members' points; equal teams by the last round backwards, then by 对手分. Two games missed in a row are too many.
fn points_of_everybody(rules: RuleEdition) -> Structure {
    let totals = TeamTotals {
        value: TotalValue::PointSum,
        at_least: 4,
        ties: vec![TotalTie::LastRoundBackwards, TotalTie::Buchholz],
        ..TeamTotals::of_book(rules, "团体")
    };
    let tie_breaks = vec![
        TieBreak::Points,
        TieBreak::Buchholz,
        TieBreak::Wins,
        TieBreak::Fouls,
        TieBreak::Seconds,
        TieBreak::Previous,
    ];
    let settings = StageSettings { tie_breaks, forfeit_limit: TWO_IN_A_ROW, ..swiss_stage(rules, "", 9) };
    Structure { totals: vec![totals], ..of_people(vec![settings]) }
}

/// 名次分 of all members, six places with a prize.
fn rank_scores(rules: RuleEdition) -> Structure {
    let totals = TeamTotals {
        value: TotalValue::RankScores,
        at_least: 3,
        ties: vec![TotalTie::BestRank],
        ..TeamTotals::of_book(rules, "团体")
    };
    let prizes = prizes(&[("第一名", 1), ("第二名", 1), ("第三名", 1), ("第四名", 1), ("第五名", 1), ("第六名", 1)]);
    Structure { totals: vec![totals], prizes, ..swiss(rules, 9) }
}

/// Prizes for 20, 30 and 50 in a hundred; the ranks of three.
fn by_percents(rules: RuleEdition) -> Structure {
    Structure { totals: best_ranks(rules, 3), prizes: vec![by_percent("")], ..swiss(rules, 9) }
}

/// The same in one pool of men and women, who are ranked apart.
fn women_apart(rules: RuleEdition) -> Structure {
    let lists = vec![RankingList { name: "女子".to_owned(), tag: WOMEN.to_owned() }];
    let settings = StageSettings { lists, ..swiss_stage(rules, "", 9) };
    let prizes = vec![by_percent(""), by_percent(WOMEN)];
    Structure { totals: best_ranks(rules, 3), prizes, ..of_people(vec![settings]) }
}

/// A first stage whose points are not carried, and forty in a last one; whoever misses two games in a stage is out, and without a rank.
fn two_stages(rules: RuleEdition) -> Structure {
    let forfeit_limit = TWO_IN_ALL.map(|limit| ForfeitLimit { unranked: true, ..limit });
    let limited = |settings| StageSettings { forfeit_limit, ..settings };
    let last = StageSettings { from: from(0, first(40)), ..swiss_stage(rules, "决赛", 9) };
    let stages = vec![limited(swiss_stage(rules, "预赛", 7)), limited(last)];
    Structure { totals: best_ranks(rules, 3), ..of_people(stages) }
}

/// After the last round but one the first two play a final while the others play the last round; the ranks of two.
fn with_final(rules: RuleEdition) -> Structure {
    let tie_breaks = vec![
        TieBreak::Points,
        TieBreak::Buchholz,
        TieBreak::Direct,
        TieBreak::Wins,
        TieBreak::SecondWins,
        TieBreak::Seconds,
        TieBreak::Fouls,
        TieBreak::Previous,
    ];
    let settings = StageSettings { tie_breaks, ..swiss_stage(rules, "积分编排", 9) };
    let last = StageSettings { from: branch(0, 8, 2), ..knockout(rules, "决赛", 1) };
    Structure { totals: best_ranks(rules, 2), ..of_people(vec![settings, last]) }
}

/// Two teams whose members meet only those of the other one; the points of the best eight.
fn two_units(rules: RuleEdition) -> Structure {
    let totals = TeamTotals {
        value: TotalValue::PointSum,
        best: Some(8),
        at_least: 8,
        ties: Vec::new(),
        ..TeamTotals::of_book(rules, "团体")
    };
    let format = Format::Swiss(SwissFormat { units_never_meet: true, ..SwissFormat::of(7) });
    Structure { totals: vec![totals], ..of_people(vec![StageSettings::usual(format, rules)]) }
}
