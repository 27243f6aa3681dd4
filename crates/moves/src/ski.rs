use komadai_board::{Offset, Ray, Shape};

/// A slide that ignores the adjacent square, whatever it holds, and starts from the second one
/// (Minjiku Shogi, rule 5.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Ski {
    /// The direction, as First sees it.
    pub step: Offset,
}

impl Ski {
    /// The line it goes along: that of a slide less the adjacent square, so that a look-up neither stops nor lands
    /// there.
    #[must_use]
    pub fn ray(self, shape: &Shape) -> Ray {
        Ray::new(shape, self.step, 0).beyond_first()
    }
}
