//! The complicated pieces (rule 3): Killer, False Killer, Beluga and Blue.

use komadai_board::{Side, SquareSet, squares};
use komadai_engine::{Obstacle, Tables};
use komadai_great_whale_shogi::Options;

use crate::{TABLES, changes, lone, moves, obstacle, played, position, square};

/// The moves of the piece on 6f, without the mention of 6f at the start.
fn from_6f(board: &str) -> String {
    moves(&lone(&TABLES, board), "6f").replace(" 6f", " ").replacen("6f", "", 1)
}

fn no_power() -> Obstacle {
    Obstacle::NoSuchPower(square("6f"))
}

#[test]
fn rule_3_1_a_killer_with_enemies_on_both_squares_of_a_forward_diagonal_has_eleven_moves() {
    for token in ["K", "+D", "+^K"] {
        let board = format!("11/11/11/7n3/6n4/5{token}5/11/11/11/11/11 b - 1");
        assert_eq!(from_6f(&board), "4d 5e 5e4d 5e6f 5f 5g 6e 7e 7f 7g 8d", "{token}");
        let board = format!("11/11/11/11/11/5{}5/4N6/3N7/11/11/11 w - 1", token.to_lowercase());
        assert_eq!(from_6f(&board), "4h 5e 5f 5g 6g 7e 7f 7g 7g6f 7g8h 8h", "{token} of White");
    }
}

#[test]
fn rule_3_1_a_killer_leaps_to_the_second_square_over_anything() {
    // Its own on 5e, an enemy on 4d; an enemy on 7e, its own on 8d.
    let position = lone(&TABLES, "11/11/11/3N3n3/4n1N4/5K5/11/11/11/11/11 b - 1");
    assert_eq!(moves(&position, "6f"), "6f4d 6f5f 6f5g 6f6e 6f7e 6f7e6f 6f7f 6f7g");
    assert_eq!(obstacle(&position, "6f5e"), Obstacle::OwnPiece(square("5e")));
    assert_eq!(obstacle(&position, "6f7e8d"), no_power());
}

#[test]
fn rule_3_1_a_killer_captures_and_goes_on_to_an_empty_square() {
    let before = position("1w9/11/11/11/6+n4/5K5/11/11/11/11/1W9 b - 1");
    assert_eq!(played(&before, "6f5e4d").to_string(), "1w9/11/11/7K3/11/11/11/11/11/11/1W9 w N 2");
    assert_eq!(changes(&before, "6f5e4d"), "lift K 6f, take +n 5e, land K 4d, to-hand N Black");
}

#[test]
fn rule_3_1_a_killer_captures_twice() {
    let before = position("1w9/11/11/7^p3/6s4/5K5/11/11/11/11/1W9 b - 1");
    assert_eq!(played(&before, "6f5e4d").to_string(), "1w9/11/11/7K3/11/11/11/11/11/11/1W9 w S^P 2");
    assert_eq!(
        changes(&before, "6f5e4d"),
        "lift K 6f, take s 5e, take ^p 4d, land K 4d, to-hand S Black, to-hand ^P Black"
    );
    assert_eq!(played(&before, "6f4d").to_string(), "1w9/11/11/7K3/6s4/11/11/11/11/11/1W9 w ^P 2");
}

#[test]
fn rule_3_1_a_killer_captures_and_returns() {
    let before = position("1w9/11/11/11/6s4/5K5/11/11/11/11/1W9 b - 1");
    assert_eq!(played(&before, "6f5e6f").to_string(), "1w9/11/11/11/11/5K5/11/11/11/11/1W9 w S 2");
    assert_eq!(changes(&before, "6f5e6f"), "take s 5e, to-hand S Black");
}

#[test]
fn rule_3_1_a_killer_does_not_change_direction_and_lands_on_the_way_only_to_capture() {
    let position = lone(&TABLES, "11/11/11/11/4n1n4/4nKn4/4n1n4/11/11/11/11 b - 1");
    // To the sides and backward it only steps.
    assert_eq!(moves(&position, "6f"), "6f4d 6f5e 6f5e4d 6f5e6f 6f5f 6f5g 6f6e 6f7e 6f7e6f 6f7e8d 6f7f 6f7g 6f8d");
    for text in ["6f5e5d", "6f5e6d", "6f5e6e", "6f5f6f", "6f5g4h", "6f5g6f", "6f6e6d", "6f4d6f"] {
        assert_eq!(obstacle(&position, text), no_power(), "{text}");
    }
    let nothing_on_the_way = lone(&TABLES, "11/11/11/7n3/11/5K5/11/11/11/11/11 b - 1");
    assert_eq!(obstacle(&nothing_on_the_way, "6f5e4d"), Obstacle::NothingToCapture(square("5e")));
    assert_eq!(obstacle(&nothing_on_the_way, "6f5e6f"), Obstacle::NothingToCapture(square("5e")));
}

