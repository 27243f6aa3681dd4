//! Pictures of positions, and of how pieces move, as SVG that needs no font and no file beside it.
//!
//! ```
//! use komadai_engine::{Position, Tables};
//! use komadai_pictures::{Diagram, Style, Theme, svg};
//!
//! let start = Position::start(&Tables::new(komadai_shogi::rules()));
//! let picture = svg(&start, &Style { theme: Theme::Dark, ..Style::default() });
//! assert!(picture.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
//!
//! let silver = start.rules().kind("S").unwrap();
//! let diagram = Diagram::new(start.rules(), silver).unwrap();
//! assert_eq!(diagram.board(), "\
//! .  .  .  .  .
//! .  o  o  o  .
//! .  .  @  .  .
//! .  o  .  o  .
//! .  .  .  .  .
//! ");
//! assert!(diagram.svg(&Style::default()).contains("<title>silver general</title>"));
//! ```
#![no_std]

extern crate alloc;

mod board;
mod canvas;
mod diagram;
mod diagram_picture;
mod glyphs;
mod hands;
mod kanji;
mod marks;
mod piece;
mod style;

pub use board::svg;
pub use diagram::{Diagram, Line, Way, Ways};
pub use style::{Arrow, Labels, Style, Theme};
