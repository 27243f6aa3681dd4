use core::ops::ControlFlow::{self, Continue};

use komadai_board::{Board, Kind, Mark, Square, SquareSet};
use komadai_rules::Setup;

use crate::attack::View;
use crate::danger::Danger;
use crate::kind_table::{Care, KindTable};
use crate::reach::Ground;
use crate::turn::{play, royals};
use crate::{Move, MoveSet, Tables};

/// Whether moves that leave the own king attacked are wanted too.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Legality {
    /// Moves that leave no own royal piece attacked.
    Legal,
    /// Moves that obey every other rule.
    Pseudo,
    /// Legal moves again, each one played and looked at: the slow way, to test the quick one.
    Replayed,
}

/// Generates the moves of one position.
pub(crate) struct Generator<'a> {
    pub(crate) tables: &'a Tables,
    pub(crate) setup: &'a Setup,
    pub(crate) ground: Ground<'a>,
    /// Own pieces that can move.
    pub(crate) movers: SquareSet,
    /// The only royal piece, when it must be kept safe.
    pub(crate) king: Option<Square>,
    pub(crate) danger: Danger,
    /// Whether drops are wanted.
    drops: bool,
    /// Whether every move must be played to see whether it is legal.
    pub(crate) replay_all: bool,
    /// Whether a move may remove or petrify pieces elsewhere than where it lands.
    pub(crate) acts_afar: bool,
    /// Where an arriving piece is burned.
    pub(crate) hot: SquareSet,
    /// Whether a plain piece's targets need no look beyond the three sets that follow.
    is_quick: bool,
    /// Where a plain piece may end its move.
    open: SquareSet,
    /// From where a move needs a closer look.
    touchy: SquareSet,
    /// To where a move needs a closer look.
    watched: SquareSet,
}

impl<'a> Generator<'a> {
    #[inline]
    pub(crate) fn new(tables: &'a Tables, setup: &'a Setup, legality: Legality) -> Self {
        let us = setup.side;
        let ground = Ground::new(tables, &setup.board, us);
        let royals = royals(setup, us);
        let acts_afar = tables.burn().is_some() || tables.petrify().is_some();
        let replay_all = match legality {
            // A king that burns or petrifies guards the squares it goes to.
            Legality::Legal => {
                royals.many() || tables.is_tangled() || (acts_afar && acting(&setup.board).meets(royals))
            }
            Legality::Pseudo => false,
            Legality::Replayed => true,
        };
        let king = royals.first().filter(|_| legality == Legality::Legal && !replay_all);
        let mut danger = king.map_or(Danger::NONE, |king| Danger::to(&View::new(tables, setup, !us), king, ground.own));
        if acts_afar && legality != Legality::Pseudo {
            danger.allow_for_effects(tables, setup);
        }
        let movers = ground.own - tables.petrified(&setup.board, us);
        let hot = match tables.burn() {
            Some(burn) => burn.hot(setup.board.marked(Mark::Burner) & ground.enemy),
            None => SquareSet::EMPTY,
        };
        let in_check = danger.checkers.any();
        let watched = match danger.is_plain {
            true => danger.concern | hot & if in_check { SquareSet::FULL } else { danger.risk & ground.enemy },
            false => SquareSet::FULL,
        };
        Self {
            tables,
            setup,
            ground,
            movers,
            king,
            danger,
            drops: !setup.hands.is_empty(us),
            replay_all,
            acts_afar,
            hot,
            // In check, a piece may answer by what it does afar once it is promoted.
            is_quick: !(replay_all || in_check && tables.petrify().is_some()),
            open: (ground.vacant | ground.enemy) & danger.evasion,
            touchy: danger.pinned | danger.concern | if tables.has_exotics() { danger.risk } else { SquareSet::EMPTY },
            watched,
        }
    }

    /// Only moves that could be `chosen` are wanted: those of its piece, or drops.
    pub(crate) fn narrowed_to(mut self, chosen: Move) -> Self {
        match chosen {
            Move::Drop { .. } => self.movers = SquareSet::EMPTY,
            // Castling moves two pieces.
            Move::Castle { .. } => {}
            _ => {
                let from = chosen.from().map_or(SquareSet::EMPTY, SquareSet::of);
                self.movers &= from;
                self.drops = false;
            }
        }
        self
    }

    /// Tells `each` of all moves, until it breaks.
    #[inline]
    pub(crate) fn run(&self, each: &mut impl FnMut(MoveSet) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut careful = self.movers;
        if let Some(king) = self.king.filter(|&king| self.movers.has(king)) {
            self.king_moves(king, each)?;
            careful.remove(king);
        }
        if self.is_quick {
            careful = self.quick_moves(careful, each)?;
        }
        if careful.any() {
            self.careful_moves(careful, each)?;
        }
        if self.tables.castling().is_some() && self.setup.rights != 0 {
            self.castling(each)?;
        }
        if self.drops { self.drops(each) } else { Continue(()) }
    }

