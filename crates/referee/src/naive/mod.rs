//! The rules of the seven games, played as literally as they are written.
//!
//! A mailbox, loops, no sets, no tables, nothing kept up to date: whatever a rule asks is looked up on the board when
//! it is asked. A move is legal when, after it has been played with every effect, no pseudo-legal reply removes the
//! mover's royal piece; check is the same question asked of the other side. It is slow on purpose, so that it can be
//! read against the rules.
//!
//! What it does not do: it knows one position and no game, so repetition is outside it, and it does not judge whether
//! a well-formed position is sensible (a side without a king simply has no legal move).
//!
//! ```
//! use komadai_referee::naive::{Game, Options, Position};
//! let start = Position::start(Game::Shogi, Options::default());
//! assert_eq!(start.perft(2), 900);
//! let next = start.play("7g7f")?;
//! assert_eq!(next.to_text(), "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2");
//! # Ok::<(), String>(())
//! ```

mod drops;
mod fusion;
mod game;
mod great_whale;
mod hand_shogi;
mod legality;
mod medusa;
mod minjiku;
mod moves;
mod outcome;
mod position;
mod reader;
mod shogi;
mod square;
mod text;
mod token;
mod turn;
mod walk;

pub use game::{Game, Options, Side};
pub use outcome::Outcome;
pub use position::Position;
