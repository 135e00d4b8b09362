//! The graph of the edges at their labels, and a matching in it. Without odd sets its perfect matchings are exactly
//! those of least cost.

use std::collections::HashMap;

use super::cardinality::grown;
use super::instance::Instance;
use super::weighted::SCALE;

/// So many classes fit a mask.
const MOST_CLASSES: usize = 128;

/// Vertices of one kind and one label are a class: whether an edge is at its labels depends on the two classes,
/// apart from pairs kept apart and clubs.
pub(crate) struct Tight<'a> {
    instance: &'a Instance,
    label: Vec<i128>,
    class: Vec<usize>,
    /// For each class those whose edges to it can be at their labels.
    meets: Vec<u128>,
    /// How many vertices of one class are paired with one of another.
    paired: Vec<Vec<usize>>,
    /// One vertex of each class.
    head: Vec<usize>,
    /// The vertices of each class that are still in the graph.
    members: Vec<Vec<usize>>,
    /// Taken out for good.
    gone: Vec<bool>,
    /// Two that no way may lead through, while a pair of them is tried.
    held: Option<(usize, usize)>,
    mate: Vec<Option<usize>>,
    seen: Vec<u32>,
    searches: u32,
}

/// A search for an alternating way, without blossoms.
struct Way {
    /// The outer vertex from which an inner one was reached.
    from: HashMap<usize, usize>,
    /// How far the members of each class have been looked through.
    next: Vec<usize>,
    /// Members passed over because one outer vertex is kept apart from them.
    passed: Vec<Vec<usize>>,
}

impl<'a> Tight<'a> {
    /// The graph under these labels, with the pairs of `mate` that are at them. `None` with too many classes.
    pub(crate) fn new(instance: &'a Instance, label: Vec<i128>, mate: &[Option<usize>]) -> Option<Self> {
        let n = instance.len();
        let mut number = HashMap::new();
        let mut members: Vec<Vec<usize>> = Vec::new();
        let mut class = Vec::with_capacity(n);
        for (v, &label) in label.iter().enumerate() {
            let at = *number.entry((instance.kind[v], label)).or_insert_with(|| {
                members.push(Vec::new());
                members.len() - 1
            });
            members[at].push(v);
            class.push(at);
        }
        if members.len() > MOST_CLASSES {
            return None;
        }
        let of = |class: usize| members[class][0];
        let at_labels = |a: usize, b: usize| {
            let labels = label[of(a)] + label[of(b)];
            let cost = instance.table.cost(instance.kind[of(a)], instance.kind[of(b)]);
            cost.is_some_and(|cost| {
                [cost, cost + instance.club_cost].contains(&(labels / SCALE)) && labels % SCALE == 0
            })
        };
        let head: Vec<usize> = members.iter().map(|members| members[0]).collect();
        let classes = members.len();
        let meets = (0..classes).map(|a| (0..classes).filter(|&b| at_labels(a, b)).map(|b| 1 << b).sum()).collect();
        let mut tight = Self {
            instance,
            class,
            meets,
            paired: vec![vec![0; classes]; classes],
            head,
            members,
            gone: vec![false; n],
            held: None,
            mate: vec![None; n],
            seen: vec![0; n],
            searches: 0,
            label,
        };
        for v in 0..n {
            if let Some(mate) = mate[v].filter(|&mate| v < mate && tight.joins(v, mate)) {
                tight.pair(v, mate);
            }
        }
        Some(tight)
    }

    /// The partner of `v`.
    pub(crate) fn mate(&self, v: usize) -> Option<usize> {
        self.mate[v]
    }

    /// Those without a partner.
    pub(crate) fn exposed(&self) -> Vec<usize> {
        (0..self.mate.len()).filter(|&v| self.mate[v].is_none() && !self.gone[v]).collect()
    }

    /// The partners, once everyone has one.
    pub(crate) fn mates(&self) -> &[Option<usize>] {
        &self.mate
    }

    /// The labels.
    pub(crate) fn labels(&self) -> &[i128] {
        &self.label
    }

