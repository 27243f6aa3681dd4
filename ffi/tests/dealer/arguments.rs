//! Arguments by type, each good or spoiled.

use std::ffi::c_char;
use std::ptr::{null, null_mut};

use komadai_ffi::*;

use super::fixture::{GAME, RECORD, START};
use super::{CAPACITY, Dealer, Spoil};

/// Something a function of the C ABI takes.
pub(crate) trait Argument {
    fn deal(dealer: &mut Dealer<'_>, at: usize, name: &str, spoil: Option<Spoil>) -> Self;
}

/// What is no handle of any type.
static ZEROS: [u64; 512] = [0; 512];

fn handle<T>(good: *mut T, foreign: *mut u8, spoil: Option<Spoil>) -> *mut T {
    match spoil {
        None => good,
        Some(Spoil::Null) => null_mut(),
        Some(Spoil::Misaligned) => good.cast::<u8>().wrapping_add(1).cast(),
        Some(Spoil::Foreign) => foreign.cast(),
        Some(Spoil::Zeros) => ZEROS.as_ptr().cast_mut().cast(),
        Some(spoil) => panic!("a handle cannot be {spoil:?}"),
    }
}

macro_rules! handles {
    ($($type:ident: $field:ident, $other:ident, not $foreign:ident;)*) => { $(
        impl Argument for *mut $type {
            fn deal(dealer: &mut Dealer<'_>, at: usize, _: &str, spoil: Option<Spoil>) -> Self {
                let fixture = dealer.fixture;
                handle(if at == 0 { fixture.$field } else { fixture.$other }, fixture.$foreign.cast(), spoil)
            }
        }
        impl Argument for *const $type {
            fn deal(dealer: &mut Dealer<'_>, at: usize, name: &str, spoil: Option<Spoil>) -> Self {
                <*mut $type>::deal(dealer, at, name, spoil)
            }
        }
    )* };
}

handles! {
    komadai_rules: rules, rules, not setup;
    komadai_setup: setup, setup, not game;
    komadai_position: position, other, not rules;
    komadai_game: game, game, not position;
    komadai_match: contest, contest, not game;
    komadai_record: record, record, not game;
}

macro_rules! outputs {
    ($($type:ty),*) => { $(
        impl Argument for *mut $type {
            fn deal(dealer: &mut Dealer<'_>, at: usize, _: &str, spoil: Option<Spoil>) -> Self {
                match spoil {
                    None => dealer.region(at).cast(),
                    Some(Spoil::Null) => null_mut(),
                    Some(Spoil::Misaligned) => dealer.region(at).cast::<u8>().wrapping_add(1).cast(),
                    Some(spoil) => panic!("an output cannot be {spoil:?}"),
                }
            }
        }
    )* };
}

outputs!(
    c_char,
    u8,
    u16,
    u64,
    i64,
    usize,
    komadai_explanation,
    komadai_piece_info,
    komadai_piece,
    komadai_rules_info,
    komadai_move,
    komadai_fault,
    komadai_position_info,
    komadai_change,
    komadai_outcome,
    komadai_count,
    komadai_hand,
    komadai_score,
    *mut komadai_rules,
    *mut komadai_setup,
    *mut komadai_position,
    *mut komadai_game,
    *mut komadai_match,
    *mut komadai_record
);

impl Argument for *const c_char {
    fn deal(dealer: &mut Dealer<'_>, _: usize, name: &str, spoil: Option<Spoil>) -> Self {
        let function = &dealer.function.name;
        match (spoil, name) {
            (Some(Spoil::Null), _) => null(),
            (Some(Spoil::NotUtf8), _) => c"a\xff".as_ptr(),
            (Some(spoil), _) => panic!("a text cannot be {spoil:?}"),
            (None, "id") => c"medusa-shogi".as_ptr(),
            (None, "name") => c"a1".as_ptr(),
            (None, "token") => c"P".as_ptr(),
            (None, "text") if function.contains("load") => GAME.as_ptr(),
            (None, "text") if function.contains("record_from") => c"startpos moves d4d5".as_ptr(),
            (None, "text") if function.contains("record") => RECORD.as_ptr(),
            (None, _) if function.contains("move") || function.contains("play") => c"c8c7".as_ptr(),
            (None, _) => START.as_ptr(),
        }
    }
}

impl Argument for *const komadai_option {
    fn deal(_: &mut Dealer<'_>, _: usize, _: &str, spoil: Option<Spoil>) -> Self {
        assert_eq!(spoil, None);
        null()
    }
}

impl Argument for usize {
    fn deal(dealer: &mut Dealer<'_>, _: usize, name: &str, spoil: Option<Spoil>) -> Self {
        match (name, spoil) {
            ("capacity", None) => CAPACITY,
            ("capacity", Some(Spoil::Small)) => 0,
            ("length" | "id_length" | "name_length" | "value_length", None) => KOMADAI_NUL_TERMINATED,
            ("length" | "id_length" | "name_length" | "value_length", Some(Spoil::Beyond)) => KOMADAI_MAX_TEXT + 1,
            // Hand Shogi has options.
            ("index", None) if dealer.function.name.contains("option") => 3,
            (_, None) => 0,
            (_, Some(_)) => usize::MAX - 1,
        }
    }
}

macro_rules! numbers {
    ($($type:ty),*) => { $(
        impl Argument for $type {
            fn deal(dealer: &mut Dealer<'_>, _: usize, name: &str, spoil: Option<Spoil>) -> Self {
                match (name, spoil) {
                    ("kind", None) => dealer.fixture.kind.into(),
                    ("depth" | "ply" | "may", None) => 1,
                    (_, None) => 0,
                    ("ply", Some(_)) => 0,
                    (_, Some(_)) => <$type>::MAX,
                }
            }
        }
    )* };
}

numbers!(u8, u16, u32);

impl Argument for komadai_move {
    fn deal(dealer: &mut Dealer<'_>, _: usize, _: &str, spoil: Option<Spoil>) -> Self {
        let good = dealer.fixture.chosen;
        if spoil.is_some() { Self { action: 200, ..good } } else { good }
    }
}

impl Argument for komadai_piece {
    fn deal(dealer: &mut Dealer<'_>, _: usize, _: &str, spoil: Option<Spoil>) -> Self {
        Self { kind: dealer.fixture.kind, side: if spoil.is_some() { 2 } else { 1 } }
    }
}

impl Argument for komadai_outcome {
    fn deal(_: &mut Dealer<'_>, _: usize, _: &str, spoil: Option<Spoil>) -> Self {
        Self { reason: if spoil.is_some() { 0 } else { 1 }, winner: 0 }
    }
}
