use alloc::string::String;
use alloc::vec::Vec;

use komadai_board::{Kind, Marks, Piece, Shape, Side, SquareSet};
use komadai_effects::{Camp, Castling, Fusion, Morph, Promotion};
use komadai_hand::{FileScope, Slot};

use crate::{Description, Ending, Movement, Setup};

/// The rules of a game, checked: immutable, and meant to be shared between all positions of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    pub(crate) description: Description,
    pub(crate) shape: Shape,
    pub(crate) pieces: Vec<PieceRow>,
    pub(crate) hand: Vec<Kind>,
    pub(crate) promotion: Option<Promotion>,
    pub(crate) limits: Vec<Limit>,
    pub(crate) effects: Vec<Effect>,
    pub(crate) marks: Marks,
    pub(crate) start: Setup,
}

/// A row of the piece table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceRow {
    /// First's text for it, in upper case.
    pub token: String,
    /// Second's text for it.
    pub lower: String,
    /// What it is called.
    pub name: String,
    /// How it moves.
    pub movement: Movement,
    /// Whether its capture loses the game.
    pub royal: bool,
    /// How strong it is: hops pass over weaker pieces only.
    pub strength: u8,
    /// What it promotes to.
    pub promotes_to: Option<Kind>,
    /// What joins the captor's hand: nothing, one kind, or the two components of a fused piece.
    pub returns_as: Vec<Kind>,
}

/// A limit of drops or arrivals, and the kinds it applies to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Limit {
    /// No drop where the piece could never move (Shogi, rule 2; Hand Shogi, rule 5.2).
    Stuck(Vec<Kind>),
    /// No drop on these squares of First, turned for Second (Hand Shogi, rule 5.3).
    Ranks(Vec<Kind>, SquareSet),
    /// Not on a file that holds another of these pieces of the same side (Hand Shogi, rules 5.5 and 6).
    File {
        /// The pieces, all counted together.
        kinds: Vec<Kind>,
        /// Whether it limits drops only.
        scope: FileScope,
        /// Whether a forbidden arrival is no attack either.
        limits_check: bool,
    },
    /// Drops only with check (Hand Shogi, rule 5.4).
    MustCheck(Vec<Kind>),
    /// No drop that mates (Shogi, rule 2; Great Whale Shogi, rule 5.3).
    MustNotMate(Vec<Kind>),
}

/// What else moves do, and the kinds it applies to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// These kinds burn enemies diagonally next to them (Minjiku Shogi, rule 6).
    Burn(Vec<Kind>),
    /// These kinds petrify enemies around them (Medusa Shogi, rule 3).
    Petrify(Vec<Kind>),
    /// Some kinds may take the form of what they capture (Medusa Shogi, rule 4).
    Morph(Morph),
    /// Pairs of kinds fuse (Fusion Mitregi, rules 3 and 4).
    Fuse(Fusion),
    /// What the enemy's camp forbids fused pieces (Fusion Mitregi, rules 3.4 and 4.1).
    Camp(Camp),
    /// Kings castle (Medusa Shogi, rule 7).
    Castle(Castling),
}

impl Limit {
    /// The kinds it applies to.
    #[must_use]
    pub fn kinds(&self) -> &[Kind] {
        match self {
            Self::Stuck(kinds)
            | Self::Ranks(kinds, _)
            | Self::File { kinds, .. }
            | Self::MustCheck(kinds)
            | Self::MustNotMate(kinds) => kinds,
        }
    }

    /// The kinds of which a file may hold one a side, whether they come there by a drop or by a move; none for any other
    /// limit.
    #[must_use]
    pub fn one_a_file(&self) -> &[Kind] {
        if let Self::File { kinds, scope: FileScope::Arrivals, .. } = self { kinds } else { &[] }
    }
}

