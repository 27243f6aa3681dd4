use komadai_engine::{IllegalMove, MoveTextError, Outcome};

use crate::Player;

/// Why a game does not go on as asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GameError {
    /// The game is over.
    #[error("the game is over by {}", .0.reason.name())]
    Over(Outcome),
    /// The move is not legal.
    #[error(transparent)]
    Illegal(IllegalMove),
    /// The text is not that of any move.
    #[error(transparent)]
    Text(MoveTextError),
}

impl From<IllegalMove> for GameError {
    fn from(error: IllegalMove) -> Self {
        Self::Illegal(error)
    }
}

impl From<MoveTextError> for GameError {
    /// A text that names an illegal move is an illegal move.
    fn from(error: MoveTextError) -> Self {
        match error {
            MoveTextError::Illegal(illegal) => Self::Illegal(illegal),
            malformed => Self::Text(malformed),
        }
    }
}

/// Why a hand cannot be entered into a match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MatchError {
    /// Somebody has won the match.
    #[error("the match is over: {0} has won it")]
    Over(Player),
    /// The hand is still being played.
    #[error("the hand is not over")]
    Unfinished,
}
