use komadai_board::{Board, Kind, Mark, Side, Square, SquareSet};
use komadai_effects::Burn;
use komadai_moves::{Legs, Path, When};
use komadai_rules::Setup;

use crate::Tables;
use crate::kind_table::{KindTable, Special};
use crate::reach::Ground;

/// A board as one side's attackers see it. What is attacked is worked out from the same tables as what can be
/// captured.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) tables: &'a Tables,
    pub(crate) board: &'a Board,
    /// The attacking side.
    pub(crate) side: Side,
    /// Where its attackers stand: its pieces that are not petrified.
    pub(crate) by: SquareSet,
    /// The other side's pieces.
    pub(crate) enemy: SquareSet,
    /// What blocks lines. Like `enemy`, it may differ from the board when a piece is thought away.
    pub(crate) occupied: SquareSet,
}

impl<'a> View<'a> {
    #[inline]
    pub(crate) fn new(tables: &'a Tables, setup: &'a Setup, side: Side) -> Self {
        let board = &setup.board;
        let by = board.side(side) - tables.petrified(board, side);
        let enemy = board.side(!side);
        Self { tables, board, side, by, enemy, occupied: board.occupied() | tables.vanishing() }
    }

    /// The same board with these pieces thought away.
    #[inline]
    pub(crate) fn without(&self, lifted: SquareSet) -> Self {
        let occupied = (self.board.occupied() - lifted) | self.tables.vanishing();
        Self { enemy: self.enemy - lifted, occupied, ..*self }
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
            if self.rides(from, target, self.occupied) {
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

    /// Those of `targets`, to which the other side's royal piece could go from `king`, that are attacked once it stands
    /// there.
    pub(crate) fn attacked_near(&self, king: Square, targets: SquareSet) -> SquareSet {
        let mut attacked = SquareSet::EMPTY;
        // Each piece that could leap there tells at once what it attacks; most often there is none.
        for from in self.tables.leapers_near(self.side, king) & self.by {
            let kind = self.kind(from);
            let aims = self.tables.leaps(kind.attacks, from) & targets;
            attacked |= match kind.one_a_file {
                true => aims.iter().filter(|&to| !self.file_forbids(from, to)).collect(),
                false => aims,
            };
        }
        for from in self.by & self.board.marked(Mark::Rider) {
            // Most riders aim elsewhere, whatever stands between.
            let aims = self.kind(from).field(self.tables, from) & targets;
            if aims.any() {
                let occupied = self.without(king.into()).occupied;
                attacked.extend(aims.iter().filter(|&to| self.rides(from, to, occupied)));
            }
        }
        for from in self.by & self.board.marked(Mark::Exotic) {
            let view = self.without(king.into());
            attacked.extend((targets - attacked - from.into()).iter().filter(|&to| view.acts_on(from, to)));
        }
        attacked
    }

    /// Whether the rider on `from` captures on `target` by a ride, when these squares block.
    #[inline]
    fn rides(&self, from: Square, target: Square, occupied: SquareSet) -> bool {
        !self.tables.between(target, from).meets(occupied)
            && self.tables.rides_to(self.side, self.board.kind(from), from, target)
    }

    fn kind(&self, from: Square) -> &'a KindTable {
        self.tables.kind(self.side, self.board.kind(from))
    }

    /// Whether the piece on `from` captures on `target` whatever stands between.
    #[inline]
    pub(crate) fn leaps(&self, from: Square, target: Square) -> bool {
        let kind = self.kind(from);
        self.tables.leaps(kind.attacks, from).has(target) && !(kind.one_a_file && self.file_forbids(from, target))
    }

    /// Whether the piece on `from` may not capture on `target` for another such piece on that file
    /// (Hand Shogi, rule 6); one that is petrified counts, one that is thought away on `target` does not.
    fn file_forbids(&self, from: Square, target: Square) -> bool {
        let own = self.board.side(self.side) - from.into() - target.into();
        let others = own & self.board.marked(Mark::File);
        self.tables.file_limits_check() && others.meets(self.tables.file(target))
    }

    /// Whether the piece on `from` could capture on `target`, or burn it, on some board.
    #[inline]
    pub(crate) fn could_act(&self, kind: &KindTable, from: Square, target: Square) -> bool {
        let field = kind.field(self.tables, from);
        field.has(target) || self.burn_of(kind).is_some_and(|burn| burn.near(target).meets(field))
    }

    /// The burning, in a game with dragons, of a kind that is one or promotes to one.
    #[inline]
    fn burn_of(&self, kind: &KindTable) -> Option<&'a Burn> {
        self.tables.burn().filter(|_| kind.burns)
    }

