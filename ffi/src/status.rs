/// How a call ended. The numbers are never reused for another meaning.
#[repr(i32)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum komadai_status {
    /// It did what was asked.
    Ok = 0,
    /// A pointer that must not be NULL is NULL; or a buffer is NULL while its capacity is not 0.
    NullPointer = 1,
    /// A pointer is no handle of the type asked for, or is not aligned. Found only as far as that can be found.
    BadHandle = 2,
    /// An earlier call on the handle panicked while it changed it: it can only be freed.
    Poisoned = 3,
    /// A number is out of range, a square or a kind is not one of the game, or a reserved field is not 0.
    InvalidArgument = 4,
    /// The buffer is too small. The count that is needed was written, nothing else.
    BufferTooSmall = 5,
    /// A text is not UTF-8.
    NotUtf8 = 6,
    /// The library has a fault and panicked. The handle that was being changed, if any, is poisoned.
    Panic = 7,
    /// It failed in a way for which this version has no number; the message says how.
    Other = 8,
    /// No built-in game has that name.
    NoSuchGame = 20,
    /// The game has no option of that name.
    NoSuchOption = 21,
    /// The text is not that of a position; the error's offset says where reading stopped.
    MalformedPosition = 22,
    /// What is set up breaks the rules of the game; the message names all faults.
    IllegalPosition = 23,
    /// The text is not that of a move; the error's offset says where reading stopped.
    MalformedMove = 24,
    /// The move is not legal; `komadai_error_explanation` says why.
    IllegalMove = 25,
    /// The game is over.
    GameOver = 26,
    /// Nothing can be taken back.
    NothingToUndo = 27,
    /// Nothing that was taken back can be played again.
    NothingToRedo = 28,
    /// Somebody has won the match.
    MatchOver = 29,
    /// The hand of the match is still being played.
    HandUnfinished = 30,
    /// No square or piece of the game, or no tag of the record, has that name.
    NoSuchName = 31,
    /// The text is not that of a record; the message names all faults, `komadai_error_place` tells the first one's.
    MalformedRecord = 32,
    /// The record cannot be that of a game; the message says at which move.
    IllegalRecord = 33,
    /// The text describes no game; the message names all faults, `komadai_error_place` tells the first one's.
    MalformedRules = 34,
}

impl komadai_status {
    /// All of them.
    pub(crate) const ALL: [Self; 24] = [
        Self::Ok,
        Self::NullPointer,
        Self::BadHandle,
        Self::Poisoned,
        Self::InvalidArgument,
        Self::BufferTooSmall,
        Self::NotUtf8,
        Self::Panic,
        Self::Other,
        Self::NoSuchGame,
        Self::NoSuchOption,
        Self::MalformedPosition,
        Self::IllegalPosition,
        Self::MalformedMove,
        Self::IllegalMove,
        Self::GameOver,
        Self::NothingToUndo,
        Self::NothingToRedo,
        Self::MatchOver,
        Self::HandUnfinished,
        Self::NoSuchName,
        Self::MalformedRecord,
        Self::IllegalRecord,
        Self::MalformedRules,
    ];

    /// What it means in a few words.
    pub(crate) const fn words(self) -> &'static core::ffi::CStr {
        match self {
            Self::Ok => c"success",
            Self::NullPointer => c"a pointer is NULL",
            Self::BadHandle => c"a pointer is no handle of that type",
            Self::Poisoned => c"the handle is unusable since an earlier panic",
            Self::InvalidArgument => c"an argument is out of range",
            Self::BufferTooSmall => c"the buffer is too small",
            Self::NotUtf8 => c"a text is not UTF-8",
            Self::Panic => c"the library panicked",
            Self::Other => c"another failure",
            Self::NoSuchGame => c"no game has that name",
            Self::NoSuchOption => c"the game has no option of that name",
            Self::MalformedPosition => c"the text is not that of a position",
            Self::IllegalPosition => c"the position breaks the rules of the game",
            Self::MalformedMove => c"the text is not that of a move",
            Self::IllegalMove => c"the move is not legal",
            Self::GameOver => c"the game is over",
            Self::NothingToUndo => c"nothing can be taken back",
            Self::NothingToRedo => c"nothing can be played again",
            Self::MatchOver => c"the match is over",
            Self::HandUnfinished => c"the hand is not over",
            Self::NoSuchName => c"nothing has that name",
            Self::MalformedRecord => c"the text is not that of a record",
            Self::IllegalRecord => c"the record cannot be that of a game",
            Self::MalformedRules => c"the text describes no game",
        }
    }
}
