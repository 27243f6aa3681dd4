use core::ffi::c_char;

use komadai::Position;

use crate::buffer::{buffer, output, text};
use crate::fault::waives;
use crate::guard::guard;
use crate::handle::{Opaque, create, free, shared};
use crate::side::side;
use crate::square::{kind, square};
use crate::{komadai_piece, komadai_rules, komadai_setup, komadai_status};

/// A position of a game, which obeys its rules: a handle. Not to be used by two threads at once unless both only look.
pub struct komadai_position {
    _opaque: [u8; 0],
}

impl Opaque for komadai_position {
    type Value = Position;
    const NAME: &'static str = "position";
    const TAG: u64 = 0x6e6f_6974_6973_6f70;
}

/// What a position is besides its pieces.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct komadai_position_info {
    /// A number that equal positions have in common, whatever their counters, the same in every build.
    pub hash: u64,
    /// The number of the move to be played, 1 for the first of a game.
    pub ply: u32,
    /// Plies since the last capture or promotion, counted only by games that end by that.
    pub quiet: u16,
    /// The side to move, a `komadai_side`.
    pub side: u8,
    /// Castling rights: bit `4 * side + n` for the n-th rook.
    pub rights: u8,
}

const _: () = assert!(size_of::<komadai_position_info>() == 16 && align_of::<komadai_position_info>() == 8);

/// The start of the game.
///
/// - `rules`: the rules.
/// - `position`: gets a new handle; free it with `komadai_position_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_start(
    rules: *const komadai_rules,
    position: *mut *mut komadai_position,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (tables, position) = unsafe { (shared(rules)?, output(position, "`position`")?) };
        position.put(create(Position::start(tables)));
        Ok(())
    })
}

/// Reads a position from its text.
///
/// - `rules`: the rules.
/// - `text`, `length`: the text.
/// - `position`: gets a new handle; free it with `komadai_position_free`.
///
/// Errors: `KOMADAI_STATUS_MALFORMED_POSITION` with the place, `KOMADAI_STATUS_ILLEGAL_POSITION` with all faults; for
/// more about them see `komadai_setup_parse` and `komadai_setup_faults`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_parse(
    rules: *const komadai_rules,
    text: *const c_char,
    length: usize,
    position: *mut *mut komadai_position,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (tables, text, position) =
            unsafe { (shared(rules)?, self::text(text, length)?, output(position, "`position`")?) };
        position.put(create(Position::parse(tables, text)?));
        Ok(())
    })
}

/// Makes a position of a setup.
///
/// - `setup`: the setup; it stays as it is.
/// - `waived`: faults to let pass: bit n for the `komadai_fault_code` n. What cannot be waived is a fault all the same.
/// - `position`: gets a new handle; free it with `komadai_position_free`.
///
/// Errors: `KOMADAI_STATUS_ILLEGAL_POSITION`; the message names all faults that are left.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_from_setup(
    setup: *const komadai_setup,
    waived: u32,
    position: *mut *mut komadai_position,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let ((tables, setup), position) = unsafe { (shared(setup)?, output(position, "`position`")?) };
        let made = Position::new_waiving(tables, *setup, |fault| waives(waived, fault))?;
        position.put(create(made));
        Ok(())
    })
}

/// Copies a position.
///
/// - `position`: the position.
/// - `copy`: gets a new handle; free it with `komadai_position_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_clone(
    position: *const komadai_position,
    copy: *mut *mut komadai_position,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, copy) = unsafe { (shared(position)?, output(copy, "`copy`")?) };
        copy.put(create(position.clone()));
        Ok(())
    })
}

/// Frees a position. NULL is fine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_free(position: *mut komadai_position) {
    // SAFETY: the caller's pointer is as the header asks.
    unsafe { free(position) }
}

/// The rules of the game of a position.
///
/// - `position`: the position.
/// - `rules`: gets a new handle; free it with `komadai_rules_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_rules(
    position: *const komadai_position,
    rules: *mut *mut komadai_rules,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, rules) = unsafe { (shared(position)?, output(rules, "`rules`")?) };
        rules.put(create(position.tables().clone()));
        Ok(())
    })
}

/// The text of a position, which `komadai_position_parse` reads.
///
/// - `position`: the position.
/// - `text`, `capacity`, `needed`: where it goes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_text(
    position: *const komadai_position,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, text) = unsafe { (shared(position)?, buffer(text, capacity, needed)?) };
        text.fill_text(&position.to_string())
    })
}

/// What a position is besides its pieces.
///
/// - `position`: the position.
/// - `info`: gets it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_describe(
    position: *const komadai_position,
    info: *mut komadai_position_info,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, info) = unsafe { (shared(position)?, output(info, "`info`")?) };
        let setup = position.setup();
        info.put(komadai_position_info {
            hash: position.hash(),
            ply: setup.ply,
            quiet: setup.quiet,
            side: setup.side as u8,
            rights: setup.rights,
        });
        Ok(())
    })
}

/// What stands on a square.
///
/// - `position`: the position.
/// - `square`: where.
/// - `piece`: gets the piece; both fields are `KOMADAI_NONE` for an empty square and for a hole.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a number beyond the board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_piece(
    position: *const komadai_position,
    square: u8,
    piece: *mut komadai_piece,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, piece) = unsafe { (shared(position)?, output(piece, "`piece`")?) };
        piece.put(position.piece_at(self::square(position.rules(), square)?).into());
        Ok(())
    })
}

/// The whole board.
///
/// - `position`: the position.
/// - `pieces`, `capacity`, `needed`: where it goes, one item for each number from 0 to files * ranks - 1, holes
///   included; there are at most `KOMADAI_MAX_SQUARES`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_board(
    position: *const komadai_position,
    pieces: *mut komadai_piece,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, pieces) = unsafe { (shared(position)?, buffer(pieces, capacity, needed)?) };
        let squares = position.rules().shape().plan();
        pieces.fill(squares.iter().map(|square| position.piece_at(square).into()))
    })
}

/// How many pieces of a kind a side has in hand.
///
/// - `position`: the position.
/// - `side`: whose hand.
/// - `kind`: of which kind.
/// - `count`: gets the number; 0 for a kind that cannot be in hand.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a side or kind that the game does not have.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_in_hand(
    position: *const komadai_position,
    side: u8,
    kind: u8,
    count: *mut u16,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, count) = unsafe { (shared(position)?, output(count, "`count`")?) };
        let kind = self::kind(position.rules(), kind)?;
        count.put(position.in_hand(self::side(side)?, kind));
        Ok(())
    })
}

/// The same position seen from the other side of the board: turned by 180 degrees, with the sides swapped.
///
/// - `position`: the position; it stays as it is.
/// - `rotated`: gets a new handle; free it with `komadai_position_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_rotated(
    position: *const komadai_position,
    rotated: *mut *mut komadai_position,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, rotated) = unsafe { (shared(position)?, output(rotated, "`rotated`")?) };
        rotated.put(create(position.rotated()));
        Ok(())
    })
}

/// Whether two positions are the same position of the same game, counters apart.
///
/// - `position`, `other`: the positions.
/// - `same`: gets 1 or 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_same(
    position: *const komadai_position,
    other: *const komadai_position,
    same: *mut u8,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, other, same) = unsafe { (shared(position)?, shared(other)?, output(same, "`same`")?) };
        let alike =
            std::sync::Arc::ptr_eq(position.tables(), other.tables()) || position.rules() == other.rules();
        same.put((alike && position.setup().same_position(other.setup())).into());
        Ok(())
    })
}
