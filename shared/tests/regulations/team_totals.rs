//! Team tables that follow from an individual event (队员总分).

use std::collections::BTreeMap;

use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::points::Points;
use shared::ranking::{self, Value};
use shared::refusal::Refusal;
use shared::result::GameResult;
use shared::structure::templates::Structure;
use shared::team::{TeamTotals, TotalValue};
use shared::view::places::places_view;
use shared::view::team::{TotalsRow, totals_view};

use crate::help::{SEEDS, give, pairings, people, template, to_the_end, winners_of, with_people};

/// Teams of these sizes, every third member a woman.
fn played(structure: &Structure, sizes: &[u32], seed: u64) -> Division {
    let units = ["一队", "二队", "三队", "四队", "五队", "六队", "七队", "八队", "九队", "十队", "十一队", "十二队"];
    let entrants = units.iter().zip(sizes).flat_map(|(unit, size)| people(unit, *size, 3)).collect();
    to_the_end(&with_people(structure, entrants, seed), seed)
}

fn table(division: &Division) -> Vec<TotalsRow> {
    totals_view(division, 0, u32::MAX).remove(0).rows
}

/// Rank and points of every member of each unit, best first.
fn members(division: &Division) -> BTreeMap<String, Vec<(u32, Points)>> {
    let mut units: BTreeMap<String, Vec<(u32, Points)>> = BTreeMap::new();
    for line in ranking::standings(division, 0, u32::MAX) {
        let Value::Points(points) = line.values[0] else { panic!("points stand first") };
        let unit = division.by_no(line.no).unwrap().details.unit.clone();
        units.entry(unit).or_default().push((line.rank.unwrap(), points));
    }
    units
}

fn sum_of_ranks(members: &[(u32, Points)], best: usize) -> Points {
    Points::whole(members.iter().take(best).map(|(rank, _)| i64::from(*rank)).sum())
}

/// The table in order of ranks, those without one last, in which fewer is better where `fewer` says so.
fn in_order(rows: &[TotalsRow], fewer: bool) -> bool {
    let ranked: Vec<(u32, Points)> = rows.iter().filter_map(|row| Some((row.rank?, row.value))).collect();
    let by_value = ranked.windows(2).all(|two| if fewer { two[0].1 <= two[1].1 } else { two[0].1 >= two[1].1 });
    by_value
        && ranked.windows(2).all(|two| two[0].0 <= two[1].0)
        && rows[ranked.len()..].iter().all(|row| row.rank.is_none())
}

/// 榆林学院 2018: nine rounds; all members' points; equal teams are parted by the last round backwards, then by 对手分;
/// fewer than four members have no team rank.
#[test]
fn yulin_college_2018() {
    let structure = template("totals_points");
    for seed in SEEDS {
        let division = played(&structure, &[4, 5, 4, 6, 3, 4, 5, 4], seed);
        let (rows, members) = (table(&division), members(&division));
        assert_eq!(division.stages[0].rounds.len(), 9);
        for row in &rows {
            let own = &members[&row.unit];
            assert_eq!(row.value, own.iter().map(|(_, points)| *points).sum());
            assert_eq!(row.rank.is_none(), own.len() < 4);
        }
        assert!(in_order(&rows, false));
    }
}

/// 舟山 2011: rank scores 0, 2, 3 and on, the lowest sum wins, fewer than three members have none, equal teams by their
/// best member; prizes for six places.
#[test]
fn zhoushan_2011() {
    let structure = template("totals_rank_scores");
    for seed in SEEDS {
        let division = played(&structure, &[3, 3, 3, 3, 3, 3, 2, 3, 3, 4], seed);
        let (rows, members) = (table(&division), members(&division));
        for row in &rows {
            let scores = members[&row.unit].iter().map(|(rank, _)| if *rank == 1 { 0 } else { i64::from(*rank) });
            assert_eq!(row.value, Points::whole(scores.sum()));
            assert_eq!(row.rank.is_none(), row.unit == "七队");
        }
        let prizes =
            ["第一名", "第二名", "第三名", "第四名", "第五名", "第六名"].map(|prize| winners_of(&division, prize));
        assert!(in_order(&rows, true) && prizes.iter().sum::<usize>() >= 6);
    }
}

