use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::ops::ControlFlow::{self, Continue};

use komadai_board::{Board, Change, Kind, Piece, Side, Square, SquareSet};
use komadai_rules::{Rules, Setup};

use crate::attack::View;
use crate::generate::{Generator, Legality, count, has_legal_move, in_check};
use crate::turn::{play, royals};
use crate::{IllegalMove, Move, MoveSet, PositionError, SetupError, SetupFault, Tables};

/// A position of a game: pieces on the board and in hand, and the side to move. It obeys the rules of the game, and
/// only legal moves change it, unless faults were waived or a move was played unchecked.
///
/// Cloning copies a few hundred bytes and shares the tables. Two positions are equal when their rules and their setups
/// are, counters included; for the same position with other counters see [`Setup::same_position`].
#[derive(Clone)]
pub struct Position {
    tables: Arc<Tables>,
    setup: Setup,
}

impl Position {
    /// The start of the game, as it is; where the rules are your own, [`Tables::faults`] tells whether it obeys them.
    #[must_use]
    pub fn start(tables: &Arc<Tables>) -> Self {
        Self { tables: tables.clone(), setup: *tables.rules().start() }
    }

    /// The position that the setup describes. Quiet plies are dropped in a game that does not count them.
    ///
    /// # Errors
    /// All that keeps it from being one.
    pub fn new(tables: &Arc<Tables>, setup: Setup) -> Result<Self, SetupError> {
        Self::new_waiving(tables, setup, |_| false)
    }

    /// Likewise, letting those faults pass that `waive` accepts and that [can be waived](SetupFault::is_waivable).
    ///
    /// Without a royal piece a side is never in check; with several, none may be left attacked.
    ///
    /// # Errors
    /// All faults that are left.
    pub fn new_waiving(
        tables: &Arc<Tables>,
        mut setup: Setup,
        waive: impl Fn(&SetupFault) -> bool,
    ) -> Result<Self, SetupError> {
        if !tables.counts_quiet() {
            setup.quiet = 0;
        }
        let mut faults = tables.faults(&setup);
        faults.retain(|fault| !(fault.is_waivable() && waive(fault)));
        if faults.is_empty() { Ok(Self { tables: tables.clone(), setup }) } else { Err(SetupError { faults }) }
    }

    /// The position of that text.
    ///
    /// # Errors
    /// Where the text cannot be read, or all that keeps what it says from being a position.
    pub fn parse(tables: &Arc<Tables>, text: &str) -> Result<Self, PositionError> {
        Ok(Self::new(tables, tables.rules().parse(text)?)?)
    }

    /// The compiled rules, shared by all positions of the game.
    #[must_use]
    pub fn tables(&self) -> &Arc<Tables> {
        &self.tables
    }

