use core::ffi::c_char;

use komadai::{Kind, Obstacle, Outcome, Square};

use crate::buffer::{buffer, output};
use crate::guard::guard;
use crate::handle::shared;
use crate::outcome::reason_number;
use crate::square::square_number;
use crate::{KOMADAI_NONE, komadai_move, komadai_position, komadai_status};

/// What keeps a move from being legal, as it stands in `komadai_explanation.obstacle`. The numbers are never reused
/// for another meaning. Each comment says what `squares[0]`, `squares[1]` and `kind` are, where they are anything.
#[repr(i32)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum komadai_obstacle {
    /// Nothing: the move is legal.
    None = 0,
    /// Something for which this version has no number; the sentence says what.
    Other = 1,
    /// The game is over; `reason` and `winner` say how.
    GameOver = 2,
    /// The board has no such square, or the game no such kind.
    Foreign = 3,
    /// No piece stands there. Squares: where.
    NoPiece = 4,
    /// The piece there is the opponent's. Squares: where.
    NotYours = 5,
    /// The piece does not move that way, whatever stands on the board. Squares: where it stands, where it should go.
    CannotReach = 6,
    /// Something stands in between. Squares: where the piece should go, what stands in between.
    Blocked = 7,
    /// A piece of one's own stands where the move ends. Squares: where.
    OwnPiece = 8,
    /// The move only captures, and there is nothing to capture. Squares: where.
    NothingToCapture = 9,
    /// The move does not capture, and an enemy stands there. Squares: where.
    CannotCapture = 10,
    /// The square has vanished, being empty. Squares: which.
    Vanished = 11,
    /// The piece has no such move. Squares: where it stands.
    NoSuchPower = 12,
    /// The move does not answer a check. Squares: the royal piece, a piece that gives check.
    InCheck = 13,
    /// The royal piece would go where it is attacked. Squares: where it would go, a piece that attacks there.
    IntoCheck = 14,
    /// The piece shields the royal piece. Squares: the royal piece, the attacker.
    Pinned = 15,
    /// The move exposes the royal piece in another way. Squares: the royal piece, the attacker.
    Exposes = 16,
    /// The piece promotes nowhere. Squares: where it stands.
    NeverPromotes = 17,
    /// The move is none that may promote. Squares: where it ends.
    CannotPromote = 18,
    /// The piece must promote. Squares: where the move ends.
    MustPromote = 19,
    /// None of the kind is in hand. Kind: which.
    NotInHand = 20,
    /// A drop needs an empty square. Squares: where.
    Occupied = 21,
    /// The dropped piece could never move. Squares: where.
    Stuck = 22,
    /// The piece may not be dropped on that rank. Squares: where.
    Rank = 23,
    /// The file holds another such piece. Squares: where the move ends, the other piece.
    File = 24,
    /// The piece is petrified. Squares: where it stands, the Medusa.
    Petrified = 25,
    /// The royal piece would be burned. Squares: where it would go, the dragon.
    Burned = 26,
    /// The Morph cannot take that form. Squares: where it captures.
    NoSuchForm = 27,
    /// The two pieces do not fuse. Squares: the one that would move, the other.
    NoFusion = 28,
    /// The piece is not fused from that component. Squares: where it stands. Kind: the component.
    NotAComponent = 29,
    /// In the enemy's camp the piece may not do that. Squares: where.
    Camp = 30,
    /// King or rook has moved, or the rook was captured. Squares: the rook's.
    NoCastlingRight = 31,
    /// A square that the king crosses or lands on is attacked. Squares: which, a piece that attacks it.
    CastlesThroughAttack = 32,
    /// The drop must give check. Kind: what is dropped.
    MustCheck = 33,
    /// The drop would mate. Kind: what is dropped.
    WouldMate = 34,
}

/// Why a move is not legal.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct komadai_explanation {
    /// What keeps the move from being legal, a `komadai_obstacle`; `KOMADAI_OBSTACLE_NONE` if it is legal.
    pub obstacle: i32,
    /// The squares concerned, as `komadai_obstacle` says; else `KOMADAI_NONE`.
    pub squares: [u8; 2],
    /// The kind concerned, as `komadai_obstacle` says; else `KOMADAI_NONE`.
    pub kind: u8,
    /// Why the game is over, a `komadai_reason`.
    pub reason: u8,
    /// Who has won the game that is over; else `KOMADAI_NONE`.
    pub winner: u8,
    /// All 0.
    pub reserved: [u8; 3],
}

const _: () = assert!(size_of::<komadai_explanation>() == 12 && align_of::<komadai_explanation>() == 4);

impl komadai_explanation {
    /// Nothing keeps the move from being legal.
    pub(crate) const NONE: Self = Self {
        obstacle: komadai_obstacle::None as i32,
        squares: [KOMADAI_NONE; 2],
        kind: KOMADAI_NONE,
        reason: 0,
        winner: KOMADAI_NONE,
        reserved: [0; 3],
    };
}

