use core::ffi::c_char;

use komadai::{Rules, SetupFault, Side};

use crate::buffer::buffer;
use crate::guard::guard;
use crate::handle::shared;
use crate::square::square_number;
use crate::{KOMADAI_NONE, komadai_setup, komadai_status};

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
    /// A castling right whose king or rook is not where the game starts it; the square is the rook's.
    CastlingRight = 5,
    /// A castling right that the game does not have. Cannot be waived.
    UnknownRight = 6,
    /// A hand holds what cannot be in hand in the game. Cannot be waived.
    ForeignHand = 7,
    /// The number of the move is 0. Cannot be waived.
    NoPly = 8,
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
        SetupFault::CastlingRight { .. } => komadai_fault_code::CastlingRight,
        SetupFault::UnknownRight => komadai_fault_code::UnknownRight,
        SetupFault::ForeignHand { .. } => komadai_fault_code::ForeignHand,
        SetupFault::NoPly => komadai_fault_code::NoPly,
        _ => komadai_fault_code::Other,
    }
}

fn fault(rules: &Rules, fault: &SetupFault) -> komadai_fault {
    let square = match fault {
        SetupFault::Foreign(square) => Some(*square),
        SetupFault::CannotStand { square }
        | SetupFault::OneAFile { square }
        | SetupFault::CastlingRight { rook: square } => rules.shape().parse_square(square).ok(),
        _ => None,
    };
    let side = match fault {
        SetupFault::Royals { side: name, .. } | SetupFault::ForeignHand { side: name } => {
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
