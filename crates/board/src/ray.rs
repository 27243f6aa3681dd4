use crate::{MAX_SQUARES, Offset, Shape, Square, SquareSet};

/// One direction over a whole board: from each square, the squares that lie that way, up to a range.
///
/// A ray stops at the edge and at holes. Whether it also stops at pieces is the question its two look-ups answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ray {
    ascending: bool,
    squares: [SquareSet; MAX_SQUARES],
}

impl Ray {
    /// The ray that repeats `step`, at most `range` times (0: without end). A step that stays in place reaches nothing.
    #[must_use]
    pub fn new(shape: &Shape, step: Offset, range: u8) -> Self {
        let mut squares = [SquareSet::EMPTY; MAX_SQUARES];
        for from in shape.squares() {
            let mut at = from;
            let mut left = if range == 0 { u8::MAX } else { range };
            while let Some(next) = shape.step(at, step).filter(|_| left > 0 && !step.is_zero()) {
                squares[from.index()].insert(next);
                at = next;
                left -= 1;
            }
        }
        Self { ascending: step.rank > 0 || (step.rank == 0 && step.file > 0), squares }
    }

    /// The same lines without their first squares, so that a look-up neither stops nor lands there.
    #[must_use]
    pub fn beyond_first(mut self) -> Self {
        for squares in self.squares.iter_mut() {
            let nearest = if self.ascending { squares.first() } else { squares.last() };
            nearest.into_iter().for_each(|square| squares.remove(square));
        }
        self
    }

    /// The same lines without these squares: a look-up passes over them as if they were empty, and does not land there.
    #[must_use]
    pub fn without(mut self, barred: SquareSet) -> Self {
        self.squares.iter_mut().for_each(|squares| *squares -= barred);
        self
    }

    /// Whether square numbers grow along the ray. The two directions have look-ups of their own, so that a caller
    /// who sorts its rays never asks.
    #[inline]
    #[must_use]
    pub const fn is_ascending(&self) -> bool {
        self.ascending
    }

    /// All squares that lie this way from `from`.
    #[inline]
    #[must_use]
    pub fn all(&self, from: Square) -> SquareSet {
        self.squares[from.index()]
    }

    /// The squares a slide from `from` reaches: the empty ones up to the first occupied one, and that one too.
    #[inline]
    #[must_use]
    pub fn reach(&self, from: Square, occupied: SquareSet) -> SquareSet {
        if self.ascending { self.reach_up(from, occupied) } else { self.reach_down(from, occupied) }
    }

    /// [`Ray::reach`] for a ray that [is ascending](Ray::is_ascending).
    #[inline]
    #[must_use]
    pub fn reach_up(&self, from: Square, occupied: SquareSet) -> SquareSet {
        let all = self.all(from);
        let blockers = (all & occupied).bits();
        // Subtracting one flips the lowest blocker and all below it, or everything where nothing blocks.
        all & SquareSet::from_bits(blockers ^ blockers.wrapping_sub(1))
    }

    /// [`Ray::reach`] for a ray that [is not ascending](Ray::is_ascending).
    #[inline]
    #[must_use]
    pub fn reach_down(&self, from: Square, occupied: SquareSet) -> SquareSet {
        let all = self.all(from);
        let blockers = (all & occupied).bits();
        let (low, high) = (blockers as u64, (blockers >> 64) as u64);
        // Half by half: the nearest blocker and all above it, or everything where nothing blocks.
        let above = |half: u64| (i64::MIN >> ((half | 1).leading_zeros() & 63)) as u64;
        let (low, high) = if high == 0 { (above(low), u64::MAX) } else { (0, above(high)) };
        all & SquareSet::from_bits(u128::from(high) << 64 | u128::from(low))
    }

    /// The squares that lie this way from `from` and before `target`.
    #[inline]
    #[must_use]
    pub fn before(&self, from: Square, target: Square) -> SquareSet {
        let below = SquareSet::from_bits(SquareSet::of(target).bits().wrapping_sub(1));
        self.all(from) & if self.ascending { below } else { !below } & !SquareSet::of(target)
    }

    /// The first occupied square this way.
    #[inline]
    #[must_use]
    pub fn first(&self, from: Square, occupied: SquareSet) -> Option<Square> {
        let blockers = self.all(from) & occupied;
        if self.ascending { blockers.first() } else { blockers.last() }
    }
}
