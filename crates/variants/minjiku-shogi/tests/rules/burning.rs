//! Rule 6: burning.

use komadai_board::Side;
use komadai_engine::Obstacle;

use crate::{after, all_moves, changes, moves, names, obstacle, position, square};

#[test]
fn rule_6_1_a_dragon_that_captures_burns_the_four_diagonal_neighbours_besides() {
    let dragon = position("****2****/9k/10/10/10/3gpy4/F3sp4/3ppl4/10/10/9K/****2**** w -");
    assert_eq!(changes(&dragon, "a5e5"), "lift F a5, take s e5, land F e5, burn p d4, burn l f4, burn g d6, burn y f6");
    assert_eq!(after(&dragon, "a5e5"), "****2****/9k/10/10/10/4p5/4Fp4/4p5/10/10/9K/****2**** b -");
}

#[test]
fn rule_6_1_a_dragon_that_only_moves_burns() {
    let dragon = position("****2****/9k/10/10/10/10/F9/3p6/10/10/9K/****2**** w -");
    assert_eq!(changes(&dragon, "a5e5"), "lift F a5, land F e5, burn p d4");
    let black = position("****2****/9k/10/10/10/10/f9/3P6/10/10/9K/****2**** b -");
    assert_eq!(changes(&black, "a5e5"), "lift f a5, land f e5, burn P d4");
}

#[test]
fn rule_6_1_a_queen_that_promotes_burns_four_besides_what_it_displaced() {
    let queen = position("****2****/9k/2p1p5/3s6/2g1g5/10/10/10/10/10/3Q5K/****2**** w -");
    assert_eq!(
        changes(&queen, "d1d8+"),
        "lift Q d1, take s d8, land Q d8, promote +Q d8, burn g c7, burn g e7, burn p c9, burn p e9"
    );
    assert_eq!(changes(&queen, "d1d8"), "lift Q d1, take s d8, land Q d8");
}

#[test]
fn rule_6_1_no_own_piece_burns_and_burning_is_not_optional() {
    let dragon = position("****2****/9k/10/10/10/3P6/F9/3p6/10/10/9K/****2**** w -");
    assert_eq!(after(&dragon, "a5e5"), "****2****/9k/10/10/10/3P6/4F5/10/10/10/9K/****2**** b -");
    assert_eq!(moves(&dragon, "a5").split(' ').filter(|text| text.starts_with("a5e5")).count(), 1);
}

#[test]
fn rule_6_1_a_dragon_burns_only_by_its_own_move() {
    let standing = position("****2****/10/10/10/9k/3p6/4F5/10/10/P9/9K/****2**** w -");
    assert_eq!(changes(&standing, "a2a3"), "lift P a2, land P a3");
}

#[test]
fn rule_6_2_a_piece_that_arrives_beside_an_enemy_dragon_is_removed_and_its_capture_stands() {
    let rook = position("****2****/9k/10/10/10/3f6/R3p5/10/10/10/9K/****2**** w -");
    assert_eq!(changes(&rook, "a5e5"), "lift R a5, take p e5, land R e5, burn R e5");
    assert_eq!(after(&rook, "a5e5"), "****2****/9k/10/10/10/3f6/10/10/10/10/9K/****2**** b -");
    assert_eq!(changes(&rook, "a5c5"), "lift R a5, land R c5, burn R c5");
}

#[test]
fn rule_6_2_only_diagonal_neighbours_of_enemy_dragons_burn() {
    let rook = position("****2****/9k/10/10/10/3f6/R9/10/10/10/9K/****2**** w -");
    assert_eq!(changes(&rook, "a5d5"), "lift R a5, land R d5");
    let own = position("****2****/9k/10/10/10/3F6/R9/10/10/10/9K/****2**** w -");
    assert_eq!(changes(&own, "a5e5"), "lift R a5, land R e5");
}

#[test]
fn rule_6_2_a_hopper_that_arrives_beside_a_dragon_is_removed() {
    let jumper = position("****2****/10/10/9k/10/3f6/4p5/10/2P7/1D8/9K/****2**** w -");
    assert_eq!(changes(&jumper, "b2e5"), "lift D b2, take p e5, land D e5, burn D e5");
}

