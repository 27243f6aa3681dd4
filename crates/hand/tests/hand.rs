//! What is in hand, and where it may be dropped.

#![allow(clippy::unwrap_used)]

use std::collections::HashSet;

use komadai_board::{Coordinates, Offset, Shape, Side, SquareSet, squares};
use komadai_hand::{Hands, MAX_HAND_KINDS, Slot, free_files, stuck_squares};

fn slot(number: usize) -> Slot {
    Slot::new(number).unwrap()
}

fn held(hands: &Hands, side: Side) -> Vec<usize> {
    hands.held(side).map(Slot::index).collect()
}

#[test]
fn places_in_the_hand_order_have_a_limit() {
    assert_eq!(Slot::new(MAX_HAND_KINDS - 1).map(Slot::index), Some(31));
    assert_eq!(Slot::new(MAX_HAND_KINDS), None);
}

#[test]
fn hands_count_by_side_and_kind() {
    let mut hands = Hands::default();
    assert_eq!(hands, Hands::EMPTY);
    assert!(Side::BOTH.iter().all(|&side| hands.is_empty(side)));
    hands.set(Side::First, slot(0), 2);
    hands.set(Side::First, slot(31), 18);
    hands.set(Side::First, slot(7), 1);
    hands.set(Side::Second, slot(7), u16::MAX);
    for number in 0..MAX_HAND_KINDS {
        let counts = Side::BOTH.map(|side| hands.count(side, slot(number)));
        let expected = match number {
            0 => [2, 0],
            7 => [1, u16::MAX],
            31 => [18, 0],
            _ => [0, 0],
        };
        assert_eq!(counts, expected, "{number}");
    }
    assert_eq!((held(&hands, Side::First), held(&hands, Side::Second)), (vec![0, 7, 31], vec![7]));
    hands.set(Side::First, slot(7), 3);
    assert_eq!(held(&hands, Side::First), [0, 7, 31]);
    hands.set(Side::First, slot(7), 0);
    hands.set(Side::First, slot(7), 0);
    assert_eq!(held(&hands, Side::First), [0, 31]);
    assert!(!hands.is_empty(Side::First) && !hands.is_empty(Side::Second));
    hands.set(Side::Second, slot(7), 0);
    assert!(hands.is_empty(Side::Second) && !hands.is_empty(Side::First));
}

#[test]
fn a_hands_hash_depends_on_what_is_held_alone() {
    let mut seen = HashSet::from([0]);
    for side in Side::BOTH {
        for number in 0..MAX_HAND_KINDS {
            for count in [1, 2, 3, 4, 255, 256, u16::MAX] {
                let mut hands = Hands::EMPTY;
                hands.set(side, slot(number), count);
                assert!(seen.insert(hands.hash()), "{side:?} {number} {count}");
                hands.set(side, slot(number), 0);
                assert_eq!((hands, hands.hash()), (Hands::EMPTY, 0));
            }
        }
    }
    let (mut there, mut back) = (Hands::EMPTY, Hands::EMPTY);
    there.set(Side::First, slot(1), 1);
    there.set(Side::Second, slot(2), 5);
    back.set(Side::Second, slot(2), 9);
    back.set(Side::First, slot(1), 1);
    back.set(Side::Second, slot(2), 5);
    assert_eq!((there, there.hash()), (back, back.hash()));
}

#[test]
fn a_piece_is_stuck_where_no_step_stays_on_the_board() {
    let shape = Shape::new(3, 3, Coordinates::ALGEBRAIC).unwrap().with_holes(squares! { 3;
        . . .
        . . .
        X . .
    });
    let stuck = |steps: &[Offset]| stuck_squares(&shape, steps);
    assert_eq!(stuck(&[]), shape.squares());
    assert_eq!(stuck(&[Offset::new(0, 1)]), shape.far_ranks(1));
    // The hole is no square to go to.
    let backward = squares! { 3;
        . . .
        X . .
        . X X
    };
    assert_eq!(stuck(&[Offset::new(0, -1)]), backward);
    assert_eq!(stuck(&[Offset::new(0, -1), Offset::new(0, 1)]), SquareSet::EMPTY);
}

#[test]
fn files_are_free_that_hold_no_piece() {
    let shape = Shape::new(3, 2, Coordinates::ALGEBRAIC).unwrap();
    let file = |square| shape.file_squares(shape.file(square));
    let pieces = squares! { 3;
        X . .
        X . X
    };
    let free = squares! { 3;
        . X .
        . X .
    };
    assert_eq!(free_files(pieces, file) & shape.squares(), free);
    assert_eq!(free_files(SquareSet::EMPTY, file), SquareSet::FULL);
}
