use alloc::vec::Vec;

use komadai_board::{Offset, Shape, Side, Square, SquareSet};

/// One way to castle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Castle {
    /// The bit of [the right](Castling::right) it needs.
    pub right: u8,
    /// Where the king stands.
    pub king: Square,
    /// Where the rook stands.
    pub rook: Square,
    /// Where the king goes.
    pub king_to: Square,
    /// Where the rook goes: next to the king, on the side it came from.
    pub rook_to: Square,
    /// What must be empty: all squares between king and rook.
    pub empty: SquareSet,
    /// What must not be attacked: the squares the king crosses, and the one it lands on.
    pub safe: SquareSet,
}

/// Castling: the king goes any number of squares towards a rook that has not moved either, and that rook goes to the
/// square next to it on the side of the centre (Medusa Shogi, rule 7).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Castling {
    king: [Square; 2],
    rooks: [Vec<Square>; 2],
    ways: [Vec<Castle>; 2],
    files: Vec<(u8, u8)>,
}

impl Castling {
    /// The most rooks a side can castle with.
    pub const MAX_ROOKS: usize = 4;

    /// Castling of the king on First's square `king` with rooks on these squares of its rank; Second's are turned by
    /// 180 degrees. `None` when a rook is not on the king's rank, or there are more than four.
    #[must_use]
    pub fn new(shape: &Shape, king: Square, rooks: &[Square]) -> Option<Self> {
        let on_rank = |&rook: &Square| shape.rank(rook) == shape.rank(king) && rook != king;
        let all: SquareSet = rooks.iter().copied().collect();
        if rooks.len() > Self::MAX_ROOKS || all.len() as usize != rooks.len() || !rooks.iter().all(on_rank) {
            return None;
        }
        let mut this = Self {
            king: [king, shape.rotate(king)],
            rooks: [rooks.to_vec(), rooks.iter().map(|&rook| shape.rotate(rook)).collect()],
            ways: [Vec::new(), Vec::new()],
            files: Vec::new(),
        };
        for side in Side::BOTH {
            let king = this.king[side.index()];
            for (number, &rook) in this.rooks[side.index()].iter().enumerate() {
                let right = Self::right(side, number);
                this.files.push((right, shape.file(rook)));
                let step = Offset::new(if shape.file(rook) > shape.file(king) { 1 } else { -1 }, 0);
                let walk = || {
                    core::iter::successors(shape.step(king, step), move |&at| shape.step(at, step))
                        .take_while(move |&at| at != rook)
                };
                let empty = walk().collect();
                let mut safe = SquareSet::EMPTY;
                let mut rook_to = king;
                for king_to in walk() {
                    safe.insert(king_to);
                    this.ways[side.index()].push(Castle { right, king, rook, king_to, rook_to, empty, safe });
                    rook_to = king_to;
                }
            }
        }
        Some(this)
    }

    /// The bit of the right of a side's n-th rook.
    #[must_use]
    pub const fn right(side: Side, number: usize) -> u8 {
        1 << (4 * side.index() + number % Self::MAX_ROOKS)
    }

    /// All ways of a side to castle.
    #[inline]
    #[must_use]
    pub fn ways(&self, side: Side) -> &[Castle] {
        &self.ways[side.index()]
    }

    /// The bits of a side's rights.
    pub fn rights(&self, side: Side) -> impl Iterator<Item = u8> + use<> {
        (0..self.rooks[side.index()].len()).map(move |number| Self::right(side, number))
    }

    /// Where the king and the rook of a right must stand.
    #[must_use]
    pub fn homes(&self, side: Side, right: u8) -> [Square; 2] {
        let king = self.king[side.index()];
        let rooks = &self.rooks[side.index()];
        let number = (0..rooks.len()).find(|&number| Self::right(side, number) == right);
        [king, number.map_or(king, |number| rooks[number])]
    }

    /// The rights that a change on the square leaves.
    #[must_use]
    pub fn kept(&self, square: Square) -> u8 {
        let mut kept = u8::MAX;
        for side in Side::BOTH {
            for right in self.rights(side).filter(|&right| self.homes(side, right).contains(&square)) {
                kept &= !right;
            }
        }
        kept
    }

    /// All rights, each with the file of its rook, First's before Second's and from First's left.
    #[must_use]
    pub fn files(&self) -> Vec<(Side, u8, u8)> {
        let side = |right: u8| if right & 15 != 0 { Side::First } else { Side::Second };
        let mut files: Vec<_> = self.files.iter().map(|&(right, file)| (side(right), file, right)).collect();
        files.sort_unstable();
        files
    }
}
