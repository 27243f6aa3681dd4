use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};
use core::str::FromStr;

use komadai_board::Offset;

use crate::{Leap, Ride, When};

/// A movement of leaps and rides, as Betza's notation writes it.
///
/// # Notation
/// Atoms are `W` (1,0), `F` (1,1), `D` (2,0), `N` (2,1), `A` (2,2), `H` (3,0), `C` (3,1), `Z` (3,2), `G` (3,3) and the
/// compounds `K` = `WF`, `R`, `B`, `Q` (slides). A letter written twice rides (`NN` is a nightrider, `WW` a rook), a
/// number limits a ride (`B3`; `W0` has no limit; on a doubled letter likewise: `NN2`).
///
/// Lower-case prefixes restrict the atom that follows: `m` moves without capturing, `c` only captures; directions
/// are `f` forward, `b` backward, `l` left, `r` right, `s` = `lr`, `v` = `fb`, and they add up, except that
/// - on a diagonal atom a vertical letter next to a horizontal one names one corner (`fl`);
/// - on an oblique atom `f` is the forward half, `ff` the two most forward, `fl` the two forward to the left,
///   `ffl` the one most forward to the left; likewise from the other sides; `s` and `v` are the mostly sideways and
///   mostly vertical four.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Simple {
    /// The leaps, sorted, each once.
    pub leaps: Vec<Leap>,
    /// The rides, sorted, each once.
    pub rides: Vec<Ride>,
}

/// What is wrong with a text in Betza's notation, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("at byte {offset} of the movement: expected {expected}")]
pub struct BetzaError {
    /// The byte at which reading stopped.
    pub offset: usize,
    /// What could have stood there.
    pub expected: &'static str,
}

/// The atoms, with their longer and shorter leg.
const ATOMS: [(char, i8, i8); 9] = [
    ('W', 1, 0),
    ('F', 1, 1),
    ('D', 2, 0),
    ('N', 2, 1),
    ('A', 2, 2),
    ('H', 3, 0),
    ('C', 3, 1),
    ('Z', 3, 2),
    ('G', 3, 3),
];

/// The offsets of an atom, clockwise from straight forward.
fn offsets(long: i8, short: i8) -> impl Iterator<Item = Offset> {
    let all = [
        (short, long),
        (long, short),
        (long, -short),
        (short, -long),
        (-short, -long),
        (-long, -short),
        (-long, short),
        (-short, long),
    ];
    (0..8).filter(move |&i| !all[..i].contains(&all[i])).map(move |i| Offset::new(all[i].0, all[i].1))
}

/// Whether an offset lies to the side that a direction letter names.
fn lies(offset: Offset, letter: u8) -> bool {
    match letter {
        b'f' => offset.rank > 0,
        b'b' => offset.rank < 0,
        b'l' => offset.file < 0,
        b'r' => offset.file > 0,
        b's' => offset.file.abs() > offset.rank.abs(),
        b'v' => offset.rank.abs() > offset.file.abs(),
        _ => false,
    }
}

fn is_vertical(letter: u8) -> bool {
    matches!(letter, b'f' | b'b')
}

fn is_horizontal(letter: u8) -> bool {
    matches!(letter, b'l' | b'r')
}

fn crossed(a: u8, b: u8) -> bool {
    (is_vertical(a) && is_horizontal(b)) || (is_horizontal(a) && is_vertical(b))
}

/// How many of the letters, from the first, name one group of directions together.
fn group_len(letters: &[u8], oblique: bool, diagonal: bool) -> usize {
    let doubled = |i: usize| {
        letters.len() > i + 1 && letters[i] == letters[i + 1] && (is_vertical(letters[i]) || is_horizontal(letters[i]))
    };
    match letters {
        [_, b, c, ..] if oblique && doubled(0) && crossed(*b, *c) => 3,
        [..] if oblique && doubled(0) => 2,
        [a, b, ..] if (oblique || diagonal) && crossed(*a, *b) && !(oblique && doubled(1)) => 2,
        _ => 1,
    }
}

fn in_group(offset: Offset, group: &[u8], diagonal: bool) -> bool {
    match group {
        // On a diagonal atom both halves are all of it.
        [b's' | b'v'] if diagonal => true,
        [one] => lies(offset, *one),
        [a, b] if a == b => lies(offset, *a) && lies(offset, if is_vertical(*a) { b'v' } else { b's' }),
        [a, _, c] => lies(offset, *c) && in_group(offset, &[*a, *a], diagonal),
        [a, b] => lies(offset, *a) && lies(offset, *b),
        _ => false,
    }
}

