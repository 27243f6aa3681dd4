//! What a move did can be told, taken back and refused.

use komadai::{Change, Game, Move, Place, Position};

use super::{Verdict, same};
use crate::Subject;

/// Playing a move and taking it back gives the position back; playing it again, the position after it.
pub(super) fn undo_restores(_: &Subject, position: &Position) -> Verdict {
    let mut game = Game::new(position.clone());
    if game.outcome().is_some() {
        return Ok(());
    }
    for chosen in position.legal_moves() {
        let text = position.text(chosen);
        game.play(chosen).map_err(|error| format!("{text}: {error}"))?;
        let after = game.position().clone();
        same(&format!("undo of {text}"), &game.undo(), &true)?;
        same(&format!("after taking back {text}"), game.position(), position)?;
        same(&format!("redo of {text}"), &game.redo(), &true)?;
        same(&format!("after playing {text} again"), game.position(), &after)?;
        game.undo();
    }
    Ok(())
}

/// The changes of each legal move, written on the old board and hands, give the new ones; each change tells rightly
/// what it replaces.
pub(super) fn changes_rebuild(_: &Subject, position: &Position) -> Verdict {
    let rules = position.rules();
    for chosen in position.legal_moves() {
        let text = position.text(chosen);
        let changes = position.changes(chosen).map_err(|error| format!("{text}: {error}"))?;
        let mut setup = *position.setup();
        for Change { place, was, now, why } in changes {
            match place {
                Place::Board(square) => {
                    same(&format!("{text}, {} replaces", why.name()), &setup.put(rules, square, now), &was)?;
                }
                Place::Hand(side) => {
                    for (piece, step) in [(was, -1), (now, 1)] {
                        let Some(piece) = piece else { continue };
                        let count = i32::from(setup.in_hand(rules, side, piece.kind)) + step;
                        let count = u16::try_from(count).map_err(|_| format!("{text}: {count} in hand"))?;
                        same(&format!("{text}, owner in hand"), &piece.side, &side)?;
                        setup.set_in_hand(rules, side, piece.kind, count);
                    }
                }
            }
        }
        let after = position.after(chosen).map_err(|error| format!("{text}: {error}"))?;
        same(&format!("board rebuilt from the changes of {text}"), &setup.board, after.board())?;
        same(&format!("hands rebuilt from the changes of {text}"), &setup.hands, &after.setup().hands)?;
    }
    Ok(())
}

/// A move that is refused leaves the position as it was.
pub(super) fn refusal_changes_nothing(_: &Subject, position: &Position) -> Verdict {
    let mut played = position.clone();
    let Some(square) = position.rules().shape().squares().first() else { return Ok(()) };
    // No game has a move that goes nowhere in this form.
    let nowhere = Move::Step { from: square, to: square };
    same("a step to where it starts is legal", &played.play(nowhere).is_ok(), &false)?;
    same("after a refused move", &played, position)
}
