use komadai_board::{Change, Kind, Mark, Piece, Place, Side, Square, Why};
use komadai_rules::Setup;

use crate::{Move, Tables};

/// The order of a turn, for every game: lift, take, land, promote, hands, side to move.
///
/// Whatever the move says is done as far as it makes sense: an empty square is not lifted from, and a kind that
/// cannot be in hand does not leave it. `tell` hears of every change.
#[inline]
pub(crate) fn play(tables: &Tables, setup: &mut Setup, chosen: Move, tell: impl FnMut(Change)) {
    let mut turn = Turn { tables, setup, tell, taken: [None; MAX_TAKEN], promoted: false };
    match chosen {
        Move::Step { from, to } => turn.step(from, to, &[], false),
        Move::Promote { from, to } => turn.step(from, to, &[], true),
        Move::Path { from, first, second, to } => match second {
            None => turn.step(from, to, &[first], false),
            Some(second) => turn.step(from, to, &[first, second], false),
        },
        Move::Igui { from, at, promote } => {
            turn.take(at, Why::Take);
            if promote {
                turn.promote(from);
            }
        }
        Move::Drop { kind, to } => {
            if turn.hold(kind, false) {
                turn.put(to, Some(Piece::new(kind, turn.setup.side)), Why::Land);
            }
        }
    }
    turn.end();
}

/// The most pieces one move can take.
const MAX_TAKEN: usize = 8;

struct Turn<'a, F> {
    tables: &'a Tables,
    setup: &'a mut Setup,
    tell: F,
    taken: [Option<Kind>; MAX_TAKEN],
    promoted: bool,
}

impl<F: FnMut(Change)> Turn<'_, F> {
    /// The one writer of squares.
    #[inline]
    fn put(&mut self, square: Square, now: Option<Piece>, why: Why) -> Option<Piece> {
        let was = self.setup.board.put(square, now, self.tables.rules().marks());
        (self.tell)(Change { place: Place::Board(square), was, now, why });
        was
    }

    /// The one writer of hands.
    #[inline]
    fn hold(&mut self, kind: Kind, add: bool) -> bool {
        let side = self.setup.side;
        let Some(slot) = self.tables.slot(kind) else { return false };
        let count = self.setup.hands.count(side, slot);
        let Some(count) = (if add { count.checked_add(1) } else { count.checked_sub(1) }) else {
            return false;
        };
        self.setup.hands.set(side, slot, count);
        let (piece, place) = (Some(Piece::new(kind, side)), Place::Hand(side));
        (self.tell)(match add {
            true => Change { place, was: None, now: piece, why: Why::ToHand },
            false => Change { place, was: piece, now: None, why: Why::FromHand },
        });
        true
    }

    /// A piece moves, capturing on the way and where it lands.
    #[inline]
    fn step(&mut self, from: Square, to: Square, way: &[Square], promote: bool) {
        let Some(piece) = self.setup.board.get(from) else { return };
        self.put(from, None, Why::Lift);
        way.iter().for_each(|&square| self.take(square, Why::Take));
        self.take(to, Why::Take);
        self.put(to, Some(piece), Why::Land);
        if promote {
            self.promote(to);
        }
    }

    #[inline]
    fn take(&mut self, square: Square, why: Why) {
        let Some(victim) = self.setup.board.get(square) else { return };
        self.put(square, None, why);
        if let Some(free) = self.taken.iter_mut().find(|taken| taken.is_none()) {
            *free = Some(victim.kind);
        }
    }

    #[inline]
    fn promote(&mut self, at: Square) {
        let Some(piece) = self.setup.board.get(at) else { return };
        if let Some(kind) = self.tables.promotes_to(piece.kind) {
            self.put(at, Some(Piece::new(kind, piece.side)), Why::Promote);
            self.promoted = true;
        }
    }

    /// Captured pieces join the hand, and the other side is to move.
    #[inline]
    fn end(mut self) {
        let quiet = self.taken[0].is_none() && !self.promoted;
        for kind in self.taken.into_iter().map_while(|kind| kind) {
            for &returned in self.tables.returns_as(kind) {
                self.hold(returned, true);
            }
        }
        let setup = self.setup;
        if self.tables.rules().ending().quiet_plies.is_some() {
            setup.quiet = if quiet { setup.quiet.saturating_add(1) } else { 0 };
        }
        setup.side = !setup.side;
        setup.ply = setup.ply.saturating_add(1);
    }
}

/// The squares of a side's royal pieces.
#[inline]
pub(crate) fn royals(setup: &Setup, side: Side) -> komadai_board::SquareSet {
    setup.board.marked(Mark::Royal) & setup.board.side(side)
}
