use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use komadai_board::{Kind, Mark, Side, Square, SquareSet};
use komadai_rules::{Limit, Mover, ParseError, Rules, Setup};

use crate::Tables;
use crate::attack::View;
use crate::turn::royals;

/// One thing that keeps a setup from being a position of its game. How many pieces of a kind there are is never
/// looked at.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SetupFault {
    /// A piece stands where the board has no square, or is of a kind that the game does not have. Cannot be waived.
    #[error("square number {}: it holds a piece that does not fit the game", .0.index())]
    Foreign(Square),
    /// A side has no royal piece, or several.
    #[error("{side} has {count} royal pieces instead of one")]
    Royals {
        /// The side.
        side: String,
        /// How many it has.
        count: u32,
    },
    /// The side that is not to move is in check.
    #[error("the side that is not to move is in check")]
    OpponentInCheck,
    /// A piece stands where it would have had to promote.
    #[error("{square}: a piece that would have had to promote stands there")]
    CannotStand {
        /// The square's name.
        square: String,
    },
    /// A castling right whose king or rook is not where the game starts it.
    #[error("castling: the king or the rook of {rook} is not at home")]
    CastlingRight {
        /// The name of the rook's square.
        rook: String,
    },
    /// Two pieces of which a file may hold only one.
    #[error("{square}: its side has another such piece on that file")]
    OneAFile {
        /// The square's name of one of them.
        square: String,
    },
    /// A castling right that the game does not have. Cannot be waived.
    #[error("castling: the game has no such right")]
    UnknownRight,
    /// A hand holds what cannot be in hand in the game. Cannot be waived.
    #[error("{side} has pieces in hand that the game does not have there")]
    ForeignHand {
        /// The side.
        side: String,
    },
    /// The moves of a game are counted from 1. Cannot be waived.
    #[error("the number of the move is 0")]
    NoPly,
}

impl SetupFault {
    /// Whether a position can be made all the same, for whoever asks for it.
    #[must_use]
    pub const fn is_waivable(&self) -> bool {
        match self {
            Self::Foreign(_) | Self::UnknownRight | Self::ForeignHand { .. } | Self::NoPly => false,
            Self::Royals { .. }
            | Self::OpponentInCheck
            | Self::CannotStand { .. }
            | Self::CastlingRight { .. }
            | Self::OneAFile { .. } => true,
        }
    }
}

/// All that keeps a setup from being a position: at least one fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// The faults.
    pub faults: Vec<SetupFault>,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupError {}

/// Why a text is not a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// It cannot be read.
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// What it says breaks the rules of the game.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl Tables {
    /// All that keeps the setup from being a position of this game; nothing when it is one.
    #[must_use]
    pub fn faults(&self, setup: &Setup) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        let fits = |square: Square, kind: Kind| self.squares().has(square) && self.has_kind(kind);
        for (square, piece) in setup.board.pieces() {
            if !fits(square, piece.kind) {
                faults.push(SetupFault::Foreign(square));
            }
        }
        if !faults.is_empty() {
            // Nothing else can be asked of such a board.
            return faults;
        }
        for side in Side::BOTH {
            if setup.hands.held(side).any(|slot| self.hand_kind(slot).is_none()) {
                faults.push(SetupFault::ForeignHand { side: self.rules().side_name(side).into() });
            }
        }
        if setup.ply == 0 {
            faults.push(SetupFault::NoPly);
        }
        for side in Side::BOTH {
            let count = royals(setup, side).len();
            if count != 1 {
                faults.push(SetupFault::Royals { side: self.rules().side_name(side).into(), count });
            }
        }
        let view = View::new(self, setup, setup.side);
        if royals(setup, !setup.side).iter().any(|royal| view.attacks(royal)) {
            faults.push(SetupFault::OpponentInCheck);
        }
        let name = |square| self.rules().shape().square_name(square);
        for (square, piece) in setup.board.pieces() {
            if self.cannot_stand(piece.side, piece.kind).has(square) {
                faults.push(SetupFault::CannotStand { square: name(square) });
            }
        }
        faults.extend(self.castling_faults(setup));
        let limited = kept_to_files(self.rules());
        if !limited.is_empty() {
            for side in Side::BOTH {
                let ours = setup.board.side(side) & setup.board.marked(Mark::File);
                let all: SquareSet = ours.iter().filter(|&at| limited.contains(&setup.board.kind(at))).collect();
                for square in all {
                    if (all & self.file(square)).last() != Some(square) {
                        faults.push(SetupFault::OneAFile { square: name(square) });
                    }
                }
            }
        }
        faults
    }

    /// The castling rights whose king or rook does not stand where the game starts it.
    fn castling_faults(&self, setup: &Setup) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        let mut known = 0;
        for (side, castling) in Side::BOTH.into_iter().flat_map(|side| Some((side, self.castling()?))) {
            for right in castling.rights(side) {
                known |= right;
                let homes = castling.homes(side, right);
                if setup.rights & right != 0 && !homes.iter().all(|&home| self.is_home(setup, home)) {
                    faults.push(SetupFault::CastlingRight { rook: self.rules().shape().square_name(homes[1]) });
                }
            }
        }
        if setup.rights & !known != 0 {
            faults.push(SetupFault::UnknownRight);
        }
        faults
    }

    /// Where a piece of that kind cannot stand, since it would have had to promote and may not be dropped there.
    fn cannot_stand(&self, side: Side, kind: Kind) -> SquareSet {
        let promotion = self.promotion().filter(|_| self.promotes_to(kind).is_some());
        let compelled =
            promotion.map_or(SquareSet::EMPTY, |rule| rule.compels(self.zone(side), self.stuck(side, kind)));
        let dropped = self.slot(kind).map_or(SquareSet::EMPTY, |_| self.drops(side, kind).squares);
        compelled - dropped
    }
}

/// The kinds of which no file ever holds two of a side: those whose moves are limited too, or never leave their file.
fn kept_to_files(rules: &Rules) -> Vec<Kind> {
    let stays = |kind| {
        rules.piece(kind).is_some_and(|row| {
            let turns = row.movement.movers.iter().any(|mover| matches!(mover, Mover::Legs(_)));
            !turns && row.movement.steps().iter().all(|step| step.file == 0)
        })
    };
    let limits = rules.limits().iter().filter(|limit| matches!(limit, Limit::File { .. }));
    limits
        .flat_map(|limit| {
            limit.kinds().iter().copied().filter(|kind| limit.one_a_file().contains(kind) || stays(*kind))
        })
        .collect()
}
