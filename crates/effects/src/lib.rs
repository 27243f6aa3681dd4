//! What a move does besides reaching a square, one file an effect. Each gives set functions and look-ups; none knows
//! moves, turns or attacks.
#![no_std]

mod promote;

pub use promote::{MustPromote, Promotion, PromotionWhen};
