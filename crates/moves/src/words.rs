use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use komadai_board::Offset;

use crate::{Simple, When};

/// The direction of an offset in words, as its owner sees it.
fn toward(offset: Offset) -> &'static str {
    match (offset.file.signum(), offset.rank.signum()) {
        (0, 1) => "straight forward",
        (0, -1) => "straight backward",
        (1, 0) => "right",
        (-1, 0) => "left",
        (1, 1) => "diagonally forward right",
        (-1, 1) => "diagonally forward left",
        (1, -1) => "diagonally backward right",
        (-1, -1) => "diagonally backward left",
        _ => "nowhere",
    }
}

/// The directions of orthogonal and diagonal offsets, with the usual words for the usual groups.
pub(crate) fn directions(offsets: &[Offset]) -> String {
    /// Words for a group of directions, in which they are named together.
    const GROUPS: [(&str, &[(i8, i8)]); 8] = [
        ("orthogonally", &[(0, 1), (1, 0), (0, -1), (-1, 0)]),
        ("diagonally", &[(1, 1), (1, -1), (-1, -1), (-1, 1)]),
        ("straight forward or backward", &[(0, 1), (0, -1)]),
        ("sideways", &[(1, 0), (-1, 0)]),
        ("diagonally forward", &[(1, 1), (-1, 1)]),
        ("diagonally backward", &[(1, -1), (-1, -1)]),
        ("diagonally right", &[(1, 1), (1, -1)]),
        ("diagonally left", &[(-1, 1), (-1, -1)]),
    ];
    let mut left: Vec<Offset> = offsets.iter().map(|o| Offset::new(o.file.signum(), o.rank.signum())).collect();
    left.sort_unstable();
    left.dedup();
    if left.len() == 8 {
        return "in any of the 8 directions".to_string();
    }
    let mut words = Vec::new();
    for (name, group) in GROUPS {
        if group.iter().all(|&(file, rank)| left.contains(&Offset::new(file, rank))) {
            left.retain(|o| !group.contains(&(o.file, o.rank)));
            words.push(name);
        }
    }
    words.extend(left.into_iter().map(toward));
    list(&words, "or")
}

/// `a, b or c`.
pub(crate) fn list<T: AsRef<str>>(words: &[T], and: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.as_ref().to_string(),
        [init @ .., last] => {
            let init: Vec<&str> = init.iter().map(AsRef::as_ref).collect();
            format!("{} {and} {}", init.join(", "), last.as_ref())
        }
    }
}

/// How far it is, whatever the direction: the longer way first.
fn extent(offset: Offset) -> (u8, u8) {
    let (file, rank) = (offset.file.unsigned_abs(), offset.rank.unsigned_abs());
    (file.max(rank), file.min(rank))
}

fn is_straight(offset: Offset) -> bool {
    let (long, short) = extent(offset);
    short == 0 || short == long
}

impl Simple {
    /// The movement in plain words, such as `steps one square diagonally or straight forward`.
    #[must_use]
    pub fn words(&self) -> String {
        let mut parts = Vec::new();
        for when in [When::Any, When::MoveOnly, When::CaptureOnly] {
            let suffix = match when {
                When::Any => "",
                When::MoveOnly => " without capturing",
                When::CaptureOnly => ", only to capture",
            };
            let leaps: Vec<Offset> = self.leaps.iter().filter(|l| l.when == when).map(|l| l.offset).collect();
            for distance in 1..=3 {
                let straight: Vec<Offset> =
                    leaps.iter().copied().filter(|o| is_straight(*o) && extent(*o).0 == distance).collect();
                if !straight.is_empty() {
                    let way = directions(&straight);
                    parts.push(match distance {
                        1 => format!("steps one square {way}{suffix}"),
                        _ => format!("leaps exactly {distance} squares {way}{suffix}"),
                    });
                }
            }
            let oblique: Vec<Offset> = leaps.iter().copied().filter(|o| !is_straight(*o)).collect();
            parts.extend(oblique_words(&oblique).map(|way| format!("leaps {way}{suffix}")));
            let mut ranges: Vec<u8> = self.rides.iter().filter(|r| r.when == when).map(|r| r.range).collect();
            ranges.sort_unstable();
            ranges.dedup();
            for range in ranges {
                let steps: Vec<Offset> =
                    self.rides.iter().filter(|r| r.when == when && r.range == range).map(|r| r.step).collect();
                let limit = if range == 0 { String::new() } else { format!(", at most {range} times") };
                let short = |o: &Offset| extent(*o).0 <= 1;
                let slides: Vec<Offset> = steps.iter().copied().filter(short).collect();
                if !slides.is_empty() {
                    let limit = if range == 0 { String::new() } else { format!(", at most {range} squares") };
                    parts.push(format!("slides {}{limit}{suffix}", directions(&slides)));
                }
                let long: Vec<Offset> = steps.iter().copied().filter(|o| !short(o) && is_straight(*o)).collect();
                if !long.is_empty() {
                    parts.push(format!("leaps again and again {}{limit}{suffix}", directions(&long)));
                }
                let oblique: Vec<Offset> = steps.into_iter().filter(|o| !is_straight(*o)).collect();
                parts.extend(
                    oblique_words(&oblique)
                        .map(|way| format!("leaps {way} again and again in one line{limit}{suffix}")),
                );
            }
        }
        if parts.is_empty() { "does not move".to_string() } else { parts.join("; ") }
    }
}

/// Oblique leaps in words, those of one shape together.
fn oblique_words(offsets: &[Offset]) -> impl Iterator<Item = String> + '_ {
    let shapes: [(u8, u8); 3] = [(2, 1), (3, 1), (3, 2)];
    shapes.into_iter().filter_map(move |(long, short)| {
        let of_shape: Vec<Offset> = offsets.iter().copied().filter(|o| extent(*o) == (long, short)).collect();
        let base = format!("{long} squares one way and {short} across");
        let each: Vec<String> = of_shape.iter().map(|o| format!("{} forward {} right", o.rank, o.file)).collect();
        let forward = of_shape.iter().all(|o| o.rank > 0);
        match of_shape.len() {
            0 => None,
            8 => Some(base),
            4 if forward => Some(format!("{base}, forward")),
            2 if forward && of_shape.iter().all(|o| o.rank.unsigned_abs() == long) => {
                Some(format!("{long} squares forward and {short} sideways"))
            }
            2 if forward && of_shape.iter().all(|o| o.rank.unsigned_abs() == short) => {
                Some(format!("{long} squares sideways and {short} forward"))
            }
            _ => Some(format!("{base} ({})", each.join("; "))),
        }
    })
}
