use alloc::string::{String, ToString};
use alloc::sync::Arc;
use core::fmt;
use core::str::FromStr;

use komadai_engine::{Position, Tables};
use komadai_rules::Rules;

/// A built-in game. Which ones there are depends on the crate's features.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Variant {
    /// Hand Shogi (John William Brown, 1997).
    #[cfg(feature = "hand-shogi")]
    HandShogi,
    /// Standard Shogi.
    #[cfg(feature = "shogi")]
    Shogi,
}

/// Why a game cannot be had with an option.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OptionError {
    /// No built-in game has that name.
    NoSuchGame(String),
    /// The game has no option of that name.
    NoSuchOption {
        /// The game.
        game: Variant,
        /// The name asked for.
        name: String,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchGame(name) => {
                let names = Variant::ALL.iter().map(|game| game.id()).collect::<alloc::vec::Vec<_>>();
                write!(f, "no game is called {name:?}; there are {}", names.join(", "))
            }
            Self::NoSuchOption { game, name } if game.options().is_empty() => {
                write!(f, "{} has no options, so none is called {name:?}", game.id())
            }
            Self::NoSuchOption { game, name } => {
                write!(f, "{} has no option {name:?}; it has {}", game.id(), game.options().join(", "))
            }
        }
    }
}

impl core::error::Error for OptionError {}

impl Variant {
    /// The built-in games, in alphabetical order.
    pub const ALL: &[Self] = &[
        #[cfg(feature = "hand-shogi")]
        Self::HandShogi,
        #[cfg(feature = "shogi")]
        Self::Shogi,
    ];

    /// Its short name, such as `hand-shogi`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            #[cfg(feature = "hand-shogi")]
            Self::HandShogi => "hand-shogi",
            #[cfg(feature = "shogi")]
            Self::Shogi => "shogi",
        }
    }

    /// The names of its options; each is on or off. What they mean is told where the game's own `Options` are.
    #[must_use]
    pub const fn options(self) -> &'static [&'static str] {
        match self {
            #[cfg(feature = "hand-shogi")]
            Self::HandShogi => &["wide_half_knight", "file_rule_limits_check"],
            #[cfg(feature = "shogi")]
            Self::Shogi => &[],
        }
    }

    /// Its rules, with the default options.
    #[must_use]
    pub fn rules(self) -> Rules {
        match self {
            #[cfg(feature = "hand-shogi")]
            Self::HandShogi => komadai_hand_shogi::Options::default().rules(),
            #[cfg(feature = "shogi")]
            Self::Shogi => komadai_shogi::rules(),
        }
    }

    /// Its rules with some options set, by name; the last of several settings of one option counts.
    ///
    /// # Errors
    /// [`OptionError::NoSuchOption`].
    pub fn rules_with(self, settings: &[(&str, bool)]) -> Result<Rules, OptionError> {
        let unknown = |name: &str| OptionError::NoSuchOption { game: self, name: name.to_string() };
        match self {
            #[cfg(feature = "hand-shogi")]
            Self::HandShogi => {
                let mut options = komadai_hand_shogi::Options::default();
                for &(name, value) in settings {
                    match name {
                        "wide_half_knight" => options.wide_half_knight = value,
                        "file_rule_limits_check" => options.file_rule_limits_check = value,
                        _ => return Err(unknown(name)),
                    }
                }
                Ok(options.rules())
            }
            #[cfg(feature = "shogi")]
            Self::Shogi => match settings.first() {
                Some((name, _)) => Err(unknown(name)),
                None => Ok(self.rules()),
            },
        }
    }

    /// Its rules, compiled. With the feature `std` that is done once a process.
    #[must_use]
    pub fn tables(self) -> Arc<Tables> {
        #[cfg(feature = "std")]
        {
            use std::sync::OnceLock;
            static TABLES: [OnceLock<Arc<Tables>>; Variant::ALL.len()] =
                [const { OnceLock::new() }; Variant::ALL.len()];
            TABLES[self as usize].get_or_init(|| Tables::new(self.rules())).clone()
        }
        #[cfg(not(feature = "std"))]
        Tables::new(self.rules())
    }

    /// The start of the game.
    #[must_use]
    pub fn start(self) -> Position {
        Position::start(&self.tables())
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Variant {
    type Err = OptionError;

    fn from_str(id: &str) -> Result<Self, OptionError> {
        let found = Self::ALL.iter().copied().find(|game| game.id() == id);
        found.ok_or_else(|| OptionError::NoSuchGame(id.to_string()))
    }
}
