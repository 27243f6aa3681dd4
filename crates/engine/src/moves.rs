use komadai_board::{Kind, Square, SquareSet};

/// A move, in the fewest words that tell it from every other legal move of a position.
///
/// Any value is safe to pass to any function; whether it is legal is a question to a
/// [`Position`](crate::Position). The order is that of the variants and fields, fixed but without further meaning.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
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
    /// A Morph captures and takes a form.
    Morph {
        /// Where it stands.
        from: Square,
        /// Where it captures.
        to: Square,
        /// The Morph it becomes.
        into: Kind,
    },
    /// A piece goes onto one of its own side, and the two become one.
    Fuse {
        /// Where it stands.
        from: Square,
        /// Where the other stands.
        to: Square,
    },
    /// One component of a fused piece goes to an empty square, and the other stays.
    Split {
        /// Where the fused piece stands.
        from: Square,
        /// Where the component goes.
        to: Square,
        /// The component that goes.
        part: Kind,
    },
    /// King and rook move together.
    Castle {
        /// Where the king stands.
        king: Square,
        /// Where the king goes.
        king_to: Square,
        /// Where the rook stands.
        rook: Square,
        /// Where the rook goes.
        rook_to: Square,
    },
}

impl Move {
    /// Where the moving piece stands before the move, for castling the king; `None` for a drop.
    #[must_use]
    pub const fn from(self) -> Option<Square> {
        match self {
            Self::Step { from, .. }
            | Self::Promote { from, .. }
            | Self::Path { from, .. }
            | Self::Igui { from, .. }
            | Self::Morph { from, .. }
            | Self::Fuse { from, .. }
            | Self::Split { from, .. }
            | Self::Castle { king: from, .. } => Some(from),
            Self::Drop { .. } => None,
        }
    }

    /// Where the moving or dropped piece stands after the move, for castling the king; for igui, where it stood before.
    #[must_use]
    pub const fn to(self) -> Square {
        match self {
            Self::Step { to, .. }
            | Self::Promote { to, .. }
            | Self::Drop { to, .. }
            | Self::Path { to, .. }
            | Self::Morph { to, .. }
            | Self::Fuse { to, .. }
            | Self::Split { to, .. }
            | Self::Castle { king_to: to, .. }
            | Self::Igui { from: to, .. } => to,
        }
    }

    /// Every square the move names, in the order of its text.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        let named = match self {
            Self::Step { from, to }
            | Self::Promote { from, to }
            | Self::Morph { from, to, .. }
            | Self::Fuse { from, to }
            | Self::Split { from, to, .. } => [Some(from), Some(to), None, None],
            Self::Drop { to, .. } => [Some(to), None, None, None],
            Self::Path { from, first, second, to } => [Some(from), Some(first), second, Some(to)],
            Self::Igui { from, at, .. } => [Some(from), Some(at), None, None],
            Self::Castle { king, king_to, rook, rook_to } => [Some(king), Some(king_to), Some(rook), Some(rook_to)],
        };
        named.into_iter().flatten()
    }
}

/// Legal moves that differ only in where they go, or in which of several like pieces goes, as a set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveSet {
    /// [`Move::Step`]s of one piece.
    Steps {
        /// Where it stands.
        from: Square,
        /// Where it can go.
        targets: SquareSet,
    },
    /// [`Move::Step`]s of several pieces, all by the same step.
    Walks {
        /// How much greater the number of the square is where a piece goes than of the one where it stands.
        by: i8,
        /// Where the pieces can go.
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
    /// [`Move::Fuse`]s of one piece.
    Fusions {
        /// Where it stands.
        from: Square,
        /// The pieces it can fuse with.
        targets: SquareSet,
    },
    /// [`Move::Split`]s of one component of a piece.
    Fissions {
        /// Where the piece stands.
        from: Square,
        /// The component that goes.
        part: Kind,
        /// Where it can go.
        targets: SquareSet,
    },
    /// A move that no set can say.
    One(Move),
}

impl MoveSet {
    /// Where its moves end, as [`Move::to`] tells.
    #[inline]
    #[must_use]
    pub const fn targets(self) -> SquareSet {
        match self {
            Self::Steps { targets, .. }
            | Self::Walks { targets, .. }
            | Self::Promotions { targets, .. }
            | Self::Drops { targets, .. }
            | Self::Fusions { targets, .. }
            | Self::Fissions { targets, .. } => targets,
            Self::One(one) => SquareSet::of(one.to()),
        }
    }

    /// How many moves it holds.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        if let Self::One(_) = self { 1 } else { self.targets().len() }
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
            (Self::Steps { from, targets }, Move::Step { from: chosen, to })
            | (Self::Promotions { from, targets }, Move::Promote { from: chosen, to })
            | (Self::Fusions { from, targets }, Move::Fuse { from: chosen, to }) => from == chosen && targets.has(to),
            (Self::Walks { by, targets }, Move::Step { from, to }) => {
                targets.has(to) && SquareSet::of(from).shifted(by).has(to)
            }
            (Self::Drops { kind, targets }, Move::Drop { kind: chosen, to }) => kind == chosen && targets.has(to),
            (Self::Fissions { from, part, targets }, Move::Split { from: chosen, to, part: chosen_part }) => {
                from == chosen && part == chosen_part && targets.has(to)
            }
            (Self::One(one), _) => one == chosen,
            _ => false,
        }
    }

    /// Its moves one by one.
    #[inline]
    pub fn for_each(self, mut each: impl FnMut(Move)) {
        match self {
            Self::Steps { from, targets } => targets.iter().for_each(|to| each(Move::Step { from, to })),
            Self::Walks { by, targets } => {
                let from = |to: Square| Square::from_low_bits((to.index() as u32).wrapping_add_signed(-i32::from(by)));
                targets.iter().for_each(|to| each(Move::Step { from: from(to), to }));
            }
            Self::Promotions { from, targets } => targets.iter().for_each(|to| each(Move::Promote { from, to })),
            Self::Drops { kind, targets } => targets.iter().for_each(|to| each(Move::Drop { kind, to })),
            Self::Fusions { from, targets } => targets.iter().for_each(|to| each(Move::Fuse { from, to })),
            Self::Fissions { from, part, targets } => {
                targets.iter().for_each(|to| each(Move::Split { from, to, part }));
            }
            Self::One(one) => each(one),
        }
    }
}
