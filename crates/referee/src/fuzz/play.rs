//! Positions reached by mutations and moves.

use arbitrary::{Arbitrary, Unstructured};
use komadai::{Game, Position, Setup};

use super::hold;
use crate::properties::{Identities, check, nothing_panics};
use crate::{Mutation, Scene};

/// A setup that may break any rule is refused with reasons, or nothing panics.
pub(super) fn setup(bytes: &[u8]) {
    let mut bytes = Unstructured::new(bytes);
    let Ok(Scene { subject, position }) = Scene::read(&mut bytes) else { return };
    let mut setup = *position.setup();
    let rights: u8 = bytes.arbitrary().unwrap_or(0);
    for _ in 0..Scene::MUTATIONS {
        if bytes.is_empty() {
            break;
        }
        Mutation::arbitrary(&mut bytes).into_iter().for_each(|mutation| mutation.alter(&position, &mut setup));
    }
    setup.rights ^= rights;
    hold(nothing_panics(subject, &setup));
}

/// A game from any position: moves, undo and redo, and what holds of the last position.
pub(super) fn play(bytes: &[u8]) {
    let mut bytes = Unstructured::new(bytes);
    let Ok(Scene { subject, position }) = Scene::read(&mut bytes) else { return };
    let mut game = Game::new(position);
    while let Ok(&[number]) = bytes.bytes(1) {
        let position = game.position().clone();
        let played = position.legal_moves().get(usize::from(number)).map(|&chosen| game.play(chosen));
        if !matches!(played, Some(Ok(()))) && game.undo() && number & 1 == 0 {
            assert!(game.redo(), "what was taken back can be played again");
        }
        assert_eq!(game.positions().count(), game.len() + 1);
    }
    for group in ["legality/", "history/", "text/", "rotation/", "conservation/", "explanation/"] {
        hold(check(subject, game.position(), group));
    }
}

/// One position and at most two plies, engine against referee: the legal moves of each, and for one in four all that
/// the referee can tell.
pub(super) fn versus_referee(bytes: &[u8]) {
    let mut bytes = Unstructured::new(bytes);
    let Ok(Scene { subject, mut position }) = Scene::read(&mut bytes) else { return };
    for ply in 0..3 {
        let all = position.hash() % 4 == 0;
        hold(check(subject, &position, if all { "referee/" } else { "referee/legal-moves" }));
        if ply == 2 || bytes.is_empty() {
            break;
        }
        Mutation::Play(bytes.arbitrary().unwrap_or(0)).apply(&mut position);
    }
}

/// Hashes along a line of play.
pub(super) fn hash(bytes: &[u8]) {
    let mut bytes = Unstructured::new(bytes);
    let Ok(Scene { subject, mut position }) = Scene::read(&mut bytes) else { return };
    let mut identities = Identities::default();
    while !bytes.is_empty() {
        hold(identities.meet(subject, &position));
        hold(check(subject, &position, "hash/fresh"));
        Mutation::Play(bytes.arbitrary().unwrap_or(0)).apply(&mut position);
        let turned = Setup { side: !position.side(), ..*position.setup() };
        assert_ne!(turned.hash(), position.hash(), "{position}");
    }
    hold(check(subject, &position, "hash/"));
}

/// What is attacked is what some move removes.
pub(super) fn attacked(bytes: &[u8]) {
    let Ok(Scene { subject, position }) = Scene::read(&mut Unstructured::new(bytes)) else { return };
    hold(check(subject, &position, "attack/"));
    let rotated: Position = position.rotated();
    hold(check(subject, &rotated, "attack/checkers"));
}
