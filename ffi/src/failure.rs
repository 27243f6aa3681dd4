//! What went wrong, kept for each thread until the next failure.

use std::cell::RefCell;

use komadai::{
    GameError, IllegalMove, MatchError, MoveTextError, OptionError, ParseError, PositionError, ReplayError, SetupError,
};

use crate::{komadai_explanation, komadai_status};

/// Why a call failed.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    pub(crate) status: komadai_status,
    pub(crate) message: String,
    /// The byte of a text at which reading stopped.
    pub(crate) offset: Option<usize>,
    /// The line and the column of that, from 1, where texts have lines.
    pub(crate) place: Option<(usize, usize)>,
    /// Why a move is not legal.
    pub(crate) explanation: Option<komadai_explanation>,
}

thread_local! {
    static LAST: RefCell<Option<Failure>> = const { RefCell::new(None) };
}

impl Failure {
    #[cold]
    pub(crate) fn new(status: komadai_status, message: impl Into<String>) -> Self {
        Self { status, message: message.into(), offset: None, place: None, explanation: None }
    }

    #[cold]
    pub(crate) fn invalid(message: impl Into<String>) -> Self {
        Self::new(komadai_status::InvalidArgument, message)
    }

    /// Makes it the last failure of this thread.
    #[cold]
    pub(crate) fn keep(self) -> komadai_status {
        let status = self.status;
        // A thread that is ending has nobody left to ask for the message.
        let _ = LAST.try_with(|last| last.replace(Some(self)));
        status
    }

    /// The last failure of this thread.
    pub(crate) fn last() -> Option<Self> {
        LAST.try_with(|last| last.borrow().clone()).ok().flatten()
    }
}

impl From<OptionError> for Failure {
    fn from(error: OptionError) -> Self {
        let status = match error {
            OptionError::NoSuchGame(_) => komadai_status::NoSuchGame,
            OptionError::NoSuchOption { .. } => komadai_status::NoSuchOption,
            _ => komadai_status::Other,
        };
        Self::new(status, error.to_string())
    }
}

impl From<ParseError> for Failure {
    fn from(error: ParseError) -> Self {
        let offset = Some(error.offset);
        Self { offset, ..Self::new(komadai_status::MalformedPosition, error.to_string()) }
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Self {
        Self::new(komadai_status::IllegalPosition, error.to_string())
    }
}

impl From<PositionError> for Failure {
    fn from(error: PositionError) -> Self {
        match error {
            PositionError::Parse(error) => error.into(),
            PositionError::Setup(error) => error.into(),
            _ => Self::new(komadai_status::Other, error.to_string()),
        }
    }
}

impl From<IllegalMove> for Failure {
    fn from(error: IllegalMove) -> Self {
        let explanation = Some(error.obstacle.into());
        Self { explanation, ..Self::new(komadai_status::IllegalMove, error.to_string()) }
    }
}

impl From<MoveTextError> for Failure {
    fn from(error: MoveTextError) -> Self {
        match error {
            MoveTextError::Illegal(error) => error.into(),
            MoveTextError::Malformed { offset, .. } => {
                Self { offset: Some(offset), ..Self::new(komadai_status::MalformedMove, error.to_string()) }
            }
            _ => Self::new(komadai_status::Other, error.to_string()),
        }
    }
}

impl From<GameError> for Failure {
    fn from(error: GameError) -> Self {
        match error {
            GameError::Over(_) => Self::new(komadai_status::GameOver, error.to_string()),
            GameError::Illegal(error) => error.into(),
            GameError::Text(error) => error.into(),
            _ => Self::new(komadai_status::Other, error.to_string()),
        }
    }
}

impl From<MatchError> for Failure {
    fn from(error: MatchError) -> Self {
        let status = match error {
            MatchError::Over(_) => komadai_status::MatchOver,
            MatchError::Unfinished => komadai_status::HandUnfinished,
            _ => komadai_status::Other,
        };
        Self::new(status, error.to_string())
    }
}

impl From<ReplayError> for Failure {
    fn from(error: ReplayError) -> Self {
        let message = error.to_string();
        let explanation = match error {
            ReplayError::Move { error, .. } => Self::from(error).explanation,
            _ => None,
        };
        Self { explanation, ..Self::new(komadai_status::IllegalRecord, message) }
    }
}
