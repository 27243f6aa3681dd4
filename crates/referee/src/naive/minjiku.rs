//! Minjiku Shogi.

use super::game::Side;
use super::moves::{Choice, Move};
use super::position::Position;
use super::square::Square;
use super::token::{self, Token};
use super::walk::{
    ALL_EIGHT, ANY_DISTANCE, BACK, DIAGONAL, FORWARD, GOLD, KNIGHT, LEFT, ORTHOGONAL, Offset, RIGHT, SILVER,
    TWO_DIAGONAL, TWO_ORTHOGONAL, Walk,
};

/// The letter of rule 2 that a piece moves as: its own, or that of what it promoted to.
fn moves_as(token: Token) -> char {
    match (token.promoted, token.letter) {
        (true, 'P') => 'G',
        (true, 'S') => 'B',
        (true, 'G') => 'R',
        (true, 'M') => 'O',
        (true, 'Y') => 'U',
        (true, 'X') => 'Q',
        (true, 'L') => 'N',
        (true, 'B') => 'V',
        (true, 'R') => 'C',
        (true, 'D') => 'M',
        (true, 'V') => 'A',
        (true, 'C') => 'J',
        (true, 'Q') => 'F',
        (_, letter) => letter,
    }
}

/// All moves of one piece.
pub(super) fn moves(position: &Position, from: Square, side: Side, token: Token) -> Vec<Move> {
    let in_zone = |square: Square| square.to_last_rank(position.game, side) < 4;
    let can_promote = !token.promoted && token::promotable(position.game).contains(token.letter);
    let mut moves = Vec::new();
    for to in targets(position, from, side, token) {
        moves.push(Move::plain(from, to));
        // Minjiku Shogi, rule 7.2.
        let captures = position.at(to).is_some();
        if can_promote && in_zone(to) && (!in_zone(from) || captures) {
            moves.push(Move::plain(from, to).with(Choice::Promote));
        }
    }
    for taken in igui_targets(position, from, side, token) {
        moves.push(Move::igui(from, taken));
        // Minjiku Shogi, rule 7.3.
        if can_promote && in_zone(from) {
            moves.push(Move::igui(from, taken).with(Choice::Promote));
        }
    }
    moves
}

/// Minjiku Shogi, rule 2: the free and enemy squares that a piece reaches.
fn targets(position: &Position, from: Square, side: Side, token: Token) -> Vec<Square> {
    let mut walk = Walk::new(position, from, side);
    let kind = moves_as(token);
    match kind {
        'P' => walk.leap(&[FORWARD]),
        'S' => walk.leap(&SILVER),
        'G' => walk.leap(&GOLD),
        'M' | 'K' => walk.leap(&ALL_EIGHT),
        'Y' => walk.leap(&DIAGONAL).leap(&TWO_ORTHOGONAL),
        'X' => walk.leap(&ORTHOGONAL).leap(&TWO_DIAGONAL),
        'L' => walk.slide(&[LEFT, RIGHT], ANY_DISTANCE).leap(&[FORWARD, BACK]),
        'B' | 'V' | 'D' | 'A' => walk.slide(&DIAGONAL, ANY_DISTANCE),
        'R' | 'C' | 'O' => walk.slide(&ORTHOGONAL, ANY_DISTANCE),
        'Q' | 'J' | 'F' => walk.slide(&ALL_EIGHT, ANY_DISTANCE),
        'U' => walk.leap(&KNIGHT),
        'N' => walk.leap(&DIAGONAL),
        _ => &mut walk,
    };
    let mut targets = walk.free_or_enemy();
    let hop_lines: &[Offset] = match kind {
        'D' | 'A' => &DIAGONAL,
        'O' => &ORTHOGONAL,
        'J' if position.options.general_hops_diagonally => &DIAGONAL,
        'J' => &ALL_EIGHT,
        _ => &[],
    };
    targets.extend(hop_targets(position, from, side, rank(token), hop_lines));
    if kind == 'A' || kind == 'F' {
        targets.extend(area_targets(position, from, side));
    }
    if kind == 'N' {
        targets.extend(ninja_targets(position, from, side));
    }
    targets
}

