//! What C is told of a position is what Rust is told.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ptr::null_mut;
use std::sync::Arc;

use komadai::{Position, Tables, load_game};
use komadai_ffi::*;

use crate::handle::{list, text};

/// How many games are kept compiled.
const COMPILED: usize = 64;

/// The tables of a game that a file describes.
fn tables(file: String) -> Arc<Tables> {
    thread_local! {
        static TABLES: RefCell<HashMap<String, Arc<Tables>>> = RefCell::default();
    }
    TABLES.with_borrow_mut(|tables| {
        if tables.len() >= COMPILED && !tables.contains_key(&file) {
            tables.clear();
        }
        let compile =
            |file: &String| load_game(file).unwrap_or_else(|error| panic!("what was written:\n{file}\n{error}"));
        tables.entry(file).or_insert_with_key(compile).clone()
    })
}

/// Ends the run if the C ABI says something else about a position than the Rust library.
pub(crate) fn agree(handle: *const komadai_position) {
    let (mut rules, mut count, mut check) = (null_mut(), 0, 0);
    let mut info = std::mem::MaybeUninit::<komadai_position_info>::uninit();
    let mut outcome = komadai_outcome { reason: 0, winner: 0 };
    // SAFETY: the script owns the position, the rules are freed here, and all buffers are as large as is said. The info
    // is written, since the call succeeds.
    let (file, written, moves, texts, info) = unsafe {
        assert_eq!(komadai_position_rules(handle, &mut rules), komadai_status::Ok);
        let file = text(|to, room, needed| komadai_rules_text(rules, 7, to, room, needed));
        komadai_rules_free(rules);
        assert_eq!(komadai_position_count_moves(handle, &mut count), komadai_status::Ok);
        assert_eq!(komadai_position_is_check(handle, &mut check), komadai_status::Ok);
        assert_eq!(komadai_position_outcome(handle, &mut outcome), komadai_status::Ok);
        assert_eq!(komadai_position_describe(handle, info.as_mut_ptr()), komadai_status::Ok);
        let written = text(|to, room, needed| komadai_position_text(handle, to, room, needed));
        let moves = list(|to, room, needed| komadai_position_legal_moves(handle, to, room, needed));
        let texts = text(|to, room, needed| komadai_position_legal_move_texts(handle, to, room, needed));
        (file, written, moves, texts, info.assume_init())
    };
    let tables = tables(file);
    let setup = tables.rules().parse(&written).unwrap_or_else(|error| panic!("what was written: {written}\n{error}"));
    let position = Position::new_waiving(&tables, setup, |_| true);
    let position = position.unwrap_or_else(|error| panic!("what was written: {written}\n{error}"));
    let legal = position.legal_moves();
    assert_eq!(moves, legal.iter().map(|&chosen| chosen.into()).collect::<Vec<_>>(), "{written}");
    assert_eq!(texts, legal.iter().map(|&chosen| position.text(chosen)).collect::<Vec<_>>().join("\n"), "{written}");
    assert_eq!((count, check == 1), (legal.len() as u64, position.is_check()), "{written}");
    assert_eq!(
        (info.hash, info.ply, outcome),
        (position.hash(), position.ply(), position.outcome().into()),
        "{written}"
    );
    assert_eq!(position.to_string(), written);
    if let Some(&chosen) = legal.first() {
        let changes: Vec<komadai_change> = position.changes(chosen).into_iter().flatten().map(Into::into).collect();
        // SAFETY: as above.
        let told =
            list(|to, room, needed| unsafe { komadai_position_changes(handle, chosen.into(), to, room, needed) });
        assert_eq!(told, changes, "{written}");
    }
}
