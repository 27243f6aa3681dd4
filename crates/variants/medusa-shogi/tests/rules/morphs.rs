//! Rule 4: Morphs.

use komadai_engine::{MoveTextError, Obstacle};

use crate::{after, changes, moves, obstacle, played, position, square, tables};

#[test]
fn rule_4_1_a_morph_moves_as_its_current_type() {
    let tables = tables();
    for kind in tables.rules().kinds() {
        let row = tables.rules().piece(kind).unwrap();
        if let Some(plain) = row.token.strip_prefix('~') {
            let plain = tables.rules().piece(tables.rules().kind(plain).unwrap()).unwrap();
            assert_eq!(row.movement, plain.movement, "{}", row.token);
            assert_ne!(row.name, plain.name);
        }
    }
}

#[test]
fn rule_4_2_a_morph_that_captures_may_change_its_type() {
    let morph = position("10k/11/11/11/11/11/~R3q6/11/11/11/10K w -");
    assert_eq!(moves(&morph, "a5").split(' ').filter(|text| text.starts_with("a5e5")).count(), 2);
    assert_eq!(after(&morph, "a5e5=Q"), "10k/11/11/11/11/11/4~Q6/11/11/11/10K b Q");
    assert_eq!(after(&morph, "a5e5"), "10k/11/11/11/11/11/4~R6/11/11/11/10K b Q");
    assert_eq!(changes(&morph, "a5e5=Q"), "lift ~R a5, take q e5, land ~R e5, morph ~Q e5, to-hand Q White");
}

#[test]
fn rule_4_2_every_type_can_be_taken_on() {
    for (taken, form, held) in [
        ("q", "Q", "Q"),
        ("a", "A", "A"),
        ("c", "C", "C"),
        ("d", "D", "D"),
        ("b", "B", "B"),
        ("n", "N", "N"),
        ("p", "P", "P"),
        ("m", "M", "P"),
        ("~n", "N", "~N"),
        ("~p", "P", "~P"),
        ("~m", "M", "~P"),
    ] {
        let text = "10k/11/11/11/11/11/~R3q6/11/11/11/10K w -".replacen('q', taken, 1);
        let expected =
            "10k/11/11/11/11/11/4~Q6/11/11/11/10K b H".replacen("~Q", &format!("~{form}"), 1).replacen('H', held, 1);
        assert_eq!(after(&position(&text), &format!("a5e5={form}")), expected, "{taken}");
    }
}

#[test]
fn rule_4_2_only_the_captured_type_is_on_offer_and_only_by_a_capture() {
    let morph = position("10k/11/11/11/11/11/~R3q6/11/11/11/10K w -");
    assert_eq!(obstacle(&morph, "a5e5=N"), Obstacle::NoSuchForm(square("e5")));
    assert_eq!(obstacle(&morph, "a5d5=Q"), Obstacle::NoSuchForm(square("d5")));
}

#[test]
fn rule_4_3_the_captured_piece_always_goes_to_hand() {
    let morph = position("10k/11/11/11/1~R9/11/~n10/11/11/11/10K b -");
    assert_eq!(after(&morph, "a5b7=R"), "10k/11/11/11/1~r9/11/11/11/11/11/10K w ~r");
    assert_eq!(after(&morph, "a5b7"), "10k/11/11/11/1~n9/11/11/11/11/11/10K w ~r");
}

#[test]
fn rule_4_4_a_piece_that_is_no_morph_does_not_change() {
    let rook = position("10k/11/11/11/11/11/R3~n6/11/11/11/10K w -");
    assert_eq!(after(&rook, "a5e5"), "10k/11/11/11/11/11/4R6/11/11/11/10K b ~N");
    assert_eq!(obstacle(&rook, "a5e5=N"), Obstacle::NoSuchForm(square("e5")));
    let king = position("10k/11/11/11/11/11/11/11/11/5~n5/5K5 w -");
    assert_eq!(after(&king, "f1f2"), "10k/11/11/11/11/11/11/11/11/5K5/11 b ~N");
}

#[test]
fn rule_4_4_nothing_becomes_a_king() {
    let morph = position("10k/11/11/11/11/11/~R3q6/11/11/11/10K w -");
    assert!(matches!(morph.parse_move("a5e5=K"), Err(MoveTextError::Malformed { offset: 5, .. })));
}

#[test]
fn rule_4_5_no_morph_becomes_a_pawn_on_its_last_rank() {
    let morph = position("~R3p6/11/10k/11/11/11/11/11/11/11/10K w -");
    assert!(morph.parse_move("a11e11").is_ok());
    assert_eq!(obstacle(&morph, "a11e11=P"), Obstacle::NoSuchForm(square("e11")));
    let black = position("10k/11/11/11/11/11/11/11/10K/11/~r3P6 b -");
    assert_eq!(obstacle(&black, "a1e1=P"), Obstacle::NoSuchForm(square("e1")));
    let near = position("11/~R3p6/10k/11/11/11/11/11/11/11/10K w -");
    assert!(near.parse_move("a10e10=P").is_ok());
}

