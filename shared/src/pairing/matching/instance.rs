//! A graph whose costs depend on the kinds of two vertices, except for pairs kept apart and pairs of one club.

/// What a pair of two kinds costs; `None` where two kinds are never paired.
#[derive(Clone, Debug)]
pub(crate) struct KindTable {
    kinds: usize,
    costs: Vec<Option<i128>>,
}

impl KindTable {
    /// The table of `kinds` kinds with the cost of each pair of them. Costs are not negative.
    pub(crate) fn new(kinds: usize, cost: impl Fn(usize, usize) -> Option<i128>) -> Self {
        let mut costs = vec![None; kinds * kinds];
        for a in 0..kinds {
            for b in a..kinds {
                let cost = cost(a, b);
                costs[a * kinds + b] = cost;
                costs[b * kinds + a] = cost;
            }
        }
        Self { kinds, costs }
    }

    /// What a pair of these kinds costs.
    pub(crate) fn cost(&self, a: usize, b: usize) -> Option<i128> {
        self.costs[a * self.kinds + b]
    }
}

/// A graph in which a perfect matching of least cost is sought. Its size is that of its vertices and the pairs
/// kept apart, never that of its edges.
#[derive(Clone, Debug)]
pub(crate) struct Instance {
    /// The kind of each vertex.
    pub(crate) kind: Vec<usize>,
    /// What pairs of kinds cost.
    pub(crate) table: KindTable,
    /// For each vertex those it cannot be paired with, in ascending order.
    pub(crate) apart: Vec<Vec<usize>>,
    /// The club of each vertex, if it has one.
    pub(crate) club: Vec<Option<u32>>,
    /// What a pair of one club costs in addition.
    pub(crate) club_cost: i128,
}

impl Instance {
    /// How many vertices there are.
    pub(crate) fn len(&self) -> usize {
        self.kind.len()
    }

    /// Whether the two are of one club.
    pub(crate) fn same_club(&self, u: usize, v: usize) -> bool {
        self.club[u].is_some() && self.club[u] == self.club[v]
    }

    /// Whether the two can be paired at all.
    pub(crate) fn joins(&self, u: usize, v: usize) -> bool {
        u != v && self.table.cost(self.kind[u], self.kind[v]).is_some() && self.apart[u].binary_search(&v).is_err()
    }

    /// What the pair costs, `None` where the two cannot be paired.
    pub(crate) fn cost(&self, u: usize, v: usize) -> Option<i128> {
        let cost = self.table.cost(self.kind[u], self.kind[v])?;
        if u == v || self.apart[u].binary_search(&v).is_ok() {
            return None;
        }
        Some(if self.club_cost > 0 && self.same_club(u, v) { cost + self.club_cost } else { cost })
    }
}
