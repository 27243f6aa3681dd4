use alloc::string::String;
use alloc::vec::Vec;

/// What is known about a game: names with values, in the order in which they were set.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The names of what a [`Record`](crate::Record) holds elsewhere.
    pub(crate) const RESERVED: [&'static str; 4] = ["Variant", "Position", "Result", "Reason"];

    /// No tags.
    #[must_use]
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// The value of that name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Gives the name that value. `false`, and no change, where the name is not a letter with letters, digits and `_`
    /// after it, or says what a record holds elsewhere: `Variant`, `Position`, `Result`, `Reason`.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        if !is_name(name) || Self::RESERVED.contains(&name) {
            return false;
        }
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = value.into(),
            None => self.0.push((name.into(), value.into())),
        }
        true
    }

    /// Takes the name out, and tells its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let at = self.0.iter().position(|(known, _)| known == name)?;
        Some(self.0.remove(at).1)
    }

    /// Names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

pub(crate) fn is_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}