    /// Likewise, compiled once for all whom that is quick enough.
    pub(crate) fn run_any(&self, each: &mut dyn FnMut(MoveSet) -> ControlFlow<()>) -> ControlFlow<()> {
        self.run(&mut |set| each(set))
    }

    /// Most pieces in most positions: nothing to see but where they go. Returns those that need a closer look.
    #[inline]
    fn quick_moves(
        &self,
        pieces: SquareSet,
        each: &mut impl FnMut(MoveSet) -> ControlFlow<()>,
    ) -> ControlFlow<(), SquareSet> {
        let zone = self.tables.zone(self.ground.side);
        let look_closer = [self.watched, self.watched | zone];
        let mut careful = pieces & (self.touchy | zone);
        let mut quick = pieces - careful;
        if let Some(by) = self.tables.walk(self.ground.side) {
            let walkers = quick & self.setup.board.marked(Mark::Walker);
            quick -= walkers;
            let targets = walkers.shifted(by) & self.open;
            let closer = targets & look_closer[1];
            careful |= closer.shifted(-by);
            if targets != closer {
                each(MoveSet::Walks { by, targets: targets - closer })?;
            }
        }
        for from in quick {
            let kind = self.setup.board.kind(from);
            let table = self.tables.kind(self.ground.side, kind);
            let reach = self.ground.reach(table, from);
            let targets = reach & self.open;
            let closer = targets & look_closer[usize::from(table.promotes_to.is_some())];
            if closer.any() || (table.care != Care::Never && self.is_special(table, from, targets)) {
                self.piece_moves(from, reach, each)?;
                continue;
            }
            if targets.any() {
                each(MoveSet::Steps { from, targets })?;
            }
            if let Some(fusion) = self.tables.fusion() {
                let targets = self.partners(fusion, kind, table, reach) & self.danger.evasion;
                if targets.any() {
                    each(MoveSet::Fusions { from, targets })?;
                }
            }
        }
        Continue(careful)
    }

    /// Whether there is more to the piece's moves, here, than where they end.
    fn is_special(&self, table: &KindTable, from: Square, targets: SquareSet) -> bool {
        match table.care {
            Care::Never => false,
            Care::Singles => self.tables.leaps(table.singles, from).meets(self.ground.enemy),
            Care::Captures => targets.meets(self.ground.enemy),
            Care::Always => true,
        }
    }

    /// The moves of pieces that need a closer look. Kept out of line: most positions have few.
    #[inline(never)]
    fn careful_moves(&self, pieces: SquareSet, each: &mut impl FnMut(MoveSet) -> ControlFlow<()>) -> ControlFlow<()> {
        for from in pieces {
            let table = self.tables.kind(self.ground.side, self.setup.board.kind(from));
            self.piece_moves(from, self.ground.reach(table, from), each)?;
        }
        Continue(())
    }

    /// All moves of a piece that is not the king and has that reach.
    #[inline(never)]
    fn piece_moves(
        &self,
        from: Square,
        reach: SquareSet,
        each: &mut impl FnMut(MoveSet) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let kind = self.setup.board.kind(from);
        let table = self.tables.kind(self.ground.side, kind);
        if let Some(fusion) = self.tables.fusion() {
            if let Some(parts) = fusion.parts(kind) {
                self.fissions(from, parts, each)?;
            } else {
                let partners = self.partners(fusion, kind, table, reach);
                let targets = self.keep_legal(from, partners, kind, |to| Move::Fuse { from, to });
                if targets.any() {
                    each(MoveSet::Fusions { from, targets })?;
                }
            }
        }
        let targets = reach & (self.ground.vacant | self.ground.enemy);
        self.tell(from, kind, table, targets, each)?;
        if table.singles != 0 {
            self.single_moves(from, table, each)?;
        }
        match self.tables.morph() {
            Some(morph) if morph.is_morph(kind) => self.morphs(morph, from, kind, table, targets, each),
            _ => Continue(()),
        }
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
        if let (Some(promotion), Some(becomes)) = (self.tables.promotion(), table.promotes_to) {
            let side = self.ground.side;
            let offered = promotion.offers(self.tables.zone(side), from, targets, self.ground.enemy);
            stays -= promotion.compels(offered, self.tables.stuck(side, kind));
            let targets = self.keep_legal(from, offered, becomes, |to| Move::Promote { from, to });
            if targets.any() {
                each(MoveSet::Promotions { from, targets })?;
            }
        }
        let targets = self.keep_legal(from, stays, kind, |to| Move::Step { from, to });
        if targets.any() { each(MoveSet::Steps { from, targets }) } else { Continue(()) }
    }