#[test]
fn rule_4_5_capturing_the_own_type_is_one_move() {
    for taken in ["r", "~r"] {
        let morph = position(&"10k/11/11/11/11/11/~R3q6/11/11/11/10K w -".replacen('q', taken, 1));
        assert!(morph.parse_move("a5e5").is_ok());
        assert_eq!(obstacle(&morph, "a5e5=R"), Obstacle::NoSuchForm(square("e5")), "{taken}");
    }
}

#[test]
fn rule_4_2_a_morph_takes_no_form_where_it_does_not_go() {
    let rook = position("10k/11/11/11/1b9/11/~R3b6/11/11/11/10K w -");
    assert!(rook.parse_move("a5e5=B").is_ok());
    assert_eq!(obstacle(&rook, "a5b7=B"), Obstacle::CannotReach { from: square("a5"), to: square("b7") });
    assert_eq!(obstacle(&rook, "a5d5=B"), Obstacle::NoSuchForm(square("d5")));
}

#[test]
fn rule_4_6_what_a_morph_pawn_may_become_by_a_capture() {
    let below = position("10k/11/11/11/11/11/4q6/3~P7/11/11/10K w -");
    assert_eq!(moves(&below, "d4"), "d4d5 d4e5 d4e5=Q");
    let eight = position("10k/11/11/4q6/3~P7/11/11/11/11/11/10K w -");
    assert_eq!(moves(&eight, "d7"), "d7d8 d7e8 d7e8=Q");
    let nine = position("10k/11/4q6/3~P7/11/11/11/11/11/11/10K w -");
    assert_eq!(moves(&nine, "d8"), "d8d9 d8d9+ d8e9 d8e9+ d8e9=Q");
    let ten = position("10k/4q6/3~P7/11/11/11/11/11/11/11/10K w -");
    assert_eq!(moves(&ten, "d9"), "d9d10 d9d10+ d9e10 d9e10+ d9e10=Q");
    let eleven = position("4q6/3~P7/10k/11/11/11/11/11/11/11/10K w -");
    assert_eq!(moves(&eleven, "d10"), "d10d11+ d10e11+ d10e11=Q");
    assert_eq!(obstacle(&eleven, "d10e11"), Obstacle::MustPromote(square("e11")));
}

#[test]
fn rule_4_6_ranks_are_counted_from_the_owners_side() {
    let nine = position("10k/11/11/11/11/11/11/3~p7/4Q6/11/10K b -");
    assert_eq!(moves(&nine, "d4"), "d4d3 d4d3+ d4e3 d4e3+ d4e3=Q");
    let eleven = position("10k/11/11/11/11/11/11/11/10K/3~p7/4Q6 b -");
    assert_eq!(moves(&eleven, "d2"), "d2d1+ d2e1+ d2e1=Q");
}

#[test]
fn rule_4_6_equal_results_are_one_move() {
    let pawn = position("10k/11/4p6/3~P7/11/11/11/11/11/11/10K w -");
    assert_eq!(moves(&pawn, "d8"), "d8d9 d8d9+ d8e9 d8e9+");
    let last = position("4p6/3~P7/10k/11/11/11/11/11/11/11/10K w -");
    assert_eq!(moves(&last, "d10"), "d10d11+ d10e11+");
}

#[test]
fn rule_4_6_a_morph_pawn_promotes_to_a_morph_medusa() {
    let pawn = position("10k/11/4q6/3~P7/11/11/11/11/11/11/10K w -");
    assert_eq!(after(&pawn, "d8e9+"), "10k/11/4~M6/11/11/11/11/11/11/11/10K b Q");
    assert_eq!(changes(&pawn, "d8e9+"), "lift ~P d8, take q e9, land ~P e9, promote ~M e9, to-hand Q White");
}

#[test]
fn rule_4_6_a_pawn_can_never_capture_a_medusa() {
    for pawn in ["P", "~P"] {
        let pawn = position(&"10k/11/4m6/3P7/11/11/11/11/11/11/10K w -".replacen('P', pawn, 1));
        assert_eq!(obstacle(&pawn, "d8e9"), Obstacle::Petrified { at: square("d8"), by: square("e9") });
    }
}

#[test]
fn rule_4_6_another_morph_that_becomes_a_pawn_does_not_promote_in_that_move() {
    let rook = position("10k/11/~R3p6/11/11/11/11/11/11/11/10K w -");
    let there: Vec<_> = ["a9e9", "a9e9=P", "a9e9+", "a9e9=M"].map(|text| rook.parse_move(text).is_ok()).into();
    assert_eq!(there, [true, true, false, false]);
    let pawn = played(&rook, "a9e9=P");
    let passed = position(&pawn.to_string().replace(" b ", " w "));
    assert_eq!(moves(&passed, "e9"), "e9e10 e9e10+");
}

#[test]
fn rule_4_6_a_new_morph_medusa_petrifies_at_once() {
    let rook = position("11/5r5/~R3m6/10k/11/11/11/11/11/11/10K w -");
    assert_eq!(crate::names(played(&rook, "a9e9=M").petrified()), "f10");
    assert_eq!(crate::names(played(&rook, "a9e9").petrified()), "");
}
