//! How the types of this crate are read and written by serde.

use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use komadai_board::Side;

use crate::{Hands, Slot};

impl Serialize for Slot {
    /// Its number.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.index() as u8)
    }
}

impl<'de> Deserialize<'de> for Slot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::new(number.into()).ok_or_else(|| {
            D::Error::invalid_value(Unexpected::Unsigned(number.into()), &"a place in the hand order, below 32")
        })
    }
}

impl Serialize for Hands {
    /// What is held, as side, place in the hand order, and count.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let of = |side| self.held(side).map(move |slot| (side, slot, self.count(side, slot)));
        let len = Side::BOTH.map(|side| self.held(side).count()).iter().sum();
        let mut seq = serializer.serialize_seq(Some(len))?;
        for held in of(Side::First).chain(of(Side::Second)) {
            serde::ser::SerializeSeq::serialize_element(&mut seq, &held)?;
        }
        serde::ser::SerializeSeq::end(seq)
    }
}

impl<'de> Deserialize<'de> for Hands {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Held;
        impl<'de> Visitor<'de> for Held {
            type Value = Hands;

            fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str("pieces in hand, as side, place in the hand order, and count")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Hands, A::Error> {
                let mut hands = Hands::EMPTY;
                while let Some((side, slot, count)) = seq.next_element()? {
                    hands.set(side, slot, count);
                }
                Ok(hands)
            }
        }
        deserializer.deserialize_seq(Held)
    }
}
