use komadai_board::{Kind, Square, SquareSet};

/// A move, in the fewest words that tell it from every other legal move of a position.
///
/// Any value is safe to pass to any function; whether it is legal is a question to a
/// [`Position`](crate::Position). The order is that of the variants and fields, fixed but without further meaning.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A piece goes from one square to another and captures what it displaces there.
    Step {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// Likewise, and it promotes on arrival.
    Promote {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// A piece in hand comes to stand on an empty square.
    Drop {
        /// What is dropped.
        kind: Kind,
        /// Where.
        to: Square,
    },
    /// A piece with lion power captures on its way.
    Path {
        /// Where it stands.
        from: Square,
        /// Where it first lands and captures.
        first: Square,
        /// Where it lands and captures next, when there are two such squares.
        second: Option<Square>,
        /// Where it ends.
        to: Square,
    },
    /// A piece captures a neighbour without moving; on an empty square, where the rules allow that, a pass.
    Igui {
        /// Where it stands.
        from: Square,
        /// Where the neighbour stands.
        at: Square,
        /// Whether it promotes.
        promote: bool,
    },
}

impl Move {
    /// Where the moving piece stands before the move; `None` for a drop.
    #[must_use]
    pub const fn from(self) -> Option<Square> {
        match self {
            Self::Step { from, .. }
            | Self::Promote { from, .. }
            | Self::Path { from, .. }
            | Self::Igui { from, .. } => Some(from),
            Self::Drop { .. } => None,
        }
    }

    /// Where the moving or dropped piece stands after the move; for igui, where it stood before.
    #[must_use]
    pub const fn to(self) -> Square {
        match self {
            Self::Step { to, .. }
            | Self::Promote { to, .. }
            | Self::Drop { to, .. }
            | Self::Path { to, .. } => to,
            Self::Igui { from, .. } => from,
        }
    }
}

/// Legal moves that differ only in where they go, as a set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveSet {
    /// [`Move::Step`]s of one piece.
    Steps {
        /// Where it stands.
        from: Square,
        /// Where it can go.
        targets: SquareSet,
    },
    /// [`Move::Promote`]s of one piece.
    Promotions {
        /// Where it stands.
        from: Square,
        /// Where it can go and promote.
        targets: SquareSet,
    },
    /// [`Move::Drop`]s of one kind.
    Drops {
        /// What is dropped.
        kind: Kind,
        /// Where it can be dropped.
        targets: SquareSet,
    },
    /// A move that no set can say.
    One(Move),
}

impl MoveSet {
    /// How many moves it holds.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        match self {
            Self::Steps { targets, .. } | Self::Promotions { targets, .. } | Self::Drops { targets, .. } => {
                targets.len()
            }
            Self::One(_) => 1,
        }
    }

    /// Whether it holds no move.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Whether the move is one of them.
    #[must_use]
    pub fn contains(self, chosen: Move) -> bool {
        match (self, chosen) {
            (Self::Steps { from, targets }, Move::Step { from: f, to }) => from == f && targets.has(to),
            (Self::Promotions { from, targets }, Move::Promote { from: f, to }) => {
                from == f && targets.has(to)
            }
            (Self::Drops { kind, targets }, Move::Drop { kind: k, to }) => kind == k && targets.has(to),
            (Self::One(one), _) => one == chosen,
            (Self::Steps { .. } | Self::Promotions { .. } | Self::Drops { .. }, _) => false,
        }
    }

    /// Its moves one by one.
    #[inline]
    pub fn for_each(self, mut each: impl FnMut(Move)) {
        match self {
            Self::Steps { from, targets } => targets.iter().for_each(|to| each(Move::Step { from, to })),
            Self::Promotions { from, targets } => {
                targets.iter().for_each(|to| each(Move::Promote { from, to }))
            }
            Self::Drops { kind, targets } => targets.iter().for_each(|to| each(Move::Drop { kind, to })),
            Self::One(one) => each(one),
        }
    }
}
