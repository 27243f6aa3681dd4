use alloc::string::String;
use alloc::vec::Vec;

use komadai_board::{Kind, Offset};
use komadai_moves::When;
use komadai_rules::{Effect, Mover, Rules};

/// How a piece has to do with a square near it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Way {
    /// It steps or leaps there, and captures there.
    Step,
    /// It steps or leaps there without capturing.
    MoveOnly,
    /// It steps or leaps there only to capture.
    CaptureOnly,
    /// It slides or rides there over empty squares.
    Slide,
    /// It gets there by a step and another one, or a slide, from an empty square.
    Area,
    /// It gets there by lion power, and captures on the way.
    Lion,
    /// It captures there beyond weaker pieces.
    Hop,
    /// It captures there without moving.
    Igui,
    /// It burns enemies there.
    Burn,
    /// It petrifies enemies there.
    Petrify,
}

impl Way {
    /// All ways, in order.
    pub const ALL: [Self; 10] = [
        Self::Step,
        Self::MoveOnly,
        Self::CaptureOnly,
        Self::Slide,
        Self::Area,
        Self::Lion,
        Self::Hop,
        Self::Igui,
        Self::Burn,
        Self::Petrify,
    ];

    /// What the way means, in a few words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Step => "steps or leaps",
            Self::MoveOnly => "moves without capturing",
            Self::CaptureOnly => "moves only to capture",
            Self::Slide => "slides",
            Self::Area => "goes on from an empty square",
            Self::Lion => "lands, capturing on the way",
            Self::Hop => "captures beyond weaker pieces",
            Self::Igui => "captures without moving",
            Self::Burn => "burns enemies",
            Self::Petrify => "petrifies enemies",
        }
    }

    /// The sign for it in a [`Diagram::board`]; slides have those of their direction.
    #[must_use]
    pub const fn sign(self) -> char {
        match self {
            Self::Step => 'o',
            Self::MoveOnly => 'm',
            Self::CaptureOnly => 'x',
            Self::Slide => 's',
            Self::Area => 'a',
            Self::Lion => 'l',
            Self::Hop => 'h',
            Self::Igui => '!',
            Self::Burn => '*',
            Self::Petrify => '#',
        }
    }
}

/// A set of [`Way`]s.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ways(u16);

impl Ways {
    /// Whether the way is one of them.
    #[must_use]
    pub const fn has(self, way: Way) -> bool {
        self.0 >> way as u8 & 1 != 0
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The ways, in order.
    pub fn iter(self) -> impl Iterator<Item = Way> {
        Way::ALL.into_iter().filter(move |&way| self.has(way))
    }

    fn add(&mut self, way: Way) {
        self.0 |= 1 << way as u8;
    }
}

/// A line along which a piece slides, rides or hops in a [`Diagram`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// The step.
    pub step: Offset,
    /// After how many such steps it first lands.
    pub first: i8,
    /// How many such steps are in the diagram.
    pub steps: i8,
    /// Whether it goes on beyond.
    pub endless: bool,
    /// Whether it hops.
    pub hops: bool,
}

/// How a piece moves: the ways it has to do with each square around it, as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// The piece's text.
    pub token: String,
    /// What it is called.
    pub name: String,
    /// Its movement in words.
    pub words: String,
    /// How many squares the diagram goes in each direction.
    pub radius: i8,
    /// Its lines.
    pub lines: Vec<Line>,
    ways: Vec<Ways>,
    pub(crate) promoted: bool,
}

/// The farthest that a diagram goes.
const MAX_RADIUS: i8 = 5;

impl Diagram {
    /// The diagram of a kind of the game; `None` for a kind of another game.
    #[must_use]
    pub fn new(rules: &Rules, kind: Kind) -> Option<Self> {
        let row = rules.piece(kind)?;
        let movers = &row.movement.movers;
        let radius = movers.iter().map(reach).max().unwrap_or(1).clamp(2, MAX_RADIUS);
        let side = 2 * radius as usize + 1;
        let mut diagram = Self {
            token: row.token.clone(),
            name: row.name.clone(),
            words: row.movement.words(),
            radius,
            lines: Vec::new(),
            ways: alloc::vec![Ways::default(); side * side],
            promoted: row.token.contains('+'),
        };
        movers.iter().for_each(|mover| diagram.add_mover(mover));
        for effect in rules.effects() {
            let (kinds, offsets, way) = match effect {
                Effect::Burn(kinds) => (kinds, &Offset::DIAGONAL[..], Way::Burn),
                Effect::Petrify(kinds) => (kinds, &Offset::KING[..], Way::Petrify),
                Effect::Morph(_) | Effect::Fuse(_) | Effect::Camp(_) | Effect::Castle(_) => continue,
            };
            if kinds.contains(&kind) {
                offsets.iter().for_each(|&offset| diagram.add(offset, way));
            }
        }
        Some(diagram)
    }

    /// The ways it has to do with the square so far away.
    #[must_use]
    pub fn at(&self, offset: Offset) -> Ways {
        self.index(offset).and_then(|at| self.ways.get(at)).copied().unwrap_or_default()
    }

    /// All offsets of the diagram, from the left of the far rank to the right of the near one.
    pub fn offsets(&self) -> impl Iterator<Item = Offset> + use<> {
        let radius = self.radius;
        (-radius..=radius).rev().flat_map(move |rank| (-radius..=radius).map(move |file| Offset::new(file, rank)))
    }

    /// All ways that occur.
    #[must_use]
    pub fn all_ways(&self) -> Ways {
        Ways(self.ways.iter().fold(0, |all, ways| all | ways.0))
    }

