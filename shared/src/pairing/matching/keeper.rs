//! Keeps a perfect matching of least cost while pairs are fixed one after another, each only if the least cost can
//! still be reached.

use super::instance::Instance;
use super::tight::Tight;
use super::transport::{Plan, plan};
use super::weighted::{Optimum, SCALE, Start, solve};

/// A least-cost perfect matching of an instance in which more and more pairs are fixed.
pub(crate) struct Keeper<'a> {
    instance: &'a Instance,
    proof: Proof<'a>,
    fixed: Vec<bool>,
    /// The cost of the pairs that are not fixed yet.
    open_cost: i128,
}

/// The matching kept, and the labels that prove its cost.
enum Proof<'a> {
    /// Labels alone prove it: which pairs a matching of least cost can have shows in the graph at the labels.
    Labels(Tight<'a>),
    /// Odd sets are needed as well, or the labels are too many kinds.
    OddSets(Optimum),
}

impl<'a> Keeper<'a> {
    /// `None` where the instance has no perfect matching.
    pub(crate) fn new(instance: &'a Instance) -> Option<Self> {
        if instance.len() % 2 == 1 {
            return None;
        }
        let proof = prove(instance)?;
        let mut keeper = Self { instance, proof, fixed: vec![false; instance.len()], open_cost: 0 };
        keeper.open_cost = keeper.open_pairs().map(|(u, v)| keeper.cost(u, v)).sum();
        Some(keeper)
    }

    fn mate(&self, v: usize) -> usize {
        match &self.proof {
            Proof::Labels(tight) => tight.mate(v).unwrap_or(v),
            Proof::OddSets(optimum) => optimum.mate[v],
        }
    }

    /// The pairs not fixed yet.
    fn open_pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        let open = (0..self.fixed.len()).filter(|&v| !self.fixed[v]);
        open.map(|v| (v, self.mate(v))).filter(|(v, mate)| v < mate)
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
        if self.fixed[u] || self.fixed[v] || !self.bring_together(u, v) {
            return false;
        }
        self.fixed[u] = true;
        self.fixed[v] = true;
        self.open_cost -= self.cost(u, v);
        if let Proof::Labels(tight) = &mut self.proof {
            tight.take_out(u, v);
        }
        true
    }

    fn bring_together(&mut self, u: usize, v: usize) -> bool {
        match &mut self.proof {
            Proof::Labels(tight) => tight.bring_together(u, v),
            Proof::OddSets(optimum) if optimum.mate[u] == v => true,
            Proof::OddSets(optimum) if !at_labels(self.instance, optimum, u, v) => false,
            Proof::OddSets(_) => self.exchange(u, v) || self.rebuild(u, v),
        }
    }

    /// Pairs `u` with `v` and their partners with each other, if that costs no more.
    fn exchange(&mut self, u: usize, v: usize) -> bool {
        let (a, b) = (self.mate(u), self.mate(v));
        let before = self.cost(u, a) + self.cost(v, b);
        match (self.instance.cost(u, v), self.instance.cost(a, b)) {
            (Some(one), Some(other)) if one + other <= before => {
                self.keep(&[(u, v), (a, b)]);
                true
            }
            _ => false,
        }
    }

    fn keep(&mut self, pairs: &[(usize, usize)]) {
        if let Proof::OddSets(optimum) = &mut self.proof {
            for &(u, v) in pairs {
                optimum.mate[u] = v;
                optimum.mate[v] = u;
            }
        }
    }

    fn rebuild(&mut self, u: usize, v: usize) -> bool {
        match self.with(u, v) {
            Some((cost, mut pairs)) if cost == self.open_cost => {
                pairs.push((u, v));
                self.keep(&pairs);
                true
            }
            _ => false,
        }
    }

    /// What `judge` says of the least cost of all pairs not fixed yet when `u` meets `v`; `None` where the others
    /// cannot all be paired. `judge` must not say the same of two costs and another of one between them.
    pub(crate) fn judge_with<J: PartialEq>(&self, u: usize, v: usize, judge: impl Fn(i128) -> J) -> Option<J> {
        let least = judge(self.cost_at_least(u, v)?);
        if self.costs_at_most(u, v).any(|most| judge(most) == least) {
            return Some(least);
        }
        self.with(u, v).map(|(cost, _)| judge(cost))
    }

    /// A bound below, by the labels; `None` if they prove that the others cannot all be paired.
    fn cost_at_least(&self, u: usize, v: usize) -> Option<i128> {
        let cost = self.instance.cost(u, v)?;
        let above = match &self.proof {
            Proof::Labels(tight) => {
                cost * SCALE - tight.labels()[u] - tight.labels()[v] + tight.least_way(self.mate(u), self.mate(v))?
            }
            Proof::OddSets(_) => 0,
        };
        Some(self.open_cost + (above + SCALE - 1).div_euclid(SCALE))
    }

    /// Bounds above: the partners of both meet each other, or another pair is parted for them.
    fn costs_at_most(&self, u: usize, v: usize) -> impl Iterator<Item = i128> {
        let (a, b) = (self.mate(u), self.mate(v));
        let rest = self.open_cost + self.cost(u, v) - self.cost(u, a) - self.cost(v, b);
        let through = move |x: usize, y: usize| {
            Some(rest + self.instance.cost(a, x)? + self.instance.cost(b, y)? - self.cost(x, y))
        };
        let others = self.open_pairs().filter(move |&(x, y)| ![x, y].iter().any(|z| [u, v, a, b].contains(z)));
        let direct = self.instance.cost(a, b).map(|cost| rest + cost);
        direct.into_iter().chain(others.flat_map(move |(x, y)| [through(x, y), through(y, x)]).flatten())
    }

    /// Least cost with the pair, and the other pairs of it.
    fn with(&self, u: usize, v: usize) -> Option<(i128, Vec<(usize, usize)>)> {
        let own = self.instance.cost(u, v)?;
        let rest: Vec<usize> = (0..self.fixed.len()).filter(|&x| x != u && x != v && !self.fixed[x]).collect();
        let mut place = vec![None; self.fixed.len()];
        for (i, &x) in rest.iter().enumerate() {
            place[x] = Some(i);
        }
        let label = self.lone_labels();
        let start = Start {
            label: rest.iter().map(|&x| label[x]).collect(),
            mate: rest.iter().map(|&x| place[self.mate(x)]).collect(),
        };
        let optimum = solve(rest.len(), |i, j| self.instance.cost(rest[i], rest[j]), start)?;
        let pairs: Vec<(usize, usize)> =
            (0..rest.len()).filter(|&i| i < optimum.mate[i]).map(|i| (rest[i], rest[optimum.mate[i]])).collect();
        let cost = own + pairs.iter().map(|&(a, b)| self.cost(a, b)).sum::<i128>();
        Some((cost, pairs))
    }

    /// Labels without odd sets that no edge undercuts: each member takes half of its sets' weights.
    fn lone_labels(&self) -> Vec<i128> {
        match &self.proof {
            Proof::Labels(tight) => tight.labels().to_vec(),
            Proof::OddSets(optimum) => {
                let mut label = optimum.label.clone();
                for (weight, members) in &optimum.odd_sets {
                    for &v in members {
                        label[v] -= weight / 2;
                    }
                }
                label
            }
        }
    }
}

