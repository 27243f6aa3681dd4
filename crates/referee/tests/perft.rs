//! Counts that engine and referee agree on: `testdata/<game>/perft.txt`, a position, a depth and a count a line.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use komadai::{Position, Variant};
use komadai_referee::Subject;

/// Above this count the referee would take too long, and only the engine counts.
const REFEREE_COUNTS: u64 = 30_000;

#[test]
fn counts_are_as_written() {
    for variant in Variant::ALL {
        let subject = Subject::named(variant.id()).unwrap();
        let path = format!("{}/../../testdata/{variant}/perft.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        let mut lines = 0;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let [position, depth, nodes] = line.split(';').collect::<Vec<_>>().try_into().unwrap();
            let (depth, nodes): (u8, u64) = (depth.parse().unwrap(), nodes.parse().unwrap());
            let position = Position::parse(subject.tables(), position).unwrap();
            assert_eq!(position.perft(depth), nodes, "{variant}, the engine: {line}");
            if nodes <= REFEREE_COUNTS {
                assert_eq!(subject.twin(&position).unwrap().unwrap().perft(depth.into()), nodes, "{variant}: {line}");
            }
            lines += 1;
        }
        assert!(lines > 1, "{variant} has {lines} counts");
    }
}
