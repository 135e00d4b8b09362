//! Templates of 积分编排 in one stage (10.3).

use super::Structure;
use super::parts::{TWO_IN_A_ROW, of_people, prizes, swiss as swiss_stage, with_rest};
use crate::ranking::TieBreak;
use crate::stage::{Eliminate, ForfeitLimit, Format, RuleEdition, StageSettings, SwissFormat};

/// What a template of this kind makes.
pub(super) fn structure(key: &str, rules: RuleEdition) -> Option<Structure> {
    Some(match key {
        "swiss_7" => swiss(rules, 7),
        "swiss_9" => swiss(rules, 9),
        "swiss_neighbours" => of_people(vec![StageSettings::usual(Format::Swiss(SwissFormat::of(7)), rules)]),
        "swiss_prizes" => with_prizes(rules),
        "swiss_second_wins" => second_wins(rules),
        "swiss_unranked" => unranked(rules),
        "swiss_eliminate" => eliminate(rules),
        _ => return None,
    })
}

/// 积分编排制 of so many rounds.
pub(super) fn swiss(rules: RuleEdition, rounds: u32) -> Structure {
    of_people(vec![swiss_stage(rules, "", rounds)])
}

/// 一, 二, 三等奖, and 优秀奖 for everybody else.
fn with_prizes(rules: RuleEdition) -> Structure {
    let prizes = with_rest(prizes(&[("一等奖", 1), ("二等奖", 2), ("三等奖", 3)]), "优秀奖");
    Structure { prizes, ..swiss(rules, 7) }
}

/// 对手分, 胜局, 犯规, 后走胜局, 后走局数, then the round before; no shared ranks.
fn second_wins(rules: RuleEdition) -> Structure {
    let tie_breaks = vec![
        TieBreak::Points,
        TieBreak::Buchholz,
        TieBreak::Wins,
        TieBreak::Fouls,
        TieBreak::SecondWins,
        TieBreak::Seconds,
        TieBreak::Previous,
        TieBreak::DrawLots,
    ];
    of_people(vec![StageSettings { tie_breaks, ..swiss_stage(rules, "", 9) }])
}

/// Who misses two games in a row is out, and without a rank; the smaller number has the first move in round 1.
fn unranked(rules: RuleEdition) -> Structure {
    let forfeit_limit = TWO_IN_A_ROW.map(|limit| ForfeitLimit { unranked: true, ..limit });
    let format = SwissFormat { smaller_first: true, avoid_unit_rounds: vec![1], ..SwissFormat::of(9) };
    of_people(vec![StageSettings { forfeit_limit, ..StageSettings::usual(Format::Swiss(format), rules) }])
}

/// 积分末位淘汰制 (10.6).
fn eliminate(rules: RuleEdition) -> Structure {
    let eliminate = Some(Eliminate { from_round: 4, each: 2 });
    let format = SwissFormat { eliminate, avoid_unit_rounds: vec![1], ..SwissFormat::of(9) };
    of_people(vec![StageSettings::usual(Format::Swiss(format), rules)])
}
