//! Moves as values and as text, why a text or a setup is refused, and counting, all in Shogi.

#![allow(clippy::unwrap_used)]

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock};

use komadai_board::{Kind, Side, Square, SquareSet};
use komadai_engine::{
    Move, MoveSet, MoveTextError, Obstacle, Outcome, Position, PositionError, Reason, SetupFault, Tables,
};
use komadai_hand::Slot;

static TABLES: LazyLock<Arc<Tables>> = LazyLock::new(|| Tables::new(komadai_shogi::rules()));

fn position(text: &str) -> Position {
    Position::parse(&TABLES, text).unwrap()
}

fn at(name: &str) -> Square {
    TABLES.rules().shape().parse_square(name).unwrap()
}

fn square(number: usize) -> Square {
    Square::new(number).unwrap()
}

fn kind(token: &str) -> Kind {
    TABLES.rules().kind(token).unwrap()
}

/// One move of each sort, with the squares it names, and where the piece stands before and after.
fn one_of_each() -> [(Move, Vec<usize>, Option<usize>, usize); 10] {
    let [a, b, c, d] = [1, 2, 3, 4].map(square);
    let kind = kind("P");
    [
        (Move::Step { from: a, to: b }, vec![1, 2], Some(1), 2),
        (Move::Promote { from: a, to: b }, vec![1, 2], Some(1), 2),
        (Move::Drop { kind, to: b }, vec![2], None, 2),
        (Move::Path { from: a, first: b, second: None, to: c }, vec![1, 2, 3], Some(1), 3),
        (Move::Path { from: a, first: b, second: Some(c), to: d }, vec![1, 2, 3, 4], Some(1), 4),
        (Move::Igui { from: a, at: b, promote: false }, vec![1, 2], Some(1), 1),
        (Move::Morph { from: a, to: b, into: kind }, vec![1, 2], Some(1), 2),
        (Move::Fuse { from: a, to: b }, vec![1, 2], Some(1), 2),
        (Move::Split { from: a, to: b, part: kind }, vec![1, 2], Some(1), 2),
        (Move::Castle { king: a, king_to: b, rook: c, rook_to: d }, vec![1, 2, 3, 4], Some(1), 2),
    ]
}

#[test]
fn moves_name_their_squares() {
    for (chosen, squares, from, to) in one_of_each() {
        assert_eq!(chosen.squares().map(Square::index).collect::<Vec<_>>(), squares, "{chosen:?}");
        assert_eq!((chosen.from().map(Square::index), chosen.to().index()), (from, to), "{chosen:?}");
    }
}

#[test]
fn sets_of_moves_hold_moves() {
    let (from, part) = (square(40), kind("G"));
    let targets: SquareSet = [square(49), square(50), square(41)].into_iter().collect();
    type One = fn(Square) -> Move;
    let each: [(MoveSet, One); 6] = [
        (MoveSet::Steps { from, targets }, |to| Move::Step { from: square(40), to }),
        (MoveSet::Walks { by: 9, targets }, |to| Move::Step { from: square(to.index() - 9), to }),
        (MoveSet::Promotions { from, targets }, |to| Move::Promote { from: square(40), to }),
        (MoveSet::Drops { kind: part, targets }, |to| Move::Drop { kind: kind("G"), to }),
        (MoveSet::Fusions { from, targets }, |to| Move::Fuse { from: square(40), to }),
        (MoveSet::Fissions { from, part, targets }, |to| Move::Split { from: square(40), to, part: kind("G") }),
    ];
    for (set, one) in each {
        let expected: Vec<Move> = targets.iter().map(one).collect();
        let mut moves = Vec::new();
        set.for_each(|chosen| moves.push(chosen));
        assert_eq!(moves, expected);
        assert_eq!((set.len(), set.is_empty()), (3, false));
        for (other, _) in each {
            other.for_each(|chosen| assert_eq!(set.contains(chosen), expected.contains(&chosen), "{set:?} {chosen:?}"));
        }
        assert!(!set.contains(one(square(51))), "{set:?}");
    }
    let back = MoveSet::Walks { by: -9, targets: square(40).into() };
    assert!(back.contains(Move::Step { from: square(49), to: square(40) }) && back.len() == 1);
    assert!(MoveSet::Steps { from, targets: SquareSet::EMPTY }.is_empty());
    for (chosen, ..) in one_of_each() {
        let one = MoveSet::One(chosen);
        assert_eq!((one.len(), one.is_empty()), (1, false));
        for (other, ..) in one_of_each() {
            assert_eq!(one.contains(other), one == MoveSet::One(other));
        }
    }
}

