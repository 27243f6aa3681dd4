use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;

use komadai_board::Side;
use komadai_engine::{Move, Outcome, Position, Reason};
use komadai_rules::Rules;

use crate::GameError;

/// A game: a position to start from and the moves played since, with those that were taken back and can be played
/// again.
///
/// Cloning shares all positions of the past, so branching off costs a few bytes a move.
#[derive(Clone, Debug)]
pub struct Game {
    start: Arc<Position>,
    turns: Vec<Turn>,
    undone: Vec<Turn>,
    closed: Option<Outcome>,
}

/// A move and the position after it.
#[derive(Clone, Debug)]
struct Turn {
    chosen: Move,
    after: Arc<Position>,
}

impl Game {
    /// A game from that position on, usually [`Position::start`]. The position counts as its own first occurrence.
    #[must_use]
    pub fn new(start: Position) -> Self {
        Self { start: Arc::new(start), turns: Vec::new(), undone: Vec::new(), closed: None }
    }

    /// The rules of the game.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.start.rules()
    }

    /// The position after the last move.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.turns.last().map_or(&self.start, |turn| &turn.after)
    }

    /// The position before the first move.
    #[must_use]
    pub fn start_position(&self) -> &Position {
        &self.start
    }

    /// The positions from the start to the present one: one more than there are moves.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &Position> {
        core::iter::once(&*self.start).chain(self.turns.iter().map(|turn| &*turn.after))
    }

    /// The moves played, without those taken back.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        self.turns.iter().map(|turn| turn.chosen).collect()
    }

    /// The texts of the moves played.
    #[must_use]
    pub fn move_texts(&self) -> Vec<String> {
        self.positions().zip(&self.turns).map(|(before, turn)| before.text(turn.chosen)).collect()
    }

    /// The number of moves played.
    #[must_use]
    pub fn len(&self) -> usize {
        self.turns.len()
    }

    /// Whether no move has been played.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    /// Plays a move. What was taken back can no longer be played again.
    ///
    /// # Errors
    /// [`GameError::Over`] after the end of the game, [`GameError::Illegal`]; the game is as it was.
    pub fn play(&mut self, chosen: Move) -> Result<(), GameError> {
        self.in_progress()?;
        let after = self.position().after(chosen)?;
        self.turns.push(Turn { chosen, after: Arc::new(after) });
        self.undone.clear();
        Ok(())
    }

    /// Plays the move of that text, and tells which one it was.
    ///
    /// # Errors
    /// As [`Game::play`], and [`GameError::Text`] for a text that no move has.
    pub fn play_text(&mut self, text: &str) -> Result<Move, GameError> {
        self.in_progress()?;
        let chosen = self.position().parse_move(text)?;
        self.play(chosen)?;
        Ok(chosen)
    }

    /// Takes back a resignation or an agreement if there is one, else the last move. `false` when there is neither.
    pub fn undo(&mut self) -> bool {
        if self.closed.take().is_some() {
            return true;
        }
        let last = self.turns.pop();
        let undone = last.is_some();
        self.undone.extend(last);
        undone
    }

    /// Plays the move again that was taken back last. `false` when there is none, or after a resignation or an
    /// agreement.
    pub fn redo(&mut self) -> bool {
        if self.closed.is_some() {
            return false;
        }
        let next = self.undone.pop();
        let redone = next.is_some();
        self.turns.extend(next);
        redone
    }

    /// How the game ended, `None` while it goes on. What is looked at, in this order: resignation and agreement; mate
    /// and having no legal move; repetition; quiet plies. So a checkmate on the last quiet ply wins (Minjiku Shogi,
    /// rule 9.4).
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let by_position = self.position().outcome();
        let mate = by_position.filter(|outcome| outcome.reason != Reason::Quiet);
        self.closed.or(mate).or_else(|| self.repetition()).or(by_position)
    }

    fn in_progress(&self) -> Result<(), GameError> {
        self.outcome().map_or(Ok(()), |outcome| Err(GameError::Over(outcome)))
    }

    /// That side gives up: the other one wins.
    ///
    /// # Errors
    /// [`GameError::Over`].
    pub fn resign(&mut self, side: Side) -> Result<(), GameError> {
        self.close(Outcome::win(!side, Reason::Resignation))
    }

    /// Both sides agree that nobody wins.
    ///
    /// # Errors
    /// [`GameError::Over`].
    pub fn agree_draw(&mut self) -> Result<(), GameError> {
        self.close(Outcome::draw(Reason::Agreement))
    }

    fn close(&mut self, outcome: Outcome) -> Result<(), GameError> {
        self.in_progress()?;
        self.closed = Some(outcome);
        Ok(())
    }

    /// A 64-bit number that depends only on the start position's text and the moves' texts, and is the same in every
    /// build. Positions have one of their own, [`Position::hash`].
    #[must_use]
    pub fn hash(&self) -> u64 {
        // FNV-1a, with a separator that no text contains.
        let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        let mut hash = 0xcbf2_9ce4_8422_2325;
        for text in core::iter::once(self.start.to_string()).chain(self.move_texts()) {
            hash = mix(text.bytes().fold(hash, mix), b'\n');
        }
        hash
    }
}

#[cfg(test)]
mod tests;
