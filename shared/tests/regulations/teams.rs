//! Events of teams of one stage or two.

use std::collections::BTreeMap;

use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::id::{No, PlayerId};
use shared::matches::{self, GameKind};
use shared::placing;
use shared::points::Points;
use shared::ranking::{self, Value};
use shared::refusal::{LineUpProblem, Refusal};
use shared::side::Side;
use shared::simulate::prepared;
use shared::stage::{Format, GroupsFormat, Pairing, Seating, SwissFormat};
use shared::structure::templates::Structure;
use shared::team::{LineUpRule, Player};

use crate::help::{
    SEEDS, give, in_stage, pairings, people, placed, play, slow_games, template, to_the_end, winner, wins, with_people,
};

/// 局分 of a match, added up from its games.
fn score(pairing: &Pairing) -> [i64; 2] {
    let games = slow_games(pairing);
    let drawn = crate::help::draws(games.iter().copied()) as i64;
    [Side::First, Side::Second].map(|side| 2 * wins(games.iter().copied(), side) as i64 + drawn)
}

/// 科艺/学院 班级团体: five boards, a knockout until four are left, who play a round robin; the sum of the boards decides a
/// match. Equal sums are not regulated: the drawn boards are played again, then every board with draw odds.
#[test]
fn class_teams_of_a_college() {
    for seed in SEEDS {
        let division = play(&template("team_knockout"), 16, seed);
        assert_eq!((in_stage(&division, 1).len(), division.stages[1].rounds.len()), (4, 3));
        for (_, pairing) in pairings(&division, 0) {
            let [first, second] = score(pairing);
            assert_eq!((slow_games(pairing).len(), first + second), (5, 10));
            let higher = if first > second { pairing.first } else { pairing.second };
            assert!(first == second || winner(pairing) == Some(higher));
            let replayed = pairing.games.iter().filter(|game| game.kind == GameKind::Quick).count();
            let level = if first == second { crate::help::draws(slow_games(pairing)) } else { 0 };
            assert_eq!(replayed, level);
        }
        assert_eq!(placed(&division, 1, 4), in_stage(&division, 1));
    }
}

/// 上海教育工会 2015: eight units in two groups of four, three rounds, five boards in fixed order, ranked by the sum of the
/// boards, then by the total of board 1, of board 2 and so on. What is still equal is parted by lot.
#[test]
fn shanghai_educators_2015() {
    let structure = template("team_groups_sum");
    let mut parted_by_boards = 0;
    for seed in 1..=12 {
        let division = play(&structure, 8, seed);
        let groups = placing::group_places(&division, 0);
        assert_eq!((groups.len(), division.stages[0].rounds.len()), (2, 3));
        let boards = board_totals(&division);
        let totals: BTreeMap<No, i64> = boards.iter().map(|(no, boards)| (*no, boards.iter().sum())).collect();
        for group in groups {
            assert_eq!(group.len(), 4);
            for two in group.windows(2) {
                let [above, below] = [two[0].no, two[1].no];
                let equal = totals[&above] == totals[&below];
                assert!(totals[&above] > totals[&below] || equal && boards[&above] >= boards[&below]);
                parted_by_boards += usize::from(equal && boards[&above] > boards[&below]);
            }
        }
    }
    assert!(parted_by_boards > 0);
}

/// What every team scored on each of five boards, added up from the games.
fn board_totals(division: &Division) -> BTreeMap<No, [i64; 5]> {
    let mut totals: BTreeMap<No, [i64; 5]> = BTreeMap::new();
    for (_, pairing) in pairings(division, 0) {
        for game in &pairing.games {
            for side in [Side::First, Side::Second] {
                let board = game.board.unwrap() as usize - 1;
                let points = 2 * wins([game], side) as i64 + crate::help::draws([game]) as i64;
                totals.entry(pairing.on(side)).or_default()[board] += points;
            }
        }
    }
    totals
}

