use alloc::string::String;

use komadai_engine::PositionError;
use komadai_notation::NotationError;

/// One thing that is wrong with the text of a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct RecordFault {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What can be wrong with the text of a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// The text is no text.
    #[error("this is not UTF-8")]
    NotText,
    /// A line that begins with `[` is no tag.
    #[error("a tag is written [Name \"value\"]")]
    Tag,
    /// A tag is there twice.
    #[error("the tag {0} is there twice")]
    TagTwice(String),
    /// No tag tells which game it is.
    #[error("no tag tells which game this is: [Variant \"…\"]")]
    NoVariant,
    /// The game is none that is known.
    #[error("no game is called {0:?}")]
    UnknownGame(String),
    /// The start position is none.
    #[error("position: {0}")]
    Position(PositionError),
    /// The result is none.
    #[error("a result is 1-0, 0-1, 1/2-1/2 or *, not {0:?}")]
    Result(String),
    /// The reason is none of those these games end by.
    #[error("no game ends by {0:?}")]
    Reason(String),
    /// The result at the end is not the one in the tags.
    #[error("the game ends with {end}, but its tag says {tag}")]
    TwoResults {
        /// What the tag says.
        tag: String,
        /// What stands at the end.
        end: String,
    },
    /// A move that cannot be read or is not legal. What follows in its line is not read.
    #[error("{text}: {error}")]
    Move {
        /// What stands there.
        text: String,
        /// What is wrong with it.
        error: NotationError,
    },
    /// A time is none.
    #[error("a time is written h:mm:ss, not {0:?}")]
    Time(String),
    /// The number of a sign is none.
    #[error("a sign is `$` and a number up to 255")]
    Glyph,
    /// A comment has no end.
    #[error("the comment that begins here has no end")]
    OpenComment,
    /// A variation has no end.
    #[error("the variation that begins here has no end")]
    OpenVariation,
    /// A closing bracket closes nothing.
    #[error("this closes nothing")]
    NothingToClose,
    /// A variation, a sign or a time stands where no move has been made.
    #[error("there is no move before this")]
    NoMove,
    /// Variations within variations, deeper than anybody writes.
    #[error("there are too many variations within each other")]
    TooDeep,
    /// Something stands after the end of the game.
    #[error("the game was over before this")]
    AfterEnd,
}
