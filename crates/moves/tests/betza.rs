//! Betza's notation, read, written and put into words.

#![allow(clippy::unwrap_used)]

use komadai_board::Offset;
use komadai_moves::{Leap, Ride, Simple, When};

fn read(text: &str) -> Simple {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The offsets of a text that only leaps, sorted.
fn leaps(text: &str) -> Vec<(i8, i8)> {
    let movement = read(text);
    assert_eq!(movement.rides, [], "{text}");
    movement.leaps.iter().map(|leap| (leap.offset.file, leap.offset.rank)).collect()
}

/// All offsets with these legs.
fn all(long: i8, short: i8) -> Vec<(i8, i8)> {
    let mut all = Vec::new();
    for (a, b) in [(long, short), (short, long)] {
        all.extend([(a, b), (a, -b), (-a, b), (-a, -b)]);
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// Those of them that lie where the predicate says.
fn those(long: i8, short: i8, wanted: impl Fn(i8, i8) -> bool) -> Vec<(i8, i8)> {
    all(long, short).into_iter().filter(|&(file, rank)| wanted(file, rank)).collect()
}

#[test]
fn an_atom_is_all_offsets_of_its_legs() {
    let atoms = [
        ("W", 1, 0),
        ("F", 1, 1),
        ("D", 2, 0),
        ("N", 2, 1),
        ("A", 2, 2),
        ("H", 3, 0),
        ("C", 3, 1),
        ("Z", 3, 2),
        ("G", 3, 3),
    ];
    for (atom, long, short) in atoms {
        assert_eq!(leaps(atom), all(long, short), "{atom}");
        let doubled = read(&format!("{atom}{atom}"));
        assert_eq!(doubled.leaps, []);
        assert!(doubled.rides.iter().all(|ride| ride.range == 0 && ride.when == When::Any), "{atom}");
        let steps: Vec<_> = doubled.steps().map(|step| (step.file, step.rank)).collect();
        assert_eq!(steps, all(long, short), "{atom}");
        assert_eq!(read(&format!("{atom}{atom}2")), read(&format!("{atom}2")), "{atom}");
        assert_eq!(read(&format!("{atom}0")), doubled, "{atom}");
        assert_eq!(read(&format!("{atom}1")), read(atom), "{atom}");
    }
}

#[test]
fn compounds_are_sums() {
    assert_eq!(read("K"), read("WF"));
    assert_eq!(read("R"), read("WW"));
    assert_eq!(read("B"), read("FF"));
    assert_eq!(read("Q"), read("RB"));
    assert_eq!(read("R3"), read("W3"));
    assert_eq!(read("Q2"), read("R2B2"));
    assert_eq!(read("fK"), read("fWfF"));
    assert_eq!(read("WWW"), read("RW"));
    assert_eq!(read("WFW"), read("FW"));
    assert!(read("").is_empty() && !read("W").is_empty() && !read("R").is_empty());
}

#[test]
fn letters_take_parts_of_an_orthogonal_atom() {
    for (letters, steps) in [
        ("f", &[(0, 1)][..]),
        ("b", &[(0, -1)]),
        ("l", &[(-1, 0)]),
        ("r", &[(1, 0)]),
        ("s", &[(-1, 0), (1, 0)]),
        ("v", &[(0, -1), (0, 1)]),
        ("fl", &[(-1, 0), (0, 1)]),
        ("fbr", &[(0, -1), (0, 1), (1, 0)]),
        ("ff", &[(0, 1)]),
    ] {
        assert_eq!(leaps(&format!("{letters}W")), steps, "{letters}");
    }
}

#[test]
fn letters_take_parts_of_a_diagonal_atom() {
    for (letters, steps) in [
        ("f", &[(-1, 1), (1, 1)][..]),
        ("b", &[(-1, -1), (1, -1)]),
        ("l", &[(-1, -1), (-1, 1)]),
        ("r", &[(1, -1), (1, 1)]),
        ("fl", &[(-1, 1)]),
        ("lf", &[(-1, 1)]),
        ("fr", &[(1, 1)]),
        ("bl", &[(-1, -1)]),
        ("rb", &[(1, -1)]),
        ("flbr", &[(-1, 1), (1, -1)]),
        ("fb", &[(-1, -1), (-1, 1), (1, -1), (1, 1)]),
        ("fbl", &[(-1, -1), (-1, 1), (1, 1)]),
        ("s", &[(-1, -1), (-1, 1), (1, -1), (1, 1)]),
        ("v", &[(-1, -1), (-1, 1), (1, -1), (1, 1)]),
        ("ff", &[(-1, 1), (1, 1)]),
    ] {
        assert_eq!(leaps(&format!("{letters}F")), steps, "{letters}");
    }
}

#[test]
fn letters_take_parts_of_an_oblique_atom() {
    type Wanted = fn(i8, i8) -> bool;
    let parts: [(&str, Wanted); 24] = [
        ("f", |_, rank| rank > 0),
        ("b", |_, rank| rank < 0),
        ("l", |file, _| file < 0),
        ("r", |file, _| file > 0),
        ("s", |file, rank| file.abs() > rank.abs()),
        ("v", |file, rank| rank.abs() > file.abs()),
        ("ff", |file, rank| rank > file.abs()),
        ("bb", |file, rank| -rank > file.abs()),
        ("ll", |file, rank| -file > rank.abs()),
        ("rr", |file, rank| file > rank.abs()),
        ("fl", |file, rank| rank > 0 && file < 0),
        ("lf", |file, rank| rank > 0 && file < 0),
        ("br", |file, rank| rank < 0 && file > 0),
        ("ffl", |file, rank| rank > -file && file < 0),
        ("ffr", |file, rank| rank > file && file > 0),
        ("bbr", |file, rank| -rank > file && file > 0),
        ("llf", |file, rank| -file > rank && rank > 0),
        ("rrb", |file, rank| file > -rank && rank < 0),
        // They add up.
        ("fb", |_, _| true),
        ("fs", |file, rank| rank > 0 || file.abs() > rank.abs()),
        ("ffbb", |file, rank| rank.abs() > file.abs()),
        ("ffs", |file, rank| rank > file.abs() || file.abs() > rank.abs()),
        ("fbb", |file, rank| rank > 0 || -rank > file.abs()),
        ("lff", |file, rank| file < 0 || rank > file.abs()),
    ];
    for (long, short, atom) in [(2, 1, 'N'), (3, 1, 'C'), (3, 2, 'Z')] {
        for (letters, wanted) in parts {
            assert_eq!(leaps(&format!("{letters}{atom}")), those(long, short, wanted), "{letters}{atom}");
        }
    }
}

#[test]
fn prefixes_say_when() {
    let when = |text: &str| {
        let movement = read(text);
        let leaps = movement.leaps.iter().map(|leap| leap.when);
        leaps.chain(movement.rides.iter().map(|ride| ride.when)).collect::<Vec<_>>()
    };
    assert_eq!(when("fW"), [When::Any]);
    assert_eq!(when("mfW"), [When::MoveOnly]);
    assert_eq!(when("fcW"), [When::CaptureOnly]);
    assert_eq!(when("mfR"), [When::MoveOnly]);
    assert_eq!(when("cfR3"), [When::CaptureOnly]);
    // A prefix is of the next atom alone.
    assert_eq!(read("mfWcF"), Simple::new([read("mfW").leaps, read("cF").leaps].concat(), Vec::new()));
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    for (text, offset, expected) in [
        ("x", 0, "prefix"),
        ("X", 0, "an atom"),
        ("W X", 1, "an atom"),
        ("f", 1, "an atom"),
        ("Wf", 2, "an atom"),
        ("fxW", 1, "prefix"),
        ("mcW", 1, "one of"),
        ("cfmW", 2, "one of"),
        ("mmW", 1, "one of"),
        ("R256", 1, "a range"),
        ("WFNN999", 4, "a range"),
        ("3", 0, "an atom"),
    ] {
        let error = text.parse::<Simple>().unwrap_err();
        assert_eq!(error.offset, offset, "{text}: {error}");
        assert!(error.expected.contains(expected), "{text}: {error}");
    }
    assert_eq!(read("R255").rides[0].range, 255);
}

#[test]
fn movements_are_sorted_and_hold_each_move_once() {
    let (one, two) = (Leap { offset: Offset::new(0, 1), when: When::Any }, Offset::new(1, 1));
    let (two, ride) = (Leap { offset: two, when: When::Any }, Ride { step: two, range: 0, when: When::Any });
    let movement = Simple::new(vec![two, one, two], vec![ride, ride]);
    assert_eq!((movement.leaps, movement.rides), (vec![one, two], vec![ride]));
}

#[test]
fn movements_are_written_as_people_write_them() {
    for (text, written) in [
        ("", ""),
        ("WF", "K"),
        ("WWFF", "Q"),
        ("WW", "R"),
        ("F0", "B"),
        ("fWF", "FfW"),
        ("mWmF", "mK"),
        ("cRcB", "cQ"),
        ("R3B3", "Q3"),
        ("R3B2", "B2R3"),
        ("N0", "NN"),
        ("NN2", "NN2"),
        ("N2", "NN2"),
        ("mWcF", "cFmW"),
        ("WcF", "WcF"),
        ("lrW", "sW"),
        ("DvN", "DvN"),
        ("fbW", "vW"),
        ("flfrF", "fF"),
        ("frblF", "frblF"),
        // A range keeps equal letters apart.
        ("NN0N", "N1NN"),
        ("NNN2", "NN0NN2"),
    ] {
        let movement = read(text);
        assert_eq!(movement.to_string(), written, "{text}");
        assert_eq!(read(written), movement, "{text}");
    }
}

/// Every part of some atoms, in every mode and several ranges.
#[test]
fn what_is_written_reads_back_equal() {
    for (long, short) in [(1, 0), (1, 1), (2, 0), (2, 1), (3, 3), (3, 2)] {
        let offsets = all(long, short);
        for bits in 0..1_u32 << offsets.len() {
            let chosen = offsets.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
            let steps: Vec<Offset> = chosen.map(|(_, &(file, rank))| Offset::new(file, rank)).collect();
            let when = [When::Any, When::MoveOnly, When::CaptureOnly][bits as usize % 3];
            let leaps: Vec<Leap> = steps.iter().map(|&offset| Leap { offset, when }).collect();
            let range = [0, 2, 3, 255][bits as usize % 4];
            let rides: Vec<Ride> = steps.iter().map(|&step| Ride { step, range, when: When::Any }).collect();
            for movement in [
                Simple::new(leaps.clone(), Vec::new()),
                Simple::new(Vec::new(), rides.clone()),
                Simple::new(leaps, rides),
            ] {
                let text = movement.to_string();
                assert_eq!(read(&text), movement, "{text}");
            }
        }
    }
}

#[test]
fn offsets_beyond_the_atoms_are_left_out() {
    let leap = |file, rank| Leap { offset: Offset::new(file, rank), when: When::Any };
    for beyond in [leap(4, 0), leap(0, 0), leap(-4, 3), leap(i8::MIN, 0)] {
        assert_eq!(Simple::new(vec![beyond, leap(0, 1)], Vec::new()).to_string(), "fW");
    }
}

#[test]
fn movements_have_plain_words() {
    for (text, words) in [
        ("", "does not move"),
        ("W", "steps one square orthogonally"),
        ("F", "steps one square diagonally"),
        ("K", "steps one square in any of the 8 directions"),
        ("fW", "steps one square straight forward"),
        ("bW", "steps one square straight backward"),
        ("lW", "steps one square left"),
        ("rW", "steps one square right"),
        ("flF", "steps one square diagonally forward left"),
        ("frF", "steps one square diagonally forward right"),
        ("blF", "steps one square diagonally backward left"),
        ("brF", "steps one square diagonally backward right"),
        ("vW", "steps one square straight forward or backward"),
        ("sW", "steps one square sideways"),
        ("fF", "steps one square diagonally forward"),
        ("bF", "steps one square diagonally backward"),
        ("rF", "steps one square diagonally right"),
        ("lF", "steps one square diagonally left"),
        ("FfW", "steps one square diagonally or straight forward"),
        ("WfF", "steps one square orthogonally or diagonally forward"),
        ("fsW", "steps one square sideways or straight forward"),
        ("fWflFrW", "steps one square diagonally forward left, straight forward or right"),
        ("vWbF", "steps one square straight forward or backward or diagonally backward"),
        ("D", "leaps exactly 2 squares orthogonally"),
        ("fA", "leaps exactly 2 squares diagonally forward"),
        ("H", "leaps exactly 3 squares orthogonally"),
        (
            "sWsHlA",
            "steps one square sideways; leaps exactly 2 squares diagonally left; leaps exactly 3 squares sideways",
        ),
        ("N", "leaps 2 squares one way and 1 across"),
        ("fN", "leaps 2 squares one way and 1 across, forward"),
        ("ffN", "leaps 2 squares forward and 1 sideways"),
        ("llfrrfN", "leaps 2 squares sideways and 1 forward"),
        ("ffC", "leaps 3 squares forward and 1 sideways"),
        ("llfrrfZ", "leaps 3 squares sideways and 2 forward"),
        (
            "NCZ",
            "leaps 2 squares one way and 1 across; leaps 3 squares one way and 1 across; leaps 3 squares one way and 2 across",
        ),
        ("fflN", "leaps 2 squares one way and 1 across (2 forward -1 right)"),
        ("flN", "leaps 2 squares one way and 1 across (1 forward -2 right; 2 forward -1 right)"),
        ("bbN", "leaps 2 squares one way and 1 across (-2 forward -1 right; -2 forward 1 right)"),
        (
            "sN",
            "leaps 2 squares one way and 1 across (-1 forward -2 right; 1 forward -2 right; -1 forward 2 right; 1 forward 2 right)",
        ),
        ("R", "slides orthogonally"),
        ("Q", "slides in any of the 8 directions"),
        ("fR", "slides straight forward"),
        ("R3", "slides orthogonally, at most 3 squares"),
        ("R3B", "slides diagonally; slides orthogonally, at most 3 squares"),
        ("NN", "leaps 2 squares one way and 1 across again and again in one line"),
        ("fNN2", "leaps 2 squares one way and 1 across, forward again and again in one line, at most 2 times"),
        ("DD", "leaps again and again orthogonally"),
        ("fAA3", "leaps again and again diagonally forward, at most 3 times"),
        ("sHH", "leaps again and again sideways"),
        (
            "RDDNN",
            "slides orthogonally; leaps again and again orthogonally; leaps 2 squares one way and 1 across again and again in one line",
        ),
        ("mW", "steps one square orthogonally without capturing"),
        ("cfF", "steps one square diagonally forward, only to capture"),
        ("mfD", "leaps exactly 2 squares straight forward without capturing"),
        ("cN", "leaps 2 squares one way and 1 across, only to capture"),
        ("mR2", "slides orthogonally, at most 2 squares without capturing"),
        ("cDD", "leaps again and again orthogonally, only to capture"),
        ("mNN", "leaps 2 squares one way and 1 across again and again in one line without capturing"),
        (
            "fWmRcfF",
            "steps one square straight forward; slides orthogonally without capturing; steps one square diagonally forward, only to capture",
        ),
    ] {
        assert_eq!(read(text).words(), words, "{text}");
    }
}