    /// Whether the edge is at its labels.
    pub(crate) fn joins(&self, u: usize, v: usize) -> bool {
        self.meets[self.class[u]] >> self.class[v] & 1 == 1
            && self.instance.cost(u, v).is_some_and(|cost| cost * SCALE == self.label[u] + self.label[v])
    }

    fn is_held(&self, v: usize) -> bool {
        self.held.is_some_and(|(a, b)| v == a || v == b)
    }

    fn pair(&mut self, u: usize, v: usize) {
        self.mate[u] = Some(v);
        self.mate[v] = Some(u);
        self.paired[self.class[u]][self.class[v]] += 1;
        self.paired[self.class[v]][self.class[u]] += 1;
    }

    fn part(&mut self, u: usize) {
        if let Some(v) = self.mate[u].take() {
            self.mate[v] = None;
            self.paired[self.class[u]][self.class[v]] -= 1;
            self.paired[self.class[v]][self.class[u]] -= 1;
        }
    }

    /// Takes the pair of `u` out of the graph.
    pub(crate) fn take_out(&mut self, u: usize, v: usize) {
        self.part(u);
        for x in [u, v] {
            self.gone[x] = true;
        }
    }

    /// Finds partners for everyone; false where the graph has no perfect matching.
    pub(crate) fn fill(&mut self) -> bool {
        let mut exposed = self.exposed();
        while let Some(root) = exposed.pop() {
            if self.mate[root].is_none() && !self.reach(root, &exposed) {
                return false;
            }
            exposed.retain(|&v| self.mate[v].is_none());
        }
        true
    }

    /// Changes the matching so that `u` meets `v`; false where no perfect matching has that pair.
    pub(crate) fn bring_together(&mut self, u: usize, v: usize) -> bool {
        if self.mate[u] == Some(v) {
            return true;
        }
        let (Some(a), Some(b)) = (self.mate[u], self.mate[v]) else { return false };
        if !self.joins(u, v) {
            return false;
        }
        self.part(u);
        self.part(v);
        self.held = Some((u, v));
        let found = self.classes_lead(a, b) && self.reach(a, &[b]);
        self.held = None;
        if found {
            self.pair(u, v);
        } else {
            self.pair(u, a);
            self.pair(v, b);
        }
        found
    }

    /// Whether an alternating way from `a` to `b` can be, as far as the classes say.
    fn classes_lead(&self, a: usize, b: usize) -> bool {
        let (mut rows, mut columns): (u128, u128) = (0, 0);
        let mut open = vec![self.class[a]];
        while let Some(row) = open.pop() {
            let new = self.meets[row] & !columns;
            columns |= new;
            if columns >> self.class[b] & 1 == 1 {
                return true;
            }
            for column in (0..self.members.len()).filter(|column| new >> column & 1 == 1) {
                for next in 0..self.members.len() {
                    if self.paired[column][next] > 0 && rows >> next & 1 == 0 {
                        rows |= 1 << next;
                        open.push(next);
                    }
                }
            }
        }
        false
    }

    /// How far above their labels all edges together of any alternating way from `a` to `b` must be, as far as the
    /// classes say; `None` if there is no way.
    pub(crate) fn least_way(&self, a: usize, b: usize) -> Option<i128> {
        let classes = self.members.len();
        let mut length: Vec<Option<i128>> = vec![None; classes];
        let mut done = vec![false; classes];
        let mut least: Option<i128> = None;
        length[self.class[a]] = Some(0);
        loop {
            let open = (0..classes).filter(|&class| !done[class] && length[class].is_some());
            let Some(row) = open.min_by_key(|&class| length[class]) else { return least };
            let here = length[row]?;
            if least.is_some_and(|least| least <= here) {
                return least;
            }
            done[row] = true;
            for column in 0..classes {
                let Some(above) = self.above_labels(row, column) else { continue };
                if column == self.class[b] {
                    least = Some(least.map_or(here + above, |least| least.min(here + above)));
                }
                for next in 0..classes {
                    if self.paired[column][next] > 0 && length[next].is_none_or(|length| here + above < length) {
                        length[next] = Some(here + above);
                    }
                }
            }
        }
    }

