//! Templates of team events (2011 article 11).

use super::Structure;
use super::parts::{
    drawn, from, groups as group_stage, knockout, last_round_robin, medals, of_each, stage, swiss as swiss_stage,
    undecided,
};
use crate::matches::{Decider, MatchLength, MatchSettings};
use crate::ranking::{TieBreak, presets};
use crate::stage::{Format, PointTable, RuleEdition, Seating, StageSettings, Take};
use crate::team::{LineUpRule, TeamRules};

/// What a template of this kind makes.
pub(super) fn structure(key: &str, rules: RuleEdition) -> Option<Structure> {
    Some(match key {
        "team_round_robin" => of_teams(fixed(4), vec![round_robin(rules, 1)]),
        "team_sum" => by_game_points(rules),
        "team_best_of_three" => best_of_three(rules),
        "team_home_away" => home_and_away(rules),
        "team_replay" => drawn_boards_again(rules),
        "team_groups" => groups(rules),
        "team_groups_sum" => groups_by_game_points(rules),
        "team_swiss" => of_teams(TeamRules::default(), vec![swiss_stage(rules, "", 7)]),
        "team_guests" => with_guests(rules),
        "team_swiss_cap" => with_cap(rules),
        "team_knockout" => knockout_then_round_robin(rules),
        "team_everybody" => everybody(rules),
        _ => return None,
    })
}

fn of_teams(team: TeamRules, stages: Vec<StageSettings>) -> Structure {
    Structure { stages: stages.into_iter().map(ranked_as_teams).collect(), team: Some(team), ..Structure::default() }
}

/// 分台定人 on so many boards.
fn fixed(boards: u32) -> TeamRules {
    TeamRules { boards, line_up: LineUpRule::Fixed, ..TeamRules::default() }
}

/// The chain of the rule book for teams (14.5 to 14.7).
fn ranked_as_teams(settings: StageSettings) -> StageSettings {
    let chain = presets::usual_for(&settings.format, settings.rules, &settings.matches, true);
    StageSettings { tie_breaks: chain.to_vec(), ..settings }
}

/// 团体循环.
fn round_robin(rules: RuleEdition, legs: u32) -> StageSettings {
    stage(rules, "", Format::RoundRobin { legs })
}

/// The score of a round is the 局分 of the match.
fn summed() -> MatchSettings {
    MatchSettings { by_game_points: true, ..MatchSettings::default() }
}

/// Three boards, ranked by the sum of all boards.
fn by_game_points(rules: RuleEdition) -> Structure {
    of_teams(fixed(3), vec![StageSettings { matches: summed(), ..round_robin(rules, 1) }])
}

/// Five boards, best of three on each.
fn best_of_three(rules: RuleEdition) -> Structure {
    let matches = undecided(MatchLength::BestOf(3));
    of_teams(fixed(5), vec![StageSettings { matches, ..round_robin(rules, 1) }])
}

/// 主客场: a match won is 3, a draw 1 at home and 2 away.
fn home_and_away(rules: RuleEdition) -> Structure {
    let matches = MatchSettings { points: Some(PointTable::THREE_SECOND_TWO), ..MatchSettings::default() };
    of_teams(TeamRules::default(), vec![StageSettings { matches, ..round_robin(rules, 2) }])
}

/// Three boards, two legs; of a level match only the drawn boards are played again, quick and with the colours reversed.
fn drawn_boards_again(rules: RuleEdition) -> Structure {
    let matches = MatchSettings { replay_drawn_boards: true, ..MatchSettings::default() };
    let team = TeamRules { boards: 3, ..TeamRules::default() };
    of_teams(team, vec![StageSettings { matches, ..round_robin(rules, 2) }])
}

/// Two groups, the first two of each crossed.
fn groups(rules: RuleEdition) -> Structure {
    let crossed =
        StageSettings { from: from(0, of_each(2)), seating: Seating::Cross, ..knockout(rules, "交叉淘汰", 1) };
    of_teams(fixed(5), vec![group_stage(rules, 2), crossed])
}

/// Two groups, ranked by the sum of all boards, then by board 1, by board 2 and so on.
fn groups_by_game_points(rules: RuleEdition) -> Structure {
    let structure = of_teams(fixed(5), vec![StageSettings { matches: summed(), ..group_stage(rules, 2) }]);
    let by_board = |settings| StageSettings { tie_breaks: vec![TieBreak::GamePoints, TieBreak::ByBoard], ..settings };
    Structure { stages: structure.stages.into_iter().map(by_board).collect(), ..structure }
}

/// Four boards, four to six players, at most two guests in a line-up.
fn with_guests(rules: RuleEdition) -> Structure {
    let team =
        TeamRules { least_players: Some(4), most_players: Some(6), most_guests: Some(2), ..TeamRules::default() };
    of_teams(team, vec![swiss_stage(rules, "", 7)])
}

/// Three boards and a substitute; a cap on the grades of a line-up; who was taken out does not come back.
fn with_cap(rules: RuleEdition) -> Structure {
    let team = TeamRules { boards: 3, may_return: false, most_rating: Some(12), ..TeamRules::default() };
    of_teams(team, vec![swiss_stage(rules, "", 5)])
}

/// Five boards; a knockout until four teams are left, who play a round robin. A level match replays its drawn boards,
/// and then every board with a game in which a draw wins for 后走.
fn knockout_then_round_robin(rules: RuleEdition) -> Structure {
    let matches =
        MatchSettings { replay_drawn_boards: true, deciders: vec![Decider::DrawOdds], ..MatchSettings::default() };
    let first = StageSettings { seating: drawn(), matches, ..knockout(rules, "淘汰赛", 4) };
    let last = last_round_robin(rules, "决赛循环", from(0, Take::Winners));
    Structure { prizes: medals(1), ..of_teams(fixed(5), vec![first, last]) }
}

/// 全队轮赛.
fn everybody(rules: RuleEdition) -> Structure {
    let team = TeamRules { line_up: LineUpRule::Everybody, ..TeamRules::default() };
    of_teams(team, vec![round_robin(rules, 1)])
}
