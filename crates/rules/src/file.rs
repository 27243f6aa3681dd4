//! Games described in files.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use serde::Deserialize;
use serde::de::IntoDeserializer;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use crate::{Description, PieceDescription, Rules, RulesFault};

/// One thing that is wrong with a file that describes a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileFault {
    /// The line and the column, both from 1, where they are known.
    pub place: Option<(usize, usize)>,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((line, column)) = self.place {
            write!(f, "line {line}, column {column}: ")?;
        }
        f.write_str(&self.message)
    }
}

impl FileFault {
    /// A fault of the value that a key of the game has in the file; where that is is told for TOML.
    #[must_use]
    pub fn of_key(text: &str, key: &str, message: String) -> Self {
        let (table, _) = DeTable::parse_recoverable(text);
        let span = table.get_ref().get(key).map(Spanned::span);
        Self { place: span.map(|span| line_and_column(text, span.start)), message }
    }
}

/// All that is wrong with a file that describes a game: at least one fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileError {
    /// The faults, by place as far as that is known.
    pub faults: Vec<FileFault>,
}

impl fmt::Display for FileError {
    /// One line a fault.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            if i > 0 {
                f.write_str("\n")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl core::error::Error for FileError {}

impl FileError {
    fn new(mut faults: Vec<FileFault>) -> Self {
        faults.sort_by_key(|fault| fault.place);
        Self { faults }
    }
}

/// The rules of the game that a TOML or a JSON file describes: JSON when it begins with `{`.
///
/// ```
/// use komadai_rules::load_rules;
///
/// let rules = load_rules(
///     r#"
///     id = "mini"
///     title = "Mini"
///     files = 3
///     ranks = 4
///     start = "1kr/3/3/RK1 w - 1"
///     pieces = [
///         { token = "K", name = "king", moves = "K", royal = true },
///         { token = "R", name = "rook", moves = "R" },
///     ]
///     "#,
/// )?;
/// assert_eq!(rules.kinds().count(), 2);
/// # Ok::<(), komadai_rules::FileError>(())
/// ```
///
/// # Errors
/// Everything that is wrong: where the text is no TOML or JSON, keys and values that do not belong there (of several in
/// one piece, and of several outside the pieces, the first; in JSON the first of all), or else all faults of the game
/// itself.
pub fn load_rules(text: &str) -> Result<Rules, FileError> {
    if text.trim_start().starts_with('{') { load_json(text) } else { load_toml(text) }
}

fn load_json(text: &str) -> Result<Rules, FileError> {
    let description: Description = serde_json::from_str(text).map_err(|error| {
        // The message repeats the place at its end.
        let message = error.to_string();
        let message = message.split(" at line ").next().unwrap_or_default().to_string();
        // It counts the bytes of the line up to the one at fault; 0 is the end of the line before.
        let start: usize = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
        let at = text.floor_char_boundary((start + error.column()).saturating_sub(1));
        FileError::new(alloc::vec![FileFault { place: Some(line_and_column(text, at)), message }])
    })?;
    description.build().map_err(|error| {
        let fault = |fault: RulesFault| FileFault { place: None, message: fault.to_string() };
        FileError::new(error.faults.into_iter().map(fault).collect())
    })
}

fn load_toml(text: &str) -> Result<Rules, FileError> {
    let at = |span: Option<Range<usize>>, message: String| FileFault {
        place: span.map(|span| line_and_column(text, span.start)),
        message,
    };
    let fault = |error: toml::de::Error| at(error.span(), error.message().to_string());
    let (table, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        return Err(FileError::new(errors.into_iter().map(fault).collect()));
    }
    let description =
        read_table(table.clone()).map_err(|errors| FileError::new(errors.into_iter().map(fault).collect()))?;
    description.build().map_err(|error| {
        let fault = |fault: RulesFault| at(place(&fault, table.get_ref()), fault.to_string());
        FileError::new(error.faults.into_iter().map(fault).collect())
    })
}

/// The description, or what is wrong with its pieces and with the rest of it.
fn read_table(mut table: Spanned<DeTable<'_>>) -> Result<Description, Vec<toml::de::Error>> {
    let (mut pieces, mut errors) = (Vec::new(), Vec::new());
    if let Some(DeValue::Array(rows)) = table.get_mut().get_mut("pieces").map(Spanned::get_mut) {
        for row in core::mem::replace(rows, DeArray::new()) {
            match PieceDescription::deserialize(row.into_deserializer()) {
                Ok(piece) => pieces.push(piece),
                Err(error) => errors.push(error),
            }
        }
    }
    match Description::deserialize(table.into_deserializer()) {
        Ok(description) if errors.is_empty() => Ok(Description { pieces, ..description }),
        Ok(_) => Err(errors),
        Err(error) => {
            errors.push(error);
            Err(errors)
        }
    }
}

/// Where the fault is: a key and value of the piece or of the game, as far as the file has them.
fn place(fault: &RulesFault, table: &DeTable<'_>) -> Option<Range<usize>> {
    let in_piece = |token: &str, key: &str| piece_span(table, token, key);
    let in_game = |key: &str| table.get(key).map(Spanned::span);
    match fault {
        RulesFault::Board(_) => in_game("files"),
        RulesFault::SideLetters => in_game("sides"),
        RulesFault::PieceCount(_) | RulesFault::NoRoyal => in_game("pieces"),
        RulesFault::Token(token) | RulesFault::TokenTwice(token) => in_piece(token, "token"),
        RulesFault::Movement { piece, .. } | RulesFault::TooManyWays { piece, .. } => in_piece(piece, "moves"),
        RulesFault::Strength { piece, .. } => in_piece(piece, "strength"),
        RulesFault::RoyalChanges(piece) => in_piece(piece, "royal"),
        RulesFault::PromotesToItself(piece) => in_piece(piece, "promotes_to"),
        RulesFault::NoPromotionZone => in_game("promotion"),
        RulesFault::NoSuchPiece { place, .. } => match place.strip_prefix("piece ") {
            Some(piece) => in_piece(piece, "promotes_to").or_else(|| in_piece(piece, "returns_as")),
            None => in_game(place),
        },
        RulesFault::ReturnsOutsideHand { piece, .. } | RulesFault::ReturnsTooMany(piece) => {
            in_piece(piece, "returns_as")
        }
        RulesFault::HandCount(_) | RulesFault::HandTwice(_) => in_game("hand"),
        RulesFault::RepetitionCount(_) | RulesFault::QuietPlies => in_game("ending"),
        RulesFault::FileLimits | RulesFault::FileLimitOfLion(_) | RulesFault::DropConditions(_) => in_game("limits"),
        RulesFault::EffectTwice(_) | RulesFault::NotAMorph(_) | RulesFault::NotFused(_) | RulesFault::Castling => {
            in_game("effects")
        }
        RulesFault::Start(_) => in_game("start"),
    }
}

/// The value of a key of the last piece with that token, or else that token.
fn piece_span(table: &DeTable<'_>, token: &str, key: &str) -> Option<Range<usize>> {
    let named = |row: &&Spanned<DeValue<'_>>| {
        row.get_ref().get("token").and_then(|value| value.get_ref().as_str()) == Some(token)
    };
    let row = table.get("pieces")?.get_ref().as_array()?.iter().rfind(named)?;
    let value = row.get_ref().get(key).or_else(|| row.get_ref().get("token"));
    value.map(Spanned::span)
}

fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}

impl Rules {
    /// The TOML file that [`load_rules`] makes the same rules of.
    #[must_use]
    pub fn to_toml(&self) -> String {
        // A description has no value that TOML lacks.
        toml::to_string(self.description()).unwrap_or_default()
    }

    /// The JSON file that [`load_rules`] makes the same rules of.
    #[must_use]
    pub fn to_json(&self) -> String {
        // A description has no key that is not a text.
        serde_json::to_string_pretty(self.description()).unwrap_or_default()
    }
}