    /// The rules of the game.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.tables.rules()
    }

    /// What stands where, the hands, the side to move and the counters; a copy can be edited and made a position again.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What stands where.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.setup.board
    }

    /// What stands on the square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.setup.board.get(square)
    }

    /// How many pieces of the kind the side has in hand.
    #[must_use]
    pub fn in_hand(&self, side: Side, kind: Kind) -> u16 {
        self.setup.in_hand(self.rules(), side, kind)
    }

    /// The side to move.
    #[must_use]
    pub fn side(&self) -> Side {
        self.setup.side
    }

    /// The number of the move to be played, 1 for the first of a game.
    #[must_use]
    pub fn ply(&self) -> u32 {
        self.setup.ply
    }

    /// A 64-bit number that depends only on the position's identity, and is the same in every build: equal positions
    /// have equal hashes, whatever the counters.
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.setup.hash()
    }

    /// Tells `each` of all legal moves, in sets where sets can say them, until it breaks. Nothing is allocated.
    #[inline]
    pub fn for_each_set(&self, mut each: impl FnMut(MoveSet) -> ControlFlow<()>) -> ControlFlow<()> {
        Generator::new(&self.tables, &self.setup, Legality::Legal).run(&mut each)
    }

    /// All legal moves, in no particular order.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        self.list(Legality::Legal)
    }

    /// All moves that obey every rule but the safety of one's own royal piece.
    #[must_use]
    pub fn pseudo_legal_moves(&self) -> Vec<Move> {
        self.list(Legality::Pseudo)
    }

    /// The legal moves again, each one played to see whether it leaves the royal piece attacked: slow, for testing
    /// [`Position::legal_moves`] against.
    #[must_use]
    pub fn legal_moves_replayed(&self) -> Vec<Move> {
        self.list(Legality::Replayed)
    }

    /// The legal moves of the piece on a square.
    #[must_use]
    pub fn moves_from(&self, square: Square) -> Vec<Move> {
        self.legal_moves().into_iter().filter(|chosen| chosen.from() == Some(square)).collect()
    }

    /// The legal drops of a kind.
    #[must_use]
    pub fn drops(&self, kind: Kind) -> Vec<Move> {
        let is_wanted = |chosen: &Move| matches!(chosen, Move::Drop { kind: dropped, .. } if *dropped == kind);
        self.legal_moves().into_iter().filter(is_wanted).collect()
    }

    /// The legal moves that remove an enemy piece, by whatever means.
    #[must_use]
    pub fn capture_moves(&self) -> Vec<Move> {
        let (enemy, burns) = (self.board().side(!self.side()), self.tables.burn().is_some());
        let mut moves = Vec::new();
        let _ = Generator::new(&self.tables, &self.setup, Legality::Legal).run_any(&mut |set| {
            if burns || matches!(set, MoveSet::One(_)) || set.targets().meets(enemy) {
                set.for_each(|chosen| {
                    if self.captured(chosen).any() {
                        moves.push(chosen);
                    }
                });
            }
            Continue(())
        });
        moves
    }

    fn list(&self, legality: Legality) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        let _ = Generator::new(&self.tables, &self.setup, legality).run(&mut |set| {
            set.for_each(|chosen| moves.push(chosen));
            Continue(())
        });
        moves
    }

    /// How many legal moves there are. Nothing is allocated.
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        count(&self.tables, &self.setup)
    }

    /// Whether there is a legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        has_legal_move(&self.tables, &self.setup)
    }

    /// Whether the move is legal.
    #[must_use]
    pub fn is_legal(&self, chosen: Move) -> bool {
        let find = &mut |set: MoveSet| if set.contains(chosen) { ControlFlow::Break(()) } else { Continue(()) };
        Generator::new(&self.tables, &self.setup, Legality::Legal).narrowed_to(chosen).run_any(find).is_break()
    }

    /// Plays the move.
    ///
    /// # Errors
    /// Why the move is not legal; the position is as it was.
    pub fn play(&mut self, chosen: Move) -> Result<(), IllegalMove> {
        self.explain(chosen)?;
        self.play_unchecked(chosen);
        Ok(())
    }

    /// Plays the move and tells all that it altered, as [`Position::changes`] does.
    ///
    /// # Errors
    /// Why the move is not legal; the position is as it was.
    pub fn play_with_changes(&mut self, chosen: Move) -> Result<Vec<Change>, IllegalMove> {
        self.explain(chosen)?;
        let mut changes = Vec::new();
        play(&self.tables, &mut self.setup, chosen, |change| changes.push(change));
        Ok(changes)
    }

    /// Plays a move that is known to be legal. Any other move may give a position that obeys no rule, but nothing
    /// worse: no call panics on it.
    #[inline]
    pub fn play_unchecked(&mut self, chosen: Move) {
        play(&self.tables, &mut self.setup, chosen, |_| {});
    }

    /// The position after the move.
    ///
    /// # Errors
    /// Why the move is not legal.
    pub fn after(&self, chosen: Move) -> Result<Self, IllegalMove> {
        let mut after = self.clone();
        after.play(chosen)?;
        Ok(after)
    }

    /// All that the move alters on the board and in the hands, in order: enough to animate it.
    ///
    /// # Errors
    /// Why the move is not legal.
    pub fn changes(&self, chosen: Move) -> Result<Vec<Change>, IllegalMove> {
        self.clone().play_with_changes(chosen)
    }

    /// The squares of the enemy pieces that the move removes: displaced, hopped onto, taken on the way, by igui or by
    /// burning. It need not be legal.
    #[must_use]
    pub fn captured(&self, chosen: Move) -> SquareSet {
        let mut after = self.clone();
        after.play_unchecked(chosen);
        let them = !self.side();
        self.board().side(them) - after.board().side(them)
    }

    /// Whether the move gives check. It need not be legal.
    #[must_use]
    pub fn gives_check(&self, chosen: Move) -> bool {
        let mut after = self.clone();
        after.play_unchecked(chosen);
        after.is_check()
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        in_check(&self.tables, &self.setup)
    }

    /// The pieces that give check.
    #[must_use]
    pub fn checkers(&self) -> SquareSet {
        let view = View::new(&self.tables, &self.setup, !self.side());
        royals(&self.setup, self.side()).iter().fold(SquareSet::EMPTY, |all, royal| all | view.attackers(royal))
    }

    /// The pieces of `side` that attack the square: were it their turn, they could capture an enemy there. On an empty
    /// square the enemy king is thought to stand, lifted from its place.
    #[must_use]
    pub fn attackers(&self, square: Square, side: Side) -> SquareSet {
        let mut view = View::new(&self.tables, &self.setup, side);
        if self.setup.board.get(square).is_none() {
            view = view.without(royals(&self.setup, !side));
        }
        view.by -= square.into();
        view.attackers(square)
    }

    /// The pieces that are petrified (Medusa Shogi, rule 3), of both sides.
    #[must_use]
    pub fn petrified(&self) -> SquareSet {
        let petrified = |side| self.tables.petrified(&self.setup.board, side);
        petrified(Side::First) | petrified(Side::Second)
    }

    /// The same position seen from the other side of the board: turned by 180 degrees, with the sides swapped.
    #[must_use]
    pub fn rotated(&self) -> Self {
        let rules = self.rules();
        let mut setup = Setup { side: !self.setup.side, ..Setup::EMPTY };
        (setup.quiet, setup.ply) = (self.setup.quiet, self.setup.ply);
        // A side's n-th rook is the other side's n-th, turned.
        setup.rights = self.setup.rights.rotate_left(4);
        for (square, piece) in self.setup.board.pieces() {
            setup.put(rules, rules.shape().rotate(square), Some(Piece::new(piece.kind, !piece.side)));
        }
        for side in Side::BOTH {
            for slot in self.setup.hands.held(side) {
                setup.hands.set(!side, slot, self.setup.hands.count(side, slot));
            }
        }
        Self { tables: self.tables.clone(), setup }
    }
}

impl fmt::Display for Position {
    /// The position's text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.setup.text(self.rules()))
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({}: {self})", self.rules().id())
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
            && (Arc::ptr_eq(&self.tables, &other.tables) || self.tables.rules() == other.tables.rules())
    }
}

impl Eq for Position {}
