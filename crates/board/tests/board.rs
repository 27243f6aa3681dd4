//! Squares, sets, shapes, rays and the board, each by what its documentation promises.

#![allow(clippy::unwrap_used)]

use komadai_board::{
    Board, Coordinates, Kind, MAX_KINDS, MAX_SQUARES, Mark, Marks, Offset, Piece, Ray, Shape, ShapeError, Side, Square,
    SquareSet, Why, mix, squares,
};

fn square(number: usize) -> Square {
    Square::new(number).unwrap()
}

fn set(numbers: &[usize]) -> SquareSet {
    numbers.iter().map(|&number| square(number)).collect()
}

fn numbers(set: SquareSet) -> Vec<usize> {
    set.iter().map(Square::index).collect()
}

fn shape(files: u8, ranks: u8) -> Shape {
    Shape::new(files, ranks, Coordinates::ALGEBRAIC).unwrap()
}

#[test]
fn numbers_of_squares_and_kinds_have_limits() {
    assert_eq!(Square::new(MAX_SQUARES - 1).map(Square::index), Some(127));
    assert_eq!(Square::new(MAX_SQUARES), None);
    assert_eq!(Kind::new(MAX_KINDS - 1).map(Kind::index), Some(126));
    assert_eq!(Kind::new(MAX_KINDS), None);
    assert_eq!(Square::from_low_bits(0b1_0000_0101).index(), 5);
    assert_eq!(Square::from_low_bits(127).index(), 127);
}

#[test]
fn sides_are_opposite_and_named() {
    assert_eq!((!Side::First, !Side::Second), (Side::Second, Side::First));
    assert_eq!(Side::BOTH.map(Side::index), [0, 1]);
    assert_eq!(Side::BOTH.map(Side::name), ["first", "second"]);
}

#[test]
fn every_reason_of_a_change_has_its_word() {
    let words = ["lift", "land", "take", "burn", "promote", "morph", "fuse", "split", "to-hand", "from-hand"];
    assert_eq!(Why::ALL.map(Why::name), words);
}

#[test]
fn keys_are_those_of_splitmix64() {
    let golden = 0x9e37_79b9_7f4a_7c15_u64;
    // The generator's first outputs from seed 0, as published.
    assert_eq!(mix(0), 0xe220_a839_7b1d_cdaf);
    assert_eq!(mix(golden), 0x6e78_9e6a_a1b9_65f4);
    assert_eq!(mix(golden.wrapping_mul(2)), 0x06c4_5d18_8009_454f);
}

#[test]
fn sets_hold_what_is_put_in() {
    for number in [0, 1, 63, 64, 65, 127] {
        let one = SquareSet::of(square(number));
        assert_eq!(one, SquareSet::from(square(number)));
        assert_eq!(numbers(one), [number]);
        assert_eq!(one.bits(), 1 << number);
        let mut changed = SquareSet::EMPTY;
        changed.insert(square(number));
        changed.insert(square(number));
        assert_eq!(changed, one);
        changed.remove(square(number));
        assert!(changed.is_empty());
        changed.remove(square(number));
        assert!(changed.is_empty());
        for other in 0..128 {
            assert_eq!(one.has(square(other)), other == number, "{number} {other}");
        }
        assert_eq!((one.first(), one.last()), (Some(square(number)), Some(square(number))));
        let all_but_one = SquareSet::FULL - one;
        assert_eq!((all_but_one.len(), all_but_one.has(square(number))), (127, false));
        assert_eq!(!one, all_but_one);
    }
}

#[test]
fn sets_are_empty_single_or_many() {
    let sizes = |set: SquareSet| (set.is_empty(), set.any(), set.many(), set.len());
    assert_eq!(sizes(SquareSet::EMPTY), (true, false, false, 0));
    assert_eq!(sizes(set(&[0])), (false, true, false, 1));
    assert_eq!(sizes(set(&[127])), (false, true, false, 1));
    assert_eq!(sizes(set(&[0, 127])), (false, true, true, 2));
    assert_eq!(sizes(set(&[3, 4, 70])), (false, true, true, 3));
    assert_eq!(sizes(SquareSet::FULL), (false, true, true, 128));
    assert_eq!((SquareSet::EMPTY.first(), SquareSet::EMPTY.last()), (None, None));
    assert_eq!(set(&[7, 64, 99]).first(), Some(square(7)));
    assert_eq!(set(&[7, 64, 99]).last(), Some(square(99)));
}

