use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use komadai_board::Offset;
use komadai_moves::{BetzaError, Hop, Igui, Leap, Legs, Line, Ride, Simple, Ski};

/// One way of moving.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Mover {
    /// To an exact offset.
    Leap(Leap),
    /// Along a line of empty squares.
    Ride(Ride),
    /// Capturing beyond weaker pieces.
    Hop(Hop),
    /// A slide that ignores the adjacent square.
    Ski(Ski),
    /// A step, then on from there.
    Legs(Legs),
    /// Lion power along a line.
    Line(Line),
    /// Capturing a neighbour without moving.
    Igui(Igui),
}

/// All ways in which a piece moves.
///
/// # Notation
/// Terms separated by spaces. A plain term is Betza's notation, see [`Simple`]. A term with a prefix gives its
/// directions in Betza's notation too:
///
/// | term | meaning |
/// |---|---|
/// | `hop:F` | hops on the diagonals |
/// | `ski:sW` | slides sideways from the second square |
/// | `igui:K` | captures any neighbour without moving |
/// | `legs:F-Q` | a diagonal step, then, if that square was empty, optionally a queen's slide |
/// | `lion2:fF`, `lion3:fW` | lion power along a line, over 2 or 3 squares |
/// | `lion2+pass:fF` | likewise, and it may pass |
/// | `lion3+walk:fW` | likewise, leaping over nothing |
///
/// A direction has one lion power at most.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Movement {
    /// The ways, in the order of [`Mover`].
    pub movers: Vec<Mover>,
}

/// What is wrong with the text of a movement, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("at byte {offset} of the movement: expected {expected}")]
pub struct MovementError {
    /// The byte at which reading stopped.
    pub offset: usize,
    /// What could have stood there.
    pub expected: &'static str,
}

impl Movement {
    /// Its leaps and rides.
    #[must_use]
    pub fn simple(&self) -> Simple {
        let mut simple = Simple::default();
        for mover in &self.movers {
            match mover {
                Mover::Leap(leap) => simple.leaps.push(*leap),
                Mover::Ride(ride) => simple.rides.push(*ride),
                Mover::Hop(_) | Mover::Ski(_) | Mover::Legs(_) | Mover::Line(_) | Mover::Igui(_) => {}
            }
        }
        simple
    }

    /// The first steps of all its ways of changing squares: where none stays on the board, the piece is stuck.
    #[must_use]
    pub fn steps(&self) -> Vec<Offset> {
        let mut steps = Vec::new();
        for mover in &self.movers {
            match mover {
                Mover::Leap(leap) => steps.push(leap.offset),
                Mover::Ride(ride) => steps.push(ride.step),
                Mover::Hop(hop) => steps.push(hop.step),
                Mover::Ski(ski) => steps.push(ski.step.times(2)),
                Mover::Legs(legs) => steps.extend(&legs.first),
                Mover::Line(line) => steps.push(line.step),
                Mover::Igui(_) => {}
            }
        }
        steps
    }

    /// How many ways of moving it is made of, each leap, ride and step counted.
    pub(crate) fn ways(&self) -> usize {
        let ways = |mover: &Mover| if let Mover::Legs(legs) = mover { legs.first.len() + legs.then.len() } else { 1 };
        self.movers.iter().map(ways).sum()
    }

    /// Whether it can come nearer to its own side.
    #[must_use]
    pub fn goes_backward(&self) -> bool {
        let second =
            self.movers.iter().filter_map(|mover| if let Mover::Legs(legs) = mover { Some(legs) } else { None });
        let second = second.flat_map(|legs| legs.then.iter().map(|ride| ride.step));
        self.steps().into_iter().chain(second).any(|step| step.rank < 0)
    }

