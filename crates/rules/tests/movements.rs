//! Texts of movements that say the same twice, or what cannot be.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use komadai_rules::Movement;

#[test]
fn a_direction_has_one_lion_power() {
    for (text, offset) in [("lion2:fF lion3:K", 9), ("R lion3:W lion3+walk:fW", 10), ("lion2:F lion2+pass:K", 8)] {
        let error = text.parse::<Movement>().unwrap_err();
        assert_eq!((error.offset, error.expected), (offset, "one lion power in each direction"), "{text}");
    }
    let once: Movement = "lion2:F lion3:W".parse().unwrap();
    assert_eq!("lion2:F lion3:W lion2:F".parse::<Movement>().unwrap(), once);
}
