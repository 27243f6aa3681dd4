//! The rules of a shogi-like game as data: a description of the board, the piece table, promotion, limits of drops,
//! effects, endings and the start. Nothing here plays; the engine does, from these descriptions.
//!
//! A [`Description`] is what a person writes; [`Description::build`] checks all of it at once and gives [`Rules`],
//! which are immutable and meant to be shared.
//!
//! ```
//! use komadai_rules::{Description, PieceDescription, RulesFault};
//!
//! let mut game = Description::new("mini", "Mini", 3, 4);
//! game.pieces = vec![
//!     PieceDescription::new("K", "king", "K").royal(),
//!     PieceDescription::new("R", "rook", "R"),
//! ];
//! game.start = "1kr/3/3/RK1 w - 1".into();
//! let rules = game.clone().build()?;
//! assert_eq!(rules.kinds().count(), 2);
//!
//! game.pieces[1].moves = "Rx".into();
//! let error = game.build().unwrap_err();
//! assert!(matches!(&error.faults[..], [RulesFault::Movement { piece, .. }] if piece == "R"));
//! # Ok::<(), komadai_rules::RulesError>(())
//! ```
#![no_std]

extern crate alloc;

mod build;
mod description;
mod ending;
mod fault;
#[cfg(feature = "files")]
mod file;
mod movement;
mod rules;
mod setup;
mod text;
#[cfg(feature = "serde")]
mod written;

pub use description::{
    Description, EffectDescription, LimitDescription, MAX_STRENGTH, MAX_WAYS, PieceDescription, PromotionDescription,
    SideDescription, tokens,
};
pub use ending::{Ending, NoMove, Repetition};
pub use fault::{RulesError, RulesFault};
#[cfg(feature = "files")]
pub use file::{FileError, FileFault, load_rules};
pub use komadai_board::Coordinates;
pub use komadai_effects::{MustPromote, Promotion, PromotionWhen};
pub use komadai_hand::FileScope;
pub use movement::{Movement, MovementError, Mover};
pub use rules::{Effect, Limit, PieceRow, Rules};
pub use setup::Setup;
pub use text::{Field, ParseError};
