use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

use komadai_board::{Kind, Square};

use crate::{Move, Outcome, Position};

/// What keeps a move from being legal, with the squares and pieces concerned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Obstacle {
    /// The game is over.
    GameOver(Outcome),
    /// The board has no such square, or the game no such kind.
    Foreign,
    /// No piece stands there.
    NoPiece(Square),
    /// The piece there is the opponent's.
    NotYours(Square),
    /// The piece does not move that way, whatever stands on the board.
    CannotReach {
        /// Where it stands.
        from: Square,
        /// Where it should go.
        to: Square,
    },
    /// The piece would move that way, but something stands in between.
    Blocked {
        /// Where it should go.
        to: Square,
        /// What stands in between.
        at: Square,
    },
    /// A piece of one's own stands where the move ends.
    OwnPiece(Square),
    /// The move only captures, and there is nothing to capture.
    NothingToCapture(Square),
    /// The move does not capture, and an enemy stands there.
    CannotCapture(Square),
    /// The square has vanished, being empty.
    Vanished(Square),
    /// The piece moves in none of the ways that capture on the way or in place.
    NoSuchPower(Square),
    /// The move does not answer a check.
    InCheck {
        /// The royal piece.
        king: Square,
        /// A piece that gives check.
        by: Square,
    },
    /// The royal piece would go where it is attacked.
    IntoCheck {
        /// Where it would go.
        to: Square,
        /// A piece that attacks there.
        by: Square,
    },
    /// The piece stands between the royal piece and an attacker.
    Pinned {
        /// The royal piece.
        king: Square,
        /// The attacker.
        by: Square,
    },
    /// The move exposes the royal piece in another way.
    Exposes {
        /// The royal piece.
        king: Square,
        /// The attacker.
        by: Square,
    },
    /// The piece promotes nowhere.
    NeverPromotes(Square),
    /// The move is none that may promote.
    CannotPromote(Square),
    /// The piece must promote there.
    MustPromote(Square),
    /// None of that kind is in hand.
    NotInHand(Kind),
    /// A drop needs an empty square.
    Occupied(Square),
    /// The dropped piece could never move.
    Stuck(Square),
    /// The piece may not be dropped on that rank.
    Rank(Square),
    /// The file holds another such piece of the same side.
    File {
        /// Where the move ends.
        to: Square,
        /// The other piece.
        other: Square,
    },
    /// The piece is petrified.
    Petrified {
        /// Where it stands.
        at: Square,
        /// The Medusa.
        by: Square,
    },
    /// The royal piece would be burned where it arrives.
    Burned {
        /// Where it would go.
        to: Square,
        /// The dragon.
        by: Square,
    },
    /// The Morph cannot take that form by capturing there.
    NoSuchForm(Square),
    /// The two pieces do not fuse.
    NoFusion {
        /// The one that would move.
        from: Square,
        /// The other.
        to: Square,
    },
    /// The piece on that square is not fused from that component.
    NotAComponent {
        /// Where it stands.
        from: Square,
        /// The component asked for.
        part: Kind,
    },
    /// In the enemy's camp, pieces that cannot move backward neither fuse nor, being fused, end a move.
    Camp(Square),
    /// King or rook has moved, or the rook was captured.
    NoCastlingRight(Square),
    /// A square that the king crosses or lands on is attacked.
    CastlesThroughAttack {
        /// The square.
        at: Square,
        /// A piece that attacks it.
        by: Square,
    },
    /// The drop must give check.
    MustCheck(Kind),
    /// The drop would mate.
    WouldMate(Kind),
}

impl Obstacle {
    /// The squares concerned, those of the hindering pieces included: what a board can mark.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        let [first, second] = match self {
            Self::GameOver(_) | Self::Foreign | Self::NotInHand(_) | Self::MustCheck(_) | Self::WouldMate(_) => {
                [None; 2]
            }
            Self::NoPiece(at)
            | Self::NotYours(at)
            | Self::OwnPiece(at)
            | Self::NothingToCapture(at)
            | Self::CannotCapture(at)
            | Self::Vanished(at)
            | Self::NoSuchPower(at)
            | Self::NeverPromotes(at)
            | Self::CannotPromote(at)
            | Self::MustPromote(at)
            | Self::Occupied(at)
            | Self::Stuck(at)
            | Self::Rank(at)
            | Self::NoSuchForm(at)
            | Self::NotAComponent { from: at, .. }
            | Self::Camp(at)
            | Self::NoCastlingRight(at) => [Some(at), None],
            Self::CannotReach { from: a, to: b }
            | Self::Blocked { to: a, at: b }
            | Self::InCheck { king: a, by: b }
            | Self::IntoCheck { to: a, by: b }
            | Self::Pinned { king: a, by: b }
            | Self::Exposes { king: a, by: b }
            | Self::File { to: a, other: b }
            | Self::Petrified { at: a, by: b }
            | Self::Burned { to: a, by: b }
            | Self::NoFusion { from: a, to: b }
            | Self::CastlesThroughAttack { at: a, by: b } => [Some(a), Some(b)],
        };
        [first, second].into_iter().flatten()
    }
}

