//! Shogi.

use super::drops::Demand;
use super::game::Side;
use super::moves::{Choice, Move};
use super::position::Position;
use super::square::Square;
use super::token::{self, Token};
use super::walk::{ALL_EIGHT, ANY_DISTANCE, DIAGONAL, FORWARD, GOLD, ORTHOGONAL, SILVER, Walk};

/// All moves of one piece.
pub(super) fn moves(position: &Position, from: Square, side: Side, token: Token) -> Vec<Move> {
    let mut walk = Walk::new(position, from, side);
    match (token.letter, token.promoted) {
        ('K', _) => walk.leap(&ALL_EIGHT),
        ('R', false) => walk.slide(&ORTHOGONAL, ANY_DISTANCE),
        ('R', true) => walk.slide(&ORTHOGONAL, ANY_DISTANCE).leap(&DIAGONAL),
        ('B', false) => walk.slide(&DIAGONAL, ANY_DISTANCE),
        ('B', true) => walk.slide(&DIAGONAL, ANY_DISTANCE).leap(&ORTHOGONAL),
        ('S', false) => walk.leap(&SILVER),
        ('N', false) => walk.leap(&[(-1, 2), (1, 2)]),
        ('L', false) => walk.slide(&[FORWARD], ANY_DISTANCE),
        ('P', false) => walk.leap(&[FORWARD]),
        _ => walk.leap(&GOLD),
    };
    let game = position.game;
    let in_zone = |square: Square| square.to_last_rank(game, side) < 3;
    let mut moves = Vec::new();
    for to in walk.free_or_enemy() {
        let plain = Move::plain(from, to);
        let promotable = !token.promoted && token::promotable(game).contains(token.letter);
        if promotable && (in_zone(from) || in_zone(to)) {
            moves.push(plain.with(Choice::Promote));
        }
        if token.promoted || can_move_on(position, side, token, to) {
            moves.push(plain);
        }
    }
    moves
}

/// Shogi, rule 2: whether the unpromoted piece has a move from there on an empty board.
fn can_move_on(position: &Position, side: Side, token: Token, square: Square) -> bool {
    let to_last_rank = square.to_last_rank(position.game, side);
    match token.letter {
        'P' | 'L' => to_last_rank > 0,
        'N' => to_last_rank > 1,
        _ => true,
    }
}

/// Shogi, rule 2: not where it could not move; no second unpromoted pawn on a file.
pub(super) fn may_drop(position: &Position, token: Token, to: Square) -> bool {
    let side = position.side;
    let pawn_on_file = || {
        let pawn = |(square, other): &(Square, Token)| square.file == to.file && *other == Token::plain('P');
        position.pieces(side).iter().any(pawn)
    };
    can_move_on(position, side, token, to) && !(token.letter == 'P' && pawn_on_file())
}

/// Shogi, rule 2: a pawn drop must not mate.
pub(super) fn demand(token: Token) -> Demand {
    if token.letter == 'P' { Demand::MustNotMate } else { Demand::None }
}
