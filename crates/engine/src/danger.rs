use komadai_board::{Mark, Square, SquareSet};

use komadai_rules::Setup;

use crate::Tables;
use crate::attack::View;

/// What threatens a king, worked out once a position by looking outward from its square.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Danger {
    /// The pieces that give check.
    pub(crate) checkers: SquareSet,
    /// Where a move must end to answer the check, unless it acts afar; every square when there is none to answer.
    pub(crate) evasion: SquareSet,
    /// Own pieces that alone stand between the king and a rider.
    pub(crate) pinned: SquareSet,
    /// Squares that alone shield the king from an attack of another kind: a move that empties or takes one of them must
    /// be looked at.
    pub(crate) concern: SquareSet,
    /// Squares that shield the king together with others, and the lines from riders to the king: a move that empties or
    /// takes several squares must be looked at when these are among them.
    pub(crate) risk: SquareSet,
    /// Whether each move that ends there does answer the check: no checker is exotic.
    pub(crate) is_plain: bool,
}

impl Danger {
    /// No king, or none that could be threatened.
    pub(crate) const NONE: Self = Self {
        checkers: SquareSet::EMPTY,
        evasion: SquareSet::FULL,
        pinned: SquareSet::EMPTY,
        concern: SquareSet::EMPTY,
        risk: SquareSet::EMPTY,
        is_plain: true,
    };

    /// What `view`'s attackers threaten on `king`; `own` are the king's side's pieces.
    #[inline]
    pub(crate) fn to(view: &View<'_>, king: Square, own: SquareSet) -> Self {
        let mut danger = Self::NONE;
        let tables = view.tables;
        // Each sort of attacker is out of line: most often there is none.
        let leapers = tables.leapers_to(view.side, king) & view.by;
        if leapers.any() {
            danger.add_leapers(view, king, leapers);
        }
        let riders = tables.riders_to(king) & view.by & view.board.marked(Mark::Rider);
        if riders.any() {
            danger.add_riders(view, king, riders, own);
        }
        let exotics = view.by & view.board.marked(Mark::Exotic);
        if exotics.any() {
            danger.add_exotics(view, king, exotics);
        }
        danger
    }

    /// The piece on `from` gives check, and a move that ends on one of these squares may answer it.
    fn checks(&mut self, from: Square, answers: SquareSet) {
        self.checkers.insert(from);
        self.evasion &= answers | from.into();
    }

    #[inline(never)]
    fn add_leapers(&mut self, view: &View<'_>, king: Square, leapers: SquareSet) {
        for from in leapers {
            if view.leaps(from, king) {
                self.checks(from, SquareSet::EMPTY);
            } else if view.tables.kind(view.side, view.board.kind(from)).one_a_file {
                // Taking the last other such piece on the king's file would allow the capture.
                let file = view.tables.file(king) & view.board.side(view.side) & view.board.marked(Mark::File);
                self.concern |= file;
                self.risk |= file;
            }
        }
    }

    #[inline(never)]
    fn add_riders(&mut self, view: &View<'_>, king: Square, riders: SquareSet, own: SquareSet) {
        let tables = view.tables;
        for from in riders {
            if !tables.rides_to(view.side, view.board.kind(from), from, king) {
                continue;
            }
            let between = tables.between(king, from);
            let blockers = between & view.occupied;
            self.risk |= between;
            if blockers.is_empty() {
                if !self.checkers.has(from) {
                    self.checks(from, between);
                }
            } else if !blockers.many() {
                self.pinned |= blockers & own;
            }
        }
    }

    #[inline(never)]
    fn add_exotics(&mut self, view: &View<'_>, king: Square, exotics: SquareSet) {
        for from in exotics {
            let mut answers = SquareSet::EMPTY;
            view.shields(from, king, |shield| {
                self.shielded(shield.pieces);
                if shield.pieces.is_empty() {
                    answers |= shield.stays.unwrap_or(SquareSet::FULL);
                }
            });
            // What slides there may hop there too.
            if view.acts_on(from, king) {
                self.checks(from, answers);
                self.is_plain = false;
            }
        }
    }

    /// These squares shield the king from one attack.
    #[inline]
    fn shielded(&mut self, by: SquareSet) {
        self.risk |= by;
        if !by.many() {
            self.concern |= by;
        }
    }

    /// In a game where moves petrify pieces afar, own Medusas that petrify something protect the king by where they
    /// stand, and a check may be answered by any of them. Where dragons burn, it may be answered by leaving a square that
    /// vanishes then, so that no dragon can arrive there.
    pub(crate) fn allow_for_effects(&mut self, tables: &Tables, setup: &Setup) {
        let (own, enemy) = (setup.board.side(setup.side), setup.board.side(!setup.side));
        if let Some(petrify) = tables.petrify() {
            for medusa in own & setup.board.marked(Mark::Petrifier) {
                if self.checkers.any() || petrify.near(medusa).meets(enemy) {
                    self.concern.insert(medusa);
                }
            }
        }
        if tables.burn().is_some() && self.checkers.any() {
            self.concern |= own & tables.vanishing();
        }
        self.risk |= self.concern;
    }
}
