//! A square and its name.

use super::game::{Game, Side};

/// A place on the board's plan: file 0 is First's left, rank 0 is nearest First.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Square {
    pub(super) file: i8,
    pub(super) rank: i8,
}

impl Square {
    /// The place `right` files and `forward` ranks away as `side` sees it; it may be off the board.
    pub(super) fn away(self, side: Side, (right, forward): (i8, i8)) -> Square {
        match side {
            Side::First => Square { file: self.file + right, rank: self.rank + forward },
            Side::Second => Square { file: self.file - right, rank: self.rank - forward },
        }
    }

    /// How many ranks lie between this one and the last rank of `side`; 0 is the last rank.
    pub(super) fn to_last_rank(self, game: Game, side: Side) -> i8 {
        match side {
            Side::First => game.ranks() - 1 - self.rank,
            Side::Second => self.rank,
        }
    }

    /// Whether the board's plan has this place; it may still be a hole.
    pub(super) fn on_plan(self, game: Game) -> bool {
        (0..game.files()).contains(&self.file) && (0..game.ranks()).contains(&self.rank)
    }

    /// Minjiku Shogi, rule 1.1: whether this is on rank 0 or 11.
    pub(super) fn behind_the_board(self, game: Game) -> bool {
        game == Game::MinjikuShogi && (self.rank == 0 || self.rank == 11)
    }

    /// Minjiku Shogi, rule 1.1: on ranks 0 and 11 only the files e and f have squares.
    pub(super) fn is_hole(self, game: Game) -> bool {
        self.behind_the_board(game) && self.file != 4 && self.file != 5
    }

    /// All places of the board that are no holes.
    pub(super) fn all(game: Game) -> impl Iterator<Item = Square> {
        (0..game.ranks())
            .flat_map(move |rank| (0..game.files()).map(move |file| Square { file, rank }))
            .filter(move |square| !square.is_hole(game))
    }

    /// The square's name in its game.
    pub(super) fn name(self, game: Game) -> String {
        if game.shogi_coordinates() {
            format!("{}{}", game.files() - self.file, letter(game.ranks() - 1 - self.rank))
        } else {
            format!("{}{}", letter(self.file), self.rank + game.lowest_rank())
        }
    }

    /// The square of that name.
    pub(super) fn from_name(game: Game, name: &str) -> Option<Square> {
        Square::all(game).find(|square| square.name(game) == name)
    }
}

fn letter(index: i8) -> char {
    char::from(b'a'.saturating_add_signed(index))
}
