//! What a program does with a position, by game: each figure is the time for one position (or one move) of the set.
//! Building is the time until a game's rules are made and compiled.

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, Throughput};
use komadai::{Move, Position, Tables, Variant};

#[path = "../tests/common/mod.rs"]
mod common;

/// The sets that are measured: the start of the game, and its case positions.
fn sets(game: Variant) -> [(&'static str, Vec<Position>); 2] {
    [("start", vec![game.start()]), ("cases", common::positions(game))]
}

/// Measures `work` over every position of every set of every game.
fn over_positions(c: &mut Criterion, name: &str, work: impl Fn(&Position)) {
    let mut group = c.benchmark_group(name);
    for &game in Variant::ALL {
        for (set, positions) in sets(game) {
            group.throughput(Throughput::Elements(positions.len() as u64));
            group.bench_function(BenchmarkId::new(game.id(), set), |b| b.iter(|| positions.iter().for_each(&work)));
        }
    }
}

/// Measures `work` over every legal move of those positions.
fn over_moves(c: &mut Criterion, name: &str, work: impl Fn(&Position, Move)) {
    let mut group = c.benchmark_group(name);
    for &game in Variant::ALL {
        for (set, positions) in sets(game) {
            let moves: Vec<_> = positions.iter().map(|position| (position, position.legal_moves())).collect();
            group.throughput(Throughput::Elements(moves.iter().map(|(_, moves)| moves.len() as u64).sum()));
            group.bench_function(BenchmarkId::new(game.id(), set), |b| {
                b.iter(|| {
                    for (position, moves) in &moves {
                        moves.iter().for_each(|&chosen| work(position, chosen));
                    }
                });
            });
        }
    }
}

fn listing(c: &mut Criterion) {
    over_positions(c, "listing", |position| drop(black_box(position.legal_moves())));
}

fn counting(c: &mut Criterion) {
    over_positions(c, "counting", |position| {
        black_box(position.count_moves());
    });
}

fn playing(c: &mut Criterion) {
    over_moves(c, "playing", |position, chosen| {
        let mut after = position.clone();
        after.play_unchecked(chosen);
        black_box(after.hash());
    });
}

fn explaining(c: &mut Criterion) {
    over_moves(c, "explaining", |position, chosen| {
        let _ = black_box(position.explain(chosen));
    });
}

fn building(c: &mut Criterion) {
    let mut group = c.benchmark_group("building");
    for &game in Variant::ALL {
        group.bench_function(game.id(), |b| b.iter(|| Tables::new(game.rules())));
    }
}

fn main() {
    // Few samples: each figure is an average of many positions already.
    let mut c = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1))
        .configure_from_args();
    listing(&mut c);
    counting(&mut c);
    playing(&mut c);
    explaining(&mut c);
    building(&mut c);
    c.final_summary();
}
