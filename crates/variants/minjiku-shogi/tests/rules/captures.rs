//! Rules 3 to 5: hops, igui, the area move and the ninja.

use komadai_engine::{Obstacle, Position};

use crate::{after, all_moves, changes, diagonal_generals, lone, moves, names, obstacle, position, square, tables};

/// The rank of every piece whose rank is not 0.
const RANKS: [(&str, u8); 7] = [("K", 4), ("J", 3), ("+C", 3), ("A", 2), ("+V", 2), ("D", 1), ("+M", 1)];

fn rank(token: &str) -> u8 {
    RANKS.iter().find(|(ranked, _)| *ranked == token).map_or(0, |(_, rank)| *rank)
}

/// Asserts which pieces, of both sides, `hopper` on e1 hops over to capture on `victim`.
fn assert_hops(hopper: &str, victim: &str, board: impl Fn(&str, &str) -> String) {
    let tables = tables();
    for kind in tables.rules().kinds() {
        let row = tables.rules().piece(kind).unwrap();
        for over in [&row.token, &row.lower] {
            let position = lone(&board(hopper, over));
            let hops = position.legal_moves().iter().any(|&chosen| position.text(chosen) == format!("e1{victim}"));
            assert_eq!(hops, rank(&row.token) < rank(hopper), "{hopper} over {over}");
        }
    }
}

#[test]
fn rule_3_1_diagonal_hops_pass_over_pieces_of_strictly_lower_rank() {
    for hopper in ["J", "+C", "A", "+V", "D"] {
        assert_hops(hopper, "i5", |hopper, over| {
            format!("****2****/10/10/10/10/10/8p1/10/6{over}3/10/4{hopper}5/****2**** w")
        });
    }
}

#[test]
fn rule_3_1_orthogonal_hops_pass_over_pieces_of_strictly_lower_rank() {
    for hopper in ["J", "+C", "+M"] {
        assert_hops(hopper, "e6", |hopper, over| {
            format!("****2****/10/10/10/10/4p5/10/10/4{over}5/10/4{hopper}5/****2**** w")
        });
    }
}

#[test]
fn rule_3_1_no_other_piece_hops() {
    let tables = tables();
    for kind in tables.rules().kinds() {
        let token = &tables.rules().piece(kind).unwrap().token;
        let diagonal = lone(&format!("****2****/10/10/10/10/10/8p1/10/6P3/10/4{token}5/****2**** w"));
        let orthogonal = lone(&format!("****2****/10/10/10/10/4p5/10/10/4P5/10/4{token}5/****2**** w"));
        let hops = |position: &Position, text| position.parse_move(text).is_ok();
        assert_eq!(hops(&diagonal, "e1i5"), ["J", "+C", "A", "+V", "D"].contains(&token.as_str()), "{token}");
        assert_eq!(hops(&orthogonal, "e1e6"), ["J", "+C", "+M"].contains(&token.as_str()), "{token}");
    }
}

#[test]
fn rule_3_1_one_enemy_beyond_any_number_of_pieces_at_any_distances() {
    let general = position("****2****/10/8y1/7q2/10/5V4/k3p5/10/2P7/1J8/9K/****2**** w -");
    let up: Vec<_> = ["b2e5", "b2h8", "b2i9"].map(|text| general.parse_move(text).is_ok()).into();
    assert_eq!(up, [true, true, true]);
    assert_eq!(after(&general, "b2h8"), "****2****/10/8y1/7J2/10/5V4/k3p5/10/2P7/10/9K/****2**** b -");
    assert_eq!(obstacle(&general, "b2f6"), Obstacle::OwnPiece(square("f6")));
}

#[test]
fn rule_3_2_the_rank_of_the_captured_piece_does_not_matter() {
    let area_jumper = position("****2****/10/10/7p2/6j3/10/k9/3p6/10/1A8/9K/****2**** w -");
    assert_eq!(after(&area_jumper, "b2g7"), "****2****/10/10/7p2/6A3/10/k9/3p6/10/10/9K/****2**** b -");
    assert_eq!(obstacle(&area_jumper, "b2h8"), Obstacle::Blocked { to: square("h8"), at: square("d4") });
}

#[test]
fn rule_3_2_a_king_is_never_hopped() {
    let [own, enemy] = [
        "****2****/10/10/10/6p3/10/k9/3K6/10/1J8/10/****2**** w -",
        "****2****/10/10/10/6P3/10/K9/3k6/10/1j8/10/****2**** b -",
    ]
    .map(position);
    assert!(own.parse_move("b2g7").is_err());
    assert!(enemy.parse_move("b2g7").is_err());
}

