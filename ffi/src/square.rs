use komadai::{Kind, Rules, Square, SquareSet};

use crate::buffer::Buffer;
use crate::failure::Failure;

/// In place of a square, a kind, a side or a player: there is none.
pub const KOMADAI_NONE: u8 = 255;

/// No board has more squares.
pub const KOMADAI_MAX_SQUARES: usize = 128;

/// No game has more kinds of pieces.
pub const KOMADAI_MAX_KINDS: usize = 127;

const _: () = {
    assert!(KOMADAI_MAX_SQUARES == komadai_board::MAX_SQUARES);
    assert!(KOMADAI_MAX_KINDS == komadai_board::MAX_KINDS);
};

/// The place of the board that has that number; it may be a hole.
pub(crate) fn square(rules: &Rules, number: u8) -> Result<Square, Failure> {
    let found = Square::new(number.into()).filter(|&square| rules.shape().plan().has(square));
    found.ok_or_else(|| Failure::invalid(format!("no square has the number {number}")))
}

/// The kind of the game that has that number.
pub(crate) fn kind(rules: &Rules, number: u8) -> Result<Kind, Failure> {
    let found = Kind::new(number.into()).filter(|&kind| rules.piece(kind).is_some());
    found.ok_or_else(|| Failure::invalid(format!("no kind has the number {number}")))
}

pub(crate) fn square_number(square: Option<Square>) -> u8 {
    square.map_or(KOMADAI_NONE, |square| square.index() as u8)
}

pub(crate) fn kind_number(kind: Option<Kind>) -> u8 {
    kind.map_or(KOMADAI_NONE, |kind| kind.index() as u8)
}

impl Buffer<u8> {
    /// Writes the numbers of the squares, in order.
    pub(crate) fn fill_squares(self, squares: SquareSet) -> Result<(), Failure> {
        self.fill_with(squares.len() as usize, |write| {
            squares.iter().for_each(|square| write(square.index() as u8));
        })
    }
}