    /// Whether the piece on `from` captures on `target` in a way that is neither leap nor ride, or burns it.
    #[inline]
    pub(crate) fn acts_on(&self, from: Square, target: Square) -> bool {
        let kind = self.kind(from);
        self.could_act(kind, from, target) && self.does_act(kind, from, target)
    }

    /// The answer where a table could not give it.
    #[inline(never)]
    fn does_act(&self, kind: &KindTable, from: Square, target: Square) -> bool {
        let moves_there = self.tables.specials(kind.specials).iter().any(|special| match *special {
            Special::Slide(ray, when) => {
                when != When::MoveOnly && self.tables.ray(ray).reach(from, self.occupied).has(target)
            }
            Special::Hops { lines, rays } => {
                self.tables.leaps(lines, from).has(target)
                    && self.stops(kind, self.tables.before(rays, from, target)).next().is_none()
            }
            Special::Legs { first, steps, then } => {
                let first = self.tables.leaps(first, from);
                let (vacant, blockers) = (self.tables.squares() - self.occupied, self.occupied - from.into());
                Legs::reach(first, from, vacant, |at| self.tables.onward(steps, then, at, blockers)).has(target)
            }
            Special::Line(ray, line) => line.attacks(self.tables.ray(ray), from, self.occupied - self.enemy, target),
        });
        (moves_there && !(kind.one_a_file && self.file_forbids(from, target)))
            || self.burn_of(kind).is_some_and(|burn| self.burns(burn, from, kind, target))
    }

    /// Those of the pieces on `squares` that a piece of that kind cannot hop over.
    #[inline]
    fn stops(&self, kind: &KindTable, squares: SquareSet) -> impl Iterator<Item = Square> {
        self.tables.stops(self.board, kind.strength, squares & (self.board.side(self.side) | self.enemy))
    }

    /// Whether the piece on `from` can arrive, as a dragon, where it burns `target`, and is not burned there itself
    /// (Minjiku Shogi, rule 6.5).
    fn burns(&self, burn: &Burn, from: Square, kind: &KindTable, target: Square) -> bool {
        let now = self.board.marked(Mark::Burner).has(from);
        let near = burn.near(target);
        if !near.meets(kind.field(self.tables, from)) {
            return false;
        }
        let own = self.board.side(self.side);
        let enemy = self.enemy | target.into();
        let blockers = self.occupied | target.into();
        let ground = Ground {
            tables: self.tables,
            board: self.board,
            side: self.side,
            own,
            enemy,
            blockers,
            vacant: self.tables.squares() - blockers,
        };
        let mut arrivals = ground.targets(kind, from);
        let promotes_to = kind.promotes_to.filter(|&to| now != self.tables.is_burner(to));
        if let (Some(promotion), Some(_)) = (self.tables.promotion(), promotes_to) {
            let offered = promotion.offers(self.tables.zone(self.side), from, arrivals, enemy);
            let stuck = self.tables.stuck(self.side, self.board.kind(from));
            arrivals = if now { arrivals - promotion.compels(offered, stuck) } else { offered };
        } else if !now {
            arrivals = SquareSet::EMPTY;
        }
        // A dragon taken on the target is the attacker's own, and burns nobody.
        let dragons = self.board.marked(Mark::Burner) & self.enemy;
        let burns = |at: Square, taken: SquareSet| near.has(at) && !burn.burns_arrival(at, dragons - at.into() - taken);
        (arrivals & near).iter().any(|at| burns(at, SquareSet::EMPTY))
            || (self.tables.is_tangled() && self.burns_oddly(&ground, from, kind, &burns))
    }

    /// Whether the piece on `from`, going where `ground` allows, burns what it should in other ways than by arriving as a
    /// dragon that it is or promotes to: along a line with lion power, or as a Morph that takes the form of a dragon.
    /// `burns` says so of the square where it arrives when these have been taken on the way.
    #[cold]
    fn burns_oddly(
        &self,
        ground: &Ground<'_>,
        from: Square,
        kind: &KindTable,
        burns: &dyn Fn(Square, SquareSet) -> bool,
    ) -> bool {
        let tables = self.tables;
        let mover = self.board.kind(from);
        let mut found = ground.targets(kind, from).iter().any(|at| {
            let taken = Some(self.board.kind(at)).filter(|_| ground.enemy.has(at));
            let form = taken.and_then(|taken| tables.morph()?.form(mover, taken));
            let may = |&form: &Kind| tables.is_burner(form) && !tables.stuck(self.side, form).has(at);
            form.as_ref().is_some_and(may) && burns(at, SquareSet::EMPTY)
        });
        let lines = tables.specials(kind.specials).iter().filter(|_| tables.is_burner(mover));
        for special in lines {
            let Special::Line(ray, line) = *special else { continue };
            line.paths(tables.ray(ray), from, ground.vacant, ground.enemy, |path| {
                if let Path::Through { first, second, to } = path {
                    found |= burns(to, [Some(first), second].into_iter().flatten().collect());
                }
            });
        }
        found
    }

