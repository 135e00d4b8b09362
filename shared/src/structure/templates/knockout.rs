//! Templates of knockouts (10.4).

use super::Structure;
use super::parts::{
    drawn, drawn_freely, from, knockout, last_round_robin, matches, medals, of_people, prizes, stage, undecided,
    with_rest,
};
use crate::matches::{Decider, LaterLength, MatchLength, MatchSettings};
use crate::ranking::TieBreak;
use crate::stage::{Format, PointTable, RuleEdition, Seating, SingleElimFormat, StageSettings, Take};

/// What a template of this kind makes.
pub(super) fn structure(key: &str, rules: RuleEdition) -> Option<Structure> {
    Some(match key {
        "single_elim" => single(rules, false),
        "single_elim_third" => single(rules, true),
        "single_elim_lots" => decided_by_lot(rules),
        "best_of_three" => best_of_three(rules),
        "best_of_three_7_4" => best_of_three_throughout(rules),
        "sections" => sections(rules),
        "double_elim_8" | "double_elim_16" | "double_elim_32" => double(rules),
        _ => return None,
    })
}

/// 单淘汰, the third place shared or played.
fn single(rules: RuleEdition, third_place: bool) -> Structure {
    let format = Format::SingleElim(SingleElimFormat { third_place, ..SingleElimFormat::CHAMPION });
    let settings = StageSettings { format, seating: drawn(), ..knockout(rules, "", 1) };
    Structure { prizes: medals(if third_place { 1 } else { 2 }), ..of_people(vec![settings]) }
}

/// 单淘汰 of one game; a draw is decided by an extra game, then by lot; prizes 1-1-2-4.
fn decided_by_lot(rules: RuleEdition) -> Structure {
    let matches = MatchSettings { deciders: vec![Decider::Quick(1), Decider::Lots], ..MatchSettings::default() };
    let settings = StageSettings { matches, seating: drawn(), ..knockout(rules, "", 1) };
    let prizes = prizes(&[("一等奖", 1), ("二等奖", 1), ("三等奖", 2), ("四等奖", 4)]);
    Structure { prizes, ..of_people(vec![settings]) }
}

/// One game in the first round, best of three from the second on; the last four play a round robin at 3-1-0 by points
/// only; 鼓励奖 for everybody else.
fn best_of_three(rules: RuleEdition) -> Structure {
    let first = knockout(rules, "淘汰赛", 4);
    let later = vec![LaterLength { from_round: 2, length: MatchLength::BestOf(3) }];
    let first = StageSettings { matches: MatchSettings { later, ..first.matches.clone() }, seating: drawn(), ..first };
    let last = StageSettings {
        points: PointTable::THREE_ONE,
        tie_breaks: vec![TieBreak::Points],
        ..last_round_robin(rules, "决赛循环", from(0, Take::Winners))
    };
    let prizes = with_rest(prizes(&[("第一名", 1), ("第二名", 1), ("第三名", 1)]), "鼓励奖");
    Structure { prizes, ..of_people(vec![first, last]) }
}

/// Best of three down to seven, again down to four, who play a round robin of best of three by points, then 小分. A drawn
/// game is played again.
fn best_of_three_throughout(rules: RuleEdition) -> Structure {
    let best_of_three = || undecided(MatchLength::BestOf(3));
    let down_to =
        |until, name, seating| StageSettings { seating, matches: best_of_three(), ..knockout(rules, name, until) };
    let four = StageSettings { from: from(0, Take::Winners), ..down_to(4, "7 进 4", drawn_freely()) };
    let last = StageSettings {
        matches: best_of_three(),
        tie_breaks: vec![TieBreak::Points, TieBreak::SonnebornBerger],
        ..last_round_robin(rules, "决赛循环", from(1, Take::Winners))
    };
    let prizes = prizes(&[("第一名", 1), ("第二名", 1), ("第三名", 1)]);
    Structure { prizes, ..of_people(vec![down_to(7, "淘汰赛", drawn()), four, last]) }
}

/// Four sections of a knockout; their winners cross in matches of two games; two third places.
fn sections(rules: RuleEdition) -> Structure {
    let first = StageSettings { seating: drawn(), ..knockout(rules, "四组淘汰", 4) };
    let crossed = StageSettings {
        from: from(0, Take::Winners),
        seating: Seating::InOrder,
        matches: matches(MatchLength::Games(2)),
        ..knockout(rules, "交叉淘汰", 1)
    };
    let prizes = prizes(&[("第一名", 1), ("第二名", 1), ("第三名", 2)]);
    Structure { prizes, ..of_people(vec![first, crossed]) }
}

/// 双败淘汰 (附三).
fn double(rules: RuleEdition) -> Structure {
    let matches = matches(MatchLength::One);
    of_people(vec![StageSettings { matches, seating: drawn(), ..stage(rules, "", Format::DoubleElim) }])
}
