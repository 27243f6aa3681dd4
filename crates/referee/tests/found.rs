//! What fuzzing found, each as the smallest case that shows it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use komadai::{Description, Movement, Position, PositionError, SetupFault, Variant};
use komadai_referee::{Subject, properties};
use komadai_rules::{EffectDescription, MustPromote, PromotionWhen, RulesFault};

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
    let mut game = description(Variant::Shogi);
    let promotion = game.promotion.as_mut().unwrap();
    promotion.far_ranks = u8::MAX;
    let subject = Subject::new("deep zone", game.build().unwrap(), None);
    properties::check(&subject, &subject.start(), "").unwrap();
}

/// A new royal piece was not seen to be attacked.
#[test]
fn nothing_becomes_royal() {
    let mut game = description(Variant::Shogi);
    game.pieces.iter_mut().find(|row| row.token == "P").unwrap().promotes_to = Some("K".into());
    assert!(game.build().unwrap_err().faults.contains(&RulesFault::RoyalChanges("P".into())));
}

/// A petrified soldier no longer kept its fellow from capturing on its file.
#[test]
fn a_petrified_piece_counts_on_its_file() {
    let mut game = description(Variant::HandShogi);
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

/// Checks the properties of legal moves and of check in a position of a game that was edited, and returns it.
fn holds(game: &Description, text: &str) -> Position {
    let subject = Subject::new("made up", game.clone().build().unwrap(), None);
    let position = Position::parse(subject.tables(), text).unwrap();
    for group in ["legality/", "attack/check"] {
        properties::check(&subject, &position, group).unwrap();
    }
    position
}

fn description(variant: Variant) -> Description {
    variant.rules().description().clone()
}

/// The game with a piece that moves as the text says.
fn moving(variant: Variant, token: &str, moves: &str) -> Description {
    let mut game = description(variant);
    game.pieces.iter_mut().find(|row| row.token == token).unwrap().moves = moves.into();
    game
}

/// The game with pieces that burn.
fn burning(mut game: Description, token: &str) -> Description {
    game.effects.push(EffectDescription::Burn(vec![token.into()]));
    game
}

/// A pawn that burns, and may go diagonally only to capture, was thought harmless to the king beside the square where
/// a piece was dropped.
#[test]
fn a_drop_may_be_what_a_burning_piece_needs() {
    let game = burning(description(Variant::MedusaShogi), "P");
    let position = holds(&game, "k10/11/11/11/11/11/11/11/2p8/11/4K6 w Q 1 castling=-");
    assert!(position.parse_move("Q*d2").is_err());
    assert!(position.parse_move("Q*e2").is_ok());
}

/// Such a drop where the burning piece needs a capture to promote.
#[test]
fn a_drop_may_be_what_a_burning_piece_promotes_by() {
    let mut game = burning(description(Variant::Shogi), "+R");
    game.promotion.as_mut().unwrap().when = PromotionWhen::EntryOrCapture;
    let position = holds(&game, "4k4/9/9/9/9/9/3K5/9/r8 b G 1");
    assert!(position.parse_move("G*7i").is_ok());
    let position = holds(&game, "4k4/9/9/9/9/9/9/3K5/r8 b G 1");
    assert!(position.parse_move("G*7i").is_err());
}

/// What takes the form of a dragon burns, also what shields the own king.
#[test]
fn a_morph_may_become_a_dragon() {
    let game = burning(description(Variant::MedusaShogi), "~Q");
    let position = holds(&game, "11/11/11/11/11/11/K10/11/11/5Q1~r3/5RBk3 b - 1 castling=-");
    assert!(position.parse_move("h2f2").is_ok());
    assert!(position.parse_move("h2f2=Q").is_err());
}

/// A piece stood in the way of one that slides, without capturing, to where it burns.
#[test]
fn a_quiet_slide_may_burn() {
    let game = burning(moving(Variant::Shogi, "R", "mRcB"), "R");
    let position = holds(&game, "4k4/9/9/9/9/9/9/6P1r/4K4 b - 1");
    assert!(position.parse_move("3h3g").is_err());
}

/// A capture on the way may end where it burns.
#[test]
fn a_dragon_may_have_lion_power() {
    let game = burning(moving(Variant::Shogi, "S", "lion3+walk:fW"), "S");
    assert!(holds(&game, "4k4/9/9/9/9/4s4/4P4/9/5K3 b - 1").is_check());
    assert!(!holds(&game, "4k4/9/9/9/9/4s4/4P4/9/6K2 b - 1").is_check());
    // The own dragon is taken before it could burn the one that arrives next to it.
    let game = burning(moving(Variant::Shogi, "S", "lion2:fF"), "S");
    assert!(holds(&game, "9/9/9/3k5/9/5s3/6S2/9/K8 w - 1").is_check());
}

/// The king stood on a square that vanishes when he leaves it, and was thought to stop a hop all the same.
#[test]
fn a_king_stops_no_hop_on_the_square_that_he_left() {
    let mut game = description(Variant::MinjikuShogi);
    game.vanishing.push("i9".into());
    let text = "****2****/10/2+c2P2K1/10/10/10/10/10/10/10/1k8/****2**** w - 1 quiet=0";
    assert!(holds(&game, text).parse_move("i9j9").is_err());
}

/// A soldier that slides may not capture on a file with another one either.
#[test]
fn a_file_limit_counts_for_slides() {
    let game = moving(Variant::HandShogi, "F", "R");
    assert!(!holds(&game, "4k4/9/9/9/4f4/9/4P4/9/f3K4 w - 1").is_check());
    assert!(holds(&game, "4k4/9/9/9/3f5/9/3P5/9/f3K4 w - 1").is_check());
}

/// Lion power that walks was thought to pass over a square that had vanished.
#[test]
fn no_lion_walks_over_a_vanished_square() {
    let mut game = moving(Variant::Shogi, "S", "lion3+walk:fW");
    assert!(holds(&game, "4k4/9/9/9/9/4s4/9/4K4/9 b - 1").is_check());
    game.vanishing.push("5g".into());
    assert!(!holds(&game, "4k4/9/9/9/9/4s4/9/4K4/9 b - 1").is_check());
}

/// Igui and lion power capture without going there, which no limit of arrivals knows.
#[test]
fn no_file_limit_for_lions() {
    let game = moving(Variant::HandShogi, "F", "fW igui:F");
    assert_eq!(game.build().unwrap_err().faults, [RulesFault::FileLimitOfLion("F".into())]);
}

/// What lies between two squares was looked for along the lines of a king and a knight only.
#[test]
fn legs_walks_and_hops_may_go_along_other_lines() {
    // The second leg leaps over the square beside the king, where a rook does not shield him.
    let legs = holds(&moving(Variant::Shogi, "S", "legs:K-D"), "4k4/9/9/9/9/4s4/4R4/9/4K4 b - 1");
    assert!(legs.parse_move("5g5h").is_err());
    let rides = holds(&moving(Variant::Shogi, "S", "legs:F-CC"), "4k4/9/9/9/9/9/9/9/4K4 b - 1");
    assert!(rides.count_moves() > 0);
    // A piece on the square that is passed over blocks no walk by steps of two.
    assert!(holds(&moving(Variant::Shogi, "S", "lion2+walk:D"), "k8/9/9/4s4/4p4/9/9/4K4/9 b - 1").is_check());
    assert!(!holds(&moving(Variant::Shogi, "S", "lion2+walk:D"), "k8/9/9/4s4/9/4p4/9/4K4/9 b - 1").is_check());
    // Of two hops along one file, one passes over less.
    assert!(holds(&moving(Variant::Shogi, "S", "hop:WfD"), "k8/9/9/4s4/4P4/9/9/4K4/9 b - 1").is_check());
}

/// A dragon that is no longer one once it is promoted burns where it need not promote: a piece that leaves a square, so
/// that nothing is captured there, lets it burn.
#[test]
fn a_dragon_may_burn_out() {
    let mut game = burning(description(Variant::Shogi), "S");
    let promotion = game.promotion.as_mut().unwrap();
    (promotion.when, promotion.must) = (PromotionWhen::EntryOrCapture, MustPromote::Always);
    let position = holds(&game, "k8/9/9/9/9/9/3s5/4P4/5K3 b - 1");
    assert!(!position.is_check());
    assert!(position.parse_move("5h5g").is_err());
}
