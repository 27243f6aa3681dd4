use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

use komadai_board::{Kind, Mark, Piece, Square, SquareSet};
use komadai_rules::{Limit, Setup};

use crate::attack::View;
use crate::generate::{Generator, Legality, in_check};
use crate::turn::{play, royals};
use crate::{Move, Outcome, Position, Reason};

/// What keeps a move from being legal, with the squares and pieces concerned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Obstacle {
    /// The game is over.
    GameOver(Outcome),
    /// The board has no such square, or the game no such kind.
    Foreign,
    /// No piece stands there.
    NoPiece(Square),
    /// The piece there is the opponent's.
    NotYours(Square),
    /// The piece does not move that way, whatever stands on the board.
    CannotReach {
        /// Where it stands.
        from: Square,
        /// Where it should go.
        to: Square,
    },
    /// The piece would move that way, but something stands in between.
    Blocked {
        /// Where it should go.
        to: Square,
        /// What stands in between.
        at: Square,
    },
    /// A piece of one's own stands where the move ends.
    OwnPiece(Square),
    /// The move only captures, and there is nothing to capture.
    NothingToCapture(Square),
    /// The move does not capture, and an enemy stands there.
    CannotCapture(Square),
    /// The square has vanished, being empty.
    Vanished(Square),
    /// The piece moves in none of the ways that capture on the way or in place.
    NoSuchPower(Square),
    /// The move does not answer a check.
    InCheck {
        /// The royal piece.
        king: Square,
        /// A piece that gives check.
        by: Square,
    },
    /// The royal piece would go where it is attacked.
    IntoCheck {
        /// Where it would go.
        to: Square,
        /// A piece that attacks there.
        by: Square,
    },
    /// The piece stands between the royal piece and an attacker.
    Pinned {
        /// The royal piece.
        king: Square,
        /// The attacker.
        by: Square,
    },
    /// The move exposes the royal piece in another way.
    Exposes {
        /// The royal piece.
        king: Square,
        /// The attacker.
        by: Square,
    },
    /// The piece promotes nowhere.
    NeverPromotes(Square),
    /// The move is none that may promote.
    CannotPromote(Square),
    /// The piece must promote there.
    MustPromote(Square),
    /// None of that kind is in hand.
    NotInHand(Kind),
    /// A drop needs an empty square.
    Occupied(Square),
    /// The dropped piece could never move.
    Stuck(Square),
    /// The piece may not be dropped on that rank.
    Rank(Square),
    /// The file holds another such piece of the same side.
    File {
        /// Where the move ends.
        to: Square,
        /// The other piece.
        other: Square,
    },
    /// The drop must give check.
    MustCheck(Kind),
    /// The drop would mate.
    WouldMate(Kind),
}

/// A move that is not legal, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IllegalMove {
    /// The move.
    pub chosen: Move,
    /// The reason.
    pub obstacle: Obstacle,
    sentence: String,
}

impl fmt::Display for IllegalMove {
    /// The reason as a sentence without a full stop.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl core::error::Error for IllegalMove {}

impl Position {
    /// Whether the move is legal, and if not, why.
    ///
    /// # Errors
    /// The first obstacle found: that the game is over, then the piece and its way of moving, then limits and
    /// promotion, then the safety of the royal piece.
    pub fn explain(&self, chosen: Move) -> Result<(), IllegalMove> {
        if self.is_legal(chosen) {
            return Ok(());
        }
        let obstacle = self.obstacle(chosen);
        Err(IllegalMove { chosen, obstacle, sentence: self.sentence(obstacle) })
    }

    fn obstacle(&self, chosen: Move) -> Obstacle {
        if let Some(outcome) = self.outcome().filter(|outcome| outcome.reason != Reason::Quiet) {
            return Obstacle::GameOver(outcome);
        }
        let squares = self.tables().squares();
        let known = |square: Option<Square>| square.is_none_or(|square| squares.has(square));
        let fits = match chosen {
            Move::Step { from, to } | Move::Promote { from, to } => squares.has(from) && squares.has(to),
            Move::Drop { kind, to } => squares.has(to) && self.tables().has_kind(kind),
            Move::Path { from, first, second, to } => {
                [from, first, to].iter().all(|&square| squares.has(square)) && known(second)
            }
            Move::Igui { from, at, .. } => squares.has(from) && squares.has(at),
        };
        if !fits {
            return Obstacle::Foreign;
        }
        match (chosen.from(), chosen) {
            (None, Move::Drop { kind, to }) => self.drop_obstacle(kind, to),
            (from, _) => self.board_obstacle(chosen, from.unwrap_or(chosen.to())),
        }
        .unwrap_or_else(|| self.safety_obstacle(chosen))
    }

