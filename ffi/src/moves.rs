use komadai::{Kind, Move, Square};

use crate::KOMADAI_NONE;
use crate::failure::Failure;

/// What sort of move it is, as it stands in `komadai_move.action`.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum komadai_action {
    /// The piece on `from` goes to `to` and captures what it displaces there.
    Step = 0,
    /// Likewise, and it promotes on arrival: `promote` is 1.
    Promote = 1,
    /// A piece of `kind` in hand comes to stand on `to`; `from` is none.
    Drop = 2,
    /// The piece on `from` captures on `via[0]`, then, unless that is none, on `via[1]`, and ends on `to`.
    Path = 3,
    /// The piece on `from`, which is `to` as well, captures on `via[0]` without moving; it promotes if `promote` is 1.
    Igui = 4,
    /// The Morph on `from` captures on `to` and becomes `kind`.
    Morph = 5,
    /// The piece on `from` goes to `to`, where one of its own side stands, and the two become one.
    Fuse = 6,
    /// The component `kind` of the fused piece on `from` goes to `to`.
    Split = 7,
    /// The king on `from` goes to `to`, and the rook on `via[0]` to `via[1]`.
    Castle = 8,
}

/// A move. Any bytes are safe to pass; a field that the action does not use is `KOMADAI_NONE`, or 0 for `promote`, so
/// two moves are equal exactly when their bytes are.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct komadai_move {
    /// What sort of move it is, a `komadai_action`.
    pub action: u8,
    /// The square of the moving piece; none for a drop.
    pub from: u8,
    /// The square where that piece stands after the move.
    pub to: u8,
    /// Other squares: see `komadai_action`.
    pub via: [u8; 2],
    /// A kind: see `komadai_action`.
    pub kind: u8,
    /// 1 if the piece promotes.
    pub promote: u8,
    /// 0.
    pub reserved: u8,
}

const _: () = assert!(size_of::<komadai_move>() == 8 && align_of::<komadai_move>() == 1);

impl komadai_move {
    #[inline]
    const fn new(action: u8, from: u8, to: u8) -> Self {
        Self { action, from, to, via: [KOMADAI_NONE; 2], kind: KOMADAI_NONE, promote: 0, reserved: 0 }
    }
}

impl From<Move> for komadai_move {
    // Where the variant is known, most of the bytes are constant.
    #[inline(always)]
    fn from(chosen: Move) -> Self {
        let on = |square: Square| square.index() as u8;
        let go = |action: komadai_action, from, to| Self::new(action as u8, on(from), on(to));
        let of = |kind: Kind| kind.index() as u8;
        match chosen {
            Move::Step { from, to } => go(komadai_action::Step, from, to),
            Move::Promote { from, to } => Self { promote: 1, ..go(komadai_action::Promote, from, to) },
            Move::Drop { kind, to } => {
                Self { kind: of(kind), ..Self::new(komadai_action::Drop as u8, KOMADAI_NONE, on(to)) }
            }
            Move::Path { from, first, second, to } => {
                let via = [on(first), second.map_or(KOMADAI_NONE, on)];
                Self { via, ..go(komadai_action::Path, from, to) }
            }
            Move::Igui { from, at, promote } => {
                let via = [on(at), KOMADAI_NONE];
                Self { via, promote: promote.into(), ..go(komadai_action::Igui, from, from) }
            }
            Move::Morph { from, to, into } => Self { kind: of(into), ..go(komadai_action::Morph, from, to) },
            Move::Fuse { from, to } => go(komadai_action::Fuse, from, to),
            Move::Split { from, to, part } => Self { kind: of(part), ..go(komadai_action::Split, from, to) },
            Move::Castle { king, king_to, rook, rook_to } => {
                Self { via: [on(rook), on(rook_to)], ..go(komadai_action::Castle, king, king_to) }
            }
        }
    }
}

impl komadai_move {
    /// The move of those bytes.
    pub(crate) fn read(self) -> Result<Move, Failure> {
        let malformed = || Failure::invalid(format!("{self:?} is not the form of any move"));
        let on = |number: u8| Square::new(number.into()).ok_or_else(malformed);
        let of = |number: u8| Kind::new(number.into()).ok_or_else(malformed);
        let [first, second] = self.via;
        let read = match self.action {
            0 => Move::Step { from: on(self.from)?, to: on(self.to)? },
            1 => Move::Promote { from: on(self.from)?, to: on(self.to)? },
            2 => Move::Drop { kind: of(self.kind)?, to: on(self.to)? },
            3 => {
                let second = if second == KOMADAI_NONE { None } else { Some(on(second)?) };
                Move::Path { from: on(self.from)?, first: on(first)?, second, to: on(self.to)? }
            }
            4 => Move::Igui { from: on(self.from)?, at: on(first)?, promote: self.promote == 1 },
            5 => Move::Morph { from: on(self.from)?, to: on(self.to)?, into: of(self.kind)? },
            6 => Move::Fuse { from: on(self.from)?, to: on(self.to)? },
            7 => Move::Split { from: on(self.from)?, to: on(self.to)?, part: of(self.kind)? },
            8 => Move::Castle {
                king: on(self.from)?,
                king_to: on(self.to)?,
                rook: on(first)?,
                rook_to: on(second)?,
            },
            _ => return Err(malformed()),
        };
        // What the action does not use must be none.
        if komadai_move::from(read) == self { Ok(read) } else { Err(malformed()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use komadai::Variant;

    #[test]
    fn every_move_of_every_game_survives_the_way_there_and_back() {
        for &game in Variant::ALL {
            let mut position = game.start();
            for ply in 0..60 {
                let moves = position.legal_moves();
                for &chosen in &moves {
                    assert_eq!(komadai_move::from(chosen).read().unwrap(), chosen);
                }
                let Some(&chosen) = moves.get(ply * 7 % moves.len().max(1)) else { break };
                position.play_unchecked(chosen);
            }
        }
    }

    #[test]
    fn bytes_that_are_no_move_are_refused() {
        let step = komadai_move::new(0, 3, 4);
        assert!(step.read().is_ok());
        for bad in [
            komadai_move { action: 9, ..step },
            komadai_move { from: 128, ..step },
            komadai_move { to: 255, ..step },
            komadai_move { via: [1, 255], ..step },
            komadai_move { kind: 0, ..step },
            komadai_move { promote: 1, ..step },
            komadai_move { reserved: 1, ..step },
            komadai_move { action: 1, ..step },
            komadai_move { action: 2, kind: 127, from: 255, ..step },
            komadai_move { action: 4, via: [5, 255], ..step },
        ] {
            assert!(bad.read().is_err(), "{bad:?}");
        }
    }
}
