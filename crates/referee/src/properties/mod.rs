//! What must hold in every position of every game. Each property is one function; tests, fuzz targets and whoever adds
//! a game call them through [`check`].
//!
//! A new property is one function and one line of [`ALL`].

mod attack;
mod conservation;
mod explanation;
mod hash;
mod history;
mod legality;
mod referee;
mod rotation;
mod text;
mod waived;

use std::fmt;

use komadai::{Board, Piece, Position, Rules, Side, SquareSet};

use crate::Subject;

pub use explanation::explained_everywhere;
pub use hash::Identities;
pub use waived::nothing_panics;

/// What a property says of a position: nothing when it holds, else what is wrong.
pub type Verdict = Result<(), String>;

/// A property.
pub type Property = fn(&Subject, &Position) -> Verdict;

/// All properties by name; the part before the stroke is the group.
pub const ALL: &[(&str, Property)] = &[
    ("referee/legal-moves", referee::legal_moves),
    ("referee/positions-after", referee::positions_after),
    ("referee/check", referee::check),
    ("referee/outcome", referee::outcome),
    ("referee/attacked", referee::attacked),
    ("attack/attackers-are-what-removes", attack::attackers_are_what_removes),
    ("attack/check-is-what-takes-a-king", attack::check_is_what_takes_a_king),
    ("attack/checkers-attack-the-king", attack::checkers_attack_the_king),
    ("legality/skipping-is-replaying", legality::skipping_is_replaying),
    ("legality/no-move-twice", legality::no_move_twice),
    ("legality/sets-are-moves", legality::sets_are_moves),
    ("legality/parts-are-the-whole", legality::parts_are_the_whole),
    ("legality/legal-is-pseudo-legal-and-safe", legality::legal_is_pseudo_legal_and_safe),
    ("legality/captures-and-checks-are-what-play-shows", legality::captures_and_checks_are_what_play_shows),
    ("explanation/legal-moves-have-none", explanation::legal_moves_have_none),
    ("explanation/other-moves-have-one", explanation::other_moves_have_one),
    ("hash/fresh", hash::fresh),
    ("hash/ignores-counters", hash::ignores_counters),
    ("hash/of-positions-after", hash::of_positions_after),
    ("history/undo-restores", history::undo_restores),
    ("history/changes-rebuild", history::changes_rebuild),
    ("history/refusal-changes-nothing", history::refusal_changes_nothing),
    ("text/position-reads-back", text::position_reads_back),
    ("text/moves-read-back", text::moves_read_back),
    ("rotation/commutes-with-moves", rotation::commutes_with_moves),
    ("rotation/twice-is-nothing", rotation::twice_is_nothing),
    ("conservation/pieces", conservation::pieces),
    ("conservation/medusa-rule-9", conservation::medusa_rule_9),
];

/// A property that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Its name in [`ALL`].
    pub property: String,
    /// The game.
    pub game: String,
    /// The position's text.
    pub position: String,
    /// What is wrong.
    pub details: String,
}

impl Failure {
    /// The failure of that property in that position.
    #[must_use]
    pub fn new(property: &str, subject: &Subject, position: &Position, details: String) -> Self {
        let (game, property) = (subject.name().to_owned(), property.to_owned());
        Self { property, game, position: position.to_string(), details }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} fails in {}\n  {}\n  {}", self.property, self.game, self.position, self.details)
    }
}

impl std::error::Error for Failure {}

/// Checks the properties whose name begins with `group`: all of them for an empty text.
///
/// # Errors
/// The first that does not hold.
pub fn check(subject: &Subject, position: &Position, group: &str) -> Result<(), Failure> {
    for (property, holds) in ALL.iter().filter(|(name, _)| name.starts_with(group)) {
        holds(subject, position).map_err(|details| Failure::new(property, subject, position, details))?;
    }
    Ok(())
}

/// Nothing when both are the same.
fn same<T: PartialEq + fmt::Debug>(what: &str, ours: &T, expected: &T) -> Verdict {
    if ours == expected { Ok(()) } else { Err(format!("{what}: {ours:?} instead of {expected:?}")) }
}

/// Nothing when both lists hold the same texts in the same order.
fn same_list(what: &str, ours: &[String], expected: &[String]) -> Verdict {
    if ours == expected {
        return Ok(());
    }
    let without = |all: &[String], others: &[String]| {
        all.iter().filter(|text| !others.contains(text)).cloned().collect::<Vec<_>>().join(" ")
    };
    let (extra, missing) = (without(ours, expected), without(expected, ours));
    Err(format!("{what}: extra [{extra}], missing [{missing}], {} instead of {}", ours.len(), expected.len()))
}

/// The royal pieces of a side.
fn royals(rules: &Rules, board: &Board, side: Side) -> SquareSet {
    let is_royal = |piece: Piece| piece.side == side && rules.piece(piece.kind).is_some_and(|row| row.royal);
    board.pieces().filter(|&(_, piece)| is_royal(piece)).map(|(square, _)| square).collect()
}

/// The texts of all legal moves, sorted.
fn legal_texts(position: &Position) -> Vec<String> {
    let mut texts: Vec<String> = position.legal_moves().into_iter().map(|chosen| position.text(chosen)).collect();
    texts.sort();
    texts
}
