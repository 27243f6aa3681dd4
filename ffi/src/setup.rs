use core::ffi::c_char;
use std::sync::Arc;

use komadai::{Piece, Rules, Setup, SetupFault, Side, Tables};

use crate::buffer::{buffer, output, text};
use crate::failure::Failure;
use crate::guard::guard;
use crate::handle::{Opaque, changing, create, free, shared};
use crate::side::side;
use crate::square::{kind, square, square_number};
use crate::{KOMADAI_NONE, komadai_piece, komadai_position, komadai_rules, komadai_status};

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

/// What can keep a setup from being a position, as it stands in `komadai_fault.fault`. The numbers are never reused
/// for another meaning.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum komadai_fault_code {
    /// A piece stands where the board has no square. Cannot be waived.
    Foreign = 0,
    /// A side has no royal piece, or several.
    Royals = 1,
    /// The side that is not to move is in check.
    OpponentInCheck = 2,
    /// A piece stands where it would have had to promote.
    CannotStand = 3,
    /// Two pieces stand on a file that may hold only one of them.
    OneAFile = 4,
    /// Something for which this version has no number; the message of `komadai_position_from_setup` says what.
    Other = 31,
}

/// One thing that keeps a setup from being a position of its game.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct komadai_fault {
    /// What it is, a `komadai_fault_code`.
    pub fault: u8,
    /// 1 if a position can be made all the same, for whoever asks for it.
    pub waivable: u8,
    /// The square concerned; else `KOMADAI_NONE`.
    pub square: u8,
    /// The side concerned; else `KOMADAI_NONE`.
    pub side: u8,
}

const _: () = assert!(size_of::<komadai_fault>() == 4 && align_of::<komadai_fault>() == 1);

fn code(fault: &SetupFault) -> komadai_fault_code {
    match fault {
        SetupFault::Foreign(_) => komadai_fault_code::Foreign,
        SetupFault::Royals { .. } => komadai_fault_code::Royals,
        SetupFault::OpponentInCheck => komadai_fault_code::OpponentInCheck,
        SetupFault::CannotStand { .. } => komadai_fault_code::CannotStand,
        SetupFault::OneAFile { .. } => komadai_fault_code::OneAFile,
        _ => komadai_fault_code::Other,
    }
}

fn fault(rules: &Rules, fault: &SetupFault) -> komadai_fault {
    let square = match fault {
        SetupFault::Foreign(square) => Some(*square),
        SetupFault::CannotStand { square } | SetupFault::OneAFile { square } => {
            rules.shape().parse_square(square).ok()
        }
        _ => None,
    };
    let side = match fault {
        SetupFault::Royals { side: name, .. } => {
            Side::BOTH.into_iter().find(|&side| rules.side_name(side) == name)
        }
        _ => None,
    };
    komadai_fault {
        fault: code(fault) as u8,
        waivable: fault.is_waivable().into(),
        square: square_number(square),
        side: side.map_or(KOMADAI_NONE, |side| side as u8),
    }
}

/// Whether the caller asked to let the fault pass.
pub(crate) fn waives(waived: u32, fault: &SetupFault) -> bool {
    waived >> code(fault) as u8 & 1 == 1
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

/// All that keeps the setup from being a position: nothing when it is one.
///
/// - `setup`: the setup.
/// - `faults`, `capacity`, `needed`: where the faults go.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_setup_faults(
    setup: *const komadai_setup,
    faults: *mut komadai_fault,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let ((tables, setup), faults) = unsafe { (shared(setup)?, buffer(faults, capacity, needed)?) };
        faults.fill(tables.faults(setup).iter().map(|found| fault(tables.rules(), found)))
    })
}

/// The faults of the setup as sentences, one a line.
///
/// - `setup`: the setup.
/// - `text`, `capacity`, `needed`: where they go, in the order of `komadai_setup_faults`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_setup_fault_texts(
    setup: *const komadai_setup,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let ((tables, setup), text) = unsafe { (shared(setup)?, buffer(text, capacity, needed)?) };
        let lines: Vec<String> = tables.faults(setup).iter().map(SetupFault::to_string).collect();
        text.fill_text(&lines.join("\n"))
    })
}
