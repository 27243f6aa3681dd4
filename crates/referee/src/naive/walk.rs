//! How simple pieces reach squares: steps and leaps, and slides, as loops over the board.

use super::game::Side;
use super::position::Position;
use super::square::Square;

/// Right and forward, from the mover's seat.
pub(super) type Offset = (i8, i8);

pub(super) const FORWARD: Offset = (0, 1);
pub(super) const BACK: Offset = (0, -1);
pub(super) const LEFT: Offset = (-1, 0);
pub(super) const RIGHT: Offset = (1, 0);
pub(super) const FORWARD_LEFT: Offset = (-1, 1);
pub(super) const FORWARD_RIGHT: Offset = (1, 1);
pub(super) const BACK_LEFT: Offset = (-1, -1);
pub(super) const BACK_RIGHT: Offset = (1, -1);

pub(super) const ORTHOGONAL: [Offset; 4] = [FORWARD, BACK, LEFT, RIGHT];
pub(super) const DIAGONAL: [Offset; 4] = [FORWARD_LEFT, FORWARD_RIGHT, BACK_LEFT, BACK_RIGHT];
pub(super) const ALL_EIGHT: [Offset; 8] =
    [FORWARD, BACK, LEFT, RIGHT, FORWARD_LEFT, FORWARD_RIGHT, BACK_LEFT, BACK_RIGHT];
pub(super) const TWO_ORTHOGONAL: [Offset; 4] = [(0, 2), (0, -2), (-2, 0), (2, 0)];
pub(super) const TWO_DIAGONAL: [Offset; 4] = [(-2, 2), (2, 2), (-2, -2), (2, -2)];
pub(super) const KNIGHT: [Offset; 8] = [(-1, 2), (1, 2), (-2, 1), (2, 1), (-2, -1), (2, -1), (-1, -2), (1, -2)];
pub(super) const CAMEL: [Offset; 8] = [(-1, 3), (1, 3), (-3, 1), (3, 1), (-3, -1), (3, -1), (-1, -3), (1, -3)];
/// A golden general's steps.
pub(super) const GOLD: [Offset; 6] = [FORWARD, BACK, LEFT, RIGHT, FORWARD_LEFT, FORWARD_RIGHT];
/// A silver general's steps.
pub(super) const SILVER: [Offset; 5] = [FORWARD, FORWARD_LEFT, FORWARD_RIGHT, BACK_LEFT, BACK_RIGHT];

/// Longer than any line of any board.
pub(super) const ANY_DISTANCE: i8 = 12;

/// The squares that one piece reaches, whoever stands on them. A square may be listed twice.
pub(super) struct Walk<'a> {
    position: &'a Position,
    from: Square,
    side: Side,
    /// The squares so far.
    pub(super) reached: Vec<Square>,
}

impl<'a> Walk<'a> {
    /// A piece of `side` that starts on `from`.
    pub(super) fn new(position: &'a Position, from: Square, side: Side) -> Self {
        Walk { position, from, side, reached: Vec::new() }
    }

    /// Steps and leaps: to exact offsets, whatever stands between.
    pub(super) fn leap(&mut self, offsets: &[Offset]) -> &mut Self {
        for &offset in offsets {
            let to = self.from.away(self.side, offset);
            if self.position.is_square(to) {
                self.reached.push(to);
            }
        }
        self
    }

    /// Slides: up to `furthest` times the same step, over empty squares, the last of which may be occupied.
    pub(super) fn slide(&mut self, directions: &[Offset], furthest: i8) -> &mut Self {
        for &direction in directions {
            let mut to = self.from;
            for _ in 0..furthest {
                to = to.away(self.side, direction);
                if !self.position.is_square(to) {
                    break;
                }
                self.reached.push(to);
                if self.position.at(to).is_some() {
                    break;
                }
            }
        }
        self
    }

    /// The reached squares that are empty or hold an enemy.
    pub(super) fn free_or_enemy(&self) -> Vec<Square> {
        self.reached.iter().copied().filter(|&to| self.position.side_at(to) != Some(self.side)).collect()
    }
}
