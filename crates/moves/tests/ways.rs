//! The ways of moving that are more than a leap, on drawn boards.

#![allow(clippy::unwrap_used)]

use komadai_board::{Coordinates, Offset, Ray, Shape, Square, SquareSet, squares};
use komadai_moves::{Hop, Leap, Legs, Line, Path, Ride, Ski, When};

fn shape(files: u8, ranks: u8) -> Shape {
    Shape::new(files, ranks, Coordinates::ALGEBRAIC).unwrap()
}

fn square(number: usize) -> Square {
    Square::new(number).unwrap()
}

fn set(numbers: &[usize]) -> SquareSet {
    numbers.iter().map(|&number| square(number)).collect()
}

const RIGHT: Offset = Offset::new(1, 0);

#[test]
fn a_leap_ends_on_the_board() {
    let shape = shape(3, 3);
    let leap = Leap { offset: Offset::new(1, 2), when: When::Any };
    assert_eq!(leap.target(&shape, square(0)), set(&[7]));
    assert_eq!(leap.target(&shape, square(2)), SquareSet::EMPTY);
}

#[test]
fn lines_come_in_opposite_pairs_and_do_not_meet() {
    for (at, line) in Ride::LINES.iter().enumerate() {
        assert_eq!(Ride::LINES[at ^ 1], line.rotated());
        assert!(Ride { step: *line, range: 0, when: When::Any }.is_line());
        let (file, rank) = (line.file.abs(), line.rank.abs());
        assert!([(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)].contains(&(file, rank)), "{line:?}");
        for other in Ride::LINES.iter().filter(|other| *other != line) {
            let parallel = line.file * other.rank == line.rank * other.file;
            assert_eq!(parallel, *other == line.rotated(), "{line:?} {other:?}");
        }
    }
    for step in [Offset::new(2, 0), Offset::new(2, 2), Offset::new(0, 0), Offset::new(3, 1)] {
        assert!(!Ride { step, range: 0, when: When::Any }.is_line());
    }
}

#[test]
fn a_ride_stops_at_its_range_and_a_ski_skips_its_neighbour() {
    let shape = shape(6, 1);
    let ride = Ride { step: RIGHT, range: 2, when: When::Any };
    assert_eq!(ride.ray(&shape).all(square(1)), set(&[2, 3]));
    let ski = Ski { step: RIGHT }.ray(&shape);
    assert_eq!(ski.all(square(1)), set(&[3, 4, 5]));
    assert_eq!(ski.reach(square(1), set(&[2, 4])), set(&[3, 4]));
}

#[test]
fn a_hop_captures_up_to_the_first_that_is_not_weaker() {
    let ray = Ray::new(&shape(8, 1), RIGHT, 0);
    let enemies = set(&[1, 3, 5]);
    let targets = |stops: &[usize]| {
        let stops = stops.iter().map(|&stop| square(stop));
        Hop::targets(ray.all(square(0)), enemies, stops, |stop| ray.all(stop))
    };
    assert_eq!(targets(&[]), enemies);
    assert_eq!(targets(&[3]), set(&[1, 3]));
    assert_eq!(targets(&[2]), set(&[1]));
    assert_eq!(targets(&[6, 4]), set(&[1, 3]));
    // Lines alone reach, and enemies alone are captured.
    assert_eq!(Hop::targets(set(&[2, 3]), set(&[3, 4]), [].into_iter(), |stop| ray.all(stop)), set(&[3]));
}

#[test]
fn the_second_leg_starts_where_the_first_found_nothing() {
    let first = squares! { 5;
        . . . . .
        . X X X .
        . X . X .
        . X X X .
        . . . . .
    };
    let vacant = squares! { 5;
        X X X X X
        X . X X X
        X X . X X
        X X . X X
        X X X X X
    };
    let shape = shape(5, 5);
    let ahead = |at: Square| shape.step(at, Offset::new(0, 1)).map_or(SquareSet::EMPTY, SquareSet::of);
    // It passes over its own square but does not end there.
    let reached = squares! { 5;
        . . X X .
        . X X X .
        . X . X .
        . X X X .
        . . . . .
    };
    assert_eq!(Legs::reach(first, square(12), vacant, ahead), reached);
    let home = |_| SquareSet::of(square(12));
    assert_eq!(Legs::reach(first, square(12), vacant, home), first);
}

