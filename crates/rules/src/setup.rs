use komadai_board::{Board, Kind, Piece, Side, Square, mix};
use komadai_hand::Hands;

use crate::Rules;

/// Anything one can write down as a position of a game: pieces, hands, the side to move, rights and counters. It need
/// not obey any rule; the engine makes a position of it and says what is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What stands where.
    pub board: Board,
    /// What both sides have in hand.
    pub hands: Hands,
    /// The side to move.
    pub side: Side,
    /// Castling rights: bit `4 * side + n` for the n-th rook.
    pub rights: u8,
    /// Plies since the last capture or promotion, counted only by games that end by that.
    pub quiet: u16,
    /// 1 for the first move of a game.
    pub ply: u32,
}

impl Setup {
    /// An empty board, First to move.
    pub const EMPTY: Self =
        Self { board: Board::EMPTY, hands: Hands::EMPTY, side: Side::First, rights: 0, quiet: 0, ply: 1 };

    /// Makes `piece`, or nothing, stand on `square`, and tells what stood there. `rules` are those of the game.
    pub fn put(&mut self, rules: &Rules, square: Square, piece: Option<Piece>) -> Option<Piece> {
        self.board.put(square, piece, &rules.marks)
    }

    /// How many pieces of the kind the side has in hand; 0 for a kind that cannot be in hand.
    #[must_use]
    pub fn in_hand(&self, rules: &Rules, side: Side, kind: Kind) -> u16 {
        rules.slot(kind).map_or(0, |slot| self.hands.count(side, slot))
    }

    /// Makes that many pieces be in hand; `false`, and no change, when the kind cannot be in hand.
    pub fn set_in_hand(&mut self, rules: &Rules, side: Side, kind: Kind, count: u16) -> bool {
        let slot = rules.slot(kind);
        slot.into_iter().for_each(|slot| self.hands.set(side, slot, count));
        slot.is_some()
    }

    /// A 64-bit number that depends only on the position's identity: board, hands, side to move and rights.
    #[inline]
    #[must_use]
    pub fn hash(&self) -> u64 {
        // Bits 40 and 41 keep these numbers apart from those that boards and hands mix.
        let side = if self.side == Side::First { 0 } else { mix(1 << 40) };
        let rights = if self.rights == 0 { 0 } else { mix(1 << 41 | u64::from(self.rights)) };
        self.board.hash() ^ self.hands.hash() ^ side ^ rights
    }

    /// Whether the two are the same position: equal but for the counters.
    #[must_use]
    pub fn same_position(&self, other: &Self) -> bool {
        self.board == other.board && self.hands == other.hands && self.side == other.side && self.rights == other.rights
    }
}
