//! Hand Shogi.

use super::drops::Demand;
use super::game::Side;
use super::moves::{Choice, Move};
use super::position::Position;
use super::square::Square;
use super::token::Token;
use super::walk::{
    ALL_EIGHT, ANY_DISTANCE, DIAGONAL, FORWARD, GOLD, LEFT, ORTHOGONAL, RIGHT, SILVER, TWO_DIAGONAL, TWO_ORTHOGONAL,
    Walk,
};

/// All moves of one piece.
pub(super) fn moves(position: &Position, from: Square, side: Side, token: Token) -> Vec<Move> {
    let may_go = |to: &Square| token.letter != 'F' || !another_soldier_on_file(position, side, from, *to);
    let moves = targets(position, from, side, token).into_iter().filter(may_go);
    moves.map(|to| Move::plain(from, to).with(choice(position, side, token, to))).collect()
}

/// Hand Shogi, rule 4: the half-knight must promote on the last three ranks; nothing else promotes.
fn choice(position: &Position, side: Side, token: Token, to: Square) -> Choice {
    let half_knight = token == Token::plain('N');
    if half_knight && to.to_last_rank(position.game, side) < 3 { Choice::Promote } else { Choice::Plain }
}

/// Hand Shogi, rule 2: the free and enemy squares that a piece reaches.
fn targets(position: &Position, from: Square, side: Side, token: Token) -> Vec<Square> {
    let mut walk = Walk::new(position, from, side);
    match (token.letter, token.promoted) {
        ('K', _) => walk.leap(&ALL_EIGHT),
        ('G', _) | ('N', true) => walk.leap(&GOLD),
        ('S', _) => walk.leap(&SILVER),
        ('L', _) => walk.slide(&[FORWARD], ANY_DISTANCE),
        ('F', _) => walk.leap(&[FORWARD, LEFT, RIGHT]),
        ('P', _) => walk.leap(&TWO_ORTHOGONAL).leap(&TWO_DIAGONAL),
        ('O', _) => walk.leap(&TWO_ORTHOGONAL),
        ('H', _) => walk.leap(&TWO_DIAGONAL),
        ('T', _) => walk.slide(&DIAGONAL, 3),
        ('R', _) => walk.slide(&ORTHOGONAL, 3),
        ('N', false) if position.options.wide_half_knight => walk.leap(&[(-1, 2), (1, 2), (-2, 1), (2, 1)]),
        ('N', false) => walk.leap(&[(-1, 2), (1, 2)]),
        _ => &mut walk,
    };
    walk.free_or_enemy()
}

/// Hand Shogi, rule 6: whether the target's file holds a soldier of that side other than the one that goes.
fn another_soldier_on_file(position: &Position, side: Side, from: Square, to: Square) -> bool {
    let soldiers = position.pieces(side).into_iter().filter(|&(_, token)| token.letter == 'F');
    soldiers.into_iter().any(|(square, _)| square != from && square.file == to.file)
}

/// The captures that rule 6 forbids to soldiers: attacks when the option `file_rule_limits_check` is off.
pub(super) fn forbidden_captures(position: &Position, side: Side) -> Vec<Move> {
    let mut captures = Vec::new();
    for (from, token) in position.pieces(side) {
        if token.letter == 'F' {
            let all = targets(position, from, side, token).into_iter();
            captures.extend(all.filter(|&to| position.at(to).is_some()).map(|to| Move::plain(from, to)));
        }
    }
    captures
}

/// Hand Shogi, rules 5.2, 5.3 and 5.5.
pub(super) fn may_drop(position: &Position, token: Token, to: Square) -> bool {
    let side = position.side;
    let to_last_rank = to.to_last_rank(position.game, side);
    match token.letter {
        'L' => to_last_rank > 0,
        'N' => to_last_rank > 2,
        // The drop square is empty, so no soldier is left out.
        'F' => !another_soldier_on_file(position, side, to, to),
        _ => true,
    }
}

/// Hand Shogi, rule 5.4: onager and hasty only with check.
pub(super) fn demand(token: Token) -> Demand {
    if token.letter == 'O' || token.letter == 'H' { Demand::MustCheck } else { Demand::None }
}
