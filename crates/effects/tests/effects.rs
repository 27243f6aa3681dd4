//! What moves do besides reaching a square, on drawn boards. The numbers are those of the games' rule books.

#![allow(clippy::unwrap_used)]

use komadai_board::{Coordinates, Kind, Shape, Side, Square, SquareSet, squares};
use komadai_effects::{Burn, Camp, Castling, Fusion, Morph, MustPromote, Petrify, Promotion, PromotionWhen};

fn shape(files: u8, ranks: u8) -> Shape {
    Shape::new(files, ranks, Coordinates::ALGEBRAIC).unwrap()
}

fn square(number: usize) -> Square {
    Square::new(number).unwrap()
}

fn kind(number: usize) -> Kind {
    Kind::new(number).unwrap()
}

fn set(numbers: &[usize]) -> SquareSet {
    numbers.iter().map(|&number| square(number)).collect()
}

#[test]
fn dragons_burn_diagonally() {
    let shape = shape(4, 4);
    let burn = Burn::new(&shape);
    let near = squares! { 4;
        . . . .
        X . X .
        . . . .
        X . X .
    };
    assert_eq!(burn.near(square(5)), near);
    assert_eq!(burn.near(square(0)), set(&[5]));
    let enemies = squares! { 4;
        X X X X
        X X . .
        X X X X
        . . X X
    };
    assert_eq!(burn.victims(square(5), enemies), set(&[2, 8]));
    assert!(burn.burns_arrival(square(5), set(&[1, 10])));
    assert!(!burn.burns_arrival(square(5), set(&[1, 4, 5, 6, 9, 15])));
    assert!(!burn.burns_arrival(square(5), SquareSet::EMPTY));
    let hot = squares! { 4;
        . . X .
        X . X .
        . . . .
        X . X .
    };
    assert_eq!(burn.hot(set(&[5, 15])), hot - set(&[14]));
    assert_eq!(burn.hot(SquareSet::EMPTY), SquareSet::EMPTY);
}

#[test]
fn medusas_petrify_all_around() {
    let petrify = Petrify::new(&shape(4, 4));
    let near = squares! { 4;
        . . . .
        X X X .
        X . X .
        X X X .
    };
    assert_eq!(petrify.near(square(5)), near);
    let others = set(&[0, 3, 5, 10, 11, 14]);
    assert_eq!(petrify.petrified(set(&[5]), others), set(&[0, 10]));
    assert_eq!(petrify.petrified(set(&[5, 15]), others), set(&[0, 10, 11, 14]));
    assert_eq!(petrify.petrified(SquareSet::EMPTY, others), SquareSet::EMPTY);
}

#[test]
fn camps_lie_at_both_ends() {
    let camp = Camp::new(&shape(2, 5), 2);
    assert_eq!(camp.of(Side::First), set(&[0, 1, 2, 3]));
    assert_eq!(camp.of(Side::Second), set(&[6, 7, 8, 9]));
}

#[test]
fn zones_offer_promotion() {
    let zone = set(&[6, 7, 8]);
    let targets = set(&[1, 6, 7]);
    let enemy = set(&[1, 7]);
    let offers = |when, from| {
        let promotion = Promotion { zone, when, must: MustPromote::Never };
        promotion.offers(zone, square(from), targets, enemy)
    };
    // From outside the zone, and from within.
    assert_eq!(offers(PromotionWhen::StartOrEnd, 0), set(&[6, 7]));
    assert_eq!(offers(PromotionWhen::StartOrEnd, 8), targets);
    assert_eq!(offers(PromotionWhen::End, 0), set(&[6, 7]));
    assert_eq!(offers(PromotionWhen::End, 8), set(&[6, 7]));
    assert_eq!(offers(PromotionWhen::EntryOrCapture, 0), set(&[6, 7]));
    assert_eq!(offers(PromotionWhen::EntryOrCapture, 8), set(&[7]));
}

#[test]
fn some_promotions_cannot_be_declined() {
    let compels = |must| {
        let promotion = Promotion { zone: SquareSet::EMPTY, when: PromotionWhen::End, must };
        promotion.compels(set(&[1, 2, 3]), set(&[3, 4]))
    };
    assert_eq!(compels(MustPromote::WhenStuck), set(&[3]));
    assert_eq!(compels(MustPromote::Always), set(&[1, 2, 3]));
    assert_eq!(compels(MustPromote::Never), SquareSet::EMPTY);
}

#[test]
fn morphs_take_other_forms() {
    let (rook, rook_morph, bishop, bishop_morph, pawn) = (kind(0), kind(5), kind(7), kind(2), kind(8));
    let morph = Morph::new(&[(rook, rook_morph), (bishop, bishop_morph)]);
    assert!(morph.is_morph(rook_morph) && morph.is_morph(bishop_morph));
    assert!(![rook, bishop, pawn, kind(1), kind(126)].iter().any(|&kind| morph.is_morph(kind)));
    // A Morph's form may be taken as well as a plain piece's, but for its own.
    assert_eq!(morph.form(rook_morph, bishop), Some(bishop_morph));
    assert_eq!(morph.form(rook_morph, bishop_morph), Some(bishop_morph));
    assert_eq!(morph.form(rook_morph, rook), None);
    assert_eq!(morph.form(rook_morph, rook_morph), None);
    assert_eq!(morph.form(rook_morph, pawn), None);
    assert_eq!(morph.form(rook_morph, kind(1)), None);
    assert_eq!(morph.form(rook, bishop), None);
    assert_eq!(morph.form(pawn, bishop), None);
    assert_eq!(Morph::new(&[]).form(rook, bishop), None);
}

