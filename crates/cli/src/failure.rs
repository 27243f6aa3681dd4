use std::fmt;
use std::io;

/// Why a command did not do what it was asked to.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line makes no sense: exit status 2.
    Usage(String),
    /// The game refuses a position or a move: exit status 1.
    Refused(String),
    /// Reading or writing failed: exit status 1.
    Io(io::Error),
}

impl Failure {
    pub(crate) fn refused(error: impl fmt::Display) -> Self {
        Self::Refused(error.to_string())
    }

    pub(crate) fn status(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            Self::Refused(_) | Self::Io(_) => 1,
        }
    }

    /// Whether the reader of our output has seen enough.
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(text) | Self::Refused(text) => f.write_str(text),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}
