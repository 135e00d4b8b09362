//! The rules of teams, and their players.

use shared::command::Command;
use shared::division::Division;
use shared::entrant::EntrantDetails;
use shared::id::{EntrantId, PlayerId};
use shared::matches::MatchSettings;
use shared::refusal::{LineUpProblem, Refusal, SettingsProblem};
use shared::team::{LineUpRule, NewTeam, Player, TeamRules, TeamTotals, TotalValue};

use crate::help::{lined_up, paired, player, refused, rules, run, swiss};

fn set(players: Vec<Player>) -> Command {
    Command::SetPlayers { id: EntrantId(1), players }
}

fn ids(players: &[Player]) -> Vec<u32> {
    players.iter().map(|player| player.id.0).collect()
}

#[test]
fn the_rules_are_settled_before_the_start() {
    let division = swiss(rules(LineUpRule::Fixed, 2), 2, 2, MatchSettings::default());
    let other = Command::SetTeamRules { team: Some(rules(LineUpRule::Free, 3)) };
    assert_eq!(run(&division, &other).team, Some(rules(LineUpRule::Free, 3)));
    assert_eq!(refused(&paired(&division), &other), Refusal::Started);
    let one_board = Command::SetTeamRules { team: Some(rules(LineUpRule::Free, 1)) };
    assert_eq!(refused(&division, &one_board), Refusal::BadSettings { problem: SettingsProblem::Boards });
}

#[test]
fn a_team_has_no_more_players_than_the_event_allows() {
    let sized = |least_players, most_players| {
        let team = TeamRules { least_players, most_players, ..rules(LineUpRule::Ordered, 2) };
        Command::SetTeamRules { team: Some(team) }
    };
    let division = run(&swiss(rules(LineUpRule::Ordered, 2), 2, 3, MatchSettings::default()), &sized(Some(4), Some(4)));
    let four = run(&division, &set((1..=4).map(player).collect()));
    let is_short = |of: &Division, team: usize| of.team.as_ref().unwrap().is_short(&of.entrants[team]);
    assert!(!is_short(&four, 0) && is_short(&four, 1));
    let name = four.entrants[0].details.name.clone();
    let too_large = |name: String, players, most| Refusal::TeamTooLarge { name, players, most };
    assert_eq!(refused(&four, &set((1..=5).map(player).collect())), too_large(name.clone(), 5, 4));
    let details = EntrantDetails { name: "新队".into(), ..EntrantDetails::default() };
    let teams = vec![NewTeam { details, players: (1..=5).map(|_| player(0)).collect() }];
    let empty = Division { team: four.team.clone(), ..Division::default() };
    assert_eq!(refused(&empty, &Command::AddTeams { teams }), too_large("新队".into(), 5, 4));
    assert_eq!(refused(&four, &sized(None, Some(3))), too_large(name, 4, 3));
    for (least, most) in [(Some(0), None), (None, Some(0)), (None, Some(31)), (Some(31), None), (Some(5), Some(4))] {
        assert_eq!(
            refused(&division, &sized(least, most)),
            Refusal::BadSettings { problem: SettingsProblem::TeamSize }
        );
    }
}

#[test]
fn new_players_get_the_next_id_and_the_others_keep_theirs() {
    let division = swiss(rules(LineUpRule::Ordered, 2), 2, 3, MatchSettings::default());
    let division = run(&division, &set(vec![player(3), player(0), player(1), player(0)]));
    assert_eq!(ids(&division.entrants[0].players), [3, 4, 1, 5]);
}

#[test]
fn teams_are_registered_with_their_players_or_not_at_all() {
    let rules = Some(rules(LineUpRule::Ordered, 2));
    let empty = Division { team: rules, ..Division::default() };
    let team = |name: &str, players: Vec<Player>| NewTeam {
        details: EntrantDetails { name: name.into(), ..EntrantDetails::default() },
        players,
    };
    let teams = vec![team("一中", vec![player(0), player(0)]), team("二中", Vec::new())];
    let division = run(&empty, &Command::AddTeams { teams });
    let registered = division.entrants.iter().map(|entrant| (entrant.details.name.as_str(), ids(&entrant.players)));
    assert_eq!(registered.collect::<Vec<_>>(), [("一中", vec![1, 2]), ("二中", vec![])]);
    let teams = vec![team("三中", vec![player(0)]), team("四中", vec![player(1), player(1)])];
    let twice = Refusal::BadLineUp { problem: LineUpProblem::Twice { player: PlayerId(1) } };
    assert_eq!(refused(&division, &Command::AddTeams { teams: teams.clone() }), twice);
    let people = Division { team: None, ..empty };
    assert_eq!(refused(&people, &Command::AddTeams { teams }), Refusal::NotTeams);
}

#[test]
fn names_are_checked_and_one_id_stands_for_one_player() {
    let division = swiss(rules(LineUpRule::Ordered, 2), 2, 3, MatchSettings::default());
    let nameless = Player { name: " ".into(), ..player(1) };
    assert_eq!(refused(&division, &set(vec![nameless])), Refusal::BadName { name: String::new() });
    let twice = Refusal::BadLineUp { problem: LineUpProblem::Twice { player: PlayerId(1) } };
    assert_eq!(refused(&division, &set(vec![player(1), player(1)])), twice);
    let many = (1..=31).map(player).collect();
    let too_large = Refusal::TeamTooLarge { name: division.entrants[0].details.name.clone(), players: 31, most: 30 };
    assert_eq!(refused(&division, &set(many)), too_large);
}

#[test]
fn whoever_stands_in_a_line_up_stays_in_the_list_and_in_its_order() {
    let division = paired(&swiss(rules(LineUpRule::Ordered, 2), 2, 3, MatchSettings::default()));
    let division = lined_up(&division, 1, [&[1, 3], &[1, 2]]);
    let in_use = Refusal::BadLineUp { problem: LineUpProblem::InUse { player: PlayerId(3) } };
    assert_eq!(refused(&division, &set(vec![player(1), player(2)])), in_use);
    assert_eq!(refused(&division, &set(vec![player(3), player(1)])), Refusal::Started);
    let later = run(&division, &set(vec![player(1), player(3), player(0)]));
    assert_eq!(ids(&later.entrants[0].players), [1, 3, 4]);
}

#[test]
fn people_have_no_players() {
    let mut division = swiss(rules(LineUpRule::Ordered, 2), 2, 3, MatchSettings::default());
    division.team = None;
    assert_eq!(refused(&division, &set(vec![player(1)])), Refusal::NotTeams);
}

#[test]
fn totals_count_somebody() {
    let division = swiss(rules(LineUpRule::Ordered, 2), 2, 3, MatchSettings::default());
    let totals = |best, women| TeamTotals {
        name: "团体".into(),
        value: TotalValue::RankSum,
        best,
        at_least: 0,
        women,
        ties: Vec::new(),
    };
    let command = |table| Command::SetTotals { totals: vec![table] };
    assert_eq!(run(&division, &command(totals(Some(3), 1))).totals.len(), 1);
    let refusal = Refusal::BadSettings { problem: SettingsProblem::Totals };
    assert_eq!(refused(&division, &command(totals(Some(0), 0))), refusal);
    assert_eq!(refused(&division, &command(totals(Some(2), 3))), refusal);
}