    /// Those of the targets of a piece, which is of kind `becomes` once it is there, that leave the king safe.
    #[inline]
    pub(crate) fn keep_legal(
        &self,
        from: Square,
        mut targets: SquareSet,
        becomes: Kind,
        chosen: impl Fn(Square) -> Move,
    ) -> SquareSet {
        let danger = &self.danger;
        let untouched = !self.touchy.has(from) && !targets.meets(self.watched);
        if targets.is_empty() || (self.is_quick && untouched && !self.tables.acts_afar(becomes)) {
            return targets & danger.evasion;
        }
        let kind = self.setup.board.kind(from);
        let acts = self.tables.acts_afar(kind) || self.tables.acts_afar(becomes);
        let mut doubtful = targets & (danger.concern | self.hot & danger.risk & self.ground.enemy);
        let (is_pinned, is_shield) = (danger.pinned.has(from), danger.concern.has(from));
        let in_check = danger.checkers.any();
        let must_see = acts || self.tables.vanishing().has(from);
        if self.replay_all || (must_see && (in_check || is_pinned || is_shield)) {
            doubtful = targets;
        } else {
            targets &= danger.evasion;
            if !danger.is_plain {
                doubtful = targets;
            }
            if is_pinned || is_shield {
                match self.tether(from, kind, becomes) {
                    Some(tether) => targets &= tether,
                    None => doubtful = targets,
                }
            }
            if is_pinned || is_shield || in_check {
                // A piece that is burned where it arrives protects nothing.
                doubtful |= targets & self.hot;
            }
        }
        if acts {
            doubtful |= self.removes_more(targets, becomes);
        }
        if danger.risk.has(from) {
            // Two shields at once: the one that moves, and the one it captures.
            doubtful |= targets & danger.risk & self.ground.enemy;
        }
        (targets - doubtful) | self.keep_safe(targets & doubtful, chosen)
    }

    /// Those of the targets that leave the king safe, each move played to see it.
    pub(crate) fn keep_safe(&self, targets: SquareSet, chosen: impl Fn(Square) -> Move) -> SquareSet {
        let has_king = self.king.is_some() || self.replay_all;
        targets.iter().filter(|&to| !has_king || self.is_safe_after(chosen(to))).collect()
    }

    /// Where the piece on `from`, which alone shields the king, can go and still does; `None` if that takes a look.
    fn tether(&self, from: Square, kind: Kind, becomes: Kind) -> Option<SquareSet> {
        let king = self.king?;
        let mut tether = SquareSet::FULL;
        if self.danger.pinned.has(from) {
            tether = self.tables.line(king, from, self.ground.blockers - from.into());
        }
        if !self.danger.concern.has(from) {
            return Some(tether);
        }
        let mut tether = Some(tether).filter(|_| self.tables.strength(kind) == self.tables.strength(becomes));
        let view = View::new(self.tables, self.setup, !self.ground.side);
        for attacker in view.by & self.setup.board.marked(Mark::Exotic) {
            view.shields(attacker, king, |shield| {
                if shield.pieces == from.into() {
                    tether = tether.and_then(|tether| Some(tether & shield.stays?));
                }
            });
        }
        tether
    }

    /// Whether no own royal piece is attacked or gone after the move.
    pub(crate) fn is_safe_after(&self, chosen: Move) -> bool {
        let mut after = *self.setup;
        play(self.tables, &mut after, chosen, |_| {});
        let left = royals(&after, self.ground.side);
        let view = View::new(self.tables, &after, !self.ground.side);
        left.len() == royals(self.setup, self.ground.side).len() && left.iter().all(|royal| !view.attacks(royal))
    }

    #[inline]
    fn king_moves(&self, king: Square, each: &mut impl FnMut(MoveSet) -> ControlFlow<()>) -> ControlFlow<()> {
        let kind = self.setup.board.kind(king);
        let table = self.tables.kind(self.ground.side, kind);
        let mut targets = self.ground.targets(table, king);
        if targets.any() {
            let view = View::new(self.tables, self.setup, !self.ground.side);
            targets -= self.hot;
            targets -= view.attacked_near(king, targets);
            if targets.any() {
                each(MoveSet::Steps { from: king, targets })?;
            }
        }
        if table.singles == 0 { Continue(()) } else { self.single_moves(king, table, each) }
    }
}

/// The pieces that burn or petrify.
fn acting(board: &Board) -> SquareSet {
    board.marked(Mark::Burner) | board.marked(Mark::Petrifier)
}

/// Whether a royal piece of the side to move is attacked.
#[inline]
pub(crate) fn in_check(tables: &Tables, setup: &Setup) -> bool {
    let view = View::new(tables, setup, !setup.side);
    royals(setup, setup.side).iter().any(|royal| view.attacks(royal))
}

/// Whether a move of those wanted obeys every rule but the safety of the own king.
pub(crate) fn can_play(tables: &Tables, setup: &Setup, wanted: &dyn Fn(Move) -> bool) -> bool {
    let find = &mut |set: MoveSet| {
        let mut found = false;
        set.for_each(|chosen| found |= wanted(chosen));
        if found { ControlFlow::Break(()) } else { Continue(()) }
    };
    Generator::new(tables, setup, Legality::Pseudo).run_any(find).is_break()
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
