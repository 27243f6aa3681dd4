//! What is attacked is what some move removes.

use komadai::{Move, Position, Setup, Side, Square, SquareSet};
use komadai_rules::{FileScope, Limit};

use super::{Verdict, royals, same};
use crate::Subject;

/// For every square that holds an enemy of a side, `attackers` are the pieces whose pseudo-legal moves, were it that
/// side's turn, remove that enemy. For every empty square the enemy king is lifted and put there first.
///
/// A square that has vanished is none. The exception is a game in which a file limit forbids captures that are attacks
/// all the same (Hand Shogi, rule 6, option `file_rule_limits_check` off): there attackers can be more.
pub(super) fn attackers_are_what_removes(_: &Subject, position: &Position) -> Verdict {
    let rules = position.rules();
    let exception = some_attacks_are_no_captures(position);
    for side in Side::BOTH {
        // Castling takes nothing, and a lifted king has no right to it.
        let setup = Setup { side, rights: 0, ..*position.setup() };
        let removed = removers(position, setup)?;
        for square in position.board().side(!side) {
            compare(position, side, square, removed[square.index()], exception)?;
        }
        let Some(king) = lone_royal(position, !side) else { continue };
        for square in rules.shape().squares() - position.board().occupied() - rules.shape().vanishing() {
            let mut moved = setup;
            let piece = moved.put(rules, king, None);
            moved.put(rules, square, piece);
            compare(position, side, square, removers(position, moved)?[square.index()], exception)?;
        }
    }
    Ok(())
}

/// It is check when some move of the other side, were it its turn, would take a royal piece.
pub(super) fn check_is_what_takes_a_king(_: &Subject, position: &Position) -> Verdict {
    let royals = royals(position.rules(), position.board(), position.side());
    let removers = removers(position, Setup { side: !position.side(), rights: 0, ..*position.setup() })?;
    let is_check = royals.iter().any(|royal| removers[royal.index()].any());
    if is_check == position.is_check() || (position.is_check() && some_attacks_are_no_captures(position)) {
        return Ok(());
    }
    Err(format!("check is {}, but some move takes a king: {is_check}", position.is_check()))
}

/// The checkers are the attackers of the royal pieces.
pub(super) fn checkers_attack_the_king(_: &Subject, position: &Position) -> Verdict {
    same("check", &position.is_check(), &position.checkers().any())?;
    let side = position.side();
    let Some(king) = lone_royal(position, side) else { return Ok(()) };
    same("checkers", &position.checkers(), &position.attackers(king, !side))
}

fn compare(position: &Position, side: Side, square: Square, removers: SquareSet, more: bool) -> Verdict {
    let attackers = position.attackers(square, side);
    if attackers == removers || (more && (removers - attackers).is_empty()) {
        return Ok(());
    }
    let shape = position.rules().shape();
    let names = |set: SquareSet| set.iter().map(|square| shape.square_name(square)).collect::<Vec<_>>().join(" ");
    Err(format!(
        "{} is attacked by {side:?} from [{}], but removed from [{}]",
        shape.square_name(square),
        names(attackers),
        names(removers)
    ))
}

/// For every square, from where the side to move of the setup removes an enemy on it.
fn removers(position: &Position, setup: Setup) -> Result<Vec<SquareSet>, String> {
    let turned = Position::new_waiving(position.tables(), setup, |_| true)
        .map_err(|error| format!("refused, with the other side to move: {error}"))?;
    let enemy = !turned.side();
    let before = turned.board().side(enemy);
    let mut removers = vec![SquareSet::EMPTY; 128];
    for chosen in turned.pseudo_legal_moves() {
        let Some(from) = chosen.from() else { continue };
        if matches!(chosen, Move::Step { to, .. } if turned.piece_at(to).is_none()) && !burns(&turned) {
            continue;
        }
        let mut after = turned.clone();
        after.play_unchecked(chosen);
        for square in before - after.board().side(enemy) {
            removers[square.index()].insert(from);
        }
    }
    Ok(removers)
}

/// Whether the game has a file limit that forbids captures which are attacks all the same.
fn some_attacks_are_no_captures(position: &Position) -> bool {
    position
        .rules()
        .limits()
        .iter()
        .any(|limit| matches!(limit, Limit::File { scope: FileScope::Arrivals, limits_check: false, .. }))
}

/// The only royal piece of a side.
fn lone_royal(position: &Position, side: Side) -> Option<Square> {
    let royals = royals(position.rules(), position.board(), side);
    royals.first().filter(|_| !royals.many())
}

/// Whether moves of the game burn, so that one to an empty square can remove something too.
fn burns(position: &Position) -> bool {
    position.rules().effects().iter().any(|effect| matches!(effect, komadai_rules::Effect::Burn(_)))
}
