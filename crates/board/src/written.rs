//! How the types of this crate are read and written by serde: as text or plain lists where people read it, as few bytes
//! elsewhere.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::fmt::Write;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Board, Coordinates, Kind, Piece, Side, Square, SquareSet};

/// Makes a type be read and written as its form where people read it, and as the tuple of its fields elsewhere.
///
/// The form is a type with `#[serde(remote = "…")]`, so that it can leave out what has its usual value; formats for
/// machines know no field names and miss what is left out.
#[doc(hidden)]
#[macro_export]
macro_rules! human_and_compact {
    ($type:ident as $form:ident { $($field:ident),* $(,)? }) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match serializer.is_human_readable() {
                    true => $form::serialize(self, serializer),
                    false => ($(&self.$field,)*).serialize(serializer),
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if deserializer.is_human_readable() {
                    return $form::deserialize(deserializer);
                }
                let ($($field,)*) = serde::Deserialize::deserialize(deserializer)?;
                Ok(Self { $($field),* })
            }
        }
    };
}

impl Serialize for Square {
    /// Its number.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.index() as u8)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::new(number.into()).ok_or_else(|| {
            D::Error::invalid_value(Unexpected::Unsigned(number.into()), &"the number of a square, below 128")
        })
    }
}

impl Serialize for Kind {
    /// Its row.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.index() as u8)
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let row = u8::deserialize(deserializer)?;
        Self::new(row.into()).ok_or_else(|| {
            D::Error::invalid_value(Unexpected::Unsigned(row.into()), &"a row of the piece table, below 127")
        })
    }
}

/// A piece where people read it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PieceForm {
    kind: Kind,
    side: Side,
}

impl Serialize for Piece {
    /// Kind and side; one byte where nobody reads it.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match serializer.is_human_readable() {
            true => PieceForm { kind: self.kind, side: self.side }.serialize(serializer),
            false => serializer.serialize_u8(self.code()),
        }
    }
}

impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let PieceForm { kind, side } = PieceForm::deserialize(deserializer)?;
            return Ok(Self { kind, side });
        }
        let code = u8::deserialize(deserializer)?;
        let known = Kind::new((code >> 1).into()).map(|_| Self::from_code(code));
        known.ok_or_else(|| D::Error::invalid_value(Unexpected::Unsigned(code.into()), &"a piece, below 254"))
    }
}

impl Serialize for SquareSet {
    /// The numbers of its squares; two halves of its bits where nobody reads it.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match serializer.is_human_readable() {
            true => serializer.collect_seq(self.iter()),
            false => (self.bits() as u64, (self.bits() >> 64) as u64).serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for SquareSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return Ok(Vec::<Square>::deserialize(deserializer)?.into_iter().collect());
        }
        let (low, high) = <(u64, u64)>::deserialize(deserializer)?;
        Ok(Self::from_bits(u128::from(high) << 64 | u128::from(low)))
    }
}

impl Serialize for Board {
    /// Its pieces with their squares. Reading it back needs the game, see the rules' `Setup`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.pieces().collect::<Vec<_>>().serialize(serializer)
    }
}

const FROM: &str = "algebraic from ";

impl Serialize for Coordinates {
    /// `algebraic`, `algebraic from 0` or `shogi`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut text = String::new();
        match *self {
            Self::ALGEBRAIC => text.push_str("algebraic"),
            Self::Shogi => text.push_str("shogi"),
            Self::Algebraic { first_rank } => {
                // Writing to a string cannot fail.
                let _ = write!(text, "{FROM}{first_rank}");
            }
        }
        text.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Coordinates {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Text;
        impl Visitor<'_> for Text {
            type Value = Coordinates;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("`algebraic`, `algebraic from` and the number of the first rank, or `shogi`")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Coordinates, E> {
                let first_rank = text.strip_prefix(FROM).map(str::parse);
                match (text, first_rank) {
                    ("algebraic", _) => Ok(Coordinates::ALGEBRAIC),
                    ("shogi", _) => Ok(Coordinates::SHOGI),
                    (_, Some(Ok(first_rank))) => Ok(Coordinates::Algebraic { first_rank }),
                    _ => Err(E::invalid_value(Unexpected::Str(text), &self)),
                }
            }
        }
        deserializer.deserialize_str(Text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Change, Place, Why, squares};

    fn both<T: Serialize + for<'de> Deserialize<'de> + PartialEq + fmt::Debug>(value: T, json: &str, bytes: usize) {
        assert_eq!(serde_json::to_string(&value).unwrap(), json);
        assert_eq!(serde_json::from_str::<T>(json).unwrap(), value);
        let compact = postcard::to_allocvec(&value).unwrap();
        assert_eq!(compact.len(), bytes, "{json}");
        assert_eq!(postcard::from_bytes::<T>(&compact).unwrap(), value);
    }

    #[test]
    fn texts_and_bytes_read_back_equal() {
        let (square, kind) = (Square::new(80).unwrap(), Kind::new(7).unwrap());
        let piece = Piece::new(kind, Side::Second);
        both(square, "80", 1);
        both(kind, "7", 1);
        both(piece, r#"{"kind":7,"side":"second"}"#, 1);
        both(squares! { 2; X . X X }, "[0,1,2]", 2);
        both([0, 64, 127].into_iter().filter_map(Square::new).collect::<SquareSet>(), "[0,64,127]", 11);
        both(Coordinates::SHOGI, r#""shogi""#, 6);
        both(Coordinates::ALGEBRAIC, r#""algebraic""#, 10);
        both(Coordinates::Algebraic { first_rank: 0 }, r#""algebraic from 0""#, 17);
        let change = Change { place: Place::Hand(Side::First), was: None, now: Some(piece), why: Why::ToHand };
        both(change, r#"{"place":{"hand":"first"},"was":null,"now":{"kind":7,"side":"second"},"why":"to-hand"}"#, 6);
    }

    #[test]
    fn what_no_value_has_is_refused() {
        assert!(serde_json::from_str::<Square>("128").is_err());
        assert!(serde_json::from_str::<Kind>("127").is_err());
        assert!(postcard::from_bytes::<Piece>(&[254]).is_err());
        assert!(serde_json::from_str::<Piece>(r#"{"kind":7,"side":"second","a":1}"#).is_err());
        assert!(serde_json::from_str::<Coordinates>(r#""algebraic from x""#).is_err());
    }
}
