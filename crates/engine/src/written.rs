//! Positions are read and written as text; where nobody reads it, as their setup.

use alloc::borrow::Cow;
use alloc::sync::Arc;

use komadai_rules::Rules;
use serde::de::{DeserializeSeed, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Position, Tables};

impl Serialize for Position {
    /// Its text. A position does not name its game, and is read back by [`InGame`].
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match serializer.is_human_readable() {
            true => serializer.collect_str(self),
            false => self.setup().serialize(serializer),
        }
    }
}

/// The game in which serde reads a [`Position`]: the seed of [`DeserializeSeed`].
///
/// ```
/// use komadai_engine::{InGame, Position, Tables};
/// use serde::de::{DeserializeSeed, IntoDeserializer, value::{Error, StrDeserializer}};
///
/// let tables = Tables::new(komadai_shogi::rules());
/// let text: StrDeserializer<'_, Error> = "4k4/9/9/9/9/9/9/9/4K4 b R 1".into_deserializer();
/// let position: Position = InGame(&tables).deserialize(text)?;
/// assert_eq!(position.legal_moves().len(), 84);
/// # Ok::<(), Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct InGame<'a>(pub &'a Arc<Tables>);

impl<'de> DeserializeSeed<'de> for InGame<'_> {
    type Value = Position;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Position, D::Error> {
        if deserializer.is_human_readable() {
            let text = Cow::<str>::deserialize(deserializer)?;
            return Position::parse(self.0, &text).map_err(D::Error::custom);
        }
        let rules: &Rules = self.0.rules();
        Position::new(self.0, rules.deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
