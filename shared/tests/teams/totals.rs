//! 队员总分: every variant, beside the individual standings.

use std::collections::BTreeMap;

use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::id::No;
use shared::points::Points;
use shared::ranking::standings;
use shared::result::GameResult;
use shared::simulate::{SimulateOptions, simulate};
use shared::stage::RuleEdition;
use shared::team::{TeamTotals, TotalTie, TotalValue};
use shared::view::team::{TotalsRow, totals_view};

use TotalTie::{BestRank, Buchholz, Fouls, LastRoundBackwards, SecondBestRank};

fn totals(value: TotalValue, best: Option<u32>) -> TeamTotals {
    TeamTotals { name: "团体".into(), value, best, at_least: 0, women: 0, ties: Vec::new() }
}

/// 80 people of 20 teams, a 7-round Swiss that is over; every fourth is a woman.
fn eighty(table: TeamTotals) -> Division {
    let mut division = simulate(&SimulateOptions { units: 20, ..SimulateOptions::swiss(80, 7, 3) });
    for (entrant, place) in division.entrants.iter_mut().zip(0..) {
        entrant.details.unit = format!("第 {} 队", place % 20 + 1);
        entrant.details.tags = if place / 20 == 3 { vec!["women".to_owned()] } else { Vec::new() };
    }
    division.totals = vec![table];
    division
}

fn table(division: &Division) -> Vec<TotalsRow> {
    totals_view(division, 0, u32::MAX)[0].rows.clone()
}

fn row(division: &Division, unit: &str) -> TotalsRow {
    table(division).into_iter().find(|row| row.unit == unit).unwrap()
}

fn ranks_of_units(division: &Division) -> BTreeMap<String, Vec<u32>> {
    let mut units: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    for line in standings(division, 0, u32::MAX) {
        let unit = division.by_no(line.no).unwrap().details.unit.clone();
        units.entry(unit).or_default().push(line.rank.unwrap());
    }
    units
}

fn whole(points: Points) -> i64 {
    points.quarters() / 4
}

/// The sum of ranks of every unit, reckoned by hand.
fn check_rank_sums(division: &Division) {
    let by_hand = ranks_of_units(division);
    let rows = table(division);
    assert_eq!(rows.len(), 20);
    for row in &rows {
        assert_eq!(whole(row.value), by_hand[&row.unit].iter().map(|rank| i64::from(*rank)).sum::<i64>());
    }
    assert!(rows.windows(2).all(|pair| pair[0].value <= pair[1].value && pair[0].rank <= pair[1].rank));
}

#[test]
fn f03_the_team_table_follows_a_corrected_result_at_once_14_8() {
    let ties = vec![BestRank];
    let division = eighty(TeamTotals { ties, ..totals(TotalValue::RankSum, None) });
    check_rank_sums(&division);
    let pairing = division.stages[0].rounds[6].pairings.iter().find(|p| p.result == GameResult::FirstWins).unwrap();
    let corrected = Command::SetResult {
        stage: 0,
        round: 7,
        board: pairing.board,
        seen: pairing.version,
        result: GameResult::SecondWins,
        fouls: pairing.fouls,
        penalties: pairing.penalties.clone(),
        later: None,
    };
    let after = decide(&division, &corrected).unwrap();
    check_rank_sums(&after);
    assert_ne!(table(&division), table(&after));
}

#[test]
fn the_books_part_equal_sums_by_ranks_14_8_and_15_5() {
    let ties = |rules| TeamTotals::of_book(rules, "团体").ties;
    assert_eq!(ties(RuleEdition::Cxa2011), [BestRank]);
    assert_eq!(ties(RuleEdition::Cxa1999), [BestRank, SecondBestRank, Fouls]);
}

#[test]
fn equal_sums_are_parted_by_the_best_rank_and_shared_without_one() {
    let sums = |ties| table(&eighty(TeamTotals { ties, ..totals(TotalValue::RankSum, None) }));
    for pair in sums(vec![BestRank]).windows(2).filter(|pair| pair[0].value == pair[1].value) {
        assert!(pair[0].ties[0] <= pair[1].ties[0]);
    }
    for pair in sums(Vec::new()).windows(2) {
        assert_eq!(pair[0].value == pair[1].value, pair[0].rank == pair[1].rank);
    }
}

#[test]
fn the_best_n_count_and_the_others_are_shown() {
    let division = eighty(totals(TotalValue::RankSum, Some(3)));
    for (unit, mut ranks) in ranks_of_units(&division) {
        ranks.sort_unstable();
        let row = row(&division, &unit);
        assert_eq!(whole(row.value), ranks[..3].iter().map(|rank| i64::from(*rank)).sum::<i64>());
        assert_eq!(row.members.iter().map(|member| member.counts).collect::<Vec<_>>(), [true, true, true, false]);
    }
}

#[test]
fn the_first_has_no_rank_score_and_the_second_two() {
    let division = eighty(totals(TotalValue::RankScores, Some(1)));
    let value = |rank: u32| {
        let row = table(&division).into_iter().find(|row| row.members[0].rank == Some(rank)).unwrap();
        whole(row.value)
    };
    assert_eq!((value(1), value(2)), (0, 2));
}

