use core::ops::ControlFlow::{self, Continue};

use komadai_board::{Kind, Mark, Side, Square, SquareSet};
use komadai_hand::{Condition, free_files};
use komadai_moves::{Hop, Legs, Path, When};
use komadai_rules::Setup;

use crate::attack::View;
use crate::danger::Danger;
use crate::tables::{KindTable, Special};
use crate::turn::{play, royals};
use crate::{Move, MoveSet, Tables};

/// Whether moves that leave the own king attacked are wanted too.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Legality {
    /// Moves that leave no own royal piece attacked.
    Legal,
    /// Moves that obey every other rule.
    Pseudo,
}

/// Generates the moves of one position.
pub(crate) struct Generator<'a> {
    tables: &'a Tables,
    setup: &'a Setup,
    us: Side,
    own: SquareSet,
    enemy: SquareSet,
    /// What blocks lines.
    blockers: SquareSet,
    /// What can be stepped on: empty squares that have not vanished.
    vacant: SquareSet,
    /// The only royal piece, when it must be kept safe.
    king: Option<Square>,
    danger: Danger,
    /// Whether every move must be played to see whether it is legal.
    replay_all: bool,
}

impl<'a> Generator<'a> {
    #[inline]
    pub(crate) fn new(tables: &'a Tables, setup: &'a Setup, legality: Legality) -> Self {
        let us = setup.side;
        let (own, enemy) = (setup.board.side(us), setup.board.side(!us));
        let blockers = own | enemy | tables.vanishing();
        let royals = royals(setup, us);
        let legal = legality == Legality::Legal;
        let king = royals.first().filter(|_| legal && !royals.many());
        let danger = king.map_or(Danger::NONE, |king| Danger::to(&View::new(tables, setup, !us), king, own));
        Self {
            tables,
            setup,
            us,
            own,
            enemy,
            blockers,
            vacant: tables.squares() - blockers,
            king,
            danger,
            replay_all: legal && royals.many(),
        }
    }

    /// Tells `each` of all moves, until it breaks.
    #[inline]
    pub(crate) fn run(&self, each: &mut impl FnMut(MoveSet) -> ControlFlow<()>) -> ControlFlow<()> {
        if let Some(king) = self.king {
            self.king_moves(king, each)?;
        }
        // A double check of plain pieces leaves only the king to move, or what captures more than it lands on.
        for from in self.own {
            if self.king != Some(from) {
                self.piece_moves(from, each)?;
            }
        }
        if self.danger.evasion.any() || !self.danger.is_plain {
            self.drops(each)?;
        }
        Continue(())
    }

