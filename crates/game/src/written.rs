//! A match is read and written as what it was made of.

use alloc::vec::Vec;

use komadai_engine::Outcome;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Match, MatchOptions};

#[derive(Serialize, Deserialize)]
#[serde(rename = "Match", deny_unknown_fields)]
struct MatchForm {
    options: MatchOptions,
    outcomes: Vec<Outcome>,
}

impl Serialize for Match {
    /// Its options, and how its hands ended.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let outcomes = self.hands().iter().map(|hand| hand.outcome).collect();
        MatchForm { options: self.options(), outcomes }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Match {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let MatchForm { options, outcomes } = MatchForm::deserialize(deserializer)?;
        let mut read = Self::new(options);
        outcomes.into_iter().try_for_each(|outcome| read.record(outcome)).map_err(D::Error::custom)?;
        Ok(read)
    }
}