/// 沛县 2014: nine rounds; three players and one guest a team.
#[test]
fn peixian_2014() {
    let mut structure = template("team_swiss");
    structure.stages[0].format = Format::Swiss(SwissFormat::of(9));
    let team = structure.team.as_mut().unwrap();
    (team.boards, team.most_guests, team.line_up) = (4, Some(1), LineUpRule::Fixed);
    for seed in SEEDS {
        let mut division = prepared(&structure, 24, 0, seed).unwrap();
        for team in division.entrants.clone() {
            let mut players: Vec<_> = team.players.into_iter().take(4).collect();
            players[3].guest = true;
            division = give(&division, &Command::SetPlayers { id: team.id, players });
        }
        let division = to_the_end(&division, seed);
        assert_eq!(division.stages[0].rounds.len(), 9);
        assert!(pairings(&division, 0).iter().all(|(_, pairing)| pairing.games.len() == 4));
    }
}

/// 大学 网络团体 2022: four boards, four to six players, at most two guests; a line-up that breaks the order of the list is
/// refused.
#[test]
fn university_teams_online_2022() {
    let structure = template("team_guests");
    assert_eq!(structure.team.as_ref().unwrap().most_guests, Some(2));
    for seed in SEEDS {
        let division = prepared(&structure, 16, 0, seed).unwrap();
        let published = [Command::ProposeRound { stage: 0 }, Command::PublishRound { stage: 0, round: 1, seen: None }];
        let division = published.iter().fold(division, |division, command| give(&division, command));
        let players = [2, 1, 3, 4].map(PlayerId).to_vec();
        let wrong = Command::SetLineUp { stage: 0, round: 1, board: 1, side: Side::First, players };
        let refused = decide(&division, &wrong).unwrap_err();
        assert!(matches!(refused, Refusal::BadLineUp { problem: LineUpProblem::Order { .. } }), "{refused:?}");
        let division = to_the_end(&division, seed);
        assert_eq!(division.stages[0].rounds.len(), 7);
        let lists = pairings(&division, 0).into_iter().flat_map(|(_, pairing)| pairing.line_ups.clone()).flatten();
        assert!(lists.into_iter().all(|list| list.len() == 4 && list.is_sorted()));
    }
}

/// 华微电子杯 2014: six departments of three boards in a round robin by 局分; the eight best players then form a division
/// of their own, in two groups of four that cross. The organizer enters the eight there: a division takes nobody from
/// another one by itself.
#[test]
fn the_huawei_electronics_cup_2014() {
    for seed in SEEDS {
        let division = play(&template("team_sum"), 6, seed);
        assert!(pairings(&division, 0).iter().all(|(_, pairing)| pairing.games.len() == 3));
        for two in ranking::standings(&division, 0, u32::MAX).windows(2) {
            let [Value::Points(above), Value::Points(below)] = [two[0].values[0].clone(), two[1].values[0].clone()]
            else {
                panic!("game points stand first")
            };
            assert!(above >= below);
        }
        let best = best_players(&division);
        let mut last = template("groups_cross");
        last.stages[0].seating = Seating::Draw { seeds: 2, apart: true };
        last.stages[0].format = Format::Groups(GroupsFormat { groups: 2, legs: 1, rounds: None, skip: 0 });
        let mut entrants = people("", 8, 0);
        entrants.iter_mut().zip(&best).for_each(|(entrant, (name, _))| entrant.name.clone_from(name));
        let last = to_the_end(&with_people(&Structure { team: None, ..last }, entrants, seed), seed);
        assert_eq!((last.stages[0].rounds.len(), in_stage(&last, 1).len()), (3, 4));
        assert_eq!(crate::help::shape(&last)[..3], [1, 1, 2]);
    }
}