#[test]
fn rule_3_3_without_a_capture_a_jumper_only_slides() {
    let jumper = position("****2****/k9/10/10/10/5P4/10/3D6/10/1p8/9K/****2**** w -");
    assert_eq!(moves(&jumper, "d4"), "d4a7 d4b2 d4b6 d4c3 d4c5 d4e3 d4e5 d4f2 d4g1");
    assert_eq!(obstacle(&jumper, "d4g7"), Obstacle::Blocked { to: square("g7"), at: square("f6") });
    assert_eq!(obstacle(&jumper, "d4a1"), Obstacle::Blocked { to: square("a1"), at: square("b2") });
}

#[test]
fn rule_3_4_a_hop_gives_check_and_only_an_equal_or_higher_rank_interposes() {
    let check = position("****2****/4k5/10/10/7j2/4p5/10/r9/10/10/4J4K/****2**** b -");
    assert_eq!(names(check.checkers()), "e1");
    assert_eq!(all_moves(&check), "e10d10 e10d9 e10f10 e10f9 h7e4 h7e7");
    let (king, by) = (square("e10"), square("e1"));
    assert_eq!(obstacle(&check, "a4e4"), Obstacle::InCheck { king, by });
}

#[test]
fn rule_3_4_a_shield_of_equal_rank_is_pinned_and_weaker_pieces_are_free() {
    let shielded = position("****2****/4k5/10/10/4j5/4p5/10/10/10/10/4J4K/****2**** b -");
    assert!(!shielded.is_check());
    assert_eq!(moves(&shielded, "e7"), "e7e1 e7e8 e7e9");
    assert_eq!(moves(&shielded, "e6"), "e6e5");
}

#[test]
fn option_general_hops_diagonally_takes_the_orthogonal_hops_away() {
    let text = "****2****/k9/10/10/10/4p5/8p1/10/4p1p3/10/4J4K/****2**** w -";
    let [all, diagonal] = [tables(), diagonal_generals()].map(|tables| Position::parse(&tables, text).unwrap());
    assert!(all.parse_move("e1e6").is_ok() && all.parse_move("e1i5").is_ok());
    assert!(diagonal.parse_move("e1e6").is_err() && diagonal.parse_move("e1i5").is_ok());
    let promoted = Position::parse(&diagonal_generals(), &text.replace('J', "+C")).unwrap();
    assert!(promoted.parse_move("e1e6").is_err() && promoted.parse_move("e1i5").is_ok());
}

/// The moves of a piece on e5 whose eight neighbours are enemy pawns, igui only.
fn iguis(token: &str) -> String {
    let ring = lone(&format!("****2****/10/10/10/10/3ppp4/3p{token}p4/3ppp4/10/10/10/****2**** w"));
    let all = moves(&ring, "e5");
    all.split(' ').filter(|text| text.ends_with("e5")).collect::<Vec<_>>().join(" ")
}

#[test]
fn rule_4_igui_directions_of_every_piece() {
    let orthogonal = "e5d5e5 e5e4e5 e5e6e5 e5f5e5";
    let diagonal = "e5d4e5 e5d6e5 e5f4e5 e5f6e5";
    let all = "e5d4e5 e5d5e5 e5d6e5 e5e4e5 e5e6e5 e5f4e5 e5f5e5 e5f6e5";
    let tables = tables();
    for kind in tables.rules().kinds() {
        let token = &tables.rules().piece(kind).unwrap().token;
        let expected = match token.as_str() {
            "V" | "+B" | "+L" => orthogonal,
            "C" | "+R" => diagonal,
            "+Y" => all,
            _ => "",
        };
        assert_eq!(iguis(token), expected, "{token}");
    }
}

#[test]
fn rule_4_igui_removes_one_neighbour_and_uses_the_turn() {
    let viper = position("****2****/9k/10/10/10/4pp4/3pV5/4P5/10/10/9K/****2**** w - 7 quiet=12");
    assert_eq!(after(&viper, "e5e6e5"), "****2****/9k/10/10/10/5p4/3pV5/4P5/10/10/9K/****2**** b -");
    assert_eq!(changes(&viper, "e5e6e5"), "take p e6");
    let after = viper.after(viper.parse_move("e5e6e5").unwrap()).unwrap();
    assert!(after.to_string().ends_with("b - 8 quiet=0"));
}

#[test]
fn rule_4_igui_needs_an_enemy_there() {
    let viper = position("****2****/9k/10/10/10/5p4/4V5/4P5/10/10/9K/****2**** w -");
    for text in ["e5e4e5", "e5f6e5"] {
        assert_eq!(obstacle(&viper, text), Obstacle::NoSuchPower(square("e5")), "{text}");
    }
    assert_eq!(obstacle(&viper, "e5e6e5"), Obstacle::NothingToCapture(square("e6")));
}

