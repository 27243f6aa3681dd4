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
    /// Fusion Mitregi, strategoblastic (Charles Gilman, 2007).
    #[cfg(feature = "fusion-mitregi")]
    FusionMitregiSb,
    /// Fusion Mitregi, strategoclastic (Charles Gilman, 2007).
    #[cfg(feature = "fusion-mitregi")]
    FusionMitregiSc,
    /// Great Whale Shogi (R. Wayne Schmittberger, 1981).
    #[cfg(feature = "great-whale-shogi")]
    GreatWhaleShogi,
    /// Hand Shogi (John William Brown, 1997).
    #[cfg(feature = "hand-shogi")]
    HandShogi,
    /// Medusa Shogi (Gary K. Gifford, 2006).
    #[cfg(feature = "medusa-shogi")]
    MedusaShogi,
    /// Minjiku Shogi (H. G. Muller, 2023).
    #[cfg(feature = "minjiku-shogi")]
    MinjikuShogi,
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
        #[cfg(feature = "fusion-mitregi")]
        Self::FusionMitregiSb,
        #[cfg(feature = "fusion-mitregi")]
        Self::FusionMitregiSc,
        #[cfg(feature = "great-whale-shogi")]
        Self::GreatWhaleShogi,
        #[cfg(feature = "hand-shogi")]
        Self::HandShogi,
        #[cfg(feature = "medusa-shogi")]
        Self::MedusaShogi,
        #[cfg(feature = "minjiku-shogi")]
        Self::MinjikuShogi,
        #[cfg(feature = "shogi")]
        Self::Shogi,
    ];

    /// Its short name, such as `hand-shogi`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            #[cfg(feature = "fusion-mitregi")]
            Self::FusionMitregiSb => "fusion-mitregi-sb",
            #[cfg(feature = "fusion-mitregi")]
            Self::FusionMitregiSc => "fusion-mitregi-sc",
            #[cfg(feature = "great-whale-shogi")]
            Self::GreatWhaleShogi => "great-whale-shogi",
            #[cfg(feature = "hand-shogi")]
            Self::HandShogi => "hand-shogi",
            #[cfg(feature = "medusa-shogi")]
            Self::MedusaShogi => "medusa-shogi",
            #[cfg(feature = "minjiku-shogi")]
            Self::MinjikuShogi => "minjiku-shogi",
            #[cfg(feature = "shogi")]
            Self::Shogi => "shogi",
        }
    }

    /// The names of its options; each is on or off. What they mean is told where the game's own `Options` are.
    #[must_use]
    pub const fn options(self) -> &'static [&'static str] {
        match self {
            #[cfg(feature = "fusion-mitregi")]
            Self::FusionMitregiSb => &["unnamed_pairs"],
            #[cfg(feature = "fusion-mitregi")]
            Self::FusionMitregiSc => &["unnamed_pairs"],
            #[cfg(feature = "great-whale-shogi")]
            Self::GreatWhaleShogi => &["killer_may_pass", "false_killer_leaps", "narrow_harbor_porpoise"],
            #[cfg(feature = "hand-shogi")]
            Self::HandShogi => &["wide_half_knight", "file_rule_limits_check"],
            #[cfg(feature = "medusa-shogi")]
            Self::MedusaShogi => &[],
            #[cfg(feature = "minjiku-shogi")]
            Self::MinjikuShogi => &["general_hops_diagonally"],
            #[cfg(feature = "shogi")]
            Self::Shogi => &[],
        }
    }

    /// Its rules, with the default options.
    #[must_use]
    pub fn rules(self) -> Rules {
        match self {
            #[cfg(feature = "fusion-mitregi")]
            Self::FusionMitregiSb => {
                komadai_fusion_mitregi::Options::default().rules(komadai_fusion_mitregi::Game::Strategoblastic)
            }
            #[cfg(feature = "fusion-mitregi")]
            Self::FusionMitregiSc => {
                komadai_fusion_mitregi::Options::default().rules(komadai_fusion_mitregi::Game::Strategoclastic)
            }
            #[cfg(feature = "great-whale-shogi")]
            Self::GreatWhaleShogi => komadai_great_whale_shogi::Options::default().rules(),
            #[cfg(feature = "hand-shogi")]
            Self::HandShogi => komadai_hand_shogi::Options::default().rules(),
            #[cfg(feature = "medusa-shogi")]
            Self::MedusaShogi => komadai_medusa_shogi::rules(),
            #[cfg(feature = "minjiku-shogi")]
            Self::MinjikuShogi => komadai_minjiku_shogi::Options::default().rules(),
            #[cfg(feature = "shogi")]
            Self::Shogi => komadai_shogi::rules(),
        }
    }

    /// Its rules with some options set, by name; the last of several settings of one option counts.
    ///
    /// # Errors
    /// [`OptionError::NoSuchOption`].
    #[allow(unreachable_code, unused_variables, reason = "the crate can be built without any game")]
    pub fn rules_with(self, settings: &[(&str, bool)]) -> Result<Rules, OptionError> {
        if let Some((name, _)) = settings.iter().find(|(name, _)| !self.options().contains(name)) {
            return Err(OptionError::NoSuchOption { game: self, name: name.to_string() });
        }
        let set = |name: &str, default: bool| {
            settings.iter().rev().find(|(set, _)| *set == name).map_or(default, |&(_, value)| value)
        };
        Ok(match self {
            #[cfg(feature = "fusion-mitregi")]
            Self::FusionMitregiSb => {
                let default = komadai_fusion_mitregi::Options::default();
                let options =
                    komadai_fusion_mitregi::Options { unnamed_pairs: set("unnamed_pairs", default.unnamed_pairs) };
                options.rules(komadai_fusion_mitregi::Game::Strategoblastic)
            }
            #[cfg(feature = "fusion-mitregi")]
            Self::FusionMitregiSc => {
                let default = komadai_fusion_mitregi::Options::default();
                let options =
                    komadai_fusion_mitregi::Options { unnamed_pairs: set("unnamed_pairs", default.unnamed_pairs) };
                options.rules(komadai_fusion_mitregi::Game::Strategoclastic)
            }
            #[cfg(feature = "great-whale-shogi")]
            Self::GreatWhaleShogi => {
                let default = komadai_great_whale_shogi::Options::default();
                let options = komadai_great_whale_shogi::Options {
                    killer_may_pass: set("killer_may_pass", default.killer_may_pass),
                    false_killer_leaps: set("false_killer_leaps", default.false_killer_leaps),
                    narrow_harbor_porpoise: set("narrow_harbor_porpoise", default.narrow_harbor_porpoise),
                };
                options.rules()
            }
            #[cfg(feature = "hand-shogi")]
            Self::HandShogi => {
                let default = komadai_hand_shogi::Options::default();
                let options = komadai_hand_shogi::Options {
                    wide_half_knight: set("wide_half_knight", default.wide_half_knight),
                    file_rule_limits_check: set("file_rule_limits_check", default.file_rule_limits_check),
                };
                options.rules()
            }
            #[cfg(feature = "medusa-shogi")]
            Self::MedusaShogi => komadai_medusa_shogi::rules(),
            #[cfg(feature = "minjiku-shogi")]
            Self::MinjikuShogi => {
                let default = komadai_minjiku_shogi::Options::default();
                let options = komadai_minjiku_shogi::Options {
                    general_hops_diagonally: set("general_hops_diagonally", default.general_hops_diagonally),
                };
                options.rules()
            }
            #[cfg(feature = "shogi")]
            Self::Shogi => komadai_shogi::rules(),
        })
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