/// The eight players with most points in the team matches.
fn best_players(division: &Division) -> Vec<(String, i64)> {
    let mut points: BTreeMap<(No, PlayerId), i64> = BTreeMap::new();
    for (_, pairing) in pairings(division, 0) {
        for game in &pairing.games {
            for side in [Side::First, Side::Second] {
                let player = game.players[usize::from(side == Side::Second)].unwrap();
                let won = 2 * wins([game], side) as i64 + crate::help::draws([game]) as i64;
                *points.entry((pairing.on(side), player)).or_default() += won;
            }
        }
    }
    let name = |(no, id): &(No, PlayerId)| division.by_no(*no).unwrap().player(*id).unwrap().name.clone();
    let mut best: Vec<(String, i64)> =
        points.iter().map(|(who, points)| (format!("{} {}", name(who), who.0), *points)).collect();
    best.sort_by_key(|(_, points)| std::cmp::Reverse(*points));
    best.truncate(8);
    best
}

/// 后勤杯 2006: four teams in a round robin, five boards, each a best of three.
#[test]
fn the_logistics_cup_2006() {
    for seed in SEEDS {
        let division = play(&template("team_best_of_three"), 4, seed);
        assert_eq!(division.stages[0].rounds.len(), 3);
        for (round, pairing) in pairings(&division, 0) {
            for board in 1..=5 {
                let games: Vec<_> = pairing.games.iter().filter(|game| game.board == Some(board)).collect();
                let won = [Side::First, Side::Second].map(|side| wins(games.iter().copied(), side));
                assert_eq!(won.iter().max(), Some(&2));
            }
            let boards: Points = matches::state(&division, 0, round, pairing).score.into_iter().sum();
            assert_eq!(boards, Points::whole(10));
        }
    }
}

/// 4 台，每队 4 至 6 人，外援至多 2 人: a seventh player is refused, and a team of three is named.
#[test]
fn teams_of_four_to_six_players() {
    let mut structure = template("team_swiss");
    let team = structure.team.as_mut().unwrap();
    (team.boards, team.least_players, team.most_players, team.most_guests) = (4, Some(4), Some(6), Some(2));
    let rules = team.clone();
    for seed in SEEDS {
        let mut division = prepared(&structure, 12, 0, seed).unwrap();
        let team = division.entrants[0].clone();
        let mut players = team.players.clone();
        assert_eq!(players.len(), 6);
        players.push(Player { id: PlayerId(0), ..players[0].clone() });
        let seven = Command::SetPlayers { id: team.id, players };
        let name = team.details.name;
        assert_eq!(decide(&division, &seven), Err(Refusal::TeamTooLarge { name, players: 7, most: 6 }));
        let players = team.players.into_iter().take(3).collect();
        division = give(&division, &Command::SetPlayers { id: team.id, players });
        let short = division.entrants.iter().filter(|team| rules.is_short(team)).count();
        assert_eq!(short, 1);
        to_the_end(&division, seed);
    }
}

/// 大桃園盃 2026: a team Swiss of five rounds, three boards and a substitute; a cap on dan grades; a player who was taken
/// out may not return.
#[test]
fn the_taoyuan_cup_2026() {
    let structure = template("team_swiss_cap");
    assert_eq!(structure.team.as_ref().unwrap().most_rating, Some(12));
    for seed in SEEDS {
        let mut division = prepared(&structure, 14, 0, seed).unwrap();
        for team in division.entrants.clone() {
            let players = team.players.into_iter().take(4).collect();
            division = give(&division, &Command::SetPlayers { id: team.id, players });
        }
        let division = to_the_end(&division, seed);
        assert_eq!(division.stages[0].rounds.len(), 5);
        for no in in_stage(&division, 0) {
            let lists: Vec<&Vec<PlayerId>> = pairings(&division, 0)
                .into_iter()
                .filter_map(|(_, p)| p.line_ups[usize::from(p.side_of(no)? == Side::Second)].as_ref())
                .collect();
            for player in (1..=4).map(PlayerId) {
                let plays: Vec<bool> = lists.iter().map(|list| list.contains(&player)).collect();
                let first = plays.iter().position(|plays| *plays).unwrap_or(0);
                let returns = plays[first..].windows(2).filter(|two| !two[0] && two[1]).count();
                assert_eq!(returns, 0, "{plays:?}");
            }
        }
    }
}