#[test]
fn operators_are_those_of_sets() {
    let (a, b) = (set(&[1, 2, 70]), set(&[2, 70, 71]));
    assert_eq!(numbers(a & b), [2, 70]);
    assert_eq!(numbers(a | b), [1, 2, 70, 71]);
    assert_eq!(numbers(a ^ b), [1, 71]);
    assert_eq!(numbers(a - b), [1]);
    let changed = |change: fn(&mut SquareSet, SquareSet)| {
        let mut set = a;
        change(&mut set, b);
        set
    };
    assert_eq!(changed(|a, b| *a &= b), a & b);
    assert_eq!(changed(|a, b| *a |= b), a | b);
    assert_eq!(changed(|a, b| *a ^= b), a ^ b);
    assert_eq!(changed(|a, b| *a -= b), a - b);
    assert!(a.meets(b) && !a.meets(set(&[0, 3, 71])) && !a.meets(SquareSet::EMPTY));
    assert_eq!(format!("{a:?}"), "{1, 2, 70}");
    let mut extended = a;
    extended.extend([square(5), square(1)]);
    assert_eq!(numbers(extended), [1, 2, 5, 70]);
}

#[test]
fn shifting_loses_what_leaves_the_board() {
    let all = set(&[0, 5, 63, 64, 127]);
    for by in i8::MIN..=i8::MAX {
        let moved = all.iter().filter_map(|square| usize::try_from(square.index() as isize + isize::from(by)).ok());
        let expected: SquareSet = moved.filter_map(Square::new).collect();
        assert_eq!(all.shifted(by), expected, "{by}");
    }
}

#[test]
fn a_set_is_walked_from_both_ends() {
    let all = [0, 1, 62, 63, 64, 65, 126, 127];
    assert_eq!(numbers(set(&all)), all);
    let backward: Vec<usize> = set(&all).iter().rev().map(Square::index).collect();
    assert_eq!(backward, [127, 126, 65, 64, 63, 62, 1, 0]);
    let mut walk = set(&all).into_iter();
    assert_eq!((walk.len(), walk.size_hint()), (8, (8, Some(8))));
    assert_eq!(walk.next().map(Square::index), Some(0));
    assert_eq!(walk.next_back().map(Square::index), Some(127));
    assert_eq!((walk.len(), walk.clone().count()), (6, 6));
    assert_eq!(walk.map(Square::index).collect::<Vec<_>>(), [1, 62, 63, 64, 65, 126]);
    assert_eq!(SquareSet::EMPTY.iter().next(), None);
    assert_eq!(SquareSet::EMPTY.iter().next_back(), None);
}

#[test]
fn a_picture_is_drawn_from_the_far_rank_down() {
    let drawn = squares! { 4;
        X . . .
        . . . X
        X X . .
    };
    assert_eq!(numbers(drawn), [0, 1, 7, 8]);
    assert_eq!(shape(4, 3).picture(drawn), "X . . .\n. . . X\nX X . .\n");
    assert_eq!(shape(4, 3).with_holes(set(&[3, 8])).picture(drawn), "* . . .\n. . . X\nX X . *\n");
    // As the macro calls it, while the program runs.
    assert_eq!(SquareSet::from_picture(4, "X...\n\t...X\r\nX X . ."), drawn);
    assert_eq!(SquareSet::from_picture(16, &".".repeat(128)), SquareSet::EMPTY);
    assert_eq!(numbers(SquareSet::from_picture(1, "X . X . .")), [2, 4]);
    for (files, wrong) in [(2, "X . x ."), (2, "X . X"), (0, "X")] {
        assert!(std::panic::catch_unwind(|| SquareSet::from_picture(files, wrong)).is_err(), "{files} {wrong}");
    }
    assert!(std::panic::catch_unwind(|| SquareSet::from_picture(129, &".".repeat(129))).is_err());
}