#[test]
fn rule_3_1_a_killer_at_the_edge() {
    let position = lone(&TABLES, "4n6/5K5/11/11/11/11/11/11/11/11/11 b - 1");
    assert_eq!(moves(&position, "6b"), "6b5a 6b5b 6b5c 6b6a 6b7a 6b7a6b 6b7b 6b7c");
}

#[test]
fn rule_3_1_the_option_killer_may_pass() {
    let passing = Tables::new(Options { killer_may_pass: true, ..Options::default() }.rules());
    let board = "11/11/11/11/6N4/5K5/11/11/11/11/11 b - 1";
    let before = lone(&passing, board);
    // By way of 7e, which is empty, and not by way of 5e.
    assert_eq!(moves(&before, "6f"), "6f4d 6f5f 6f5g 6f6e 6f7e 6f7e6f 6f7f 6f7g 6f8d");
    assert!(changes(&before, "6f7e6f").is_empty());
    assert_eq!(played(&before, "6f7e6f").to_string(), "11/11/11/11/6N4/5K5/11/11/11/11/11 w - 2");
    assert_eq!(obstacle(&before, "6f5e6f"), no_power());
    assert_eq!(obstacle(&before, "6f6e6f"), no_power());
    assert_eq!(obstacle(&lone(&TABLES, board), "6f7e6f"), Obstacle::NothingToCapture(square("7e")));
    for token in ["+D", "+^K", "+R", "+N"] {
        let board = format!("11/11/11/11/11/5{token}5/11/11/11/11/11 b - 1");
        let may = lone(&passing, &board).legal_moves().iter().any(|m| m.from() == Some(m.to()));
        assert_eq!(may, token == "+D" || token == "+^K", "{token}");
    }
    // A pass answers no check, but a pinned Killer may pass.
    let checked = lone(&passing, "1w9/11/11/11/11/5K5/11/11/11/1r9/1W9 b - 1");
    assert_eq!(obstacle(&checked, "6f5e6f"), Obstacle::InCheck { king: square("10k"), by: square("10j") });
    let pinned = lone(&passing, "5r5/1w9/11/11/11/5K5/11/11/11/11/5W5 b - 1");
    assert_eq!(moves(&pinned, "6f"), "6f5e6f 6f6e 6f7e6f");
}

#[test]
fn rule_3_2_a_false_killer_with_enemies_on_all_three_squares_has_fifteen_moves() {
    assert_eq!(
        from_6f("11/11/5n5/5n5/5n5/5+R5/11/11/11/11/11 b - 1"),
        "5e 5f 5g 6c 6d 6d6c 6e 6e6c 6e6d 6e6d6c 6e6f 6g 7e 7f 7g"
    );
    assert_eq!(
        from_6f("11/11/11/11/11/5+r5/5N5/5N5/5N5/11/11 w - 1"),
        "5e 5f 5g 6e 6g 6g6f 6g6h 6g6h6i 6g6i 6h 6h6i 6i 7e 7f 7g"
    );
}

#[test]
fn rule_3_2_each_landing_before_the_last_captures_and_the_last_may_be_empty() {
    for (board, ahead) in [
        ("11/11/11/11/11/5+R5/11/11/11/11/11 b - 1", "6c 6d 6e"),
        ("11/11/11/11/5n5/5+R5/11/11/11/11/11 b - 1", "6c 6d 6e 6e6c 6e6d 6e6f"),
        ("11/11/11/5n5/11/5+R5/11/11/11/11/11 b - 1", "6c 6d 6d6c 6e"),
        ("11/11/5n5/11/11/5+R5/11/11/11/11/11 b - 1", "6c 6d 6e"),
        ("11/11/11/5n5/5n5/5+R5/11/11/11/11/11 b - 1", "6c 6d 6d6c 6e 6e6c 6e6d 6e6d6c 6e6f"),
        ("11/11/5n5/11/5n5/5+R5/11/11/11/11/11 b - 1", "6c 6d 6e 6e6c 6e6d 6e6f"),
    ] {
        assert_eq!(from_6f(board), format!("5e 5f 5g {ahead} 6g 7e 7f 7g"), "{board}");
    }
}