    /// Tells of all that keeps the exotic piece on `from` from capturing on `target`, or will once it is gone.
    #[inline]
    pub(crate) fn shields(&self, from: Square, target: Square, tell: impl FnMut(Shield)) {
        let kind = self.kind(from);
        if self.could_act(kind, from, target) {
            self.list_shields(kind, from, target, tell);
        }
    }

    fn list_shields(&self, kind: &KindTable, from: Square, target: Square, mut tell: impl FnMut(Shield)) {
        self.way_shields(kind, from, target, |pieces, way| {
            tell(Shield { pieces, stays: way.map(|way| way | from.into()) });
        });
        let Some(burn) = self.burn_of(kind) else { return };
        let now = self.board.marked(Mark::Burner).has(from);
        let own = self.board.side(self.side);
        let vanished = self.tables.vanishing() - self.board.occupied();
        for at in burn.near(target) & (kind.field(self.tables, from) - vanished) {
            // A defending dragon burns whoever arrives, a piece of the attacker's own keeps it from arriving.
            let defenders = burn.near(at) & self.board.marked(Mark::Burner) & (self.occupied - own);
            let others = defenders | (own & at.into());
            // Whether what promotes could burn depends on more than its way.
            let stays =
                |way: Option<SquareSet>| way.filter(|_| kind.promotes_to.is_none()).map(|way| way | from.into());
            tell(Shield { pieces: others, stays: stays(Some(SquareSet::EMPTY)) });
            self.way_shields(kind, from, at, |pieces, way| {
                tell(Shield { pieces: pieces | others, stays: stays(way) });
            });
            if !now {
                // A piece to capture there may be all that it lacks to promote.
                tell(Shield { pieces: at.into(), stays: None });
            }
            if self.tables.rides(&kind.rides).any(|ray| ray.all(from).has(at)) {
                let way = self.tables.between(from, at);
                tell(Shield { pieces: (way & self.occupied) | others, stays: stays(Some(way)) });
            }
        }
    }

    /// Likewise for the ways that are neither leap nor ride: the pieces in the way, and the squares from which a piece
    /// of the other side stays in the way.
    fn way_shields(
        &self,
        kind: &KindTable,
        from: Square,
        target: Square,
        mut tell: impl FnMut(SquareSet, Option<SquareSet>),
    ) {
        for special in self.tables.specials(kind.specials) {
            match *special {
                Special::Slide(ray, when) => {
                    if when != When::MoveOnly && self.tables.ray(ray).all(from).has(target) {
                        let way = self.tables.ray(ray).before(from, target);
                        tell(way & self.occupied, Some(way));
                    }
                }
                Special::Line(ray, _) => {
                    if self.tables.ray(ray).all(from).has(target) {
                        let way = self.tables.ray(ray).before(from, target);
                        tell(way & (self.occupied - self.enemy), None);
                    }
                }
                Special::Hops { lines, rays } => {
                    if self.tables.leaps(lines, from).has(target) {
                        let way = self.tables.before(rays, from, target);
                        tell(self.stops(kind, way).collect(), Some(way));
                    }
                }
                Special::Legs { first, steps, then } => {
                    for middle in self.tables.leaps(first, from) {
                        let mut legs = |between: SquareSet| {
                            let way = (between | middle.into()) - from.into();
                            tell(way & self.occupied, Some(way));
                        };
                        if self.tables.leaps(steps, middle).has(target) {
                            legs(SquareSet::EMPTY);
                        }
                        for ray in self.tables.rays(then).filter(|ray| ray.all(middle).has(target)) {
                            legs(ray.before(middle, target));
                        }
                    }
                }
            }
        }
    }
}

/// What keeps an exotic piece from a capture.
pub(crate) struct Shield {
    /// As long as one of these squares is occupied, it cannot capture.
    pub(crate) pieces: SquareSet,
    /// Where another piece may shield in its place, the piece that it keeps from capturing included; `None` if that is
    /// hard to tell.
    pub(crate) stays: Option<SquareSet>,
}