#[test]
fn offsets_turn_and_repeat() {
    let step = Offset::new(2, -3);
    assert_eq!((step.file, step.rank), (2, -3));
    assert_eq!(step.rotated(), Offset::new(-2, 3));
    assert_eq!(step.for_side(Side::First), step);
    assert_eq!(step.for_side(Side::Second), step.rotated());
    assert_eq!(step.times(3), Offset::new(6, -9));
    assert_eq!(Offset::new(100, -100).times(2), Offset::new(i8::MAX, i8::MIN));
    assert_eq!(Offset::new(i8::MIN, 1).rotated(), Offset::new(i8::MIN, -1));
    assert!(Offset::new(0, 0).is_zero());
    assert!(!Offset::new(0, 1).is_zero() && !Offset::new(-1, 0).is_zero());
}

#[test]
fn the_named_steps_are_a_kings() {
    for steps in [&Offset::KING[..], &Offset::ORTHOGONAL, &Offset::DIAGONAL] {
        assert_eq!(steps.iter().map(|step| step.rotated()).filter(|step| steps.contains(step)).count(), steps.len());
        assert!(steps.iter().all(|step| step.file.abs() <= 1 && step.rank.abs() <= 1 && !step.is_zero()));
        let mut each = steps.to_vec();
        each.sort();
        each.dedup();
        assert_eq!(each.len(), steps.len());
    }
    assert!(Offset::ORTHOGONAL.iter().all(|step| step.file == 0 || step.rank == 0));
    assert!(Offset::DIAGONAL.iter().all(|step| step.file != 0 && step.rank != 0));
    // Clockwise from straight forward: each is the one before turned by 45 degrees.
    assert_eq!(Offset::KING[0], Offset::new(0, 1));
    for (at, step) in Offset::KING.iter().enumerate() {
        let next = Offset::KING[(at + 1) % 8];
        assert!(step.file * next.rank - step.rank * next.file < 0, "{step:?} {next:?}");
        assert!((next.file - step.file).abs() + (next.rank - step.rank).abs() == 1, "{step:?} {next:?}");
    }
}

#[test]
fn a_plan_has_a_size() {
    for (files, ranks) in [(1, 1), (26, 4), (4, 26), (16, 8), (11, 11)] {
        let shape = shape(files, ranks);
        assert_eq!((shape.files(), shape.ranks()), (files, ranks));
        assert_eq!(shape.plan().len(), u32::from(files) * u32::from(ranks));
        assert_eq!(shape.squares(), shape.plan());
        assert_eq!(shape.plan().first(), Some(square(0)));
        assert!(shape.holes().is_empty() && shape.vanishing().is_empty());
    }
    for (files, ranks) in [(0, 4), (4, 0), (27, 1), (1, 27), (16, 9), (12, 11)] {
        let error = Shape::new(files, ranks, Coordinates::SHOGI).unwrap_err();
        assert_eq!(error, ShapeError::Size { files, ranks });
        assert!(error.to_string().contains(&format!("{files} x {ranks}")), "{error}");
    }
    let from = |first_rank| Shape::new(3, 6, Coordinates::Algebraic { first_rank });
    assert_eq!(from(95).unwrap_err(), ShapeError::RankNumber(100));
    let highest = from(94).unwrap();
    assert_eq!(highest.parse_square("a99"), Ok(square(15)));
}

#[test]
fn holes_are_no_squares() {
    let shape = shape(3, 3).with_holes(set(&[0, 4, 100])).with_vanishing(set(&[4, 8, 101]));
    assert_eq!(numbers(shape.holes()), [0, 4]);
    assert_eq!(numbers(shape.squares()), [1, 2, 3, 5, 6, 7, 8]);
    assert_eq!(numbers(shape.vanishing()), [8]);
    assert_eq!(shape.square(0, 0), None);
    assert_eq!(shape.square(1, 1), None);
    assert_eq!(shape.square(2, 1), Some(square(5)));
    assert_eq!(shape.step(square(3), Offset::new(1, 0)), None);
    assert_eq!(shape.step(square(3), Offset::new(2, 0)), Some(square(5)));
    assert_eq!(numbers(shape.file_squares(0)), [3, 6]);
    assert!(shape.parse_square("a1").is_err());
}

