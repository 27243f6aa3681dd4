//! Readers of text.

use arbitrary::Unstructured;
use komadai::{MoveTextError, Movement, PositionError};

use super::hold;
use crate::properties::{check, nothing_panics};
use crate::{Scene, Subject};

/// A text is no position, and the error says where; or what is read is written and read again the same.
pub(super) fn position_text(bytes: &[u8]) {
    let Some((&number, text)) = bytes.split_first() else { return };
    let (subject, text) = (Subject::chosen(number), String::from_utf8_lossy(text));
    match komadai::Position::parse(subject.tables(), &text) {
        Ok(position) => ["hash/fresh", "text/", "legality/s", "rotation/"]
            .iter()
            .for_each(|group| hold(check(subject, &position, group))),
        Err(PositionError::Parse(error)) => {
            assert!(error.offset <= text.len() && text.is_char_boundary(error.offset), "{error} in {text:?}");
        }
        Err(PositionError::Setup(_)) => {
            hold(subject.tables().rules().parse(&text).map(|setup| hold(nothing_panics(subject, &setup))));
        }
        Err(error) => panic!("an error of a new sort: {error}"),
    }
}

/// A text is no move, and the error says where; or the move is written and read again the same.
pub(super) fn move_text(bytes: &[u8]) {
    let mut bytes = Unstructured::new(bytes);
    let Ok(Scene { position, .. }) = Scene::read(&mut bytes) else { return };
    let text = String::from_utf8_lossy(bytes.take_rest());
    match position.read_move(&text) {
        Ok(chosen) => {
            assert_eq!(position.text(chosen), text, "{position}");
            assert_eq!(position.parse_move(&text).is_ok(), position.legal_moves().contains(&chosen));
        }
        Err(MoveTextError::Malformed { offset, .. }) => {
            assert!(offset <= text.len() && text.is_char_boundary(offset), "byte {offset} of {text:?}");
        }
        Err(error) => panic!("reading {text:?} judged it: {error}"),
    }
}

/// A text is no movement, and the error says where; or the movement is written and read again the same.
pub(super) fn betza(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match text.parse::<Movement>() {
        Ok(movement) => {
            let written = movement.to_string();
            assert_eq!(hold(written.parse::<Movement>()), movement, "{text:?} written as {written:?}");
            assert!(!movement.words().is_empty(), "{text:?}");
        }
        Err(error) => {
            assert!(error.offset <= text.len() && text.is_char_boundary(error.offset), "{error} in {text:?}");
        }
    }
}
