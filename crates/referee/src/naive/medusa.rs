//! Medusa Shogi.

use super::game::Side;
use super::moves::{Choice, Move};
use super::position::Position;
use super::square::Square;
use super::token::Token;
use super::walk::{ALL_EIGHT, ANY_DISTANCE, DIAGONAL, FORWARD, FORWARD_LEFT, FORWARD_RIGHT, KNIGHT, ORTHOGONAL, Walk};

/// Medusa Shogi, rules 3.1 and 3.2: whether an enemy Medusa is beside the piece on that square, which is no Medusa.
fn is_petrified(position: &Position, square: Square) -> bool {
    let Some((side, token)) = position.at(square) else { return false };
    let beside_enemy_medusa = ALL_EIGHT.iter().any(|&direction| {
        let neighbour = position.at(square.away(side, direction));
        neighbour.is_some_and(|(owner, other)| owner != side && other.letter == 'M')
    });
    token.letter != 'M' && beside_enemy_medusa
}

/// All moves of one piece but castling.
pub(super) fn moves(position: &Position, from: Square, side: Side, token: Token) -> Vec<Move> {
    if is_petrified(position, from) {
        return Vec::new();
    }
    let mut moves = Vec::new();
    for to in targets(position, from, side, token) {
        let choices = choices(position, side, token, to);
        moves.extend(choices.into_iter().map(|choice| Move::plain(from, to).with(choice)));
    }
    moves
}

/// Medusa Shogi, rule 2: the free and enemy squares that a piece reaches.
fn targets(position: &Position, from: Square, side: Side, token: Token) -> Vec<Square> {
    let mut walk = Walk::new(position, from, side);
    match token.letter {
        'P' => return pawn_targets(position, from, side),
        'M' => {
            walk.leap(&ALL_EIGHT).reached.retain(|&to| position.at(to).is_none());
            &mut walk
        }
        'N' => walk.leap(&KNIGHT),
        'B' => walk.slide(&DIAGONAL, ANY_DISTANCE),
        'R' => walk.slide(&ORTHOGONAL, ANY_DISTANCE),
        'Q' => walk.slide(&ALL_EIGHT, ANY_DISTANCE),
        'K' => walk.leap(&ALL_EIGHT),
        'D' => walk.slide(&DIAGONAL, ANY_DISTANCE).leap(&KNIGHT),
        'C' => walk.slide(&ORTHOGONAL, ANY_DISTANCE).leap(&KNIGHT),
        'A' => walk.slide(&ALL_EIGHT, ANY_DISTANCE).leap(&KNIGHT),
        _ => &mut walk,
    };
    walk.free_or_enemy()
}

/// Medusa Shogi, rules 2 and 6: straight forward without capturing, diagonally forward only capturing.
fn pawn_targets(position: &Position, from: Square, side: Side) -> Vec<Square> {
    let mut targets = Vec::new();
    let ahead = from.away(side, FORWARD);
    if position.is_square(ahead) && position.at(ahead).is_none() {
        targets.push(ahead);
    }
    for direction in [FORWARD_LEFT, FORWARD_RIGHT] {
        let to = from.away(side, direction);
        if position.side_at(to) == Some(side.other()) {
            targets.push(to);
        }
    }
    targets
}

/// What a piece that arrives may be: rule 6 for pawns, rule 4.2 and 4.5 for Morphs, rule 4.6 for those that are both.
fn choices(position: &Position, side: Side, token: Token, to: Square) -> Vec<Choice> {
    let to_last_rank = to.to_last_rank(position.game, side);
    let is_pawn = token.letter == 'P';
    let mut choices = Vec::new();
    if is_pawn && to_last_rank < 3 {
        choices.push(Choice::Promote);
    }
    if !is_pawn || to_last_rank > 0 {
        choices.push(Choice::Plain);
    }
    let captured = position.at(to).map(|(_, captured)| captured.letter);
    if let Some(letter) = captured.filter(|&letter| token.morph && letter != 'K' && letter != token.letter) {
        let same_as_promotion = is_pawn && letter == 'M' && to_last_rank < 3;
        let stuck_pawn = letter == 'P' && to_last_rank == 0;
        if !same_as_promotion && !stuck_pawn {
            choices.push(Choice::Morph(letter));
        }
    }
    choices
}

/// The start squares of a side's king and of its rooks of the a-file and the k-file.
fn homes(side: Side) -> (Square, [Square; 2]) {
    let rank = match side {
        Side::First => 0,
        Side::Second => 10,
    };
    (Square { file: 5, rank }, [Square { file: 0, rank }, Square { file: 10, rank }])
}

/// Medusa Shogi, rule 7: the castlings of the side to move.
pub(super) fn castling(position: &Position) -> Vec<Move> {
    let side = position.side;
    let [first, second] = position.castling;
    let rights = if side == Side::First { first } else { second };
    let (king, rooks) = homes(side);
    let mut moves = Vec::new();
    for (has_right, rook) in rights.into_iter().zip(rooks) {
        let step: i8 = if rook.file < king.file { -1 } else { 1 };
        let on_way = |steps: i8| Square { file: king.file + steps * step, ..king };
        let all_empty = (1..5).all(|steps| position.at(on_way(steps)).is_none());
        let petrified = is_petrified(position, king) || is_petrified(position, rook);
        if !has_right || !all_empty || petrified || position.in_check() {
            continue;
        }
        for steps in 1..5 {
            // The king cannot cross this square, so it cannot get any further.
            if position.attacks(side.other(), on_way(steps)) {
                break;
            }
            moves.push(Move::Castle { king: (king, on_way(steps)), rook: (rook, on_way(steps - 1)) });
        }
    }
    moves
}

/// Medusa Shogi, rule 7.2: a right ends when its king or rook moves or its rook is captured.
pub(super) fn lose_rights(position: &mut Position, mover: Side, from: Square, to: Square) {
    for side in [Side::First, Side::Second] {
        let (king, rooks) = homes(side);
        for (has, rook) in position.rights_mut(side).iter_mut().zip(rooks) {
            let king_moved = side == mover && from == king;
            if king_moved || from == rook || to == rook {
                *has = false;
            }
        }
    }
}