    /// The diagram as text, a line each rank: `@` is the piece, each square has the [signs](Way::sign) of its ways, and
    /// slides look like their directions.
    #[must_use]
    pub fn board(&self) -> String {
        let cells: Vec<String> = self.offsets().map(|offset| self.cell(offset)).collect();
        let width = cells.iter().map(|cell| cell.len()).max().unwrap_or(1).max(2) + 1;
        let mut board = String::new();
        for rank in cells.chunks(2 * self.radius as usize + 1) {
            let mut line = String::new();
            for cell in rank {
                line.push_str(cell);
                line.extend(core::iter::repeat_n(' ', width - cell.len()));
            }
            board.push_str(line.trim_end());
            board.push('\n');
        }
        board
    }

    /// What the signs mean that occur in [`Diagram::board`], a line each.
    #[must_use]
    pub fn legend(&self) -> String {
        let mut legend = String::new();
        for way in self.all_ways().iter() {
            match way {
                Way::Slide => legend.push_str("| - / \\ s"),
                way => legend.push(way.sign()),
            }
            legend.push_str("  ");
            legend.push_str(way.words());
            legend.push('\n');
        }
        legend
    }

    fn cell(&self, offset: Offset) -> String {
        if offset.is_zero() {
            return "@".into();
        }
        let ways = self.at(offset);
        if ways.is_empty() {
            return ".".into();
        }
        let (file, rank) = (offset.file, offset.rank);
        let sign = |way| match way {
            Way::Slide if file == 0 => '|',
            Way::Slide if rank == 0 => '-',
            Way::Slide if file == rank => '/',
            Way::Slide if file == -rank => '\\',
            way => way.sign(),
        };
        ways.iter().map(sign).collect()
    }

    fn index(&self, offset: Offset) -> Option<usize> {
        let inside = |n: i8| (-self.radius..=self.radius).contains(&n);
        let side = 2 * self.radius as usize + 1;
        (inside(offset.file) && inside(offset.rank))
            .then(|| (self.radius - offset.rank) as usize * side + (offset.file + self.radius) as usize)
    }

    fn add(&mut self, offset: Offset, way: Way) {
        let at = self.index(offset).filter(|_| !offset.is_zero());
        if let Some(ways) = at.and_then(|at| self.ways.get_mut(at)) {
            ways.add(way);
        }
    }

    fn add_mover(&mut self, mover: &Mover) {
        match mover {
            Mover::Leap(leap) => self.add(leap.offset, of_leap(leap.when)),
            Mover::Ride(ride) => self.add_line(ride.step, 1, ride.range, Way::Slide, Some(ride.when)),
            Mover::Hop(hop) => self.add_line(hop.step, 1, 0, Way::Hop, None),
            Mover::Ski(ski) => self.add_line(ski.step, 2, 0, Way::Slide, None),
            Mover::Igui(igui) => self.add(igui.offset, Way::Igui),
            Mover::Line(line) => {
                for n in 1..=line.reach as i8 {
                    self.add(line.step.times(n), Way::Lion);
                }
                self.add(line.step, Way::Igui);
            }
            Mover::Legs(legs) => {
                for &first in &legs.first {
                    self.add(first, Way::Step);
                    for ride in &legs.then {
                        let range = if ride.range == 0 { 2 * MAX_RADIUS } else { ride.range as i8 };
                        for n in 1..=range {
                            let then = ride.step.times(n);
                            let offset = Offset::new(first.file + then.file, first.rank + then.rank);
                            if !legs.first.contains(&offset) {
                                self.add(offset, Way::Area);
                            }
                        }
                    }
                }
            }
        }
    }

    fn add_line(&mut self, step: Offset, first: i8, range: u8, way: Way, when: Option<When>) {
        let far = step.file.unsigned_abs().max(step.rank.unsigned_abs()).max(1);
        let room = self.radius / far as i8;
        let steps = if range == 0 { room } else { room.min(range as i8) };
        for n in first..=steps {
            self.add(step.times(n), way);
            match when {
                Some(When::MoveOnly) => self.add(step.times(n), Way::MoveOnly),
                Some(When::CaptureOnly) => self.add(step.times(n), Way::CaptureOnly),
                Some(When::Any) | None => {}
            }
        }
        self.lines.push(Line { step, first, steps, endless: range == 0, hops: way == Way::Hop });
    }
}

fn of_leap(when: When) -> Way {
    match when {
        When::Any => Way::Step,
        When::MoveOnly => Way::MoveOnly,
        When::CaptureOnly => Way::CaptureOnly,
    }
}

/// How far the mover has to be shown.
fn reach(mover: &Mover) -> i8 {
    let size = |offset: Offset| offset.file.unsigned_abs().max(offset.rank.unsigned_abs()).min(99) as i8;
    match mover {
        Mover::Leap(leap) => size(leap.offset),
        Mover::Ride(ride) if ride.range == 0 => (size(ride.step) * 2).max(3),
        // One more than it goes, so that its end is seen.
        Mover::Ride(ride) => size(ride.step).saturating_mul(ride.range.min(99) as i8).saturating_add(1),
        Mover::Hop(_) | Mover::Ski(_) => 3,
        Mover::Line(line) => line.reach as i8,
        Mover::Igui(igui) => size(igui.offset),
        Mover::Legs(legs) => 1 + legs.then.iter().map(|ride| if ride.range == 0 { 2 } else { 1 }).max().unwrap_or(0),
    }
}
