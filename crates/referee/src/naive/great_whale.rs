//! Great Whale Shogi.

use super::drops::Demand;
use super::game::Side;
use super::moves::{Choice, Move};
use super::position::Position;
use super::square::Square;
use super::token::Token;
use super::walk::{
    ALL_EIGHT, ANY_DISTANCE, BACK, BACK_LEFT, BACK_RIGHT, DIAGONAL, FORWARD, FORWARD_LEFT, FORWARD_RIGHT, KNIGHT, LEFT,
    ORTHOGONAL, Offset, RIGHT, TWO_DIAGONAL, TWO_ORTHOGONAL, Walk,
};

/// All moves of one piece.
pub(super) fn moves(position: &Position, from: Square, side: Side, token: Token) -> Vec<Move> {
    let mut moves = special_moves(position, from, side, token);
    for to in simple_targets(position, from, side, token) {
        let plain = Move::plain(from, to);
        if may_promote(position, side, token, (from, to)) {
            moves.push(plain.with(Choice::Promote));
        }
        // Great Whale Shogi, rule 4.2: only a calf on the last rank must.
        if token.promoted || !token.calf || to.to_last_rank(position.game, side) > 0 {
            moves.push(plain);
        }
    }
    moves
}

/// Great Whale Shogi, rules 4.1 and 4.3.
fn may_promote(position: &Position, side: Side, token: Token, (from, to): (Square, Square)) -> bool {
    let in_zone = |square: Square| square.to_last_rank(position.game, side) < 3;
    let can = token.calf || (token.letter != 'W' && token.letter != 'K');
    can && !token.promoted && (in_zone(from) || in_zone(to))
}

/// How a piece moves: the letter of the base piece it moves as and whether it moves as that one's promoted form.
fn moves_as(token: Token) -> (char, bool) {
    match (token.calf, token.promoted, token.letter) {
        (true, true, adult) => (adult, false),
        (false, true, 'D') => ('K', false),
        (false, true, 'T') => ('S', false),
        (false, true, 'A') => ('H', false),
        (_, promoted, letter) => (letter, promoted),
    }
}

/// Great Whale Shogi, rule 2 and the King steps of rule 3.
fn simple_targets(position: &Position, from: Square, side: Side, token: Token) -> Vec<Square> {
    let mut walk = Walk::new(position, from, side);
    if token.calf && !token.promoted {
        walk.leap(&[FORWARD]);
        return walk.free_or_enemy();
    }
    let forward_diagonal = [FORWARD_LEFT, FORWARD_RIGHT];
    let back_diagonal = [BACK_LEFT, BACK_RIGHT];
    match moves_as(token) {
        ('W', _) => walk.leap(&ALL_EIGHT),
        ('O', false) => walk.slide(&[FORWARD], ANY_DISTANCE).leap(&[BACK, (0, -2)]),
        ('D', false) => walk.leap(&DIAGONAL).leap(&TWO_ORTHOGONAL),
        ('T', false) => walk.leap(&[BACK, (0, 2), (-2, 2), (2, 2)]),
        ('E', false) => walk.leap(&forward_diagonal).leap(&[(0, -2)]),
        ('M', false) => walk.leap(&DIAGONAL).leap(&[FORWARD, BACK]),
        ('F', false) => walk.leap(&DIAGONAL).leap(&[LEFT, RIGHT]),
        ('B', false) => walk.leap(&[FORWARD, (0, 2)]).leap(&back_diagonal),
        ('A', false) => {
            walk.leap(&[FORWARD, BACK, (-2, 3), (2, 3)]);
            if !position.options.narrow_harbor_porpoise {
                walk.leap(&[(-3, 2), (3, 2)]);
            }
            &mut walk
        }
        ('L', false) => walk.leap(&ORTHOGONAL).leap(&TWO_DIAGONAL),
        ('R', false) => walk.slide(&[FORWARD], ANY_DISTANCE).leap(&[(-3, 0), (3, 0), BACK]),
        ('S', false) => walk.slide(&forward_diagonal, ANY_DISTANCE).slide(&[LEFT, RIGHT, BACK], ANY_DISTANCE),
        ('N', false) => walk.leap(&DIAGONAL),
        ('H', false) => walk.slide(&[FORWARD, LEFT, RIGHT], ANY_DISTANCE).slide(&back_diagonal, ANY_DISTANCE),
        ('P', false) => walk.leap(&ORTHOGONAL),
        ('K', _) => walk.leap(&DIAGONAL).leap(&[FORWARD, LEFT, RIGHT]),
        // Promoted forms that are no base piece.
        ('O', true) => walk.leap(&ALL_EIGHT).slide(&back_diagonal, ANY_DISTANCE),
        ('E', true) => walk.leap(&DIAGONAL).leap(&TWO_DIAGONAL),
        ('F', true) => walk.leap(&DIAGONAL).leap(&TWO_DIAGONAL).leap(&[LEFT, RIGHT, (-2, 0), (2, 0)]),
        ('M', true) => walk.leap(&DIAGONAL).leap(&TWO_DIAGONAL).leap(&[FORWARD, BACK, (0, 2), (0, -2)]),
        ('B', true) => walk.leap(&ORTHOGONAL).leap(&TWO_ORTHOGONAL),
        ('L', true) => walk.leap(&DIAGONAL).leap(&[(0, 3)]),
        ('P', true) => walk.leap(&TWO_ORTHOGONAL).leap(&TWO_DIAGONAL),
        ('H', true) => walk.slide(&KNIGHT, ANY_DISTANCE),
        ('R' | 'N', true) => walk.leap(&ALL_EIGHT),
        ('S', true) => return blue_targets(position, from, side),
        _ => &mut walk,
    };
    walk.free_or_enemy()
}