#[test]
fn rule_3_2_a_false_killer_leaps_over_what_it_does_not_take() {
    for (board, leaping, walking) in [
        // Its own on the first square, on the second, on the third.
        ("11/11/11/5n5/5N5/5+R5/11/11/11/11/11 b - 1", "6c 6d 6d6c", ""),
        ("11/11/11/5N5/5n5/5+R5/11/11/11/11/11 b - 1", "6c 6e 6e6c 6e6f", "6e 6e6f"),
        ("11/11/5N5/5n5/5n5/5+R5/11/11/11/11/11 b - 1", "6d 6e 6e6d 6e6f", "6e 6e6d 6e6f"),
        // Enemies, which one that walks has to take.
        ("11/11/5n5/11/5n5/5+R5/11/11/11/11/11 b - 1", "6c 6d 6e 6e6c 6e6d 6e6f", "6e 6e6c 6e6d 6e6f"),
        ("11/11/11/5n5/11/5+R5/11/11/11/11/11 b - 1", "6c 6d 6d6c 6e", "6d 6d6c 6e"),
        ("11/11/5n5/5n5/5n5/5+R5/11/11/11/11/11 b - 1", "6c 6d 6d6c 6e 6e6c 6e6d 6e6d6c 6e6f", "6e 6e6d 6e6d6c 6e6f"),
        ("11/11/11/11/11/5+R5/11/11/11/11/11 b - 1", "6c 6d 6e", "6c 6d 6e"),
    ] {
        let walk = Tables::new(Options { false_killer_leaps: false, ..Options::default() }.rules());
        for (tables, expected) in [(&*TABLES, leaping), (&walk, walking)] {
            let moves = moves(&lone(tables, board), "6f").replace(" 6f", " ");
            let around = if expected.is_empty() { "" } else { " " };
            assert_eq!(moves, format!("6f5e 5f 5g{around}{expected} 6g 7e 7f 7g"), "{board}");
        }
    }
}

#[test]
fn rule_3_2_a_leaping_false_killer_attacks_over_its_own_and_a_walking_one_does_not() {
    let walk = Tables::new(Options { false_killer_leaps: false, ..Options::default() }.rules());
    for (board, leaps, walks) in [
        ("11/11/5w5/11/11/5+R5/11/11/11/11/1W9 w - 1", true, true),
        ("11/11/5w5/5n5/5n5/5+R5/11/11/11/11/1W9 w - 1", true, true),
        ("11/11/5w5/5N5/11/5+R5/11/11/11/11/1W9 w - 1", true, false),
        ("11/11/11/5w5/5N5/5+R5/11/11/11/11/1W9 w - 1", true, false),
        ("11/5w5/11/11/11/5+R5/11/11/11/11/1W9 w - 1", false, false),
    ] {
        for (tables, expected) in [(&*TABLES, leaps), (&walk, walks)] {
            let position = lone(tables, board);
            assert_eq!(position.checkers().has(square("6f")), expected, "{board}");
            assert_eq!(position.is_check(), expected, "{board}");
        }
    }
}

#[test]
fn rule_3_2_a_false_killer_captures_up_to_three_in_order() {
    let before = position("1w9/11/5+^k5/5^p5/5+t5/5+R5/11/11/11/11/1W9 b - 1");
    assert_eq!(
        changes(&before, "6f6e6d6c"),
        "lift +R 6f, take +t 6e, take ^p 6d, take +^k 6c, land +R 6c, to-hand T Black, to-hand ^P Black, to-hand ^K Black"
    );
    for (text, board) in [
        ("6f6e6d6c", "1w9/11/5+R5/11/11/11/11/11/11/11/1W9 w T^P^K 2"),
        ("6f6e6c", "1w9/11/5+R5/5^p5/11/11/11/11/11/11/1W9 w T^K 2"),
        ("6f6d6c", "1w9/11/5+R5/11/5+t5/11/11/11/11/11/1W9 w ^P^K 2"),
        ("6f6e6d", "1w9/11/5+^k5/5+R5/11/11/11/11/11/11/1W9 w T^P 2"),
        ("6f6c", "1w9/11/5+R5/5^p5/5+t5/11/11/11/11/11/1W9 w ^K 2"),
        ("6f6e6f", "1w9/11/5+^k5/5^p5/11/5+R5/11/11/11/11/1W9 w T 2"),
    ] {
        assert_eq!(played(&before, text).to_string(), board, "{text}");
    }
}

#[test]
fn rule_3_2_a_false_killer_does_not_go_back_from_afar_nor_pass_nor_use_its_power_elsewhere() {
    let position = lone(&TABLES, "11/11/5n5/5n5/6n4/4n+Rn4/4nnn4/11/11/11/11 b - 1");
    for text in ["6f6d6f", "6f6c6f", "6f6d6e", "6f6c6d", "6f5e6f", "6f5e4d", "6f6g6f", "6f5f6f"] {
        assert_eq!(obstacle(&position, text), no_power(), "{text}");
    }
    assert_eq!(obstacle(&position, "6f6e6f"), Obstacle::NothingToCapture(square("6e")));
    let at_the_edge = lone(&TABLES, "5n5/5+R5/11/11/11/11/11/11/11/11/11 b - 1");
    assert_eq!(moves(&at_the_edge, "6b"), "6b5a 6b5b 6b5c 6b6a 6b6a6b 6b6c 6b7a 6b7b 6b7c");
}

