//! haitaka (MIT): piece-moves as sets, counted in bulk, tables of magic numbers.

use haitaka::{Board, PieceMoves};
use komadai_peers::{Failure, answer};

fn main() -> Result<(), Failure> {
    answer(|sfen, depth| {
        let board = Board::from_sfen(sfen).map_err(|error| format!("{error:?}"))?;
        Ok(count(&board, depth))
    })
}

fn count(board: &Board, depth: u8) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut leaves = 0;
    let mut each = |moves: PieceMoves| {
        if depth == 1 {
            leaves += moves.into_iter().len() as u64;
        } else {
            for chosen in moves {
                let mut after = board.clone();
                after.play_unchecked(chosen);
                leaves += count(&after, depth - 1);
            }
        }
        false
    };
    board.generate_board_moves(&mut each);
    board.generate_drops(&mut each);
    leaves
}
