//! Ways of moving and their combinations that no game has, in small games made up for them.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use komadai_board::{Side, Square, SquareSet};
use komadai_engine::{Obstacle, Position, Tables};
use komadai_rules::{
    Description, EffectDescription, FileScope, LimitDescription, MustPromote, PieceDescription, PromotionDescription,
    PromotionWhen, tokens,
};

/// A game on 7 by 7 squares with kings, rooks and these pieces: token and moves.
fn description(pieces: &[(&str, &str)]) -> Description {
    let mut game = Description::new("made-up", "Made up", 7, 7);
    let all = [("K", "K"), ("R", "R")].iter().chain(pieces);
    game.pieces = all.map(|(token, moves)| PieceDescription::new(token, "piece", moves)).collect();
    game.pieces[0] = game.pieces[0].clone().royal();
    game.start = "3k3/7/7/7/7/7/3K3 w - 1".into();
    game
}

fn tables(game: &Description) -> Arc<Tables> {
    Tables::new(game.clone().build().unwrap())
}

/// The position of that text, kings or none; what lists its moves quickly and slowly must agree.
fn position(tables: &Arc<Tables>, text: &str) -> Position {
    let setup = tables.rules().parse(text).unwrap();
    let position = Position::new_waiving(tables, setup, |_| true).unwrap();
    let sorted = |mut moves: Vec<_>| {
        moves.sort();
        moves
    };
    assert_eq!(sorted(position.legal_moves()), sorted(position.legal_moves_replayed()), "{text}");
    position
}

fn at(name: &str) -> Square {
    let shape = komadai_board::Shape::new(7, 7, komadai_board::Coordinates::ALGEBRAIC).unwrap();
    shape.parse_square(name).unwrap()
}

fn squares(names: &str) -> SquareSet {
    names.split_whitespace().map(at).collect()
}

/// Where a piece X that moves so can go on that board; it attacks the same squares where enemies stand.
fn targets(moves: &str, board: &str) -> SquareSet {
    let tables = tables(&description(&[("X", moves)]));
    let position = position(&tables, &format!("{board} w - 1"));
    let x = tables.rules().kind("X").unwrap();
    let from = position.board().pieces().find(|(_, piece)| piece.kind == x && piece.side == Side::First).unwrap().0;
    let targets: SquareSet = position.moves_from(from).into_iter().map(|chosen| chosen.to()).collect();
    for enemy in position.board().side(Side::Second) {
        assert_eq!(position.attackers(enemy, Side::First).has(from), targets.has(enemy), "{moves} {board}");
    }
    targets
}

#[test]
fn rides_by_long_steps_stop_at_the_first_piece() {
    assert_eq!(targets("DD", "7/7/7/7/7/7/X6"), squares("a3 a5 a7 c1 e1 g1"));
    assert_eq!(targets("DD", "7/7/r6/7/R6/7/Xr2r2"), squares("c1 e1"));
    assert_eq!(targets("DD2", "7/7/7/7/7/7/X6"), squares("a3 a5 c1 e1"));
    assert_eq!(targets("AA", "6r/7/7/7/7/7/X6"), squares("c3 e5 g7"));
    assert_eq!(targets("HH", "r6/7/7/7/7/7/X2R3"), squares("a4 a7"));
    assert_eq!(targets("mDD", "7/7/r6/7/7/7/X6"), squares("a3 c1 e1 g1"));
    assert_eq!(targets("cDD", "7/7/r6/7/7/7/X6"), squares("a5"));
}

#[test]
fn a_check_by_long_steps_is_answered_on_them() {
    let tables = tables(&description(&[("X", "DD")]));
    let check = position(&tables, "3x3/7/7/R6/7/7/3K3 w - 1");
    assert!(check.is_check());
    let mut answers: Vec<String> = check.moves_from(at("a4")).into_iter().map(|chosen| check.text(chosen)).collect();
    answers.sort();
    assert_eq!(answers, [""; 0]);
    let check = position(&tables, "3x3/7/R6/7/7/7/3K3 w - 1");
    assert!(check.parse_move("a5d5").is_ok() && check.parse_move("a5c5").is_err());
    let pinned = position(&tables, "3x3/7/3R3/7/7/7/3K3 w - 1");
    assert!(!pinned.is_check());
    let obstacle = pinned.explain(pinned.read_move("d5a5").unwrap()).unwrap_err().obstacle;
    assert_eq!(obstacle, Obstacle::Pinned { king: at("d1"), by: at("d7") });
}

