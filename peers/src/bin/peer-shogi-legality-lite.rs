//! shogi_legality_lite (MIT), by its own perft: every move tried, no tables.

use komadai_peers::{Failure, answer};
use shogi_core::PartialPosition;
use shogi_legality_lite::perft::perft;
use shogi_usi_parser::FromUsi;

fn main() -> Result<(), Failure> {
    answer(|sfen, depth| {
        let position = PartialPosition::from_usi(&format!("sfen {sfen}")).map_err(|error| format!("{error:?}"))?;
        Ok(perft(position, depth.into()).all)
    })
}