fn of(obstacle: komadai_obstacle) -> komadai_explanation {
    komadai_explanation { obstacle: obstacle as i32, ..komadai_explanation::NONE }
}

fn at(obstacle: komadai_obstacle, square: Square) -> komadai_explanation {
    komadai_explanation { squares: [square_number(Some(square)), KOMADAI_NONE], ..of(obstacle) }
}

fn two(obstacle: komadai_obstacle, one: Square, other: Square) -> komadai_explanation {
    komadai_explanation { squares: [one, other].map(|square| square_number(Some(square))), ..of(obstacle) }
}

fn about(obstacle: komadai_obstacle, kind: Kind) -> komadai_explanation {
    komadai_explanation { kind: kind.index() as u8, ..of(obstacle) }
}

impl From<Obstacle> for komadai_explanation {
    fn from(obstacle: Obstacle) -> Self {
        use komadai_obstacle as To;
        match obstacle {
            Obstacle::GameOver(Outcome { winner, reason }) => Self {
                reason: reason_number(reason),
                winner: winner.map_or(KOMADAI_NONE, |winner| winner as u8),
                ..of(To::GameOver)
            },
            Obstacle::Foreign => of(To::Foreign),
            Obstacle::NoPiece(from) => at(To::NoPiece, from),
            Obstacle::NotYours(from) => at(To::NotYours, from),
            Obstacle::CannotReach { from, to } => two(To::CannotReach, from, to),
            Obstacle::Blocked { to, at } => two(To::Blocked, to, at),
            Obstacle::OwnPiece(to) => at(To::OwnPiece, to),
            Obstacle::NothingToCapture(to) => at(To::NothingToCapture, to),
            Obstacle::CannotCapture(to) => at(To::CannotCapture, to),
            Obstacle::Vanished(to) => at(To::Vanished, to),
            Obstacle::NoSuchPower(from) => at(To::NoSuchPower, from),
            Obstacle::InCheck { king, by } => two(To::InCheck, king, by),
            Obstacle::IntoCheck { to, by } => two(To::IntoCheck, to, by),
            Obstacle::Pinned { king, by } => two(To::Pinned, king, by),
            Obstacle::Exposes { king, by } => two(To::Exposes, king, by),
            Obstacle::NeverPromotes(from) => at(To::NeverPromotes, from),
            Obstacle::CannotPromote(to) => at(To::CannotPromote, to),
            Obstacle::MustPromote(to) => at(To::MustPromote, to),
            Obstacle::NotInHand(kind) => about(To::NotInHand, kind),
            Obstacle::Occupied(to) => at(To::Occupied, to),
            Obstacle::Stuck(to) => at(To::Stuck, to),
            Obstacle::Rank(to) => at(To::Rank, to),
            Obstacle::File { to, other } => two(To::File, to, other),
            Obstacle::Petrified { at, by } => two(To::Petrified, at, by),
            Obstacle::Burned { to, by } => two(To::Burned, to, by),
            Obstacle::NoSuchForm(to) => at(To::NoSuchForm, to),
            Obstacle::NoFusion { from, to } => two(To::NoFusion, from, to),
            Obstacle::NotAComponent { from, part } => {
                Self { kind: part.index() as u8, ..at(To::NotAComponent, from) }
            }
            Obstacle::Camp(to) => at(To::Camp, to),
            Obstacle::NoCastlingRight(rook) => at(To::NoCastlingRight, rook),
            Obstacle::CastlesThroughAttack { at, by } => two(To::CastlesThroughAttack, at, by),
            Obstacle::MustCheck(kind) => about(To::MustCheck, kind),
            Obstacle::WouldMate(kind) => about(To::WouldMate, kind),
            _ => of(To::Other),
        }
    }
}

/// Whether a move is legal, and if not, why.
///
/// - `position`: the position.
/// - `chosen`: the move.
/// - `explanation`: gets the first obstacle found: that the game is over, then the piece and its way of moving, then
///   limits and promotion, then the safety of the royal piece.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for bytes that are no move. An illegal move is no error here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_explain(
    position: *const komadai_position,
    chosen: komadai_move,
    explanation: *mut komadai_explanation,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, explanation) = unsafe { (shared(position)?, output(explanation, "`explanation`")?) };
        let found = position.explain(chosen.read()?).err();
        explanation.put(found.map_or(komadai_explanation::NONE, |illegal| illegal.obstacle.into()));
        Ok(())
    })
}

/// Why a move is not legal, as a sentence without a full stop.
///
/// - `position`: the position.
/// - `chosen`: the move.
/// - `text`, `capacity`, `needed`: where the sentence goes; it is empty if the move is legal.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for bytes that are no move. An illegal move is no error here.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_position_explain_text(
    position: *const komadai_position,
    chosen: komadai_move,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (position, text) = unsafe { (shared(position)?, buffer(text, capacity, needed)?) };
        let found = position.explain(chosen.read()?).err();
        text.fill_text(&found.map_or(String::new(), |illegal| illegal.to_string()))
    })
}
