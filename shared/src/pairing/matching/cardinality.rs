//! A largest matching of a general graph, and who can be left out of one (Edmonds, Gallai).

use std::collections::VecDeque;

const NONE: usize = usize::MAX;

/// A largest matching.
#[derive(Clone, Debug)]
pub(crate) struct Largest {
    /// The partner of each vertex.
    pub(crate) mate: Vec<Option<usize>>,
    /// Whether some largest matching leaves the vertex out.
    pub(crate) can_miss: Vec<bool>,
}

impl Largest {
    /// How many vertices are left out.
    pub(crate) fn left_out(&self) -> usize {
        self.mate.iter().filter(|mate| mate.is_none()).count()
    }
}

/// A largest matching of the graph on `0..n`. `joins` is symmetric and never true for a vertex and itself.
pub(crate) fn largest(n: usize, joins: impl Fn(usize, usize) -> bool) -> Largest {
    let mut search = Search::new(n, joins);
    search.pair_greedily();
    for root in 0..n {
        if search.mate[root] == NONE
            && let Some(end) = search.grow(&[root])
        {
            search.augment(end);
        }
    }
    let exposed: Vec<usize> = (0..n).filter(|&v| search.mate[v] == NONE).collect();
    search.grow(&exposed);
    Largest { mate: search.mates(), can_miss: search.outer }
}

/// A matching with one pair more than `mate`, `root` among those paired; `None` where there is none.
pub(crate) fn grown(
    n: usize,
    joins: impl Fn(usize, usize) -> bool,
    mate: &[Option<usize>],
    root: usize,
) -> Option<Vec<Option<usize>>> {
    let mut search = Search::new(n, joins);
    search.mate = mate.iter().map(|mate| mate.unwrap_or(NONE)).collect();
    let end = search.grow(&[root])?;
    search.augment(end);
    Some(search.mates())
}

struct Search<J> {
    n: usize,
    joins: J,
    mate: Vec<usize>,
    /// The vertex from which an inner vertex was reached.
    from: Vec<usize>,
    /// The base of the blossom a vertex lies in.
    base: Vec<usize>,
    /// At an even distance from a root, by some way.
    outer: Vec<bool>,
    queue: VecDeque<usize>,
}

impl<J: Fn(usize, usize) -> bool> Search<J> {
    fn new(n: usize, joins: J) -> Self {
        Self {
            n,
            joins,
            mate: vec![NONE; n],
            from: vec![NONE; n],
            base: (0..n).collect(),
            outer: vec![false; n],
            queue: VecDeque::new(),
        }
    }

    fn mates(&self) -> Vec<Option<usize>> {
        self.mate.iter().map(|&mate| (mate != NONE).then_some(mate)).collect()
    }

    fn pair_greedily(&mut self) {
        for u in 0..self.n {
            if self.mate[u] == NONE
                && let Some(v) = (u + 1..self.n).find(|&v| self.mate[v] == NONE && (self.joins)(u, v))
            {
                self.mate[u] = v;
                self.mate[v] = u;
            }
        }
    }

    /// Grows alternating trees from exposed roots; answers an exposed vertex reached outside them. From all exposed
    /// vertices of a largest matching none is reached, and the outer vertices are those that can be left out.
    fn grow(&mut self, roots: &[usize]) -> Option<usize> {
        self.from.fill(NONE);
        self.outer.fill(false);
        for v in 0..self.n {
            self.base[v] = v;
        }
        self.queue.clear();
        for &root in roots {
            self.outer[root] = true;
            self.queue.push_back(root);
        }
        while let Some(u) = self.queue.pop_front() {
            for v in 0..self.n {
                if self.base[u] == self.base[v] || self.mate[u] == v || !(self.joins)(u, v) {
                    continue;
                }
                if self.outer[v] {
                    self.shrink(u, v);
                } else if self.from[v] == NONE {
                    self.from[v] = u;
                    if self.mate[v] == NONE {
                        return Some(v);
                    }
                    let next = self.mate[v];
                    self.outer[next] = true;
                    self.queue.push_back(next);
                }
            }
        }
        None
    }

    fn augment(&mut self, mut end: usize) {
        while end != NONE {
            let before = self.from[end];
            let next = self.mate[before];
            self.mate[end] = before;
            self.mate[before] = end;
            end = next;
        }
    }

    /// Shrinks the odd cycle closed by an edge between two outer vertices of one tree.
    fn shrink(&mut self, u: usize, v: usize) {
        let Some(base) = self.meeting(u, v) else { return };
        let mut inside = vec![false; self.n];
        self.mark_way(u, base, v, &mut inside);
        self.mark_way(v, base, u, &mut inside);
        for x in 0..self.n {
            if inside[self.base[x]] {
                self.base[x] = base;
                if !self.outer[x] {
                    self.outer[x] = true;
                    self.queue.push_back(x);
                }
            }
        }
    }

    fn meeting(&self, u: usize, v: usize) -> Option<usize> {
        let mut seen = vec![false; self.n];
        let mut x = self.base[u];
        loop {
            seen[x] = true;
            match self.outer_before(x) {
                Some(before) => x = before,
                None => break,
            }
        }
        let mut y = self.base[v];
        while !seen[y] {
            y = self.outer_before(y)?;
        }
        Some(y)
    }

    fn outer_before(&self, base: usize) -> Option<usize> {
        let mate = self.mate[base];
        (mate != NONE).then(|| self.base[self.from[mate]])
    }

    fn mark_way(&mut self, mut v: usize, base: usize, mut other: usize, inside: &mut [bool]) {
        while self.base[v] != base {
            let mate = self.mate[v];
            inside[self.base[v]] = true;
            inside[self.base[mate]] = true;
            self.from[v] = other;
            other = mate;
            v = self.from[mate];
        }
    }
}
