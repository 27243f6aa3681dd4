use core::ffi::c_char;

use komadai::Game;

use crate::buffer::{buffer, output, text};
use crate::failure::Failure;
use crate::guard::guard;
use crate::handle::{Opaque, changing, create, free, shared};
use crate::side::side;
use crate::{komadai_move, komadai_outcome, komadai_position, komadai_status};

/// A game: a position to start from, the moves played since and those taken back: a handle. Not to be used by two
/// threads at once unless both only look.
pub struct komadai_game {
    _opaque: [u8; 0],
}

impl Opaque for komadai_game {
    type Value = Game;
    const NAME: &'static str = "game";
    const TAG: u64 = 0x656d_6167_6164_6d6b;
}

/// A game from a position on.
///
/// - `start`: the position, which is copied; `komadai_position_start` makes the usual one.
/// - `game`: gets a new handle; free it with `komadai_game_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_game_new(
    start: *const komadai_position,
    game: *mut *mut komadai_game,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (start, game) = unsafe { (shared(start)?, output(game, "`game`")?) };
        game.put(create(Game::new(start.clone())));
        Ok(())
    })
}

/// Copies a game, which costs a few bytes a move.
///
/// - `game`: the game.
/// - `copy`: gets a new handle; free it with `komadai_game_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_game_clone(
    game: *const komadai_game,
    copy: *mut *mut komadai_game,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (game, copy) = unsafe { (shared(game)?, output(copy, "`copy`")?) };
        copy.put(create(game.clone()));
        Ok(())
    })
}

/// Frees a game. NULL is fine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_game_free(game: *mut komadai_game) {
    // SAFETY: the caller's pointer is as the header asks.
    unsafe { free(game) }
}

/// A copy of the position after the last move.
///
/// - `game`: the game.
/// - `position`: gets a new handle; free it with `komadai_position_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_game_position(
    game: *const komadai_game,
    position: *mut *mut komadai_position,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (game, position) = unsafe { (shared(game)?, output(position, "`position`")?) };
        position.put(create(game.position().clone()));
        Ok(())
    })
}

/// A copy of the position after a number of moves.
///
/// - `game`: the game.
/// - `moves`: how many, from 0 for the start to `komadai_game_length`.
/// - `position`: gets a new handle; free it with `komadai_position_free`.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for more moves than have been played.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_game_position_after(
    game: *const komadai_game,
    moves: usize,
    position: *mut *mut komadai_position,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (game, position) = unsafe { (shared(game)?, output(position, "`position`")?) };
        let found = game.positions().nth(moves);
        let found =
            found.ok_or_else(|| Failure::invalid(format!("{} moves have been played", game.len())))?;
        position.put(create(found.clone()));
        Ok(())
    })
}

/// How many moves have been played, without those taken back.
///
/// - `game`: the game.
/// - `length`: gets the number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_game_length(
    game: *const komadai_game,
    length: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (game, length) = unsafe { (shared(game)?, output(length, "`length`")?) };
        length.put(game.len());
        Ok(())
    })
}

/// The moves played, without those taken back.
///
/// - `game`: the game.
/// - `moves`, `capacity`, `needed`: where they go.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_game_moves(
    game: *const komadai_game,
    moves: *mut komadai_move,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (game, moves) = unsafe { (shared(game)?, buffer(moves, capacity, needed)?) };
        moves.fill(game.moves().into_iter().map(komadai_move::from))
    })
}

/// The texts of the moves played, one a line.
///
/// - `game`: the game.
/// - `text`, `capacity`, `needed`: where they go.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_game_move_texts(
    game: *const komadai_game,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (game, text) = unsafe { (shared(game)?, buffer(text, capacity, needed)?) };
        text.fill_text(&game.move_texts().join("\n"))
    })
}

