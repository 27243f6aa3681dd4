//! Rule 1: the board and the start; the text forms; rule 10: the numbers and lines.

use std::sync::Arc;

use komadai_board::{Piece, Side};
use komadai_engine::{Obstacle, Outcome, Position, Reason, Tables};
use komadai_minjiku_shogi::Options;

use crate::{after, all_moves, diagonal_generals, lone, names, obstacle, position, square, tables, words};

#[test]
fn all_combinations_of_options_build() {
    for general_hops_diagonally in [false, true] {
        let options = Options { general_hops_diagonally };
        let rules = options.description().build().unwrap();
        assert_eq!(rules, options.rules());
        assert_eq!(rules.id(), "minjiku-shogi");
    }
}

#[test]
fn rule_1_1_ten_files_ten_ranks_and_two_squares_behind_each_array() {
    let tables = tables();
    let rules = tables.rules();
    let shape = rules.shape();
    assert_eq!((shape.files(), shape.ranks(), shape.squares().len()), (10, 12, 104));
    assert_eq!(names(shape.vanishing()), "e0 e11 f0 f11");
    assert!(shape.parse_square("d0").is_err() && shape.parse_square("g11").is_err());
    assert_eq!([Side::First, Side::Second].map(|side| rules.side_name(side)), ["White", "Black"]);
}

#[test]
fn rule_1_2_an_extra_square_exists_while_it_is_occupied_and_its_occupant_falls_to_any_capture() {
    let start = position("****2****/9k/10/10/10/10/4R5/10/10/10/9K/****p1**** w -");
    assert_eq!(after(&start, "e5e0"), "****2****/9k/10/10/10/10/10/10/10/10/9K/****R1**** b -");
    let by_hop = position("****2****/9k/10/10/10/10/10/10/1D8/2P7/9K/****p1**** w -");
    assert_eq!(after(&by_hop, "b3e0"), "****2****/9k/10/10/10/10/10/10/10/2P7/9K/****D1**** b -");
    let by_area = position("****2****/9k/10/10/10/10/10/10/10/3A6/9K/****p1**** w -");
    assert_eq!(after(&by_area, "d2e0"), "****2****/9k/10/10/10/10/10/10/10/10/9K/****A1**** b -");
    let by_igui = position("****2****/9k/10/10/10/10/10/10/10/10/3C5K/****p1**** w -");
    assert_eq!(after(&by_igui, "d1e0d1"), "****2****/9k/10/10/10/10/10/10/10/10/3C5K/****2**** b -");
    let by_burning = position("****2****/9k/10/10/10/10/5F4/10/10/10/9K/****p1**** w -");
    assert_eq!(after(&by_burning, "f5f1"), "****2****/9k/10/10/10/10/10/10/10/10/5F3K/****2**** b -");
}

#[test]
fn rule_1_2_an_empty_extra_square_cannot_be_entered() {
    let mut game = position("****2****/9k/10/10/10/10/10/10/10/10/10/****K1**** w -");
    assert_eq!(all_moves(&game), "e0d1 e0e1 e0f1");
    for chosen in ["e0e1", "j10j9"] {
        game.play(game.parse_move(chosen).unwrap()).unwrap();
    }
    assert_eq!(obstacle(&game, "e1e0"), Obstacle::Vanished(square("e0")));
    assert_eq!(all_moves(&game), "e1d1 e1d2 e1e2 e1f1 e1f2");
    assert_eq!(
        obstacle(&position("****2****/9k/10/10/10/10/4R5/10/10/10/9K/****2**** w -"), "e5e11"),
        Obstacle::Vanished(square("e11"))
    );
}

#[test]
fn rule_1_2_an_empty_extra_square_cannot_be_passed_through() {
    let around = position("****2****/9k/10/10/10/10/10/10/10/10/3A5K/****1p**** w -");
    assert!(around.parse_move("d1f0").is_ok(), "by way of e1");
    let only_by_e0 = position("****2****/9k/10/10/10/10/10/10/10/10/3AP4K/****1p**** w -");
    assert!(only_by_e0.parse_move("d1f0").is_err());
}

#[test]
fn rule_1_3_second_is_first_turned_by_180_degrees() {
    let start = Position::start(&tables());
    assert_eq!(
        start.to_string(),
        "****km****/rfsgbbgsqr/lxdvjacdyl/pppppppppp/10/10/10/10/PPPPPPPPPP/LYDCAJVDXL/RQSGBBGSFR/****MK**** w - 1 quiet=0"
    );
    let shape = start.rules().shape();
    for (at, piece) in start.board().pieces() {
        let opposite = Piece::new(piece.kind, !piece.side);
        assert_eq!(start.piece_at(shape.rotate(at)), Some(opposite), "{}", shape.square_name(at));
    }
}