#[test]
fn squares_have_a_file_and_a_rank() {
    let shape = shape(5, 3);
    assert_eq!(shape.coordinates(), Coordinates::ALGEBRAIC);
    for file in 0..7 {
        for rank in 0..5 {
            let found = shape.square(file, rank);
            assert_eq!(found.is_some(), file < 5 && rank < 3, "{file} {rank}");
            let Some(found) = found else { continue };
            assert_eq!(found.index(), usize::from(rank) * 5 + usize::from(file));
            assert_eq!((shape.file(found), shape.rank(found)), (file, rank));
            for (right, forward) in [(1, 0), (0, 1), (-1, 0), (0, -1), (2, -1), (-4, 2)] {
                let (to_file, to_rank) = (file as i8 + right, rank as i8 + forward);
                let inside = (0..5).contains(&to_file) && (0..3).contains(&to_rank);
                let expected = if inside { shape.square(to_file as u8, to_rank as u8) } else { None };
                assert_eq!(shape.step(found, Offset::new(right, forward)), expected);
            }
        }
    }
    for file in 0..5 {
        assert_eq!(numbers(shape.file_squares(file)), [0, 5, 10].map(|first| first + usize::from(file)));
    }
    assert!(shape.file_squares(5).is_empty());
}

#[test]
fn far_ranks_are_counted_from_the_far_side() {
    let shape = shape(2, 3);
    assert_eq!(numbers(shape.far_ranks(0)), [0; 0]);
    assert_eq!(numbers(shape.far_ranks(1)), [4, 5]);
    assert_eq!(numbers(shape.far_ranks(2)), [2, 3, 4, 5]);
    for whole in [3, 4, u8::MAX] {
        assert_eq!(shape.far_ranks(whole), shape.squares());
    }
}

#[test]
fn turning_the_board_swaps_its_ends() {
    let shape = shape(3, 4);
    for number in 0..12 {
        assert_eq!(shape.rotate(square(number)).index(), 11 - number);
    }
    for beyond in [12, 127] {
        assert_eq!(shape.rotate(square(beyond)), square(beyond));
    }
    assert_eq!(numbers(shape.rotate_set(set(&[0, 1, 5, 12, 100]))), [6, 10, 11]);
}

#[test]
fn names_are_letters_and_numbers() {
    let algebraic = shape(11, 11);
    let shogi = Shape::new(11, 11, Coordinates::SHOGI).unwrap();
    let from_zero = Shape::new(10, 12, Coordinates::Algebraic { first_rank: 0 }).unwrap();
    for (shape, file, rank, name) in [
        (&algebraic, 0, 0, "a1"),
        (&algebraic, 10, 10, "k11"),
        (&algebraic, 1, 8, "b9"),
        (&shogi, 0, 0, "11k"),
        (&shogi, 10, 10, "1a"),
        (&shogi, 2, 4, "9g"),
        (&from_zero, 0, 0, "a0"),
        (&from_zero, 9, 11, "j11"),
    ] {
        let square = shape.square(file, rank).unwrap();
        assert_eq!(shape.square_name(square), name);
        assert_eq!(shape.file_label(file) + &shape.rank_label(rank), name);
        assert_eq!(shape.parse_square(name), Ok(square));
        assert_eq!(shape.scan_square(&format!("{name}x")), Some((square, name.len())));
    }
    for shape in [&algebraic, &shogi, &from_zero] {
        for square in shape.squares() {
            assert_eq!(shape.parse_square(&shape.square_name(square)), Ok(square));
        }
        assert_eq!(shape.file_label(shape.files()), "?");
        assert_eq!(shape.rank_label(shape.ranks()), "?");
        assert_eq!(
            shape.square_name(Square::new(usize::from(shape.files()) * usize::from(shape.ranks())).unwrap()),
            "?"
        );
    }
    assert_eq!((shogi.file_label(0), shogi.rank_label(0)), ("11".into(), "k".into()));
    assert_eq!((algebraic.file_label(10), algebraic.rank_label(10)), ("k".into(), "11".into()));
}