    /// The movement in plain words.
    #[must_use]
    pub fn words(&self) -> String {
        let mut parts = Vec::new();
        let simple = self.simple();
        if !simple.is_empty() {
            parts.push(simple.words());
        }
        for (term, directions) in self.special_terms() {
            let way = directions.words();
            let way = way.trim_start_matches("steps one square ");
            parts.push(match term {
                Term::Hop => alloc::format!("captures {way} beyond any number of weaker pieces"),
                Term::Ski => alloc::format!("slides {way} from the second square, whatever the first holds"),
                Term::Igui => alloc::format!("captures a neighbour without moving, {way}"),
                Term::Legs(then) => {
                    alloc::format!("steps one square {way} and, if that square was empty, may go on: {}", then.words())
                }
                Term::Line { reach, leaps, pass } => alloc::format!(
                    "lion power {way}: lands on any of the next {reach} squares, capturing on the way as it likes, or \
                     captures on the first and returns{}{}",
                    if leaps { "" } else { ", leaping over nothing" },
                    if pass { ", or passes by way of an empty first square" } else { "" }
                ),
            });
        }
        if parts.is_empty() { "does not move".to_string() } else { parts.join("; ") }
    }

    /// The ways that are not simple, those of one sort together, with their directions.
    fn special_terms(&self) -> Vec<(Term, Simple)> {
        let mut terms: Vec<(Term, Vec<Leap>)> = Vec::new();
        let mut add = |term: Term, offset: Offset| {
            let leap = Leap { offset, when: komadai_moves::When::Any };
            match terms.iter_mut().find(|(t, _)| *t == term) {
                Some((_, offsets)) => offsets.push(leap),
                None => terms.push((term, alloc::vec![leap])),
            }
        };
        for mover in &self.movers {
            match mover {
                Mover::Leap(_) | Mover::Ride(_) => {}
                Mover::Hop(hop) => add(Term::Hop, hop.step),
                Mover::Ski(ski) => add(Term::Ski, ski.step),
                Mover::Igui(igui) => add(Term::Igui, igui.offset),
                Mover::Line(Line { step, reach, leaps, pass }) => {
                    add(Term::Line { reach: *reach, leaps: *leaps, pass: *pass }, *step);
                }
                Mover::Legs(legs) => {
                    let (steps, rides) = legs.then.iter().partition::<Vec<Ride>, _>(|ride| ride.range == 1);
                    let steps = steps.iter().map(|ride| Leap { offset: ride.step, when: ride.when }).collect();
                    let then = Simple::new(steps, rides);
                    legs.first.iter().for_each(|&offset| add(Term::Legs(then.clone()), offset));
                }
            }
        }
        terms.into_iter().map(|(term, leaps)| (term, Simple::new(leaps, Vec::new()))).collect()
    }
}

/// A sort of way that is not simple.
#[derive(Clone, PartialEq, Eq)]
enum Term {
    Hop,
    Ski,
    Igui,
    Legs(Simple),
    Line { reach: u8, leaps: bool, pass: bool },
}

impl fmt::Display for Movement {
    /// The text that reads back as the same movement.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let simple = self.simple();
        let mut terms = Vec::new();
        if !simple.is_empty() {
            terms.push(simple.to_string());
        }
        for (term, directions) in self.special_terms() {
            terms.push(match term {
                Term::Hop => alloc::format!("hop:{directions}"),
                Term::Ski => alloc::format!("ski:{directions}"),
                Term::Igui => alloc::format!("igui:{directions}"),
                Term::Legs(then) => alloc::format!("legs:{directions}-{then}"),
                Term::Line { reach, leaps, pass } => {
                    let pass = if pass { "+pass" } else { "" };
                    let walk = if leaps { "" } else { "+walk" };
                    alloc::format!("lion{reach}{pass}{walk}:{directions}")
                }
            });
        }
        f.write_str(&terms.join(" "))
    }
}

impl FromStr for Movement {
    type Err = MovementError;

    fn from_str(text: &str) -> Result<Self, MovementError> {
        let mut movers = Vec::new();
        let mut at = 0;
        for term in text.split(' ') {
            parse_term(term, at, &mut movers)?;
            at += term.len() + 1;
        }
        movers.sort_unstable();
        movers.dedup();
        Ok(Self { movers })
    }
}