#[test]
fn rule_6_2_a_promoted_queen_is_a_dragon_too() {
    let rook = position("****2****/9k/10/10/10/3+q6/R9/10/10/10/9K/****2**** w -");
    assert_eq!(changes(&rook, "a5e5"), "lift R a5, land R e5, burn R e5");
}

#[test]
fn rule_6_3_a_dragon_that_arrives_beside_a_dragon_burns_nothing() {
    let dragon = position("****2****/9k/10/10/10/3f1p4/F9/3p6/10/10/9K/****2**** w -");
    assert_eq!(changes(&dragon, "a5e5"), "lift F a5, land F e5, burn F e5");
    assert_eq!(after(&dragon, "a5e5"), "****2****/9k/10/10/10/3f1p4/10/3p6/10/10/9K/****2**** b -");
}

#[test]
fn rule_6_3_a_queen_promotes_before_it_burns() {
    let queen = position("****2****/9k/2f1p5/10/10/10/10/10/10/10/3Q5K/****2**** w -");
    assert_eq!(changes(&queen, "d1d8+"), "lift Q d1, land Q d8, promote +Q d8, burn +Q d8");
    assert_eq!(after(&queen, "d1d8+"), "****2****/9k/2f1p5/10/10/10/10/10/10/10/9K/****2**** b -");
}

#[test]
fn rule_6_3_displacing_a_dragon_is_safe_from_that_dragon() {
    let one = position("****2****/9k/10/10/10/3p6/F3f5/10/10/10/9K/****2**** w -");
    assert_eq!(changes(&one, "a5e5"), "lift F a5, take f e5, land F e5, burn p d6");
    let rook = position("****2****/9k/10/10/10/10/R3f5/10/10/10/9K/****2**** w -");
    assert_eq!(changes(&rook, "a5e5"), "lift R a5, take f e5, land R e5");
    let two = position("****2****/9k/10/10/10/3p1f4/F3f5/10/10/10/9K/****2**** w -");
    assert_eq!(changes(&two, "a5e5"), "lift F a5, take f e5, land F e5, burn F e5");
}

#[test]
fn rule_6_4_only_the_final_square_of_an_area_move_counts() {
    // The only way from e4 to e6 leads over e5, where the dragon on d6 would burn the mover.
    let area = position("****2****/9k/10/10/10/3f6/3P1P4/4A5/10/10/9K/****2**** w -");
    assert_eq!(changes(&area, "e4e6"), "lift A e4, land A e6");
    assert_eq!(changes(&area, "e4e5"), "lift A e4, land A e5, burn A e5");
    let slide = position("****2****/9k/10/10/10/3f6/10/10/10/10/4R4K/****2**** w -");
    assert_eq!(changes(&slide, "e1e6"), "lift R e1, land R e6");
}

#[test]
fn rule_6_4_a_dragon_burns_nothing_on_the_way() {
    let dragon = position("****2****/9k/10/10/10/3p1p4/3P1P4/4F5/10/10/9K/****2**** w -");
    assert_eq!(changes(&dragon, "e4e6"), "lift F e4, land F e6");
    assert_eq!(changes(&dragon, "e4e5"), "lift F e4, land F e5, burn p d6, burn p f6");
}

#[test]
fn rule_6_4_igui_is_never_burned() {
    let viper = position("****2****/10/10/9k/10/3f6/4V5/4p5/10/10/9K/****2**** w -");
    assert_eq!(changes(&viper, "e5e4e5"), "take p e4");
    let at_the_dragon = position("****2****/10/10/9k/10/4f5/4V5/10/10/10/9K/****2**** w -");
    assert_eq!(changes(&at_the_dragon, "e5e6e5"), "take f e6");
}

#[test]
fn rule_6_4_a_promoting_igui_is_not_burned_either() {
    let viper = position("****2****/k2pf5/3V6/10/10/10/10/10/10/10/9K/****2**** w -");
    assert_eq!(changes(&viper, "d9d10d9+"), "take p d10, promote +V d9");
}

