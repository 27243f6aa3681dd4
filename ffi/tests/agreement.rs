//! What C is told is what Rust is told.

#![allow(clippy::unwrap_used)]

use std::ffi::{CString, c_char};
use std::ptr::{null, null_mut};

use komadai::{Game, Position, Variant};
use komadai_ffi::*;

fn ok(status: komadai_status) {
    assert_eq!(status, komadai_status::Ok);
}

/// A list of the C ABI, in a buffer that is just large enough.
fn list<T: Copy>(mut call: impl FnMut(*mut T, usize, *mut usize) -> komadai_status) -> Vec<T> {
    let (mut items, mut needed): (Vec<T>, usize) = (Vec::new(), 0);
    ok(call(null_mut(), 0, &mut needed));
    items.reserve_exact(needed);
    ok(call(items.as_mut_ptr(), needed, &mut needed));
    // SAFETY: the call has written so many items.
    unsafe { items.set_len(needed) };
    items
}

fn text(call: impl FnMut(*mut c_char, usize, *mut usize) -> komadai_status) -> String {
    let bytes: Vec<u8> = list(call).into_iter().map(|byte| byte as u8).collect();
    String::from_utf8(bytes[..bytes.len() - 1].to_vec()).unwrap()
}

/// The handle of an equal position.
fn handle(position: &Position) -> *mut komadai_position {
    let id = CString::new(position.rules().id()).unwrap();
    let text = CString::new(position.to_string()).unwrap();
    let (mut rules, mut handle) = (null_mut(), null_mut());
    // SAFETY: all pointers are of living things, and both texts end in NUL.
    unsafe {
        ok(komadai_rules_new(id.as_ptr(), KOMADAI_NUL_TERMINATED, null(), 0, &mut rules));
        ok(komadai_position_parse(rules, text.as_ptr(), KOMADAI_NUL_TERMINATED, &mut handle));
        komadai_rules_free(rules);
    }
    handle
}

fn agree(position: &Position) {
    let handle = handle(position);
    let moves = position.legal_moves();
    let as_c: Vec<komadai_move> = moves.iter().map(|&chosen| chosen.into()).collect();
    // SAFETY: the handle is alive until it is freed at the end, and all buffers are as large as is said.
    unsafe {
        assert_eq!(list(|to, cap, needed| komadai_position_legal_moves(handle, to, cap, needed)), as_c);
        let texts: Vec<String> = moves.iter().map(|&chosen| position.text(chosen)).collect();
        let told = text(|to, cap, needed| komadai_position_legal_move_texts(handle, to, cap, needed));
        assert_eq!(told, texts.join("\n"));
        for square in position.rules().shape().plan() {
            let number = square.index() as u8;
            let from: Vec<komadai_move> = position.moves_from(square).into_iter().map(Into::into).collect();
            assert_eq!(
                list(|to, cap, needed| komadai_position_moves_from(handle, number, to, cap, needed)),
                from
            );
        }
        for kind in position.rules().kinds() {
            let number = kind.index() as u8;
            let drops: Vec<komadai_move> = position.drops(kind).into_iter().map(Into::into).collect();
            assert_eq!(
                list(|to, cap, needed| komadai_position_drops(handle, number, to, cap, needed)),
                drops
            );
        }
        let squares =
            |set: komadai::SquareSet| set.iter().map(|square| square.index() as u8).collect::<Vec<_>>();
        assert_eq!(
            list(|to, cap, needed| komadai_position_petrified(handle, to, cap, needed)),
            squares(position.petrified())
        );
        assert_eq!(
            list(|to, cap, needed| komadai_position_checkers(handle, to, cap, needed)),
            squares(position.checkers())
        );
        for &chosen in moves.iter().step_by(7) {
            let changes: Vec<komadai_change> =
                position.changes(chosen).unwrap().into_iter().map(Into::into).collect();
            let told =
                list(|to, cap, needed| komadai_position_changes(handle, chosen.into(), to, cap, needed));
            assert_eq!(told, changes);
        }
        komadai_position_free(handle);
    }
}

#[test]
fn positions_of_every_game() {
    for &variant in Variant::ALL {
        let mut game = Game::new(variant.start());
        let mut random = 7_u32;
        for ply in 0..120 {
            if ply % 6 == 0 {
                agree(game.position());
            }
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let moves = game.position().legal_moves();
            let Some(&chosen) = moves.get((random >> 8) as usize % moves.len().max(1)) else { break };
            if game.play(chosen).is_err() {
                break;
            }
        }
    }
}

#[test]
fn a_position_with_more_moves_than_are_noted_on_the_stack() {
    let position = Position::parse(&Variant::Shogi.tables(), "4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP 1").unwrap();
    assert!(position.count_moves() > 512);
    agree(&position);
}
