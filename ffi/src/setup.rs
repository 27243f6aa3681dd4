use core::ffi::c_char;
use std::sync::Arc;

use komadai::{Piece, Setup, Side, Tables};

use crate::buffer::{buffer, output, text};
use crate::failure::Failure;
use crate::guard::guard;
use crate::handle::{Opaque, changing, create, free, shared};
use crate::side::side;
use crate::square::{kind, square};
use crate::{komadai_piece, komadai_position, komadai_rules, komadai_status};

/// Anything one can write down as a position of a game, whether it obeys the rules or not: a handle. Not to be used by
/// two threads at once unless both only look.
pub struct komadai_setup {
    _opaque: [u8; 0],
}

impl Opaque for komadai_setup {
    type Value = (Arc<Tables>, Setup);
    const NAME: &'static str = "setup";
    const TAG: u64 = 0x7075_7465_736d_6b21;
}

/// An empty board with First to move.
///
/// - `rules`: the rules.
/// - `setup`: gets a new handle; free it with `komadai_setup_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_setup_new(
    rules: *const komadai_rules,
    setup: *mut *mut komadai_setup,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (tables, setup) = unsafe { (shared(rules)?, output(setup, "`setup`")?) };
        setup.put(create((tables.clone(), Setup::EMPTY)));
        Ok(())
    })
}

/// Reads a setup from the text of a position, which need not obey the rules but must fit the board.
///
/// - `rules`: the rules.
/// - `text`, `length`: the text.
/// - `setup`: gets a new handle; free it with `komadai_setup_free`.
///
/// Errors: `KOMADAI_STATUS_MALFORMED_POSITION`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_setup_parse(
    rules: *const komadai_rules,
    text: *const c_char,
    length: usize,
    setup: *mut *mut komadai_setup,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (tables, text, setup) =
            unsafe { (shared(rules)?, self::text(text, length)?, output(setup, "`setup`")?) };
        setup.put(create((tables.clone(), tables.rules().parse(text)?)));
        Ok(())
    })
}

/// A setup to edit, equal to a position.
///
/// - `position`: the position.
/// - `setup`: gets a new handle; free it with `komadai_setup_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_setup_from_position(
    position: *const komadai_position,
    setup: *mut *mut komadai_setup,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, setup) = unsafe { (shared(position)?, output(setup, "`setup`")?) };
        setup.put(create((position.tables().clone(), *position.setup())));
        Ok(())
    })
}

/// Frees a setup. NULL is fine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_setup_free(setup: *mut komadai_setup) {
    // SAFETY: the caller's pointer is as the header asks.
    unsafe { free(setup) }
}

/// Makes a piece, or nothing, stand on a square.
///
/// - `setup`: the setup.
/// - `square`: where.
/// - `piece`: what; both fields `KOMADAI_NONE` for nothing.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a square or piece that the game does not have.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_setup_put(
    setup: *mut komadai_setup,
    square: u8,
    piece: komadai_piece,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointer is as the header asks.
        let setup = unsafe { changing(setup)? };
        setup.change(|(tables, setup)| {
            let rules = tables.rules();
            let piece = match piece {
                komadai_piece::NONE => None,
                piece => Some(Piece::new(kind(rules, piece.kind)?, side(piece.side)?)),
            };
            setup.put(rules, self::square(rules, square)?, piece);
            Ok(())
        })
    })
}

/// Makes so many pieces be in hand.
///
/// - `setup`: the setup.
/// - `side`: whose hand.
/// - `kind`: of which kind.
/// - `count`: how many.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a side that there is not, or a kind that cannot be in hand.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_setup_set_hand(
    setup: *mut komadai_setup,
    side: u8,
    kind: u8,
    count: u16,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointer is as the header asks.
        let setup = unsafe { changing(setup)? };
        setup.change(|(tables, setup)| {
            let rules = tables.rules();
            if setup.set_in_hand(rules, self::side(side)?, self::kind(rules, kind)?, count) {
                return Ok(());
            }
            Err(Failure::invalid("pieces of that kind cannot be in hand"))
        })
    })
}

/// Says whose turn it is.
///
/// - `setup`: the setup.
/// - `side`: the side to move.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a side that there is not.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_setup_set_side(setup: *mut komadai_setup, side: u8) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointer is as the header asks.
        let setup = unsafe { changing(setup)? };
        setup.change(|(_, setup)| {
            setup.side = self::side(side)?;
            Ok(())
        })
    })
}

/// Sets the counters.
///
/// - `setup`: the setup.
/// - `ply`: the number of the move to be played, 1 for the first of a game.
/// - `quiet`: how many plies there have been since the last capture or promotion; only some games look at it.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a `ply` of 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_setup_set_counters(
    setup: *mut komadai_setup,
    ply: u32,
    quiet: u16,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointer is as the header asks.
        let setup = unsafe { changing(setup)? };
        setup.change(|(_, setup)| {
            if ply == 0 {
                return Err(Failure::invalid("the number of the move counts from 1"));
            }
            (setup.ply, setup.quiet) = (ply, quiet);
            Ok(())
        })
    })
}

/// Gives or takes the right to castle with a rook.
///
/// - `setup`: the setup.
/// - `rook`: the square where the rook of either side stands at the start.
/// - `may`: 1 to give the right, 0 to take it.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` if no rook castles from that square in this game.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_setup_set_castling(
    setup: *mut komadai_setup,
    rook: u8,
    may: u8,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointer is as the header asks.
        let setup = unsafe { changing(setup)? };
        setup.change(|(tables, setup)| {
            let (rules, may) = (tables.rules(), crate::side::flag(may, "`may`")?);
            let rook = square(rules, rook)?;
            let homes = rules
                .castling()
                .into_iter()
                .flat_map(|castling| Side::BOTH.into_iter().flat_map(|side| castling.homes(side).1));
            let right = homes.into_iter().find(|&(_, home)| home == rook).map(|(right, _)| right);
            let right = right.ok_or_else(|| Failure::invalid("no rook castles from there"))?;
            setup.rights = if may { setup.rights | right } else { setup.rights & !right };
            Ok(())
        })
    })
}

/// The text of the setup, in the form that `komadai_setup_parse` reads.
///
/// - `setup`: the setup.
/// - `text`, `capacity`, `needed`: where it goes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_setup_text(
    setup: *const komadai_setup,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let ((tables, setup), text) = unsafe { (shared(setup)?, buffer(text, capacity, needed)?) };
        text.fill_text(&setup.text(tables.rules()))
    })
}