#[test]
fn of_two_rides_in_one_direction_the_longer_counts() {
    let three = squares("a2 a3 a4 b1 c1 d1");
    let all = squares("a2 a3 a4 a5 a6 a7 b1 c1 d1 e1 f1 g1");
    for (moves, reached) in
        [("R2R3", three), ("R3R2", three), ("R3 R2", three), ("R0R2", all), ("R2R", all), ("R2 R", all), ("R R2", all)]
    {
        assert_eq!(targets(moves, "7/7/7/7/7/7/X6"), reached, "{moves}");
        let enemies = "r6/7/7/7/7/7/X5r";
        assert_eq!(targets(moves, enemies), reached, "{moves}");
    }
}

#[test]
fn ways_that_overlap_are_one_move() {
    let around = squares("a2 b1");
    for moves in ["WmW", "WcW", "mWcW", "WmWcW", "mW W", "cW mW"] {
        assert_eq!(targets(moves, "7/7/7/7/7/7/X6"), around, "{moves}");
        assert_eq!(targets(moves, "7/7/7/7/7/r6/X6"), around, "{moves}");
        assert_eq!(targets(moves, "7/7/7/7/7/R6/X6"), squares("b1"), "{moves}");
    }
    for (moves, reached) in [("WcF", "a2 b1"), ("RcN", "a2 a3 a4 a5 a6 a7 b1 c1 d1 e1 f1 g1"), ("cF", ""), ("mF", "b2")]
    {
        assert_eq!(targets(moves, "7/7/7/7/7/7/X6"), squares(reached), "{moves}");
    }
    assert_eq!(targets("WcF", "7/7/7/7/7/1r5/X6"), squares("a2 b1 b2"));
    assert_eq!(targets("fRcN", "7/7/7/R6/1r5/2r4/X6"), squares("a2 a3 b3 c2"));
    assert_eq!(targets("mfR ski:F", "7/7/7/3r3/r6/1r5/X6"), squares("a2 c3 d4"));
    assert_eq!(targets("RmW", "7/7/7/7/7/r6/XR5"), squares("a2"));
    assert_eq!(targets("mRcB", "7/7/7/3r3/7/r6/X2R3"), squares("b1 c1 d4"));
    assert_eq!(targets("mRcRF", "7/7/7/7/r6/7/X2R3"), squares("a2 a3 b1 c1 b2"));
}

#[test]
fn a_pawn_that_burns_may_not_burn_its_kings_shield() {
    let mut game = description(&[("P", "fW"), ("S", "W")]);
    game.effects = vec![EffectDescription::Burn(tokens("P"))];
    let tables = tables(&game);
    let shielded = position(&tables, "k2r3/7/7/3s3/7/2P3P/3K3 w - 1");
    let obstacle = shielded.explain(shielded.read_move("c2c3").unwrap()).unwrap_err().obstacle;
    assert_eq!(obstacle, Obstacle::Exposes { king: at("d1"), by: at("d7") });
    assert!(shielded.parse_move("g2g3").is_ok());
    let open = position(&tables, "k6/7/7/3s3/7/2P4/3K3 w - 1");
    let after = open.after(open.parse_move("c2c3").unwrap()).unwrap();
    assert_eq!(after.board().side(Side::Second), at("a7").into());
}

#[test]
fn a_piece_that_moves_the_same_way_twice_burns_all_around_there() {
    for moves in ["F", "FmF", "FcF", "mFcF"] {
        let mut game = description(&[("X", moves)]);
        game.effects = vec![EffectDescription::Burn(tokens("X"))];
        let check = position(&tables(&game), "7/7/7/3k3/7/1X5/3K3 b - 1");
        assert_eq!(check.checkers(), at("b2").into(), "{moves}");
    }
}

