use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;

use komadai_board::{Board, Kind, MAX_SQUARES, Mark, Ray, Side, Square, SquareSet};
use komadai_effects::{Burn, Camp, Castling, Fusion, Morph, Petrify, Promotion};
use komadai_hand::Slot;
use komadai_moves::When;
use komadai_rules::{Rules, Setup};

use crate::compile::Compiler;
use crate::kind_table::{DropTable, KindTable, Rides, Span, Special};

/// A set for every square.
pub(crate) type BySquare = [SquareSet; MAX_SQUARES];

/// The rules of a game, compiled once for the engine and shared by all its positions.
#[derive(Debug)]
pub struct Tables {
    pub(crate) rules: Rules,
    pub(crate) kinds: [Box<[KindTable; 128]>; 2],
    pub(crate) leaps: Vec<BySquare>,
    pub(crate) rays: Vec<Ray>,
    /// Numbers of rays.
    pub(crate) ray_numbers: Vec<u16>,
    pub(crate) odd_rides: Vec<(u16, When)>,
    pub(crate) specials: Vec<Special>,
    /// By side and square: where some piece of that side attacks the square from by a leap.
    pub(crate) leapers_to: [Box<BySquare>; 2],
    /// By side and square: where some piece of that side attacks, by a leap, a square that a royal piece could go to.
    pub(crate) leapers_near: [Box<BySquare>; 2],
    /// By square: where some piece could ride to it from.
    pub(crate) riders_to: Box<BySquare>,
    /// For each direction of a ride, the endless ray; direction `d ^ 1` is its opposite.
    pub(crate) directions: Vec<Ray>,
    /// By two squares: the direction from the first to the second.
    pub(crate) direction: Box<[[u8; MAX_SQUARES]; MAX_SQUARES]>,
    /// By side, kind and direction: the number of the ray along which it captures.
    pub(crate) capture_rays: [Vec<[u16; 16]>; 2],
    /// By side and kind: where it could never move again.
    pub(crate) stuck: [Vec<SquareSet>; 2],
    /// By side and kind.
    pub(crate) drops: [Vec<DropTable>; 2],
    pub(crate) files: Box<BySquare>,
    pub(crate) promotion: Option<Promotion>,
    pub(crate) zones: [SquareSet; 2],
    pub(crate) squares: SquareSet,
    pub(crate) vanishing: SquareSet,
    pub(crate) file_limits_check: bool,
    pub(crate) kind_count: usize,
    pub(crate) has_exotics: bool,
    pub(crate) is_tangled: bool,
    /// How much a walker's square number grows, if walkers can be moved all together.
    pub(crate) walk: Option<i8>,
    pub(crate) counts_quiet: bool,
    pub(crate) burn: Option<Burn>,
    pub(crate) petrify: Option<Petrify>,
    pub(crate) morph: Option<Morph>,
    pub(crate) fusion: Option<Fusion>,
    pub(crate) camp: Option<Camp>,
    pub(crate) castling: Option<Castling>,
    /// By square: the castling rights that a change there leaves.
    pub(crate) rights_kept: [u8; MAX_SQUARES],
    /// By kind.
    pub(crate) slots: [Option<Slot>; 128],
}

