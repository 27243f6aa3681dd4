//! How a position ends the game.

use super::game::{Game, Side};
use super::position::Position;

/// The end of a game, as far as the position alone shows it. Repetition needs the whole game and is not here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The side to move is in check and has no legal move.
    Checkmate {
        /// The side that mated.
        winner: Side,
    },
    /// The side to move is not in check and has no legal move.
    NoMove {
        /// The other side where that wins, nobody where it is a draw.
        winner: Option<Side>,
    },
    /// Minjiku Shogi, rule 9.4: 100 plies without a capture or promotion, a draw.
    Quiet,
}

impl Position {
    /// The end of the game at this position, or nothing. Checkmate takes precedence over the quiet count.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.has_legal_move() {
            let other = self.side.other();
            if self.in_check() {
                return Some(Outcome::Checkmate { winner: other });
            }
            return Some(Outcome::NoMove { winner: self.no_move_loses().then_some(other) });
        }
        (self.game == Game::MinjikuShogi && self.quiet >= 100).then_some(Outcome::Quiet)
    }

    /// Great Whale Shogi, rule 6.2, and Shogi, rule 3; elsewhere it is a draw.
    fn no_move_loses(&self) -> bool {
        match self.game {
            Game::GreatWhaleShogi | Game::Shogi => true,
            Game::HandShogi
            | Game::MinjikuShogi
            | Game::MedusaShogi
            | Game::FusionMitregiSb
            | Game::FusionMitregiSc => false,
        }
    }
}
