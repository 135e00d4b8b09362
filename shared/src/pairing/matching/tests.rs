//! Matchings against every matching there is, on small graphs of chance.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::needless_range_loop)]

use super::cardinality::largest;
use super::weighted::{Optimum, SCALE, Start, solve};
use super::{Instance, Keeper, KindTable};
use crate::simulate::Dice;

type Costs = Vec<Vec<Option<i128>>>;

/// A graph of `n` vertices with about `density` in a thousand of its edges and costs below `limit`.
fn chance_costs(dice: &mut Dice, n: usize, density: u32, limit: u32) -> Costs {
    let mut costs = vec![vec![None; n]; n];
    for u in 0..n {
        for v in u + 1..n {
            let cost = dice.chance(density).then(|| i128::from(dice.below(limit)));
            costs[u][v] = cost;
            costs[v][u] = cost;
        }
    }
    costs
}

/// The most pairs, and the least cost of a perfect matching, by trying everything.
fn tried(costs: &Costs, left: &[usize]) -> (usize, Option<i128>) {
    let Some((&u, rest)) = left.split_first() else { return (0, Some(0)) };
    let (mut most, mut least) = (tried(costs, rest).0, None::<i128>);
    for &v in rest {
        if let Some(cost) = costs[u][v] {
            let others: Vec<usize> = rest.iter().copied().filter(|&x| x != v).collect();
            let (pairs, perfect) = tried(costs, &others);
            most = most.max(pairs + 1);
            if let Some(total) = perfect.map(|perfect| perfect + cost) {
                least = Some(least.map_or(total, |least| least.min(total)));
            }
        }
    }
    (most, least)
}

fn total(costs: &Costs, mate: &[usize]) -> i128 {
    (0..mate.len()).filter(|&v| v < mate[v]).map(|v| costs[v][mate[v]].unwrap()).sum()
}

/// Complementary slackness: the labels prove that no perfect matching costs less.
fn assert_proven(costs: &Costs, optimum: &Optimum) {
    let weight = |u: usize, v: usize| {
        let sets = optimum.odd_sets.iter().filter(|(_, set)| set.contains(&u) && set.contains(&v));
        sets.map(|(weight, _)| weight).sum::<i128>()
    };
    for u in 0..costs.len() {
        for v in u + 1..costs.len() {
            if let Some(cost) = costs[u][v] {
                let slack = cost * SCALE - optimum.label[u] - optimum.label[v] + weight(u, v);
                assert!(slack >= 0 && (optimum.mate[u] != v || slack == 0));
            }
        }
    }
    for (weight, set) in &optimum.odd_sets {
        assert!(*weight > 0 && set.len() % 2 == 1);
        assert_eq!(set.iter().filter(|&&v| !set.contains(&optimum.mate[v])).count(), 1);
    }
}

#[test]
fn a_perfect_matching_of_least_cost_is_found_and_proven() {
    let mut dice = Dice::new(1);
    for _ in 0..3000 {
        let n = 2 * (1 + dice.below(5)) as usize;
        let (density, limit) = (300 + dice.below(700), 1 + dice.below(6));
        let costs = chance_costs(&mut dice, n, density, limit);
        let all: Vec<usize> = (0..n).collect();
        let optimum = solve(n, |u, v| costs[u][v], Start::blank(n));
        assert_eq!(optimum.as_ref().map(|optimum| total(&costs, &optimum.mate)), tried(&costs, &all).1);
        if let Some(optimum) = optimum {
            assert_proven(&costs, &optimum);
        }
    }
}

#[test]
fn large_graphs_of_chance_are_proven_too() {
    let mut dice = Dice::new(2);
    for _ in 0..60 {
        let n = 2 * (10 + dice.below(40)) as usize;
        let (density, limit) = (60 + dice.below(900), 1 + dice.below(30));
        let costs = chance_costs(&mut dice, n, density, limit);
        match solve(n, |u, v| costs[u][v], Start::blank(n)) {
            Some(optimum) => assert_proven(&costs, &optimum),
            None => assert!(largest(n, |u, v| costs[u][v].is_some()).left_out() > 0),
        }
    }
}

