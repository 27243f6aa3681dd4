use alloc::string::{String, ToString};
use alloc::vec::Vec;

use komadai_board::Coordinates;
use komadai_effects::{MustPromote, PromotionWhen};
use komadai_hand::FileScope;

use crate::{Ending, NoMove};

/// The strongest that a piece can be.
pub const MAX_STRENGTH: u8 = 4;

/// The most ways of moving a piece can have, each leap, ride and step counted: far more than the built-in games need.
pub const MAX_WAYS: usize = 100;

/// A game as a person writes it down: pieces, movements and squares are named by text.
///
/// [`Description::build`] checks it and makes [`Rules`](crate::Rules) of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Description {
    /// A short name in lower case, such as `hand-shogi`.
    pub id: String,
    /// The name for people, such as `Hand Shogi`.
    pub title: String,
    /// The number of files, 1 to 26.
    pub files: u8,
    /// The number of ranks, 1 to 26.
    pub ranks: u8,
    /// How squares are called.
    pub coordinates: Coordinates,
    /// The places that are no square, by name.
    pub holes: Vec<String>,
    /// The squares that exist only while they are occupied, by name.
    pub vanishing: Vec<String>,
    /// What First and Second are called.
    pub sides: [SideDescription; 2],
    /// The piece table.
    pub pieces: Vec<PieceDescription>,
    /// The tokens of the pieces that can be in hand, in the order of the text form. Empty for a game without drops,
    /// in which captured pieces leave the game.
    pub hand: Vec<String>,
    /// When pieces promote.
    pub promotion: Option<PromotionDescription>,
    /// What limits drops and arrivals.
    pub limits: Vec<LimitDescription>,
    /// What else moves do.
    pub effects: Vec<EffectDescription>,
    /// How the game ends.
    pub ending: Ending,
    /// The start position in the text form.
    pub start: String,
}

/// What a side is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideDescription {
    /// Its name, such as `White`.
    pub name: String,
    /// The lower-case letter for it in the text form.
    pub letter: char,
}

impl SideDescription {
    /// A side of that name, whose letter is the name's initial.
    #[must_use]
    pub fn new(name: &str) -> Self {
        Self { name: name.to_string(), letter: name.chars().next().unwrap_or('?').to_ascii_lowercase() }
    }
}

/// A row of the piece table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceDescription {
    /// Its text in upper case: prefixes and a letter, such as `+N`, or two letters in brackets.
    pub token: String,
    /// What it is called.
    pub name: String,
    /// How it moves, see [`Movement`](crate::Movement).
    pub moves: String,
    /// Whether its capture loses the game.
    pub royal: bool,
    /// The token of what it promotes to.
    pub promotes_to: Option<String>,
    /// How strong it is, 0 to [`MAX_STRENGTH`]: hops pass over weaker pieces only. 0 for most.
    pub strength: u8,
    /// The tokens of what joins the captor's hand. When empty, it is the piece itself if that can be in hand, and else
    /// nothing.
    pub returns_as: Vec<String>,
}

impl PieceDescription {
    /// A piece that neither promotes nor changes when captured.
    #[must_use]
    pub fn new(token: &str, name: &str, moves: &str) -> Self {
        Self {
            token: token.to_string(),
            name: name.to_string(),
            moves: moves.to_string(),
            royal: false,
            promotes_to: None,
            strength: 0,
            returns_as: Vec::new(),
        }
    }

    /// The same piece, whose capture loses the game.
    #[must_use]
    pub fn royal(self) -> Self {
        Self { royal: true, ..self }
    }

    /// The same piece, promoting to the piece of that token.
    #[must_use]
    pub fn promotes_to(self, token: &str) -> Self {
        Self { promotes_to: Some(token.to_string()), ..self }
    }

    /// The same piece, of that strength.
    #[must_use]
    pub fn strength(self, strength: u8) -> Self {
        Self { strength, ..self }
    }

    /// The same piece, captured as the piece of that token.
    #[must_use]
    pub fn returns_as(mut self, token: &str) -> Self {
        self.returns_as.push(token.to_string());
        self
    }
}

/// When pieces promote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PromotionDescription {
    /// How many of the ranks farthest from a side are its promotion zone.
    pub far_ranks: u8,
    /// Which moves may promote.
    pub when: PromotionWhen,
    /// Which promotions are compulsory.
    pub must: MustPromote,
}

/// A limit and the tokens of the pieces it applies to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LimitDescription {
    /// No drop where the piece could never move.
    Stuck(Vec<String>),
    /// No drop on so many of the farthest ranks.
    FarRanks {
        /// The pieces.
        pieces: Vec<String>,
        /// How many ranks.
        ranks: u8,
    },
    /// Not on a file that holds another of these pieces of the same side.
    File {
        /// The pieces, all counted together.
        pieces: Vec<String>,
        /// Whether it limits drops only. Pieces with igui or lion power cannot be limited in their moves.
        scope: FileScope,
        /// Whether an arrival that the limit forbids is no attack either. Without a meaning for drops.
        limits_check: bool,
    },
    /// Drops only with check.
    MustCheck(Vec<String>),
    /// No drop that mates.
    MustNotMate(Vec<String>),
}

/// An effect and the tokens of the pieces that have it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EffectDescription {
    /// These pieces burn enemies diagonally next to them.
    Burn(Vec<String>),
    /// These pieces petrify enemies around them.
    Petrify(Vec<String>),
    /// These pieces, whose tokens begin with `~`, may take the form of what they capture; each needs the piece without
    /// the `~` in the table.
    Morph(Vec<String>),
    /// These pieces are fused from the two they are captured as, and can split into them.
    Fuse(Vec<String>),
    /// In the enemy's camp, so many ranks deep, fused pieces that cannot move backward may not end a move, and two
    /// pieces that cannot move backward do not fuse.
    Camp(u8),
    /// The king castles with rooks.
    Castle {
        /// The name of First's square for the king.
        king: String,
        /// The names of First's squares for rooks, on the king's rank.
        rooks: Vec<String>,
    },
}

impl Description {
    /// A game on an empty rectangle with algebraic coordinates, White and Black, and no piece yet; without a legal
    /// move it is drawn.
    #[must_use]
    pub fn new(id: &str, title: &str, files: u8, ranks: u8) -> Self {
        Self {
            id: id.to_string(),
            title: title.to_string(),
            files,
            ranks,
            coordinates: Coordinates::ALGEBRAIC,
            holes: Vec::new(),
            vanishing: Vec::new(),
            sides: [SideDescription::new("White"), SideDescription::new("Black")],
            pieces: Vec::new(),
            hand: Vec::new(),
            promotion: None,
            limits: Vec::new(),
            effects: Vec::new(),
            ending: Ending { no_move: NoMove::Draw, repetition: None, quiet_plies: None },
            start: String::new(),
        }
    }

    /// Shogi's side names and coordinates: Black moves first.
    #[must_use]
    pub fn shogi_style(self) -> Self {
        let sides = [SideDescription::new("Black"), SideDescription::new("White")];
        Self { sides, coordinates: Coordinates::SHOGI, ..self }
    }
}

/// The words of a text, as owned tokens: a list of pieces written as people write it.
#[must_use]
pub fn tokens(text: &str) -> Vec<String> {
    text.split_whitespace().map(ToString::to_string).collect()
}
