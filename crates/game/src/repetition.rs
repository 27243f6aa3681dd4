use komadai_board::Side;
use komadai_engine::{Outcome, Position, Reason};

use crate::Game;

impl Game {
    /// How often the present position has occurred, this time included. Two positions are the same when board, hands,
    /// side to move and rights are; counters do not matter.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        let present = self.position();
        self.positions().filter(|earlier| same(earlier, present)).count()
    }

    /// The end by repetition: at so many occurrences of the present position the game is drawn, except that, where the
    /// rules say so, a side loses that gave check with every move since the first of them; if both did, it is drawn
    /// all the same (Shogi, rule 3; Great Whale Shogi, rule 6.3; Hand Shogi, rule 7.3).
    pub(crate) fn repetition(&self) -> Option<Outcome> {
        let rule = self.rules().ending().repetition?;
        if self.occurrences() < usize::from(rule.count) {
            return None;
        }
        let draw = Outcome::draw(Reason::Repetition);
        if !rule.perpetual_check_loses {
            return Some(draw);
        }
        Some(match Side::BOTH.map(|side| self.checked_throughout(side)) {
            [true, false] => Outcome::win(Side::Second, Reason::PerpetualCheck),
            [false, true] => Outcome::win(Side::First, Reason::PerpetualCheck),
            [true, true] | [false, false] => draw,
        })
    }

    /// Whether every move of the side since the first occurrence of the present position gave check.
    fn checked_throughout(&self, side: Side) -> bool {
        let present = self.position();
        let since = self.positions().skip_while(|earlier| !same(earlier, present)).skip(1);
        // In the positions after that side's moves, the other side is to move.
        since.filter(|after| after.side() != side).all(Position::is_check)
    }
}

fn same(one: &Position, other: &Position) -> bool {
    one.hash() == other.hash() && one.setup().same_position(other.setup())
}
