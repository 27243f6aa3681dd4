use alloc::string::String;

use komadai_board::Side;
use komadai_rules::{NoMove, Rules};

use crate::Position;

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// The side to move is in check and has no legal move.
    Checkmate,
    /// The side to move has no legal move and is not in check.
    NoMove,
    /// A position occurred too often.
    Repetition,
    /// A position occurred too often, and one side gave check all the while.
    PerpetualCheck,
    /// Too many plies without a capture or promotion.
    Quiet,
    /// A side resigned.
    Resignation,
    /// Both sides agreed to a draw.
    Agreement,
}

impl Reason {
    /// All reasons, in order.
    pub const ALL: [Self; 7] = [
        Self::Checkmate,
        Self::NoMove,
        Self::Repetition,
        Self::PerpetualCheck,
        Self::Quiet,
        Self::Resignation,
        Self::Agreement,
    ];

    /// The reason as one lower-case word, such as `no-move`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::NoMove => "no-move",
            Self::Repetition => "repetition",
            Self::PerpetualCheck => "perpetual-check",
            Self::Quiet => "quiet",
            Self::Resignation => "resignation",
            Self::Agreement => "agreement",
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// Who won; nobody where it is a draw.
    pub winner: Option<Side>,
    /// Why it is over.
    pub reason: Reason,
}

impl Outcome {
    /// That side won.
    #[must_use]
    pub const fn win(winner: Side, reason: Reason) -> Self {
        Self { winner: Some(winner), reason }
    }

    /// Nobody won.
    #[must_use]
    pub const fn draw(reason: Reason) -> Self {
        Self { winner: None, reason }
    }
}

impl Outcome {
    /// The outcome as a phrase, such as `White won by checkmate` or `drawn by repetition`.
    #[must_use]
    pub fn sentence(self, rules: &Rules) -> String {
        let reason = match self.reason {
            Reason::Checkmate => "checkmate",
            Reason::NoMove => "no legal move being left",
            Reason::Repetition => "repetition",
            Reason::PerpetualCheck => "perpetual check",
            Reason::Quiet => "too many moves without a capture or promotion",
            Reason::Resignation => "resignation",
            Reason::Agreement => "agreement",
        };
        match self.winner {
            Some(winner) => [rules.side_name(winner), " won by ", reason].concat(),
            None => ["drawn by ", reason].concat(),
        }
    }
}

impl Position {
    /// How the game ended, as far as the position alone tells: mate, no legal move, or too many quiet plies. Mate takes
    /// precedence (Minjiku Shogi, rule 9.4). Repetition is a matter of the game.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let ending = self.rules().ending();
        if !self.has_legal_move() {
            let opponent = !self.side();
            return Some(match (self.is_check(), ending.no_move) {
                (true, _) => Outcome::win(opponent, Reason::Checkmate),
                (false, NoMove::Loses) => Outcome::win(opponent, Reason::NoMove),
                (false, NoMove::Draw) => Outcome::draw(Reason::NoMove),
            });
        }
        let quiet = ending.quiet_plies.is_some_and(|limit| self.setup().quiet >= limit);
        quiet.then_some(Outcome::draw(Reason::Quiet))
    }
}