#[test]
fn a_weak_piece_may_not_take_the_strong_one_that_stops_a_hop() {
    let mut game = description(&[("X", "hop:W"), ("S", "W"), ("P", "cfF"), ("Q", "cfF")]);
    for (row, strength) in [(2, 1), (3, 1), (5, 1)] {
        game.pieces[row] = game.pieces[row].clone().strength(strength);
    }
    let tables = tables(&game);
    let weak = position(&tables, "k2x3/7/7/3s3/2P4/7/3K3 w - 1");
    assert!(!weak.is_check());
    let obstacle = weak.explain(weak.read_move("c3d4").unwrap()).unwrap_err().obstacle;
    assert_eq!(obstacle, Obstacle::Exposes { king: at("d1"), by: at("d7") });
    let strong = position(&tables, "k2x3/7/7/3s3/2Q4/7/3K3 w - 1");
    assert!(strong.parse_move("c3d4").is_ok());
}

#[test]
fn a_file_limit_for_drops_leaves_moves_alone() {
    for (scope, steps) in [(FileScope::Drops, "a1 b2 c1"), (FileScope::Arrivals, "a1 b2")] {
        let mut game = description(&[("X", "fWsW")]);
        game.hand = tokens("X");
        game.limits = vec![LimitDescription::File { pieces: tokens("X"), scope, limits_check: true }];
        let tables = tables(&game);
        let position = position(&tables, "3k3/7/7/7/2X4/7/1X1K3 w X 1");
        let from_b: SquareSet = position.moves_from(at("b1")).into_iter().map(|chosen| chosen.to()).collect();
        assert_eq!(from_b, squares(steps), "{scope:?}");
        let drops = position.drops(tables.rules().kind("X").unwrap()).len();
        assert_eq!(drops, 5 * 7 - 2, "on the five other files, beside the kings");
        // Moves may have brought two to one file where only drops are limited.
        let two = Position::parse(&tables, "3k3/7/7/7/2X4/7/2X1K2 w X 1");
        assert_eq!(two.is_ok(), scope == FileScope::Drops, "{scope:?}");
    }
}

#[test]
fn every_promotion_is_compulsory_where_the_rules_say_so() {
    let promoting = |must| {
        let mut game = description(&[("X", "fW"), ("+X", "W")]);
        game.pieces[2] = game.pieces[2].clone().promotes_to("+X");
        game.promotion = Some(PromotionDescription { far_ranks: 2, when: PromotionWhen::End, must });
        let tables = tables(&game);
        let position = position(&tables, "6k/X6/7/1X5/3X3/7/6K w - 1");
        let mut moves: Vec<String> = position.legal_moves().into_iter().map(|chosen| position.text(chosen)).collect();
        moves.retain(|text| !text.starts_with('g'));
        moves.sort();
        moves.join(" ")
    };
    assert_eq!(promoting(MustPromote::WhenStuck), "a6a7+ b4b5 d3d4");
    assert_eq!(promoting(MustPromote::Never), "a6a7 a6a7+ b4b5 d3d4");
    assert_eq!(promoting(MustPromote::Always), "a6a7+ b4b5 d3d4");
}

/// Whatever its way of moving, what is dropped with check is dropped where it attacks the king.
#[test]
fn a_drop_that_must_give_check_does() {
    for (moves, checks) in [
        ("W", "d6 c7 e7"),
        ("WcF", "d6 c7 e7 c6 e6"),
        ("mWcF", "c6 e6"),
        ("fR", "d2 d3 d4 d5 d6"),
        ("DD", "d3 d5 b7 f7"),
        ("mDDcAA", "b5 f5"),
        ("ski:fW", "d2 d3 d4 d5"),
        ("hop:fW", "d2 d3 d4 d5 d6"),
        ("legs:fW-fW", "d5 d6"),
        ("lion2:fW", "d5 d6"),
        ("igui:fW", "d6"),
    ] {
        let mut game = description(&[("X", moves)]);
        game.hand = tokens("X");
        game.limits = vec![LimitDescription::MustCheck(tokens("X"))];
        let tables = tables(&game);
        let position = position(&tables, "3k3/7/7/7/7/7/3K3 w X 1");
        let drops = position.drops(tables.rules().kind("X").unwrap());
        assert_eq!(drops.iter().map(|chosen| chosen.to()).collect::<SquareSet>(), squares(checks), "{moves}");
    }
}

