//! Games that nobody has described before.

use arbitrary::{Arbitrary, Unstructured};
use komadai::{Description, Position};

use super::{Edit, hold};
use crate::properties::{check, nothing_panics};
use crate::{Mutation, Scene, Subject};

/// Edits to the description of a game never panic, and a game that builds can be played.
pub(super) fn rules_builder(bytes: &[u8]) {
    let mut bytes = Unstructured::new(bytes);
    let (name, game) = edited(&mut bytes);
    let Ok(rules) = Description::build(game) else { return };
    let subject = Subject::new(&name, rules, None);
    let Ok(mut position) = Position::new_waiving(subject.tables(), *subject.start().setup(), |_| true) else {
        return;
    };
    hold(nothing_panics(&subject, position.setup()));
    for _ in 0..Scene::MUTATIONS / 4 {
        Mutation::arbitrary(&mut bytes).into_iter().for_each(|mutation| mutation.apply(&mut position));
    }
    for group in ["legality/", "history/", "text/position", "hash/fresh", "attack/check-is"] {
        hold(check(&subject, &position, group));
    }
}

/// One of the games, edited, and a name that tells how.
fn edited(bytes: &mut Unstructured<'_>) -> (String, Description) {
    let base = Subject::chosen(bytes.arbitrary().unwrap_or(0));
    let mut game = base.tables().rules().description().clone();
    let mut name = format!("{}, edited", base.name());
    for _ in 0..bytes.int_in_range(0..=15).unwrap_or(0) {
        let Ok(edit) = Edit::arbitrary(bytes) else { break };
        name += &format!(", {edit:?}");
        edit.apply(&mut game);
    }
    (name, game)
}
