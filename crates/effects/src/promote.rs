use komadai_board::{Square, SquareSet};

/// Which moves may promote.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum PromotionWhen {
    /// Those that start or end in the zone (Shogi, rule 2; Great Whale Shogi, rule 4.1).
    StartOrEnd,
    /// Those that end in the zone (Hand Shogi, rule 4; Medusa Shogi, rule 6).
    End,
    /// Those that end in the zone and started outside it or captured by displacement (Minjiku Shogi, rule 7.2).
    EntryOrCapture,
}

/// Which promotions are compulsory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum MustPromote {
    /// Where the piece could never move again.
    WhenStuck,
    /// Wherever it may.
    Always,
    /// None.
    Never,
}

/// When pieces promote: one rule for all promoting pieces of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Promotion {
    /// First's promotion zone.
    pub zone: SquareSet,
    /// Which moves may promote.
    pub when: PromotionWhen,
    /// Which promotions are compulsory.
    pub must: MustPromote,
}

impl Promotion {
    /// Those of the `targets` of a move from `from` on which it may promote; `zone` is the mover's, `enemy` the
    /// squares of what it would displace.
    #[inline]
    #[must_use]
    pub fn offers(self, zone: SquareSet, from: Square, targets: SquareSet, enemy: SquareSet) -> SquareSet {
        match self.when {
            PromotionWhen::StartOrEnd if zone.has(from) => targets,
            PromotionWhen::EntryOrCapture if zone.has(from) => targets & zone & enemy,
            PromotionWhen::StartOrEnd | PromotionWhen::End | PromotionWhen::EntryOrCapture => targets & zone,
        }
    }

    /// Those of the squares where promotion is offered on which it cannot be declined; `stuck` are the squares where
    /// the unpromoted piece could never move.
    #[inline]
    #[must_use]
    pub fn compels(self, offered: SquareSet, stuck: SquareSet) -> SquareSet {
        match self.must {
            MustPromote::WhenStuck => offered & stuck,
            MustPromote::Always => offered,
            MustPromote::Never => SquareSet::EMPTY,
        }
    }
}