#[test]
fn sums_of_points_are_better_when_they_are_more() {
    let rows = table(&eighty(totals(TotalValue::PointSum, Some(2))));
    assert!(rows.windows(2).all(|pair| pair[0].value >= pair[1].value));
    for row in rows {
        let mut points: Vec<Points> = row.members.iter().map(|member| member.points).collect();
        points.sort_unstable();
        assert_eq!(row.value, points.into_iter().rev().take(2).sum());
    }
}

#[test]
fn one_woman_counts_also_where_three_men_stand_better() {
    let division = eighty(TeamTotals { women: 1, ..totals(TotalValue::RankSum, Some(3)) });
    for row in table(&division) {
        let counting: Vec<No> =
            row.members.iter().filter(|member| member.counts).map(|member| member.person.no).collect();
        let is_woman = |no: &&No| !division.by_no(**no).unwrap().details.tags.is_empty();
        let man_ranks: Vec<u32> =
            row.members.iter().filter(|m| !is_woman(&&m.person.no)).filter_map(|m| m.rank).collect();
        assert_eq!((counting.len(), counting.iter().filter(is_woman).count()), (3, 1));
        let woman = row.members.iter().find(|member| is_woman(&&member.person.no)).unwrap().rank.unwrap();
        assert_eq!(whole(row.value), i64::from(woman + man_ranks[0] + man_ranks[1]));
    }
}

#[test]
fn a_unit_short_of_members_or_women_is_listed_last_and_told_why() {
    let mut division = eighty(TeamTotals { at_least: 4, women: 1, ..totals(TotalValue::PointSum, None) });
    let of_first = |division: &Division, woman: bool| {
        let own = division
            .entrants
            .iter()
            .position(|entrant| entrant.details.unit == "第 1 队" && entrant.details.tags.is_empty() != woman);
        own.unwrap()
    };
    let man = of_first(&division, false);
    division.entrants[man].details.guest = true;
    let rows = table(&division);
    let last = rows.last().unwrap();
    assert_eq!((last.unit.as_str(), last.rank), ("第 1 队", None));
    assert_eq!(last.short, "有名次的队员 3 人，须满 4 人");
    let woman = of_first(&division, true);
    division.entrants[woman].details.tags.clear();
    assert_eq!(row(&division, "第 1 队").short, "有名次的队员 3 人，须满 4 人；女队员 0 人，须满 1 人");
    assert!(rows[..19].iter().all(|row| row.rank.is_some() && row.short.is_empty()));
}

#[test]
fn a_unit_with_fewer_than_the_best_n_has_no_better_sum_of_ranks() {
    let mut division = eighty(totals(TotalValue::RankSum, Some(4)));
    let leader = standings(&division, 0, u32::MAX)[79].no;
    let last = division.entrants.iter_mut().find(|entrant| entrant.no == Some(leader)).unwrap();
    let unit = std::mem::take(&mut last.details.unit);
    assert_eq!(row(&division, &unit).rank, None);
}

#[test]
fn every_tie_break_looks_at_those_who_count() {
    let ties = vec![BestRank, SecondBestRank, Fouls, LastRoundBackwards, Buchholz];
    let division = eighty(TeamTotals { ties, ..totals(TotalValue::PointSum, Some(2)) });
    let before: BTreeMap<No, Points> = {
        let view = shared::view::standings::standings_view(&division, 0, 6);
        view.rows.iter().map(|row| (row.person.no, row.points)).collect()
    };
    for row in table(&division) {
        let counting: Vec<_> = row.members.iter().filter(|member| member.counts).collect();
        let mut ranks: Vec<i64> = counting.iter().map(|member| i64::from(member.rank.unwrap())).collect();
        ranks.sort_unstable();
        assert_eq!([whole(row.ties[0]), whole(row.ties[1])], [ranks[0], ranks[1]]);
        assert_eq!(row.ties[3], counting.iter().map(|member| before[&member.person.no]).sum());
    }
}

#[test]
fn sums_without_the_last_round_part_equal_teams_backwards() {
    let ties = vec![LastRoundBackwards];
    let division = eighty(TeamTotals { ties, ..totals(TotalValue::PointSum, Some(2)) });
    let rows = table(&division);
    for pair in rows.windows(2).filter(|pair| pair[0].value == pair[1].value) {
        assert!(pair[0].ties[0] >= pair[1].ties[0], "{pair:?}");
    }
}

#[test]
fn a_unit_of_which_nobody_is_ranked_has_no_rank() {
    let mut division = eighty(totals(TotalValue::RankSum, None));
    for entrant in division.entrants.iter_mut().filter(|entrant| entrant.details.unit == "第 1 队") {
        entrant.details.guest = true;
    }
    let row = row(&division, "第 1 队");
    assert_eq!((row.rank, row.short.as_str()), (None, "有名次的队员 0 人，须满 1 人"));
}
