use komadai::{Change, Outcome, Place, Position, Rules, Side};
use serde::Serialize;

use crate::failure::Failure;

/// How a game ended.
#[derive(Serialize)]
pub(crate) struct OutcomeJson {
    winner: Option<&'static str>,
    reason: &'static str,
}

impl OutcomeJson {
    pub(crate) fn new(outcome: Outcome) -> Self {
        Self { winner: outcome.winner.map(Side::name), reason: outcome.reason.name() }
    }
}

/// One thing that a move did.
#[derive(Serialize)]
pub(crate) struct ChangeJson {
    pub(crate) at: String,
    pub(crate) was: Option<String>,
    pub(crate) now: Option<String>,
    pub(crate) why: &'static str,
}

impl ChangeJson {
    pub(crate) fn new(rules: &Rules, change: &Change) -> Self {
        let token = |piece| rules.token(piece).to_string();
        Self {
            at: match change.place {
                Place::Board(square) => rules.shape().square_name(square),
                Place::Hand(side) => format!("hand:{}", side.name()),
            },
            was: change.was.map(token),
            now: change.now.map(token),
            why: change.why.name(),
        }
    }
}

/// What a line of a batch gets that cannot be answered.
#[derive(Serialize)]
pub(crate) struct ErrorJson {
    pub(crate) error: String,
}

/// The legal moves as text, sorted bytewise.
pub(crate) fn sorted_moves(position: &Position) -> Vec<String> {
    let mut moves: Vec<String> = position.legal_moves().into_iter().map(|chosen| position.text(chosen)).collect();
    moves.sort_unstable();
    moves
}

/// The value on one line.
pub(crate) fn line(value: &impl Serialize) -> Result<String, Failure> {
    serde_json::to_string(value).map_err(|error| Failure::Io(error.into()))
}
