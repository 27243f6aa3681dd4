#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

#[cfg(feature = "files")]
mod game_file;
mod record_game;
mod variant;
#[cfg(feature = "serde")]
mod written;

#[cfg(feature = "files")]
pub use game_file::load_game;
pub use komadai_board::{
    Board, Change, Coordinates, Kind, Offset, Piece, Place, Shape, ShapeError, Side, Square, SquareSet, Why, squares,
};
#[cfg(feature = "serde")]
pub use komadai_engine::InGame;
#[cfg(feature = "arbitrary")]
pub use komadai_engine::Mutation;
pub use komadai_engine::{
    IllegalMove, Move, MoveSet, MoveTextError, Obstacle, Outcome, Position, PositionError, Reason, SetupError,
    SetupFault, Tables,
};
#[cfg(feature = "std")]
pub use komadai_game::stream_records;
pub use komadai_game::{
    Game, GameError, Hand, Line, Match, MatchError, MatchOptions, Player, Problem, Progress, Reading, Record,
    RecordFault, RecordResult, ReplayError, Tags, Turn, read_record, read_records, usi,
};
pub use komadai_notation as notation;
#[cfg(feature = "pictures")]
pub use komadai_pictures as pictures;
pub use komadai_rules::{
    Description, Ending, Field, Movement, NoMove, ParseError, PieceRow, Repetition, Rules, RulesError, RulesFault,
    Setup,
};
#[cfg(feature = "files")]
pub use komadai_rules::{FileError, FileFault, load_rules};
pub use record_game::tables_of;
pub use variant::{OptionError, Variant};
