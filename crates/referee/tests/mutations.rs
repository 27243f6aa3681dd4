//! Squares, kinds and alterations of positions made from bytes.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use arbitrary::{Arbitrary, Unstructured};
use komadai::{Kind, Mutation, Piece, Position, Setup, Side, Square, Variant};

#[test]
fn every_byte_is_a_square_and_a_kind() {
    for byte in 0..=u8::MAX {
        let square = Square::arbitrary(&mut Unstructured::new(&[byte])).unwrap();
        assert_eq!(square.index(), usize::from(byte) % 128);
        let kind = Kind::arbitrary(&mut Unstructured::new(&[byte])).unwrap();
        assert_eq!(kind.index(), usize::from(byte) % 127);
    }
    assert_eq!(Square::size_hint(0), (1, Some(1)));
    assert_eq!(Kind::size_hint(0), (1, Some(1)));
}

/// What the alteration makes of the position's setup.
fn altered(position: &Position, mutation: Mutation) -> Setup {
    let mut setup = *position.setup();
    mutation.alter(position, &mut setup);
    setup
}

#[test]
fn numbers_count_on_from_zero() {
    let start = Variant::MinjikuShogi.start();
    let rules = start.rules();
    let (squares, kinds): (Vec<Square>, Vec<Kind>) =
        (rules.shape().squares().iter().collect(), rules.kinds().collect());
    for number in 0..=u8::MAX {
        let square = squares[usize::from(number) % squares.len()];
        let lifted = altered(&start, Mutation::Lift(number));
        assert_eq!(lifted.board.get(square), None);
        assert_eq!(lifted.board.occupied() | square.into(), start.board().occupied() | square.into());
        let kind = kinds[usize::from(number) % kinds.len()];
        for (second, side) in [(false, Side::First), (true, Side::Second)] {
            let put = altered(&start, Mutation::Put { at: number, kind: number, second });
            assert_eq!(put.board.get(square), Some(Piece::new(kind, side)), "{number}");
            if rules.piece(kind).unwrap().royal {
                // A royal piece leaves the square where it stood.
                let kings = put.board.pieces().filter(|&(_, piece)| piece == Piece::new(kind, side));
                assert_eq!(kings.count(), 1, "{number}");
            } else {
                assert_eq!(put.board.occupied(), start.board().occupied() | square.into(), "{number}");
            }
        }
    }
}

#[test]
fn hands_hold_up_to_three() {
    let start = Variant::HandShogi.start();
    let rules = start.rules();
    let hand = rules.hand();
    for number in 0..=u8::MAX {
        let kind = hand[usize::from(number) % hand.len()];
        for (second, side) in [(false, Side::First), (true, Side::Second)] {
            let setup = altered(&start, Mutation::Hold { kind: number, count: number, second });
            assert_eq!(setup.in_hand(rules, side, kind), u16::from(number % 4), "{number}");
            assert_eq!(setup.in_hand(rules, !side, kind), start.in_hand(!side, kind));
        }
    }
    // A game without drops has nothing to hold.
    let minjiku = Variant::MinjikuShogi.start();
    assert_eq!(altered(&minjiku, Mutation::Hold { kind: 1, count: 1, second: true }), *minjiku.setup());
}

#[test]
fn quiet_plies_count_where_they_are_counted() {
    for &variant in Variant::ALL {
        let start = variant.start();
        let counts = start.rules().ending().quiet_plies.is_some();
        for (plies, expected) in [(0, 0), (100, 100), (127, 127), (128, 0), (300, 44)] {
            let setup = altered(&start, Mutation::Quiet(plies));
            assert_eq!(setup.quiet, if counts { expected } else { start.setup().quiet }, "{variant} {plies}");
        }
    }
}

#[test]
fn the_nth_move_is_played() {
    let start = Variant::Shogi.start();
    let mut moves = start.legal_moves();
    moves.sort();
    for number in [0, 1, 29, 30, 31, 1000] {
        let mut position = start.clone();
        Mutation::Play(number).apply(&mut position);
        assert_eq!(position, start.after(moves[usize::from(number) % 30]).unwrap());
        assert_eq!(altered(&start, Mutation::Play(number)), *position.setup());
    }
    let mated = Position::parse(&Variant::Shogi.tables(), "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1").unwrap();
    let mut after = mated.clone();
    Mutation::Play(3).apply(&mut after);
    assert_eq!(after, mated);
}

#[test]
fn what_breaks_a_rule_does_not_happen() {
    let start = Variant::Shogi.start();
    let king = start.board().pieces().find(|(_, piece)| start.rules().piece(piece.kind).unwrap().royal).unwrap().0;
    let mut position = start.clone();
    Mutation::Lift(king.index() as u8).apply(&mut position);
    assert_eq!(position, start);
    Mutation::Turn.apply(&mut position);
    assert_eq!(position.side(), Side::Second);
    Mutation::Lift(0).apply(&mut position);
    assert_eq!(position.piece_at(Square::new(0).unwrap()), None);
}

#[test]
fn castling_rights_go_with_king_or_rook() {
    let start = Variant::MedusaShogi.start();
    let at = |name: &str| start.rules().shape().parse_square(name).unwrap().index() as u8;
    let rights = start.setup().rights;
    for (name, lost) in [("a1", 1), ("k1", 2), ("a11", 32), ("k11", 16), ("b2", 0), ("a4", 0)] {
        let setup = altered(&start, Mutation::Lift(at(name)));
        assert_eq!(setup.rights.count_ones(), rights.count_ones() - u32::from(lost != 0), "{name}");
        assert_eq!(setup.rights | lost, rights, "{name}");
    }
}

#[test]
fn no_bytes_give_the_start() {
    let tables = Variant::Shogi.tables();
    let position = |bytes: &[u8], most| Position::arbitrary(&tables, &mut Unstructured::new(bytes), most).unwrap();
    assert_eq!(position(&[], 10), Variant::Shogi.start());
    assert_eq!(position(&[9; 40], 0), Variant::Shogi.start());
    assert_ne!(position(&[1, 0, 0, 0, 0, 9, 9, 9, 9, 1], 4), Variant::Shogi.start());
}