#[test]
fn the_second_leg_may_step_or_ride_the_same_way() {
    assert_eq!(targets("legs:fW-fWfR", "7/7/7/7/7/7/X6"), squares("a2 a3 a4 a5 a6 a7"));
    assert_eq!(targets("legs:fW-fWfR", "7/7/r6/7/7/7/X6"), squares("a2 a3 a4 a5"));
    assert_eq!(targets("legs:W-W", "7/7/7/7/7/r6/X6"), squares("a2 b1 b2 c1"));
}

/// What is taken without arriving there, or on the way, may have shielded the king.
#[test]
fn igui_and_captures_on_the_way_may_not_open_a_line_to_the_king() {
    for (moves, text) in [("igui:K", "c3d3c3"), ("lion2:K", "c3d3c3"), ("lion2:K", "c3d3e3")] {
        let tables = tables(&description(&[("X", moves), ("S", "W")]));
        let exposed = position(&tables, "k2r3/7/7/7/2Xs3/7/3K3 w - 1");
        let obstacle = exposed.explain(exposed.read_move(text).unwrap()).unwrap_err().obstacle;
        assert_eq!(obstacle, Obstacle::Exposes { king: at("d1"), by: at("d7") }, "{moves} {text}");
        let unseen = position(&tables, "k1r4/7/7/7/2Xs3/7/3K3 w - 1");
        assert!(unseen.parse_move(text).is_ok(), "{moves} {text}");
    }
}

/// A fused piece splits, its king in check by a hop: a part that shields nothing answers nothing.
#[test]
fn a_fission_answers_a_check_that_is_no_line() {
    let mut game = description(&[("N", "N"), ("X", "hop:W"), ("S", "W"), ("(NS)", "N W")]);
    game.hand = tokens("N S");
    game.pieces[3] = game.pieces[3].clone().strength(1);
    game.pieces[5] = game.pieces[5].clone().returns_as("N").returns_as("S");
    game.effects = vec![EffectDescription::Fuse(tokens("(NS)"))];
    let tables = tables(&game);
    let check = position(&tables, "k2x3/7/7/7/7/1(NS)5/3K3 w - 1");
    assert!(check.is_check());
    assert_eq!(check.moves_from(at("b2")), []);
    assert!(check.parse_move("d1c1").is_ok());
    // A fused piece may take the hopper, whole or not at all.
    let taken = position(&tables, "k6/7/7/3x3/1(NS)5/7/3K3 w - 1");
    assert!(taken.is_check());
    let moves: Vec<String> = taken.moves_from(at("b3")).into_iter().map(|chosen| taken.text(chosen)).collect();
    assert_eq!(moves, ["b3d4"]);
}

/// A hop passes over what is weak, fused or not, wherever it stands.
#[test]
fn a_fusion_does_not_answer_the_check_of_a_hop() {
    let mut game = description(&[("N", "N"), ("X", "hop:W"), ("S", "W"), ("(NS)", "N W")]);
    game.hand = tokens("N S");
    game.pieces[3] = game.pieces[3].clone().strength(1);
    game.pieces[5] = game.pieces[5].clone().returns_as("N").returns_as("S");
    game.effects = vec![EffectDescription::Fuse(tokens("(NS)"))];
    let tables = tables(&game);
    let check = position(&tables, "k2x3/7/7/3S3/1N5/3R3/3K3 w - 1");
    assert!(check.is_check());
    assert!(check.parse_move("b3d4").is_err());
}

/// Where it must promote to what does not burn, a piece that burns gives no check by burning.
#[test]
fn a_piece_that_must_promote_burns_as_what_it_becomes() {
    let mut game = description(&[("P", "fW"), ("+P", "W")]);
    game.pieces[2] = game.pieces[2].clone().promotes_to("+P");
    game.promotion = Some(PromotionDescription { far_ranks: 1, when: PromotionWhen::End, must: MustPromote::Always });
    game.effects = vec![EffectDescription::Burn(tokens("P"))];
    let tables = tables(&game);
    let burning = position(&tables, "7/7/2Pk3/7/7/7/3K3 b - 1");
    assert_eq!(burning.checkers(), at("c5").into());
    let promoting = position(&tables, "7/2Pk3/7/7/7/7/3K3 b - 1");
    assert_eq!(promoting.checkers(), SquareSet::EMPTY);
}