/// Whether an edge is at its labels and odd sets, as every edge of every matching of least cost is.
fn at_labels(instance: &Instance, optimum: &Optimum, u: usize, v: usize) -> bool {
    let around = optimum.odd_sets.iter().filter(|(_, set)| set.contains(&u) && set.contains(&v));
    let weight: i128 = around.map(|(weight, _)| weight).sum();
    instance.cost(u, v).is_some_and(|cost| cost * SCALE - optimum.label[u] - optimum.label[v] + weight == 0)
}

/// A perfect matching of least cost with its proof: by the labels of whole kinds if they are enough, else by those of
/// single vertices.
fn prove(instance: &Instance) -> Option<Proof<'_>> {
    let plan = plan(instance)?;
    let label: Vec<i128> = instance.kind.iter().map(|&kind| plan.label[kind]).collect();
    let mate = carried_out(instance, &plan);
    let Some(mut tight) = Tight::new(instance, label.clone(), &mate) else {
        return search(instance, Start { label, mate });
    };
    if tight.fill() {
        return Some(Proof::Labels(tight));
    }
    search(instance, Start { label, mate: tight.mates().to_vec() })
}

fn search(instance: &Instance, start: Start) -> Option<Proof<'_>> {
    let optimum = solve(instance.len(), |u, v| instance.cost(u, v), start)?;
    if optimum.odd_sets.is_empty() {
        let mate: Vec<Option<usize>> = optimum.mate.iter().copied().map(Some).collect();
        if let Some(tight) = Tight::new(instance, optimum.label.clone(), &mate) {
            return Some(Proof::Labels(tight));
        }
    }
    Some(Proof::OddSets(optimum))
}

/// Partners as the plan for the kinds has them, as far as nobody is kept apart.
fn carried_out(instance: &Instance, plan: &Plan) -> Vec<Option<usize>> {
    let kinds = plan.label.len();
    let mut free = vec![Vec::new(); kinds];
    for v in (0..instance.len()).rev() {
        free[instance.kind[v]].push(v);
    }
    let mut mate = vec![None; instance.len()];
    for a in 0..kinds {
        for b in a..kinds {
            for _ in 0..(plan.flow[a][b] + plan.flow[b][a]) / if a == b { 4 } else { 2 } {
                pair_one(instance, a, b, &mut free, &mut mate);
            }
        }
    }
    mate
}

/// Pairs the next of kind `a` with one of the next few of kind `b`.
fn pair_one(instance: &Instance, a: usize, b: usize, free: &mut [Vec<usize>], mate: &mut [Option<usize>]) {
    let Some(u) = free[a].pop() else { return };
    let fits = |&v: &usize| instance.joins(u, v) && !(instance.club_cost > 0 && instance.same_club(u, v));
    if let Some(at) = free[b].iter().rposition(fits) {
        let v = free[b].remove(at);
        mate[u] = Some(v);
        mate[v] = Some(u);
    }
}
