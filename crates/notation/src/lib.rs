//! Moves in the notation that people read: `Jj6+`, `Axj7`, `S-7f`.
//!
//! | move | algebraic games | games with shogi's coordinates |
//! |---|---|---|
//! | plain, capture | `Jj6`, `Axj7` | `S-7f`, `Sx7f` |
//! | promotion, declined promotion | `Pj6+`, `Pj6` | `Rx2c+`, `Rx2c=` |
//! | drop | `N*e5` | `^P*6e` |
//! | of two pieces that could, this one | `Gd1e2` | `G4i-5h` |
//! | capture on the way | | `Kx5ex4d`, `Kx5e-4d` |
//! | capture without moving; pass | `Cxe6!`, `Cxe9!+` | `Kx5e!`, `K-5e!` |
//! | taking the form of what is captured | `~Bxg5=R` | |
//! | fusion, fission | `Bc2=(BN)`, `(BN)e3:N` | |
//! | castling | `Kc1,Rd1` | |
//! | check, mate | `Jj6+'`, `Jj6+#` | `Rx2c'`, `G*5b#` |
//!
//! Every piece is written with its whole token in upper case, pawns too. The square that a piece comes from is written,
//! in full, exactly where the text would else fit several legal moves. The check mark is `'`, since `+` promotes.
//!
//! ```
//! use komadai_engine::{Position, Tables};
//! use komadai_notation::{read, write};
//!
//! let tables = Tables::new(komadai_shogi::rules());
//! let position = Position::parse(&tables, "4k4/9/4P4/9/9/9/9/9/3GKG3 b G 1")?;
//! let text = |plain| Ok::<_, komadai_engine::MoveTextError>(write(&position, position.parse_move(plain)?));
//! assert_eq!(text("G*5b")?, "G*5b#");
//! assert_eq!(text("5c5b+")?, "P-5b+'");
//! assert_eq!(text("5c5b")?, "P-5b='");
//! assert_eq!(text("4i5h")?, "G4i-5h");
//! assert_eq!(position.text(read(&position, "G6i-5h")?), "6i5h");
//! let error = read(&position, "G-5h").unwrap_err();
//! assert_eq!(error.to_string(), "several pieces can do that: say whether from 4i or 6i");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![no_std]

extern crate alloc;

mod error;
mod read;
mod word;
mod write;

pub use error::NotationError;
pub use read::read;
pub use write::{write, write_all};
