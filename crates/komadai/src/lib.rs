#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod variant;

pub use komadai_board::{
    Board, Change, Coordinates, Kind, Offset, Piece, Place, Shape, ShapeError, Side, Square, SquareSet, Why, squares,
};
pub use komadai_engine::{
    IllegalMove, Move, MoveSet, MoveTextError, Obstacle, Outcome, Position, PositionError, Reason, SetupError,
    SetupFault, Tables,
};
pub use komadai_game::{Game, GameError, Hand, Match, MatchError, MatchOptions, Player};
pub use komadai_rules::{
    Description, Ending, Field, Movement, NoMove, ParseError, PieceRow, Repetition, Rules, RulesError, RulesFault,
    Setup,
};
pub use variant::{OptionError, Variant};
