//! Every function of the C ABI, with every argument spoiled in every way: always the right status, never a crash, and
//! nothing is written.

#![allow(clippy::unwrap_used)]

mod dealer;

use dealer::{CALLS, Call, Dealer, Declared, Fixture, Spoil, declared};
use komadai_ffi::*;

/// The functions that return a status, with how to call them.
fn functions() -> Vec<(Declared, Call)> {
    let all = declared().into_iter().filter(|function| function.returns == "komadai_status");
    let with_call = |function: Declared| {
        let call = CALLS.iter().find(|(name, _)| *name == function.name).unwrap().1;
        (function, call)
    };
    all.map(with_call).collect()
}

#[test]
fn every_function_of_the_header_is_tried_here() {
    let functions = functions();
    assert_eq!(functions.len(), CALLS.len());
    assert!(functions.len() > 85);
}

/// What a function answers when nothing is wrong with its arguments.
fn usual(function: &Declared) -> komadai_status {
    match function.name.as_str() {
        "komadai_match_finish_hand" => komadai_status::HandUnfinished,
        _ => komadai_status::Ok,
    }
}

#[test]
fn good_arguments_are_good() {
    for (function, call) in functions() {
        let fixture = Fixture::new();
        let mut dealer = Dealer::new(&function, &fixture, None);
        assert_eq!(call(&mut dealer), usual(&function), "{}", function.name);
        for (at, argument) in function.arguments.iter().enumerate() {
            let written = !dealer.is_untouched(None);
            assert!(!argument.is_output() || written, "{}: {at} is not written", function.name);
        }
        dealer.free_made();
    }
}

/// Spoils each argument that `spoiled` picks.
fn spoil(how: Spoil, spoiled: impl Fn(&Declared, usize) -> Option<komadai_status>) {
    let mut tried = 0;
    for (function, call) in functions() {
        for at in 0..function.arguments.len() {
            let Some(expected) = spoiled(&function, at) else { continue };
            let fixture = Fixture::new();
            let mut dealer = Dealer::new(&function, &fixture, Some((at, how)));
            let status = call(&mut dealer);
            let what = format!("{}: {} is {how:?}", function.name, function.arguments[at].name);
            assert_eq!(status, expected, "{what}");
            assert!(dealer.is_untouched(None), "{what}: something was written");
            tried += 1;
        }
    }
    assert!(tried > 5, "{tried}");
}

#[test]
fn null_is_noticed() {
    spoil(Spoil::Null, |function, at| {
        let argument = &function.arguments[at];
        (argument.is_pointer() && argument.name != "options").then_some(komadai_status::NullPointer)
    });
}

#[test]
fn a_pointer_that_is_not_aligned_is_noticed() {
    spoil(Spoil::Misaligned, |function, at| {
        let argument = &function.arguments[at];
        let bytes = ["char *", "uint8_t *", "komadai_piece *", "komadai_piece_info *", "komadai_move *"];
        let bytes = bytes.iter().chain(&["komadai_fault *", "komadai_change *", "komadai_outcome *", "komadai_hand *"]);
        match argument.is_handle() {
            true => Some(komadai_status::BadHandle),
            false if argument.is_output() && !bytes.clone().any(|kind| argument.kind.ends_with(kind)) => {
                Some(komadai_status::InvalidArgument)
            }
            false => None,
        }
    });
}

#[test]
fn a_handle_of_another_type_is_noticed() {
    let handle =
        |function: &Declared, at: usize| function.arguments[at].is_handle().then_some(komadai_status::BadHandle);
    spoil(Spoil::Foreign, handle);
    spoil(Spoil::Zeros, handle);
}

#[test]
fn numbers_that_mean_nothing_are_noticed() {
    spoil(Spoil::Beyond, |function, at| {
        let argument = &function.arguments[at];
        // Any number is a count, a set of faults, or a number of wins.
        let free = ["count", "quiet", "waived", "wins_in_a_row", "option_count"];
        let beyond = !argument.is_pointer() && !free.contains(&argument.name.as_str());
        beyond.then_some(komadai_status::InvalidArgument)
    });
}

#[test]
fn texts_that_are_not_utf8_are_noticed() {
    spoil(Spoil::NotUtf8, |function, at| {
        (function.arguments[at].kind == "const char *").then_some(komadai_status::NotUtf8)
    });
}

