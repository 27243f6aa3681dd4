use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ops::Range;

use komadai_board::{Board, Kind, MAX_SQUARES, Mark, Offset, Ray, Side, Square, SquareSet};
use komadai_effects::{Burn, Camp, Castling, Fusion, Morph, Petrify, Promotion};
use komadai_hand::{Condition, FileScope, Slot, stuck_squares};
use komadai_moves::{Leap, Legs, Line, Ride, When};
use komadai_rules::{Effect, Limit, Movement, Mover, Rules, Setup};

/// A set for every square.
pub(crate) type BySquare = [SquareSet; MAX_SQUARES];

/// Where a slice of one of the tables' lists lies.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Span {
    start: u16,
    end: u16,
}

impl Span {
    #[inline]
    pub(crate) fn of(self) -> Range<usize> {
        usize::from(self.start)..usize::from(self.end)
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.start == self.end
    }
}

/// Numbers of rays: those along which square numbers grow, and those along which they fall.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Rides {
    up: [u16; Ride::LINES.len() / 2],
    down: [u16; Ride::LINES.len() / 2],
    ups: u8,
    downs: u8,
}

impl Rides {
    /// The rays along which square numbers grow.
    #[inline]
    pub(crate) fn up(&self) -> &[u16] {
        self.up.get(..usize::from(self.ups)).unwrap_or(&[])
    }

    /// The rays along which square numbers fall.
    #[inline]
    pub(crate) fn down(&self) -> &[u16] {
        self.down.get(..usize::from(self.downs)).unwrap_or(&[])
    }

    fn push(&mut self, number: u16, is_ascending: bool) {
        let (list, len) = match is_ascending {
            true => (&mut self.up, &mut self.ups),
            false => (&mut self.down, &mut self.downs),
        };
        if let Some(place) = list.get_mut(usize::from(*len)) {
            *place = number;
            *len += 1;
        }
    }
}

/// What the targets of a kind take to find.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Ways {
    /// [`KindTable::leaps`].
    #[default]
    Leaps,
    /// Leaps of all three sorts.
    SplitLeaps,
    /// [`KindTable::leaps`] and [`KindTable::rides`].
    Rides,
    /// All the tables.
    Odd,
}

/// When there is more to a kind's moves than where they end.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Care {
    /// Never.
    #[default]
    Never,
    /// When an enemy stands where igui or lion power takes.
    Singles,
    /// When it captures: it is a Morph.
    Captures,
    /// Always.
    Always,
}

/// How one kind of one side moves, as numbers of shared tables. Number 0 is the empty table.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct KindTable {
    /// Squares it leaps to, whether empty or an enemy's.
    pub(crate) leaps: u16,
    /// Squares it leaps to only when they are empty.
    pub(crate) quiet_leaps: u16,
    /// Squares it leaps to only to capture.
    pub(crate) taking_leaps: u16,
    /// Squares it attacks whatever stands between: by leaps, igui and lion power.
    pub(crate) attacks: u16,
    /// Squares whose occupant it can take without moving.
    pub(crate) iguis: u16,
    /// Rides that go to empty squares and capture.
    pub(crate) rides: Rides,
    /// Rides that only move or only capture.
    pub(crate) odd_rides: Span,
    /// Ways that need more than a table.
    pub(crate) specials: Span,
    /// What it promotes to.
    pub(crate) promotes_to: Option<Kind>,
    /// Hops pass over weaker pieces only.
    pub(crate) strength: u8,
    /// Whether it can move backward.
    pub(crate) goes_backward: bool,
    /// The number of the table of squares it could ever reach by one move on some board.
    field: u16,
    /// Whether a file may hold one such piece a side, for arrivals by moves too.
    pub(crate) one_a_file: bool,
    /// When there is more to its moves than targets.
    pub(crate) care: Care,
    /// The number of the table of squares where its igui and lion power take.
    pub(crate) singles: u16,
    /// The number of the table of first squares of its rides.
    pub(crate) gates: u16,
    /// What its targets take to find.
    pub(crate) ways: Ways,
    /// What its drop must do besides.
    pub(crate) condition: Condition,
    /// Whether a file may hold one such piece a side, for drops.
    pub(crate) drops_one_a_file: bool,
}

