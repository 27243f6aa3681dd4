use komadai_board::{Board, Mark, Side, Square, SquareSet};
use komadai_hand::free_files;
use komadai_moves::{Hop, Legs, Path, When};

use crate::Tables;
use crate::tables::{KindTable, Special};

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
        if table.is_leaper { reach } else { self.long_reach(table, from, reach) }
    }

    fn long_reach(&self, table: &KindTable, from: Square, mut reach: SquareSet) -> SquareSet {
        let tables = self.tables;
        for &ray in table.rides.up() {
            reach |= tables.ray(ray).reach_up(from, self.blockers);
        }
        for &ray in table.rides.down() {
            reach |= tables.ray(ray).reach_down(from, self.blockers);
        }
        if table.is_odd { self.odd_reach(table, from, reach) } else { reach }
    }

    /// Adds to `reach` what kinds with other ways than plain leaps and rides can reach.
    fn odd_reach(&self, table: &KindTable, from: Square, mut reach: SquareSet) -> SquareSet {
        let tables = self.tables;
        reach |= tables.leaps(table.quiet_leaps, from) & self.vacant;
        reach |= tables.leaps(table.taking_leaps, from) & self.enemy;
        for (ray, when) in tables.odd_rides(table.odd_rides) {
            reach |= self.only(when, ray.reach(from, self.blockers));
        }
        for special in tables.specials(table.specials) {
            reach |= match *special {
                Special::Slide(ray, when) => self.only(when, tables.ray(ray).reach(from, self.blockers)),
                Special::Hop(ray) => {
                    let weaker = |at| tables.strength(self.board.kind(at)) < table.strength;
                    Hop::targets(tables.ray(ray), from, self.own | self.enemy, self.enemy, weaker)
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
