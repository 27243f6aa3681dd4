//! The position: a mailbox, two hands and whose turn it is.

use std::collections::BTreeMap;

use super::game::{Game, Options, Side};
use super::square::Square;
use super::token::Token;

/// A position of one game. Equality is of everything, counters included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) game: Game,
    pub(super) options: Options,
    /// One cell for each place of the plan, rank by rank from First's left corner.
    pub(super) cells: Vec<Option<(Side, Token)>>,
    /// First's hand, then Second's; no count is zero.
    pub(super) hands: [BTreeMap<Token, u32>; 2],
    pub(super) side: Side,
    pub(super) ply: u32,
    /// Medusa Shogi: for First, then Second, the rights with the rook of the a-file and of the k-file.
    pub(super) castling: [[bool; 2]; 2],
    /// Minjiku Shogi: plies since the last capture or promotion.
    pub(super) quiet: u32,
}

impl Position {
    /// The start of the game.
    #[must_use]
    pub fn start(game: Game, options: Options) -> Self {
        // Never empty: the tests read all start texts.
        Position::parse(game, options, game.start_text()).unwrap_or_else(|_| Position::empty(game, options))
    }

    /// The game that is played.
    #[must_use]
    pub fn game(&self) -> Game {
        self.game
    }

    /// The options it is played with.
    #[must_use]
    pub fn options(&self) -> Options {
        self.options
    }

    /// The side to move.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// The number of the next move, 1 at the start of a game.
    #[must_use]
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// Minjiku Shogi: plies since the last capture or promotion. 0 in other games.
    #[must_use]
    pub fn quiet(&self) -> u32 {
        self.quiet
    }

    /// Nothing on the board, First to move.
    pub(super) fn empty(game: Game, options: Options) -> Self {
        let places = usize::from(game.files().unsigned_abs()) * usize::from(game.ranks().unsigned_abs());
        Position {
            game,
            options,
            cells: vec![None; places],
            hands: [BTreeMap::new(), BTreeMap::new()],
            side: Side::First,
            ply: 1,
            castling: [[false; 2]; 2],
            quiet: 0,
        }
    }

    fn index(&self, square: Square) -> Option<usize> {
        let files = usize::from(self.game.files().unsigned_abs());
        let (file, rank) = (usize::from(square.file.unsigned_abs()), usize::from(square.rank.unsigned_abs()));
        square.on_plan(self.game).then_some(rank * files + file)
    }

    /// What stands on a square; nothing off the board.
    pub(super) fn at(&self, square: Square) -> Option<(Side, Token)> {
        self.cells.get(self.index(square)?).copied().flatten()
    }

    /// Whose piece stands on a square.
    pub(super) fn side_at(&self, square: Square) -> Option<Side> {
        self.at(square).map(|(side, _)| side)
    }

    /// Puts a piece on a square, or nothing.
    pub(super) fn put(&mut self, square: Square, piece: Option<(Side, Token)>) {
        if let Some(cell) = self.index(square).and_then(|index| self.cells.get_mut(index)) {
            *cell = piece;
        }
    }

    /// Whether this is a square that a piece can be on, stop at and pass. Minjiku Shogi, rule 1.2: an extra square
    /// is one only while it is occupied.
    pub(super) fn is_square(&self, square: Square) -> bool {
        square.on_plan(self.game)
            && !square.is_hole(self.game)
            && (!square.behind_the_board(self.game) || self.at(square).is_some())
    }

    /// All squares that hold a piece of `side`.
    pub(super) fn pieces(&self, side: Side) -> Vec<(Square, Token)> {
        Square::all(self.game)
            .filter_map(|square| match self.at(square) {
                Some((owner, token)) if owner == side => Some((square, token)),
                _ => None,
            })
            .collect()
    }

    /// The squares of a side's royal pieces: one, in any position that play can reach.
    pub(super) fn royals(&self, side: Side) -> Vec<Square> {
        let royal = |&(_, token): &(Square, Token)| token.is_royal(self.game);
        self.pieces(side).into_iter().filter(royal).map(|(square, _)| square).collect()
    }

    /// A side's hand.
    pub(super) fn hand(&self, side: Side) -> &BTreeMap<Token, u32> {
        let [first, second] = &self.hands;
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }

    /// A side's hand, to change it.
    pub(super) fn hand_mut(&mut self, side: Side) -> &mut BTreeMap<Token, u32> {
        let [first, second] = &mut self.hands;
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }

    /// A side's castling rights: with the rook of the a-file, with the rook of the k-file.
    pub(super) fn rights_mut(&mut self, side: Side) -> &mut [bool; 2] {
        let [first, second] = &mut self.castling;
        match side {
            Side::First => first,
            Side::Second => second,
        }
    }
}