#[test]
fn rule_1_3_each_side_has_32_pieces_of_17_kinds() {
    let start = Position::start(&tables());
    for side in Side::BOTH {
        let pieces = start.board().pieces().filter(|(_, piece)| piece.side == side);
        let mut kinds: Vec<_> = pieces.map(|(_, piece)| piece.kind).collect();
        assert_eq!(kinds.len(), 32);
        kinds.sort_unstable();
        kinds.dedup();
        assert_eq!(kinds.len(), 17);
    }
}

#[test]
fn positions_and_moves_read_back_as_themselves() {
    for text in [
        "****km****/rfsgbbgsqr/lxdvjacdyl/pppppppppp/10/10/10/10/PPPPPPPPPP/LYDCAJVDXL/RQSGBBGSFR/****MK**** w - 1 quiet=0",
        "****k1****/2p3p3/1C4V3/+P9/9D/10/4+S4+R/3+Y3+X2/+L7Q1/1+G8/2+B7/****K+M**** w - 33 quiet=7",
        "****2****/K9/10/10/10/5+q4/4+d5/7+c2/6c3/1+v1v1G1S2/3P5k/****y1**** b - 90 quiet=99",
    ] {
        let position = lone(text);
        assert_eq!(position.to_string(), text);
        let moves = position.legal_moves();
        assert!(!moves.is_empty());
        for chosen in moves {
            assert_eq!(position.parse_move(&position.text(chosen)).unwrap(), chosen);
        }
    }
    let vanished = position("****2****/9k/10/10/10/10/10/10/10/10/K9/****2**** w -");
    assert_eq!(vanished.to_string(), "****2****/9k/10/10/10/10/10/10/10/10/K9/****2**** w - 1 quiet=0");
}

#[test]
fn pieces_that_exist_only_by_promotion_have_no_letter_of_their_own() {
    let tables = tables();
    for letter in ["O", "U", "N"] {
        assert_eq!(tables.rules().kind(letter), None);
    }
    assert_eq!(tables.rules().kinds().count(), 30);
}

#[test]
fn rule_10_counts_from_the_start() {
    let start = Position::start(&tables());
    assert_eq!([1, 2, 3].map(|depth| start.perft(depth)), [24, 553, 15655]);
}

#[test]
fn rule_10_counts_from_the_start_when_generals_hop_diagonally() {
    let start = Position::start(&diagonal_generals());
    assert_eq!([1, 2, 3].map(|depth| start.perft(depth)), [20, 408, 10340]);
}

fn played(moves: &[&str]) -> Position {
    let mut game = Position::start(&tables());
    for chosen in moves {
        game.play(game.parse_move(chosen).unwrap()).unwrap();
    }
    game
}

#[test]
fn rule_10_the_general_mates_on_j6_if_black_passes() {
    let mut passed = *played(&["g3g4"]).setup();
    passed.side = Side::First;
    let passed = Position::new(&tables(), passed).unwrap();
    let mate = passed.after(passed.parse_move("f2j6").unwrap()).unwrap();
    assert_eq!(mate.outcome(), Some(Outcome::win(Side::First, Reason::Checkmate)));
}

/// The replies to 1.g3-g4 after which the general's move to j6 is no mate.
fn defences(tables: &Arc<Tables>) -> String {
    let start = Position::start(tables);
    let threat = start.after(start.parse_move("g3g4").unwrap()).unwrap();
    let mut replies = threat.legal_moves();
    replies.retain(|&reply| {
        let replied = threat.after(reply).unwrap();
        let mate = replied.parse_move("f2j6").map(|chosen| replied.after(chosen).unwrap().outcome());
        mate != Ok(Some(Outcome::win(Side::First, Reason::Checkmate)))
    });
    words(replies.into_iter().map(|reply| threat.text(reply)).collect())
}

#[test]
fn rule_10_few_replies_meet_the_threat() {
    assert_eq!(defences(&diagonal_generals()), "i9i7 j8j7");
    // Hopping along the file, Black's general captures first and defends from there.
    assert_eq!(defences(&tables()), "e9e0 e9e1 e9e3 i9i7 j8j7");
}

#[test]
fn rule_10_the_line_with_a_pawn_on_j7_ends_in_mate() {
    let mate = played(&["g3g4", "j8j7", "e2j7", "i9i7", "j7j6", "i7j6", "f2j6"]);
    assert_eq!(mate.outcome(), Some(Outcome::win(Side::First, Reason::Checkmate)));
}

#[test]
fn rule_10_the_same_mates_stand_when_generals_hop_diagonally() {
    let mut game = Position::start(&Tables::new(Options { general_hops_diagonally: true }.rules()));
    for chosen in ["g3g4", "j8j7", "e2j7", "i9i7", "j7j6", "i7j6", "f2j6"] {
        game.play(game.parse_move(chosen).unwrap()).unwrap();
    }
    assert_eq!(game.outcome(), Some(Outcome::win(Side::First, Reason::Checkmate)));
}
