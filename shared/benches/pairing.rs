//! How long the Swiss pairing takes: whole events of many sizes, a late round that many have left, and small fields
//! that play as many rounds as they can.
#![allow(missing_docs)]

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use shared::division::Division;
use shared::pairing::propose;
use shared::simulate::{SimulateOptions, simulate};

/// The division as it stood before each of its rounds, and before the one after them.
fn before_each_round(options: &SimulateOptions) -> Vec<Division> {
    let mut division = simulate(options);
    let rounds = division.stages.first_mut().map(|stage| std::mem::take(&mut stage.rounds)).unwrap_or_default();
    let mut steps = Vec::new();
    for round in rounds {
        if let Some(stage) = division.stages.first_mut() {
            stage.next_absent.clone_from(&round.absent);
            steps.push(division.clone());
        }
        if let Some(stage) = division.stages.first_mut() {
            stage.rounds.push(round);
        }
    }
    steps.push(division);
    steps
}

fn nine_rounds(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("nine rounds");
    group.sample_size(10);
    for players in [50, 200, 1000, 10_000] {
        let mut steps = before_each_round(&SimulateOptions::swiss(players, 9, 1));
        steps.truncate(9);
        group.bench_with_input(BenchmarkId::from_parameter(players), &steps, |bencher, steps| {
            bencher.iter(|| steps.iter().for_each(|step| drop(black_box(propose(step, 0)))));
        });
    }
    group.finish();
}

fn nine_rounds_with_trouble(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("nine rounds, people leave, stay away and forfeit");
    group.sample_size(10);
    for players in [1000, 10_000] {
        let options =
            SimulateOptions { withdraw: 30, absent: 20, forfeit: 20, ..SimulateOptions::swiss(players, 9, 7) };
        let mut steps = before_each_round(&options);
        steps.truncate(9);
        group.bench_with_input(BenchmarkId::from_parameter(players), &steps, |bencher, steps| {
            bencher.iter(|| steps.iter().for_each(|step| drop(black_box(propose(step, 0)))));
        });
    }
    group.finish();
}

fn late_round(criterion: &mut Criterion) {
    let options = SimulateOptions { withdraw: 150, absent: 50, ..SimulateOptions::swiss(300, 13, 3) };
    let steps = before_each_round(&options);
    let Some(last) = steps.iter().rev().nth(1) else { return };
    criterion.bench_function("a late round of 300, most of whom have left", |bencher| {
        bencher.iter(|| black_box(propose(last, 0)));
    });
}

fn small_fields(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("small fields, every round they allow");
    group.sample_size(10);
    for players in [10, 20, 30, 50] {
        let steps = before_each_round(&SimulateOptions::swiss(players, players - 1, 2));
        group.bench_with_input(BenchmarkId::from_parameter(players), &steps, |bencher, steps| {
            bencher.iter(|| steps.iter().for_each(|step| drop(black_box(propose(step, 0)))));
        });
    }
    group.finish();
}

criterion_group!(benches, nine_rounds, nine_rounds_with_trouble, late_round, small_fields);
criterion_main!(benches);
