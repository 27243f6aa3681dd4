use core::ffi::c_char;
use core::mem::MaybeUninit;
use core::ops::ControlFlow::Continue;

use komadai::{Move, MoveSet, Position, Square, SquareSet};

use crate::buffer::{Buffer, buffer, output, text};
use crate::failure::Failure;
use crate::guard::guard;
use crate::handle::shared;
use crate::square::{kind, square};
use crate::{komadai_move, komadai_position, komadai_status};

/// How many moves are noted on the stack before it is known whether they fit the caller's buffer.
const NOTED: usize = 512;

/// A move as one number, so that it is written at once.
type Word = u64;

const fn word(bytes: komadai_move) -> Word {
    let komadai_move { action, from, to, via: [first, second], kind, promote, reserved } = bytes;
    Word::from_ne_bytes([action, from, to, first, second, kind, promote, reserved])
}

/// How far the square where a move ends is shifted in its number.
const TO: u32 = if cfg!(target_endian = "little") { 16 } else { 40 };

const _: () = {
    let mut bytes = [0; 8];
    bytes[core::mem::offset_of!(komadai_move, to)] = 1;
    assert!(Word::from_ne_bytes(bytes) == 1 << TO);
};

/// Notes the moves of a set that differ only in where they go: `first` is the one that would go to square 0.
#[inline]
fn note(noted: &mut [MaybeUninit<Word>; NOTED], count: &mut usize, first: Word, targets: SquareSet) {
    // By halves, which is quicker than by 128 bits, and without counting them first.
    let (low, high) = (targets.bits() as u64, (targets.bits() >> 64) as u64);
    for (mut left, first) in [(low, first), (high, first + (64 << TO))] {
        while left != 0 {
            if let Some(place) = noted.get_mut(*count) {
                place.write(first + (Word::from(left.trailing_zeros()) << TO));
            }
            *count += 1;
            left &= left - 1;
        }
    }
}

impl Buffer<komadai_move> {
    /// Writes the legal moves that are wanted, which must not depend on where a move ends.
    fn fill_legal(self, position: &Position, wanted: Option<&dyn Fn(Move) -> bool>) -> Result<(), Failure> {
        let is_wanted = |chosen| wanted.is_none_or(|wanted| wanted(chosen));
        let mut noted = [const { MaybeUninit::uninit() }; NOTED];
        let mut count = 0;
        let to = Square::from_low_bits(0);
        let _ = position.for_each_set(|set| {
            let (first, targets) = match set {
                MoveSet::Steps { from, targets } => (Move::Step { from, to }, targets),
                MoveSet::Promotions { from, targets } => (Move::Promote { from, to }, targets),
                MoveSet::Drops { kind, targets } => (Move::Drop { kind, to }, targets),
                MoveSet::Fusions { from, targets } => (Move::Fuse { from, to }, targets),
                MoveSet::Fissions { from, part, targets } => (Move::Split { from, to, part }, targets),
                MoveSet::Walks { .. } | MoveSet::One(_) => {
                    set.for_each(|chosen| {
                        if is_wanted(chosen) {
                            if let Some(place) = noted.get_mut(count) {
                                place.write(word(chosen.into()));
                            }
                            count += 1;
                        }
                    });
                    return Continue(());
                }
            };
            if is_wanted(first) {
                note(&mut noted, &mut count, word(first.into()), targets);
            }
            Continue(())
        });
        if let Some(noted) = noted.get(..count) {
            // SAFETY: the first `count` places have been written, since there was room for each. A number has the
            // bytes of its move, and a move needs no alignment.
            return self.fill_slice(unsafe { core::slice::from_raw_parts(noted.as_ptr().cast(), count) });
        }
        // So many are rare: a list of their own is simpler than generating twice at full speed.
        self.fill_with(count, |write| {
            for chosen in position.legal_moves().into_iter().filter(|&chosen| is_wanted(chosen)) {
                write(chosen.into());
            }
        })
    }
}

/// All legal moves, in no particular order.
///
/// - `position`: the position.
/// - `moves`, `capacity`, `needed`: where they go.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_legal_moves(
    position: *const komadai_position,
    moves: *mut komadai_move,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, moves) = unsafe { (shared(position)?, buffer(moves, capacity, needed)?) };
        moves.fill_legal(position, None)
    })
}