impl KindTable {
    /// The squares that it could reach from `from` by one move on some board.
    #[inline]
    pub(crate) fn field(&self, tables: &Tables, from: Square) -> SquareSet {
        tables.leaps(self.field, from)
    }
}

/// A way of moving that needs more than a table of leaps or rays.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Special {
    /// The number of its ray, and whether it captures.
    Slide(u16, When),
    /// The number of its ray.
    Hop(u16),
    /// The numbers of the tables of its first steps and of single steps that may follow, and the rays of longer rides
    /// that may.
    Legs { first: u16, steps: u16, then: Span },
    /// The number of its ray, and its terms.
    Line(u16, Line),
}

/// The rules of a game, compiled once for the engine and shared by all its positions.
#[derive(Debug)]
pub struct Tables {
    rules: Rules,
    kinds: [Box<[KindTable; 128]>; 2],
    leaps: Vec<BySquare>,
    rays: Vec<Ray>,
    /// Numbers of rays.
    ray_numbers: Vec<u16>,
    odd_rides: Vec<(u16, When)>,
    specials: Vec<Special>,
    /// By side and square: where some piece of that side attacks the square from by a leap.
    leapers_to: [Box<BySquare>; 2],
    /// By square: where some piece could ride to it from.
    riders_to: Box<BySquare>,
    /// For each direction of a ride, the endless ray; direction `d ^ 1` is its opposite.
    directions: Vec<Ray>,
    /// By two squares: the direction from the first to the second.
    direction: Box<[[u8; MAX_SQUARES]; MAX_SQUARES]>,
    /// By side, kind and direction: the number of the ray along which it captures.
    capture_rays: [Vec<[u16; 16]>; 2],
    /// By side and kind: where it could never move again.
    stuck: [Vec<SquareSet>; 2],
    /// By side and kind: where a drop is allowed, files and conditions apart.
    drops: [Vec<SquareSet>; 2],
    files: Box<BySquare>,
    promotion: Option<Promotion>,
    zones: [SquareSet; 2],
    squares: SquareSet,
    vanishing: SquareSet,
    file_limits_check: bool,
    kind_count: usize,
    has_exotics: bool,
    has_hops: bool,
    /// How much a walker's square number grows, if walkers can be moved all together.
    walk: Option<i8>,
    counts_quiet: bool,
    burn: Option<Burn>,
    burners: Vec<bool>,
    petrify: Option<Petrify>,
    morph: Option<Morph>,
    fusion: Option<Fusion>,
    camp: Option<Camp>,
    castling: Option<Castling>,
    /// By square: the castling rights that a change there leaves.
    rights_kept: [u8; MAX_SQUARES],
    /// By kind.
    slots: [Option<Slot>; 128],
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
        let lists = self.leaps.len() * size_of::<BySquare>()
            + (self.rays.len() + self.directions.len()) * size_of::<Ray>()
            + self.ray_numbers.len() * size_of::<u16>()
            + self.odd_rides.len() * size_of::<(u16, When)>()
            + self.specials.len() * size_of::<Special>();
        let by_kind = size_of::<KindTable>() + size_of::<[u16; 16]>() + 2 * size_of::<SquareSet>();
        let by_square = 4 * size_of::<BySquare>() + size_of::<[[u8; MAX_SQUARES]; MAX_SQUARES]>();
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