#[test]
fn buffers_that_are_too_small_get_the_count_and_nothing_else() {
    let mut lists = 0;
    for (function, call) in functions() {
        let place = |name| function.arguments.iter().position(|argument| argument.name == name);
        let (Some(capacity), Some(needed)) = (place("capacity"), place("needed")) else { continue };
        let fixture = Fixture::new();
        let mut enough = Dealer::new(&function, &fixture, None);
        assert_eq!(call(&mut enough), komadai_status::Ok);
        let mut small = Dealer::new(&function, &fixture, Some((capacity, Spoil::Small)));
        let status = call(&mut small);
        // SAFETY: both calls wrote a count there.
        let (enough, small_needed) = unsafe { (*enough.region(needed), *small.region(needed)) };
        assert_eq!(enough, small_needed, "{}", function.name);
        // An empty list fits into any buffer.
        let expected = if enough > 0 { komadai_status::BufferTooSmall } else { komadai_status::Ok };
        assert_eq!(status, expected, "{}", function.name);
        assert!(small.is_untouched(Some(needed)), "{}: something was written", function.name);
        lists += u32::from(enough > 0);
    }
    assert!(lists > 20, "{lists}");
}

/// What needs the feature `test-hooks`.
#[cfg(feature = "test-hooks")]
mod panics {
    use super::*;

    /// Whether the handle that is dealt as that argument answers that it can only be freed.
    fn is_poisoned(fixture: &Fixture, function: &Declared, at: usize) -> bool {
        let kind = function.arguments[at].kind.trim_start_matches("const ");
        let position = if at == 0 { fixture.position } else { fixture.other };
        let mut needed = 0;
        // SAFETY: the fixture's handles are alive.
        let status = unsafe {
            match kind {
                "struct komadai_rules *" => komadai_rules_text(fixture.rules, 0, std::ptr::null_mut(), 0, &mut needed),
                "struct komadai_setup *" => komadai_setup_text(fixture.setup, std::ptr::null_mut(), 0, &mut needed),
                "struct komadai_position *" => komadai_position_text(position, std::ptr::null_mut(), 0, &mut needed),
                "struct komadai_game *" => komadai_game_moves(fixture.game, std::ptr::null_mut(), 0, &mut needed),
                "struct komadai_match *" => komadai_match_hands(fixture.contest, std::ptr::null_mut(), 0, &mut needed),
                "struct komadai_record *" => komadai_record_text(fixture.record, std::ptr::null_mut(), 0, &mut needed),
                other => panic!("{other}"),
            }
        };
        status == komadai_status::Poisoned
    }

    #[test]
    fn a_panic_anywhere_in_any_function_is_a_status_and_poisons_what_was_changing() {
        std::panic::set_hook(Box::new(|_| {}));
        for (function, call) in functions() {
            let changes = function.arguments.iter().any(|argument| argument.is_changed());
            for n in 1.. {
                let fixture = Fixture::new();
                let mut dealer = Dealer::new(&function, &fixture, None);
                komadai_test_panic_at(n);
                let status = call(&mut dealer);
                komadai_test_panic_at(0);
                if status != komadai_status::Panic {
                    assert_eq!(status, usual(&function), "{}", function.name);
                    assert!(n > if changes { 3 } else { 1 }, "{}: nothing panicked", function.name);
                    dealer.free_made();
                    break;
                }
                assert!(dealer.is_untouched(None), "{}: something was written", function.name);
                for (at, argument) in function.arguments.iter().enumerate() {
                    // The first place that can panic comes before anything changes.
                    let expected = argument.is_changed() && n > 1;
                    let poisoned = argument.is_handle() && is_poisoned(&fixture, &function, at);
                    assert_eq!(poisoned, expected, "{}: {} at {n}", function.name, argument.name);
                }
            }
        }
    }

    #[test]
    fn the_last_failure_is_told_of_a_panic() {
        let fixture = Fixture::new();
        let (mut check, mut text, mut needed) = (0, [0; 200], 0);
        komadai_test_panic_at(1);
        // SAFETY: all pointers are of living things.
        unsafe {
            assert_eq!(komadai_position_is_check(fixture.position, &mut check), komadai_status::Panic);
            assert_eq!(komadai_error_message(text.as_mut_ptr(), 200, &mut needed), komadai_status::Ok);
            let text = std::ffi::CStr::from_ptr(text.as_ptr()).to_str().unwrap();
            assert_eq!(text, "the library panicked: a test asked for this panic");
        }
    }
}