/// Minjiku Shogi, rule 3.1: the ranks that decide who hops over whom.
fn rank(token: Token) -> u8 {
    match moves_as(token) {
        'K' => 4,
        'J' => 3,
        'A' => 2,
        'O' | 'D' => 1,
        _ => 0,
    }
}

/// Minjiku Shogi, rules 3.1 and 3.2: every enemy on the lines until a piece that is not of strictly lower rank, that
/// one included.
fn hop_targets(position: &Position, from: Square, side: Side, own_rank: u8, lines: &[Offset]) -> Vec<Square> {
    let mut targets = Vec::new();
    for &line in lines {
        let mut square = from.away(side, line);
        while position.is_square(square) {
            if let Some((owner, token)) = position.at(square) {
                if owner != side {
                    targets.push(square);
                }
                if rank(token) >= own_rank {
                    break;
                }
            }
            square = square.away(side, line);
        }
    }
    targets
}

/// Minjiku Shogi, rule 5.1: a king step, and from an empty square a second one; not back to the start.
fn area_targets(position: &Position, from: Square, side: Side) -> Vec<Square> {
    let mut first_step = Walk::new(position, from, side);
    first_step.leap(&ALL_EIGHT);
    let mut targets = first_step.free_or_enemy();
    for step in targets.clone() {
        if position.at(step).is_none() {
            let mut second_step = Walk::new(position, step, side);
            second_step.leap(&ALL_EIGHT);
            targets.extend(second_step.free_or_enemy());
        }
    }
    targets.retain(|&to| to != from);
    targets
}

/// Minjiku Shogi, rule 5.2: sideways from the second square on, whatever is on the first.
fn ninja_targets(position: &Position, from: Square, side: Side) -> Vec<Square> {
    let mut targets = Vec::new();
    for direction in [LEFT, RIGHT] {
        let mut to = from.away(side, direction).away(side, direction);
        while position.is_square(to) {
            if position.side_at(to) != Some(side) {
                targets.push(to);
            }
            if position.at(to).is_some() {
                break;
            }
            to = to.away(side, direction);
        }
    }
    targets
}

/// Minjiku Shogi, rule 4: the adjacent enemies that a piece can take without moving.
fn igui_targets(position: &Position, from: Square, side: Side, token: Token) -> Vec<Square> {
    let directions: &[Offset] = match moves_as(token) {
        'V' | 'N' => &ORTHOGONAL,
        'C' => &DIAGONAL,
        'U' => &ALL_EIGHT,
        _ => &[],
    };
    let neighbours = directions.iter().map(|&direction| from.away(side, direction));
    neighbours.filter(|&square| position.side_at(square) == Some(side.other())).collect()
}

fn diagonal_neighbours(square: Square) -> [Square; 4] {
    DIAGONAL.map(|direction| square.away(Side::First, direction))
}

/// Minjiku Shogi, rule 6.2: whether a piece of `side` that arrives on `to` is burned by an enemy fire dragon.
/// A dragon that it displaces stood on `to` itself and burns nothing.
pub(super) fn burns_on_arrival(position: &Position, side: Side, to: Square) -> bool {
    diagonal_neighbours(to).into_iter().any(|square| match position.at(square) {
        Some((owner, token)) => owner != side && moves_as(token) == 'F',
        None => false,
    })
}

/// Minjiku Shogi, rules 6.1 and 6.3: the enemies that a piece burns by arriving, if it is a fire dragon by then and
/// survives its arrival.
pub(super) fn burned(position: &Position, side: Side, (from, to): (Square, Square), choice: Choice) -> Vec<Square> {
    let Some((_, token)) = position.at(from) else { return Vec::new() };
    let arrived = if choice == Choice::Promote { position.promoted_form(token) } else { token };
    if moves_as(arrived) != 'F' || burns_on_arrival(position, side, to) {
        return Vec::new();
    }
    let neighbours = diagonal_neighbours(to).into_iter();
    neighbours.filter(|&square| position.side_at(square) == Some(side.other())).collect()
}
