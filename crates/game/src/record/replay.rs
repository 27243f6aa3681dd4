use alloc::string::String;
use alloc::sync::Arc;

use komadai_engine::{Outcome, Position, PositionError, Reason, Tables};

use crate::record::{Line, RecordResult, Turn};
use crate::{Game, GameError, Record};

/// Why a record is not that of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReplayError {
    /// The start is no position.
    #[error("position: {0}")]
    Position(PositionError),
    /// A move cannot be played.
    #[error("move {number}, {text}: {error}")]
    Move {
        /// Which move of the record, from 1.
        number: usize,
        /// Its text.
        text: String,
        /// Why it cannot be played.
        error: GameError,
    },
    /// The record says that the game ended in another way than it did.
    #[error("the record says {}, but the game ended with {}", said.score(), was.score())]
    Result {
        /// What the record says.
        said: RecordResult,
        /// What the rules say.
        was: RecordResult,
    },
    /// The record says that the game ended by the rules, but its moves do not end it.
    #[error("the record says {}, but by the rules the game goes on", said.score())]
    GoesOn {
        /// What the record says.
        said: RecordResult,
    },
}

impl Record {
    /// The record of a game.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let start = game.start_position();
        let standard = *start == Position::start(start.tables());
        Self {
            variant: game.rules().id().into(),
            start: (!standard).then(|| alloc::string::ToString::to_string(start)),
            moves: Line { turns: game.move_texts().iter().map(|text| Turn::new(text)).collect(), ..Line::default() },
            result: game.outcome().map(RecordResult::from),
            ..Self::default()
        }
    }

    /// The game of this record, played move by move to its end.
    ///
    /// # Errors
    /// A start that is no position, the first move that cannot be played, or a result that the rules deny.
    pub fn game(&self, tables: &Arc<Tables>) -> Result<Game, ReplayError> {
        let start = match &self.start {
            Some(text) => Position::parse(tables, text).map_err(ReplayError::Position)?,
            None => Position::start(tables),
        };
        let mut game = Game::new(start);
        for (turn, number) in self.moves.turns.iter().zip(1..) {
            game.play_text(&turn.text).map_err(|error| ReplayError::Move { number, text: turn.text.clone(), error })?;
        }
        if let Some(said) = self.result {
            self.end(&mut game, said)?;
        }
        Ok(game)
    }

    /// Ends the game as the record says, or finds that it has ended otherwise.
    fn end(&self, game: &mut Game, said: RecordResult) -> Result<(), ReplayError> {
        let was = game.outcome();
        if was.is_none() {
            if said.reason.is_some_and(|reason| !matches!(reason, Reason::Resignation | Reason::Agreement)) {
                return Err(ReplayError::GoesOn { said });
            }
            // Nobody can say more of a game that ended for a reason that its moves do not show.
            let _ = match (said.winner, said.reason) {
                (Some(winner), Some(Reason::Resignation)) => game.resign(!winner),
                (None, Some(Reason::Agreement)) => game.agree_draw(),
                _ => Ok(()),
            };
        }
        let differs =
            |was: Outcome| was.winner != said.winner || said.reason.is_some_and(|reason| reason != was.reason);
        match was {
            Some(was) if differs(was) => Err(ReplayError::Result { said, was: was.into() }),
            _ => Ok(()),
        }
    }
}
