use komadai_board::{Kind, Piece, Side, Square};
use komadai_engine::{Move, Position};

/// What the text of a move says, apart from captures and checks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Word {
    pub(crate) kind: Kind,
    /// Where it comes from; unsaid where nothing else could be meant.
    pub(crate) from: Option<Square>,
    /// The squares it lands on before the last.
    pub(crate) on_the_way: [Option<Square>; 2],
    /// Where it ends, or what it captures from afar.
    pub(crate) to: Square,
    pub(crate) form: Form,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    Plain,
    Promotion,
    Drop,
    Igui {
        promote: bool,
    },
    /// What it becomes by capturing as a Morph, or by fusing.
    Becomes(Kind),
    /// The component that goes.
    Part(Kind),
    /// Where the rook goes.
    Castle(Square),
}

impl Word {
    /// The word for the move; `None` for one that no piece of the position can make.
    pub(crate) fn of(position: &Position, chosen: Move) -> Option<Self> {
        let at = |square| position.piece_at(square).map(|piece: Piece| piece.kind);
        let kind = match chosen {
            Move::Drop { kind, .. } => kind,
            _ => at(chosen.from()?)?,
        };
        let form = match chosen {
            Move::Step { .. } | Move::Path { .. } => Form::Plain,
            Move::Promote { .. } => Form::Promotion,
            Move::Drop { .. } => Form::Drop,
            Move::Igui { promote, .. } => Form::Igui { promote },
            Move::Morph { into, .. } => Form::Becomes(into),
            Move::Fuse { to, .. } => Form::Becomes(position.rules().fusion()?.fused(kind, at(to)?)?),
            Move::Split { part, .. } => Form::Part(part),
            Move::Castle { rook_to, .. } => Form::Castle(rook_to),
        };
        let (on_the_way, to) = match chosen {
            Move::Path { first, second, to, .. } => ([Some(first), second], to),
            Move::Igui { at, .. } => ([None, None], at),
            _ => ([None, None], chosen.to()),
        };
        Some(Self { kind, from: chosen.from(), on_the_way, to, form })
    }

    /// The same word that does not say where the piece comes from.
    pub(crate) fn without_from(self) -> Self {
        Self { from: None, ..self }
    }

    /// The move of the piece on `from`, legal or not, that the word names. `None` when there is none even in form.
    pub(crate) fn move_from(self, position: &Position, from: Square) -> Option<Move> {
        let to = self.to;
        Some(match (self.form, self.on_the_way) {
            (Form::Plain, [Some(first), second]) => Move::Path { from, first, second, to },
            (Form::Plain, _) => Move::Step { from, to },
            (Form::Promotion, _) => Move::Promote { from, to },
            (Form::Drop, _) => Move::Drop { kind: self.kind, to },
            (Form::Igui { promote }, _) => Move::Igui { from, at: to, promote },
            (Form::Becomes(into), _) => match position.rules().fusion() {
                Some(_) => Move::Fuse { from, to },
                None => Move::Morph { from, to, into },
            },
            (Form::Part(part), _) => Move::Split { from, to, part },
            (Form::Castle(rook_to), _) => {
                let ways = position.rules().castling()?.ways(position.side());
                let way = ways.iter().find(|way| way.king_to == to && way.rook_to == rook_to)?;
                Move::Castle { king: from, king_to: to, rook: way.rook, rook_to }
            }
        })
    }
}

/// First's text for the kind: notation writes both sides' pieces alike.
pub(crate) fn token(position: &Position, kind: Kind) -> &str {
    position.rules().token(Piece::new(kind, Side::First))
}