/// A move that is not legal, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IllegalMove {
    /// The move.
    pub chosen: Move,
    /// The reason.
    pub obstacle: Obstacle,
    sentence: String,
}

impl IllegalMove {
    /// What keeps the move from being legal in that position.
    pub(crate) fn new(position: &Position, chosen: Move, obstacle: Obstacle) -> Self {
        Self { chosen, obstacle, sentence: sentence(position, obstacle) }
    }
}

impl fmt::Display for IllegalMove {
    /// The reason as a sentence without a full stop.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl core::error::Error for IllegalMove {}

/// The obstacle as a sentence.
fn sentence(position: &Position, obstacle: Obstacle) -> String {
    let rules = position.rules();
    let name = |square: Square| rules.shape().square_name(square);
    let kind_name = |kind: Kind| rules.piece(kind).map_or_else(|| "?".to_string(), |row| row.name.clone());
    let piece = |square: Square| match position.piece_at(square) {
        Some(piece) => format!("the {} on {}", kind_name(piece.kind), name(square)),
        None => name(square),
    };
    let opponent = rules.side_name(!position.side());
    match obstacle {
        Obstacle::GameOver(outcome) => format!("the game is over: {}", outcome.sentence(rules)),
        Obstacle::Foreign => "the board has no such square, or the game no such piece".to_string(),
        Obstacle::NoPiece(from) => format!("no piece stands on {}", name(from)),
        Obstacle::NotYours(from) => format!("{} is {opponent}'s", piece(from)),
        Obstacle::CannotReach { from, to } => format!("{} does not move to {}", piece(from), name(to)),
        Obstacle::Blocked { to, at } => format!("{} stands in the way to {}", piece(at), name(to)),
        Obstacle::OwnPiece(to) => format!("{} is of the same side", piece(to)),
        Obstacle::NothingToCapture(to) => format!("that move only captures, and {} is empty", name(to)),
        Obstacle::CannotCapture(to) => {
            format!("that move does not capture, and {} stands there", piece(to))
        }
        Obstacle::Vanished(to) => format!("{} has vanished, being empty", name(to)),
        Obstacle::NoSuchPower(from) => format!("{} has no such move", piece(from)),
        Obstacle::InCheck { king, by } => {
            format!("it does not answer the check by {} to {}", piece(by), piece(king))
        }
        Obstacle::IntoCheck { to, by } => format!("{} attacks {}", piece(by), name(to)),
        Obstacle::Pinned { king, by } => {
            format!("it is pinned: it shields {} from {}", piece(king), piece(by))
        }
        Obstacle::Exposes { king, by } => format!("it leaves {} to {}", piece(king), piece(by)),
        Obstacle::NeverPromotes(from) => format!("{} does not promote", piece(from)),
        Obstacle::CannotPromote(_) => "that move does not allow promotion".to_string(),
        Obstacle::MustPromote(to) => format!("it must promote on {}", name(to)),
        Obstacle::NotInHand(kind) => format!("no {} is in hand", kind_name(kind)),
        Obstacle::Occupied(to) => format!("{} stands there", piece(to)),
        Obstacle::Stuck(to) => format!("on {} it could never move", name(to)),
        Obstacle::Rank(to) => format!("it may not be dropped as far as {}", name(to)),
        Obstacle::File { other, .. } => format!("{} stands on that file already", piece(other)),
        Obstacle::Petrified { at, by } => format!("{} is petrified by {}", piece(at), piece(by)),
        Obstacle::Burned { to, by } => format!("{} would burn it on {}", piece(by), name(to)),
        Obstacle::NoSuchForm(to) => format!("it cannot take that form by capturing {}", piece(to)),
        Obstacle::NoFusion { from, to } => format!("{} and {} do not fuse", piece(from), piece(to)),
        Obstacle::NotAComponent { from, part } => {
            format!("{} has no component {}", piece(from), kind_name(part))
        }
        Obstacle::Camp(to) => {
            format!("{} is in the enemy's camp, where pieces that cannot move backward may not do that", name(to))
        }
        Obstacle::NoCastlingRight(rook) => format!("there is no right to castle with {}", piece(rook)),
        Obstacle::CastlesThroughAttack { at, by } => {
            format!("the king would pass {}, which {} attacks", name(at), piece(by))
        }
        Obstacle::MustCheck(kind) => format!("a {} is dropped only with check", kind_name(kind)),
        Obstacle::WouldMate(kind) => format!("a {} may not be dropped with mate", kind_name(kind)),
    }
}
