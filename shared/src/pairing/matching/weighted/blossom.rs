//! Blossoms: odd cycles of nodes that are one node while a search goes on.

use super::{NONE, Search, State};

impl<C> Search<C>
where
    C: Fn(usize, usize) -> Option<i128>,
{
    pub(super) fn enqueue(&mut self, x: usize) {
        if x < self.n {
            self.queue.push(x);
        } else {
            for i in 0..self.cycle[x].len() {
                self.enqueue(self.cycle[x][i]);
            }
        }
    }

    pub(super) fn set_top(&mut self, x: usize, top: usize) {
        self.top[x] = top;
        if x >= self.n {
            for i in 0..self.cycle[x].len() {
                self.set_top(self.cycle[x][i], top);
            }
        }
    }

    /// The node of blossom `b`'s cycle that holds vertex `v`.
    fn part_of(&self, b: usize, v: usize) -> usize {
        let mut x = v;
        while self.around[x] != b {
            x = self.around[x];
        }
        x
    }

    /// The even way from the base of `b` to its part `x`: turns the cycle if need be, answers the place of `x`.
    fn even_place(&mut self, b: usize, x: usize) -> usize {
        let place = self.cycle[b].iter().position(|&part| part == x).unwrap_or(0);
        if place % 2 == 1 {
            self.cycle[b][1..].reverse();
            self.cycle[b].len() - place
        } else {
            place
        }
    }

    /// Matches node `a` to node `b` along the edge of least slack between them.
    pub(super) fn set_mate(&mut self, a: usize, b: usize) {
        let Some((u, v)) = self.edge(a, b) else { return };
        self.mate[a] = v;
        if a < self.n {
            return;
        }
        let part = self.part_of(a, u);
        let place = self.even_place(a, part);
        for i in 0..place {
            let (one, other) = (self.cycle[a][i], self.cycle[a][i ^ 1]);
            self.set_mate(one, other);
        }
        self.set_mate(part, b);
        self.cycle[a].rotate_left(place);
    }

    fn free_blossom(&mut self) -> usize {
        if let Some(b) = (self.n..self.top.len()).find(|&b| self.top[b] == NONE) {
            return b;
        }
        self.label.push(0);
        self.mate.push(NONE);
        self.top.push(NONE);
        self.around.push(NONE);
        self.from.push(NONE);
        self.state.push(State::Away);
        self.slack.push(None);
        self.cycle.push(Vec::new());
        self.near.push(Vec::new());
        self.stamp.push(0);
        self.top.len() - 1
    }

    /// The nodes from outer node `x` up to `base`, without `base`; inner ones become scanned.
    fn way_up(&mut self, mut x: usize, base: usize) -> Vec<usize> {
        let mut way = Vec::new();
        while x != base {
            let inner = self.top[self.mate[x]];
            way.push(x);
            way.push(inner);
            self.enqueue(inner);
            x = self.top[self.from[inner]];
        }
        way
    }

    pub(super) fn add_blossom(&mut self, a: usize, base: usize, b: usize) {
        let blossom = self.free_blossom();
        let mut cycle = vec![base];
        let mut left = self.way_up(a, base);
        left.reverse();
        cycle.append(&mut left);
        cycle.append(&mut self.way_up(b, base));
        self.label[blossom] = 0;
        self.state[blossom] = State::Outer;
        self.mate[blossom] = self.mate[base];
        self.around[blossom] = NONE;
        for &part in &cycle {
            self.around[part] = blossom;
        }
        self.cycle[blossom] = cycle;
        self.set_top(blossom, blossom);
        self.join_near(blossom);
        self.seek_slack(blossom);
    }

    /// The edges of least slack from a new blossom to every other node.
    fn join_near(&mut self, blossom: usize) {
        let nodes = self.top.len();
        self.near[blossom] = vec![None; nodes];
        for x in 0..nodes {
            if x == blossom || self.top[x] == NONE {
                continue;
            }
            let mut best = None;
            for i in 0..self.cycle[blossom].len() {
                let part = self.cycle[blossom][i];
                if part != x
                    && let Some(edge) = self.edge(part, x)
                    && self.less(edge, best)
                {
                    best = Some(edge);
                }
            }
            if blossom > x {
                self.near[blossom][x] = best;
            } else {
                self.near[x][blossom] = best.map(|(u, v)| (v, u));
            }
        }
    }

    /// Opens an inner blossom whose weight is used up.
    pub(super) fn expand(&mut self, b: usize) {
        for i in 0..self.cycle[b].len() {
            let part = self.cycle[b][i];
            self.around[part] = NONE;
            self.set_top(part, part);
        }
        let entry = self.entry_part(b);
        let place = self.even_place(b, entry);
        let cycle = std::mem::take(&mut self.cycle[b]);
        for pair in cycle[..place].chunks(2) {
            let (inner, outer) = (pair[0], pair[1]);
            self.from[inner] = self.edge(outer, inner).map_or(NONE, |(u, _)| u);
            self.state[inner] = State::Inner;
            self.slack[inner] = None;
            self.state[outer] = State::Outer;
        }
        self.state[entry] = State::Inner;
        self.slack[entry] = None;
        self.from[entry] = self.from[b];
        for &part in &cycle[place + 1..] {
            self.state[part] = State::Away;
        }
        for (i, &part) in cycle.iter().enumerate() {
            if i > place {
                self.seek_slack(part);
            } else if i % 2 == 1 {
                self.seek_slack(part);
                self.enqueue(part);
            }
        }
        self.top[b] = NONE;
    }

    /// The part of inner blossom `b`, already opened, at which its tree enters it.
    fn entry_part(&self, b: usize) -> usize {
        let from = self.from[b];
        let inside = self.edge(b, from).map_or(NONE, |(u, _)| u);
        self.top[inside]
    }

    pub(super) fn vertices(&self, x: usize, into: &mut Vec<usize>) {
        if x < self.n {
            into.push(x);
        } else {
            for &part in &self.cycle[x] {
                self.vertices(part, into);
            }
        }
    }
}
