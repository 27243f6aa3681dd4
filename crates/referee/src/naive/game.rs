//! Which games there are, their options, and the few facts of each board.

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Moves first, starts at the bottom and moves up the board.
    First,
    /// Moves second, from the top.
    Second,
}

impl Side {
    /// The opponent.
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

/// One of the seven games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Game {
    /// Hand Shogi (John William Brown, 1997).
    HandShogi,
    /// Great Whale Shogi (R. Wayne Schmittberger, 1981).
    GreatWhaleShogi,
    /// Minjiku Shogi (H. G. Muller, 2023).
    MinjikuShogi,
    /// Medusa Shogi (Gary K. Gifford, 2006).
    MedusaShogi,
    /// Fusion Mitregi, strategoblastic (Charles Gilman, 2007).
    FusionMitregiSb,
    /// Fusion Mitregi, strategoclastic.
    FusionMitregiSc,
    /// Shogi.
    Shogi,
}

/// The choices that the rules leave open. A game reads only its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Hand Shogi, rule 2: the half-knight has all four forward knight leaps.
    pub wide_half_knight: bool,
    /// Hand Shogi, rule 6: a capture that the file rule forbids is no attack.
    pub file_rule_limits_check: bool,
    /// Great Whale Shogi, rule 3.1: the Killer may step to an empty square and back.
    pub killer_may_pass: bool,
    /// Great Whale Shogi, rule 3.2: the False Killer leaps over what it does not take.
    pub false_killer_leaps: bool,
    /// Great Whale Shogi, rule 2: the Harbor Porpoise has only the two leaps that go three forward.
    pub narrow_harbor_porpoise: bool,
    /// Minjiku Shogi, rule 2: the jumping general hops only diagonally.
    pub general_hops_diagonally: bool,
    /// Fusion Mitregi, rule 3.3: the pairs without a name fuse too.
    pub unnamed_pairs: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            wide_half_knight: false,
            file_rule_limits_check: true,
            killer_may_pass: false,
            false_killer_leaps: true,
            narrow_harbor_porpoise: false,
            general_hops_diagonally: false,
            unnamed_pairs: false,
        }
    }
}

impl Options {
    /// These options with the one of that name turned the other way, and its new value; `None` for a name that no
    /// option has.
    #[must_use]
    pub fn flipped(mut self, name: &str) -> Option<(Options, bool)> {
        let option = match name {
            "wide_half_knight" => &mut self.wide_half_knight,
            "file_rule_limits_check" => &mut self.file_rule_limits_check,
            "killer_may_pass" => &mut self.killer_may_pass,
            "false_killer_leaps" => &mut self.false_killer_leaps,
            "narrow_harbor_porpoise" => &mut self.narrow_harbor_porpoise,
            "general_hops_diagonally" => &mut self.general_hops_diagonally,
            "unnamed_pairs" => &mut self.unnamed_pairs,
            _ => return None,
        };
        *option = !*option;
        let value = *option;
        Some((self, value))
    }
}

impl Game {
    /// All games.
    pub const ALL: [Game; 7] = [
        Game::HandShogi,
        Game::GreatWhaleShogi,
        Game::MinjikuShogi,
        Game::MedusaShogi,
        Game::FusionMitregiSb,
        Game::FusionMitregiSc,
        Game::Shogi,
    ];

    /// The name used in files: `hand-shogi`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Game::HandShogi => "hand-shogi",
            Game::GreatWhaleShogi => "great-whale-shogi",
            Game::MinjikuShogi => "minjiku-shogi",
            Game::MedusaShogi => "medusa-shogi",
            Game::FusionMitregiSb => "fusion-mitregi-sb",
            Game::FusionMitregiSc => "fusion-mitregi-sc",
            Game::Shogi => "shogi",
        }
    }

    /// The game of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Game> {
        Game::ALL.into_iter().find(|game| game.name() == name)
    }

    /// The position string of the start.
    #[must_use]
    pub fn start_text(self) -> &'static str {
        match self {
            Game::HandShogi => "2g1k1g2/2f1p1f2/3fff3/9/9/9/3FFF3/2F1P1F2/2G1K1G2 w TROH2S2N2Ltroh2s2n2l 1",
            Game::GreatWhaleShogi => concat!(
                "rlabfwmetdo/2h2n2s2/^r^ln^b^fk^m^ep^d^o/2^n2^k2^p2/11/11/11/",
                "2^P2^K2^N2/^O^DP^E^MK^F^BN^L^R/2S2N2H2/ODTEMWFBALR b - 1"
            ),
            Game::MinjikuShogi => concat!(
                "****km****/rfsgbbgsqr/lxdvjacdyl/pppppppppp/10/10/10/10/",
                "PPPPPPPPPP/LYDCAJVDXL/RQSGBBGSFR/****MK**** w - 1 quiet=0"
            ),
            Game::MedusaShogi => concat!(
                "r3akq3r/1ndbcmcdbn1/5~b5/ppppppppppp/11/11/11/",
                "PPPPPPPPPPP/5~B5/1NBDCMCBDN1/R3QKA3R w - 1 castling=AKak"
            ),
            Game::FusionMitregiSb => "wrmbkgbmrw/hnucsscunh/10/10/10/10/10/HNUCSSCUNH/WRMBGKBMRW w - 1",
            Game::FusionMitregiSc => {
                "wrmbk(zx)bmrw/hnuc(fp)(fp)cunh/10/10/10/10/10/HNUC(FP)(FP)CUNH/WRMB(ZX)KBMRW w - 1"
            }
            Game::Shogi => "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        }
    }

    /// How many files the board's plan has.
    pub(super) fn files(self) -> i8 {
        match self {
            Game::HandShogi | Game::Shogi => 9,
            Game::MinjikuShogi | Game::FusionMitregiSb | Game::FusionMitregiSc => 10,
            Game::GreatWhaleShogi | Game::MedusaShogi => 11,
        }
    }

    /// How many ranks the board's plan has; Minjiku Shogi's include the two of the extra squares.
    pub(super) fn ranks(self) -> i8 {
        match self {
            Game::HandShogi | Game::FusionMitregiSb | Game::FusionMitregiSc | Game::Shogi => 9,
            Game::GreatWhaleShogi | Game::MedusaShogi => 11,
            Game::MinjikuShogi => 12,
        }
    }

    /// Whether squares are written `7g` (file from First's right, rank letter from the far side) and not `g3`.
    pub(super) fn shogi_coordinates(self) -> bool {
        matches!(self, Game::GreatWhaleShogi | Game::Shogi)
    }

    /// The number of the rank nearest First, where ranks are numbers.
    pub(super) fn lowest_rank(self) -> i8 {
        if self == Game::MinjikuShogi { 0 } else { 1 }
    }

    /// The letter of a side in position strings.
    pub(super) fn side_letter(self, side: Side) -> &'static str {
        match (self.shogi_coordinates(), side) {
            (false, Side::First) | (true, Side::Second) => "w",
            (false, Side::Second) | (true, Side::First) => "b",
        }
    }

    /// The letter of the royal piece.
    pub(super) fn royal(self) -> char {
        if self == Game::GreatWhaleShogi { 'W' } else { 'K' }
    }
}
