use komadai_board::{Offset, Ray, Shape};

use crate::When;

/// The same step again and again over empty squares: an orthogonal or diagonal slide, or an oblique ride such as a
/// nightrider's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Ride {
    /// The step, as First sees it.
    pub step: Offset,
    /// How many steps at most; 0 for any number.
    pub range: u8,
    /// Whether it captures.
    pub when: When,
}

impl Ride {
    /// The sixteen directions of lines that boards are looked at along: a king's and a knight's, each next to its
    /// opposite. No square lies in two of them from another.
    pub const LINES: [Offset; 16] = [
        Offset::new(0, 1),
        Offset::new(0, -1),
        Offset::new(1, 0),
        Offset::new(-1, 0),
        Offset::new(1, 1),
        Offset::new(-1, -1),
        Offset::new(-1, 1),
        Offset::new(1, -1),
        Offset::new(1, 2),
        Offset::new(-1, -2),
        Offset::new(-1, 2),
        Offset::new(1, -2),
        Offset::new(2, 1),
        Offset::new(-2, -1),
        Offset::new(-2, 1),
        Offset::new(2, -1),
    ];

    /// Whether it goes along one of the [lines](Ride::LINES).
    #[must_use]
    pub fn is_line(self) -> bool {
        Self::LINES.contains(&self.step)
    }

    /// The line it goes along.
    #[must_use]
    pub fn ray(self, shape: &Shape) -> Ray {
        Ray::new(shape, self.step, self.range)
    }
}
