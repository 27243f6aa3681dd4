//! What a position cannot know: the moves that led to it.
//!
//! A [`Game`] plays moves from a position on, takes them back, counts how often a position occurred and tells how it
//! ended. A [`Match`] is a row of games between two players who take turns in moving first. A [`Record`] is a game as
//! it is kept, with its text in the manner of PGN.
//!
//! What this crate does not do: it reads no clock, opens no file and does not choose moves.
//!
//! ```
//! use komadai_engine::{Position, Reason, Tables};
//! use komadai_game::{Game, GameError};
//!
//! let mut game = Game::new(Position::start(&Tables::new(komadai_shogi::rules())));
//! game.play_text("7g7f")?;
//! assert!(matches!(game.play_text("7c7e"), Err(GameError::Illegal(_))));
//! game.play_text("3c3d")?;
//! assert_eq!(game.move_texts(), ["7g7f", "3c3d"]);
//!
//! game.undo();
//! assert_eq!(game.position().ply(), 2);
//! game.resign(game.position().side())?;
//! assert_eq!(game.outcome().unwrap().reason, Reason::Resignation);
//! # Ok::<(), GameError>(())
//! ```
#![no_std]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod error;
mod game;
mod matches;
mod record;
mod repetition;
#[cfg(feature = "serde")]
mod written;

pub use error::{GameError, MatchError};
pub use game::Game;
pub use matches::{Hand, Match, MatchOptions, Player};
#[cfg(feature = "std")]
pub use record::stream_records;
pub use record::usi;
pub use record::{
    Line, Problem, Progress, Reading, Record, RecordFault, RecordResult, ReplayError, Tags, Turn, read_record,
    read_records,
};