/// The paths of a line to the right from the first of four squares, each as a word: `x` captured on the way, and the
/// square where it ends.
fn paths(line: Line, content: &str) -> Vec<String> {
    let shape = shape(4, 1);
    let ray = Ray::new(&shape, RIGHT, line.reach);
    let those = |wanted: char| {
        let found = content.chars().enumerate().filter(|&(_, c)| c == wanted);
        found.map(|(at, _)| square(at + 1)).collect::<SquareSet>()
    };
    let mut all = Vec::new();
    line.paths(&ray, square(0), those('.'), those('e'), |path| {
        all.push(match path {
            Path::Direct(to) => format!("{}", to.index()),
            Path::Through { first, second, to } => {
                format!("{}{}x{}", first.index(), second.map_or(String::new(), |at| at.index().to_string()), to.index())
            }
            Path::Return(at) => format!("{}!", at.index()),
        });
    });
    all.sort();
    all
}

#[test]
fn a_killer_captures_on_the_way_two_squares_ahead() {
    let killer = Line { step: RIGHT, reach: 2, leaps: false, pass: false };
    for (content, expected) in [
        ("..", &["1", "2"][..]),
        (".e", &["1", "2"]),
        (".o", &["1"]),
        ("e.", &["1", "1!", "1x2"]),
        ("ee", &["1", "1!", "1x2"]),
        ("eo", &["1", "1!"]),
        ("o.", &[]),
        ("oe", &[]),
    ] {
        assert_eq!(paths(killer, content), expected, "{content}");
    }
    let passing = Line { pass: true, ..killer };
    assert_eq!(paths(passing, ".."), ["1", "1!", "2"]);
    assert_eq!(paths(passing, "e."), ["1", "1!", "1x2"]);
    assert_eq!(paths(passing, "o."), [""; 0]);
    let leaping = Line { leaps: true, ..killer };
    assert_eq!(paths(leaping, "o."), ["2"]);
    assert_eq!(paths(leaping, "ee"), ["1", "1!", "1x2", "2"]);
    assert_eq!(paths(leaping, "oo"), [""; 0]);
}

#[test]
fn a_false_killer_captures_on_the_way_three_squares_ahead() {
    let walking = Line { step: RIGHT, reach: 3, leaps: false, pass: false };
    for (content, expected) in [
        ("...", &["1", "2", "3"][..]),
        ("..e", &["1", "2", "3"]),
        ("..o", &["1", "2"]),
        (".e.", &["1", "2", "2x3"]),
        (".o.", &["1"]),
        ("e..", &["1", "1!", "1x2", "1x3"]),
        ("e.e", &["1", "1!", "1x2", "1x3"]),
        ("e.o", &["1", "1!", "1x2"]),
        ("ee.", &["1", "1!", "12x3", "1x2"]),
        ("eo.", &["1", "1!"]),
        ("oe.", &[]),
    ] {
        assert_eq!(paths(walking, content), expected, "{content}");
    }
    let leaping = Line { leaps: true, ..walking };
    for (content, expected) in [
        ("...", &["1", "2", "3"][..]),
        ("oo.", &["3"]),
        ("oe.", &["2", "2x3", "3"]),
        ("eo.", &["1", "1!", "1x3", "3"]),
        ("ee.", &["1", "1!", "12x3", "1x2", "1x3", "2", "2x3", "3"]),
        ("eeo", &["1", "1!", "1x2", "2"]),
        ("ooo", &[]),
    ] {
        assert_eq!(paths(leaping, content), expected, "{content}");
    }
}

#[test]
fn a_line_ends_with_the_board() {
    let line = Line { step: RIGHT, reach: 3, leaps: true, pass: true };
    let ray = Ray::new(&shape(3, 1), RIGHT, 3);
    let count = |from| {
        let mut count = 0;
        line.paths(&ray, square(from), set(&[0, 1, 2]), SquareSet::EMPTY, |_| count += 1);
        count
    };
    assert_eq!([0, 1, 2].map(count), [3, 2, 0]);
}

#[test]
fn a_line_attacks_where_a_path_lands() {
    let ray = Ray::new(&shape(5, 1), RIGHT, 3);
    let walking = Line { step: RIGHT, reach: 3, leaps: false, pass: false };
    let leaping = Line { leaps: true, ..walking };
    let attacks = |line: Line, own, to| line.attacks(&ray, square(0), set(own), square(to));
    assert!(attacks(walking, &[], 3) && attacks(walking, &[4], 3) && !attacks(walking, &[2], 3));
    assert!(attacks(leaping, &[1, 2], 3));
    assert!(!attacks(walking, &[], 4) && !attacks(leaping, &[], 4));
}
