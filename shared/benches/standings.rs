//! How long the standings of a large event take.
#![allow(missing_docs)]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use shared::ranking::standings;
use shared::simulate::{SimulateOptions, simulate};

fn after_eleven_rounds(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("standings after eleven rounds");
    group.sample_size(10);
    for players in [500, 10_000] {
        let event = simulate(&SimulateOptions::swiss(players, 11, 1));
        group.bench_function(players.to_string(), |bencher| bencher.iter(|| black_box(standings(&event, 0, 11))));
    }
    group.finish();
}

criterion_group!(benches, after_eleven_rounds);
criterion_main!(benches);
