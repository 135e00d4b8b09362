//! A perfect matching of least cost in a general graph: Edmonds' blossoms with dual labels, grown from every
//! exposed vertex at once. Each pair gained takes O(n²).
//!
//! Labels are kept at [`SCALE`] times a cost. A label a caller gives must be a multiple of 2, and every label that
//! comes out of a search whose start was at multiples of 4 is one: so a second search can start from the labels of
//! a first, and half of a slack between two outer vertices is always whole.

mod blossom;

/// Labels are this many times a cost.
pub(crate) const SCALE: i128 = 8;

const NONE: usize = usize::MAX;

/// A perfect matching of least cost and the labels that prove it.
#[derive(Clone, Debug)]
pub(crate) struct Optimum {
    /// The partner of each vertex.
    pub(crate) mate: Vec<usize>,
    /// The label of each vertex: no edge costs less than its two labels, except inside an odd set.
    pub(crate) label: Vec<i128>,
    /// Sets of an odd number of vertices with their weight, above zero.
    pub(crate) odd_sets: Vec<(i128, Vec<usize>)>,
}

/// Where a search starts: labels that no edge undercuts, and pairs, of which those at their labels are kept.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    /// A label for each vertex.
    pub(crate) label: Vec<i128>,
    /// A partner for some vertices.
    pub(crate) mate: Vec<Option<usize>>,
}

impl Start {
    /// Nothing known: right where no cost is below zero.
    #[cfg(test)]
    pub(crate) fn blank(n: usize) -> Self {
        Self { label: vec![0; n], mate: vec![None; n] }
    }
}

/// A perfect matching of least cost, `None` where there is no perfect matching.
pub(crate) fn solve<C>(n: usize, cost: C, start: Start) -> Option<Optimum>
where
    C: Fn(usize, usize) -> Option<i128>,
{
    if n % 2 == 1 {
        return None;
    }
    let mut search = Search::new(n, cost, start);
    while search.exposed() {
        if !search.stage() {
            return None;
        }
    }
    Some(search.finish())
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Not in a tree.
    Away,
    /// At an even distance from the root of its tree.
    Outer,
    /// At an odd distance.
    Inner,
}

type Edge = (usize, usize);

/// Nodes are vertices `0..n` and blossoms from `n` on.
struct Search<C> {
    n: usize,
    cost: C,
    /// Labels of vertices, weights of blossoms.
    label: Vec<i128>,
    /// The vertex at the other end of a node's matched edge.
    mate: Vec<usize>,
    /// The outermost blossom around a node, the node itself if none; `NONE` for a blossom that is not in use.
    top: Vec<usize>,
    /// The blossom directly around a node.
    around: Vec<usize>,
    /// The outer vertex from which an inner node was reached.
    from: Vec<usize>,
    state: Vec<State>,
    /// The edge of least slack from an outer vertex to each outermost node.
    slack: Vec<Option<Edge>>,
    /// The nodes of a blossom's odd cycle, its base first.
    cycle: Vec<Vec<usize>>,
    /// For each blossom the edge of least slack to every other node.
    near: Vec<Vec<Option<Edge>>>,
    queue: Vec<usize>,
    stamp: Vec<u64>,
    stamps: u64,
}