impl Tables {
    /// Compiles the rules.
    #[must_use]
    pub fn new(rules: Rules) -> Arc<Self> {
        Arc::new(Compiler::new(rules).finish())
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How much memory the tables take, in bytes, the description of the rules apart.
    #[must_use]
    pub fn size(&self) -> usize {
        use core::mem::size_of;
        let lists = self.leaps.capacity() * size_of::<BySquare>()
            + (self.rays.capacity() + self.directions.capacity()) * size_of::<Ray>()
            + self.ray_numbers.capacity() * size_of::<u16>()
            + self.odd_rides.capacity() * size_of::<(u16, When)>()
            + self.specials.capacity() * size_of::<Special>();
        let by_kind = size_of::<KindTable>() + size_of::<[u16; 16]>() + size_of::<SquareSet>() + size_of::<DropTable>();
        let by_square = 6 * size_of::<BySquare>() + size_of::<[[u8; MAX_SQUARES]; MAX_SQUARES]>();
        size_of::<Self>() + lists + 2 * self.kind_count * by_kind + by_square
    }

    #[inline]
    pub(crate) fn kind(&self, side: Side, kind: Kind) -> &KindTable {
        &self.kinds[side.index()][kind.index()]
    }

    #[inline]
    pub(crate) fn leaps(&self, number: u16, from: Square) -> SquareSet {
        self.leaps[usize::from(number)][from.index()]
    }

    #[inline]
    pub(crate) fn ray(&self, number: u16) -> &Ray {
        &self.rays[usize::from(number)]
    }

    #[inline]
    pub(crate) fn rays(&self, span: Span) -> impl Iterator<Item = &Ray> {
        self.ray_numbers[span.of()].iter().map(|&number| self.ray(number))
    }

    /// Where the second leg of a move goes on to from `middle`.
    pub(crate) fn onward(&self, steps: u16, then: Span, middle: Square, blockers: SquareSet) -> SquareSet {
        self.rays(then).fold(self.leaps(steps, middle), |reach, ray| reach | ray.reach(middle, blockers))
    }

    /// Those of the pieces over which a piece of that strength cannot hop: all that are not weaker.
    #[inline]
    pub(crate) fn stops(&self, board: &Board, strength: u8, pieces: SquareSet) -> impl Iterator<Item = Square> {
        let strong = if strength == 0 { pieces } else { pieces & board.marked(Mark::Strong) };
        strong.iter().filter(move |&at| self.strength(board.kind(at)) >= strength)
    }

    /// What lies behind `stop` for a hop along one of the `rays` from `from`; no rays mean lines of a king or knight.
    #[inline]
    pub(crate) fn beyond(&self, rays: Span, from: Square, stop: Square) -> SquareSet {
        if !rays.is_empty() {
            return self.rays(rays).find(|ray| ray.all(from).has(stop)).map_or(SquareSet::EMPTY, |ray| ray.all(stop));
        }
        let direction = usize::from(self.direction[from.index()][stop.index()]);
        self.directions.get(direction).map_or(SquareSet::EMPTY, |ray| ray.all(stop))
    }

    /// What lies before `target` for such a hop.
    #[inline]
    pub(crate) fn before(&self, rays: Span, from: Square, target: Square) -> SquareSet {
        if !rays.is_empty() {
            let ray = self.rays(rays).find(|ray| ray.all(from).has(target));
            return ray.map_or(SquareSet::EMPTY, |ray| ray.before(from, target));
        }
        self.between(from, target)
    }

    #[inline]
    pub(crate) fn rides<'a>(&'a self, rides: &'a Rides) -> impl Iterator<Item = &'a Ray> {
        rides.up().chain(rides.down()).map(|number| self.ray(number))
    }

    #[inline]
    pub(crate) fn odd_rides(&self, span: Span) -> impl Iterator<Item = (&Ray, When)> {
        self.odd_rides[span.of()].iter().map(|&(number, when)| (self.ray(number), when))
    }

    #[inline]
    pub(crate) fn specials(&self, span: Span) -> &[Special] {
        &self.specials[span.of()]
    }

    /// Where some piece of `side` attacks `target` from by a leap.
    #[inline]
    pub(crate) fn leapers_to(&self, side: Side, target: Square) -> SquareSet {
        self.leapers_to[side.index()][target.index()]
    }

    /// Where some piece of `side` attacks from, by a leap, a square that the other side's royal piece on `king` could go
    /// to.
    #[inline]
    pub(crate) fn leapers_near(&self, side: Side, king: Square) -> SquareSet {
        self.leapers_near[side.index()][king.index()]
    }

    /// Where some piece could ride to `target` from.
    #[inline]
    pub(crate) fn riders_to(&self, target: Square) -> SquareSet {
        self.riders_to[target.index()]
    }

    /// Whether the kind on `from` captures on `target` by a ride when nothing stands between.
    #[inline]
    pub(crate) fn rides_to(&self, side: Side, kind: Kind, from: Square, target: Square) -> bool {
        let direction = self.direction[from.index()][target.index()];
        let number = self.capture_rays[side.index()][kind.index()][usize::from(direction & 15)];
        self.ray(number).all(from).has(target)
    }

    /// The squares strictly between two squares that lie on a line of some ride; none for others.
    #[inline]
    pub(crate) fn between(&self, a: Square, b: Square) -> SquareSet {
        let direction = usize::from(self.direction[a.index()][b.index()]);
        match (self.directions.get(direction), self.directions.get(direction ^ 1)) {
            (Some(there), Some(back)) => there.all(a) & back.all(b),
            _ => SquareSet::EMPTY,
        }
    }

    /// From `from` towards `through`: the squares up to and including the first occupied one.
    #[inline]
    pub(crate) fn line(&self, from: Square, through: Square, occupied: SquareSet) -> SquareSet {
        let direction = usize::from(self.direction[from.index()][through.index()]);
        self.directions.get(direction).map_or(SquareSet::EMPTY, |ray| ray.reach(from, occupied))
    }

    /// Where the kind could never move again.
    #[inline]
    pub(crate) fn stuck(&self, side: Side, kind: Kind) -> SquareSet {
        self.stuck[side.index()][kind.index()]
    }

    /// Where and how the kind may be dropped.
    #[inline]
    pub(crate) fn drops(&self, side: Side, kind: Kind) -> &DropTable {
        &self.drops[side.index()][kind.index()]
    }

    /// The kind at a place of the hand order.
    #[inline]
    pub(crate) fn hand_kind(&self, slot: Slot) -> Option<Kind> {
        self.rules.hand().get(slot.index()).copied()
    }

    /// The kind's place in the hand order.
    #[inline]
    pub(crate) fn slot(&self, kind: Kind) -> Option<Slot> {
        self.slots[kind.index()]
    }

    /// What the kind promotes to.
    #[inline]
    pub(crate) fn promotes_to(&self, kind: Kind) -> Option<Kind> {
        self.kind(Side::First, kind).promotes_to
    }

    /// What joins the hand when the kind is captured.
    #[inline]
    pub(crate) fn returns_as(&self, kind: Kind) -> &[Kind] {
        self.rules.piece(kind).map_or(&[], |row| &row.returns_as)
    }

    /// How strong the kind is; a number that no game's kind has is of no strength.
    #[inline]
    pub(crate) fn strength(&self, kind: Kind) -> u8 {
        self.kind(Side::First, kind).strength
    }

    /// Whether some kind attacks in other ways than by leaps and rides along lines.
    #[inline]
    pub(crate) fn has_exotics(&self) -> bool {
        self.has_exotics
    }

    /// How much the square number of a side's walkers grows by a step, where they can be moved all together.
    #[inline]
    pub(crate) fn walk(&self, side: Side) -> Option<i8> {
        self.walk.map(|by| if side == Side::First { by } else { -by })
    }

    /// Whether plies without a capture or promotion are counted.
    #[inline]
    pub(crate) fn counts_quiet(&self) -> bool {
        self.counts_quiet
    }

    #[inline]
    pub(crate) fn burn(&self) -> Option<&Burn> {
        self.burn.as_ref()
    }

    /// Whether the kind burns its neighbours.
    #[inline]
    pub(crate) fn is_burner(&self, kind: Kind) -> bool {
        self.rules.marks().has(kind, Mark::Burner)
    }

    /// Whether the kind, by where it stands, removes or petrifies pieces elsewhere.
    #[inline]
    pub(crate) fn acts_afar(&self, kind: Kind) -> bool {
        self.is_burner(kind) || self.rules.marks().has(kind, Mark::Petrifier)
    }

    #[inline]
    pub(crate) fn petrify(&self) -> Option<&Petrify> {
        self.petrify.as_ref()
    }

    /// The side's pieces that the other side petrifies.
    #[inline]
    pub(crate) fn petrified(&self, board: &Board, side: Side) -> SquareSet {
        let Some(petrify) = &self.petrify else { return SquareSet::EMPTY };
        let medusas = board.marked(Mark::Petrifier);
        petrify.petrified(medusas & board.side(!side), board.side(side) - medusas)
    }

    #[inline]
    pub(crate) fn morph(&self) -> Option<&Morph> {
        self.morph.as_ref()
    }

    #[inline]
    pub(crate) fn fusion(&self) -> Option<&Fusion> {
        self.fusion.as_ref()
    }

    /// Whether rules meet that no shortcut knows together: every move is played to see whether it is legal.
    #[inline]
    pub(crate) fn is_tangled(&self) -> bool {
        self.is_tangled
    }

    #[inline]
    pub(crate) fn camp(&self) -> Option<Camp> {
        self.camp
    }

    #[inline]
    pub(crate) fn castling(&self) -> Option<&Castling> {
        self.castling.as_ref()
    }

    /// Whether the square holds what it holds at the start of the game.
    pub(crate) fn is_home(&self, setup: &Setup, square: Square) -> bool {
        setup.board.get(square) == self.rules.start().board.get(square)
    }

    /// The castling rights that a change on the square leaves.
    #[inline]
    pub(crate) fn rights_kept(&self, square: Square) -> u8 {
        self.rights_kept[square.index()]
    }

    /// The squares of a square's file.
    #[inline]
    pub(crate) fn file(&self, square: Square) -> SquareSet {
        self.files[square.index()]
    }

    #[inline]
    pub(crate) fn promotion(&self) -> Option<Promotion> {
        self.promotion
    }

    /// The side's promotion zone.
    #[inline]
    pub(crate) fn zone(&self, side: Side) -> SquareSet {
        self.zones[side.index()]
    }

    /// All squares of the board.
    #[inline]
    pub(crate) fn squares(&self) -> SquareSet {
        self.squares
    }

    /// The squares that exist only while they are occupied.
    #[inline]
    pub(crate) fn vanishing(&self) -> SquareSet {
        self.vanishing
    }

    /// Whether an arrival that the one-a-file limit forbids is no attack.
    #[inline]
    pub(crate) fn file_limits_check(&self) -> bool {
        self.file_limits_check
    }

    /// Whether the game has such a kind.
    #[inline]
    pub(crate) fn has_kind(&self, kind: Kind) -> bool {
        kind.index() < self.kind_count
    }
}
