/// What it means for the side to move to have no legal move while it is not in check.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum NoMove {
    /// The game is drawn.
    Draw,
    /// The side to move loses.
    Loses,
}

/// When the recurrence of a position ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Repetition {
    /// At which occurrence of a position the game ends; at least 2.
    pub count: u16,
    /// Whether a side loses when all its moves since the first of those occurrences gave check.
    pub perpetual_check_loses: bool,
}

/// How a game ends, besides by checkmate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    /// No legal move, not in check.
    pub no_move: NoMove,
    /// Recurrence of a position.
    pub repetition: Option<Repetition>,
    /// The number of plies without a capture or promotion after which the game is drawn.
    pub quiet_plies: Option<u16>,
}
