use alloc::boxed::Box;

use komadai_board::{MAX_SQUARES, Offset, Shape, Square, SquareSet};

/// Fire dragons burn enemies on the four squares diagonally next to them (Minjiku Shogi, rule 6): when a dragon ends
/// its own move (actively), and when an enemy arrives next to a standing dragon by its own move (passively).
///
/// It says where; the order of a turn says when.
///
/// ```
/// use komadai_board::{Coordinates, Shape, squares};
/// use komadai_effects::Burn;
///
/// let shape = Shape::new(3, 3, Coordinates::ALGEBRAIC)?;
/// let burn = Burn::new(&shape);
/// let enemies = squares! { 3;
///     X X .
///     X . .
///     . . X
/// };
/// let burned = squares! { 3;
///     X . .
///     . . .
///     . . X
/// };
/// assert_eq!(burn.victims(shape.parse_square("b2")?, enemies), burned);
/// # Ok::<(), komadai_board::ShapeError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Burn {
    near: Box<[SquareSet; MAX_SQUARES]>,
}

impl Burn {
    /// Burning on boards of this shape.
    #[must_use]
    pub fn new(shape: &Shape) -> Self {
        Self { near: neighbours(shape, &Offset::DIAGONAL) }
    }

    /// The squares that a dragon on `at` burns, and those from which a dragon burns `at`.
    #[inline]
    #[must_use]
    pub fn near(&self, at: Square) -> SquareSet {
        self.near[at.index()]
    }

    /// What a dragon that ends its move on `at` burns (Minjiku Shogi, rule 6.1).
    #[inline]
    #[must_use]
    pub fn victims(&self, at: Square, enemies: SquareSet) -> SquareSet {
        self.near(at) & enemies
    }

    /// Whether a piece that arrives on `at` is burned by one of the enemy's `dragons` (Minjiku Shogi, rule 6.2). A
    /// dragon that was displaced on `at` itself burns nothing.
    #[inline]
    #[must_use]
    pub fn burns_arrival(&self, at: Square, dragons: SquareSet) -> bool {
        self.near(at).meets(dragons)
    }

    /// All squares on which arriving pieces are burned by these dragons.
    #[inline]
    #[must_use]
    pub fn hot(&self, dragons: SquareSet) -> SquareSet {
        dragons.iter().fold(SquareSet::EMPTY, |hot, dragon| hot | self.near(dragon))
    }
}

/// For every square, those one of the offsets away.
pub(crate) fn neighbours(shape: &Shape, offsets: &[Offset]) -> Box<[SquareSet; MAX_SQUARES]> {
    let mut near = Box::new([SquareSet::EMPTY; MAX_SQUARES]);
    for square in shape.squares() {
        near[square.index()] = offsets.iter().filter_map(|&offset| shape.step(square, offset)).collect();
    }
    near
}