fn betza(text: &str, at: usize) -> Result<Simple, MovementError> {
    let nested = |BetzaError { offset, expected }| MovementError { offset: at + offset, expected };
    text.parse().map_err(nested)
}

/// The steps of a text in Betza's notation that may hold nothing but plain steps.
fn directions(text: &str, at: usize) -> Result<Vec<Offset>, MovementError> {
    let simple = betza(text, at)?;
    let plain = simple.rides.is_empty() && simple.leaps.iter().all(|leap| leap.when == Default::default());
    if simple.is_empty() || !plain {
        return Err(MovementError { offset: at, expected: "directions as plain steps, such as `fF` or `K`" });
    }
    Ok(simple.steps().collect())
}

/// Adds first steps; all that go on in the same way are one way of moving, however they were written.
fn add_legs(first: Vec<Offset>, then: Vec<Ride>, movers: &mut Vec<Mover>) {
    let same = |mover: &&mut Mover| matches!(mover, Mover::Legs(legs) if legs.then == then);
    if let Some(Mover::Legs(legs)) = movers.iter_mut().find(same) {
        legs.first.extend(first);
        legs.first.sort_unstable();
        legs.first.dedup();
    } else {
        movers.push(Mover::Legs(Legs { first, then }));
    }
}

fn parse_term(term: &str, at: usize, movers: &mut Vec<Mover>) -> Result<(), MovementError> {
    let Some((name, rest)) = term.split_once(':') else {
        let simple = betza(term, at)?;
        if simple.is_empty() && at > 0 {
            return Err(MovementError { offset: at, expected: "a term after the space" });
        }
        movers.extend(simple.leaps.into_iter().map(Mover::Leap));
        movers.extend(simple.rides.into_iter().map(Mover::Ride));
        return Ok(());
    };
    let rest_at = at + name.len() + 1;
    match name {
        "hop" => movers.extend(directions(rest, rest_at)?.into_iter().map(|step| Mover::Hop(Hop { step }))),
        "ski" => movers.extend(directions(rest, rest_at)?.into_iter().map(|step| Mover::Ski(Ski { step }))),
        "igui" => movers.extend(directions(rest, rest_at)?.into_iter().map(|offset| Mover::Igui(Igui { offset }))),
        "legs" => {
            let Some((first, then)) = rest.split_once('-') else {
                return Err(MovementError { offset: rest_at, expected: "two movements joined by `-`, such as `F-Q`" });
            };
            let then_at = rest_at + first.len() + 1;
            let Simple { leaps, mut rides } = betza(then, then_at)?;
            rides.extend(leaps.iter().map(|leap| Ride { step: leap.offset, range: 1, when: leap.when }));
            if rides.is_empty() || rides.iter().any(|ride| ride.when != Default::default()) {
                return Err(MovementError { offset: then_at, expected: "a movement without `m` or `c`" });
            }
            rides.sort_unstable();
            rides.dedup();
            add_legs(directions(first, rest_at)?, rides, movers);
        }
        _ => {
            let mut options = name.split('+');
            let reach = match options.next() {
                Some("lion2") => 2,
                Some("lion3") => 3,
                _ => {
                    let expected = "one of `hop` `ski` `igui` `legs` `lion2` `lion3` before the colon";
                    return Err(MovementError { offset: at, expected });
                }
            };
            let (mut leaps, mut pass) = (true, false);
            for option in options {
                match option {
                    "walk" => leaps = false,
                    "pass" => pass = true,
                    _ => return Err(MovementError { offset: at + 5, expected: "`+pass` or `+walk`" }),
                }
            }
            for step in directions(rest, rest_at)? {
                let line = Mover::Line(Line { step, reach, leaps, pass });
                let other = |mover: &Mover| matches!(mover, Mover::Line(other) if other.step == step) && *mover != line;
                if movers.iter().any(other) {
                    return Err(MovementError { offset: at, expected: "one lion power in each direction" });
                }
                movers.push(line);
            }
        }
    }
    Ok(())
}