#[test]
fn rule_4_igui_gives_check() {
    assert_eq!(names(position("****2****/10/10/10/10/10/3kV5/10/10/10/9K/****2**** b -").checkers()), "e5");
    assert_eq!(names(position("****2****/10/10/10/10/3k6/4C5/10/10/10/9K/****2**** b -").checkers()), "e5");
    assert_eq!(names(position("****2****/10/10/10/10/10/3k+Y5/10/10/10/9K/****2**** b -").checkers()), "e5");
    assert!(
        !position("****2****/10/10/10/10/3kp5/4+L5/10/10/10/K9/****2**** b -")
            .attackers(square("e6"), komadai_board::Side::First)
            .is_empty()
    );
    // A viper two squares off does not reach along the file.
    assert!(!position("****2****/10/10/10/4k5/10/4V5/10/10/10/9K/****2**** b -").is_check());
}

#[test]
fn rule_4_two_pieces_that_take_the_same_enemy_make_two_moves() {
    let both = position("****2****/10/10/9k/4V5/4p5/4V5/10/10/10/9K/****2**** w -");
    assert_eq!(after(&both, "e5e6e5"), after(&both, "e7e6e7"));
}

#[test]
fn rule_5_1_an_area_move_is_one_step_or_two_and_a_capture_ends_it() {
    // From e5 the ways lead over e4 and f5; d5 is taken at once, or by way of e4: one move.
    let area = position("****2****/10/10/9k/10/3PPP4/2ppA5/3P1P4/10/10/9K/****2**** w -");
    assert_eq!(moves(&area, "e5"), "e5d3 e5d5 e5e3 e5e4 e5f3 e5f5 e5g4 e5g5 e5g6");
    let dragon = position("****2****/10/10/9k/10/3PPP4/2ppF5/3P1P4/10/10/9K/****2**** w -");
    assert_eq!(moves(&dragon, "e5"), "e5d3 e5d5 e5e1 e5e2 e5e3 e5e4 e5f3 e5f5 e5g4 e5g5 e5g6 e5h5 e5i5 e5j5");
}

#[test]
fn rule_5_1_an_area_move_neither_leaps_nor_returns() {
    let shut_in = position("****2****/10/10/9k/10/3PPP4/3PAP4/3PPP4/10/10/9K/****2**** w -");
    assert_eq!(moves(&shut_in, "e5"), "");
    let free = position("****2****/10/10/9k/10/10/4A5/10/10/10/9K/****2**** w -");
    assert!(!moves(&free, "e5").split(' ').any(|text| text == "e5e5"));
    assert!(!moves(&free, "e5").contains("e5e8"));
}

#[test]
fn rule_5_1_an_area_move_attacks_by_its_second_step() {
    let check = position("****2****/10/10/10/10/6k3/4A5/10/10/10/9K/****2**** b -");
    assert_eq!(names(check.checkers()), "e5");
    assert!(!position("****2****/10/10/10/10/5sk3/4Ap4/10/10/10/9K/****2**** b -").is_check());
    // Moving away from the last way in is exposing the king.
    let one_way = position("****2****/10/10/10/10/5pk3/4Ar4/10/10/10/9K/****2**** b -");
    let (king, by) = (square("g6"), square("e5"));
    assert_eq!(obstacle(&one_way, "f5f4"), Obstacle::Exposes { king, by });
}

#[test]
fn rule_5_2_a_ninja_ignores_the_next_square_and_slides_on_from_the_second() {
    let ninja = position("****2****/9k/10/10/10/10/1p1P+Lppr2/10/10/10/K9/****2**** w -");
    assert_eq!(moves(&ninja, "e5"), "e5b5 e5c5 e5d4 e5d6 e5f4 e5f5e5 e5f6 e5g5");
    let blocked = position("****2****/9k/10/10/10/10/2P1+L5/10/10/10/9K/****2**** w -");
    assert_eq!(moves(&blocked, "e5"), "e5d4 e5d6 e5f4 e5f6 e5g5 e5h5 e5i5 e5j5");
    let edge = position("****2****/9k/10/10/10/10/1+L8/10/10/10/9K/****2**** w -");
    assert!(edge.parse_move("b5a5").is_err());
    assert!(edge.parse_move("b5c5").is_err() && edge.parse_move("b5d5").is_ok());
}

#[test]
fn rule_5_2_a_ninja_gives_check_over_the_next_square_only() {
    assert!(position("****2****/10/10/10/10/10/4+Lp1k2/10/10/10/K9/****2**** b -").is_check());
    assert!(!position("****2****/10/10/10/10/10/4+L1pk2/10/10/10/K9/****2**** b -").is_check());
    let pinned = position("****2****/10/10/10/10/10/4+L1rk2/10/10/10/K9/****2**** b -");
    let (king, by) = (square("h5"), square("e5"));
    assert_eq!(obstacle(&pinned, "g5g6"), Obstacle::Pinned { king, by });
}
