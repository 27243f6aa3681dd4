//! komadai itself, counting as `Position::perft` does.

use komadai::{Position, Variant};
use komadai_peers::{Failure, answer};

fn main() -> Result<(), Failure> {
    answer(|sfen, depth| Ok(Position::parse(&Variant::Shogi.tables(), sfen)?.perft(depth)))
}
