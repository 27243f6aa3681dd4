//! No move makes pieces out of nothing.

use komadai::{Kind, Position, Side};

use super::{Verdict, same};
use crate::Subject;

/// What a position holds, on the board and in the hands: the number of simple pieces, a fused one counting for two;
/// how many of them are royal; how many are Morphs.
#[derive(PartialEq, Eq, Debug)]
struct Material {
    pieces: u64,
    royals: u64,
    morphs: u64,
}

impl Material {
    fn of(position: &Position) -> Self {
        let mut material = Self { pieces: 0, royals: 0, morphs: 0 };
        position.board().pieces().for_each(|(_, piece)| material.add(position, piece.kind, 1));
        for side in Side::BOTH {
            for &kind in position.rules().hand() {
                material.add(position, kind, u64::from(position.in_hand(side, kind)));
            }
        }
        material
    }

    fn add(&mut self, position: &Position, kind: Kind, count: u64) {
        let Some(row) = position.rules().piece(kind) else { return };
        self.pieces += count * if row.token.starts_with('(') { 2 } else { 1 };
        self.royals += count * u64::from(row.royal);
        self.morphs += count * u64::from(row.token.contains('~'));
    }
}

/// A move keeps all pieces in a game with a hand, makes none more in any game, and takes no royal one.
pub(super) fn pieces(subject: &Subject, position: &Position) -> Verdict {
    let keeps = subject.keeps_material() && !overflows(position);
    let before = Material::of(position);
    for chosen in position.legal_moves() {
        let mut after = position.clone();
        after.play_unchecked(chosen);
        let (text, after) = (position.text(chosen), Material::of(&after));
        same(&format!("royal pieces after {text}"), &after.royals, &before.royals)?;
        if keeps {
            same(&format!("material after {text}"), &after, &before)?;
        } else if after.pieces > before.pieces {
            return Err(format!("{text} leads from {before:?} to {after:?}"));
        }
    }
    Ok(())
}

/// Medusa Shogi, rule 9: no Medusa in hand, no pawn on its last rank. Of the start and what is played from it also:
/// 52 pieces, two of them Morphs, two of them kings, which [`pieces`] carries from move to move.
pub(super) fn medusa_rule_9(_: &Subject, position: &Position) -> Verdict {
    let rules = position.rules();
    if rules.id() != "medusa-shogi" {
        return Ok(());
    }
    if *position == Position::start(position.tables()) {
        same("start", &Material::of(position), &Material { pieces: 52, royals: 2, morphs: 2 })?;
    }
    let is = |kind, tokens: [&str; 2]| rules.piece(kind).is_some_and(|row| tokens.contains(&row.token.as_str()));
    if let Some(kind) = rules.hand().iter().find(|&&kind| is(kind, ["M", "~M"])) {
        return Err(format!("{kind:?}, a Medusa, has a place in the hand"));
    }
    for (square, piece) in position.board().pieces().filter(|&(_, piece)| is(piece.kind, ["P", "~P"])) {
        let last = if piece.side == Side::First { rules.shape().ranks() - 1 } else { 0 };
        if rules.shape().rank(square) == last {
            return Err(format!("a pawn on {}", rules.shape().square_name(square)));
        }
    }
    Ok(())
}

/// Whether a hand is so full that another piece might not go in.
fn overflows(position: &Position) -> bool {
    let hand = position.rules().hand().iter();
    hand.flat_map(|&kind| Side::BOTH.map(|side| position.in_hand(side, kind))).any(|count| count > 60_000)
}
