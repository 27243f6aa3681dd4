use core::ops::ControlFlow::{self, Continue};

use komadai_board::{Kind, Mark, Square, SquareSet};
use komadai_hand::{Condition, free_files};

use crate::generate::{Generator, has_legal_move, in_check};
use crate::kind_table::{Care, Ways};
use crate::turn::{play, royals};
use crate::{Move, MoveSet};

/// Drops.
impl Generator<'_> {
    #[inline]
    pub(crate) fn drops(&self, each: &mut impl FnMut(MoveSet) -> ControlFlow<()>) -> ControlFlow<()> {
        let side = self.ground.side;
        // A piece that is dropped near the king may be the prey that a dragon needs to come there.
        let is_prey = self.acts_afar && self.danger.concern.meets(self.ground.vacant);
        let all_doubtful = self.replay_all || !self.danger.is_plain || is_prey;
        let open = self.ground.vacant & self.danger.evasion;
        let may_act = self.acts_afar && self.danger.checkers.any();
        if open.is_empty() && !may_act {
            return Continue(());
        }
        for slot in self.setup.hands.held(side) {
            let Some(kind) = self.tables.hand_kind(slot) else { continue };
            let table = self.tables.drops(side, kind);
            // Dropped, a Medusa may petrify the piece that gives check.
            let acts = may_act && self.tables.acts_afar(kind);
            let doubtful = all_doubtful || acts;
            let mut targets = if acts { self.ground.vacant } else { open } & table.squares;
            if table.one_a_file {
                let others = self.ground.own & self.setup.board.marked(Mark::File);
                targets &= free_files(others, |square| self.tables.file(square));
            }
            // Safety first: to ask about mate where the own king is attacked would go on and on.
            if doubtful {
                targets = targets.iter().filter(|&to| self.is_safe_after(Move::Drop { kind, to })).collect();
            }
            match table.condition {
                Condition::None => {}
                Condition::MustCheck => targets &= self.checking_drops(kind, targets),
                Condition::MustNotMate => {
                    for to in self.checking_drops(kind, targets) {
                        if self.mates(Move::Drop { kind, to }) {
                            targets.remove(to);
                        }
                    }
                }
            }
            if targets.any() {
                each(MoveSet::Drops { kind, targets })?;
            }
        }
        Continue(())
    }

    /// Those of the targets from which the dropped kind would attack an enemy royal piece.
    fn checking_drops(&self, kind: Kind, targets: SquareSet) -> SquareSet {
        let ours = self.tables.kind(self.ground.side, kind);
        // A piece attacks the king from where the enemy's piece of that kind, in the king's place, would attack it.
        let theirs = self.tables.kind(!self.ground.side, kind);
        let mut checking = SquareSet::EMPTY;
        for king in royals(self.setup, !self.ground.side) {
            checking |= self.tables.leaps(theirs.attacks, king);
            for ray in self.tables.rides(&theirs.rides) {
                checking |= ray.reach(king, self.ground.blockers);
            }
        }
        if ours.care == Care::Never && ours.ways != Ways::Odd && ours.taking_leaps == 0 && !self.acts_afar {
            return checking & targets;
        }
        let checks = |&to: &Square| self.gives_check(Move::Drop { kind, to });
        targets.iter().filter(checks).collect()
    }

    fn gives_check(&self, chosen: Move) -> bool {
        let mut after = *self.setup;
        play(self.tables, &mut after, chosen, |_| {});
        in_check(self.tables, &after)
    }

    /// Whether the move gives mate.
    fn mates(&self, chosen: Move) -> bool {
        let mut after = *self.setup;
        play(self.tables, &mut after, chosen, |_| {});
        in_check(self.tables, &after) && !has_legal_move(self.tables, &after)
    }
}
