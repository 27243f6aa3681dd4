//! shakmaty (GPL-3.0-or-later), by its own perft. It plays chess: the position is a FEN.

use komadai_peers::{Failure, answer};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, perft};

fn main() -> Result<(), Failure> {
    answer(|fen, depth| {
        let position: Chess = fen.parse::<Fen>()?.into_position(CastlingMode::Standard)?;
        Ok(perft(&position, depth.into()))
    })
}
