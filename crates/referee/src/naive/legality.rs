//! Pseudo-legal and legal moves, check and attack, all by generating every move and looking what it removes.

use super::game::{Game, Side};
use super::moves::Move;
use super::position::Position;
use super::square::Square;
use super::token::Token;
use super::{fusion, great_whale, hand_shogi, medusa, minjiku, shogi};

impl Position {
    /// The texts of all legal moves, sorted bytewise, none twice.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<String> {
        self.texts(self.legal())
    }

    /// The texts of all moves that obey every rule but the safety of the mover's own royal piece, sorted bytewise.
    #[must_use]
    pub fn pseudo_legal_moves(&self) -> Vec<String> {
        self.texts(self.pseudo_legal())
    }

    /// Whether the royal piece of the side to move is attacked.
    #[must_use]
    pub fn in_check(&self) -> bool {
        self.royal_is_attacked(self.side)
    }

    /// The position after a legal move.
    ///
    /// # Errors
    /// A text that names no legal move.
    pub fn play(&self, text: &str) -> Result<Position, String> {
        let Some(played) = self.find(text) else { return Err(format!("{text}: no move of this position")) };
        if !self.is_legal(played) {
            return Err(format!("{text}: the own royal piece would be taken"));
        }
        Ok(self.after(played))
    }

    /// All legal moves by text, sorted bytewise, each with the position after it.
    #[must_use]
    pub fn successors(&self) -> Vec<(String, Position)> {
        let played = |played: Move| (played.text(self.game), self.after(played));
        let mut successors: Vec<_> = self.legal().into_iter().map(played).collect();
        successors.sort_by(|a, b| a.0.cmp(&b.0));
        successors
    }

    /// Which squares' enemies a pseudo-legal move removes: displaced, taken on the way, by igui or burned. Sorted
    /// bytewise; nothing for a text that names no such move.
    #[must_use]
    pub fn removes(&self, text: &str) -> Vec<String> {
        let squares = self.find(text).map(|played| self.removed(played)).unwrap_or_default();
        let mut names: Vec<String> = squares.into_iter().map(|square| square.name(self.game)).collect();
        names.sort();
        names
    }

    /// Whether `side`, were it its turn, could remove an enemy that stands on the square. For an empty square the
    /// other side's royal piece is lifted and put there. An empty extra square of Minjiku Shogi is no square, a
    /// square that holds a piece of `side` has no enemy, and a text that names no square has nothing: all false.
    #[must_use]
    pub fn attacked(&self, side: Side, square: &str) -> bool {
        Square::from_name(self.game, square).is_some_and(|square| self.attacks(side, square))
    }

    /// The number of legal move sequences of that length.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let legal = self.legal();
        if depth == 1 {
            return legal.len() as u64;
        }
        legal.into_iter().map(|played| self.after(played).perft(depth - 1)).sum()
    }

    fn texts(&self, moves: Vec<Move>) -> Vec<String> {
        let mut texts: Vec<String> = moves.into_iter().map(|played| played.text(self.game)).collect();
        texts.sort();
        texts
    }

    fn find(&self, text: &str) -> Option<Move> {
        self.pseudo_legal().into_iter().find(|played| played.text(self.game) == text)
    }

    /// README, the words used everywhere: legal is a move after which, with every effect applied, the mover's own royal piece is on the board
    /// and not attacked.
    fn is_legal(&self, played: Move) -> bool {
        let next = self.after(played);
        !next.royals(self.side).is_empty() && !next.royal_is_attacked(self.side)
    }

    /// All legal moves. The own safety is looked at first: were a reply's mate asked first, one pawn drop would ask
    /// about the next without end.
    pub(super) fn legal(&self) -> Vec<Move> {
        let mut moves = self.candidates();
        moves.retain(|&played| self.is_legal(played) && self.meets_demand(played));
        moves
    }

    /// Whether there is a legal move.
    pub(super) fn has_legal_move(&self) -> bool {
        let mut candidates = self.candidates().into_iter();
        candidates.any(|played| self.is_legal(played) && self.meets_demand(played))
    }

    /// All moves that obey every rule but the safety of the own royal piece.
    fn pseudo_legal(&self) -> Vec<Move> {
        let mut moves = self.candidates();
        moves.retain(|&played| self.meets_demand(played));
        moves
    }

    /// All moves before it is asked what a drop does to the other side. Several routes to one move are one move.
    fn candidates(&self) -> Vec<Move> {
        let mut moves = self.board_moves(self.side);
        moves.extend(self.drops());
        if self.game == Game::MedusaShogi {
            moves.extend(medusa::castling(self));
        }
        moves.sort();
        moves.dedup();
        moves
    }

    /// What the pieces of `side` can do on the board, were it its turn; castling apart, which takes nothing.
    fn board_moves(&self, side: Side) -> Vec<Move> {
        let mut moves = Vec::new();
        for (from, token) in self.pieces(side) {
            moves.extend(match self.game {
                Game::Shogi => shogi::moves(self, from, side, token),
                Game::HandShogi => hand_shogi::moves(self, from, side, token),
                Game::GreatWhaleShogi => great_whale::moves(self, from, side, token),
                Game::MinjikuShogi => minjiku::moves(self, from, side, token),
                Game::MedusaShogi => medusa::moves(self, from, side, token),
                Game::FusionMitregiSb | Game::FusionMitregiSc => fusion::moves(self, from, side, token),
            });
        }
        moves
    }

    /// Whether some move of `side` would remove the enemy on that square.
    fn takes(&self, side: Side, square: Square) -> bool {
        let mut moves = self.board_moves(side);
        if self.game == Game::HandShogi && !self.options.file_rule_limits_check {
            moves.extend(hand_shogi::forbidden_captures(self, side));
        }
        moves.into_iter().any(|played| self.removed_by(side, played).contains(&square))
    }

    fn royal_is_attacked(&self, side: Side) -> bool {
        self.royals(side).into_iter().any(|royal| self.takes(side.other(), royal))
    }

    /// See [`Position::attacked`].
    pub(super) fn attacks(&self, side: Side, square: Square) -> bool {
        match self.side_at(square) {
            Some(owner) => owner != side && self.takes(side, square),
            None if !self.is_square(square) => false,
            None => {
                let mut with_king = self.clone();
                for royal in self.royals(side.other()) {
                    with_king.put(royal, None);
                }
                with_king.put(square, Some((side.other(), Token::plain(self.game.royal()))));
                with_king.takes(side, square)
            }
        }
    }
}
