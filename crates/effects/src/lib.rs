//! What a move does besides reaching a square, one file an effect. Each gives set functions and look-ups; none knows
//! moves, turns or attacks.
//!
//! | effect | type | game |
//! |---|---|---|
//! | promotion | [`Promotion`] | all but Fusion Mitregi |
//! | burning | [`Burn`] | Minjiku Shogi |
//! | petrification | [`Petrify`] | Medusa Shogi |
//! | taking the form of what was captured | [`Morph`] | Medusa Shogi |
//! | castling | [`Castling`] | Medusa Shogi |
//! | fusion and fission | [`Fusion`] | Fusion Mitregi |
//! | the camp | [`Camp`] | Fusion Mitregi |
#![no_std]

extern crate alloc;

mod burn;
mod camp;
mod castle;
mod fuse;
mod morph;
mod petrify;
mod promote;

pub use burn::Burn;
pub use camp::Camp;
pub use castle::{Castle, Castling};
pub use fuse::Fusion;
pub use morph::Morph;
pub use petrify::Petrify;
pub use promote::{MustPromote, Promotion, PromotionWhen};