/// Great Whale Shogi, rule 3.4: a diagonal step, and from an empty square on as a queen; not back to the start.
fn blue_targets(position: &Position, from: Square, side: Side) -> Vec<Square> {
    let mut lifted = position.clone();
    lifted.put(from, None);
    let mut first_step = Walk::new(&lifted, from, side);
    first_step.leap(&DIAGONAL);
    let mut targets = first_step.free_or_enemy();
    for step in targets.clone() {
        if lifted.at(step).is_none() {
            let mut queen = Walk::new(&lifted, step, side);
            queen.slide(&ALL_EIGHT, ANY_DISTANCE);
            targets.extend(queen.free_or_enemy().into_iter().filter(|&to| to != from));
        }
    }
    targets
}

/// Great Whale Shogi, rules 3.1 to 3.3: what is more than one step. None of these pieces can promote.
fn special_moves(position: &Position, from: Square, side: Side, token: Token) -> Vec<Move> {
    if token.calf && !token.promoted {
        return Vec::new();
    }
    match moves_as(token) {
        ('K', _) => killer(position, from, side),
        ('R', true) => false_killer(position, from, side),
        ('N', true) => beluga(position, from, side),
        _ => Vec::new(),
    }
}

fn enemy_at(position: &Position, side: Side, square: Square) -> bool {
    position.side_at(square) == Some(side.other())
}

fn free_or_enemy_at(position: &Position, side: Side, square: Square) -> bool {
    position.is_square(square) && position.side_at(square) != Some(side)
}

/// Great Whale Shogi, rule 3.1.
fn killer(position: &Position, from: Square, side: Side) -> Vec<Move> {
    let mut moves = Vec::new();
    for (right, forward) in [FORWARD_LEFT, FORWARD_RIGHT] {
        let s1 = from.away(side, (right, forward));
        let s2 = from.away(side, (2 * right, 2 * forward));
        if free_or_enemy_at(position, side, s2) {
            moves.push(Move::plain(from, s2));
            if enemy_at(position, side, s1) {
                moves.push(Move::Go { from, via: [Some(s1), None], to: s2, choice: Choice::Plain });
            }
        }
        let may_pass = position.options.killer_may_pass && position.is_square(s1) && position.at(s1).is_none();
        if enemy_at(position, side, s1) || may_pass {
            moves.push(Move::igui(from, s1));
        }
    }
    moves
}

/// Great Whale Shogi, rule 3.2: each landing path straight ahead.
fn false_killer(position: &Position, from: Square, side: Side) -> Vec<Move> {
    let ahead = |steps: i8| from.away(side, (0, steps));
    let mut moves = Vec::new();
    let paths: [&[i8]; 7] = [&[1], &[2], &[3], &[1, 2], &[1, 3], &[2, 3], &[1, 2, 3]];
    for path in paths {
        let Some((&last, before)) = path.split_last() else { continue };
        let takes_before = before.iter().all(|&steps| enemy_at(position, side, ahead(steps)));
        let passed = (1..last).filter(|steps| !before.contains(steps));
        let may_pass =
            position.options.false_killer_leaps || passed.into_iter().all(|steps| position.at(ahead(steps)).is_none());
        if takes_before && may_pass && free_or_enemy_at(position, side, ahead(last)) {
            let via = [before.first(), before.get(1)].map(|steps| steps.map(|&steps| ahead(steps)));
            moves.push(Move::Go { from, via, to: ahead(last), choice: Choice::Plain });
        }
    }
    if enemy_at(position, side, ahead(1)) {
        moves.push(Move::igui(from, ahead(1)));
    }
    moves
}

/// Great Whale Shogi, rule 3.3.
fn beluga(position: &Position, from: Square, side: Side) -> Vec<Move> {
    let neighbours = ALL_EIGHT.iter().map(|&offset: &Offset| from.away(side, offset));
    neighbours.filter(|&square| enemy_at(position, side, square)).map(|square| Move::igui(from, square)).collect()
}

/// Great Whale Shogi, rule 5.3: no calf on the last rank, nor on a file with an unpromoted calf of its side.
pub(super) fn may_drop(position: &Position, token: Token, to: Square) -> bool {
    let side = position.side;
    let calf_on_file = || {
        let pieces = position.pieces(side).into_iter();
        pieces.into_iter().any(|(square, other)| square.file == to.file && other.calf && !other.promoted)
    };
    !token.calf || (to.to_last_rank(position.game, side) > 0 && !calf_on_file())
}

/// Great Whale Shogi, rule 5.3: a calf drop must not mate.
pub(super) fn demand(token: Token) -> Demand {
    if token.calf { Demand::MustNotMate } else { Demand::None }
}
