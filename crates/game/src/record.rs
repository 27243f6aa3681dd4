use alloc::string::String;
use alloc::vec::Vec;
use core::time::Duration;

use komadai_board::Side;
use komadai_engine::{Outcome, Reason};

mod clock;
mod fault;
#[cfg(feature = "serde")]
mod form;
mod lexer;
mod read;
mod replay;
mod stream;
mod tags;
pub mod usi;
mod write;

pub use fault::{Problem, RecordFault};
pub use read::{Reading, read_record};
pub use replay::ReplayError;
#[cfg(feature = "std")]
pub use stream::stream_records;
pub use stream::{Progress, read_records};
pub use tags::Tags;

/// A game as it is kept: who played, the moves with comments, times and variations, and how it ended.
///
/// Like anything written down it need not be right: [`Record::game`] plays it and tells. Its text is in the manner of
/// PGN, see [`read_record`], [`Record::text`] and its `Display`; with the feature `serde` it reads and writes itself in
/// other formats.
///
/// ```
/// use komadai_engine::Tables;
/// use komadai_game::{Record, read_record};
///
/// let tables = Tables::new(komadai_shogi::rules());
/// let text = r#"
/// [Variant "shogi"]
/// [Event "A lesson"]
///
/// 1. P-7f {opens the bishop's line} P-8d (1... P-3d 2. Bx2b+) 2. S-7h *
/// "#;
/// let reading = read_record(text, |_| Some(tables.clone()));
/// assert!(reading.faults.is_empty());
/// let record = reading.record;
/// assert_eq!(record.tags.get("Event"), Some("A lesson"));
/// assert_eq!(record.game(&tables)?.move_texts(), ["7g7f", "8c8d", "7i7h"]);
/// assert_eq!(record.moves.turns[1].variations[0].turns[1].text, "8h2b+");
/// assert!(record.text(&tables).ends_with("2. S-7h *\n"));
/// # Ok::<(), komadai_game::ReplayError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The short name of the game, such as `hand-shogi`.
    pub variant: String,
    /// Who, where, when and what else is known.
    pub tags: Tags,
    /// The text of the start position, when it is not the standard one.
    pub start: Option<String>,
    /// The moves played.
    pub moves: Line,
    /// How the game ended; `None` while it goes on.
    pub result: Option<RecordResult>,
}

/// Moves one after another.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// What is said before the first move.
    pub comment: String,
    /// The moves.
    pub turns: Vec<Turn>,
}

/// A move in a [`Record`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// Its plain text, such as `7g7f`.
    pub text: String,
    /// Numbers of PGN's signs, such as 1 for a good move and 2 for a mistake.
    pub glyphs: Vec<u8>,
    /// The time spent on it.
    pub spent: Option<Duration>,
    /// The time left on the mover's clock after it.
    pub clock: Option<Duration>,
    /// What is said after it.
    pub comment: String,
    /// What could have been played instead of it.
    pub variations: Vec<Line>,
}

/// How a recorded game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RecordResult {
    /// Who won; nobody where it was drawn.
    pub winner: Option<Side>,
    /// Why it was over, where that is known and one of the reasons these games have.
    pub reason: Option<Reason>,
}

impl From<Outcome> for RecordResult {
    fn from(Outcome { winner, reason }: Outcome) -> Self {
        Self { winner, reason: Some(reason) }
    }
}

impl RecordResult {
    const TEXTS: [(&str, Option<Side>); 3] =
        [("1-0", Some(Side::First)), ("0-1", Some(Side::Second)), ("1/2-1/2", None)];

    /// `1-0` when First won, `0-1` when Second did, `1/2-1/2` for a draw.
    #[must_use]
    pub fn score(self) -> &'static str {
        Self::TEXTS.iter().find(|(_, winner)| *winner == self.winner).map_or("*", |(text, _)| text)
    }

    fn of_score(text: &str) -> Option<Self> {
        let (_, winner) = Self::TEXTS.iter().find(|(score, _)| *score == text)?;
        Some(Self { winner: *winner, reason: None })
    }
}

impl Turn {
    /// A move of that plain text, with nothing said about it.
    #[must_use]
    pub fn new(text: &str) -> Self {
        Self { text: text.into(), ..Self::default() }
    }
}
