//! A position as a picture that a person can read.

use std::fmt::Write;

use anstyle::{AnsiColor, Style};
use komadai::{Outcome, Position, Rules, Side, Square, SquareSet};

/// The word before an error.
pub(crate) const ERROR: Style = AnsiColor::Red.on_default().bold();
const FIRST: Style = AnsiColor::Cyan.on_default().bold();
const SECOND: Style = AnsiColor::Magenta.on_default().bold();
const EMPTY: Style = Style::new().dimmed();
const MARK: Style = AnsiColor::Green.on_default().bold();

/// How to draw.
#[derive(Clone, Copy, Default)]
pub(crate) struct View {
    /// As Second sees it.
    pub(crate) flip: bool,
    /// Squares to put in brackets.
    pub(crate) marked: SquareSet,
}

impl View {
    /// The board with coordinates, the hands on their owners' sides, and who is to move.
    pub(crate) fn picture(self, position: &Position, outcome: Option<Outcome>) -> String {
        let (near, far) = if self.flip { (Side::Second, Side::First) } else { (Side::First, Side::Second) };
        let mut text = String::new();
        text += &hand(position, far);
        text += &self.board(position);
        text += &hand(position, near);
        text += &status(position, outcome);
        text.push('\n');
        text
    }

    /// The board with coordinates alone.
    pub(crate) fn board(self, position: &Position) -> String {
        let shape = position.rules().shape();
        let order =
            |count: u8, up: bool| -> Vec<u8> { if up { (0..count).collect() } else { (0..count).rev().collect() } };
        let files = order(shape.files(), !self.flip);
        let ranks = order(shape.ranks(), self.flip);
        let width = token_width(position.rules());

        let mut header = "   ".to_string();
        for &file in &files {
            let _ = write!(header, " {:>width$} ", shape.file_label(file));
        }
        let header = format!("{}\n", header.trim_end());
        let mut text = header.clone();
        for &rank in &ranks {
            let name = shape.rank_label(rank);
            let _ = write!(text, "{name:>2} ");
            for &file in &files {
                text += &match shape.square(file, rank) {
                    Some(square) => self.cell(position, square, width),
                    None => " ".repeat(width + 2),
                };
            }
            let _ = writeln!(text, " {name}");
        }
        text + &header
    }

    fn cell(self, position: &Position, square: Square, width: usize) -> String {
        let vanished = position.rules().shape().vanishing().has(square);
        let (token, style) = match position.piece_at(square) {
            Some(piece) => (position.rules().token(piece), side_style(piece.side)),
            None if vanished => ("-", EMPTY),
            None => (".", EMPTY),
        };
        let pad = " ".repeat(width.saturating_sub(token.len()));
        let token = format!("{style}{token}{style:#}");
        if self.marked.has(square) {
            format!("{pad}{MARK}[{MARK:#}{token}{MARK}]{MARK:#}")
        } else {
            format!("{pad} {token} ")
        }
    }
}

fn side_style(side: Side) -> Style {
    match side {
        Side::First => FIRST,
        Side::Second => SECOND,
    }
}

/// The space that every token of the game fits in, so that the board does not move during a game.
fn token_width(rules: &Rules) -> usize {
    rules.kinds().filter_map(|kind| rules.piece(kind)).map(|row| row.token.len()).max().unwrap_or(1)
}

/// What a side has in hand, on a line; nothing for a game without hands.
fn hand(position: &Position, side: Side) -> String {
    let rules = position.rules();
    if rules.hand().is_empty() {
        return String::new();
    }
    let mut pieces = Vec::new();
    for &kind in rules.hand() {
        let token = rules.token(komadai::Piece::new(kind, side));
        match position.in_hand(side, kind) {
            0 => {}
            1 => pieces.push(token.to_string()),
            count => pieces.push(format!("{count}{token}")),
        }
    }
    let style = side_style(side);
    let pieces = if pieces.is_empty() { "nothing".to_string() } else { pieces.join(" ") };
    format!("{} in hand: {style}{pieces}{style:#}\n", rules.side_name(side))
}

/// Who is to move, or how the game ended.
fn status(position: &Position, outcome: Option<Outcome>) -> String {
    if let Some(outcome) = outcome {
        return format!("The game is over: {}", outcome.sentence(position.rules()));
    }
    let rules = position.rules();
    let mut text = format!("{} to move, move {}", rules.side_name(position.side()), position.ply());
    let checkers: Vec<_> = position.checkers().iter().map(|square| rules.shape().square_name(square)).collect();
    if position.is_check() {
        let _ = write!(text, ", in check from {}", checkers.join(" and "));
    }
    text
}