impl<C> Search<C>
where
    C: Fn(usize, usize) -> Option<i128>,
{
    fn new(n: usize, cost: C, start: Start) -> Self {
        let mut search = Self {
            n,
            cost,
            label: start.label,
            mate: vec![NONE; n],
            top: (0..n).collect(),
            around: vec![NONE; n],
            from: vec![NONE; n],
            state: vec![State::Away; n],
            slack: vec![None; n],
            cycle: vec![Vec::new(); n],
            near: vec![Vec::new(); n],
            queue: Vec::new(),
            stamp: vec![0; n],
            stamps: 0,
        };
        search.keep_tight(&start.mate);
        search.pair_tight();
        search
    }

    fn keep_tight(&mut self, mate: &[Option<usize>]) {
        for u in 0..self.n {
            if let Some(v) = mate[u]
                && u < v
                && mate[v] == Some(u)
                && self.delta((u, v)) == Some(0)
            {
                self.mate[u] = v;
                self.mate[v] = u;
            }
        }
    }

    /// Pairs exposed vertices greedily where an edge is at its labels.
    fn pair_tight(&mut self) {
        for u in 0..self.n {
            if self.mate[u] != NONE {
                continue;
            }
            let free = (u + 1..self.n).find(|&v| self.mate[v] == NONE && self.delta((u, v)) == Some(0));
            if let Some(v) = free {
                self.mate[u] = v;
                self.mate[v] = u;
            }
        }
    }

    fn exposed(&self) -> bool {
        self.mate[..self.n].contains(&NONE)
    }

    /// How far an edge is above its labels.
    fn delta(&self, (u, v): Edge) -> Option<i128> {
        Some((self.cost)(u, v)? * SCALE - self.label[u] - self.label[v])
    }

    /// The edge of least slack between two nodes, its first end in `a`.
    fn edge(&self, a: usize, b: usize) -> Option<Edge> {
        if a < self.n && b < self.n {
            (self.cost)(a, b).map(|_| (a, b))
        } else if a > b {
            self.near[a][b]
        } else {
            self.near[b][a].map(|(u, v)| (v, u))
        }
    }

    fn less(&self, edge: Edge, than: Option<Edge>) -> bool {
        match (self.delta(edge), than.and_then(|than| self.delta(than))) {
            (Some(new), Some(old)) => new < old,
            (Some(_), None) => true,
            (None, _) => false,
        }
    }

    fn seek_slack(&mut self, x: usize) {
        let mut best = None;
        for u in 0..self.n {
            if self.top[u] != x
                && self.state[self.top[u]] == State::Outer
                && let Some(edge) = self.edge(u, x)
                && self.less(edge, best)
            {
                best = Some(edge);
            }
        }
        self.slack[x] = best;
    }

    fn augment(&mut self, mut a: usize, mut b: usize) {
        loop {
            let mate = self.mate[a];
            self.set_mate(a, b);
            if mate == NONE {
                return;
            }
            let inner = self.top[mate];
            let outer = self.top[self.from[inner]];
            self.set_mate(inner, outer);
            a = outer;
            b = inner;
        }
    }

    /// The node at which the ways of two outer nodes to their roots meet; `None` in two trees.
    fn meeting(&mut self, a: usize, b: usize) -> Option<usize> {
        self.stamps += 1;
        let (mut a, mut b) = (Some(a), Some(b));
        while a.is_some() || b.is_some() {
            if let Some(x) = a {
                if self.stamp[x] == self.stamps {
                    return Some(x);
                }
                self.stamp[x] = self.stamps;
                a = self.outer_before(x);
            }
            std::mem::swap(&mut a, &mut b);
        }
        None
    }

    fn outer_before(&self, outer: usize) -> Option<usize> {
        let mate = self.mate[outer];
        (mate != NONE).then(|| self.top[self.from[self.top[mate]]])
    }

    /// Follows an edge at its labels out of an outer vertex. True once a way between two trees is augmented.
    fn follow(&mut self, (u, v): Edge) -> bool {
        let (a, b) = (self.top[u], self.top[v]);
        match self.state[b] {
            State::Inner => false,
            State::Away => {
                self.from[b] = u;
                self.state[b] = State::Inner;
                let mate = self.top[self.mate[b]];
                self.slack[b] = None;
                self.slack[mate] = None;
                self.state[mate] = State::Outer;
                self.enqueue(mate);
                false
            }
            State::Outer => {
                if let Some(base) = self.meeting(a, b) {
                    self.add_blossom(a, base, b);
                    return false;
                }
                self.augment(a, b);
                self.augment(b, a);
                true
            }
        }
    }

    /// Gains one pair, or answers false: there is no perfect matching.
    fn stage(&mut self) -> bool {
        self.plant();
        loop {
            if self.scan() {
                return true;
            }
            let Some(step) = self.step() else { return false };
            self.relabel(step);
            if self.follow_slack() {
                return true;
            }
            for b in self.n..self.top.len() {
                if self.top[b] == b && self.state[b] == State::Inner && self.label[b] == 0 {
                    self.expand(b);
                }
            }
        }
    }

    fn plant(&mut self) {
        self.queue.clear();
        self.state.fill(State::Away);
        self.slack.fill(None);
        for x in 0..self.top.len() {
            if self.top[x] == x && self.mate[x] == NONE {
                self.from[x] = NONE;
                self.state[x] = State::Outer;
                self.enqueue(x);
            }
        }
    }

    fn scan(&mut self) -> bool {
        let mut next = 0;
        while next < self.queue.len() {
            let u = self.queue[next];
            next += 1;
            for v in 0..self.n {
                if self.top[u] == self.top[v] || self.state[self.top[v]] == State::Inner {
                    continue;
                }
                let Some(delta) = self.delta((u, v)) else { continue };
                if delta == 0 {
                    if self.follow((u, v)) {
                        return true;
                    }
                } else if self.less((u, v), self.slack[self.top[v]]) {
                    self.slack[self.top[v]] = Some((u, v));
                }
            }
        }
        self.queue.clear();
        false
    }

    /// How far the labels can move before something happens.
    fn step(&self) -> Option<i128> {
        let mut step: Option<i128> = None;
        for x in 0..self.top.len() {
            if self.top[x] != x {
                continue;
            }
            let slack = self.slack[x].and_then(|edge| self.delta(edge));
            let limit = match self.state[x] {
                State::Inner => (x >= self.n).then(|| self.label[x] / 2),
                State::Away => slack,
                State::Outer => slack.map(|slack| slack / 2),
            };
            step = match (step, limit) {
                (Some(step), Some(limit)) => Some(step.min(limit)),
                (step, limit) => step.or(limit),
            };
        }
        step
    }

    fn relabel(&mut self, step: i128) {
        for x in 0..self.top.len() {
            if x < self.n {
                match self.state[self.top[x]] {
                    State::Outer => self.label[x] += step,
                    State::Inner => self.label[x] -= step,
                    State::Away => {}
                }
            } else if self.top[x] == x {
                match self.state[x] {
                    State::Outer => self.label[x] += 2 * step,
                    State::Inner => self.label[x] -= 2 * step,
                    State::Away => {}
                }
            }
        }
    }

    fn follow_slack(&mut self) -> bool {
        for x in 0..self.top.len() {
            if self.top[x] == x
                && let Some((u, v)) = self.slack[x]
                && self.top[u] != self.top[v]
                && self.delta((u, v)) == Some(0)
                && self.follow((u, v))
            {
                return true;
            }
        }
        false
    }

    fn finish(mut self) -> Optimum {
        let mut odd_sets = Vec::new();
        for b in self.n..self.top.len() {
            if self.top[b] != NONE && self.label[b] > 0 {
                let mut members = Vec::new();
                self.vertices(b, &mut members);
                odd_sets.push((self.label[b], members));
            }
        }
        self.mate.truncate(self.n);
        self.label.truncate(self.n);
        Optimum { mate: self.mate, label: self.label, odd_sets }
    }
}