    #[inline]
    pub(crate) fn rides<'a>(&'a self, rides: &'a Rides) -> impl Iterator<Item = &'a Ray> {
        rides.up().iter().chain(rides.down()).map(|&number| self.ray(number))
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

    /// Where the kind may be dropped, as far as the square alone decides.
    #[inline]
    pub(crate) fn drops(&self, side: Side, kind: Kind) -> SquareSet {
        self.drops[side.index()][kind.index()]
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

    /// Whether some kind hops.
    #[inline]
    pub(crate) fn has_hops(&self) -> bool {
        self.has_hops
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
        self.burners.get(kind.index()).is_some_and(|&burns| burns)
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

/// Tables in the making.
struct Compiler {
    tables: Tables,
}

impl Compiler {
    fn new(rules: Rules) -> Self {
        let shape = rules.shape().clone();
        let empty = || Box::new([SquareSet::EMPTY; MAX_SQUARES]);
        let mut files = empty();
        for square in shape.squares() {
            files[square.index()] = shape.file_squares(shape.file(square));
        }
        let mut slots = [None; 128];
        for kind in rules.kinds() {
            slots[kind.index()] = rules.slot(kind);
        }
        let tables = Tables {
            kinds: [Box::new([KindTable::default(); 128]), Box::new([KindTable::default(); 128])],
            leaps: alloc::vec![[SquareSet::EMPTY; MAX_SQUARES]],
            rays: alloc::vec![Ray::new(&shape, Offset::new(0, 0), 0)],
            ray_numbers: Vec::new(),
            odd_rides: Vec::new(),
            specials: Vec::new(),
            leapers_to: [empty(), empty()],
            riders_to: empty(),
            directions: Vec::new(),
            direction: Box::new([[u8::MAX; MAX_SQUARES]; MAX_SQUARES]),
            capture_rays: [Vec::new(), Vec::new()],
            stuck: [Vec::new(), Vec::new()],
            drops: [Vec::new(), Vec::new()],
            files,
            promotion: rules.promotion(),
            zones: Side::BOTH.map(|side| rules.promotion_zone(side)),
            squares: shape.squares(),
            vanishing: shape.vanishing(),
            file_limits_check: true,
            kind_count: rules.kinds().count(),
            walk: None,
            has_hops: false,
            has_exotics: rules.kinds().any(|kind| rules.marks().has(kind, Mark::Exotic)),
            counts_quiet: rules.ending().quiet_plies.is_some(),
            burn: None,
            burners: Vec::new(),
            petrify: None,
            morph: None,
            fusion: None,
            camp: None,
            castling: None,
            rights_kept: [u8::MAX; MAX_SQUARES],
            slots,
            rules,
        };
        let mut compiler = Self { tables };
        compiler.directions();
        compiler.effects();
        compiler
    }

    fn movements(&self) -> Vec<Movement> {
        let rules = &self.tables.rules;
        rules.kinds().filter_map(|kind| Some(rules.piece(kind)?.movement.clone())).collect()
    }

    /// Finds the direction of a line between any two squares.
    fn directions(&mut self) {
        let tables = &mut self.tables;
        let shape = tables.rules.shape();
        tables.directions = Ride::LINES.iter().map(|&step| Ray::new(shape, step, 0)).collect();
        for (number, ray) in tables.directions.iter().enumerate() {
            for from in tables.squares {
                for to in ray.all(from) {
                    tables.direction[from.index()][to.index()] = number as u8;
                }
            }
        }
    }

    fn effects(&mut self) {
        let tables = &mut self.tables;
        let shape = tables.rules.shape();
        for effect in tables.rules.effects() {
            match effect {
                Effect::Burn(kinds) => {
                    tables.burn = Some(Burn::new(shape));
                    tables.burners = tables.rules.kinds().map(|kind| kinds.contains(&kind)).collect();
                }
                Effect::Petrify(_) => tables.petrify = Some(Petrify::new(shape)),
                Effect::Morph(morph) => tables.morph = Some(morph.clone()),
                Effect::Fuse(fusion) => tables.fusion = Some(fusion.clone()),
                Effect::Camp(camp) => tables.camp = Some(*camp),
                Effect::Castle(castling) => {
                    for square in tables.squares {
                        tables.rights_kept[square.index()] = castling.kept(square);
                    }
                    tables.castling = Some(castling.clone());
                }
            }
        }
    }

    /// Where a kind may not end its own moves (Fusion Mitregi, rule 4.1).
    fn barred(&self, side: Side, kind: Kind, movement: &Movement) -> SquareSet {
        let is_fused = self.tables.fusion().is_some_and(|fusion| fusion.parts(kind).is_some());
        let camp = self.tables.camp.filter(|_| is_fused && !movement.goes_backward());
        camp.map_or(SquareSet::EMPTY, |camp| camp.of(!side))
    }

    fn finish(mut self) -> Tables {
        let movements = self.movements();
        for side in Side::BOTH {
            for (index, movement) in movements.iter().enumerate() {
                if let Some(kind) = Kind::new(index) {
                    let table = self.kind(side, kind, movement);
                    self.tables.kinds[side.index()][kind.index()] = table;
                }
            }
        }
        let tables = &mut self.tables;
        tables.has_hops = tables.specials.iter().any(|special| matches!(special, Special::Hop(_)));
        let walkers = || tables.rules.kinds().filter(|&kind| tables.rules.marks().has(kind, Mark::Walker));
        let is_plain = |kind| {
            let table = tables.kind(Side::First, kind);
            table.care == Care::Never && table.ways == Ways::Leaps && tables.fusion().is_none()
        };
        if walkers().all(is_plain) {
            tables.walk = walkers().next().map(|_| tables.rules.shape().files() as i8);
        }
        self.tables
    }

    fn kind(&mut self, side: Side, kind: Kind, movement: &Movement) -> KindTable {
        let barred = self.barred(side, kind, movement);
        let mut leaps: [Vec<Offset>; 7] = Default::default();
        let [any, quiet, taking, attacks, iguis, singles, gates] = &mut leaps;
        let (mut rides, mut odd, mut specials) = (Vec::new(), Vec::new(), Vec::new());
        for mover in &movement.movers {
            match mover {
                Mover::Leap(Leap { offset, when }) => {
                    match when {
                        When::Any => any.push(*offset),
                        When::MoveOnly => quiet.push(*offset),
                        When::CaptureOnly => taking.push(*offset),
                    }
                    if *when != When::MoveOnly {
                        attacks.push(*offset);
                    }
                }
                Mover::Ride(ride) if !ride.is_line() => specials.push(mover),
                Mover::Ride(ride) if ride.when == When::Any => rides.push(*ride),
                Mover::Ride(ride) => odd.push(*ride),
                Mover::Igui(igui) => {
                    iguis.push(igui.offset);
                    singles.push(igui.offset);
                    attacks.push(igui.offset);
                }
                Mover::Line(line) => {
                    if line.leaps {
                        let landings = (1..=line.reach as i8).map(|n| line.step.times(n));
                        any.extend(landings.clone());
                        attacks.extend(landings);
                    }
                    singles.extend((1..=line.reach as i8).map(|n| line.step.times(n)));
                    specials.push(mover);
                }
                Mover::Hop(_) | Mover::Ski(_) | Mover::Legs(_) => specials.push(mover),
            }
        }
        gates.extend(rides.iter().map(|ride| ride.step));
        let [leaps, quiet_leaps, taking_leaps, attacks, iguis, singles, gates] =
            leaps.map(|offsets| self.leap_table(side, &offsets, barred));
        for square in self.tables.squares {
            for target in self.tables.leaps(attacks, square) {
                self.tables.leapers_to[side.index()][target.index()].insert(square);
            }
        }
        self.capture_rays(side, &rides, &odd, barred);
        let rides = self.rides(side, &rides, barred);
        let odd_start = self.tables.odd_rides.len() as u16;
        for ride in &odd {
            let number = self.ray_number(self.ray(side, *ride, barred));
            self.tables.odd_rides.push((number, ride.when));
        }
        let odd_rides = Span { start: odd_start, end: self.tables.odd_rides.len() as u16 };
        let specials = self.special_span(side, &specials, barred);
        let field = self.field(leaps, quiet_leaps, taking_leaps, rides, odd_rides, specials);
        let tables = &mut self.tables;
        let shape = tables.rules.shape();
        let steps: Vec<Offset> = movement.steps().iter().map(|step| step.for_side(side)).collect();
        let stuck = stuck_squares(shape, &steps);
        let mut table = KindTable {
            leaps,
            quiet_leaps,
            taking_leaps,
            attacks,
            iguis,
            singles,
            gates,
            rides,
            odd_rides,
            specials,
            promotes_to: tables.rules.piece(kind).and_then(|row| row.promotes_to),
            strength: tables.rules.piece(kind).map_or(0, |row| row.strength),
            goes_backward: movement.goes_backward(),
            field,
            ..KindTable::default()
        };
        let mut drops = tables.squares - tables.vanishing;
        for limit in tables.rules.limits().iter().filter(|limit| limit.kinds().contains(&kind)) {
            match limit {
                Limit::Stuck(_) => drops -= stuck,
                Limit::Ranks(_, ranks) => {
                    drops -= if side == Side::First { *ranks } else { shape.rotate_set(*ranks) };
                }
                Limit::File { scope, limits_check, .. } => {
                    table.drops_one_a_file = true;
                    table.one_a_file = *scope == FileScope::Arrivals;
                    tables.file_limits_check &= *limits_check;
                }
                Limit::MustCheck(_) => table.condition = Condition::MustCheck,
                Limit::MustNotMate(_) => table.condition = Condition::MustNotMate,
            }
        }
        let has_rides = !rides.up().is_empty() || !rides.down().is_empty();
        let has_split = quiet_leaps != 0 || taking_leaps != 0;
        let is_odd = !odd_rides.is_empty() || !specials.is_empty() || table.one_a_file || (has_rides && has_split);
        table.ways = match (is_odd, has_rides, has_split) {
            (true, _, _) => Ways::Odd,
            (false, true, _) => Ways::Rides,
            (false, false, true) => Ways::SplitLeaps,
            (false, false, false) => Ways::Leaps,
        };
        table.care = care(tables, kind, &table);
        tables.stuck[side.index()].push(stuck);
        tables.drops[side.index()].push(drops);
        table
    }

    fn turned(&self, side: Side, ride: Ride) -> Ride {
        Ride { step: ride.step.for_side(side), ..ride }
    }

    fn ray(&self, side: Side, ride: Ride, barred: SquareSet) -> Ray {
        self.turned(side, ride).ray(self.tables.rules.shape()).without(barred)
    }

    /// All that the numbered tables could ever reach.
    fn field(&mut self, leaps: u16, quiet: u16, taking: u16, rides: Rides, odd_rides: Span, specials: Span) -> u16 {
        let tables = &self.tables;
        let mut field = [SquareSet::EMPTY; MAX_SQUARES];
        for from in tables.squares {
            let mut reach = tables.leaps(leaps, from) | tables.leaps(quiet, from) | tables.leaps(taking, from);
            tables.rides(&rides).for_each(|ray| reach |= ray.all(from));
            tables.odd_rides(odd_rides).for_each(|(ray, _)| reach |= ray.all(from));
            for special in tables.specials(specials) {
                reach |= match *special {
                    Special::Slide(ray, _) | Special::Hop(ray) | Special::Line(ray, _) => tables.ray(ray).all(from),
                    Special::Legs { first, steps, then } => {
                        let first = tables.leaps(first, from);
                        Legs::reach(first, from, tables.squares, |at| tables.onward(steps, then, at, SquareSet::EMPTY))
                    }
                };
            }
            field[from.index()] = reach;
        }
        number(&mut self.tables.leaps, field)
    }

    fn leap_table(&mut self, side: Side, offsets: &[Offset], barred: SquareSet) -> u16 {
        let shape = self.tables.rules.shape();
        let mut table = [SquareSet::EMPTY; MAX_SQUARES];
        for from in shape.squares() {
            table[from.index()] =
                offsets.iter().filter_map(|offset| shape.step(from, offset.for_side(side))).collect::<SquareSet>()
                    - barred;
        }
        number(&mut self.tables.leaps, table)
    }

    fn ray_number(&mut self, ray: Ray) -> u16 {
        number(&mut self.tables.rays, ray)
    }

    /// The rays of rides that may go anywhere, the longest one in each direction.
    fn rides(&mut self, side: Side, rides: &[Ride], barred: SquareSet) -> Rides {
        let mut longest: Vec<Ride> = Vec::new();
        for &ride in rides {
            match longest.iter_mut().find(|other| other.step == ride.step) {
                Some(other) if other.range != 0 && (ride.range == 0 || ride.range > other.range) => *other = ride,
                Some(_) => {}
                None => longest.push(ride),
            }
        }
        let mut list = Rides::default();
        for ride in longest {
            let ray = self.ray(side, ride, barred);
            let is_ascending = ray.is_ascending();
            list.push(self.ray_number(ray), is_ascending);
        }
        list
    }

    fn capture_rays(&mut self, side: Side, rides: &[Ride], odd: &[Ride], barred: SquareSet) {
        let mut by_direction = [0; 16];
        let mut captures: Vec<Ride> = rides.iter().chain(odd).map(|ride| self.turned(side, *ride)).collect();
        captures.retain(|ride| ride.when != When::MoveOnly);
        // Of two rides in one direction the longer one counts.
        captures.sort_unstable_by_key(|ride| ride.range.wrapping_sub(1));
        for ride in captures {
            let number = self.ray_number(ride.ray(self.tables.rules.shape()).without(barred));
            if let Some(direction) = Ride::LINES.iter().position(|&step| step == ride.step) {
                by_direction[direction % 16] = number;
                for target in self.tables.squares {
                    let back = &self.tables.directions[direction ^ 1];
                    self.tables.riders_to[target.index()] |= back.all(target);
                }
            }
        }
        self.tables.capture_rays[side.index()].push(by_direction);
    }

    fn special_span(&mut self, side: Side, movers: &[&Mover], barred: SquareSet) -> Span {
        let start = self.tables.specials.len() as u16;
        for mover in movers {
            let shape = self.tables.rules.shape().clone();
            let ray = |step: Offset, range| Ray::new(&shape, step.for_side(side), range).without(barred);
            let special = match mover {
                Mover::Leap(_) | Mover::Igui(_) => continue,
                Mover::Ride(ride) => Special::Slide(self.ray_number(ray(ride.step, ride.range)), ride.when),
                Mover::Hop(hop) => Special::Hop(self.ray_number(ray(hop.step, 0))),
                Mover::Ski(ski) => Special::Slide(self.ray_number(ray(ski.step, 0).beyond_first()), When::Any),
                Mover::Line(line) => Special::Line(self.ray_number(ray(line.step, line.reach)), *line),
                Mover::Legs(Legs { first, then }) => {
                    let first = self.leap_table(side, first, barred);
                    let (steps, rides): (Vec<&Ride>, Vec<&Ride>) = then.iter().partition(|ride| ride.range == 1);
                    let steps: Vec<Offset> = steps.into_iter().map(|ride| ride.step).collect();
                    let steps = self.leap_table(side, &steps, barred);
                    let start = self.tables.ray_numbers.len() as u16;
                    for ride in rides {
                        let number = self.ray_number(ray(ride.step, ride.range));
                        self.tables.ray_numbers.push(number);
                    }
                    Special::Legs { first, steps, then: Span { start, end: self.tables.ray_numbers.len() as u16 } }
                }
            };
            self.tables.specials.push(special);
        }
        Span { start, end: self.tables.specials.len() as u16 }
    }
}

fn care(tables: &Tables, kind: Kind, table: &KindTable) -> Care {
    let burns = tables.is_burner(kind) || table.promotes_to.is_some_and(|to| tables.is_burner(to));
    let passes = |special: &Special| matches!(special, Special::Line(_, line) if line.pass);
    let has_pass = tables.specials(table.specials).iter().any(passes);
    let is_fused = tables.fusion().is_some_and(|fusion| fusion.parts(kind).is_some());
    let morphs = tables.morph().is_some_and(|morph| morph.is_morph(kind));
    match (table.singles != 0, morphs) {
        _ if burns || has_pass || is_fused => Care::Always,
        (true, true) => Care::Always,
        (true, false) => Care::Singles,
        (false, true) => Care::Captures,
        (false, false) => Care::Never,
    }
}

/// The place of an item in a list that holds each item once.
fn number<T: PartialEq>(list: &mut Vec<T>, item: T) -> u16 {
    let place = list.iter().position(|other| *other == item).unwrap_or_else(|| {
        list.push(item);
        list.len() - 1
    });
    place as u16
}