fn selected(offset: Offset, mut letters: &[u8]) -> bool {
    let (file, rank) = (offset.file.abs(), offset.rank.abs());
    let diagonal = file == rank;
    let oblique = !diagonal && file != 0 && rank != 0;
    if letters.is_empty() {
        return true;
    }
    while !letters.is_empty() {
        let (group, rest) = letters.split_at(group_len(letters, oblique, diagonal));
        if in_group(offset, group, diagonal) {
            return true;
        }
        letters = rest;
    }
    false
}

impl Simple {
    /// A movement of these leaps and rides.
    #[must_use]
    pub fn new(mut leaps: Vec<Leap>, mut rides: Vec<Ride>) -> Self {
        leaps.sort_unstable();
        leaps.dedup();
        rides.sort_unstable();
        rides.dedup();
        Self { leaps, rides }
    }

    /// Whether it has no move at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.leaps.is_empty() && self.rides.is_empty()
    }

    /// Every offset it steps by, whether once or repeatedly.
    pub fn steps(&self) -> impl Iterator<Item = Offset> + '_ {
        self.leaps.iter().map(|leap| leap.offset).chain(self.rides.iter().map(|ride| ride.step))
    }
}

impl FromStr for Simple {
    type Err = BetzaError;

    fn from_str(text: &str) -> Result<Self, BetzaError> {
        let bytes = text.as_bytes();
        let fail = |offset, expected| Err(BetzaError { offset, expected });
        let (mut leaps, mut rides) = (Vec::new(), Vec::new());
        let mut at = 0;
        while at < bytes.len() {
            let mut when = None;
            let mut letters = Vec::new();
            while let Some(&letter) = bytes.get(at).filter(|b| b.is_ascii_lowercase()) {
                match letter {
                    b'm' | b'c' if when.is_some() => return fail(at, "one of `m` and `c` at most"),
                    b'm' => when = Some(When::MoveOnly),
                    b'c' => when = Some(When::CaptureOnly),
                    b'f' | b'b' | b'l' | b'r' | b's' | b'v' => letters.push(letter),
                    _ => {
                        return fail(at, "a prefix `f b l r s v m c` or an atom `W F D N A H C Z G K R B Q`");
                    }
                }
                at += 1;
            }
            let when = when.unwrap_or_default();
            let Some(&atom) = bytes.get(at) else { return fail(at, "an atom `W F D N A H C Z G K R B Q`") };
            let (parts, slides): (&[usize], bool) = match atom {
                b'K' => (&[0, 1], false),
                b'R' => (&[0], true),
                b'B' => (&[1], true),
                b'Q' => (&[0, 1], true),
                _ => match ATOMS.iter().position(|&(letter, ..)| letter as u32 == u32::from(atom)) {
                    Some(index) => (&[0, 1, 2, 3, 4, 5, 6, 7, 8][index..=index], false),
                    None => return fail(at, "an atom `W F D N A H C Z G K R B Q`"),
                },
            };
            at += 1;
            let doubled = bytes.get(at) == Some(&atom);
            if doubled {
                at += 1;
            }
            let digits = bytes[at..].iter().take_while(|b| b.is_ascii_digit()).count();
            let range = match text.get(at..at + digits).filter(|digits| !digits.is_empty()).map(str::parse::<u8>) {
                None if doubled || slides => Some(0),
                None => None,
                Some(Ok(range)) => Some(range),
                Some(Err(_)) => return fail(at, "a range from 0 to 255"),
            };
            at += digits;
            for &part in parts {
                let (_, long, short) = ATOMS[part];
                for offset in offsets(long, short).filter(|&offset| selected(offset, &letters)) {
                    match range {
                        None | Some(1) => leaps.push(Leap { offset, when }),
                        Some(range) => rides.push(Ride { step: offset, range, when }),
                    }
                }
            }
        }
        Ok(Self::new(leaps, rides))
    }
}

