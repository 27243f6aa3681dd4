use komadai_board::{Offset, Shape, SquareSet};

/// The squares on which a piece that moves by these steps could never move, whatever else stands on the board
/// (Shogi, rule 2; Hand Shogi, rule 5.2; Great Whale Shogi, rule 5.3; Medusa Shogi, rule 5.2).
///
/// ```
/// use komadai_board::{Coordinates, Offset, Shape};
/// use komadai_hand::stuck_squares;
///
/// let shape = Shape::new(3, 4, Coordinates::ALGEBRAIC)?;
/// let knight = [Offset::new(-1, 2), Offset::new(1, 2)];
/// assert_eq!(stuck_squares(&shape, &knight), shape.far_ranks(2));
/// # Ok::<(), komadai_board::ShapeError>(())
/// ```
#[must_use]
pub fn stuck_squares(shape: &Shape, steps: &[Offset]) -> SquareSet {
    let leaves = |from| steps.iter().any(|&step| shape.step(from, step).is_some());
    shape.squares().iter().filter(|&from| !leaves(from)).collect()
}
