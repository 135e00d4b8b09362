//! Keeps a perfect matching of least cost while pairs are fixed one after another, each only if the least cost can
//! still be reached.

use super::instance::Instance;
use super::weighted::{Optimum, SCALE, Start, solve};

/// A least-cost perfect matching of an instance in which more and more pairs are fixed.
pub(crate) struct Keeper<'a> {
    instance: &'a Instance,
    mate: Vec<usize>,
    /// Labels that no edge undercuts, the weights of odd sets shared out among their members.
    label: Vec<i128>,
    fixed: Vec<bool>,
    /// The cost of the pairs that are not fixed yet.
    open_cost: i128,
}

impl<'a> Keeper<'a> {
    /// `None` where the instance has no perfect matching.
    pub(crate) fn new(instance: &'a Instance) -> Option<Self> {
        let n = instance.len();
        let optimum = solve(n, |u, v| instance.cost(u, v), Start::blank(n))?;
        let mut keeper =
            Self { instance, label: shared_out(&optimum), mate: optimum.mate, fixed: vec![false; n], open_cost: 0 };
        keeper.open_cost = (0..n).filter(|&v| v < keeper.mate[v]).map(|v| keeper.cost(v, keeper.mate[v])).sum();
        Some(keeper)
    }

    /// The cost of a pair known to be possible.
    fn cost(&self, u: usize, v: usize) -> i128 {
        self.instance.cost(u, v).unwrap_or(i128::MAX / 4)
    }

    /// Least cost of all pairs not fixed yet.
    pub(crate) fn open_cost(&self) -> i128 {
        self.open_cost
    }

    /// Fixes the pair if a matching of least cost has it.
    pub(crate) fn fix(&mut self, u: usize, v: usize) -> bool {
        if !self.instance.joins(u, v) || self.fixed[u] || self.fixed[v] {
            return false;
        }
        if self.mate[u] != v && !self.exchange(u, v) && !self.rebuild(u, v) {
            return false;
        }
        self.fixed[u] = true;
        self.fixed[v] = true;
        self.open_cost -= self.cost(u, v);
        true
    }

    /// Pairs `u` with `v` and their partners with each other, if that costs no more.
    fn exchange(&mut self, u: usize, v: usize) -> bool {
        let (a, b) = (self.mate[u], self.mate[v]);
        let before = self.cost(u, a) + self.cost(v, b);
        match (self.instance.cost(u, v), self.instance.cost(a, b)) {
            (Some(one), Some(other)) if one + other <= before => {
                self.pair(u, v);
                self.pair(a, b);
                true
            }
            _ => false,
        }
    }

    fn pair(&mut self, u: usize, v: usize) {
        self.mate[u] = v;
        self.mate[v] = u;
    }

    fn rebuild(&mut self, u: usize, v: usize) -> bool {
        let Some((cost, pairs)) = self.with(u, v) else { return false };
        if cost > self.open_cost {
            return false;
        }
        self.pair(u, v);
        for (a, b) in pairs {
            self.pair(a, b);
        }
        true
    }

    /// Least cost of all pairs not fixed yet when `u` meets `v`; `None` where the others cannot all be paired.
    pub(crate) fn cost_with(&self, u: usize, v: usize) -> Option<i128> {
        self.with(u, v).map(|(cost, _)| cost)
    }

    fn with(&self, u: usize, v: usize) -> Option<(i128, Vec<(usize, usize)>)> {
        let own = self.instance.cost(u, v)?;
        let rest: Vec<usize> = (0..self.mate.len()).filter(|&x| x != u && x != v && !self.fixed[x]).collect();
        let mut place = vec![None; self.mate.len()];
        for (i, &x) in rest.iter().enumerate() {
            place[x] = Some(i);
        }
        let start = Start {
            label: rest.iter().map(|&x| self.label[x]).collect(),
            mate: rest.iter().map(|&x| place[self.mate[x]]).collect(),
        };
        let optimum = solve(rest.len(), |i, j| self.instance.cost(rest[i], rest[j]), start)?;
        let pairs: Vec<(usize, usize)> =
            (0..rest.len()).filter(|&i| i < optimum.mate[i]).map(|i| (rest[i], rest[optimum.mate[i]])).collect();
        let cost = own + pairs.iter().map(|&(a, b)| self.cost(a, b)).sum::<i128>();
        Some((cost, pairs))
    }
}

/// Labels without odd sets that no edge undercuts: each member takes half of its sets' weights.
fn shared_out(optimum: &Optimum) -> Vec<i128> {
    let mut label = optimum.label.clone();
    for (weight, members) in &optimum.odd_sets {
        for &v in members {
            label[v] -= weight / 2;
        }
    }
    debug_assert_eq!(label.iter().find(|label| *label % 2 != 0), None, "labels stay at multiples of 2, {SCALE}");
    label
}
