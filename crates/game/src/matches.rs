use alloc::vec::Vec;
use core::fmt;
use core::ops::Not;

use komadai_board::Side;
use komadai_engine::Outcome;

use crate::{Game, MatchError};

/// One of the two people of a match. In each hand they play other sides: see [`Match::player`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Player {
    /// Who moves first in the first hand.
    One,
    /// The other.
    Two,
}

impl Player {
    /// Both players, in order.
    pub const BOTH: [Self; 2] = [Self::One, Self::Two];

    /// 0 for One, 1 for Two.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Player {
    type Output = Self;

    /// The opponent.
    fn not(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::One => "player one",
            Self::Two => "player two",
        })
    }
}

/// What wins a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MatchOptions {
    /// How many hands one must win in a row (Hand Shogi, rule 8). Default: 2; 0 means 1.
    pub wins_in_a_row: u8,
    /// Whether a drawn hand breaks a run of wins (Hand Shogi, rule 8). Default: yes.
    pub draw_breaks_run: bool,
}

impl Default for MatchOptions {
    fn default() -> Self {
        Self { wins_in_a_row: 2, draw_breaks_run: true }
    }
}

/// A finished hand of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Hand {
    /// Who moved first.
    pub first: Player,
    /// How it ended.
    pub outcome: Outcome,
}

impl Hand {
    /// Who won it; nobody where it was drawn.
    #[must_use]
    pub fn winner(&self) -> Option<Player> {
        self.outcome.winner.map(|side| player_of(side, self.first))
    }
}

fn player_of(side: Side, first: Player) -> Player {
    match side {
        Side::First => first,
        Side::Second => !first,
    }
}

/// A match: hands are played one after another, the first move alternates, whatever the result, and so many wins in a
/// row decide it (Hand Shogi, rule 8).
///
/// ```
/// use komadai_board::Side;
/// use komadai_engine::{Outcome, Reason};
/// use komadai_game::{Match, MatchOptions, Player};
///
/// let mut hands = Match::new(MatchOptions::default());
/// hands.record(Outcome::win(Side::First, Reason::Checkmate))?;
/// assert_eq!(hands.first_player(), Player::Two);
/// hands.record(Outcome::win(Side::Second, Reason::Checkmate))?;
/// assert_eq!(hands.winner(), Some(Player::One));
/// # Ok::<(), komadai_game::MatchError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    options: MatchOptions,
    hands: Vec<Hand>,
}

impl Match {
    /// A match of which no hand has been played.
    #[must_use]
    pub const fn new(options: MatchOptions) -> Self {
        Self { options, hands: Vec::new() }
    }

    /// What wins it.
    #[must_use]
    pub const fn options(&self) -> MatchOptions {
        self.options
    }

    /// Who moves first in the hand to be played: One in the first hand, then by turns, also after a drawn hand
    /// (Hand Shogi, rule 8).
    #[must_use]
    pub fn first_player(&self) -> Player {
        if self.hands.len().is_multiple_of(2) { Player::One } else { Player::Two }
    }

    /// Who plays that side in the hand to be played.
    #[must_use]
    pub fn player(&self, side: Side) -> Player {
        player_of(side, self.first_player())
    }

    /// Enters how the hand ended.
    ///
    /// # Errors
    /// [`MatchError::Over`] once somebody has won the match.
    pub fn record(&mut self, outcome: Outcome) -> Result<(), MatchError> {
        if let Some(winner) = self.winner() {
            return Err(MatchError::Over(winner));
        }
        self.hands.push(Hand { first: self.first_player(), outcome });
        Ok(())
    }

    /// Enters a hand that has been played.
    ///
    /// # Errors
    /// [`MatchError::Unfinished`] while it goes on, and as [`Match::record`].
    pub fn finish_hand(&mut self, game: &Game) -> Result<(), MatchError> {
        self.record(game.outcome().ok_or(MatchError::Unfinished)?)
    }

    /// The finished hands, in order.
    #[must_use]
    pub fn hands(&self) -> &[Hand] {
        &self.hands
    }

    /// How many hands One and Two have won.
    #[must_use]
    pub fn score(&self) -> [usize; 2] {
        Player::BOTH.map(|player| self.hands.iter().filter(|hand| hand.winner() == Some(player)).count())
    }

    /// Who won the last hands in a row, and how many (Hand Shogi, rule 8). `None` before the first win, and after a
    /// drawn hand where that breaks a run.
    #[must_use]
    pub fn run(&self) -> Option<(Player, usize)> {
        let skipped = |winner: &Option<Player>| winner.is_some() || self.options.draw_breaks_run;
        let mut latest = self.hands.iter().rev().map(Hand::winner).filter(skipped);
        let player = latest.next()??;
        Some((player, 1 + latest.take_while(|&winner| winner == Some(player)).count()))
    }

