//! Rule 1: the board and the start; the text forms; rule 9: invariants and numbers.

use komadai_board::{Piece, Side};
use komadai_engine::Position;

use crate::{lone, position, tables};

const START: &str =
    "r3akq3r/1ndbcmcdbn1/5~b5/ppppppppppp/11/11/11/PPPPPPPPPPP/5~B5/1NBDCMCBDN1/R3QKA3R w - 1 castling=AKak";

#[test]
fn the_description_builds() {
    let rules = komadai_medusa_shogi::description().build().unwrap();
    assert_eq!(rules, komadai_medusa_shogi::rules());
    assert_eq!((rules.id(), rules.kinds().count()), ("medusa-shogi", 19));
}

#[test]
fn rule_1_1_eleven_by_eleven_and_white_moves_first() {
    let tables = tables();
    let rules = tables.rules();
    let shape = rules.shape();
    assert_eq!((shape.files(), shape.ranks(), shape.squares().len()), (11, 11, 121));
    assert!(shape.parse_square("k11").is_ok() && shape.parse_square("l1").is_err());
    assert_eq!([Side::First, Side::Second].map(|side| rules.side_name(side)), ["White", "Black"]);
    assert_eq!(rules.start().side, Side::First);
}

#[test]
fn rule_1_2_second_is_first_turned_by_180_degrees() {
    let start = Position::start(&tables());
    assert_eq!(start.to_string(), START);
    assert_eq!(komadai_medusa_shogi::description().start, START, "the array is one line of data");
    let shape = start.rules().shape();
    for (at, piece) in start.board().pieces() {
        let opposite = Piece::new(piece.kind, !piece.side);
        assert_eq!(start.piece_at(shape.rotate(at)), Some(opposite), "{}", shape.square_name(at));
    }
}

#[test]
fn rule_1_2_each_side_has_26_pieces_and_one_morph() {
    let start = Position::start(&tables());
    for side in Side::BOTH {
        let tokens: Vec<_> = start.board().pieces().filter(|(_, piece)| piece.side == side).collect();
        assert_eq!(tokens.len(), 26);
        let morphs = tokens.iter().filter(|(_, piece)| start.rules().token(*piece).starts_with('~'));
        let morphs: Vec<_> = morphs.map(|(_, piece)| start.rules().token(*piece).to_uppercase()).collect();
        assert_eq!(morphs, ["~B"]);
    }
}

#[test]
fn positions_and_moves_read_back_as_themselves() {
    for text in [
        START,
        "1n3k5/2P8/4q6/3~Pp6/11/11/4~R6/11/6m4/11/R4K4R w QP~Rn2p~p 33 castling=AK",
        "r4k4r/11/3M7/11/11/6P4/4~n6/3~p7/4Q6/2p8/1N3K5 b Aac 34 castling=ak",
    ] {
        let position = lone(text);
        assert_eq!(position.to_string(), text);
        let moves = position.legal_moves();
        assert!(!moves.is_empty());
        for chosen in moves {
            assert_eq!(position.parse_move(&position.text(chosen)).unwrap(), chosen);
        }
    }
    // Tokens of the hands may come in any order.
    let any_order = position("5k5/11/11/11/11/11/11/11/11/11/5K5 w p~RPQP");
    assert_eq!(any_order.to_string(), "5k5/11/11/11/11/11/11/11/11/11/5K5 w Q2P~Rp 1 castling=-");
}

#[test]
fn rule_9_sixty_first_moves() {
    let start = Position::start(&tables());
    assert_eq!([1, 2].map(|depth| start.perft(depth)), [60, 3600]);
}

/// Asserts what holds in every position of a game.
fn assert_invariants(position: &Position) {
    let rules = position.rules();
    let mut pieces: Vec<String> = position.board().pieces().map(|(_, piece)| rules.token(piece).into()).collect();
    for side in Side::BOTH {
        for &kind in rules.hand() {
            let token = rules.token(Piece::new(kind, side));
            pieces.extend((0..position.in_hand(side, kind)).map(|_| token.to_string()));
        }
    }
    assert_eq!(pieces.len(), 52, "{position}");
    assert_eq!(pieces.iter().filter(|token| token.starts_with('~')).count(), 2, "{position}");
    assert_eq!(pieces.iter().filter(|token| token.eq_ignore_ascii_case("k")).count(), 2, "{position}");
    assert!(Position::new(position.tables(), *position.setup()).is_ok(), "{position}");
}

#[test]
fn rule_9_52_pieces_two_of_them_morphs_and_no_pawn_on_its_last_rank() {
    let mut number = 1_u64;
    for _ in 0..20 {
        let mut game = Position::start(&tables());
        for _ in 0..150 {
            assert_invariants(&game);
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            game.play(moves[(number >> 33) as usize % moves.len()]).unwrap();
        }
    }
}

#[test]
fn rule_9_no_medusa_is_ever_in_hand() {
    let tables = tables();
    let hand: Vec<_> = tables.rules().hand().iter().map(|&kind| tables.rules().piece(kind).unwrap()).collect();
    let tokens: Vec<_> = hand.iter().map(|row| row.token.as_str()).collect();
    assert_eq!(tokens.join(" "), "Q A C D R B N P ~Q ~A ~C ~D ~R ~B ~N ~P");
    for held in ["M", "~M", "K"] {
        let text = "5k5/11/11/11/11/11/11/11/11/11/5K5 w -".replace('-', held);
        assert!(tables.rules().parse(&text).is_err(), "{held}");
    }
}