    #[inline]
    fn piece_moves(
        &self,
        from: Square,
        each: &mut impl FnMut(MoveSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let kind = self.setup.board.kind(from);
        let table = self.tables.kind(self.us, kind);
        let mut targets = self.targets(table, from);
        targets = self.keep_legal(from, targets);
        self.tell(from, kind, table, targets, each)?;
        if !table.is_plain { self.single_moves(from, table, each) } else { Continue(()) }
    }

    /// The squares the piece can go to or capture on by moving there.
    #[inline]
    fn targets(&self, table: &KindTable, from: Square) -> SquareSet {
        let tables = self.tables;
        let mut reach = tables.leaps(table.leaps, from);
        for ray in tables.rays(table.up) {
            reach |= ray.reach_up(from, self.blockers);
        }
        for ray in tables.rays(table.down) {
            reach |= ray.reach_down(from, self.blockers);
        }
        let open = self.vacant | self.enemy;
        if table.is_plain { reach & open } else { self.odd_targets(table, from, reach) & open }
    }

    /// Adds to `reach` what kinds with other ways than plain leaps and rides can reach.
    fn odd_targets(&self, table: &KindTable, from: Square, mut reach: SquareSet) -> SquareSet {
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
                    Hop::targets(tables.ray(ray), from, self.blockers, self.enemy, |_| false)
                }
                Special::Legs { first, then } => {
                    let first = tables.leaps(first, from);
                    Legs::reach(first, tables.rays(then), from, self.vacant, self.blockers)
                }
                Special::Line(ray, line) => {
                    let mut direct = SquareSet::EMPTY;
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
            let others = (self.own & self.setup.board.marked(Mark::File)) - from.into();
            let mut free = free_files(others, |square| self.tables.file(square));
            if !self.tables.file_limits_check() {
                free |= royals(self.setup, !self.us);
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

    /// The targets that leave the king safe.
    #[inline]
    fn keep_legal(&self, from: Square, mut targets: SquareSet) -> SquareSet {
        let danger = &self.danger;
        if danger.is_calm() && !self.replay_all {
            return targets;
        }
        let mut doubtful = SquareSet::EMPTY;
        if danger.is_plain {
            targets &= danger.evasion;
        } else {
            doubtful = targets;
        }
        if let Some(king) = self.king.filter(|_| danger.pinned.has(from)) {
            targets &= self.tables.line(king, from, self.blockers - from.into());
        }
        if self.replay_all || danger.concern.has(from) {
            doubtful = targets;
        }
        for to in targets & (doubtful | danger.concern) {
            if !self.is_safe_after(Move::Step { from, to }) {
                targets.remove(to);
            }
        }
        targets
    }

    /// Tells of the piece's moves to the targets, promoting and not.
    #[inline]
    fn tell(
        &self,
        from: Square,
        kind: Kind,
        table: &KindTable,
        targets: SquareSet,
        each: &mut impl FnMut(MoveSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut stays = targets;
        if let (Some(promotion), Some(_)) = (self.tables.promotion(), table.promotes_to) {
            let offered = promotion.offers(self.tables.zone(self.us), from, targets, self.enemy);
            stays -= promotion.compels(offered, self.tables.stuck(self.us, kind));
            if offered.any() {
                each(MoveSet::Promotions { from, targets: offered })?;
            }
        }
        if stays.any() { each(MoveSet::Steps { from, targets: stays }) } else { Continue(()) }
    }

    /// Moves that no set of targets can say.
    fn single_moves(
        &self,
        from: Square,
        table: &KindTable,
        each: &mut impl FnMut(MoveSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let tables = self.tables;
        let mut tell = |one: Move| {
            if self.is_legal_single(one) { each(MoveSet::One(one)) } else { Continue(()) }
        };
        for at in tables.leaps(table.iguis, from) & self.enemy {
            self.igui(from, at, table, &mut tell)?;
        }
        for special in tables.specials(table.specials) {
            let Special::Line(ray, line) = *special else { continue };
            let mut flow = Continue(());
            line.paths(tables.ray(ray), from, self.vacant, self.enemy, |path| {
                if flow.is_continue() {
                    flow = match path {
                        Path::Direct(_) => Continue(()),
                        Path::Through { first, second, to } => tell(Move::Path { from, first, second, to }),
                        Path::Return(at) => self.igui(from, at, table, &mut tell),
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
        tell: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        tell(Move::Igui { from, at, promote: false })?;
        if table.promotes_to.is_some() && self.enemy.has(at) && self.tables.zone(self.us).has(from) {
            tell(Move::Igui { from, at, promote: true })?;
        }
        Continue(())
    }

    fn is_legal_single(&self, one: Move) -> bool {
        (self.king.is_none() && !self.replay_all) || self.is_safe_after(one)
    }

    /// Whether no own royal piece is attacked or gone after the move.
    fn is_safe_after(&self, chosen: Move) -> bool {
        let mut after = *self.setup;
        play(self.tables, &mut after, chosen, |_| {});
        let left = royals(&after, self.us);
        let view = View::new(self.tables, &after, !self.us);
        left.len() == royals(self.setup, self.us).len() && left.iter().all(|royal| !view.attacks(royal))
    }

    #[inline]
    fn king_moves(&self, king: Square, each: &mut impl FnMut(MoveSet) -> ControlFlow<()>) -> ControlFlow<()> {
        let kind = self.setup.board.kind(king);
        let table = self.tables.kind(self.us, kind);
        let mut targets = self.targets(table, king);
        if targets.any() {
            let view = View::new(self.tables, self.setup, !self.us);
            let occupied = (view.occupied - king.into()) | self.tables.vanishing();
            for to in targets {
                if (View { by: self.enemy - to.into(), occupied, ..view }).attacks(to) {
                    targets.remove(to);
                }
            }
            self.tell(king, kind, table, targets, each)?;
        }
        if !table.is_plain { self.single_moves(king, table, each) } else { Continue(()) }
    }

    #[inline]
    fn drops(&self, each: &mut impl FnMut(MoveSet) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.setup.hands.is_empty(self.us) {
            return Continue(());
        }
        let mut targets = self.vacant;
        let doubtful = self.replay_all || !self.danger.is_plain;
        if !doubtful {
            targets &= self.danger.evasion;
        }
        for slot in self.setup.hands.held(self.us) {
            let Some(kind) = self.tables.hand_kind(slot) else { continue };
            let table = self.tables.kind(self.us, kind);
            let mut targets = targets & self.tables.drops(self.us, kind);
            if table.drops_one_a_file {
                let others = self.own & self.setup.board.marked(Mark::File);
                targets &= free_files(others, |square| self.tables.file(square));
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
            if doubtful {
                for to in targets {
                    if !self.is_safe_after(Move::Drop { kind, to }) {
                        targets.remove(to);
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
        let ours = self.tables.kind(self.us, kind);
        // A piece attacks the king from where the enemy's piece of that kind, in the king's place, would attack it.
        let theirs = self.tables.kind(!self.us, kind);
        let mut checking = SquareSet::EMPTY;
        for king in royals(self.setup, !self.us) {
            checking |= self.tables.leaps(theirs.attacks, king);
            for ray in self.tables.rays(theirs.up).chain(self.tables.rays(theirs.down)) {
                checking |= ray.reach(king, self.blockers);
            }
        }
        if ours.is_plain {
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

/// Whether a royal piece of the side to move is attacked.
#[inline]
pub(crate) fn in_check(tables: &Tables, setup: &Setup) -> bool {
    let view = View::new(tables, setup, !setup.side);
    royals(setup, setup.side).iter().any(|royal| view.attacks(royal))
}

/// Whether the side to move has a legal move.
pub(crate) fn has_legal_move(tables: &Tables, setup: &Setup) -> bool {
    Generator::new(tables, setup, Legality::Legal).run(&mut |_| ControlFlow::Break(())).is_break()
}

/// How many legal moves the side to move has.
#[inline]
pub(crate) fn count(tables: &Tables, setup: &Setup) -> u64 {
    let mut count = 0;
    let _ = Generator::new(tables, setup, Legality::Legal).run(&mut |set| {
        count += u64::from(set.len());
        Continue(())
    });
    count
}