    /// How far the cheapest edge between two classes is above its labels.
    fn above_labels(&self, a: usize, b: usize) -> Option<i128> {
        let (a, b) = (self.head[a], self.head[b]);
        let cost = self.instance.table.cost(self.instance.kind[a], self.instance.kind[b])?;
        Some(cost * SCALE - self.label[a] - self.label[b])
    }

    /// Gives `root` a partner and one of `goals` another, along an alternating way.
    fn reach(&mut self, root: usize, goals: &[usize]) -> bool {
        self.reach_simply(root, goals) || self.reach_through_blossoms(root)
    }

    /// Looks for a way as if there were no odd cycles. Finds none at times where there is one.
    fn reach_simply(&mut self, root: usize, goals: &[usize]) -> bool {
        self.searches += 1;
        let classes = self.members.len();
        let mut way = Way { from: HashMap::new(), next: vec![0; classes], passed: vec![Vec::new(); classes] };
        let mut queue = std::collections::VecDeque::from([root]);
        self.seen[root] = self.searches;
        if self.finish_at(root, root, goals, &way) {
            return true;
        }
        while let Some(outer) = queue.pop_front() {
            for class in 0..classes {
                if self.meets[self.class[outer]] >> class & 1 == 0 {
                    continue;
                }
                while let Some(inner) = self.next_inner(outer, class, &mut way) {
                    let Some(mate) = self.mate[inner] else { continue };
                    self.seen[inner] = self.searches;
                    self.seen[mate] = self.searches;
                    way.from.insert(inner, outer);
                    if self.finish_at(mate, root, goals, &way) {
                        return true;
                    }
                    queue.push_back(mate);
                }
            }
        }
        false
    }

    /// The next vertex of a class, not seen in this search, at its labels with `outer`.
    fn next_inner(&mut self, outer: usize, class: usize, way: &mut Way) -> Option<usize> {
        let again = way.passed[class].iter().position(|&v| self.seen[v] != self.searches && self.joins(outer, v));
        if let Some(at) = again {
            return Some(way.passed[class].swap_remove(at));
        }
        while let Some(&v) = self.members[class].get(way.next[class]) {
            if self.gone[v] {
                self.members[class].swap_remove(way.next[class]);
                continue;
            }
            way.next[class] += 1;
            if self.is_held(v) || self.seen[v] == self.searches {
                continue;
            }
            if self.joins(outer, v) {
                return Some(v);
            }
            way.passed[class].push(v);
        }
        None
    }

    /// Turns the way from `root` over if its end `outer` reaches a goal.
    fn finish_at(&mut self, outer: usize, root: usize, goals: &[usize], way: &Way) -> bool {
        let Some(&goal) = goals.iter().find(|&&goal| self.joins(outer, goal)) else { return false };
        let (mut outer, mut other) = (outer, goal);
        loop {
            let inner = self.mate[outer];
            self.part(outer);
            self.pair(outer, other);
            let Some(inner) = inner.filter(|_| outer != root) else { return true };
            other = inner;
            outer = way.from[&inner];
        }
    }

    /// The full search, odd cycles and all.
    fn reach_through_blossoms(&mut self, root: usize) -> bool {
        let here: Vec<usize> = (0..self.mate.len()).filter(|&v| !self.gone[v] && !self.is_held(v)).collect();
        let mut place = vec![None; self.mate.len()];
        for (at, &v) in here.iter().enumerate() {
            place[v] = Some(at);
        }
        let mate: Vec<Option<usize>> = here.iter().map(|&v| self.mate[v].and_then(|mate| place[mate])).collect();
        let root = place[root].unwrap_or(0);
        let grown = grown(here.len(), |u, v| self.joins(here[u], here[v]), &mate, root);
        let Some(mate) = grown else { return false };
        let new: Vec<(usize, usize)> = here.iter().zip(mate).filter_map(|(&v, mate)| Some((v, here[mate?]))).collect();
        for &(v, _) in &new {
            self.part(v);
        }
        for (u, v) in new.into_iter().filter(|(u, v)| u < v) {
            self.pair(u, v);
        }
        true
    }
}
