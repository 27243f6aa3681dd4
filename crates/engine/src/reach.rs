use komadai_board::{Board, Mark, Side, Square, SquareSet};
use komadai_hand::free_files;
use komadai_moves::{Hop, Legs, Path, When};

use crate::Tables;
use crate::kind_table::{KindTable, Special, Ways};

/// A board as one side's pieces move on it.
#[derive(Clone, Copy)]
pub(crate) struct Ground<'a> {
    pub(crate) tables: &'a Tables,
    pub(crate) board: &'a Board,
    /// The moving side.
    pub(crate) side: Side,
    pub(crate) own: SquareSet,
    pub(crate) enemy: SquareSet,
    /// What blocks lines.
    pub(crate) blockers: SquareSet,
    /// What can be stepped on: empty squares that have not vanished.
    pub(crate) vacant: SquareSet,
}

impl<'a> Ground<'a> {
    #[inline]
    pub(crate) fn new(tables: &'a Tables, board: &'a Board, side: Side) -> Self {
        let (own, enemy) = (board.side(side), board.side(!side));
        let blockers = own | enemy | tables.vanishing();
        Self { tables, board, side, own, enemy, blockers, vacant: tables.squares() - blockers }
    }

    /// The squares a piece of that kind on `from` can go to, or capture on by moving there.
    #[inline]
    pub(crate) fn targets(&self, table: &KindTable, from: Square) -> SquareSet {
        self.reach(table, from) & (self.vacant | self.enemy)
    }

    /// The squares it reaches, own pieces' squares included.
    #[inline]
    pub(crate) fn reach(&self, table: &KindTable, from: Square) -> SquareSet {
        let reach = self.tables.leaps(table.leaps, from);
        if table.ways == Ways::Leaps { reach } else { self.long_reach(table, from, reach) }
    }

    /// Adds to `reach` what a table of leaps does not say.
    #[inline]
    fn long_reach(&self, table: &KindTable, from: Square, reach: SquareSet) -> SquareSet {
        match table.ways {
            Ways::Leaps => reach,
            Ways::Rides => self.add_rides(table, from, reach),
            Ways::SplitLeaps | Ways::Odd => self.odd_reach(table, from, reach),
        }
    }

    /// Adds the squares of the rides to `reach`.
    #[inline]
    fn add_rides(&self, table: &KindTable, from: Square, reach: SquareSet) -> SquareSet {
        if table.gates != 0 {
            let gates = self.tables.leaps(table.gates, from);
            if (gates - self.own).is_empty() {
                // Every ride begins with an own piece, and ends there.
                return reach | gates;
            }
        }
        self.rides(table, from, reach)
    }

    /// Likewise where they may go on. Kept out of line: most pieces only leap.
    #[inline(never)]
    fn rides(&self, table: &KindTable, from: Square, mut reach: SquareSet) -> SquareSet {
        for ray in table.rides.up() {
            reach |= self.tables.ray(ray).reach_up(from, self.blockers);
        }
        for ray in table.rides.down() {
            reach |= self.tables.ray(ray).reach_down(from, self.blockers);
        }
        reach
    }

    /// Adds to `reach` what kinds with other ways than plain leaps and rides can reach.
    #[inline(never)]
    fn odd_reach(&self, table: &KindTable, from: Square, mut reach: SquareSet) -> SquareSet {
        let tables = self.tables;
        if table.splits_leaps() {
            reach |= tables.leaps(table.quiet_leaps, from) & self.vacant;
            reach |= tables.leaps(table.taking_leaps, from) & self.enemy;
        }
        if table.ways == Ways::SplitLeaps {
            return reach;
        }
        reach = self.add_rides(table, from, reach);
        for (ray, when) in tables.odd_rides(table.odd_rides) {
            reach |= self.only(when, ray.reach(from, self.blockers));
        }
        for special in tables.specials(table.specials) {
            reach |= match *special {
                Special::Slide(ray, when) => self.only(when, tables.ray(ray).reach(from, self.blockers)),
                Special::Hops { lines, rays } => {
                    let lines = tables.leaps(lines, from);
                    let stops = tables.stops(self.board, table.strength, lines & (self.own | self.enemy));
                    Hop::targets(lines, self.enemy, stops, |stop| tables.beyond(rays, from, stop))
                }
                Special::Legs { first, steps, then } => {
                    let blockers = self.blockers - from.into();
                    Legs::reach(tables.leaps(first, from), from, self.vacant, |at| {
                        tables.onward(steps, then, at, blockers)
                    })
                }
                Special::Line(ray, line) => {
                    let mut direct = SquareSet::EMPTY;
                    // With leaps these squares are in the table of leaps.
                    if !line.leaps {
                        line.paths(tables.ray(ray), from, self.vacant, self.enemy, |path| {
                            if let Path::Direct(to) = path {
                                direct.insert(to);
                            }
                        });
                    }
                    direct
                }
            };
        }
        if table.one_a_file {
            let others = (self.own & self.board.marked(Mark::File)) - from.into();
            let mut free = free_files(others, |square| tables.file(square));
            if !tables.file_limits_check() {
                free |= self.enemy & self.board.marked(Mark::Royal);
            }
            reach &= free;
        }
        reach
    }

    fn only(&self, when: When, reach: SquareSet) -> SquareSet {
        match when {
            When::Any => reach,
            When::MoveOnly => reach & self.vacant,
            When::CaptureOnly => reach & self.enemy,
        }
    }
}
