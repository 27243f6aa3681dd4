use alloc::string::{String, ToString};

use crate::{MAX_SQUARES, Offset, Square, SquareSet};

/// How squares are called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Coordinates {
    /// File letter from First's left, then rank number from First's side: `a1`, `k11`.
    Algebraic {
        /// The number of First's nearest rank: 1 in most games, 0 in Minjiku Shogi.
        first_rank: u8,
    },
    /// File number from First's right, then rank letter from the far side: `7g`, `11k`.
    Shogi,
}

impl Coordinates {
    /// Algebraic coordinates that count ranks from 1.
    pub const ALGEBRAIC: Self = Self::Algebraic { first_rank: 1 };
    /// Shogi coordinates.
    pub const SHOGI: Self = Self::Shogi;
}

/// What can be wrong with a board's plan or the name of a square.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ShapeError {
    /// The plan has no square, more than 26 files or ranks, or more than [`MAX_SQUARES`] squares.
    #[error("a board has 1 to 26 files and ranks and at most {MAX_SQUARES} squares, not {files} x {ranks}")]
    Size {
        /// Files asked for.
        files: u8,
        /// Ranks asked for.
        ranks: u8,
    },
    /// A rank would have a number of three digits.
    #[error("ranks are numbered up to 99, not up to {0}")]
    RankNumber(u16),
    /// No square of the board has that name.
    #[error("no square is called \"{0}\"")]
    NoSuchSquare(String),
}

/// The plan of a board: its files and ranks, the places that are no square, the squares that vanish once they are
/// empty, and the names of squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    files: u8,
    ranks: u8,
    holes: SquareSet,
    vanishing: SquareSet,
    coordinates: Coordinates,
}

impl Shape {
    /// A full rectangle.
    ///
    /// # Errors
    /// [`ShapeError::Size`] or [`ShapeError::RankNumber`].
    pub fn new(files: u8, ranks: u8, coordinates: Coordinates) -> Result<Self, ShapeError> {
        let fits = (1..=26).contains(&files) && (1..=26).contains(&ranks);
        if !fits || usize::from(files) * usize::from(ranks) > MAX_SQUARES {
            return Err(ShapeError::Size { files, ranks });
        }
        if let Coordinates::Algebraic { first_rank } = coordinates {
            let last = u16::from(first_rank) + u16::from(ranks) - 1;
            if last > 99 {
                return Err(ShapeError::RankNumber(last));
            }
        }
        Ok(Self { files, ranks, holes: SquareSet::EMPTY, vanishing: SquareSet::EMPTY, coordinates })
    }

    /// The same plan with these places being no square at all.
    #[must_use]
    pub fn with_holes(mut self, holes: SquareSet) -> Self {
        self.holes = holes & self.plan();
        self
    }

    /// The same plan with these squares existing only while they are occupied.
    #[must_use]
    pub fn with_vanishing(mut self, vanishing: SquareSet) -> Self {
        self.vanishing = vanishing & self.plan();
        self
    }

    /// The number of files.
    #[must_use]
    pub const fn files(&self) -> u8 {
        self.files
    }

    /// The number of ranks.
    #[must_use]
    pub const fn ranks(&self) -> u8 {
        self.ranks
    }

    /// How squares are called.
    #[must_use]
    pub const fn coordinates(&self) -> Coordinates {
        self.coordinates
    }

    /// All places of the plan, holes included.
    #[must_use]
    pub fn plan(&self) -> SquareSet {
        let size = u32::from(self.files) * u32::from(self.ranks);
        SquareSet::from_bits(u128::MAX >> (128 - size))
    }

    /// All squares: the plan without its holes.
    #[must_use]
    pub fn squares(&self) -> SquareSet {
        self.plan() - self.holes
    }

    /// The places that are no square.
    #[must_use]
    pub const fn holes(&self) -> SquareSet {
        self.holes
    }

    /// The squares that exist only while they are occupied.
    #[must_use]
    pub fn vanishing(&self) -> SquareSet {
        self.vanishing - self.holes
    }

    /// The square on this file (0 at First's left) and rank (0 at First's side), unless it is a hole or off the board.
    #[must_use]
    pub fn square(&self, file: u8, rank: u8) -> Option<Square> {
        if file >= self.files || rank >= self.ranks {
            return None;
        }
        Square::new(usize::from(rank) * usize::from(self.files) + usize::from(file))
            .filter(|&square| !self.holes.has(square))
    }

    /// Its file, 0 at First's left.
    #[must_use]
    pub fn file(&self, square: Square) -> u8 {
        (square.index() % usize::from(self.files)) as u8
    }

    /// Its rank, 0 at First's side.
    #[must_use]
    pub fn rank(&self, square: Square) -> u8 {
        (square.index() / usize::from(self.files)) as u8
    }

