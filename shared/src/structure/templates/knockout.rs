//! Templates of knockouts (10.4).

use super::Structure;
use super::parts::{drawn, from, knockout, of_people, prizes, stage};
use crate::matches::{LaterLength, MatchLength, MatchSettings};
use crate::stage::{Format, PointTable, RuleEdition, SingleElimFormat, StageSettings, Take};

/// 单淘汰, the third place shared or played.
pub(super) fn single(rules: RuleEdition, third_place: bool) -> Structure {
    let format = Format::SingleElim(SingleElimFormat { third_place, ..SingleElimFormat::CHAMPION });
    let settings = StageSettings { format, seating: drawn(), ..knockout(rules, "", 1) };
    let thirds = if third_place { 1 } else { 2 };
    let prizes = prizes(&[("冠军", 1), ("亚军", 1), ("季军", thirds)]);
    Structure { prizes, ..of_people(vec![settings]) }
}

/// One game in the first round, best of three from the second on; the last four play a round robin at 3-1-0.
pub(super) fn best_of_three(rules: RuleEdition) -> Structure {
    let first = knockout(rules, "淘汰赛", 4);
    let later = vec![LaterLength { from_round: 2, length: MatchLength::BestOf(3) }];
    let matches = MatchSettings { later, ..first.matches };
    let first = StageSettings { matches, seating: drawn(), ..first };
    let last = StageSettings {
        from: from(0, Take::Winners),
        points: PointTable::THREE_ONE,
        seating: drawn(),
        ..stage(rules, "决赛循环", Format::RoundRobin { legs: 1 })
    };
    let prizes = prizes(&[("第一名", 1), ("第二名", 1), ("第三名", 1)]);
    Structure { prizes, ..of_people(vec![first, last]) }
}

/// 双败淘汰 (附三).
pub(super) fn double(rules: RuleEdition) -> Structure {
    let decided = knockout(rules, "", 1);
    of_people(vec![StageSettings { format: Format::DoubleElim, seating: drawn(), ..decided }])
}
