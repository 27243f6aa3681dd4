use komadai_board::{Board, Mark, Side, Square, SquareSet};
use komadai_moves::{Hop, Legs, When};
use komadai_rules::Setup;

use crate::Tables;
use crate::tables::{KindTable, Special};

/// A board as one side's attackers see it. What is attacked is worked out from the same tables as what can be
/// captured.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) tables: &'a Tables,
    pub(crate) board: &'a Board,
    /// The attacking side.
    pub(crate) side: Side,
    /// Where its attackers stand.
    pub(crate) by: SquareSet,
    /// What blocks lines; may differ from the board when a piece is thought away.
    pub(crate) occupied: SquareSet,
}

impl<'a> View<'a> {
    pub(crate) fn new(tables: &'a Tables, setup: &'a Setup, side: Side) -> Self {
        let board = &setup.board;
        Self { tables, board, side, by: board.side(side), occupied: board.occupied() | tables.vanishing() }
    }

    /// Where the pieces stand that could capture on `target`, an enemy of theirs or the place an enemy is thought to
    /// stand on.
    pub(crate) fn attackers(&self, target: Square) -> SquareSet {
        self.find::<false>(target)
    }

    /// Whether any piece could capture on `target`.
    #[inline]
    pub(crate) fn attacks(&self, target: Square) -> bool {
        self.find::<true>(target).any()
    }

    /// The attackers of `target`, or one of them.
    #[inline]
    fn find<const ONE: bool>(&self, target: Square) -> SquareSet {
        let mut found = SquareSet::EMPTY;
        for from in self.tables.leapers_to(self.side, target) & self.by {
            if self.leaps(from, target) {
                found.insert(from);
                if ONE {
                    return found;
                }
            }
        }
        for from in self.tables.riders_to(target) & self.by & self.board.marked(Mark::Rider) {
            let kind = self.board.kind(from);
            if !self.tables.between(target, from).meets(self.occupied)
                && self.tables.rides_to(self.side, kind, from, target)
            {
                found.insert(from);
                if ONE {
                    return found;
                }
            }
        }
        for from in self.by & self.board.marked(Mark::Exotic) {
            if !found.has(from) && self.acts_on(from, target) {
                found.insert(from);
                if ONE {
                    return found;
                }
            }
        }
        found
    }

    fn kind(&self, from: Square) -> &'a KindTable {
        self.tables.kind(self.side, self.board.kind(from))
    }

    /// Whether the piece on `from` captures on `target` whatever stands between.
    #[inline]
    pub(crate) fn leaps(&self, from: Square, target: Square) -> bool {
        let kind = self.kind(from);
        self.tables.leaps(kind.attacks, from).has(target)
            && !(kind.one_a_file && self.file_forbids(from, target))
    }

    /// Whether the piece on `from` may not capture on `target` for another such piece on that file
    /// (Hand Shogi, rule 6).
    fn file_forbids(&self, from: Square, target: Square) -> bool {
        let others = (self.by & self.board.marked(Mark::File)) - from.into();
        self.tables.file_limits_check() && others.meets(self.tables.file(target))
    }

    /// Whether the piece on `from` captures on `target` in a way that is neither leap nor ride.
    pub(crate) fn acts_on(&self, from: Square, target: Square) -> bool {
        let kind = self.kind(from);
        let own = self.board.side(self.side);
        self.tables.specials(kind.specials).iter().any(|special| match *special {
            Special::Slide(ray, when) => {
                when != When::MoveOnly && self.tables.ray(ray).reach(from, self.occupied).has(target)
            }
            Special::Hop(_) => Hop::crosses(self.tables.between(from, target), self.occupied, |_| false),
            Special::Legs { first, then } => {
                let first = self.tables.leaps(first, from);
                let vacant = self.tables.squares() - self.occupied;
                Legs::reach(first, self.tables.rays(then), from, vacant, self.occupied).has(target)
            }
            Special::Line(ray, line) => {
                line.attacks(self.tables.ray(ray), from, own, self.tables.between(from, target), target)
            }
        })
    }

    /// The squares whose content decides whether the exotic piece on `from` captures on `target`: emptied, or taken
    /// by another piece, they may let it through.
    pub(crate) fn concern(&self, from: Square, target: Square) -> SquareSet {
        let mut concern = SquareSet::EMPTY;
        for special in self.tables.specials(self.kind(from).specials) {
            concern |= match *special {
                Special::Slide(ray, _) | Special::Hop(ray) | Special::Line(ray, _) => {
                    let ray = self.tables.ray(ray);
                    if ray.all(from).has(target) { ray.all(from) } else { SquareSet::EMPTY }
                }
                Special::Legs { first, then } => {
                    let first = self.tables.leaps(first, from);
                    Legs::concern(first, self.tables.rays(then), |a, b| self.tables.between(a, b), target)
                }
            };
        }
        concern
    }
}
