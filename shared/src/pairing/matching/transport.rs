//! Labels for whole kinds at once: the transport of each kind's vertices to partners of every kind at least cost, as
//! if nobody were kept apart. What it costs is a bound below every perfect matching, and its labels prove it.

use super::instance::Instance;
use super::weighted::SCALE;

/// How many vertices of each kind meet each kind, and the labels that prove it the cheapest way.
pub(crate) struct Plan {
    /// The label of each kind: no edge costs less than its two labels.
    pub(crate) label: Vec<i128>,
    /// `flow[a][b]`: how many of kind `a` meet one of kind `b`. Not always symmetric.
    pub(crate) flow: Vec<Vec<usize>>,
}

/// The cheapest transport, `None` if there is none: then there is no perfect matching either.
pub(crate) fn plan(instance: &Instance) -> Option<Plan> {
    let kinds = instance.kind.iter().max().map_or(0, |largest| largest + 1);
    let mut count = vec![0; kinds];
    for &kind in &instance.kind {
        count[kind] += 1;
    }
    let cost = |a: usize, b: usize| if a == b && count[a] < 2 { None } else { instance.table.cost(a, b) };
    let mut transport = Transport::new(kinds, &count, cost);
    while let Some(from) = transport.any_supply() {
        transport.send(from)?;
    }
    // A transport read backwards costs the same, so the mean of a kind's two labels serves as well as each.
    let label = (0..kinds).map(|kind| (transport.row_label[kind] + transport.column_label[kind]) * (SCALE / 2));
    Some(Plan { label: label.collect(), flow: transport.flow })
}

const NONE: usize = usize::MAX;

/// Rows send, columns receive; every arc in use is at its labels, and none is below.
struct Transport {
    kinds: usize,
    cost: Vec<Option<i128>>,
    supply: Vec<usize>,
    demand: Vec<usize>,
    row_label: Vec<i128>,
    column_label: Vec<i128>,
    flow: Vec<Vec<usize>>,
}

/// Ways of least cost from the rows that still send.
struct Ways {
    row: Vec<Option<i128>>,
    column: Vec<Option<i128>>,
    /// The row a column was reached from, and the column a row was.
    column_from: Vec<usize>,
    row_from: Vec<usize>,
}

impl Transport {
    fn new(kinds: usize, count: &[usize], cost: impl Fn(usize, usize) -> Option<i128>) -> Self {
        Self {
            kinds,
            cost: (0..kinds * kinds).map(|cell| cost(cell / kinds, cell % kinds)).collect(),
            supply: count.to_vec(),
            demand: count.to_vec(),
            row_label: vec![0; kinds],
            column_label: vec![0; kinds],
            flow: vec![vec![0; kinds]; kinds],
        }
    }

    fn any_supply(&self) -> Option<usize> {
        self.supply.iter().position(|&supply| supply > 0)
    }

    fn reduced(&self, row: usize, column: usize) -> Option<i128> {
        Some(self.cost[row * self.kinds + column]? - self.row_label[row] - self.column_label[column])
    }

    /// Sends as much as one way from `from` takes, along the cheapest; `None` if no way leads to a column in need.
    fn send(&mut self, from: usize) -> Option<()> {
        let mut ways = Ways {
            row: vec![None; self.kinds],
            column: vec![None; self.kinds],
            column_from: vec![NONE; self.kinds],
            row_from: vec![NONE; self.kinds],
        };
        ways.row[from] = Some(0);
        let (end, length) = self.search(&mut ways)?;
        self.relabel(&ways, length);
        self.carry(&ways, from, end);
        Some(())
    }

    /// The nearest column in need and how far it is (Dijkstra; every arc in use is 0 long backwards).
    fn search(&self, ways: &mut Ways) -> Option<(usize, i128)> {
        let mut done_row = vec![false; self.kinds];
        let mut done_column = vec![false; self.kinds];
        loop {
            if let Some(row) = nearest(&ways.row, &done_row)
                && nearest(&ways.column, &done_column).is_none_or(|column| ways.row[row] <= ways.column[column])
            {
                done_row[row] = true;
                self.leave_row(row, ways);
            } else {
                let column = nearest(&ways.column, &done_column)?;
                done_column[column] = true;
                if self.demand[column] > 0 {
                    return Some((column, ways.column[column]?));
                }
                for row in 0..self.kinds {
                    if self.flow[row][column] > 0
                        && ways.row[row].is_none_or(|length| ways.column[column] < Some(length))
                    {
                        ways.row[row] = ways.column[column];
                        ways.row_from[row] = column;
                    }
                }
            }
        }
    }

    fn leave_row(&self, row: usize, ways: &mut Ways) {
        let Some(here) = ways.row[row] else { return };
        for column in 0..self.kinds {
            if let Some(reduced) = self.reduced(row, column)
                && ways.column[column].is_none_or(|length| here + reduced < length)
            {
                ways.column[column] = Some(here + reduced);
                ways.column_from[column] = row;
            }
        }
    }

    fn relabel(&mut self, ways: &Ways, length: i128) {
        for kind in 0..self.kinds {
            if let Some(row) = ways.row[kind].filter(|&row| row < length) {
                self.row_label[kind] += length - row;
            }
            if let Some(column) = ways.column[kind].filter(|&column| column < length) {
                self.column_label[kind] -= length - column;
            }
        }
    }

    fn carry(&mut self, ways: &Ways, from: usize, end: usize) {
        let mut most = self.supply[from].min(self.demand[end]);
        let mut steps = Vec::new();
        let mut column = end;
        loop {
            let row = ways.column_from[column];
            steps.push((row, column));
            if row == from {
                break;
            }
            column = ways.row_from[row];
            most = most.min(self.flow[row][column]);
        }
        self.supply[from] -= most;
        self.demand[end] -= most;
        for (at, &(row, column)) in steps.iter().enumerate() {
            self.flow[row][column] += most;
            if at + 1 < steps.len() {
                let before = ways.row_from[row];
                self.flow[row][before] -= most;
            }
        }
    }
}

fn nearest(lengths: &[Option<i128>], done: &[bool]) -> Option<usize> {
    let open = (0..lengths.len()).filter(|&at| !done[at] && lengths[at].is_some());
    open.min_by_key(|&at| lengths[at])
}
