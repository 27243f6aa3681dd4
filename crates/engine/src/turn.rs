use komadai_board::{Change, Kind, Mark, Piece, Place, Side, Square, SquareSet, Why};
use komadai_rules::Setup;

use crate::{Move, Tables};

/// The order of a turn, for every game: lift, take (on the way, then where the piece lands), land, choose (promote,
/// morph, fuse), burn passively, burn actively, hands, side to move.
///
/// Whatever the move says is done as far as it makes sense: an empty square is not lifted from, and a kind that is not
/// in hand does not leave it.
#[inline]
pub(crate) fn play(tables: &Tables, setup: &mut Setup, chosen: Move, tell: impl FnMut(Change)) {
    let mut turn = Turn { tables, setup, tell, taken: [None; MAX_TAKEN], count: 0, promoted: false };
    match chosen {
        Move::Step { from, to } => turn.step(from, to, [None; 2], None),
        Move::Promote { from, to } => {
            let promoted = tables.promotes_to(turn.setup.board.kind(from));
            turn.promoted = promoted.is_some();
            turn.step(from, to, [None; 2], promoted.map(|kind| (kind, Why::Promote)));
        }
        Move::Path { from, first, second, to } => turn.step(from, to, [Some(first), second], None),
        Move::Morph { from, to, into } => turn.step(from, to, [None; 2], Some((into, Why::Morph))),
        Move::Igui { from, at, promote } => {
            turn.take(at, Why::Take);
            let promoted = tables.promotes_to(turn.setup.board.kind(from)).filter(|_| promote);
            turn.promoted = promoted.is_some();
            if let Some(kind) = promoted {
                turn.become_kind(from, kind, Why::Promote);
            }
        }
        Move::Drop { kind, to } => {
            let side = turn.setup.side;
            if turn.hold(side, kind, false) {
                turn.put(to, Some(Piece::new(kind, side)), Why::Land);
            }
        }
        Move::Fuse { from, to } => turn.fuse(from, to),
        Move::Split { from, to, part } => turn.split(from, to, part),
        Move::Castle { king, king_to, rook, rook_to } => turn.castle(king, king_to, rook, rook_to),
    }
    turn.end();
}

/// The most pieces one move can take: three on a line of lion power, and four burned.
const MAX_TAKEN: usize = 8;

struct Turn<'a, F> {
    tables: &'a Tables,
    setup: &'a mut Setup,
    tell: F,
    taken: [Option<Piece>; MAX_TAKEN],
    count: usize,
    promoted: bool,
}

impl<F: FnMut(Change)> Turn<'_, F> {
    /// The one writer of squares.
    #[inline]
    fn put(&mut self, square: Square, now: Option<Piece>, why: Why) -> Option<Piece> {
        let was = self.setup.board.put(square, now, self.tables.rules().marks());
        self.setup.rights &= self.tables.rights_kept(square);
        (self.tell)(Change { place: Place::Board(square), was, now, why });
        was
    }

    /// The one writer of hands.
    #[inline]
    fn hold(&mut self, side: Side, kind: Kind, add: bool) -> bool {
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

    /// A piece moves, capturing on the way and where it lands, perhaps becomes another kind, and burns or is burned.
    #[inline]
    fn step(&mut self, from: Square, to: Square, way: [Option<Square>; 2], becomes: Option<(Kind, Why)>) {
        let Some(piece) = self.setup.board.get(from) else { return };
        (self.tell)(Change { place: Place::Board(from), was: Some(piece), now: None, why: Why::Lift });
        way.into_iter().flatten().for_each(|square| self.take(square, Why::Take));
        self.take(to, Why::Take);
        self.setup.board.shift(from, to, self.tables.rules().marks());
        self.setup.rights &= self.tables.rights_kept(from) & self.tables.rights_kept(to);
        (self.tell)(Change { place: Place::Board(to), was: None, now: Some(piece), why: Why::Land });
        if let Some((kind, why)) = becomes {
            self.become_kind(to, kind, why);
        }
        if self.tables.burn().is_some() {
            self.burn(to, piece.side);
        }
    }

    /// The piece that arrived on `at` is burned by an enemy dragon, or, being a dragon, burns (Minjiku Shogi,
    /// rule 6.3).
    fn burn(&mut self, at: Square, side: Side) {
        let Some(burn) = self.tables.burn() else { return };
        let board = &self.setup.board;
        let (dragons, enemies) = (board.marked(Mark::Burner), board.side(!side));
        if burn.burns_arrival(at, dragons & enemies) {
            self.take(at, Why::Burn);
        } else if dragons.has(at) {
            burn.victims(at, enemies).iter().for_each(|victim| self.take(victim, Why::Burn));
        }
    }

    #[inline]
    fn take(&mut self, square: Square, why: Why) {
        if self.setup.board.get(square).is_none() {
            return;
        }
        if let Some(place) = self.taken.get_mut(self.count) {
            *place = self.setup.board.get(square);
            self.count += 1;
        }
        self.put(square, None, why);
    }

    #[inline]
    fn become_kind(&mut self, at: Square, kind: Kind, why: Why) {
        if let Some(piece) = self.setup.board.get(at) {
            self.put(at, Some(Piece::new(kind, piece.side)), why);
        }
    }

    /// Two pieces become one (Fusion Mitregi, rule 3.1).
    fn fuse(&mut self, from: Square, to: Square) {
        let (Some(mover), Some(ally)) = (self.setup.board.get(from), self.setup.board.get(to)) else {
            return;
        };
        let fused = self.tables.fusion().and_then(|fusion| fusion.fused(mover.kind, ally.kind));
        if let Some(fused) = fused {
            self.put(from, None, Why::Lift);
            self.put(to, Some(Piece::new(fused, mover.side)), Why::Fuse);
        }
    }

    /// One component goes, the other stays (Fusion Mitregi, rule 4.2).
    fn split(&mut self, from: Square, to: Square, part: Kind) {
        let Some(piece) = self.setup.board.get(from) else { return };
        let parts = self.tables.fusion().and_then(|fusion| fusion.parts(piece.kind));
        let stays = match parts {
            Some([a, b]) if a == part => b,
            Some([a, b]) if b == part => a,
            _ => return,
        };
        self.put(from, Some(Piece::new(stays, piece.side)), Why::Split);
        self.put(to, Some(Piece::new(part, piece.side)), Why::Land);
    }

    /// King and rook are lifted, then both land (Medusa Shogi, rule 7.1).
    fn castle(&mut self, king: Square, king_to: Square, rook: Square, rook_to: Square) {
        let (a, b) = (self.put(king, None, Why::Lift), self.put(rook, None, Why::Lift));
        self.put(king_to, a, Why::Land);
        self.put(rook_to, b, Why::Land);
    }

    /// Captured pieces join the hand of their captors, and the other side is to move.
    #[inline]
    fn end(mut self) {
        for piece in self.taken.into_iter().flatten().take(self.count) {
            for &returned in self.tables.returns_as(piece.kind) {
                self.hold(!piece.side, returned, true);
            }
        }
        let setup = self.setup;
        if self.tables.counts_quiet() {
            setup.quiet = if self.count > 0 || self.promoted { 0 } else { setup.quiet.saturating_add(1) };
        }
        setup.side = !setup.side;
        setup.ply = setup.ply.saturating_add(1);
    }
}

/// The squares of a side's royal pieces.
#[inline]
pub(crate) fn royals(setup: &Setup, side: Side) -> SquareSet {
    setup.board.marked(Mark::Royal) & setup.board.side(side)
}
