//! What fuzzing found, each as the smallest case that shows it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use komadai::{Movement, Position, PositionError, SetupFault, Variant};
use komadai_referee::{Subject, properties};
use komadai_rules::{EffectDescription, RulesFault};

/// A knight stood in for the rook, and the king castled with it.
#[test]
fn a_castling_right_needs_its_rook() {
    let medusa = Variant::MedusaShogi.tables();
    for (rank, fits) in [("R4K4R", true), ("N4K4R", false), ("~R4K4R", false), ("R3K5R", false)] {
        let text = format!("5k5/11/11/11/11/11/11/11/11/11/{rank} w - 1 castling=A");
        match Position::parse(&medusa, &text) {
            Ok(_) => assert!(fits, "{text}"),
            Err(PositionError::Setup(error)) => {
                let fault = SetupFault::CastlingRight { rook: "a1".into() };
                assert!(!fits && error.faults.contains(&fault), "{text}: {error}");
            }
            Err(error) => panic!("{text}: {error}"),
        }
    }
}

/// Counting ranks overflowed.
#[test]
fn a_promotion_zone_may_be_deeper_than_the_board() {
    let mut game = Variant::Shogi.rules().description().clone();
    let promotion = game.promotion.as_mut().unwrap();
    promotion.far_ranks = u8::MAX;
    let subject = Subject::new("deep zone", game.build().unwrap(), None);
    properties::check(&subject, &subject.start(), "").unwrap();
}

/// A new royal piece was not seen to be attacked.
#[test]
fn nothing_becomes_royal() {
    let mut game = Variant::Shogi.rules().description().clone();
    game.pieces.iter_mut().find(|row| row.token == "P").unwrap().promotes_to = Some("K".into());
    assert!(game.build().unwrap_err().faults.contains(&RulesFault::RoyalChanges("P".into())));
}

/// A petrified soldier no longer kept its fellow from capturing on its file.
#[test]
fn a_petrified_piece_counts_on_its_file() {
    let mut game = Variant::HandShogi.rules().description().clone();
    game.effects.push(EffectDescription::Petrify(vec!["T".into()]));
    let subject = Subject::new("petrifying tycoons", game.build().unwrap(), None);
    let text = "4k4/9/9/9/4f4/9/9/9/3fK4 w T 1";
    let position = Position::parse(subject.tables(), text).unwrap();
    properties::check(&subject, &position, "").unwrap();
    assert!(position.parse_move("T*d4").is_ok());
}

/// Two terms were read as one, and one as two.
#[test]
fn movements_read_back() {
    for text in ["ZZZ2", "Z2Z", "RR0R3", "NNN", "N1NN0NN2", "legs:W-K legs:F-K"] {
        let movement: Movement = text.parse().unwrap();
        let written = movement.to_string();
        assert_eq!(written.parse::<Movement>().unwrap(), movement, "{text} written as {written}");
    }
}

/// A queen stood between a dragon and a square that had vanished, and was thought to shield the king.
#[test]
fn nothing_arrives_on_a_vanished_square() {
    let subject = Subject::named("minjiku-shogi").unwrap();
    let text = "****2****/6k3/10/10/1q8/F9/10/10/9K/10/10/****2**** b - 1 quiet=0";
    let position = Position::parse(subject.tables(), text).unwrap();
    properties::check(subject, &position, "legality/").unwrap();
    assert!(position.parse_move("b7b1").is_ok());
}

/// A pawn that burns, and may go diagonally only to capture, was thought harmless to the king beside the square where
/// a piece was dropped.
#[test]
fn a_drop_may_be_what_a_burning_piece_needs() {
    let mut game = Variant::MedusaShogi.rules().description().clone();
    game.effects.push(EffectDescription::Burn(vec!["P".into()]));
    let subject = Subject::new("burning pawns", game.build().unwrap(), None);
    let text = "k10/11/11/11/11/11/11/11/2p8/11/4K6 w Q 1 castling=-";
    let position = Position::parse(subject.tables(), text).unwrap();
    properties::check(&subject, &position, "").unwrap();
    assert!(position.parse_move("Q*d2").is_err());
    assert!(position.parse_move("Q*e2").is_ok());
}
