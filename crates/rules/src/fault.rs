use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use komadai_board::{MAX_KINDS, ShapeError};
use komadai_hand::MAX_HAND_KINDS;

use crate::description::{MAX_STRENGTH, MAX_WAYS};
use crate::{MovementError, ParseError};

/// One thing that is wrong with a [`Description`](crate::Description).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RulesFault {
    /// The board's plan.
    #[error("board: {0}")]
    Board(ShapeError),
    /// The two sides have the same letter, or one that is not a lower-case letter.
    #[error("sides: the letters must be two different lower-case letters")]
    SideLetters,
    /// There are no pieces, or more than a board can tell apart.
    #[error("pieces: a game has 1 to {MAX_KINDS} kinds of piece, not {0}")]
    PieceCount(usize),
    /// A token is not prefixes and an upper-case letter, nor two such letters in brackets.
    #[error("piece {0:?}: a token is any of `+` `^` `~` and an upper-case letter, or two letters in brackets")]
    Token(String),
    /// A token stands in the table twice.
    #[error("piece {0:?}: the token is used twice")]
    TokenTwice(String),
    /// The movement of a piece cannot be read.
    #[error("piece {piece}: {error}")]
    Movement {
        /// The piece's token.
        piece: String,
        /// What is wrong, and where.
        error: MovementError,
    },
    /// A piece has more ways of moving than are ever needed.
    #[error("piece {piece}: it moves in {count} ways, and {MAX_WAYS} are the most")]
    TooManyWays {
        /// The piece's token.
        piece: String,
        /// How many ways it has.
        count: usize,
    },
    /// No piece is royal.
    #[error("pieces: none is royal")]
    NoRoyal,
    /// A royal piece promotes or can be in hand, or a piece becomes one.
    #[error("piece {0}: a royal piece neither promotes nor goes to hand, and none becomes one")]
    RoyalChanges(String),
    /// A piece promotes to itself.
    #[error("piece {0}: it promotes to itself")]
    PromotesToItself(String),
    /// A strength that is too large.
    #[error("piece {piece}: its strength is 0 to {MAX_STRENGTH}, not {strength}")]
    Strength {
        /// The piece's token.
        piece: String,
        /// Its strength.
        strength: u8,
    },
    /// Pieces promote, but nothing says when, or the zone is empty.
    #[error("promotion: pieces promote, but there is no promotion zone")]
    NoPromotionZone,
    /// A token that is not in the piece table.
    #[error("{place}: no piece is written {token:?}")]
    NoSuchPiece {
        /// Which part of the description names it.
        place: String,
        /// What it says.
        token: String,
    },
    /// A captured piece would become something that cannot be in hand.
    #[error("piece {piece}: {token:?}, what it is captured as, is not in the hand order")]
    ReturnsOutsideHand {
        /// The captured piece.
        piece: String,
        /// What it would become.
        token: String,
    },
    /// A captured piece would become more than two pieces.
    #[error("piece {0}: it is captured as at most two pieces")]
    ReturnsTooMany(String),
    /// More kinds in hand than there is room for.
    #[error("hand: at most {MAX_HAND_KINDS} kinds can be in hand, not {0}")]
    HandCount(usize),
    /// A token stands in the hand order twice.
    #[error("hand: {0:?} is named twice")]
    HandTwice(String),
    /// A repetition that ends the game at its first occurrence.
    #[error("ending: a repetition needs at least 2 occurrences, not {0}")]
    RepetitionCount(u16),
    /// A limit of no quiet plies.
    #[error("ending: at least 1 quiet ply must be allowed")]
    QuietPlies,
    /// Two limits of one piece a file, which would have to be counted apart.
    #[error("limits: there can be one limit by file, for all its pieces together")]
    FileLimits,
    /// A limit of one piece a file, by moves too, names a piece with igui or lion power, which captures without going
    /// there.
    #[error("limits: {0} has igui or lion power, so that its moves cannot be limited by file")]
    FileLimitOfLion(String),
    /// A piece whose drops must give check must not be kept from mating too.
    #[error("limits: drops of {0} cannot both have to give check and not to mate")]
    DropConditions(String),
    /// An effect that a game has once is there twice.
    #[error("effects: there can be one `{0}`")]
    EffectTwice(&'static str),
    /// A Morph's token is not `~` and the token of another piece.
    #[error("effects: {0:?} is no Morph: its token must be `~` and that of another piece")]
    NotAMorph(String),
    /// A fused piece is not captured as two different pieces.
    #[error("effects: {0:?} is no fused piece: it must be captured as two different pieces")]
    NotFused(String),
    /// The king or a rook of castling is not on a square of one rank, or there are more than four rooks.
    #[error("effects: castling needs a king and up to four rooks on squares of one rank")]
    Castling,
    /// The start position cannot be read.
    #[error("start: {0}")]
    Start(ParseError),
}

impl RulesFault {
    /// Whether texts of positions can be read all the same, because it is not about what they are written with.
    pub(crate) fn leaves_texts_readable(&self) -> bool {
        matches!(
            self,
            Self::Movement { .. }
                | Self::TooManyWays { .. }
                | Self::NoRoyal
                | Self::RoyalChanges(_)
                | Self::PromotesToItself(_)
                | Self::Strength { .. }
                | Self::NoPromotionZone
                | Self::ReturnsOutsideHand { .. }
                | Self::ReturnsTooMany(_)
                | Self::RepetitionCount(_)
                | Self::QuietPlies
                | Self::FileLimits
                | Self::FileLimitOfLion(_)
                | Self::DropConditions(_)
        )
    }
}

/// All that is wrong with a [`Description`](crate::Description): at least one fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesError {
    /// The faults, in the order of the description.
    pub faults: Vec<RulesFault>,
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            if i > 0 {
                f.write_str("\n")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl core::error::Error for RulesError {}
