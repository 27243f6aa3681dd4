use alloc::boxed::Box;

use komadai_board::{MAX_SQUARES, Offset, Shape, Square, SquareSet};

use crate::burn::neighbours;

/// A Medusa petrifies the enemies on the eight squares around her, other Medusas excepted (Medusa Shogi, rule 3).
/// Which pieces are petrified follows from the position; nothing is stored.
///
/// ```
/// use komadai_board::{Coordinates, Shape, squares};
/// use komadai_effects::Petrify;
///
/// let shape = Shape::new(4, 3, Coordinates::ALGEBRAIC)?;
/// let medusas = squares! { 4;
///     . . . .
///     . X . .
///     . . . .
/// };
/// let enemies = squares! { 4;
///     X . . X
///     . . X .
///     . . . .
/// };
/// let petrified = squares! { 4;
///     X . . .
///     . . X .
///     . . . .
/// };
/// assert_eq!(Petrify::new(&shape).petrified(medusas, enemies), petrified);
/// # Ok::<(), komadai_board::ShapeError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Petrify {
    near: Box<[SquareSet; MAX_SQUARES]>,
}

impl Petrify {
    /// Petrification on boards of this shape.
    #[must_use]
    pub fn new(shape: &Shape) -> Self {
        Self { near: neighbours(shape, &Offset::KING) }
    }

    /// The squares around one.
    #[inline]
    #[must_use]
    pub fn near(&self, at: Square) -> SquareSet {
        self.near[at.index()]
    }

    /// Which of the other side's pieces, its own Medusas left out of `others`, these Medusas petrify.
    #[inline]
    #[must_use]
    pub fn petrified(&self, medusas: SquareSet, others: SquareSet) -> SquareSet {
        medusas.iter().fold(SquareSet::EMPTY, |all, medusa| all | self.near(medusa)) & others
    }
}
