//! Which pairings are matches of several games, and which of them need a winner.

use super::MatchLength;
use crate::division::Division;
use crate::stage::{Format, PointTable, RuleEdition, Stage};
use crate::team::{LineUpRule, TeamRules};

/// Whether the pairings of a round are entered game by game. One game that is drawn gets games with its deciders; until
/// then it has only its result.
pub fn has_games(division: &Division, stage: usize, round: u32) -> bool {
    length(division, stage, round) != MatchLength::One || division.team.is_some() || is_final(division, stage, round)
}

/// How many games a match of a round has, in a team match on each board.
pub fn length(division: &Division, stage: usize, round: u32) -> MatchLength {
    match &division.team {
        Some(TeamRules { line_up: LineUpRule::Everybody, boards, .. }) => MatchLength::Games(*boards),
        _ => {
            let settings = division.stages.get(stage).map(|stage| &stage.settings.matches);
            settings.map_or(MatchLength::One, |settings| settings.length_in(round))
        }
    }
}

/// Whether a stage is scored by matches: 场分, with 局分 beside it (13.2).
pub fn is_scored(division: &Division, stage: usize) -> bool {
    let several = |stage: &Stage| stage.settings.matches.has_several_games();
    division.team.is_some() || division.stages.get(stage).is_some_and(several)
}

/// What a match scores: as settled for the stage, else 2-1-0 (2011 13.2), in Hong Kong 1-½-0 (五.2).
pub fn point_table(stage: &Stage) -> PointTable {
    let usual = match stage.settings.rules {
        RuleEdition::Cxa2011 | RuleEdition::Cxa1999 => PointTable::TWO_ONE,
        RuleEdition::HongKong => PointTable::ONE_HALF,
    };
    stage.settings.matches.points.unwrap_or(usual)
}

/// Whether a level match cannot stand: in an elimination, and wherever deciders are settled.
pub fn needs_winner(stage: &Stage) -> bool {
    is_elimination(stage) || !stage.settings.matches.deciders.is_empty()
}

const fn is_elimination(stage: &Stage) -> bool {
    matches!(stage.settings.format, Format::SingleElim(_) | Format::DoubleElim)
}

/// Whether this is the last round of a double elimination, which is its final (附三 注意 2).
pub fn is_final(division: &Division, index: usize, round: u32) -> bool {
    let Some(stage) = division.stages.get(index) else { return false };
    stage.settings.format == Format::DoubleElim && round == stage.settings.format.total_rounds(division.size_of(index))
}
