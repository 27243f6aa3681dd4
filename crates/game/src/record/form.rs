//! Records where serde reads and writes them: what is empty is left out, and a move of which nothing is said is its
//! text.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::time::Duration;

use komadai_board::human_and_compact;
use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::record::{Line, Record, RecordResult, Tags, Turn, clock};

#[derive(Serialize, Deserialize)]
#[serde(remote = "Record", deny_unknown_fields)]
struct RecordForm {
    variant: String,
    #[serde(default, skip_serializing_if = "Tags::is_empty")]
    tags: Tags,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    moves: Line,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<RecordResult>,
}

human_and_compact!(Record as RecordForm { variant, tags, start, moves, result });

impl Serialize for Tags {
    /// Names with values.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.iter().count()))?;
        self.iter().try_for_each(|(name, value)| map.serialize_entry(name, value))?;
        map.end()
    }
}

impl<'de> Deserialize<'de> for Tags {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pairs;
        impl<'de> Visitor<'de> for Pairs {
            type Value = Tags;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("names of tags with values")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Tags, A::Error> {
                let mut tags = Tags::new();
                while let Some((name, value)) = map.next_entry::<Cow<'_, str>, Cow<'_, str>>()? {
                    if !tags.set(&name, &value) {
                        return Err(A::Error::custom(format_args!("no tag is called {name:?}")));
                    }
                }
                Ok(tags)
            }
        }
        deserializer.deserialize_map(Pairs)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "moves, or moves with a comment before them")]
enum LineForm {
    Moves(Vec<Turn>),
    Said { comment: String, moves: Vec<Turn> },
}

impl Serialize for Line {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !serializer.is_human_readable() {
            return (&self.comment, &self.turns).serialize(serializer);
        }
        if self.comment.is_empty() {
            return self.turns.serialize(serializer);
        }
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("comment", &self.comment)?;
        map.serialize_entry("moves", &self.turns)?;
        map.end()
    }
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            let (comment, turns) = Deserialize::deserialize(deserializer)?;
            return Ok(Self { comment, turns });
        }
        Ok(match LineForm::deserialize(deserializer)? {
            LineForm::Moves(turns) => Self { turns, ..Self::default() },
            LineForm::Said { comment, moves } => Self { comment, turns: moves },
        })
    }
}

/// Times as `h:mm:ss`.
mod time {
    use super::*;

    pub(super) fn serialize<S: Serializer>(time: &Option<Duration>, serializer: S) -> Result<S::Ok, S::Error> {
        time.map(clock::write).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Duration>, D::Error> {
        let Some(text) = Option::<Cow<'_, str>>::deserialize(deserializer)? else { return Ok(None) };
        let wrong = || D::Error::custom(format_args!("a time is written h:mm:ss, not {text:?}"));
        clock::read(&text).map(Some).ok_or_else(wrong)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Turn", deny_unknown_fields)]
struct TurnForm {
    text: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    glyphs: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "time")]
    spent: Option<Duration>,
    #[serde(default, skip_serializing_if = "Option::is_none", with = "time")]
    clock: Option<Duration>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    variations: Vec<Line>,
}

/// A move as its text, or as all that is said about it.
#[derive(Deserialize)]
#[serde(untagged, expecting = "the text of a move, or a move with what is said about it")]
enum Move {
    Text(String),
    #[serde(with = "TurnForm")]
    Turn(Turn),
}

impl Serialize for Turn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !serializer.is_human_readable() {
            return (&self.text, &self.glyphs, self.spent, self.clock, &self.comment, &self.variations)
                .serialize(serializer);
        }
        match *self == Self::new(&self.text) {
            true => self.text.serialize(serializer),
            false => TurnForm::serialize(self, serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Turn {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            let (text, glyphs, spent, clock, comment, variations) = Deserialize::deserialize(deserializer)?;
            return Ok(Self { text, glyphs, spent, clock, comment, variations });
        }
        Ok(match Move::deserialize(deserializer)? {
            Move::Text(text) => Self::new(&text),
            Move::Turn(turn) => turn,
        })
    }
}