/// The prefixes worth trying to name a part of an atom, the common ones first.
const PREFIXES: [&str; 48] = [
    "", "f", "b", "s", "v", "l", "r", "fs", "bs", "fb", "fl", "fr", "bl", "br", "ff", "bb", "ll", "rr", "ffbb", "llrr",
    "lv", "rv", "fbl", "flb", "ffs", "bbs", "sff", "sbb", "flbr", "frbl", "fbb", "bff", "lrr", "rll", "fll", "frr",
    "bll", "brr", "ffl", "ffr", "bbl", "bbr", "llf", "llb", "rrf", "rrb", "fblr", "flfrbl",
];

/// A prefix that selects exactly these offsets of the atom; several where no single one does.
fn prefixes(long: i8, short: i8, wanted: &[Offset]) -> Vec<&'static str> {
    let chosen = |prefix: &str| offsets(long, short).filter(|&o| selected(o, prefix.as_bytes())).collect::<Vec<_>>();
    let same =
        |set: &[Offset], other: &[Offset]| set.len() == other.len() && set.iter().all(|offset| other.contains(offset));
    if let Some(prefix) = PREFIXES.iter().find(|prefix| same(&chosen(prefix), wanted)) {
        return alloc::vec![*prefix];
    }
    // One prefix an offset always exists.
    wanted.iter().filter_map(|o| PREFIXES.iter().copied().find(|p| same(&chosen(p), &[*o]))).collect()
}

/// Moves of one kind: of one atom, range (`None` for a leap) and way of capturing.
type Term = (usize, Option<u8>, When);

impl fmt::Display for Simple {
    /// The movement in Betza's notation, so that reading it gives the same movement again. Offsets beyond the atoms,
    /// which no text can have made, are left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut terms: Vec<(Term, Vec<Offset>)> = Vec::new();
        let mut add = |offset: Offset, range, when| {
            let (a, b) = (offset.file.unsigned_abs(), offset.rank.unsigned_abs());
            let legs = (a.max(b) as i8, a.min(b) as i8);
            let Some(atom) = ATOMS.iter().position(|&(_, long, short)| (long, short) == legs) else { return };
            match terms.iter_mut().find(|(term, _)| *term == (atom, range, when)) {
                Some((_, offsets)) => offsets.push(offset),
                None => terms.push(((atom, range, when), alloc::vec![offset])),
            }
        };
        self.leaps.iter().for_each(|leap| add(leap.offset, None, leap.when));
        self.rides.iter().for_each(|ride| add(ride.step, Some(ride.range), ride.when));
        let mut written: Vec<(bool, String, char)> = Vec::new();
        let whole = |terms: &[(Term, Vec<Offset>)], term: Term| {
            terms.iter().any(|(t, offsets)| *t == term && offsets.len() == 4)
        };
        for ((atom, range, when), wanted) in &terms {
            let partner = (atom ^ 1, *range, *when);
            let compound = *atom < 2 && whole(&terms, (*atom, *range, *when)) && whole(&terms, partner);
            if compound && *atom == 1 {
                continue;
            }
            let mode = match when {
                When::Any => "",
                When::MoveOnly => "m",
                When::CaptureOnly => "c",
            };
            let (letter, long, short) = ATOMS[*atom];
            for prefix in prefixes(long, short, wanted) {
                let mut text = String::new();
                write!(text, "{mode}{prefix}")?;
                match (range, compound, atom) {
                    (None, true, _) => text.push('K'),
                    (None, false, _) => text.push(letter),
                    (Some(_), true, _) => text.push('Q'),
                    (Some(_), false, 0) => text.push('R'),
                    (Some(_), false, 1) => text.push('B'),
                    (Some(_), false, _) => write!(text, "{letter}{letter}")?,
                }
                if let Some(range) = range.filter(|&range| range > 0) {
                    write!(text, "{range}")?;
                }
                let alone = if range.is_none() { '1' } else { '0' };
                written.push((!(mode.is_empty() && prefix.is_empty()), text, alone));
            }
        }
        // Whole atoms first, as people write them: `FfW`.
        written.sort_by_key(|(partial, ..)| *partial);
        let mut terms = written.iter().peekable();
        while let Some((_, text, alone)) = terms.next() {
            f.write_str(text)?;
            // Next to the same letter, only a range keeps it from being a doubled one.
            let next = terms.peek().and_then(|(_, next, _)| next.chars().next());
            if next.is_some() && next == text.chars().last() {
                f.write_char(*alone)?;
            }
        }
        Ok(())
    }
}
