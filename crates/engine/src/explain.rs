use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

use komadai_board::{Kind, Mark, Piece, Square};
use komadai_rules::{Limit, Setup};

use crate::attack::View;
use crate::generate::{Generator, Legality, in_check};
use crate::reach::Ground;
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
    /// The piece is petrified.
    Petrified {
        /// Where it stands.
        at: Square,
        /// The Medusa.
        by: Square,
    },
    /// The royal piece would be burned where it arrives.
    Burned {
        /// Where it would go.
        to: Square,
        /// The dragon.
        by: Square,
    },
    /// The Morph cannot take that form by capturing there.
    NoSuchForm(Square),
    /// The two pieces do not fuse.
    NoFusion {
        /// The one that would move.
        from: Square,
        /// The other.
        to: Square,
    },
    /// The piece on that square is not fused from that component.
    NotAComponent {
        /// Where it stands.
        from: Square,
        /// The component asked for.
        part: Kind,
    },
    /// In the enemy's camp, pieces that cannot move backward neither fuse nor, being fused, end a move.
    Camp(Square),
    /// King or rook has moved, or the rook was captured.
    NoCastlingRight(Square),
    /// A square that the king crosses or lands on is attacked.
    CastlesThroughAttack {
        /// The square.
        at: Square,
        /// A piece that attacks it.
        by: Square,
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
            Move::Path { .. } | Move::Igui { .. } | Move::Drop { .. } => Obstacle::NoSuchPower(from),
        })
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
        let reaches = Generator::new(self.tables(), &alone, Legality::Pseudo)
            .run(&mut |set| match set.contains(Move::Step { from, to }) {
                true => core::ops::ControlFlow::Break(()),
                false => core::ops::ControlFlow::Continue(()),
            })
            .is_break();
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
        let lifted = view.without(king.into(), king);
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
        Generator::new(self.tables(), &setup, Legality::Pseudo)
            .run(&mut |set| {
                let mut found = false;
                set.for_each(|chosen| found |= chosen.to() == to);
                if found { core::ops::ControlFlow::Break(()) } else { core::ops::ControlFlow::Continue(()) }
            })
            .is_break()
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
        self.pseudo_legal_moves().contains(&chosen)
    }

    /// The obstacle as a sentence.
    fn sentence(&self, obstacle: Obstacle) -> String {
        let rules = self.rules();
        let name = |square: Square| rules.shape().square_name(square);
        let kind_name = |kind: Kind| rules.piece(kind).map_or_else(|| "?".to_string(), |row| row.name.clone());
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
            Obstacle::Petrified { at, by } => format!("{} is petrified by {}", piece(at), piece(by)),
            Obstacle::Burned { to, by } => format!("{} would burn it on {}", piece(by), name(to)),
            Obstacle::NoSuchForm(to) => format!("it cannot take that form by capturing {}", piece(to)),
            Obstacle::NoFusion { from, to } => format!("{} and {} do not fuse", piece(from), piece(to)),
            Obstacle::NotAComponent { from, part } => {
                format!("{} has no component {}", piece(from), kind_name(part))
            }
            Obstacle::Camp(to) => {
                format!("{} is in the enemy's camp, where pieces that cannot move backward may not do that", name(to))
            }
            Obstacle::NoCastlingRight(rook) => format!("there is no right to castle with {}", piece(rook)),
            Obstacle::CastlesThroughAttack { at, by } => {
                format!("the king would pass {}, which {} attacks", name(at), piece(by))
            }
            Obstacle::MustCheck(kind) => format!("a {} is dropped only with check", kind_name(kind)),
            Obstacle::WouldMate(kind) => format!("a {} may not be dropped with mate", kind_name(kind)),
        }
    }
}
