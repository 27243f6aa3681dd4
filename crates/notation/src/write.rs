use alloc::string::String;
use alloc::vec::Vec;

use komadai_board::{Coordinates, Square};
use komadai_engine::{Move, Position};

use crate::word::{Form, Word, token};

/// The text of a legal move. A move that no piece of the position can make gets its plain text.
#[must_use]
pub fn write(position: &Position, chosen: Move) -> String {
    write_among(position, chosen, &position.legal_moves())
}

/// All legal moves with their texts, no two alike.
#[must_use]
pub fn write_all(position: &Position) -> Vec<(Move, String)> {
    let legal = position.legal_moves();
    legal.iter().map(|&chosen| (chosen, write_among(position, chosen, &legal))).collect()
}

fn write_among(position: &Position, chosen: Move, legal: &[Move]) -> String {
    let Some(word) = Word::of(position, chosen) else { return position.text(chosen) };
    let shape = position.rules().shape();
    let shogi = shape.coordinates() == Coordinates::SHOGI;
    let takes = |square: Square| position.piece_at(square).is_some_and(|piece| piece.side != position.side());
    let mut text = String::from(token(position, word.kind));
    if let Some(from) = word.from.filter(|_| is_shared(position, word, legal)) {
        text.push_str(&shape.square_name(from));
    }
    let [first, second] = word.on_the_way;
    for (i, square) in [first, second, Some(word.to)].into_iter().flatten().enumerate() {
        match word.form {
            Form::Drop => text.push('*'),
            _ if takes(square) => text.push('x'),
            _ if shogi || i > 0 => text.push('-'),
            _ => {}
        }
        text.push_str(&shape.square_name(square));
    }
    match word.form {
        Form::Plain if shogi && is_declined(chosen, legal) => text.push('='),
        Form::Plain | Form::Drop => {}
        Form::Promotion => text.push('+'),
        Form::Igui { promote } => text.push_str(if promote { "!+" } else { "!" }),
        Form::Becomes(kind) => {
            text.push('=');
            text.push_str(token(position, kind).trim_start_matches('~'));
        }
        Form::Part(part) => {
            text.push(':');
            text.push_str(token(position, part));
        }
        Form::Castle(rook_to) => {
            let rook = match chosen {
                Move::Castle { rook, .. } => position.piece_at(rook),
                _ => None,
            };
            text.push(',');
            text.push_str(rook.map_or("", |rook| token(position, rook.kind)));
            if shogi {
                text.push('-');
            }
            text.push_str(&shape.square_name(rook_to));
        }
    }
    text.push_str(check_mark(position, chosen));
    text
}

/// Whether another piece could make a move of the same text.
fn is_shared(position: &Position, word: Word, legal: &[Move]) -> bool {
    // Looking at the squares first spares most moves the making of a word.
    legal.iter().any(|&other| {
        other.from() != word.from
            && Word::of(position, other).is_some_and(|other| other.without_from() == word.without_from())
    })
}

/// Whether the same move could promote.
fn is_declined(chosen: Move, legal: &[Move]) -> bool {
    match chosen {
        Move::Step { from, to } => legal.contains(&Move::Promote { from, to }),
        _ => false,
    }
}

fn check_mark(position: &Position, chosen: Move) -> &'static str {
    let mut after = position.clone();
    after.play_unchecked(chosen);
    match after.is_check() {
        false => "",
        true if after.has_legal_move() => "'",
        true => "#",
    }
}
