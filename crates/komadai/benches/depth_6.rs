//! Shogi to six plies: the count that every shogi program agrees on, and how long it takes.

use std::time::Instant;

use komadai::Variant;

fn main() {
    // `cargo test --benches` only wants to know that it runs.
    let (depth, expected) = if std::env::args().any(|flag| flag == "--bench") { (6, 547_581_517) } else { (3, 25_470) };
    let position = Variant::Shogi.start();
    let begin = Instant::now();
    let leaves = position.perft(depth);
    let seconds = begin.elapsed().as_secs_f64();
    assert_eq!(leaves, expected);
    println!(
        "shogi, {depth} plies: {leaves} leaves in {seconds:.2} s, {:.1} million a second",
        leaves as f64 / seconds / 1e6
    );
}
