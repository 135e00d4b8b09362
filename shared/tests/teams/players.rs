//! The rules of teams, and their players.

use shared::command::Command;
use shared::division::Division;
use shared::entrant::EntrantDetails;
use shared::id::{EntrantId, PlayerId};
use shared::matches::MatchSettings;
use shared::refusal::{LineUpProblem, Refusal, SettingsProblem};
use shared::team::{LineUpRule, NewTeam, Player, TeamTotals, TotalValue};

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
    assert_eq!(refused(&division, &set(many)), Refusal::TooMany { limit: 30 });
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
