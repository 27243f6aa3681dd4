use komadai_board::{Square, SquareSet};

/// What the limit of one such piece a side and file applies to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum FileScope {
    /// Drops only (Shogi, rule 2; Great Whale Shogi, rule 5.3).
    Drops,
    /// Every arrival: moves, captures and drops (Hand Shogi, rule 6).
    Arrivals,
}

/// The squares whose file holds none of `pieces`; `file` gives all squares of a square's file.
///
/// ```
/// use komadai_board::{Coordinates, Shape, squares};
/// use komadai_hand::free_files;
///
/// let shape = Shape::new(3, 3, Coordinates::ALGEBRAIC)?;
/// let pawns = squares! { 3;
///     . . .
///     X . .
///     . . X
/// };
/// let free = squares! { 3;
///     . X .
///     . X .
///     . X .
/// };
/// assert_eq!(shape.squares() & free_files(pawns, |square| shape.file_squares(shape.file(square))), free);
/// # Ok::<(), komadai_board::ShapeError>(())
/// ```
#[inline]
#[must_use]
pub fn free_files(pieces: SquareSet, file: impl Fn(Square) -> SquareSet) -> SquareSet {
    let mut free = SquareSet::FULL;
    for square in pieces {
        free -= file(square);
    }
    free
}
