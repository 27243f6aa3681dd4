//! rsshogi (MIT), by its own perft: lists of moves, played and taken back.

use komadai_peers::{Failure, answer};
use rsshogi::board::{perft::perft, position_from_sfen};

fn main() -> Result<(), Failure> {
    answer(|sfen, depth| Ok(perft(&position_from_sfen(sfen)?, depth)?.nodes))
}
