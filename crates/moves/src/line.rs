use komadai_board::{Offset, Ray, Square, SquareSet};

/// Lion power along a line: the piece lands on any of the next `reach` squares, and may capture on the way; each
/// landing before the last must capture. It may also capture on the first square and return (igui).
///
/// Great Whale Shogi's Killer (rule 3.1) has reach 2, its False Killer (rule 3.2) reach 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Line {
    /// The direction, as First sees it.
    pub step: Offset,
    /// How many squares ahead it lands at most: 2 or 3.
    pub reach: u8,
    /// Whether squares it does not land on are leapt over; otherwise they must be empty.
    pub leaps: bool,
    /// Whether it may step to the first square when that is empty, and back: a pass.
    pub pass: bool,
}

/// One way along a [`Line`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Path {
    /// Straight to a square, with no capture on the way.
    Direct(Square),
    /// Capturing on one or two squares on the way to the last one.
    Through {
        /// The first square landed on.
        first: Square,
        /// The second one, when there are two before the last.
        second: Option<Square>,
        /// Where it ends.
        to: Square,
    },
    /// Capturing on the first square, or stepping there where a pass is allowed, and back.
    Return(Square),
}

impl Line {
    /// Every way along the `ray`, which has the line's reach, given the squares that can be landed on empty
    /// (`vacant`) and those of enemies.
    pub fn paths(self, ray: &Ray, from: Square, vacant: SquareSet, enemy: SquareSet, mut each: impl FnMut(Path)) {
        let open = |square: &Square| vacant.has(*square) || enemy.has(*square);
        // A square that is not landed on is passed over a leap, or because nothing is there.
        let over = |square: Square| self.leaps || vacant.has(square);
        let mut left = ray.all(from);
        let mut next = || {
            let square = ray.first(from, left)?;
            left.remove(square);
            Some(square)
        };
        let Some(s1) = next() else { return };
        let (s2, s3) = (next(), next());
        if enemy.has(s1) || (self.pass && vacant.has(s1)) {
            each(Path::Return(s1));
        }
        if open(&s1) {
            each(Path::Direct(s1));
        }
        let Some(s2) = s2 else { return };
        let first = enemy.has(s1).then_some(s1);
        if let Some(first) = first.filter(|_| open(&s2)) {
            each(Path::Through { first, second: None, to: s2 });
        }
        if over(s1) && open(&s2) {
            each(Path::Direct(s2));
        }
        let Some(s3) = s3.filter(open) else { return };
        if over(s1) && over(s2) {
            each(Path::Direct(s3));
        }
        if let Some(first) = first.filter(|_| over(s2)) {
            each(Path::Through { first, second: None, to: s3 });
        }
        if enemy.has(s2) {
            if over(s1) {
                each(Path::Through { first: s2, second: None, to: s3 });
            }
            if let Some(first) = first {
                each(Path::Through { first, second: Some(s2), to: s3 });
            }
        }
    }

    /// Whether some path lands on `target`, an enemy: the squares before it, if they are not leapt over, must be
    /// empty or enemies, none of the `closed` ones.
    #[must_use]
    pub fn attacks(self, ray: &Ray, from: Square, closed: SquareSet, target: Square) -> bool {
        ray.all(from).has(target) && (self.leaps || !ray.before(from, target).meets(closed))
    }
}