    /// Why no piece in hand can be dropped there, its own king's safety apart.
    fn drop_obstacle(&self, kind: Kind, to: Square) -> Option<Obstacle> {
        let (tables, us) = (self.tables(), self.side());
        let table = tables.kind(us, kind);
        if self.in_hand(us, kind) == 0 {
            return Some(Obstacle::NotInHand(kind));
        }
        if self.piece_at(to).is_some() {
            return Some(Obstacle::Occupied(to));
        }
        if tables.vanishing().has(to) {
            return Some(Obstacle::Vanished(to));
        }
        if !tables.drops(us, kind).has(to) {
            let stuck = |limit: &Limit| matches!(limit, Limit::Stuck(kinds) if kinds.contains(&kind));
            let stuck = tables.stuck(us, kind).has(to) && self.rules().limits().iter().any(stuck);
            return Some(if stuck { Obstacle::Stuck(to) } else { Obstacle::Rank(to) });
        }
        if table.drops_one_a_file
            && let Some(other) = self.other_on_file(to, None)
        {
            return Some(Obstacle::File { to, other });
        }
        if self.is_pseudo_legal(Move::Drop { kind, to }) {
            return None;
        }
        let after = self.setup_after(Move::Drop { kind, to });
        Some(if in_check(tables, &after) { Obstacle::WouldMate(kind) } else { Obstacle::MustCheck(kind) })
    }

    /// Another piece of one's own on the file of `to` that lets no second one there.
    fn other_on_file(&self, to: Square, but: Option<Square>) -> Option<Square> {
        let board = self.board();
        let all = board.side(self.side()) & board.marked(Mark::File) & self.tables().file(to);
        all.iter().find(|&square| Some(square) != but)
    }

    /// Why no piece on the board can move that way, its own king's safety apart.
    fn board_obstacle(&self, chosen: Move, from: Square) -> Option<Obstacle> {
        let Some(piece) = self.piece_at(from) else { return Some(Obstacle::NoPiece(from)) };
        if piece.side != self.side() {
            return Some(Obstacle::NotYours(from));
        }
        if self.is_pseudo_legal(chosen) {
            return None;
        }
        Some(match chosen {
            Move::Step { from, to } if self.is_pseudo_legal(Move::Promote { from, to }) => {
                Obstacle::MustPromote(to)
            }
            Move::Promote { from, to } if self.is_pseudo_legal(Move::Step { from, to }) => {
                let promotes = self.tables().promotes_to(piece.kind).is_some();
                if promotes { Obstacle::CannotPromote(to) } else { Obstacle::NeverPromotes(from) }
            }
            Move::Step { from, to } | Move::Promote { from, to } => self.reach_obstacle(piece, from, to),
            Move::Igui { from, at, promote: true }
                if self.is_pseudo_legal(Move::Igui { from, at, promote: false }) =>
            {
                Obstacle::CannotPromote(from)
            }
            Move::Path { .. } | Move::Igui { .. } | Move::Drop { .. } => Obstacle::NoSuchPower(from),
        })
    }

    /// Why the piece does not reach a square.
    fn reach_obstacle(&self, piece: Piece, from: Square, to: Square) -> Obstacle {
        let tables = self.tables();
        match self.piece_at(to) {
            Some(there) if there.side == piece.side => return Obstacle::OwnPiece(to),
            None if tables.vanishing().has(to) => return Obstacle::Vanished(to),
            _ => {}
        }
        let table = tables.kind(piece.side, piece.kind);
        if table.one_a_file
            && let Some(other) =
                self.other_on_file(to, Some(from)).filter(|_| tables.leaps(table.leaps, from).has(to))
        {
            return Obstacle::File { to, other };
        }
        // On a board without the other pieces it might get there.
        let alone = |keep: SquareSet, enemy: bool| {
            let mut setup = *self.setup();
            for square in setup.board.occupied() - keep - from.into() {
                setup.put(self.rules(), square, None);
            }
            if enemy {
                setup.put(self.rules(), to, Some(Piece::new(piece.kind, !piece.side)));
            }
            let wanted = |chosen: Move| chosen.from() == Some(from) && chosen.to() == to;
            Generator::new(tables, &setup, Legality::Pseudo)
                .run(&mut |set| {
                    let mut found = false;
                    set.for_each(|chosen| found |= wanted(chosen));
                    if found {
                        core::ops::ControlFlow::Break(())
                    } else {
                        core::ops::ControlFlow::Continue(())
                    }
                })
                .is_break()
        };
        let captures = self.piece_at(to).is_some();
        if alone(to.into(), false) {
            let between = tables.between(from, to) & self.board().occupied();
            let nearest = between.iter().min_by_key(|&square| tables.between(from, square).len());
            return match nearest {
                Some(at) => Obstacle::Blocked { to, at },
                None => Obstacle::CannotReach { from, to },
            };
        }
        if captures && alone(SquareSet::EMPTY, false) {
            return Obstacle::CannotCapture(to);
        }
        if !captures && alone(SquareSet::EMPTY, true) {
            return Obstacle::NothingToCapture(to);
        }
        Obstacle::CannotReach { from, to }
    }