    /// Who has won the match (Hand Shogi, rule 8).
    #[must_use]
    pub fn winner(&self) -> Option<Player> {
        let enough = usize::from(self.options.wins_in_a_row.max(1));
        self.run().filter(|&(_, wins)| wins >= enough).map(|(player, _)| player)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use komadai_engine::{Position, Reason, Tables};

    const FIRST: Outcome = Outcome::win(Side::First, Reason::Checkmate);
    const SECOND: Outcome = Outcome::win(Side::Second, Reason::Resignation);
    const DRAW: Outcome = Outcome::draw(Reason::Repetition);

    fn after(options: MatchOptions, outcomes: &[Outcome]) -> Match {
        let mut hands = Match::new(options);
        outcomes.iter().for_each(|&outcome| hands.record(outcome).unwrap());
        hands
    }

    /// Hand Shogi, rule 8.
    #[test]
    fn the_first_move_alternates_also_after_a_drawn_hand() {
        let mut hands = Match::new(MatchOptions::default());
        for (first, outcome) in [(Player::One, DRAW), (Player::Two, FIRST), (Player::One, FIRST)] {
            assert_eq!(hands.first_player(), first);
            assert_eq!((hands.player(Side::First), hands.player(Side::Second)), (first, !first));
            hands.record(outcome).unwrap();
        }
        assert_eq!(hands.score(), [1, 1]);
        assert_eq!(
            hands.hands().iter().map(Hand::winner).collect::<Vec<_>>(),
            [None, Some(Player::Two), Some(Player::One)]
        );
    }

    /// Hand Shogi, rule 8.
    #[test]
    fn two_wins_in_a_row_decide_and_players_are_not_sides() {
        let hands = after(MatchOptions::default(), &[FIRST]);
        assert_eq!((hands.run(), hands.winner()), (Some((Player::One, 1)), None));
        // First has won twice, but each player once.
        let hands = after(MatchOptions::default(), &[FIRST, FIRST]);
        assert_eq!((hands.run(), hands.winner()), (Some((Player::Two, 1)), None));
        let mut hands = after(MatchOptions::default(), &[FIRST, FIRST, SECOND]);
        assert_eq!((hands.run(), hands.winner()), (Some((Player::Two, 2)), Some(Player::Two)));
        assert_eq!(hands.record(FIRST), Err(MatchError::Over(Player::Two)));
        assert_eq!(hands.hands().len(), 3);
    }

    /// Hand Shogi, rule 8.
    #[test]
    fn a_drawn_hand_breaks_a_run_unless_the_option_says_otherwise() {
        // Player one wins as First, then a draw, then as First again.
        let outcomes = [FIRST, DRAW, FIRST];
        let hands = after(MatchOptions::default(), &outcomes);
        assert_eq!((hands.run(), hands.winner()), (Some((Player::One, 1)), None));
        assert_eq!(after(MatchOptions::default(), &outcomes[..2]).run(), None);
        let options = MatchOptions { draw_breaks_run: false, ..MatchOptions::default() };
        let hands = after(options, &outcomes);
        assert_eq!((hands.run(), hands.winner()), (Some((Player::One, 2)), Some(Player::One)));
        assert_eq!(after(options, &[DRAW, DRAW]).run(), None);
    }

    #[test]
    fn the_length_of_the_run_is_an_option() {
        let three = MatchOptions { wins_in_a_row: 3, ..MatchOptions::default() };
        assert_eq!(after(three, &[FIRST, SECOND]).winner(), None);
        assert_eq!(after(three, &[FIRST, SECOND, FIRST]).winner(), Some(Player::One));
        let none = MatchOptions { wins_in_a_row: 0, ..MatchOptions::default() };
        assert_eq!(Match::new(none).winner(), None);
        assert_eq!(after(none, &[SECOND]).winner(), Some(Player::Two));
    }

    #[test]
    fn a_hand_is_entered_when_it_is_over() {
        let rules = komadai_hand_shogi::Options::default().rules();
        let mut game = Game::new(Position::start(&Tables::new(rules)));
        let mut hands = Match::new(MatchOptions::default());
        assert_eq!(hands.finish_hand(&game), Err(MatchError::Unfinished));
        game.resign(Side::First).unwrap();
        hands.finish_hand(&game).unwrap();
        assert_eq!(hands.score(), [0, 1]);
    }
}