/// The legal moves of the piece on a square.
///
/// - `position`: the position.
/// - `square`: where it stands; there may be nothing.
/// - `moves`, `capacity`, `needed`: where they go.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a number beyond the board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_moves_from(
    position: *const komadai_position,
    square: u8,
    moves: *mut komadai_move,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, moves) = unsafe { (shared(position)?, buffer(moves, capacity, needed)?) };
        let square = self::square(position.rules(), square)?;
        moves.fill_legal(position, Some(&|chosen| chosen.from() == Some(square)))
    })
}

/// The legal drops of a kind.
///
/// - `position`: the position.
/// - `kind`: what is dropped.
/// - `moves`, `capacity`, `needed`: where they go.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a kind that the game does not have.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_drops(
    position: *const komadai_position,
    kind: u8,
    moves: *mut komadai_move,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, moves) = unsafe { (shared(position)?, buffer(moves, capacity, needed)?) };
        let wanted = self::kind(position.rules(), kind)?;
        moves.fill_legal(position, Some(&|chosen| matches!(chosen, Move::Drop { kind, .. } if kind == wanted)))
    })
}

/// The legal moves that remove an enemy piece, by whatever means.
///
/// - `position`: the position.
/// - `moves`, `capacity`, `needed`: where they go.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_capture_moves(
    position: *const komadai_position,
    moves: *mut komadai_move,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, moves) = unsafe { (shared(position)?, buffer(moves, capacity, needed)?) };
        moves.fill(position.capture_moves().iter().map(|&chosen| chosen.into()))
    })
}

/// How many legal moves there are.
///
/// - `position`: the position.
/// - `count`: gets the number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_count_moves(
    position: *const komadai_position,
    count: *mut u64,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, count) = unsafe { (shared(position)?, output(count, "`count`")?) };
        count.put(position.count_moves());
        Ok(())
    })
}

/// Whether a move is legal.
///
/// - `position`: the position.
/// - `chosen`: the move.
/// - `legal`: gets 1 or 0.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for bytes that are no move.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_is_legal(
    position: *const komadai_position,
    chosen: komadai_move,
    legal: *mut u8,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, legal) = unsafe { (shared(position)?, output(legal, "`legal`")?) };
        let chosen = chosen.read()?;
        legal.put(position.is_legal(chosen).into());
        Ok(())
    })
}

/// The texts of all legal moves, one a line, in the order of `komadai_position_legal_moves`.
///
/// - `position`: the position.
/// - `text`, `capacity`, `needed`: where they go.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_legal_move_texts(
    position: *const komadai_position,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, text) = unsafe { (shared(position)?, buffer(text, capacity, needed)?) };
        let lines: Vec<String> = position.legal_moves().into_iter().map(|chosen| position.text(chosen)).collect();
        text.fill_text(&lines.join("\n"))
    })
}

/// The text of a move, such as `7g7f`, `8h2b+` or `P*5e`. The move need not be legal.
///
/// - `position`: the position.
/// - `chosen`: the move.
/// - `text`, `capacity`, `needed`: where it goes.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for bytes that are no move.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_move_text(
    position: *const komadai_position,
    chosen: komadai_move,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, text) = unsafe { (shared(position)?, buffer(text, capacity, needed)?) };
        text.fill_text(&position.text(chosen.read()?))
    })
}

/// The legal move of a text.
///
/// - `position`: the position.
/// - `text`, `length`: the text.
/// - `chosen`: gets the move.
///
/// Errors: `KOMADAI_STATUS_MALFORMED_MOVE` with the place; `KOMADAI_STATUS_ILLEGAL_MOVE` with the reason in
/// `komadai_error_explanation`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_parse_move(
    position: *const komadai_position,
    text: *const c_char,
    length: usize,
    chosen: *mut komadai_move,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, text, chosen) =
            unsafe { (shared(position)?, self::text(text, length)?, output(chosen, "`chosen`")?) };
        chosen.put(position.parse_move(text)?.into());
        Ok(())
    })
}

/// The move of a text, legal or not: something to ask `komadai_position_explain` about.
///
/// - `position`: the position.
/// - `text`, `length`: the text.
/// - `chosen`: gets the move.
///
/// Errors: `KOMADAI_STATUS_MALFORMED_MOVE` with the place.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_read_move(
    position: *const komadai_position,
    text: *const c_char,
    length: usize,
    chosen: *mut komadai_move,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, text, chosen) =
            unsafe { (shared(position)?, self::text(text, length)?, output(chosen, "`chosen`")?) };
        chosen.put(position.read_move(text)?.into());
        Ok(())
    })
}