impl Rules {
    /// The game's short name, such as `hand-shogi`.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.description.id
    }

    /// The game's name for people, such as `Hand Shogi`.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.description.title
    }

    /// What these rules were built from.
    #[must_use]
    pub fn description(&self) -> &Description {
        &self.description
    }

    /// The board's plan.
    #[must_use]
    pub fn shape(&self) -> &Shape {
        &self.shape
    }

    /// What the side is called, such as `White`.
    #[must_use]
    pub fn side_name(&self, side: Side) -> &str {
        &self.description.sides[side.index()].name
    }

    /// The side's letter in the text form.
    #[must_use]
    pub fn side_letter(&self, side: Side) -> char {
        self.description.sides[side.index()].letter
    }

    /// All kinds, in the order of the piece table.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        (0..self.pieces.len()).filter_map(Kind::new)
    }

    /// The row of a kind; `None` for a kind of another game.
    #[must_use]
    pub fn piece(&self, kind: Kind) -> Option<&PieceRow> {
        self.pieces.get(kind.index())
    }

    /// The kind whose token, in upper case, this is.
    #[must_use]
    pub fn kind(&self, token: &str) -> Option<Kind> {
        self.kinds().find(|kind| self.pieces[kind.index()].token == token)
    }

    /// The piece's text: upper case for First, lower case for Second; `?` for a kind of another game.
    #[must_use]
    pub fn token(&self, piece: Piece) -> &str {
        match (self.piece(piece.kind), piece.side) {
            (None, _) => "?",
            (Some(row), Side::First) => &row.token,
            (Some(row), Side::Second) => &row.lower,
        }
    }

    /// The piece whose text `text` starts with, and the length of that text in bytes.
    #[must_use]
    pub fn scan_piece(&self, text: &str) -> Option<(Piece, usize)> {
        self.kinds().find_map(|kind| {
            let row = &self.pieces[kind.index()];
            if text.starts_with(&row.token) {
                Some((Piece::new(kind, Side::First), row.token.len()))
            } else if text.starts_with(&row.lower) {
                Some((Piece::new(kind, Side::Second), row.lower.len()))
            } else {
                None
            }
        })
    }

    /// What a piece is called with its side, such as `White's lance`.
    #[must_use]
    pub fn name(&self, piece: Piece) -> String {
        let name = self.piece(piece.kind).map_or("?", |row| &row.name);
        [self.side_name(piece.side), "'s ", name].concat()
    }

    /// The kinds that can be in hand, in the order of the text form.
    #[must_use]
    pub fn hand(&self) -> &[Kind] {
        &self.hand
    }

    /// Where the kind is in the hand order.
    #[must_use]
    pub fn slot(&self, kind: Kind) -> Option<Slot> {
        self.hand.iter().position(|&k| k == kind).and_then(Slot::new)
    }

    /// When pieces promote.
    #[must_use]
    pub fn promotion(&self) -> Option<Promotion> {
        self.promotion
    }

    /// What limits drops and arrivals.
    #[must_use]
    pub fn limits(&self) -> &[Limit] {
        &self.limits
    }

    /// What else moves do.
    #[must_use]
    pub fn effects(&self) -> &[Effect] {
        &self.effects
    }

    /// Which pieces of the game fuse.
    #[must_use]
    pub fn fusion(&self) -> Option<&Fusion> {
        self.effects.iter().find_map(|effect| if let Effect::Fuse(fusion) = effect { Some(fusion) } else { None })
    }

    /// How the game's kings castle.
    #[must_use]
    pub fn castling(&self) -> Option<&Castling> {
        self.effects.iter().find_map(|effect| if let Effect::Castle(castling) = effect { Some(castling) } else { None })
    }

    /// How the game ends, besides by checkmate.
    #[must_use]
    pub fn ending(&self) -> Ending {
        self.description.ending
    }

    /// What boards of this game keep sets for.
    #[must_use]
    pub fn marks(&self) -> &Marks {
        &self.marks
    }

    /// The start position.
    #[must_use]
    pub fn start(&self) -> &Setup {
        &self.start
    }

    /// The squares of a side's promotion zone.
    #[must_use]
    pub fn promotion_zone(&self, side: Side) -> SquareSet {
        let zone = self.promotion.map_or(SquareSet::EMPTY, |promotion| promotion.zone);
        match side {
            Side::First => zone,
            Side::Second => self.shape.rotate_set(zone),
        }
    }
}