/// 军人 v 律师 2022: two teams only, seven rounds, team-mates never meet; the best eight scores of each team.
#[test]
fn soldiers_against_lawyers_2022() {
    let structure = template("two_units");
    for seed in SEEDS {
        let entrants = people("军人", 12, 0).into_iter().chain(people("律师", 12, 0)).collect();
        let division = to_the_end(&with_people(&structure, entrants, seed), seed);
        let unit = |no| division.by_no(no).unwrap().details.unit.clone();
        let of_stage = pairings(&division, 0);
        assert!(of_stage.len() == 84 && of_stage.iter().all(|(_, p)| unit(p.first) != unit(p.second)));
        let members = members(&division);
        for row in table(&division) {
            assert_eq!(row.value, members[&row.unit].iter().take(8).map(|(_, points)| *points).sum());
            assert_eq!(row.members.iter().filter(|member| member.counts).count(), 8);
        }
    }
}

/// Sides of nine and seven cannot all play; with one of the nine away, eight and seven can, one by a bye.
#[test]
fn sides_that_differ_by_more_than_one_are_told() {
    let structure = template("two_units");
    let entrants = people("军人", 9, 0).into_iter().chain(people("律师", 7, 0)).collect();
    let uneven = with_people(&structure, entrants, 1);
    let propose = Command::ProposeRound { stage: 0 };
    let refusal = Refusal::UnevenSides { unit: "军人".into(), own: 9, others: 7 };
    assert_eq!(decide(&uneven, &propose), Err(refusal));
    let absent = uneven.entrants.iter().filter(|one| one.details.unit == "军人").filter_map(|one| one.no).take(1);
    let even = give(&uneven, &Command::SetAbsent { stage: 0, absent: absent.collect() });
    let round = give(&even, &propose).stages[0].proposal.clone().unwrap();
    assert_eq!((round.pairings.len(), round.bye.is_some()), (7, true));
}

/// 乐山 2025 and 大学生 2017: the sum of three ranks, equal teams by the best one.
#[test]
fn the_best_three_ranks_of_a_team() {
    let structure = template("totals");
    assert_eq!(template("totals_two_stages").totals, structure.totals);
    for seed in SEEDS {
        let division = played(&structure, &[4, 3, 5, 3, 2, 4, 3, 3, 4], seed);
        let (rows, members) = (table(&division), members(&division));
        for row in &rows {
            assert_eq!(row.value, sum_of_ranks(&members[&row.unit], 3));
            assert_eq!(row.rank.is_none(), members[&row.unit].len() < 3);
        }
        assert!(in_order(&rows, true));
        for two in
            rows.windows(2).filter(|two| two[0].rank.is_some() && two[0].value == two[1].value && two[1].rank.is_some())
        {
            assert!(members[&two[0].unit][0] <= members[&two[1].unit][0]);
        }
    }
}

/// 杭州公交 2021: the best three of a team, at least one of them a woman.
#[test]
fn hangzhou_buses_2021() {
    let structure = template("totals_woman");
    for seed in SEEDS {
        let division = played(&structure, &[4, 5, 3, 4, 6, 3, 4, 2, 5], seed);
        let is_woman = |no| division.by_no(no).unwrap().details.tags.iter().any(|tag| tag == "women");
        for row in table(&division).iter().filter(|row| row.rank.is_some()) {
            let counting: Vec<_> = row.members.iter().filter(|member| member.counts).collect();
            assert!(counting.len() == 3 && counting.iter().any(|member| is_woman(member.person.no)));
            let ranks = counting.iter().map(|member| i64::from(member.rank.unwrap())).sum();
            assert_eq!(row.value, Points::whole(ranks));
        }
        assert!(table(&division).iter().any(|row| row.unit == "八队" && row.rank.is_none()));
    }
}

/// World championships: the sum of two ranks.
#[test]
fn world_championships_by_teams() {
    let structure = Structure { totals: template("totals_final").totals, ..template("swiss_9") };
    for seed in SEEDS {
        let division = played(&structure, &[3, 2, 2, 4, 1, 3, 2, 3, 4, 5], seed);
        let (rows, members) = (table(&division), members(&division));
        assert!(in_order(&rows, true));
        for row in rows {
            assert_eq!((row.value, row.rank.is_none()), (sum_of_ranks(&members[&row.unit], 2), row.unit == "五队"));
        }
    }
}

/// The sum of the places of every unit over all stages, as the final places have them.
fn check_sums_of_places(division: &Division, rows: &[TotalsRow]) {
    let mut places: BTreeMap<String, Vec<i64>> = BTreeMap::new();
    for row in places_view(division).rows {
        places.entry(row.person.unit).or_default().push(i64::from(row.place.unwrap()));
    }
    for row in rows.iter().filter(|row| row.rank.is_some()) {
        let best: i64 = places[&row.unit].iter().take(2).sum();
        assert_eq!((&row.unit, row.value), (&row.unit, Points::whole(best)));
    }
}

