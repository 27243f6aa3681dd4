use alloc::sync::Arc;
use alloc::vec::Vec;

use arbitrary::{Arbitrary, Result, Unstructured};
use komadai_board::{Kind, Piece, Side, Square};
use komadai_rules::Setup;

use crate::{Position, Tables};

impl Position {
    /// A position of the game that the bytes describe: its start, altered by up to `most` mutations. Most positions obey
    /// the rules by being played to; all of them obey the rules.
    ///
    /// # Errors
    /// Too few bytes.
    pub fn arbitrary(tables: &Arc<Tables>, bytes: &mut Unstructured<'_>, most: usize) -> Result<Self> {
        let mut position = Self::start(tables);
        for _ in 0..bytes.int_in_range(0..=most)? {
            if bytes.is_empty() {
                break;
            }
            Mutation::arbitrary(bytes)?.apply(&mut position);
        }
        Ok(position)
    }
}

/// One alteration of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Arbitrary)]
pub enum Mutation {
    /// The n-th legal move is played.
    Play(u16),
    /// A piece comes to stand on a square; a royal one leaves the square where it stood.
    Put {
        /// Which square, counted on from 0.
        at: u8,
        /// Which kind.
        kind: u8,
        /// Whether it is Second's.
        second: bool,
    },
    /// A square is emptied.
    Lift(u8),
    /// So many pieces of a kind are in hand.
    Hold {
        /// Which kind in the order of the hand.
        kind: u8,
        /// How many, 0 to 3.
        count: u8,
        /// Whether they are Second's.
        second: bool,
    },
    /// The other side is to move.
    Turn,
    /// The count of quiet plies is that, modulo 128, in games that count them.
    Quiet(u16),
}

impl Mutation {
    /// Alters the position. Where the result would break a rule, nothing happens.
    pub fn apply(self, position: &mut Position) {
        match self {
            Self::Play(number) => {
                let mut moves = position.legal_moves();
                moves.sort_unstable();
                if let Some(&chosen) = moves.get(usize::from(number) % moves.len().max(1)) {
                    position.play_unchecked(chosen);
                }
            }
            Self::Put { .. } | Self::Lift(_) | Self::Hold { .. } | Self::Turn | Self::Quiet(_) => {
                let mut setup = *position.setup();
                self.alter(position, &mut setup);
                if let Ok(altered) = Position::new(position.tables(), setup) {
                    *position = altered;
                }
            }
        }
    }

    /// Alters a setup of the same game as the position, whether or not it then obeys any rule.
    pub fn alter(self, position: &Position, setup: &mut Setup) {
        let rules = position.rules();
        let side = |second| if second { Side::Second } else { Side::First };
        let squares: Vec<Square> = rules.shape().squares().iter().collect();
        let square = |at: u8| squares.get(usize::from(at) % squares.len().max(1)).copied();
        match self {
            Self::Play(number) => {
                let mut played = position.clone();
                Self::Play(number).apply(&mut played);
                *setup = *played.setup();
            }
            Self::Put { at, kind, second } => {
                let kind = Kind::new(usize::from(kind) % rules.kinds().count().max(1));
                let (Some(to), Some(kind)) = (square(at), kind) else { return };
                let piece = Piece::new(kind, side(second));
                if rules.piece(kind).is_some_and(|row| row.royal) {
                    let same = setup.board.pieces().filter(|&(_, other)| other == piece);
                    let same: Vec<Square> = same.map(|(square, _)| square).collect();
                    for square in same {
                        setup.put(rules, square, None);
                    }
                }
                setup.put(rules, to, Some(piece));
            }
            Self::Lift(at) => {
                if let Some(square) = square(at) {
                    setup.put(rules, square, None);
                }
            }
            Self::Hold { kind, count, second } => {
                let hand = rules.hand();
                if let Some(&kind) = hand.get(usize::from(kind) % hand.len().max(1)) {
                    setup.set_in_hand(rules, side(second), kind, u16::from(count % 4));
                }
            }
            Self::Turn => setup.side = !setup.side,
            Self::Quiet(plies) if rules.ending().quiet_plies.is_some() => setup.quiet = plies % 128,
            Self::Quiet(_) => {}
        }
        forget_rights(position, setup);
    }
}

/// Takes the castling rights away whose king or rook is no longer at home.
fn forget_rights(position: &Position, setup: &mut Setup) {
    let start = position.rules().start().board;
    for side in Side::BOTH {
        let ways = position.rules().castling().map_or(&[][..], |castling| castling.ways(side));
        for way in ways {
            let home = |square| setup.board.get(square) == start.get(square);
            if !(home(way.king) && home(way.rook)) {
                setup.rights &= !way.right;
            }
        }
    }
}