#[test]
fn pairs_fuse_in_either_order() {
    let (a, b, c, ab, bb) = (kind(0), kind(3), kind(4), kind(9), kind(1));
    let fusion = Fusion::new(&[([a, b], ab), ([b, b], bb)]);
    assert_eq!((fusion.fused(a, b), fusion.fused(b, a), fusion.fused(b, b)), (Some(ab), Some(ab), Some(bb)));
    for (one, other) in [(a, a), (a, c), (c, a), (ab, a), (a, ab), (ab, ab)] {
        assert_eq!(fusion.fused(one, other), None, "{one:?} {other:?}");
    }
    assert_eq!((fusion.parts(ab), fusion.parts(bb)), (Some([a, b]), Some([b, b])));
    assert_eq!((fusion.parts(a), fusion.parts(c)), (None, None));
    let partners = |kind: Kind| (0..128).filter(|&other| fusion.partners(kind)[other]).collect::<Vec<_>>();
    assert_eq!((partners(a), partners(b), partners(c), partners(ab)), (vec![3], vec![0, 3], vec![], vec![]));
    // Kinds that no pair has, however great their number.
    for number in [10, 11, 126] {
        let other = kind(number);
        assert_eq!((fusion.fused(other, a), fusion.fused(a, other), fusion.parts(other)), (None, None, None));
        assert_eq!(fusion.fused(other, other), None);
        assert!(partners(other).is_empty());
    }
    assert_eq!(Fusion::new(&[]).fused(a, a), None);
}

/// A king on e1 of a board of 11 files, with rooks on a1 and k1.
fn castling() -> Castling {
    Castling::new(&shape(11, 3), square(4), &[square(0), square(10)]).unwrap()
}

#[test]
fn castling_needs_rooks_on_the_kings_rank() {
    let shape = shape(11, 3);
    let castling = |rooks: &[usize]| {
        let rooks: Vec<Square> = rooks.iter().map(|&rook| square(rook)).collect();
        Castling::new(&shape, square(4), &rooks).is_some()
    };
    assert!(castling(&[]) && castling(&[0]) && castling(&[0, 1, 9, 10]));
    assert!(!castling(&[11]) && !castling(&[4]) && !castling(&[0, 15]) && !castling(&[0, 1, 2, 9, 10]));
    assert_eq!(Castling::MAX_ROOKS, 4);
}

#[test]
fn the_king_castles_any_number_of_squares() {
    let castling = castling();
    let ways = |side| -> Vec<_> {
        let number = |square: Square| square.index();
        let ways = castling.ways(side).iter();
        ways.map(|way| (number(way.king), number(way.rook), number(way.king_to), number(way.rook_to))).collect()
    };
    // The rook lands next to the king, where the king came by or from.
    let first = [
        (4, 0, 3, 4),
        (4, 0, 2, 3),
        (4, 0, 1, 2),
        (4, 10, 5, 4),
        (4, 10, 6, 5),
        (4, 10, 7, 6),
        (4, 10, 8, 7),
        (4, 10, 9, 8),
    ];
    assert_eq!(ways(Side::First), first);
    assert_eq!(ways(Side::Second), first.map(|(a, b, c, d)| (32 - a, 32 - b, 32 - c, 32 - d)));
    for side in Side::BOTH {
        for way in castling.ways(side) {
            let between = |a: Square, b: Square| (a.min(b).index() + 1..a.max(b).index()).collect::<Vec<_>>();
            assert_eq!(way.empty, set(&between(way.king, way.rook)));
            assert_eq!(way.safe, set(&between(way.king, way.king_to)) | way.king_to.into());
        }
    }
}

#[test]
fn each_rook_has_a_right() {
    let castling = castling();
    let rights: Vec<u8> = Side::BOTH.into_iter().flat_map(|side| castling.rights(side)).collect();
    assert_eq!(rights, [1, 2, 16, 32]);
    assert_eq!([Castling::right(Side::First, 3), Castling::right(Side::Second, 3)], [8, 128]);
    let homes = |side, right| castling.homes(side, right).map(Square::index);
    assert_eq!((homes(Side::First, 1), homes(Side::First, 2)), ([4, 0], [4, 10]));
    assert_eq!((homes(Side::Second, 16), homes(Side::Second, 32)), ([28, 32], [28, 22]));
    for way in castling.ways(Side::First).iter().chain(castling.ways(Side::Second)) {
        let side = if way.right < 16 { Side::First } else { Side::Second };
        assert_eq!(castling.homes(side, way.right), [way.king, way.rook]);
    }
    assert_eq!(
        castling.files(),
        [(Side::First, 0, 1), (Side::First, 10, 2), (Side::Second, 0, 32), (Side::Second, 10, 16)]
    );
}

#[test]
fn a_change_at_home_takes_rights_away() {
    let castling = castling();
    for (number, lost) in [(4, 1 | 2), (0, 1), (10, 2), (28, 16 | 32), (32, 16), (22, 32), (5, 0), (1, 0), (16, 0)] {
        assert_eq!(castling.kept(square(number)), !lost, "{number}");
    }
}