/// Eight rounds and round 9, and a final that the second of the Swiss wins.
fn with_a_final(seed: u64) -> Division {
    played(&template("totals_final"), &[3, 2, 2, 4, 1, 3, 2, 3, 4, 5], seed)
}

/// World championships: the final counts in the ranks that are summed, also where the table is shown in the final.
#[test]
fn the_final_counts_in_the_sum_of_ranks() {
    let mut parted = 0;
    for seed in SEEDS {
        let division = with_a_final(seed);
        let by_points = totals_view(&division, 0, 8).remove(0).rows;
        check_sums_of_places(&division, &table(&division));
        check_sums_of_places(&division, &totals_view(&division, 1, u32::MAX).remove(0).rows);
        let by_the_swiss: Vec<Points> = by_points.iter().map(|row| row.value).collect();
        parted += u32::from(by_the_swiss != table(&division).iter().map(|row| row.value).collect::<Vec<_>>());
        for row in by_points.iter().filter(|row| row.rank.is_some()) {
            let mut ranks: Vec<i64> = ranking::standings(&division, 0, 8)
                .iter()
                .filter(|line| division.by_no(line.no).unwrap().details.unit == row.unit)
                .map(|line| i64::from(line.rank.unwrap()))
                .collect();
            ranks.truncate(2);
            assert_eq!(row.value, Points::whole(ranks.iter().sum()), "a table of an earlier round keeps its ranks");
        }
    }
    assert!(parted > 0);
}

/// While the final is open its two stand on the first two places, in the order of the Swiss.
#[test]
fn an_open_final_keeps_its_two_places_in_the_order_of_the_swiss() {
    for seed in SEEDS {
        let mut division = with_a_final(seed);
        let two = division.nos_of(1);
        assert!(!totals_view(&division, 0, u32::MAX)[0].open);
        for pairing in &mut division.stages[1].rounds[0].pairings {
            pairing.result = GameResult::Unfinished;
            pairing.games.clear();
        }
        assert!(totals_view(&division, 0, u32::MAX)[0].open);
        let first = |no| ranking::standings(&division, 0, 8).iter().position(|line| line.no == no).unwrap();
        let mut in_order = two.clone();
        in_order.sort_by_key(|no| first(*no));
        let members: BTreeMap<_, _> = table(&division)
            .into_iter()
            .flat_map(|row| row.members)
            .map(|member| (member.person.no, member.rank))
            .collect();
        assert_eq!([members[&in_order[0]], members[&in_order[1]]], [Some(1), Some(2)]);
        assert!(members.values().filter(|rank| rank.is_some_and(|rank| rank < 3)).count() == 2);
    }
}

/// Points stay those of the stage.
#[test]
fn the_final_does_not_count_in_the_sum_of_points() {
    for seed in SEEDS {
        let mut division = with_a_final(seed);
        division.totals[0] =
            TeamTotals { value: TotalValue::PointSum, best: None, at_least: 0, ..division.totals[0].clone() };
        let standings = shared::view::standings::standings_view(&division, 0, u32::MAX);
        for row in table(&division) {
            let own = standings.rows.iter().filter(|line| line.person.unit == row.unit);
            assert_eq!(row.value, own.map(|line| line.points).sum());
        }
    }
}

/// 沛县 2014: a guest plays for themselves and counts for no team, however well they do.
#[test]
fn a_guest_of_a_team_does_not_count_for_it() {
    let mut entrants: Vec<_> = ["一队", "二队", "三队"].into_iter().flat_map(|unit| people(unit, 4, 0)).collect();
    for guest in entrants.iter_mut().step_by(4) {
        guest.tags.push("外援".to_owned());
    }
    for seed in SEEDS {
        let division = to_the_end(&with_people(&template("totals"), entrants.clone(), seed), seed);
        let is_guest = |no| division.by_no(no).unwrap().details.tags.iter().any(|tag| tag == "外援");
        for row in table(&division) {
            assert_eq!(row.members.len(), 3);
            assert!(row.members.iter().all(|member| member.counts && !is_guest(member.person.no)));
        }
        assert!(ranking::standings(&division, 0, u32::MAX).iter().any(|line| is_guest(line.no) && line.rank.is_some()));
    }
}
