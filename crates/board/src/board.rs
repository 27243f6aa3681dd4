use core::fmt;

use crate::{Kind, MAX_SQUARES, Piece, Side, Square, SquareSet, mix};

const EMPTY: u8 = u8::MAX;

/// How many [`Mark`]s there are.
pub const MARKS: usize = 8;

/// What a board keeps a set of squares for, besides one set a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Mark {
    /// Pieces whose loss loses the game.
    Royal = 0,
    /// Pieces that slide or ride along the lines of a king or a knight.
    Rider = 1,
    /// Pieces of which a file may hold one a side.
    File = 2,
    /// Pieces that attack in other ways than by leaps and those rides.
    Exotic = 3,
    /// Pieces that burn their neighbours: fire dragons.
    Burner = 4,
    /// Pieces that petrify their neighbours: Medusas.
    Petrifier = 5,
    /// Pieces that do nothing but step one square straight forward: pawns of Shogi, calves.
    Walker = 6,
    /// Pieces that not everything can hop over.
    Strong = 7,
}

impl Mark {
    /// All marks, in order.
    pub const ALL: [Self; MARKS] =
        [Self::Royal, Self::Rider, Self::File, Self::Exotic, Self::Burner, Self::Petrifier, Self::Walker, Self::Strong];
}

/// Which kinds carry which [`Mark`]s: fixed for a game, needed by whoever writes on its boards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marks([u8; 128]);

impl Marks {
    /// No kind marked.
    pub const NONE: Self = Self([0; 128]);

    /// Marks the kind.
    pub fn add(&mut self, kind: Kind, mark: Mark) {
        self.0[kind.index()] |= 1 << mark as u8;
    }

    /// Whether the kind is marked.
    #[inline]
    #[must_use]
    pub fn has(&self, kind: Kind, mark: Mark) -> bool {
        self.0[kind.index()] >> mark as u8 & 1 != 0
    }
}

/// What stands where: a piece or nothing on each square, the squares of each side and of each [`Mark`], and a hash.
///
/// [`Board::put`] is the only writer; it keeps the sets and the hash in step with the squares.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board {
    sides: [SquareSet; 2],
    marked: [SquareSet; MARKS],
    hash: u64,
    cells: [u8; MAX_SQUARES],
}

impl Default for Board {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Board {
    /// A board with no piece on it.
    pub const EMPTY: Self =
        Self { sides: [SquareSet::EMPTY; 2], marked: [SquareSet::EMPTY; MARKS], hash: 0, cells: [EMPTY; MAX_SQUARES] };

    /// What stands on the square.
    #[inline]
    #[must_use]
    pub fn get(&self, square: Square) -> Option<Piece> {
        let code = self.cells[square.index()];
        if code == EMPTY { None } else { Some(Piece::from_code(code)) }
    }

    /// The kind of the piece on a square that is known to be occupied. On an empty square it is a number that no
    /// game's kind has.
    #[inline]
    #[must_use]
    pub fn kind(&self, square: Square) -> Kind {
        Piece::from_code(self.cells[square.index()]).kind
    }

    /// The squares of a side's pieces.
    #[inline]
    #[must_use]
    pub const fn side(&self, side: Side) -> SquareSet {
        self.sides[side.index()]
    }

    /// The squares of all pieces.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> SquareSet {
        self.sides[0] | self.sides[1]
    }

    /// The squares of the pieces that carry a mark, of both sides.
    #[inline]
    #[must_use]
    pub const fn marked(&self, mark: Mark) -> SquareSet {
        self.marked[mark as usize]
    }

    /// A number that depends only on what stands where.
    #[inline]
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// Makes `piece`, or nothing, stand on `square`, and tells what stood there. `marks` must be those of the game the
    /// board belongs to, always the same.
    #[inline]
    pub fn put(&mut self, square: Square, piece: Option<Piece>, marks: &Marks) -> Option<Piece> {
        let was = self.get(square);
        if let Some(old) = was {
            self.toggle(square, old, marks);
        }
        if let Some(new) = piece {
            self.toggle(square, new, marks);
        }
        self.cells[square.index()] = piece.map_or(EMPTY, Piece::code);
        was
    }

    /// Makes what stands on `from` stand on `to` if that is empty, and tells what it is. The same as two calls of
    /// [`Board::put`], for less.
    #[inline]
    pub fn shift(&mut self, from: Square, to: Square, marks: &Marks) -> Option<Piece> {
        let piece = self.get(from)?;
        if from != to && self.get(to).is_none() {
            self.hash ^= key(from, piece) ^ key(to, piece);
            self.toggle_sets(SquareSet::of(from) | to.into(), piece, marks);
            self.cells[from.index()] = EMPTY;
            self.cells[to.index()] = piece.code();
        }
        Some(piece)
    }

    #[inline]
    fn toggle(&mut self, square: Square, piece: Piece, marks: &Marks) {
        self.hash ^= key(square, piece);
        self.toggle_sets(square.into(), piece, marks);
    }

    #[inline]
    fn toggle_sets(&mut self, here: SquareSet, piece: Piece, marks: &Marks) {
        self.sides[piece.side.index()] ^= here;
        let mut left = marks.0[piece.kind.index()];
        while left != 0 {
            self.marked[left.trailing_zeros() as usize % MARKS] ^= here;
            left &= left - 1;
        }
    }

    /// The occupied squares with their pieces, by square number.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().iter().filter_map(|square| Some((square, self.get(square)?)))
    }
}

/// The hash of one piece.
#[inline]
fn key(square: Square, piece: Piece) -> u64 {
    mix(u64::from(piece.code()) << 7 | square.index() as u64)
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(self.pieces().map(|(square, piece)| (square.index(), (piece.side, piece.kind.index()))))
            .finish()
    }
}
