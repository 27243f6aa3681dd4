//! One turn, in the order in which the rules tell it.

use super::game::{Game, Side};
use super::moves::{Choice, Move};
use super::position::Position;
use super::square::Square;
use super::token::Token;
use super::{medusa, minjiku};

impl Position {
    /// The position after a move of the side to move: lift, take, land, burn, hands, the other side's turn.
    pub(super) fn after(&self, played: Move) -> Position {
        let mut next = self.clone();
        let side = self.side;
        next.quiet = self.quiet.saturating_add(1);
        match played {
            Move::Drop { token, to } => {
                next.take_from_hand(side, token);
                next.put(to, Some((side, token)));
            }
            Move::Castle { king, rook } => {
                for (from, to) in [king, rook] {
                    let piece = next.at(from);
                    next.put(from, None);
                    next.put(to, piece);
                }
                *next.rights_mut(side) = [false; 2];
            }
            Move::Go { from, to, choice, .. } => {
                if let Some((_, token)) = self.at(from) {
                    next.go(self, played, (from, to, choice), token);
                }
            }
        }
        if self.game != Game::MinjikuShogi {
            next.quiet = 0;
        }
        next.side = side.other();
        next.ply = self.ply.saturating_add(1);
        next
    }

    fn go(&mut self, before: &Position, played: Move, going: (Square, Square, Choice), token: Token) {
        let (side, (from, to, choice)) = (before.side, going);
        self.put(from, None);
        for square in before.removed(played) {
            if let Some((_, captured)) = before.at(square) {
                self.put(square, None);
                for piece in captured.hand_form(self.game) {
                    self.add_to_hand(side, piece);
                }
                self.quiet = 0;
            }
        }
        let landing = match choice {
            Choice::Plain => match before.at(to).filter(|&(owner, _)| owner == side && from != to) {
                Some((_, ally)) => super::fusion::fuse(token, ally),
                None => token,
            },
            Choice::Promote => before.promoted_form(token),
            Choice::Morph(letter) => Token { letter, ..token },
            Choice::Split(letter) => {
                let stays = if letter == token.letter { token.partner } else { Some(token.letter) };
                self.put(from, stays.map(|stays| (side, Token::plain(stays))));
                Token::plain(letter)
            }
        };
        if choice == Choice::Promote {
            self.quiet = 0;
        }
        self.put(to, Some((side, landing)));
        if self.game == Game::MinjikuShogi && from != to && minjiku::burns_on_arrival(before, side, to) {
            self.put(to, None);
            self.quiet = 0;
        }
        if self.game == Game::MedusaShogi {
            medusa::lose_rights(self, side, from, to);
        }
    }

    /// Where the enemies stand that a move of the side to move removes: on its path, or burned.
    pub(super) fn removed(&self, played: Move) -> Vec<Square> {
        self.removed_by(self.side, played)
    }

    /// The same for a move of either side.
    pub(super) fn removed_by(&self, side: Side, played: Move) -> Vec<Square> {
        let Move::Go { from, via, to, choice } = played else { return Vec::new() };
        let path = via.into_iter().flatten().chain([to]);
        let mut removed: Vec<Square> = path.filter(|&square| self.side_at(square) == Some(side.other())).collect();
        if self.game == Game::MinjikuShogi && from != to {
            removed.extend(minjiku::burned(self, side, (from, to), choice));
        }
        removed
    }

    /// What a piece is once it has promoted. In Medusa Shogi, rule 6, a pawn becomes a Medusa and stays a Morph if it
    /// was one.
    pub(super) fn promoted_form(&self, token: Token) -> Token {
        if self.game == Game::MedusaShogi { Token { letter: 'M', ..token } } else { Token { promoted: true, ..token } }
    }

    fn add_to_hand(&mut self, side: Side, token: Token) {
        let count = self.hand_mut(side).entry(token).or_insert(0);
        *count = count.saturating_add(1);
    }

    fn take_from_hand(&mut self, side: Side, token: Token) {
        let hand = self.hand_mut(side);
        match hand.get(&token).copied() {
            Some(count) if count > 1 => {
                hand.insert(token, count - 1);
            }
            _ => {
                hand.remove(&token);
            }
        }
    }
}
