use core::ops::Range;

use komadai_board::{Kind, Square, SquareSet};
use komadai_hand::Condition;
use komadai_moves::{Line, Ride, When};

use crate::Tables;

/// Where a slice of one of the tables' lists lies.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Span {
    pub(crate) start: u16,
    pub(crate) end: u16,
}

impl Span {
    #[inline]
    pub(crate) fn of(self) -> Range<usize> {
        usize::from(self.start)..usize::from(self.end)
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.start == self.end
    }
}

/// Numbers of rays: those along which square numbers grow, and those along which they fall. Each list ends at its end or
/// at the first 0, the number of the empty ray.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Rides {
    up: [u16; Ride::LINES.len() / 2],
    down: [u16; Ride::LINES.len() / 2],
}

impl Rides {
    /// The rays along which square numbers grow.
    #[inline]
    pub(crate) fn up(&self) -> impl Iterator<Item = u16> + use<> {
        self.up.into_iter().take_while(|&number| number != 0)
    }

    /// The rays along which square numbers fall.
    #[inline]
    pub(crate) fn down(&self) -> impl Iterator<Item = u16> + use<> {
        self.down.into_iter().take_while(|&number| number != 0)
    }

    pub(crate) fn push(&mut self, number: u16, is_ascending: bool) {
        let list = if is_ascending { &mut self.up } else { &mut self.down };
        if let Some(place) = list.iter_mut().find(|place| **place == 0) {
            *place = number;
        }
    }
}

/// What the targets of a kind take to find.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Ways {
    /// [`KindTable::leaps`].
    #[default]
    Leaps,
    /// Leaps of all three sorts.
    SplitLeaps,
    /// [`KindTable::leaps`] and [`KindTable::rides`].
    Rides,
    /// All the tables.
    Odd,
}

/// When there is more to a kind's moves than where they end.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Care {
    /// Never.
    #[default]
    Never,
    /// When an enemy stands where igui or lion power takes.
    Singles,
    /// When it captures: it is a Morph.
    Captures,
    /// Always.
    Always,
}

/// How one kind of one side moves, as numbers of shared tables. Number 0 is the empty table.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct KindTable {
    /// Squares it leaps to, whether empty or an enemy's.
    pub(crate) leaps: u16,
    /// Squares it leaps to only when they are empty.
    pub(crate) quiet_leaps: u16,
    /// Squares it leaps to only to capture.
    pub(crate) taking_leaps: u16,
    /// Squares it attacks whatever stands between: by leaps, igui and lion power.
    pub(crate) attacks: u16,
    /// Squares whose occupant it can take without moving.
    pub(crate) iguis: u16,
    /// Rides that go to empty squares and capture.
    pub(crate) rides: Rides,
    /// Rides that only move or only capture.
    pub(crate) odd_rides: Span,
    /// Ways that need more than a table.
    pub(crate) specials: Span,
    /// What it promotes to.
    pub(crate) promotes_to: Option<Kind>,
    /// Hops pass over weaker pieces only.
    pub(crate) strength: u8,
    /// Whether it can move backward.
    pub(crate) goes_backward: bool,
    /// The number of the table of squares it could ever reach by one move on some board.
    pub(crate) field: u16,
    /// Whether a file may hold one such piece a side, for arrivals by moves too.
    pub(crate) one_a_file: bool,
    /// When there is more to its moves than targets.
    pub(crate) care: Care,
    /// The number of the table of squares where its igui and lion power take.
    pub(crate) singles: u16,
    /// The number of the table of first squares of its rides, if it has several.
    pub(crate) gates: u16,
    /// What its targets take to find.
    pub(crate) ways: Ways,
    /// Whether it is a fire dragon, promotes to one, or is a Morph where there are dragons.
    pub(crate) burns: bool,
}

// One shift finds a kind's table.
const _: () = assert!(size_of::<KindTable>() == 64);

/// Where and how one kind of one side may be dropped.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct DropTable {
    /// Where, as far as the square alone decides.
    pub(crate) squares: SquareSet,
    /// Whether a file may hold one such piece a side.
    pub(crate) one_a_file: bool,
    /// What the drop must do besides.
    pub(crate) condition: Condition,
}

impl KindTable {
    /// Whether some of its leaps only move or only capture.
    #[inline]
    pub(crate) fn splits_leaps(&self) -> bool {
        self.quiet_leaps != 0 || self.taking_leaps != 0
    }

    /// The squares that it could reach from `from` by one move on some board.
    #[inline]
    pub(crate) fn field(&self, tables: &Tables, from: Square) -> SquareSet {
        tables.leaps(self.field, from)
    }
}

/// A way of moving that needs more than a table of leaps or rays.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Special {
    /// The number of its ray, and whether it captures.
    Slide(u16, When),
    /// All hops of the kind: the number of the table of their lines, and their rays, unless all are along lines of a
    /// king or knight.
    Hops { lines: u16, rays: Span },
    /// The numbers of the tables of its first steps and of single steps that may follow, and the rays of longer rides
    /// that may.
    Legs { first: u16, steps: u16, then: Span },
    /// The number of its ray, and its terms.
    Line(u16, Line),
}