#[test]
fn a_largest_matching_is_found_and_those_it_can_leave_out() {
    let mut dice = Dice::new(3);
    for _ in 0..2000 {
        let n = 1 + dice.below(9) as usize;
        let density = 100 + dice.below(600);
        let costs = chance_costs(&mut dice, n, density, 1);
        let found = largest(n, |u, v| costs[u][v].is_some());
        let all: Vec<usize> = (0..n).collect();
        let most = tried(&costs, &all).0;
        assert_eq!(n - found.left_out(), 2 * most);
        for v in 0..n {
            let without: Vec<usize> = all.iter().copied().filter(|&x| x != v).collect();
            assert_eq!(found.can_miss[v], tried(&costs, &without).0 == most, "{v} in {costs:?}");
        }
    }
}

/// An instance of chance with kinds, clubs and pairs kept apart.
fn chance_instance(dice: &mut Dice, n: usize, apart: u32) -> Instance {
    let kinds = 1 + dice.below(5) as usize;
    let limit = 1 + dice.below(4);
    let costs = chance_costs(dice, kinds + kinds, 900, limit);
    let mut instance = Instance {
        kind: (0..n).map(|_| dice.below(kinds as u32) as usize).collect(),
        table: KindTable::new(kinds, |a, b| costs[a][kinds + b]),
        apart: vec![Vec::new(); n],
        club: (0..n).map(|_| dice.chance(500).then(|| dice.below(4))).collect(),
        club_cost: i128::from(dice.below(4)),
    };
    for u in 0..n {
        for v in u + 1..n {
            if dice.chance(apart) {
                instance.apart[u].push(v);
                instance.apart[v].push(u);
            }
        }
    }
    instance.apart.iter_mut().for_each(|apart| apart.sort_unstable());
    instance
}

#[test]
fn a_pair_is_fixed_exactly_when_the_least_cost_can_still_be_reached() {
    let mut dice = Dice::new(4);
    for _ in 0..800 {
        let n = 2 * (1 + dice.below(5)) as usize;
        let apart = dice.below(500);
        let instance = chance_instance(&mut dice, n, apart);
        let costs: Costs = (0..n).map(|u| (0..n).map(|v| instance.cost(u, v)).collect()).collect();
        let mut left: Vec<usize> = (0..n).collect();
        let Some(mut keeper) = Keeper::new(&instance) else {
            assert_eq!(tried(&costs, &left).1, None);
            continue;
        };
        while let Some(&u) = left.first() {
            let least = tried(&costs, &left).1.unwrap();
            assert_eq!(keeper.open_cost(), least);
            let others = left[1..].to_vec();
            let taken = others.into_iter().find(|&v| {
                let rest: Vec<usize> = left.iter().copied().filter(|&x| x != u && x != v).collect();
                let with = costs[u][v].and_then(|own| Some(own + tried(&costs, &rest).1?));
                assert_eq!(keeper.judge_with(u, v, |cost| cost), with);
                let fixed = keeper.fix(u, v);
                assert_eq!(fixed, with == Some(least));
                fixed
            });
            left.retain(|&x| x != u && Some(x) != taken);
        }
    }
}

/// Least cost of the graph on `left`, searched from nothing.
fn searched(instance: &Instance, left: &[usize]) -> Option<i128> {
    let optimum = solve(left.len(), |a, b| instance.cost(left[a], left[b]), Start::blank(left.len()))?;
    let pairs = (0..left.len()).filter(|&a| a < optimum.mate[a]);
    Some(pairs.map(|a| instance.cost(left[a], left[optimum.mate[a]]).unwrap()).sum())
}

#[test]
fn a_pair_of_a_large_instance_is_fixed_exactly_when_a_search_from_nothing_says_so() {
    let mut dice = Dice::new(5);
    for _ in 0..40 {
        let n = 2 * (8 + dice.below(14)) as usize;
        let apart = dice.below(600);
        let instance = chance_instance(&mut dice, n, apart);
        let mut left: Vec<usize> = (0..n).collect();
        let Some(mut keeper) = Keeper::new(&instance) else {
            assert_eq!(searched(&instance, &left), None);
            continue;
        };
        while let Some(&u) = left.first() {
            let least = searched(&instance, &left).unwrap();
            let others = left[1..].to_vec();
            let taken = others.into_iter().find(|&v| {
                let rest: Vec<usize> = left.iter().copied().filter(|&x| x != u && x != v).collect();
                let with = instance.cost(u, v).and_then(|own| Some(own + searched(&instance, &rest)?));
                assert_eq!(keeper.judge_with(u, v, |cost| cost), with);
                let fixed = keeper.fix(u, v);
                assert_eq!(fixed, with == Some(least));
                fixed
            });
            left.retain(|&x| x != u && Some(x) != taken);
        }
    }
}