#[test]
fn texts_are_read_as_the_moves_they_say() {
    let start = Position::start(&TABLES);
    for (text, chosen) in [
        ("7g7f", Move::Step { from: at("7g"), to: at("7f") }),
        ("8h2b+", Move::Promote { from: at("8h"), to: at("2b") }),
        ("P*5e", Move::Drop { kind: kind("P"), to: at("5e") }),
        ("1a2b1a", Move::Igui { from: at("1a"), at: at("2b"), promote: false }),
        ("1a2b1a+", Move::Igui { from: at("1a"), at: at("2b"), promote: true }),
        ("1a2b3c", Move::Path { from: at("1a"), first: at("2b"), second: None, to: at("3c") }),
        ("1a2b3c4d", Move::Path { from: at("1a"), first: at("2b"), second: Some(at("3c")), to: at("4d") }),
        ("5i4i,1i2i", Move::Castle { king: at("5i"), king_to: at("4i"), rook: at("1i"), rook_to: at("2i") }),
        ("5i4i:G", Move::Split { from: at("5i"), to: at("4i"), part: kind("G") }),
    ] {
        assert_eq!(start.read_move(text), Ok(chosen), "{text}");
        assert_eq!(start.text(chosen), text);
    }
}

#[test]
fn what_is_no_text_of_a_move_is_told_with_its_place() {
    let start = Position::start(&TABLES);
    for (text, offset, expected) in [
        ("", 0, "a square, or a piece"),
        ("x", 0, "a square, or a piece"),
        ("+", 0, "a square, or a piece"),
        ("7g", 2, "the square where the move ends"),
        ("7g+", 2, "the square where the move ends"),
        ("7gx", 2, "the square where the move ends"),
        ("7g7fx", 4, "the end of the move"),
        ("7g7f+x", 5, "the end of the move"),
        ("7g7f++", 5, "the end of the move"),
        ("1a2b3c+", 6, "the end of the move"),
        ("1a2b3c4d+", 8, "the end of the move"),
        ("1a2b3c4d5e", 8, "the end of the move"),
        ("1a2b1a+x", 7, "the end of the move"),
        ("1a2b3c:G", 6, "the end of the move"),
        ("P", 1, "`*` and a square"),
        ("P5e", 1, "`*` and a square"),
        ("+P5e", 2, "`*` and a square"),
        ("P*", 2, "a square"),
        ("P*x", 2, "a square"),
        ("P*5j", 2, "a square"),
        ("P*5e+", 4, "the end of the move"),
        ("+P*5ex", 5, "the end of the move"),
        ("5i4i,", 5, "the square of the rook"),
        ("5i4i,x", 5, "the square of the rook"),
        ("5i4i,1i", 7, "the square where the rook goes"),
        ("5i4i,1ix", 7, "the square where the rook goes"),
        ("5i4i,1i2ix", 9, "the end of the move"),
        ("5i4i:", 5, "the letter of a piece"),
        ("5i4i:x", 5, "the letter of a piece"),
        ("5i4i=G", 5, "the letter of a piece"),
    ] {
        match start.read_move(text) {
            Err(MoveTextError::Malformed { offset: found, expected: said }) => {
                assert!(found == offset && said.starts_with(expected), "{text}: at {found}, expected {said}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn what_the_game_does_not_have_is_foreign() {
    let start = Position::start(&TABLES);
    let (beyond, unknown) = (square(81), Kind::new(126).unwrap());
    for chosen in [
        Move::Step { from: beyond, to: at("7f") },
        Move::Step { from: at("7g"), to: beyond },
        Move::Drop { kind: unknown, to: at("5e") },
        Move::Drop { kind: kind("P"), to: beyond },
        Move::Morph { from: at("7g"), to: at("7f"), into: unknown },
        Move::Split { from: at("7g"), to: at("7f"), part: unknown },
        Move::Path { from: at("7g"), first: at("7f"), second: Some(beyond), to: at("7e") },
    ] {
        assert_eq!(start.explain(chosen).unwrap_err().obstacle, Obstacle::Foreign, "{chosen:?}");
        assert!(!start.is_legal(chosen));
    }
}

#[test]
fn all_faults_of_a_setup_are_told() {
    let faults = |text: &str| match Position::parse(&TABLES, text) {
        Err(PositionError::Setup(error)) => error,
        other => panic!("{text}: {other:?}"),
    };
    let error = faults("4k3P/9/9/9/9/9/9/9/9 b - 1");
    let royals = SetupFault::Royals { side: "Black".into(), count: 0 };
    assert_eq!(error.faults, [royals.clone(), SetupFault::CannotStand { square: "1a".into() }]);
    let texts: Vec<String> = error.faults.iter().map(ToString::to_string).collect();
    assert_eq!(error.to_string(), texts.join("; "));
    let three = faults("4k3P/4R4/9/9/9/9/9/9/9 b - 1");
    assert_eq!(three.faults.len(), 3);
    assert_eq!(three.to_string().matches("; ").count(), 2);
    assert!(three.faults.contains(&SetupFault::OpponentInCheck));
    assert!(!faults("4k4/9/9/9/9/9/9/9/9 b - 1").to_string().contains(';'));

    let rules = TABLES.rules();
    let mut setup = *rules.start();
    setup.rights = 1;
    assert_eq!(TABLES.faults(&setup), [SetupFault::UnknownRight]);
    assert!(Position::new_waiving(&TABLES, setup, |_| true).is_err());
    let two_kings = rules.parse("k3k4/9/9/9/9/9/9/9/4K4 b - 1").unwrap();
    let fault = SetupFault::Royals { side: "White".into(), count: 2 };
    assert_eq!(TABLES.faults(&two_kings), [fault]);
    assert!(Position::new_waiving(&TABLES, two_kings, |_| false).is_err());
    assert!(Position::new_waiving(&TABLES, two_kings, |fault| matches!(fault, SetupFault::Royals { .. })).is_ok());
}

#[test]
fn foreign_squares_and_kinds_are_never_waived() {
    let mut setup = *TABLES.rules().start();
    setup.board.put(square(81), setup.board.get(at("7g")), TABLES.rules().marks());
    assert_eq!(TABLES.faults(&setup), [SetupFault::Foreign(square(81))]);
    assert!(Position::new_waiving(&TABLES, setup, |_| true).is_err());
}

/// What a text could not say is refused, or dropped where it has no meaning.
#[test]
fn hands_and_counters_fit_the_game() {
    let mut setup = *TABLES.rules().start();
    setup.hands.set(Side::Second, Slot::new(31).unwrap(), 3);
    setup.ply = 0;
    let faults = [SetupFault::ForeignHand { side: "White".into() }, SetupFault::NoPly];
    assert_eq!(TABLES.faults(&setup), faults);
    assert_eq!(Position::new_waiving(&TABLES, setup, |_| true).unwrap_err().faults, faults);
    let mut setup = *TABLES.rules().start();
    setup.quiet = 5;
    assert_eq!(Position::new(&TABLES, setup).unwrap(), Position::start(&TABLES));
}

/// Without a royal piece a side is never in check; with several, none may be left attacked.
#[test]
fn a_side_may_have_no_king_or_two() {
    let waived = |text: &str| Position::new_waiving(&TABLES, TABLES.rules().parse(text).unwrap(), |_| true).unwrap();
    let none = waived("4k4/4r4/9/9/9/9/9/4P4/9 b - 1");
    assert!(!none.is_check() && none.checkers().is_empty());
    let two = waived("4k4/3rr4/9/9/9/9/9/4P4/3KK4 b - 1");
    assert!(two.is_check());
    assert_eq!(two.checkers(), at("6b").into());
    let mut legal: Vec<String> = two.legal_moves().into_iter().map(|chosen| two.text(chosen)).collect();
    legal.sort();
    assert_eq!(legal, ["6i7h", "6i7i"]);
}

/// Texts hold no count of quiet plies in a game that does not count them, and so it makes no difference.
#[test]
fn positions_are_equal_when_their_texts_are() {
    let mut position = Position::start(&TABLES);
    for text in ["5i5h", "5a5b", "5h5i", "5b5a"] {
        position.play(position.parse_move(text).unwrap()).unwrap();
    }
    assert_eq!(position, Position::parse(&TABLES, &position.to_string()).unwrap());
    assert_ne!(position, Position::start(&TABLES));
    assert_eq!((position.ply(), Position::start(&TABLES).ply()), (5, 1));
    assert_eq!((position.side(), position.setup().quiet), (Side::First, 0));
    assert!(position.setup().same_position(Position::start(&TABLES).setup()));
    assert_eq!(position.hash(), Position::start(&TABLES).hash());
    let again = Tables::new(komadai_shogi::rules());
    assert_eq!(Position::start(&TABLES), Position::start(&again));
    assert_eq!(format!("{position:?}"), format!("Position(shogi: {position})"));
}

#[test]
fn the_king_is_thought_lifted_from_an_attackers_line() {
    let check = position("4k4/9/9/9/4R4/9/9/9/4K4 w - 1");
    let attackers = |name: &str, side| check.attackers(at(name), side);
    // The file goes on behind a king, and does not behind another piece.
    assert_eq!(attackers("5a", Side::First), at("5e").into());
    let beyond = position("9/4k4/9/9/4R4/9/9/9/4K4 w - 1");
    assert_eq!(beyond.attackers(at("5a"), Side::First), at("5e").into());
    let shielded = position("3k5/4g4/9/9/4R4/9/9/9/4K4 w - 1");
    assert_eq!(shielded.attackers(at("5a"), Side::First), SquareSet::EMPTY);
    // One's own king is not lifted.
    let own = position("3k5/9/9/9/4R4/9/3P5/4K4/9 w - 1");
    assert_eq!(own.attackers(at("5i"), Side::First), at("5h").into());
    // A piece does not attack its own square.
    assert_eq!(beyond.attackers(at("5e"), Side::First), SquareSet::EMPTY);
}

#[test]
fn games_end_by_mate() {
    let mated = position("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1");
    let outcome = Outcome::win(Side::First, Reason::Checkmate);
    assert_eq!(mated.outcome(), Some(outcome));
    assert_eq!(outcome.sentence(mated.rules()), "Black won by checkmate");
    assert_eq!(Outcome::draw(Reason::Agreement).sentence(mated.rules()), "drawn by agreement");
    let chosen = Move::Step { from: at("5a"), to: at("5b") };
    assert_eq!(mated.explain(chosen).unwrap_err().obstacle, Obstacle::GameOver(outcome));
    assert_eq!(Position::start(&TABLES).outcome(), None);
    let names = ["checkmate", "no-move", "repetition", "perpetual-check", "quiet", "resignation", "agreement"];
    assert_eq!(Reason::ALL.map(Reason::name), names);
}

#[test]
fn divided_counts_add_up_on_any_number_of_threads() {
    let start = Position::start(&TABLES);
    assert_eq!([0, 1, 2, 3].map(|depth| start.perft(depth)), [1, 30, 900, 25470]);
    assert_eq!(start.divide(0), []);
    assert_eq!(start.divide_on(0, 2, |_, _| {}), []);
    for depth in 1..=3 {
        let divided = start.divide(depth);
        assert_eq!(divided.len(), 30);
        assert_eq!(divided.iter().map(|(_, nodes)| nodes).sum::<u64>(), start.perft(depth));
        for (chosen, nodes) in &divided {
            assert_eq!(start.after(*chosen).unwrap().perft(depth - 1), *nodes);
        }
        for threads in [0, 1, 3, 64] {
            let (calls, sum) = (AtomicUsize::new(0), AtomicUsize::new(0));
            let progress = |done: usize, of: usize| {
                assert_eq!(of, 900);
                calls.fetch_add(1, Ordering::Relaxed);
                sum.fetch_add(done, Ordering::Relaxed);
            };
            assert_eq!(start.divide_on(depth, threads, progress), divided);
            // Each number from 1 to 900 once; fewer than three plies are done at once.
            let told = if depth < 3 { (0, 0) } else { (900, 900 * 901 / 2) };
            assert_eq!((calls.into_inner(), sum.into_inner()), told);
        }
    }
}

#[test]
fn counts_lists_and_sets_agree() {
    for text in ["4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP 1", "4k4/4r4/9/9/9/9/4P4/9/4K4 b G 1"] {
        let position = position(text);
        let moves = position.legal_moves();
        assert_eq!(position.count_moves(), moves.len() as u64);
        assert!(position.has_legal_move());
        for &chosen in &moves {
            let same = |list: Vec<Move>| list.contains(&chosen);
            match (chosen.from(), chosen) {
                (Some(from), _) => assert!(same(position.moves_from(from))),
                (None, Move::Drop { kind, .. }) => assert!(same(position.drops(kind))),
                _ => unreachable!(),
            }
            assert!(position.is_legal(chosen) && same(position.pseudo_legal_moves()));
            let mut played = position.clone();
            let changes = played.play_with_changes(chosen).unwrap();
            assert_eq!(Ok(changes), position.changes(chosen));
            assert_eq!(Ok(played), position.after(chosen));
        }
    }
}

#[test]
fn the_way_of_moving_is_explained_before_promotion() {
    let obstacle =
        |position: &Position, text: &str| position.explain(position.read_move(text).unwrap()).unwrap_err().obstacle;
    let start = Position::start(&TABLES);
    assert_eq!(obstacle(&start, "7g7e+"), Obstacle::CannotReach { from: at("7g"), to: at("7e") });
    assert_eq!(obstacle(&start, "7g7e"), Obstacle::CannotReach { from: at("7g"), to: at("7e") });
    assert_eq!(obstacle(&start, "7g7f+"), Obstacle::CannotPromote(at("7f")));
    assert_eq!(obstacle(&start, "5i5h+"), Obstacle::NeverPromotes(at("5i")));
    assert_eq!(obstacle(&start, "5i4h+"), Obstacle::NeverPromotes(at("5i")));
    assert_eq!(obstacle(&start, "5i4i+"), Obstacle::OwnPiece(at("4i")));
    assert_eq!(obstacle(&start, "5e5d"), Obstacle::NoPiece(at("5e")));
    assert_eq!(obstacle(&start, "7c7d"), Obstacle::NotYours(at("7c")));
    assert_eq!(obstacle(&start, "8h2b"), Obstacle::Blocked { to: at("2b"), at: at("7g") });
    let last = position("k8/8P/9/9/9/9/9/9/4K4 b - 1");
    assert_eq!(obstacle(&last, "1b1a"), Obstacle::MustPromote(at("1a")));
    assert!(last.parse_move("1b1a+").is_ok());
    for power in ["7g7f7g", "7g7f7g+", "7g7f7e", "7g7f:P", "5i4i,1i2i"] {
        assert!(matches!(obstacle(&start, power), Obstacle::NoSuchPower(_)), "{power}");
    }
}

#[test]
fn captures_and_checks_of_a_move() {
    let before = position("4k4/9/4p4/9/4R4/9/9/9/4K4 b G 1");
    let shape = TABLES.rules().shape();
    for (text, taken, checks) in
        [("5e5c", "5c", true), ("5e5c+", "5c", true), ("5e5d", "", false), ("G*5b", "", true), ("G*4b", "", true)]
    {
        let chosen = before.read_move(text).unwrap();
        let names: Vec<String> = before.captured(chosen).iter().map(|square| shape.square_name(square)).collect();
        assert_eq!((names.join(" ").as_str(), before.gives_check(chosen)), (taken, checks), "{text}");
    }
    let mut texts: Vec<String> = before.capture_moves().into_iter().map(|chosen| before.text(chosen)).collect();
    texts.sort();
    assert_eq!(texts, ["5e5c", "5e5c+"]);
}