#[test]
fn rule_6_5_burning_the_king_is_check() {
    let burn = position("****2****/4k5/10/10/10/10/10/10/10/10/3F5K/****2**** b -");
    assert_eq!(names(burn.checkers()), "d1");
    assert_eq!(all_moves(&burn), "e10f10 e10f9");
    assert!(!position("****2****/4k5/10/10/10/10/3p6/10/10/10/3F5K/****2**** b -").is_check());
    // d9 held by a black piece: the dragon takes it and burns the king.
    assert!(position("****2****/4k5/3p6/10/10/10/10/10/10/10/3F5K/****2**** b -").is_check());
    // d9 held by a white piece: the dragon cannot arrive.
    assert!(!position("****2****/4k5/3P6/10/10/10/10/10/10/10/3F5K/****2**** b -").is_check());
}

#[test]
fn rule_6_5_a_queen_that_can_promote_beside_the_king_gives_check() {
    assert!(position("****2****/4k5/10/10/10/10/10/10/10/10/3Q5K/****2**** b -").is_check());
    // Inside the zone it promotes only by a capture.
    assert!(!position("****2****/4k5/Q1p7/10/10/10/10/10/10/10/9K/****2**** b -").is_check());
    assert!(
        !position("****2****/6k3/10/5Q4/10/10/10/10/10/10/9K/****2**** b -")
            .attackers(square("e8"), Side::First)
            .is_empty()
    );
    assert!(
        !position("****2****/10/10/10/10/10/4k5/10/10/10/3Q5K/****2**** b -").is_check(),
        "d4 and f4 are not in the zone"
    );
    assert!(
        !position("****2****/4k5/10/10/10/10/10/10/10/10/3+X5K/****2**** b -").is_check(),
        "a promoted phoenix stays a queen"
    );
}

#[test]
fn rule_6_5_a_queen_in_the_zone_gives_check_by_a_capture_beside_the_king() {
    // A capture on f9 promotes the queen, whose burning would reach g10 and e10.
    let check = position("****2****/4k5/5p3Q/10/10/10/10/10/10/10/9K/****2**** b -");
    assert_eq!(names(check.checkers()), "j9");
}

#[test]
fn rule_6_5_a_dragon_that_would_be_burned_itself_does_not_attack() {
    let guarded = position("****2****/4k5/10/2f7/10/10/10/10/10/10/3F2K3/****2**** b -");
    assert!(!guarded.is_check());
    // The guard may leave only for where it still burns on d9, or shuts the file.
    let stays = ["c8c10", "c8e8", "c8d7", "c8d8"];
    for text in stays {
        assert!(guarded.parse_move(text).is_ok(), "{text}");
    }
    let (king, by) = (square("e10"), square("d1"));
    assert_eq!(obstacle(&guarded, "c8b8"), Obstacle::Exposes { king, by });
}

#[test]
fn rule_6_5_a_check_by_burning_is_answered_by_a_dragon_that_guards_the_square() {
    let answers = position("****2****/4k5/10/f9/10/10/10/10/10/10/3F5K/****2**** b -");
    assert_eq!(moves(&answers, "a8"), "a8c10 a8c8 a8d5 a8d8 a8e8");
}

#[test]
fn rule_6_5_a_king_may_not_step_beside_a_dragon() {
    let king = position("****2****/9k/10/10/10/5f4/10/3K6/10/10/5R4/****2**** w -");
    assert_eq!(obstacle(&king, "d4e5"), Obstacle::Burned { to: square("e5"), by: square("f6") });
    let capture = position("****2****/9k/10/10/10/5f4/4p5/3K6/10/10/5R4/****2**** w -");
    assert_eq!(obstacle(&capture, "d4e5"), Obstacle::Burned { to: square("e5"), by: square("f6") });
}

#[test]
fn rule_6_5_the_guarding_dragon_may_not_take_what_bars_the_other_dragons_way() {
    // The pawn on d9 keeps the dragon on d1 from coming there, and so does the dragon on c8, which would burn it.
    let guarded = position("****2****/4k5/3P6/2f7/10/10/10/10/10/10/3F2K3/****2**** b -");
    assert!(!guarded.is_check());
    let (king, by) = (square("e10"), square("d1"));
    assert_eq!(obstacle(&guarded, "c8d9"), Obstacle::Exposes { king, by });
    assert!(guarded.parse_move("c8b8").is_ok(), "the pawn still bars the way");
}

