use alloc::vec::Vec;

use komadai_board::{Side, Square, SquareSet};
use komadai_engine::Move;

/// How a picture looks and what it shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Style {
    /// Which side sits at the bottom. Default: First.
    pub bottom: Side,
    /// Light or dark. Default: light.
    pub theme: Theme,
    /// The width of a square, in pixels. Default: 48.
    pub square: u16,
    /// What is written on pieces. Default: letters.
    pub labels: Labels,
    /// Whether files and ranks are named. Default: yes.
    pub coordinates: bool,
    /// Whether promotion zones and camps are marked. Default: yes.
    pub zones: bool,
    /// Whether squares where pieces burn, and petrified pieces, are marked. Default: yes.
    pub effects: bool,
    /// The move that led to the position: its squares are shown. Default: none.
    pub last_move: Option<Move>,
    /// Squares to point out. Default: none.
    pub highlights: SquareSet,
    /// Arrows. Default: none.
    pub arrows: Vec<Arrow>,
}

impl Default for Style {
    fn default() -> Self {
        Self {
            bottom: Side::First,
            theme: Theme::Light,
            square: 48,
            labels: Labels::Letters,
            coordinates: true,
            zones: true,
            effects: true,
            last_move: None,
            highlights: SquareSet::EMPTY,
            arrows: Vec::new(),
        }
    }
}

/// The colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Theme {
    /// For light pages.
    Light,
    /// For dark pages.
    Dark,
}

/// What is written on pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Labels {
    /// The letters of the text form.
    Letters,
    /// Kanji in Shogi; letters in games that have none.
    Kanji,
}

/// An arrow from the middle of a square to that of another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arrow {
    /// Where it starts.
    pub from: Square,
    /// Where it points.
    pub to: Square,
}

/// The colours of a theme.
pub(crate) struct Palette {
    pub(crate) page: &'static str,
    pub(crate) board: &'static str,
    pub(crate) line: &'static str,
    /// Coordinates and counts.
    pub(crate) text: &'static str,
    /// First's and Second's pieces.
    pub(crate) pieces: [&'static str; 2],
    pub(crate) edge: &'static str,
    pub(crate) ink: &'static str,
    /// What is written on promoted pieces.
    pub(crate) promoted: &'static str,
    pub(crate) stone: &'static str,
    pub(crate) last: &'static str,
    pub(crate) highlight: &'static str,
    pub(crate) arrow: &'static str,
    pub(crate) fire: &'static str,
    pub(crate) zone: &'static str,
}

impl Theme {
    pub(crate) const fn palette(self) -> Palette {
        match self {
            Self::Light => Palette {
                page: "#ffffff",
                board: "#f3d9a4",
                line: "#6b5326",
                text: "#4a4a4a",
                pieces: ["#fff8e3", "#d8a866"],
                edge: "#4d3a17",
                ink: "#1d1a14",
                promoted: "#b3151b",
                stone: "#b9bcc0",
                last: "#b7d36b",
                highlight: "#8fc1e8",
                arrow: "#1769aa",
                fire: "#f0743e",
                zone: "#b3151b",
            },
            Self::Dark => Palette {
                page: "#17181a",
                board: "#4b4234",
                line: "#97876a",
                text: "#b9b5ab",
                pieces: ["#efe3c6", "#ae8450"],
                edge: "#14110b",
                ink: "#1a1712",
                promoted: "#a50f16",
                stone: "#8b9096",
                last: "#71893a",
                highlight: "#3f729b",
                arrow: "#6db3ea",
                fire: "#c9541f",
                zone: "#ec6a6a",
            },
        }
    }
}
