//! Fusion Mitregi, both games.

use super::game::{Game, Options, Side};
use super::moves::{Choice, Move};
use super::position::Position;
use super::square::Square;
use super::token::Token;
use super::walk::{
    ALL_EIGHT, ANY_DISTANCE, CAMEL, DIAGONAL, FORWARD, FORWARD_LEFT, FORWARD_RIGHT, GOLD, KNIGHT, ORTHOGONAL, SILVER,
    Walk,
};

/// The order of the two letters of a fused piece.
const ORDER: &str = "RBNCGSZFWMHUXP";

/// Fusion Mitregi, rule 3.2: the pairs of both games.
const BOTH: &str = "RB RM WM RN RH WH RC RU WU BN BW MH BC BH MU NC BU HU NW NM NU CW CM CH";
/// The pairs that SBFM has besides.
const ONLY_SB: &str = "RS BG RG BS WS MG WG MS";
/// The pairs that SCFM has besides.
const ONLY_SC: &str = "RF BZ RX BP WF MZ ZX FP WZ MF NZ NF NP NX CZ CF CP CX HZ UZ HF UF HP HX UP UX";
/// Fusion Mitregi, rule 3.3: the pairs of the option `unnamed_pairs`.
const UNNAMED_SB: &str = "GS";
const UNNAMED_SC: &str = "ZF WX MP PX";

/// Whether the two letters, in either order, are a pair of the game.
pub(super) fn is_pair(game: Game, options: Options, a: char, b: char) -> bool {
    let (besides, unnamed) = match game {
        Game::FusionMitregiSb => (ONLY_SB, UNNAMED_SB),
        Game::FusionMitregiSc => (ONLY_SC, UNNAMED_SC),
        Game::HandShogi | Game::GreatWhaleShogi | Game::MinjikuShogi | Game::MedusaShogi | Game::Shogi => {
            return false;
        }
    };
    let listed = |list: &str| list.split(' ').any(|pair| pair.chars().eq([a, b]) || pair.chars().eq([b, a]));
    listed(BOTH) || listed(besides) || (options.unnamed_pairs && listed(unnamed))
}

/// Whether the letters are in the order in which a fused piece is written.
pub(super) fn in_order(first: char, second: char) -> bool {
    ORDER.find(first) < ORDER.find(second)
}

/// The piece that two allies become.
pub(super) fn fuse(a: Token, b: Token) -> Token {
    let (first, second) = if in_order(a.letter, b.letter) { (a, b) } else { (b, a) };
    Token { partner: Some(second.letter), ..first }
}

/// Fusion Mitregi, rule 2: whether the simple piece has a backward move.
fn goes_back(letter: char) -> bool {
    !"WMHUXP".contains(letter)
}

/// Fusion Mitregi, rule 3.4.
fn in_enemy_camp(position: &Position, side: Side, square: Square) -> bool {
    square.to_last_rank(position.game, side) < 2
}

/// Fusion Mitregi, rule 2: the squares that a simple piece reaches, whoever stands there.
fn reached(position: &Position, from: Square, side: Side, letter: char) -> Vec<Square> {
    let mut walk = Walk::new(position, from, side);
    let forward_diagonal = [FORWARD_LEFT, FORWARD_RIGHT];
    match letter {
        'K' => walk.leap(&ALL_EIGHT),
        'R' => walk.slide(&ORTHOGONAL, ANY_DISTANCE),
        'W' => walk.slide(&[FORWARD], ANY_DISTANCE),
        'B' => walk.slide(&DIAGONAL, ANY_DISTANCE),
        'M' => walk.slide(&forward_diagonal, ANY_DISTANCE),
        'N' => walk.leap(&KNIGHT),
        'H' => walk.leap(&[(-1, 2), (1, 2)]),
        'C' => walk.leap(&CAMEL),
        'U' => walk.leap(&[(-1, 3), (1, 3)]),
        'G' => walk.leap(&GOLD),
        'S' => walk.leap(&SILVER),
        'Z' => walk.leap(&ORTHOGONAL),
        'X' => walk.leap(&forward_diagonal),
        'F' => walk.leap(&DIAGONAL),
        'P' => walk.leap(&[FORWARD]),
        _ => &mut walk,
    };
    walk.reached
}

/// All moves of one piece: moves, fusions and fissions.
pub(super) fn moves(position: &Position, from: Square, side: Side, token: Token) -> Vec<Move> {
    match token.partner {
        None => simple_moves(position, from, side, token),
        Some(partner) => fused_moves(position, from, side, (token.letter, partner)),
    }
}

/// Fusion Mitregi, rule 3: moves and fusions of a simple piece.
fn simple_moves(position: &Position, from: Square, side: Side, token: Token) -> Vec<Move> {
    let may_go = |to: &Square| match position.at(*to) {
        Some((owner, ally)) if owner == side => may_fuse(position, side, (token, ally), *to),
        _ => true,
    };
    let squares = reached(position, from, side, token.letter).into_iter();
    squares.filter(may_go).map(|to| Move::plain(from, to)).collect()
}

/// Fusion Mitregi, rules 3.1 to 3.4: two unfused allies, a pair of the table, and in the enemy camp one of them with
/// a backward move.
fn may_fuse(position: &Position, side: Side, (mover, ally): (Token, Token), on: Square) -> bool {
    let is_pair = is_pair(position.game, position.options, mover.letter, ally.letter);
    let one_goes_back = goes_back(mover.letter) || goes_back(ally.letter);
    ally.partner.is_none() && is_pair && (one_goes_back || !in_enemy_camp(position, side, on))
}

/// Fusion Mitregi, rule 4: moves and fissions of a fused piece.
fn fused_moves(position: &Position, from: Square, side: Side, (a, b): (char, char)) -> Vec<Move> {
    let forward_only = !goes_back(a) && !goes_back(b);
    let mut moves = Vec::new();
    for component in [a, b] {
        for to in reached(position, from, side, component) {
            let barred = forward_only && in_enemy_camp(position, side, to);
            if position.side_at(to) != Some(side) && !barred {
                moves.push(Move::plain(from, to));
            }
            if position.at(to).is_none() {
                moves.push(Move::plain(from, to).with(Choice::Split(component)));
            }
        }
    }
    moves
}