#[test]
fn rule_6_5_the_dragon_that_burns_a_king_is_named() {
    // The gold on d5 is next to f6's dragon's victim as well, and burns nothing.
    let king = position("****2****/9k/10/10/10/3g1f4/10/4K5/10/10/5R4/****2**** w -");
    assert_eq!(obstacle(&king, "e4e5"), Obstacle::Burned { to: square("e5"), by: square("f6") });
}

#[test]
fn rule_6_5_no_dragon_arrives_on_the_extra_square_that_the_king_has_left() {
    // Once the king has left f11, that square is gone, and the dragon has no square from which to burn e10.
    let check = position("****1K****/10/10/8f1/10/10/10/10/10/10/4k5/****2**** w -");
    assert_eq!(names(check.checkers()), "i8");
    assert!(check.parse_move("f11e10").is_ok());
    let queen = position("****k1****/10/10/1Q8/10/10/10/10/10/10/9K/****2**** b -");
    assert_eq!(names(queen.checkers()), "b8");
    assert!(queen.parse_move("e11f10").is_ok());
}

#[test]
fn rule_6_5_a_king_may_take_a_dragon() {
    let king = position("****2****/9k/10/10/10/10/4f5/3K6/10/10/10/****2**** w -");
    assert_eq!(all_moves(&king), "d4e5");
}

#[test]
fn rule_6_5_a_king_may_not_take_a_dragon_where_another_would_burn_it() {
    let king = position("****2****/5f3k/10/10/10/10/4f5/3K6/10/10/4R5/****2**** w -");
    assert_eq!(obstacle(&king, "d4e5"), Obstacle::IntoCheck { to: square("e5"), by: square("f10") });
    assert!(king.parse_move("e1e5").is_ok());
}

#[test]
fn rule_6_5_a_king_may_take_a_queen_that_could_promote_beside_it() {
    let king = position("****2****/10/10/4k5/4Q5/10/10/10/10/10/9K/****2**** b -");
    assert_eq!(names(king.checkers()), "e7");
    assert!(king.parse_move("e8e7").is_ok());
}

#[test]
fn rule_6_5_a_piece_that_would_be_burned_on_arrival_still_attacks() {
    let rook = position("****2****/4k5/3f6/10/10/10/10/10/10/10/4R4K/****2**** b -");
    assert_eq!(names(rook.checkers()), "e1");
    let dragon = position("****2****/4k5/3f6/10/10/10/10/10/10/10/4F4K/****2**** b -");
    assert_eq!(names(dragon.checkers()), "e1");
}

#[test]
fn rule_6_6_a_piece_may_move_into_burning_with_or_without_promoting() {
    let rook = position("****2****/9k/2f7/10/10/10/10/10/10/10/3R5K/****2**** w -");
    assert_eq!(after(&rook, "d1d8"), "****2****/9k/2f7/10/10/10/10/10/10/10/9K/****2**** b -");
    assert_eq!(after(&rook, "d1d8+"), "****2****/9k/2f7/10/10/10/10/10/10/10/9K/****2**** b -");
    assert_eq!(changes(&rook, "d1d8+"), "lift R d1, land R d8, promote +R d8, burn +R d8");
}

#[test]
fn rule_6_6_a_shield_that_burns_shields_no_more() {
    // On e5 and e7 the dragon on d6 burns the rook, and the file to the king is open.
    let pinned = position("****2****/9k/4r5/10/10/3f6/10/4R5/3P6/10/4K5/****2**** w -");
    assert_eq!(moves(&pinned, "e4"), "e4e2 e4e3 e4e6 e4e8 e4e8+ e4e9 e4e9+");
    let (king, by) = (square("e1"), square("e9"));
    assert_eq!(obstacle(&pinned, "e4e5"), Obstacle::Pinned { king, by });
}

