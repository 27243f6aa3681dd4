use komadai::{Outcome, Reason};

use crate::KOMADAI_NONE;
use crate::failure::Failure;
use crate::side::side;

/// Why a game is over, as it stands in fields of type `uint8_t`.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum komadai_reason {
    /// The game is not over.
    None = 0,
    /// The side to move is in check and has no legal move.
    Checkmate = 1,
    /// The side to move has no legal move and is not in check.
    NoMove = 2,
    /// A position occurred too often.
    Repetition = 3,
    /// A position occurred too often, and one side gave check all the while.
    PerpetualCheck = 4,
    /// Too many plies without a capture or promotion.
    Quiet = 5,
    /// A side resigned.
    Resignation = 6,
    /// Both sides agreed to a draw.
    Agreement = 7,
}

/// How a game ended, or that it goes on.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct komadai_outcome {
    /// Why it is over, a `komadai_reason`; `KOMADAI_REASON_NONE` while it goes on.
    pub reason: u8,
    /// The side that won; `KOMADAI_NONE` for a draw and while the game goes on.
    pub winner: u8,
}

const _: () = assert!(size_of::<komadai_outcome>() == 2 && align_of::<komadai_outcome>() == 1);

pub(crate) const fn reason_number(reason: Reason) -> u8 {
    (match reason {
        Reason::Checkmate => komadai_reason::Checkmate,
        Reason::NoMove => komadai_reason::NoMove,
        Reason::Repetition => komadai_reason::Repetition,
        Reason::PerpetualCheck => komadai_reason::PerpetualCheck,
        Reason::Quiet => komadai_reason::Quiet,
        Reason::Resignation => komadai_reason::Resignation,
        Reason::Agreement => komadai_reason::Agreement,
    }) as u8
}

impl From<Option<Outcome>> for komadai_outcome {
    fn from(outcome: Option<Outcome>) -> Self {
        let winner = outcome.and_then(|outcome| outcome.winner);
        Self {
            reason: outcome.map_or(komadai_reason::None as u8, |outcome| reason_number(outcome.reason)),
            winner: winner.map_or(KOMADAI_NONE, |winner| winner as u8),
        }
    }
}

impl komadai_outcome {
    /// The outcome of a game that is over.
    pub(crate) fn read(self) -> Result<Outcome, Failure> {
        let reason = Reason::ALL.into_iter().find(|&reason| reason_number(reason) == self.reason);
        let reason =
            reason.ok_or_else(|| Failure::invalid(format!("no game that is over has the reason {}", self.reason)))?;
        let winner = if self.winner == KOMADAI_NONE { None } else { Some(side(self.winner)?) };
        let fits = match reason {
            Reason::Checkmate | Reason::PerpetualCheck | Reason::Resignation => winner.is_some(),
            Reason::Repetition | Reason::Quiet | Reason::Agreement => winner.is_none(),
            Reason::NoMove => true,
        };
        if fits {
            Ok(Outcome { winner, reason })
        } else {
            Err(Failure::invalid("no game has that winner for that reason"))
        }
    }
}