#[test]
fn rule_3_3_a_beluga_among_eight_enemies_has_sixteen_moves() {
    for (token, enemy, side) in [("+N", "n", 'b'), ("+n", "N", 'w')] {
        let board =
            format!("11/11/11/11/4{enemy}{enemy}{enemy}4/4{enemy}{token}{enemy}4/4{enemy}{enemy}{enemy}4/11/11/11/11");
        assert_eq!(
            from_6f(&format!("{board} {side} - 1")),
            "5e 5e6f 5f 5f6f 5g 5g6f 6e 6e6f 6g 6g6f 7e 7e6f 7f 7f6f 7g 7g6f"
        );
    }
}

#[test]
fn rule_3_3_a_beluga_never_captures_twice_nor_passes() {
    let before = position("1w9/11/11/7n3/6+s4/5+N5/11/11/11/11/1W9 b - 1");
    assert_eq!(moves(&before, "6f"), "6f5e 6f5e6f 6f5f 6f5g 6f6e 6f6g 6f7e 6f7f 6f7g");
    for text in ["6f5e4d", "6f5e5d", "6f4d6f"] {
        assert_eq!(obstacle(&before, text), no_power(), "{text}");
    }
    assert_eq!(obstacle(&before, "6f7e6f"), Obstacle::NothingToCapture(square("7e")));
    assert_eq!(changes(&before, "6f5e6f"), "take +s 5e, to-hand S Black");
    assert_eq!(played(&before, "6f5e6f").to_string(), "1w9/11/11/7n3/11/5+N5/11/11/11/11/1W9 w S 2");
}

/// Where a Blue Whale alone on 6f goes.
const BLUE: SquareSet = squares! { 11;
    X . X . X . X . X . X
    . X . X X . X X . X .
    X . X . X . X . X . X
    . X . X X X X X . X .
    X X X X X X X X X X X
    . . . X X . X X . . .
    X X X X X X X X X X X
    . X . X X X X X . X .
    X . X . X . X . X . X
    . X . X X . X X . X .
    X . X . X . X . X . X
};

#[test]
fn rule_3_4_a_blue_alone_in_the_middle_has_seventy_six_moves_each_once() {
    assert_eq!(BLUE.len(), 76);
    for board in ["11/11/11/11/11/5+S5/11/11/11/11/11 b - 1", "11/11/11/11/11/5+s5/11/11/11/11/11 w - 1"] {
        let position = lone(&TABLES, board);
        let moves = position.legal_moves();
        assert_eq!(moves.iter().map(|chosen| chosen.to()).collect::<SquareSet>(), BLUE);
        // Many of these squares are reached by several routes.
        assert_eq!(moves.len(), 76);
        assert_eq!(obstacle(&position, "6f6f"), Obstacle::OwnPiece(square("6f")));
    }
}

#[test]
fn rule_3_4_a_capture_ends_the_move_of_a_blue() {
    // Only the diagonal square 5e is not its own, and it holds an enemy.
    assert_eq!(from_6f("11/11/11/11/4N1n4/5+S5/4N1N4/11/11/11/11 b - 1"), "5e");
    let around = "11/11/11/11/4n1n4/5+S5/4n1n4/11/11/11/11 b - 1";
    assert_eq!(from_6f(around), "5e 5g 7e 7g");
    assert_eq!(from_6f("11/11/11/11/4N1N4/5+S5/4N1N4/11/11/11/11 b - 1"), "");
}

#[test]
fn rule_3_4_a_blue_goes_on_from_an_empty_square_as_a_queen_slides() {
    // By way of 5e alone: enemies on 5c, 7c and 3e stop it, and so do its own on 7e, 3c, 3g and 5g.
    let board = "11/11/4n1n1N2/11/4N3n2/5+S5/4N1N1N2/11/11/11/11 b - 1";
    assert_eq!(from_6f(board), "3e 4d 4e 4f 5c 5d 5e 5f 6d 6e 7c");
}

#[test]
fn rule_3_4_a_blue_attacks_where_it_could_capture() {
    let open = lone(&TABLES, "9w1/11/11/11/11/11/11/11/11/11/W9+S b - 1");
    assert!(open.attackers(square("2a"), Side::First).has(square("1k")), "by way of 2j and up the file");
    // White's own piece on 2j is in the way: it may take the Blue Whale, and move nowhere else.
    let shielded = position("9w1/11/11/11/11/11/11/11/11/9n1/W9+S w - 1");
    assert!(!shielded.is_check());
    assert_eq!(moves(&shielded, "2j"), "2j1k 2j1k+");
    assert_eq!(obstacle(&shielded, "2j3i"), Obstacle::Exposes { king: square("2a"), by: square("1k") });
}