#[test]
fn what_is_no_name_is_not_read() {
    let algebraic = shape(11, 11);
    for wrong in ["", "a", "1", "a0", "a01", "a12", "l1", "A1", "a1 ", "a100", "aa1", "1a", " a1"] {
        assert_eq!(algebraic.parse_square(wrong), Err(ShapeError::NoSuchSquare(wrong.into())), "{wrong}");
    }
    let shogi = Shape::new(11, 11, Coordinates::SHOGI).unwrap();
    for wrong in ["", "1", "a", "0a", "01a", "12a", "1l", "1A", "1aa", "100a", "a1"] {
        assert!(shogi.parse_square(wrong).is_err(), "{wrong}");
    }
    // What follows a name is left to others; two digits that are no rank are no name.
    assert_eq!(algebraic.scan_square("a1a2").map(|(square, len)| (square.index(), len)), Some((0, 2)));
    assert_eq!(algebraic.scan_square("a10").map(|(square, len)| (square.index(), len)), Some((99, 3)));
    assert_eq!(algebraic.scan_square("a111"), None);
    let from_zero = Shape::new(10, 12, Coordinates::Algebraic { first_rank: 0 }).unwrap();
    assert_eq!(from_zero.scan_square("a00"), None);
    assert_eq!(from_zero.scan_square("a012"), None);
    let from_five = Shape::new(3, 3, Coordinates::Algebraic { first_rank: 5 }).unwrap();
    assert_eq!(from_five.scan_square("a4"), None);
    assert_eq!(from_five.parse_square("b7").map(Square::index), Ok(7));
}

/// Walks a ray step by step.
fn walk(shape: &Shape, from: Square, step: Offset, range: usize) -> Vec<Square> {
    let limit = if range == 0 { usize::MAX } else { range };
    std::iter::successors(shape.step(from, step), |&at| shape.step(at, step)).take(limit).collect()
}

#[test]
fn rays_are_what_walking_gives() {
    let shape = shape(11, 11).with_holes(set(&[16, 60, 82]));
    let steps = Offset::KING.iter().copied().chain([Offset::new(1, 2), Offset::new(2, -1), Offset::new(-2, -1)]);
    for step in steps {
        for range in [0_u8, 1, 3] {
            let ray = Ray::new(&shape, step, range);
            assert_eq!(ray.is_ascending(), step.rank > 0 || (step.rank == 0 && step.file > 0), "{step:?}");
            let far = ray.clone().beyond_first();
            for from in shape.squares() {
                let walked = walk(&shape, from, step, range.into());
                let all: SquareSet = walked.iter().copied().collect();
                assert_eq!(ray.all(from), all);
                assert_eq!(far.all(from), walked.iter().skip(1).copied().collect());
                for occupied in [SquareSet::EMPTY, SquareSet::FULL, set(&[0, 12, 13, 27, 48, 66, 90, 120])] {
                    let free = walked.iter().take_while(|&&square| !occupied.has(square)).count();
                    let reached: SquareSet = walked.iter().take(free + 1).copied().collect();
                    assert_eq!(ray.reach(from, occupied), reached);
                    let one_way =
                        if ray.is_ascending() { ray.reach_up(from, occupied) } else { ray.reach_down(from, occupied) };
                    assert_eq!(one_way, reached);
                    assert_eq!(ray.first(from, occupied), walked.get(free).copied());
                }
                for (at, &target) in walked.iter().enumerate() {
                    assert_eq!(ray.before(from, target), walked.iter().take(at).copied().collect());
                }
            }
        }
    }
}

#[test]
fn rays_pass_over_barred_squares() {
    let shape = shape(5, 1);
    let right = Ray::new(&shape, Offset::new(1, 0), 0).without(set(&[2]));
    assert_eq!(numbers(right.all(square(0))), [1, 3, 4]);
    assert_eq!(numbers(right.reach(square(0), set(&[2, 3]))), [1, 3]);
    // A step that stays in place reaches nothing.
    assert!(Ray::new(&shape, Offset::new(0, 0), 0).all(square(2)).is_empty());
    assert!(!Ray::new(&shape, Offset::new(0, 0), 0).is_ascending());
}

#[test]
fn marks_belong_to_kinds() {
    let kinds = [0, 1, 60, 126].map(|number| Kind::new(number).unwrap());
    for mark in Mark::ALL {
        let mut marks = Marks::NONE;
        marks.add(kinds[2], mark);
        marks.add(kinds[2], mark);
        for kind in kinds {
            for other in Mark::ALL {
                assert_eq!(marks.has(kind, other), kind == kinds[2] && other == mark);
            }
        }
    }
    let mut both = Marks::NONE;
    both.add(kinds[1], Mark::Royal);
    both.add(kinds[1], Mark::Strong);
    assert!(both.has(kinds[1], Mark::Royal) && both.has(kinds[1], Mark::Strong));
}