    /// The square one `offset` away as First sees it, or `None` where that is a hole or off the board.
    #[must_use]
    pub fn step(&self, from: Square, offset: Offset) -> Option<Square> {
        let file = i16::from(self.file(from)) + i16::from(offset.file);
        let rank = i16::from(self.rank(from)) + i16::from(offset.rank);
        self.square(u8::try_from(file).ok()?, u8::try_from(rank).ok()?)
    }

    /// The place opposite, the board being turned by 180 degrees. A number beyond the plan stays as it is.
    #[must_use]
    pub fn rotate(&self, square: Square) -> Square {
        let size = usize::from(self.files) * usize::from(self.ranks);
        size.checked_sub(square.index() + 1).and_then(Square::new).unwrap_or(square)
    }

    /// The set turned by 180 degrees.
    #[must_use]
    pub fn rotate_set(&self, set: SquareSet) -> SquareSet {
        (set & self.plan()).iter().map(|square| self.rotate(square)).collect()
    }

    /// The squares of a file.
    #[must_use]
    pub fn file_squares(&self, file: u8) -> SquareSet {
        self.squares().iter().filter(|&square| self.file(square) == file).collect()
    }

    /// The squares of the `count` ranks farthest from First.
    #[must_use]
    pub fn far_ranks(&self, count: u8) -> SquareSet {
        self.squares().iter().filter(|&square| self.rank(square).saturating_add(count) >= self.ranks).collect()
    }

    /// What the file is called: a letter or a number. A file beyond the plan is called `?`.
    #[must_use]
    pub fn file_label(&self, file: u8) -> String {
        match self.coordinates {
            _ if file >= self.files => "?".to_string(),
            Coordinates::Algebraic { .. } => char::from(b'a' + file).to_string(),
            Coordinates::Shogi => (self.files - file).to_string(),
        }
    }

    /// What the rank is called: a number or a letter. A rank beyond the plan is called `?`.
    #[must_use]
    pub fn rank_label(&self, rank: u8) -> String {
        match self.coordinates {
            _ if rank >= self.ranks => "?".to_string(),
            Coordinates::Algebraic { first_rank } => (u16::from(rank) + u16::from(first_rank)).to_string(),
            Coordinates::Shogi => char::from(b'a' + (self.ranks - 1 - rank)).to_string(),
        }
    }

    /// What the square is called. A number beyond the plan is called `?`.
    #[must_use]
    pub fn square_name(&self, square: Square) -> String {
        if !self.plan().has(square) {
            return "?".to_string();
        }
        self.file_label(self.file(square)) + &self.rank_label(self.rank(square))
    }

    /// The square of that name.
    ///
    /// # Errors
    /// [`ShapeError::NoSuchSquare`] when the whole text is not the name of a square.
    pub fn parse_square(&self, name: &str) -> Result<Square, ShapeError> {
        match self.scan_square(name) {
            Some((square, len)) if len == name.len() => Ok(square),
            _ => Err(ShapeError::NoSuchSquare(name.into())),
        }
    }

    /// The square whose name `text` starts with, and the length of that name in bytes.
    #[must_use]
    pub fn scan_square(&self, text: &str) -> Option<(Square, usize)> {
        let bytes = text.as_bytes();
        let letter = |at: usize| bytes.get(at).filter(|b| b.is_ascii_lowercase()).map(|b| b - b'a');
        let number = |at: usize| {
            let digits = bytes.get(at..)?.iter().take_while(|b| b.is_ascii_digit()).count();
            // A name has no leading zero, and no board has a hundred ranks.
            let canonical = (1..=2).contains(&digits) && (digits == 1 || bytes.get(at) != Some(&b'0'));
            let value: u8 = text.get(at..at + digits).filter(|_| canonical)?.parse().ok()?;
            Some((value, at + digits))
        };
        let (file, rank, len) = match self.coordinates {
            Coordinates::Algebraic { first_rank } => {
                let file = letter(0)?;
                let (rank, len) = number(1)?;
                (file, rank.checked_sub(first_rank)?, len)
            }
            Coordinates::Shogi => {
                let (file, len) = number(0)?;
                let rank = letter(len)?;
                (self.files.checked_sub(file)?, self.ranks.checked_sub(rank + 1)?, len + 1)
            }
        };
        Some((self.square(file, rank)?, len))
    }

    /// The set as a picture, one line a rank from the far one down: `X` in the set, `.` not, `*` a hole.
    #[must_use]
    pub fn picture(&self, set: SquareSet) -> String {
        let mut picture = String::new();
        for rank in (0..self.ranks).rev() {
            for file in 0..self.files {
                if file > 0 {
                    picture.push(' ');
                }
                picture.push(match self.square(file, rank) {
                    None => '*',
                    Some(square) if set.has(square) => 'X',
                    Some(_) => '.',
                });
            }
            picture.push('\n');
        }
        picture
    }
}