    /// Which piece would attack the royal piece after a move that obeys every other rule.
    fn safety_obstacle(&self, chosen: Move) -> Obstacle {
        let tables = self.tables();
        let us = self.side();
        let after = self.setup_after(chosen);
        let view = View::new(tables, &after, !us);
        let threatened =
            royals(&after, us).iter().find_map(|king| Some((king, view.attackers(king).first()?)));
        let Some((king, by)) = threatened else {
            return Obstacle::NoSuchPower(chosen.from().unwrap_or(chosen.to()));
        };
        let before = royals(self.setup(), us);
        match self.checkers().first() {
            _ if !before.has(king) => Obstacle::IntoCheck { to: king, by },
            Some(_) if self.checkers().has(by) => Obstacle::InCheck { king, by },
            _ if chosen.from().is_some_and(|from| tables.between(king, by).has(from)) => {
                Obstacle::Pinned { king, by }
            }
            _ => Obstacle::Exposes { king, by },
        }
    }

    fn setup_after(&self, chosen: Move) -> Setup {
        let mut after = *self.setup();
        play(self.tables(), &mut after, chosen, |_| {});
        after
    }

    fn is_pseudo_legal(&self, chosen: Move) -> bool {
        self.pseudo_legal_moves().contains(&chosen)
    }

    /// The obstacle as a sentence.
    fn sentence(&self, obstacle: Obstacle) -> String {
        let rules = self.rules();
        let name = |square: Square| rules.shape().square_name(square);
        let kind_name =
            |kind: Kind| rules.piece(kind).map_or_else(|| "?".to_string(), |row| row.name.clone());
        let piece = |square: Square| match self.piece_at(square) {
            Some(piece) => format!("the {} on {}", kind_name(piece.kind), name(square)),
            None => name(square),
        };
        let opponent = rules.side_name(!self.side());
        match obstacle {
            Obstacle::GameOver(Outcome { winner, reason }) => match winner {
                Some(winner) => {
                    format!("the game is over: {} won by {}", rules.side_name(winner), reason.name())
                }
                None => format!("the game is over: drawn by {}", reason.name()),
            },
            Obstacle::Foreign => "the board has no such square, or the game no such piece".to_string(),
            Obstacle::NoPiece(from) => format!("no piece stands on {}", name(from)),
            Obstacle::NotYours(from) => format!("{} is {opponent}'s", piece(from)),
            Obstacle::CannotReach { from, to } => format!("{} does not move to {}", piece(from), name(to)),
            Obstacle::Blocked { to, at } => format!("{} stands in the way to {}", piece(at), name(to)),
            Obstacle::OwnPiece(to) => format!("{} is of the same side", piece(to)),
            Obstacle::NothingToCapture(to) => format!("that move only captures, and {} is empty", name(to)),
            Obstacle::CannotCapture(to) => {
                format!("that move does not capture, and {} stands there", piece(to))
            }
            Obstacle::Vanished(to) => format!("{} has vanished, being empty", name(to)),
            Obstacle::NoSuchPower(from) => format!("{} has no such move", piece(from)),
            Obstacle::InCheck { king, by } => {
                format!("it does not answer the check by {} to {}", piece(by), piece(king))
            }
            Obstacle::IntoCheck { to, by } => format!("{} attacks {}", piece(by), name(to)),
            Obstacle::Pinned { king, by } => {
                format!("it is pinned: it shields {} from {}", piece(king), piece(by))
            }
            Obstacle::Exposes { king, by } => format!("it leaves {} to {}", piece(king), piece(by)),
            Obstacle::NeverPromotes(from) => format!("{} does not promote", piece(from)),
            Obstacle::CannotPromote(_) => "that move does not allow promotion".to_string(),
            Obstacle::MustPromote(to) => format!("it must promote on {}", name(to)),
            Obstacle::NotInHand(kind) => format!("no {} is in hand", kind_name(kind)),
            Obstacle::Occupied(to) => format!("{} stands there", piece(to)),
            Obstacle::Stuck(to) => format!("on {} it could never move", name(to)),
            Obstacle::Rank(to) => format!("it may not be dropped as far as {}", name(to)),
            Obstacle::File { other, .. } => format!("{} stands on that file already", piece(other)),
            Obstacle::MustCheck(kind) => format!("a {} is dropped only with check", kind_name(kind)),
            Obstacle::WouldMate(kind) => format!("a {} may not be dropped with mate", kind_name(kind)),
        }
    }
}
