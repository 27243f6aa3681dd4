use crate::buffer::{buffer, output};
use crate::failure::Failure;
use crate::guard::guard;
use crate::handle::shared;
use crate::{komadai_move, komadai_position, komadai_status};

/// The largest depth that is counted; no machine comes near it.
pub const KOMADAI_MAX_PERFT_DEPTH: u32 = 32;

/// A move and the number of ways to go on with it.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct komadai_count {
    /// The move.
    pub chosen: komadai_move,
    /// The number of ways to play so many plies that begin with it.
    pub nodes: u64,
}

const _: () = assert!(size_of::<komadai_count>() == 16 && align_of::<komadai_count>() == 8);

fn bounded(depth: u32) -> Result<u8, Failure> {
    let bounded = u8::try_from(depth).ok().filter(|_| depth <= KOMADAI_MAX_PERFT_DEPTH);
    bounded.ok_or_else(|| Failure::invalid(format!("the depth {depth} is above {KOMADAI_MAX_PERFT_DEPTH}")))
}

/// Counts the ways to play a number of plies, which takes as long as it takes. A count that does not fit 64 bits wraps
/// around. Draws by repetition or quiet plies are not looked at.
///
/// - `position`: the position.
/// - `depth`: how many plies, at most `KOMADAI_MAX_PERFT_DEPTH`.
/// - `nodes`: gets the count: 1 for a depth of 0.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a larger depth.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_perft(
    position: *const komadai_position,
    depth: u32,
    nodes: *mut u64,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, nodes) = unsafe { (shared(position)?, output(nodes, "`nodes`")?) };
        nodes.put(position.perft(bounded(depth)?));
        Ok(())
    })
}

/// As `komadai_position_perft`, for each legal move apart.
///
/// - `position`: the position.
/// - `depth`: how many plies; for 0 there are no moves to tell of.
/// - `counts`, `capacity`, `needed`: where the counts go. Everything is counted to find `needed` as well: ask
///   `komadai_position_count_moves` for that.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a depth above `KOMADAI_MAX_PERFT_DEPTH`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_divide(
    position: *const komadai_position,
    depth: u32,
    counts: *mut komadai_count,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, counts) = unsafe { (shared(position)?, buffer(counts, capacity, needed)?) };
        let divided = position.divide(bounded(depth)?).into_iter();
        counts.fill(divided.map(|(chosen, nodes)| komadai_count { chosen: chosen.into(), nodes }))
    })
}
