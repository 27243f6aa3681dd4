use komadai_board::{Mark, Square, SquareSet};

use crate::attack::View;

/// What threatens a king, worked out once a position by looking outward from its square.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Danger {
    /// The pieces that give check.
    pub(crate) checkers: SquareSet,
    /// Where a move must end to answer the check; every square when there is none to answer.
    pub(crate) evasion: SquareSet,
    /// Own pieces that alone stand between the king and a rider.
    pub(crate) pinned: SquareSet,
    /// Squares that decide about other attacks: a move that empties or takes one of them must be looked at.
    pub(crate) concern: SquareSet,
    /// Whether `evasion` says it all: no checker is exotic.
    pub(crate) is_plain: bool,
}

impl Danger {
    /// No king, or none that could be threatened.
    pub(crate) const NONE: Self = Self {
        checkers: SquareSet::EMPTY,
        evasion: SquareSet::FULL,
        pinned: SquareSet::EMPTY,
        concern: SquareSet::EMPTY,
        is_plain: true,
    };

    /// What `view`'s attackers threaten on `king`; `own` are the king's side's pieces.
    #[inline]
    pub(crate) fn to(view: &View<'_>, king: Square, own: SquareSet) -> Self {
        let mut danger = Self::NONE;
        let mut evasion = SquareSet::EMPTY;
        let tables = view.tables;
        for from in tables.leapers_to(view.side, king) & view.by {
            if view.leaps(from, king) {
                danger.checkers.insert(from);
            } else if tables.kind(view.side, view.board.kind(from)).one_a_file {
                // Taking the last other such piece on the king's file would allow the capture.
                danger.concern |= tables.file(king) & view.by & view.board.marked(Mark::File);
            }
        }
        for from in tables.riders_to(king) & view.by & view.board.marked(Mark::Rider) {
            let between = tables.between(king, from);
            let blockers = between & view.occupied;
            if blockers.many() || !tables.rides_to(view.side, view.board.kind(from), from, king) {
                continue;
            }
            if blockers.is_empty() {
                if !danger.checkers.has(from) {
                    evasion |= between;
                }
                danger.checkers.insert(from);
            } else {
                danger.pinned |= blockers & own;
            }
        }
        for from in view.by & view.board.marked(Mark::Exotic) {
            if !danger.checkers.has(from) && view.acts_on(from, king) {
                danger.checkers.insert(from);
                danger.is_plain = false;
            }
            danger.concern |= view.concern(from, king);
        }
        if danger.checkers.any() {
            danger.evasion =
                if danger.checkers.many() { SquareSet::EMPTY } else { evasion | danger.checkers };
        }
        danger
    }

    /// Whether every move but the king's own is legal.
    #[inline]
    pub(crate) fn is_calm(&self) -> bool {
        (self.checkers | self.pinned | self.concern).is_empty()
    }
}
