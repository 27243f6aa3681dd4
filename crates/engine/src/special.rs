use core::ops::ControlFlow::{self, Continue};

use komadai_board::{Kind, Square, SquareSet};
use komadai_effects::{Fusion, Morph};
use komadai_moves::Path;

use crate::attack::View;
use crate::generate::Generator;
use crate::kind_table::{KindTable, Special};
use crate::{Move, MoveSet};

/// Moves that are more than where a piece goes, one function a power.
impl Generator<'_> {
    /// Those of the targets on which the arriving piece burns something that shields the king.
    pub(crate) fn removes_more(&self, targets: SquareSet, becomes: Kind) -> SquareSet {
        let Some(burn) = self.tables.burn().filter(|_| self.tables.is_burner(becomes)) else {
            return SquareSet::EMPTY;
        };
        let risk = self.danger.risk & self.ground.enemy;
        targets.iter().filter(|&to| burn.near(to).meets(risk)).collect()
    }

    /// Moves that no set of targets can say: igui and captures on the way.
    pub(crate) fn single_moves(
        &self,
        from: Square,
        table: &KindTable,
        each: &mut impl FnMut(MoveSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let tables = self.tables;
        for at in tables.leaps(table.iguis, from) & self.ground.enemy {
            self.igui(from, at, table, each)?;
        }
        for special in tables.specials(table.specials) {
            let Special::Line(ray, line) = *special else { continue };
            if !line.pass && !tables.ray(ray).all(from).meets(self.ground.enemy) {
                continue;
            }
            let mut flow = Continue(());
            line.paths(tables.ray(ray), from, self.ground.vacant, self.ground.enemy, |path| {
                if flow.is_continue() {
                    flow = match path {
                        Path::Direct(_) => Continue(()),
                        Path::Through { first, second, to } => self.one(Move::Path { from, first, second, to }, each),
                        Path::Return(at) => self.igui(from, at, table, each),
                    };
                }
            });
            flow?;
        }
        Continue(())
    }

    fn igui(
        &self,
        from: Square,
        at: Square,
        table: &KindTable,
        each: &mut impl FnMut(MoveSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.one(Move::Igui { from, at, promote: false }, each)?;
        let may = self.tables.promotion().is_some() && table.promotes_to.is_some();
        if may && self.ground.enemy.has(at) && self.tables.zone(self.ground.side).has(from) {
            self.one(Move::Igui { from, at, promote: true }, each)?;
        }
        Continue(())
    }

    /// A Morph's captures that take a form (Medusa Shogi, rules 4.2 to 4.6).
    pub(crate) fn morphs(
        &self,
        morph: &Morph,
        from: Square,
        kind: Kind,
        table: &KindTable,
        targets: SquareSet,
        each: &mut impl FnMut(MoveSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let side = self.ground.side;
        let captures = targets & self.ground.enemy;
        let offered = self.tables.promotion().filter(|_| table.promotes_to.is_some());
        let offered = offered
            .map_or(SquareSet::EMPTY, |rule| rule.offers(self.tables.zone(side), from, captures, self.ground.enemy));
        for to in captures {
            let Some(into) = morph.form(kind, self.setup.board.kind(to)) else { continue };
            let promotes_anyway = offered.has(to) && table.promotes_to == Some(into);
            if !promotes_anyway && !self.tables.stuck(side, into).has(to) {
                self.one(Move::Morph { from, to, into }, each)?;
            }
        }
        Continue(())
    }

    /// Fission of a fused piece (Fusion Mitregi, rule 4.2).
    pub(crate) fn fissions(
        &self,
        from: Square,
        parts: [Kind; 2],
        each: &mut impl FnMut(MoveSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for part in parts {
            let mut targets = self.ground.reach(self.tables.kind(self.ground.side, part), from) & self.ground.vacant;
            if self.replay_all {
                targets = self.keep_safe(targets, |to| Move::Split { from, to, part });
            } else {
                // What stays keeps shielding the king, so only a check limits the one that goes.
                targets &= self.danger.evasion;
            }
            if targets.any() {
                each(MoveSet::Fissions { from, part, targets })?;
            }
        }
        Continue(())
    }

    /// The own pieces among `reach` with which a simple piece can fuse (Fusion Mitregi, rule 3).
    #[inline]
    pub(crate) fn partners(&self, fusion: &Fusion, kind: Kind, table: &KindTable, reach: SquareSet) -> SquareSet {
        let fuses = fusion.partners(kind);
        let mut partners = SquareSet::EMPTY;
        for to in reach & self.ground.own {
            let ally = self.setup.board.kind(to);
            if fuses[ally.index()] && !self.camp_forbids(to, table, ally) {
                partners.insert(to);
            }
        }
        partners
    }

    /// Whether two pieces may not fuse on `to`, in the enemy's camp, since neither can move backward (Fusion Mitregi,
    /// rule 3.4).
    fn camp_forbids(&self, to: Square, mover: &KindTable, ally: Kind) -> bool {
        let in_camp = || self.tables.camp().is_some_and(|camp| camp.of(!self.ground.side).has(to));
        !mover.goes_backward && !self.tables.kind(self.ground.side, ally).goes_backward && in_camp()
    }

    /// Castling (Medusa Shogi, rule 7).
    pub(crate) fn castling(&self, each: &mut impl FnMut(MoveSet) -> ControlFlow<()>) -> ControlFlow<()> {
        let side = self.ground.side;
        let Some(castling) = self.tables.castling() else { return Continue(()) };
        let is_home = |home| self.movers.has(home) && self.tables.is_home(self.setup, home);
        for way in castling.ways(side) {
            if self.setup.rights & way.right == 0 || way.empty.meets(self.ground.blockers) {
                continue;
            }
            let view = View::new(self.tables, self.setup, !side);
            if !is_home(way.king) || !is_home(way.rook) || view.attacks(way.king) {
                continue;
            }
            let lifted = view.without(way.king.into());
            if way.safe.iter().all(|square| !lifted.attacks(square)) {
                let castle =
                    Move::Castle { king: way.king, king_to: way.king_to, rook: way.rook, rook_to: way.rook_to };
                self.one(castle, each)?;
            }
        }
        Continue(())
    }

    /// Tells of the move, if it leaves the king safe.
    fn one(&self, one: Move, each: &mut impl FnMut(MoveSet) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.is_surely_safe(one) || self.is_safe_after(one) { each(MoveSet::One(one)) } else { Continue(()) }
    }

    /// Whether the move touches nothing that concerns the king's safety.
    fn is_surely_safe(&self, one: Move) -> bool {
        if self.king.is_none() {
            return !self.replay_all;
        }
        let simple = match one {
            Move::Igui { promote: false, .. } | Move::Morph { .. } => true,
            Move::Path { .. } | Move::Igui { .. } => self.tables.burn().is_none(),
            _ => false,
        };
        simple
            && one.from() != self.king
            && self.danger.checkers.is_empty()
            && !one.squares().any(|square| self.danger.risk.has(square))
    }
}
