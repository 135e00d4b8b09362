//! The best players of a division of teams, who play on for themselves.

use shared::command::Command;
use shared::division::Division;
use shared::entrant::EntrantDetails;
use shared::id::PlayerId;
use shared::matches::MatchSettings;
use shared::points::Points;
use shared::stage::{Format, RuleEdition, Stage, StageSettings, SwissFormat};
use shared::team::{BestPlayer, LineUpRule, best_players, chosen_players};

use crate::help::{Draw, FirstWins, SecondWins, paired, pairing, play, player, rules, run, swiss};

/// Two teams of three boards and a player in reserve: a win, a draw and a loss for the first team.
fn played() -> Division {
    let division = swiss(rules(LineUpRule::Fixed, 3), 2, 4, MatchSettings::default());
    play(paired(&division), 1, &[FirstWins, Draw, SecondWins])
}

fn named(players: &[BestPlayer]) -> Vec<(u32, u32)> {
    players.iter().map(|player| (player.team.0, player.record.player.id.0)).collect()
}

#[test]
fn the_best_are_those_with_the_most_points_of_their_boards() {
    let division = played();
    let best = best_players(&division, 2);
    let [winners, losers] = [pairing(&division, 1).first, pairing(&division, 1).second].map(|no| no.0);
    let mut expected = [(winners, 1), (losers, 3)];
    expected.sort_unstable();
    assert_eq!(named(&best.through), expected);
    assert!(best.level.is_empty() && best.places == 0);
    assert!(best.through.iter().all(|player| player.record.points == Points::whole(2)));
}

#[test]
fn equal_ones_at_the_border_are_all_named_and_none_is_chosen() {
    let best = best_players(&played(), 3);
    assert_eq!((best.through.len(), named(&best.level), best.places), (2, vec![(1, 2), (2, 2)], 1));
    let best = best_players(&played(), 1);
    assert_eq!((best.through.len(), best.level.len(), best.places), (0, 2, 1));
}

#[test]
fn who_has_not_played_is_not_among_them_and_all_go_through_where_they_fit() {
    let best = best_players(&played(), 20);
    assert_eq!((best.through.len(), best.level.len(), best.places), (6, 0, 0));
    assert!(best.through.iter().all(|player| player.record.player.id != PlayerId(4)));
    let best = best_players(&played(), 0);
    assert!(best.through.is_empty() && best.level.is_empty());
}

#[test]
fn they_are_registered_with_their_team_as_unit() {
    let division = played();
    let chosen = chosen_players(&division, &["2-2", "1-2", "1-4"].map(str::to_owned));
    assert_eq!(named(&chosen), [(1, 2), (2, 2)]);
    let settings = StageSettings::usual(Format::Swiss(SwissFormat::of(3)), RuleEdition::Cxa2011);
    let people = Division { stages: vec![Stage::new(settings)], ..Division::default() };
    let entrants = chosen.iter().map(BestPlayer::details).collect();
    let people = run(&people, &Command::AddEntrants { entrants });
    let registered: Vec<EntrantDetails> = people.entrants.iter().map(|entrant| entrant.details.clone()).collect();
    let expected = ["1 队", "2 队"].map(|unit| EntrantDetails {
        name: player(2).name,
        unit: unit.to_owned(),
        ..EntrantDetails::default()
    });
    assert_eq!(registered, expected);
    assert!(chosen.iter().all(|player| player.is_registered(&people) && !player.is_registered(&division)));
}