/// Plays a move. What was taken back can no longer be played again.
///
/// - `game`: the game; it changes only if the move is legal.
/// - `chosen`: the move.
///
/// Errors: `KOMADAI_STATUS_GAME_OVER`; `KOMADAI_STATUS_ILLEGAL_MOVE`, with the reason in `komadai_error_explanation`;
/// `KOMADAI_STATUS_INVALID_ARGUMENT` for bytes that are no move.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_game_play(game: *mut komadai_game, chosen: komadai_move) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointer is as the header asks.
        let game = unsafe { changing(game)? };
        let chosen = chosen.read()?;
        game.change(|game| Ok(game.play(chosen)?))
    })
}

/// Plays the move of a text.
///
/// - `game`: the game; it changes only if the move is legal.
/// - `text`, `length`: the text, such as `7g7f`.
///
/// Errors: `KOMADAI_STATUS_GAME_OVER`; `KOMADAI_STATUS_MALFORMED_MOVE` with the place; `KOMADAI_STATUS_ILLEGAL_MOVE`
/// with the reason in `komadai_error_explanation`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_game_play_text(
    game: *mut komadai_game,
    text: *const c_char,
    length: usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (game, text) = unsafe { (changing(game)?, self::text(text, length)?) };
        game.change(|game| {
            game.play_text(text)?;
            Ok(())
        })
    })
}

/// Takes back a resignation or an agreement if there is one, else the last move.
///
/// - `game`: the game.
///
/// Errors: `KOMADAI_STATUS_NOTHING_TO_UNDO`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_game_undo(game: *mut komadai_game) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointer is as the header asks.
        let game = unsafe { changing(game)? };
        let undone = game.change(|game| Ok(game.undo()))?;
        if undone { Ok(()) } else { Err(nothing(komadai_status::NothingToUndo)) }
    })
}

/// Plays the move again that was taken back last.
///
/// - `game`: the game.
///
/// Errors: `KOMADAI_STATUS_NOTHING_TO_REDO`, also after a resignation or an agreement.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_game_redo(game: *mut komadai_game) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointer is as the header asks.
        let game = unsafe { changing(game)? };
        let redone = game.change(|game| Ok(game.redo()))?;
        if redone { Ok(()) } else { Err(nothing(komadai_status::NothingToRedo)) }
    })
}

#[cold]
fn nothing(status: komadai_status) -> Failure {
    Failure::new(status, status.words().to_string_lossy())
}

/// How the game ended.
///
/// - `game`: the game.
/// - `outcome`: gets it. Resignation and agreement go first, then mate and having no legal move, then repetition, then
///   quiet plies.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_game_outcome(
    game: *const komadai_game,
    outcome: *mut komadai_outcome,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (game, outcome) = unsafe { (shared(game)?, output(outcome, "`outcome`")?) };
        outcome.put(game.outcome().into());
        Ok(())
    })
}

/// A side gives up: the other one wins.
///
/// - `game`: the game.
/// - `side`: who gives up.
///
/// Errors: `KOMADAI_STATUS_GAME_OVER`; `KOMADAI_STATUS_INVALID_ARGUMENT` for a side that there is not.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_game_resign(game: *mut komadai_game, side: u8) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointer is as the header asks.
        let game = unsafe { changing(game)? };
        let side = self::side(side)?;
        game.change(|game| Ok(game.resign(side)?))
    })
}

/// Both sides agree that nobody wins.
///
/// - `game`: the game.
///
/// Errors: `KOMADAI_STATUS_GAME_OVER`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_game_agree_draw(game: *mut komadai_game) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointer is as the header asks.
        let game = unsafe { changing(game)? };
        game.change(|game| Ok(game.agree_draw()?))
    })
}

/// How often the present position has occurred, this time included.
///
/// - `game`: the game.
/// - `count`: gets the number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_game_occurrences(
    game: *const komadai_game,
    count: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (game, count) = unsafe { (shared(game)?, output(count, "`count`")?) };
        count.put(game.occurrences());
        Ok(())
    })
}

/// A number that games with the same start and the same moves have in common, the same in every build.
///
/// - `game`: the game.
/// - `hash`: gets the number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_game_hash(game: *const komadai_game, hash: *mut u64) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (game, hash) = unsafe { (shared(game)?, output(hash, "`hash`")?) };
        hash.put(game.hash());
        Ok(())
    })
}
