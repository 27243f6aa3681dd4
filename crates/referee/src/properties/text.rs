//! What is written reads back.

use std::collections::BTreeSet;

use komadai::Position;

use super::{Verdict, same};
use crate::Subject;

/// The position's text reads back as the same position, and is written the same again.
pub(super) fn position_reads_back(_: &Subject, position: &Position) -> Verdict {
    let text = position.to_string();
    let setup = position.rules().parse(&text).map_err(|error| error.to_string())?;
    same("setup read back", &setup, position.setup())?;
    same("text written again", &setup.text(position.rules()), &text)
}

/// The text of every legal move reads back as that move, and no two have the same.
pub(super) fn moves_read_back(_: &Subject, position: &Position) -> Verdict {
    let mut texts = BTreeSet::new();
    for chosen in position.legal_moves() {
        let text = position.text(chosen);
        same(&format!("{text} read back"), &position.parse_move(&text), &Ok(chosen))?;
        if !texts.insert(text.clone()) {
            return Err(format!("two legal moves are written {text}"));
        }
    }
    Ok(())
}
