use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use clap::{Args, Parser, Subcommand};
use komadai::{Position, Tables};

use crate::failure::Failure;
use crate::source::Source;

/// Play, inspect and count shogi-like games.
#[derive(Parser)]
#[command(name = "komadai", version, after_help = "A POSITION is one argument in the text form, or `start`.")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the games and their options.
    Games,
    /// Tell all that is wrong with a file with the rules of a game.
    Check {
        /// The path of the file, TOML or JSON.
        file: String,
    },
    /// Draw a position.
    Show {
        #[command(flatten)]
        game: Choice,
        /// What to draw.
        #[arg(default_value = "start")]
        position: String,
        /// Draw it as Second sees it.
        #[arg(long)]
        flip: bool,
    },
    /// List the legal moves of a position.
    Moves {
        #[command(flatten)]
        game: Choice,
        /// The position; `-` reads one a line and answers each with a line of JSON.
        #[arg(default_value = "start")]
        position: String,
        /// Answer with one line of JSON.
        #[arg(long)]
        json: bool,
    },
    /// Play moves from a position on.
    Apply {
        #[command(flatten)]
        game: Choice,
        /// The position; `-` reads lines of a position, a tab and moves, and answers each with a line of JSON.
        position: String,
        /// The moves, one after another.
        #[arg(value_name = "MOVE")]
        moves: Vec<String>,
        /// Answer with one line of JSON.
        #[arg(long)]
        json: bool,
    },
    /// Count the ways to play a number of plies.
    Perft(PerftArguments),
    /// Tell about the pieces of a game, or about one of them.
    Piece {
        #[command(flatten)]
        game: Choice,
        /// A piece's letters or name.
        name: Option<String>,
    },
    /// Tell whether a move is legal, what it does, or why it is not.
    Why {
        #[command(flatten)]
        game: Choice,
        /// The position.
        position: String,
        /// The move.
        #[arg(value_name = "MOVE")]
        chosen: String,
    },
    /// Draw a position, or how a piece moves, as SVG.
    Svg(SvgArguments),
    /// Replay the games of a record file, and tell how they went or what is wrong in them.
    Record {
        /// The path of the file; `-` reads standard input.
        file: String,
        /// A .toml or .json file with the rules of one more game that the file may hold.
        #[arg(long, value_name = "RULES")]
        rules: Option<String>,
        /// Answer with a line of JSON a game.
        #[arg(long)]
        json: bool,
    },
    /// Play a game, two people at one terminal.
    Play(PlayArguments),
}

#[derive(Args)]
pub(crate) struct PerftArguments {
    #[command(flatten)]
    pub(crate) game: Choice,
    /// The number of plies.
    pub(crate) depth: u8,
    /// Where to start.
    #[arg(default_value = "start")]
    pub(crate) position: String,
    /// Tell how many ways begin with each move.
    #[arg(long)]
    pub(crate) divide: bool,
    /// Answer with one line of JSON.
    #[arg(long)]
    pub(crate) json: bool,
    /// How many threads count; as many as the machine has cores unless told.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) threads: Option<u16>,
}

#[derive(Args)]
pub(crate) struct SvgArguments {
    #[command(flatten)]
    pub(crate) game: Choice,
    /// What to draw.
    #[arg(default_value = "start")]
    pub(crate) position: String,
    /// Draw it as Second sees it.
    #[arg(long)]
    pub(crate) flip: bool,
    /// For dark pages.
    #[arg(long)]
    pub(crate) dark: bool,
    /// The move that led to the position, to be marked.
    #[arg(long, value_name = "MOVE")]
    pub(crate) last: Option<String>,
    /// Draw how this piece moves instead: its letters or name.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["position", "flip", "last"])]
    pub(crate) piece: Option<String>,
}

#[derive(Args)]
pub(crate) struct PlayArguments {
    #[command(flatten)]
    pub(crate) game: Choice,
    /// Where to start.
    #[arg(default_value = "start")]
    pub(crate) position: String,
    /// Play hands until a player has won two in a row (Hand Shogi, rule 8).
    #[arg(long = "match")]
    pub(crate) hands: bool,
    /// In a match, a drawn hand does not break a run of wins.
    #[arg(long, requires = "hands")]
    pub(crate) draw_keeps_run: bool,
}

/// A game and its options.
#[derive(Args, Clone)]
pub(crate) struct Choice {
    /// A game that `komadai games` lists, or the path of a .toml or .json file with the rules of one.
    #[arg(value_name = "GAME")]
    pub(crate) game: Source,
    /// Set an option of the game to true or false.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) settings: Vec<Setting>,
}

impl Choice {
    /// The rules, ready to play.
    pub(crate) fn tables(&self) -> Result<Arc<Tables>, Failure> {
        let settings: Vec<_> = self.settings.iter().map(|setting| (setting.name.as_str(), setting.value)).collect();
        self.game.tables(&settings)
    }

    /// The position of that text.
    pub(crate) fn position(&self, text: &str) -> Result<Position, Failure> {
        position(&self.tables()?, text)
    }
}

/// The position of that text, or the start of the game.
pub(crate) fn position(tables: &Arc<Tables>, text: &str) -> Result<Position, Failure> {
    match text {
        "start" => Ok(Position::start(tables)),
        _ => Position::parse(tables, text).map_err(|error| Failure::Refused(format!("position: {error}"))),
    }
}

/// An option of a game, on or off.
#[derive(Clone)]
pub(crate) struct Setting {
    pub(crate) name: String,
    pub(crate) value: bool,
}

impl FromStr for Setting {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, value) = text.split_once('=').ok_or("expected NAME=VALUE")?;
        let value = value.parse().map_err(|_| format!("expected true or false, not {value:?}"))?;
        Ok(Self { name: name.to_string(), value })
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.name, self.value)
    }
}
