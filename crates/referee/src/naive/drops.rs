//! Drops: where each game lets a piece from hand be put.

use super::game::Game;
use super::moves::Move;
use super::position::Position;
use super::square::Square;
use super::token::Token;
use super::{great_whale, hand_shogi, shogi};

/// What a drop must or must not do to the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Demand {
    /// Nothing.
    None,
    /// Hand Shogi, rule 5.4.
    MustCheck,
    /// Great Whale Shogi, rule 5.3; Shogi, rule 2.
    MustNotMate,
}

impl Position {
    /// All drops of the side to move that rank and file allow.
    pub(super) fn drops(&self) -> Vec<Move> {
        let mut drops = Vec::new();
        for &token in self.hand(self.side).keys() {
            for to in Square::all(self.game) {
                let drop = Move::Drop { token, to };
                if self.at(to).is_none() && self.may_stand(token, to) {
                    drops.push(drop);
                }
            }
        }
        drops
    }

    /// The limits that rank and file set.
    fn may_stand(&self, token: Token, to: Square) -> bool {
        let to_last_rank = to.to_last_rank(self.game, self.side);
        match self.game {
            Game::Shogi => shogi::may_drop(self, token, to),
            Game::HandShogi => hand_shogi::may_drop(self, token, to),
            Game::GreatWhaleShogi => great_whale::may_drop(self, token, to),
            // Medusa Shogi, rule 5.2: a pawn not on the last rank.
            Game::MedusaShogi => token.letter != 'P' || to_last_rank > 0,
            // Fusion Mitregi, rule 5.2: no restriction.
            Game::FusionMitregiSb | Game::FusionMitregiSc => true,
            // Minjiku Shogi, rule 8.
            Game::MinjikuShogi => false,
        }
    }

    /// Whether a move, if it is a drop, does to the other side what it must. Every reply is generated for that.
    pub(super) fn meets_demand(&self, played: Move) -> bool {
        let Move::Drop { token, .. } = played else { return true };
        let demand = match self.game {
            Game::Shogi => shogi::demand(token),
            Game::HandShogi => hand_shogi::demand(token),
            Game::GreatWhaleShogi => great_whale::demand(token),
            Game::MedusaShogi | Game::FusionMitregiSb | Game::FusionMitregiSc | Game::MinjikuShogi => Demand::None,
        };
        if demand == Demand::None {
            return true;
        }
        let next = self.after(played);
        match demand {
            Demand::None => true,
            Demand::MustCheck => next.in_check(),
            Demand::MustNotMate => !next.in_check() || next.has_legal_move(),
        }
    }
}