#[test]
fn a_board_keeps_its_sets_in_step() {
    let (plain, both) = (Kind::new(3).unwrap(), Kind::new(126).unwrap());
    let mut marks = Marks::NONE;
    marks.add(both, Mark::Royal);
    marks.add(both, Mark::Strong);
    let mut board = Board::default();
    assert_eq!((board, board.hash()), (Board::EMPTY, 0));
    assert_eq!(board.put(square(5), Some(Piece::new(both, Side::Second)), &marks), None);
    assert_eq!(board.put(square(127), Some(Piece::new(plain, Side::First)), &marks), None);
    assert_eq!(board.get(square(5)), Some(Piece::new(both, Side::Second)));
    assert_eq!(board.kind(square(127)), plain);
    assert_eq!(board.kind(square(0)), board.kind(square(1)));
    assert!(board.kind(square(0)).index() >= MAX_KINDS);
    assert_eq!((numbers(board.side(Side::First)), numbers(board.side(Side::Second))), (vec![127], vec![5]));
    assert_eq!(numbers(board.occupied()), [5, 127]);
    for mark in Mark::ALL {
        let marked = if matches!(mark, Mark::Royal | Mark::Strong) { vec![5] } else { vec![] };
        assert_eq!(numbers(board.marked(mark)), marked, "{mark:?}");
    }
    let pieces: Vec<_> = board.pieces().map(|(square, piece)| (square.index(), piece.kind, piece.side)).collect();
    assert_eq!(pieces, [(5, both, Side::Second), (127, plain, Side::First)]);
    assert_eq!(format!("{board:?}"), "{5: (Second, 126), 127: (First, 3)}");

    assert_eq!(
        board.put(square(5), Some(Piece::new(plain, Side::First)), &marks),
        Some(Piece::new(both, Side::Second))
    );
    assert!(board.marked(Mark::Royal).is_empty() && board.side(Side::Second).is_empty());
    board.put(square(5), None, &marks);
    board.put(square(127), None, &marks);
    assert_eq!(board, Board::EMPTY);
}

#[test]
fn a_boards_hash_depends_on_what_stands_where_alone() {
    let marks = Marks::NONE;
    let mut seen = std::collections::HashSet::new();
    for number in 0..128 {
        for kind in [0, 1, 2, 64, 126] {
            for side in Side::BOTH {
                let mut board = Board::EMPTY;
                board.put(square(number), Some(Piece::new(Kind::new(kind).unwrap(), side)), &marks);
                assert!(seen.insert(board.hash()), "{number} {kind} {side:?}");
            }
        }
    }
    let piece = |kind| Some(Piece::new(Kind::new(kind).unwrap(), Side::First));
    let (mut there, mut back) = (Board::EMPTY, Board::EMPTY);
    there.put(square(1), piece(1), &marks);
    there.put(square(2), piece(2), &marks);
    back.put(square(2), piece(7), &marks);
    back.put(square(2), piece(2), &marks);
    back.put(square(1), piece(1), &marks);
    assert_eq!((there, there.hash()), (back, back.hash()));
}

#[test]
fn a_shift_is_two_puts() {
    let mut marks = Marks::NONE;
    let (royal, rider) = (Kind::new(0).unwrap(), Kind::new(1).unwrap());
    marks.add(royal, Mark::Royal);
    marks.add(rider, Mark::Rider);
    marks.add(rider, Mark::Exotic);
    for (piece, from, to) in [(Piece::new(royal, Side::First), 3, 100), (Piece::new(rider, Side::Second), 90, 7)] {
        let (from, to) = (square(from), square(to));
        let mut board = Board::EMPTY;
        board.put(square(50), Some(Piece::new(rider, Side::First)), &marks);
        board.put(from, Some(piece), &marks);
        let mut put = board;
        put.put(from, None, &marks);
        put.put(to, Some(piece), &marks);
        let before = board;
        // Nothing stands there, it stands there already, something stands in its place: nothing moves.
        assert_eq!(board.shift(square(60), to, &marks), None);
        assert_eq!(board.shift(from, from, &marks), Some(piece));
        assert_eq!(board.shift(from, square(50), &marks), Some(piece));
        assert_eq!(board, before);
        assert_eq!(board.shift(from, to, &marks), Some(piece));
        assert_eq!(board, put);
    }
}