#[test]
fn rule_6_6_a_capturer_that_burns_leaves_the_line_open() {
    let capture = position("****2****/9k/4r5/10/10/3f6/R3p5/10/3P6/10/4K5/****2**** w -");
    let (king, by) = (square("e1"), square("e9"));
    assert_eq!(obstacle(&capture, "a5e5"), Obstacle::Exposes { king, by });
    let no_dragon = position("****2****/9k/4r5/10/10/10/R3p5/10/3P6/10/4K5/****2**** w -");
    assert!(no_dragon.parse_move("a5e5").is_ok());
}

#[test]
fn rule_6_6_an_interposed_piece_that_burns_answers_no_check() {
    let check = position("****2****/9k/4r5/10/10/R2f6/R9/10/3P6/10/4K5/****2**** w -");
    let (king, by) = (square("e1"), square("e9"));
    assert_eq!(obstacle(&check, "a5e5"), Obstacle::InCheck { king, by });
    assert!(moves(&check, "a6").is_empty(), "the dragon on d6 stands in the way to e6");
}

#[test]
fn rule_6_6_burning_may_not_open_a_line_to_the_own_king() {
    let shielded = position("****2****/9k/4r5/10/10/4p5/F9/10/10/10/4K5/****2**** w -");
    let (king, by) = (square("e1"), square("e9"));
    for text in ["a5d5", "a5f5"] {
        assert_eq!(obstacle(&shielded, text), Obstacle::Exposes { king, by }, "{text}");
    }
    assert!(shielded.parse_move("a5c5").is_ok());
    assert!(shielded.parse_move("a5e5").is_ok());
    let queen = position("****2****/4r4k/4p5/10/10/10/10/10/10/10/3QK5/****2**** w -");
    assert!(queen.parse_move("d1d8").is_ok());
    assert!(queen.parse_move("d1d8+").is_err(), "the new dragon would burn the pawn on e9");
}

#[test]
fn rule_6_6_burning_may_not_open_one_of_several_lines_to_the_own_king() {
    // The general on g3 shields the king from the jumper, the pawn on e6 from the rook.
    let shielded = position("****2****/9k/4r5/10/10/4p5/F7d1/10/6J3/10/4K5/****2**** w -");
    assert!(!shielded.is_check());
    let (king, by) = (square("e1"), square("e9"));
    for text in ["a5d5", "a5f5"] {
        assert_eq!(obstacle(&shielded, text), Obstacle::Exposes { king, by }, "{text}");
    }
    assert_eq!(obstacle(&shielded, "g3g4"), Obstacle::Pinned { king, by: square("i5") });
    assert!(shielded.parse_move("a5b5").is_ok());
}

#[test]
fn rule_6_6_burning_a_checking_piece_answers_the_check() {
    let check = position("****2****/9k/10/10/10/4r5/F9/10/10/10/4K5/****2**** w -");
    assert_eq!(moves(&check, "a5"), "a5d5 a5e5 a5f5");
    assert_eq!(after(&check, "a5d5"), "****2****/9k/10/10/10/10/3F6/10/10/10/4K5/****2**** b -");
}

#[test]
fn rule_6_5_an_extra_square_that_is_gone_lets_no_dragon_come_and_so_needs_no_shield() {
    // Nothing stands on e11: behind the gold there is no square from which the dragon on b8 could burn f10.
    let free = position("****2****/3g1k4/10/1F8/10/10/10/10/10/10/10/****K1**** b -");
    assert_eq!(moves(&free, "d10"), "d10c10 d10c9 d10d9 d10e10 d10e9");
    let shield = position("****p1****/3g1k4/10/1F8/10/10/10/10/10/10/10/****K1**** b -");
    assert_eq!(moves(&shield, "d10"), "", "on c9 it would be burned");
}

#[test]
fn rule_6_5_leaving_the_extra_square_where_a_dragon_would_arrive_answers_its_check() {
    let check = position("****2****/9k/10/10/10/10/10/10/1f8/10/5K4/****M1**** w -");
    assert_eq!(names(check.checkers()), "b3");
    assert_eq!(moves(&check, "e0"), "e0d1 e0e1");
}
