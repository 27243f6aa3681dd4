use komadai_board::{Kind, Mark, Piece, Square};
use komadai_rules::{Limit, Setup};

use crate::attack::View;
use crate::generate::{can_play, in_check};
use crate::reach::Ground;
use crate::turn::{play, royals};
use crate::{IllegalMove, Move, Obstacle, Position, Reason};

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
        Err(IllegalMove::new(self, chosen, obstacle))
    }

    fn obstacle(&self, chosen: Move) -> Obstacle {
        if let Some(outcome) = self.outcome().filter(|outcome| outcome.reason != Reason::Quiet) {
            return Obstacle::GameOver(outcome);
        }
        let squares = self.tables().squares();
        let kind = match chosen {
            Move::Drop { kind, .. } | Move::Morph { into: kind, .. } | Move::Split { part: kind, .. } => Some(kind),
            _ => None,
        };
        let fits =
            chosen.squares().all(|square| squares.has(square)) && kind.is_none_or(|kind| self.tables().has_kind(kind));
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
        if self.in_hand(us, kind) == 0 {
            return Some(Obstacle::NotInHand(kind));
        }
        if self.piece_at(to).is_some() {
            return Some(Obstacle::Occupied(to));
        }
        if tables.vanishing().has(to) {
            return Some(Obstacle::Vanished(to));
        }
        if !tables.drops(us, kind).squares.has(to) {
            let stuck = |limit: &Limit| matches!(limit, Limit::Stuck(kinds) if kinds.contains(&kind));
            let stuck = tables.stuck(us, kind).has(to) && self.rules().limits().iter().any(stuck);
            return Some(if stuck { Obstacle::Stuck(to) } else { Obstacle::Rank(to) });
        }
        if tables.drops(us, kind).one_a_file
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
        if self.petrified().has(from) {
            return Some(self.petrified_by(from));
        }
        if self.is_pseudo_legal(chosen) {
            return None;
        }
        Some(match chosen {
            Move::Step { from, to } if self.is_pseudo_legal(Move::Promote { from, to }) => Obstacle::MustPromote(to),
            Move::Promote { from, to } if self.is_pseudo_legal(Move::Step { from, to }) => {
                let promotes = self.tables().promotes_to(piece.kind).is_some();
                if promotes { Obstacle::CannotPromote(to) } else { Obstacle::NeverPromotes(from) }
            }
            Move::Step { from, to } | Move::Promote { from, to } => self.reach_obstacle(piece, from, to),
            Move::Igui { from, at, promote: true } if self.is_pseudo_legal(Move::Igui { from, at, promote: false }) => {
                Obstacle::CannotPromote(from)
            }
            Move::Morph { from, to, .. } if self.is_pseudo_legal(Move::Step { from, to }) => Obstacle::NoSuchForm(to),
            Move::Morph { from, to, .. } => self.reach_obstacle(piece, from, to),
            Move::Fuse { from, to } => self.fusion_obstacle(piece, from, to),
            Move::Split { part, to, .. } => {
                let is_part = self.tables().fusion().and_then(|fusion| fusion.parts(piece.kind));
                match is_part {
                    Some(parts) if !parts.contains(&part) => Obstacle::NotAComponent { from, part },
                    Some(_) if self.piece_at(to).is_some() => Obstacle::Occupied(to),
                    Some(_) => self.reach_obstacle(Piece::new(part, piece.side), from, to),
                    None => Obstacle::NoSuchPower(from),
                }
            }
            Move::Castle { king, king_to, rook, .. } => self.castling_obstacle(king, king_to, rook),
            // What it would take is not there.
            Move::Path { first: at, .. } | Move::Igui { at, .. } if self.lacks_victim(chosen, piece, at) => {
                Obstacle::NothingToCapture(at)
            }
            Move::Path { .. } | Move::Igui { .. } | Move::Drop { .. } => Obstacle::NoSuchPower(from),
        })
    }

    /// Whether nothing but an enemy on `at` is lacking for the piece's move.
    fn lacks_victim(&self, chosen: Move, piece: Piece, at: Square) -> bool {
        let mut setup = *self.setup();
        let there = setup.put(self.rules(), at, Some(Piece::new(piece.kind, !piece.side)));
        there.is_none() && can_play(self.tables(), &setup, &|other| other == chosen)
    }

    /// Which enemy Medusa petrifies the piece.
    fn petrified_by(&self, at: Square) -> Obstacle {
        let medusas = self.board().marked(Mark::Petrifier);
        let by = self.tables().petrify().and_then(|petrify| {
            self.piece_at(at).and_then(|piece| (petrify.near(at) & medusas & self.board().side(!piece.side)).first())
        });
        by.map_or(Obstacle::NoSuchPower(at), |by| Obstacle::Petrified { at, by })
    }

    /// Why two pieces do not fuse.
    fn fusion_obstacle(&self, piece: Piece, from: Square, to: Square) -> Obstacle {
        let (Some(fusion), Some(ally)) = (self.tables().fusion(), self.piece_at(to)) else {
            return Obstacle::NoSuchPower(from);
        };
        if ally.side != piece.side {
            return Obstacle::NotYours(to);
        }
        if fusion.fused(piece.kind, ally.kind).is_none() {
            return Obstacle::NoFusion { from, to };
        }
        let mut alone = *self.setup();
        alone.put(self.rules(), to, Some(Piece::new(piece.kind, !piece.side)));
        let reaches = can_play(self.tables(), &alone, &|chosen| chosen == Move::Step { from, to });
        if reaches { Obstacle::Camp(to) } else { self.blocked(piece, from, to) }
    }

    /// Why the king cannot castle.
    fn castling_obstacle(&self, king: Square, king_to: Square, rook: Square) -> Obstacle {
        let side = self.side();
        let ways = self.tables().castling().map_or(&[][..], |castling| castling.ways(side));
        let wanted = ways.iter().find(|way| (way.king, way.king_to, way.rook) == (king, king_to, rook));
        let Some(way) = wanted else { return Obstacle::NoSuchPower(king) };
        if self.setup().rights & way.right == 0 {
            return Obstacle::NoCastlingRight(rook);
        }
        if self.petrified().has(rook) {
            return self.petrified_by(rook);
        }
        if let Some(at) = (way.empty & self.board().occupied()).first() {
            return Obstacle::Blocked { to: king_to, at };
        }
        let view = View::new(self.tables(), self.setup(), !side);
        let lifted = view.without(king.into());
        let attacked = |square| Some((square, lifted.attackers(square).first()?));
        match (view.attackers(king).first(), way.safe.iter().find_map(attacked)) {
            (Some(by), _) => Obstacle::InCheck { king, by },
            (None, Some((at, by))) => Obstacle::CastlesThroughAttack { at, by },
            (None, None) => Obstacle::NoSuchPower(king),
        }
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
            && let Some(other) = self.other_on_file(to, Some(from)).filter(|_| tables.leaps(table.leaps, from).has(to))
        {
            return Obstacle::File { to, other };
        }
        self.blocked(piece, from, to)
    }

    /// What on the board keeps the piece from a square that it might reach on another.
    fn blocked(&self, piece: Piece, from: Square, to: Square) -> Obstacle {
        let there = self.piece_at(to).map(|there| Piece::new(there.kind, !piece.side));
        if self.reaches_alone(piece, from, to, there) {
            let between = self.tables().between(from, to) & self.board().occupied();
            let nearest = between.iter().min_by_key(|&square| self.tables().between(from, square).len());
            return match nearest {
                Some(at) => Obstacle::Blocked { to, at },
                None => Obstacle::CannotReach { from, to },
            };
        }
        if there.is_some() && self.reaches_alone(piece, from, to, None) {
            return Obstacle::CannotCapture(to);
        }
        if there.is_none() && self.reaches_alone(piece, from, to, Some(Piece::new(piece.kind, !piece.side))) {
            return Obstacle::NothingToCapture(to);
        }
        if self.is_barred(piece, from, to) { Obstacle::Camp(to) } else { Obstacle::CannotReach { from, to } }
    }

    /// Whether the piece would reach the square on a board that holds nothing else but, perhaps, an enemy there.
    fn reaches_alone(&self, piece: Piece, from: Square, to: Square, there: Option<Piece>) -> bool {
        let mut setup = Setup { side: piece.side, ..Setup::EMPTY };
        setup.put(self.rules(), to, there);
        setup.put(self.rules(), from, Some(piece));
        can_play(self.tables(), &setup, &|chosen| chosen.to() == to && !matches!(chosen, Move::Split { .. }))
    }

    /// Whether only the camp keeps a fused piece from ending its move there.
    fn is_barred(&self, piece: Piece, from: Square, to: Square) -> bool {
        let parts = self.tables().fusion().and_then(|fusion| fusion.parts(piece.kind));
        let camp = self.tables().camp().is_some_and(|camp| camp.of(!piece.side).has(to));
        let ground = Ground::new(self.tables(), self.board(), piece.side);
        camp && parts.is_some_and(|parts| {
            parts.iter().any(|&part| ground.targets(self.tables().kind(piece.side, part), from).has(to))
        })
    }

    /// Which piece would attack the royal piece after a move that obeys every other rule.
    fn safety_obstacle(&self, chosen: Move) -> Obstacle {
        let tables = self.tables();
        let us = self.side();
        let after = self.setup_after(chosen);
        if let Some(king) = royals(self.setup(), us).first().filter(|_| royals(&after, us).is_empty()) {
            let dragons = self.board().marked(Mark::Burner) & self.board().side(!us);
            let by = tables.burn().and_then(|burn| (burn.near(chosen.to()) & dragons).first());
            return by.map_or(Obstacle::NoSuchPower(king), |by| Obstacle::Burned { to: chosen.to(), by });
        }
        let view = View::new(tables, &after, !us);
        let threatened = royals(&after, us).iter().find_map(|king| Some((king, view.attackers(king).first()?)));
        let Some((king, by)) = threatened else {
            return Obstacle::NoSuchPower(chosen.from().unwrap_or(chosen.to()));
        };
        let before = royals(self.setup(), us);
        match self.checkers().first() {
            _ if !before.has(king) => Obstacle::IntoCheck { to: king, by },
            Some(_) if self.checkers().has(by) => Obstacle::InCheck { king, by },
            _ if chosen.from().is_some_and(|from| tables.between(king, by).has(from)) => Obstacle::Pinned { king, by },
            _ => Obstacle::Exposes { king, by },
        }
    }

    fn setup_after(&self, chosen: Move) -> Setup {
        let mut after = *self.setup();
        play(self.tables(), &mut after, chosen, |_| {});
        after
    }

    fn is_pseudo_legal(&self, chosen: Move) -> bool {
        can_play(self.tables(), self.setup(), &|other| other == chosen)
    }
}
