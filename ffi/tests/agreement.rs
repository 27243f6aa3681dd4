//! What C is told is what Rust is told.

#![allow(clippy::unwrap_used)]

use std::ffi::{CString, c_char};
use std::ptr::{null, null_mut};

use komadai::{Game, Position, Record, Variant};
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
            assert_eq!(list(|to, cap, needed| komadai_position_moves_from(handle, number, to, cap, needed)), from);
        }
        for kind in position.rules().kinds() {
            let number = kind.index() as u8;
            let drops: Vec<komadai_move> = position.drops(kind).into_iter().map(Into::into).collect();
            assert_eq!(list(|to, cap, needed| komadai_position_drops(handle, number, to, cap, needed)), drops);
        }
        let squares = |set: komadai::SquareSet| set.iter().map(|square| square.index() as u8).collect::<Vec<_>>();
        assert_eq!(
            list(|to, cap, needed| komadai_position_petrified(handle, to, cap, needed)),
            squares(position.petrified())
        );
        assert_eq!(
            list(|to, cap, needed| komadai_position_checkers(handle, to, cap, needed)),
            squares(position.checkers())
        );
        let captures: Vec<komadai_move> = position.capture_moves().into_iter().map(Into::into).collect();
        assert_eq!(list(|to, cap, needed| komadai_position_capture_moves(handle, to, cap, needed)), captures);
        for &chosen in moves.iter().step_by(7) {
            let mut check = 2;
            assert_eq!(komadai_position_gives_check(handle, chosen.into(), &mut check), komadai_status::Ok);
            assert_eq!(check, u8::from(position.gives_check(chosen)));
            assert_eq!(
                list(|to, cap, needed| komadai_position_captured(handle, chosen.into(), to, cap, needed)),
                squares(position.captured(chosen))
            );
            let changes: Vec<komadai_change> = position.changes(chosen).unwrap().into_iter().map(Into::into).collect();
            let told = list(|to, cap, needed| komadai_position_changes(handle, chosen.into(), to, cap, needed));
            assert_eq!(told, changes);
        }
        komadai_position_free(handle);
    }
}

/// A game that is played at random, shown before every move.
fn played(variant: Variant, mut each: impl FnMut(usize, &Position)) -> Game {
    let mut game = Game::new(variant.start());
    let mut random = 7_u32;
    for ply in 0..120 {
        each(ply, game.position());
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let moves = game.position().legal_moves();
        let Some(&chosen) = moves.get((random >> 8) as usize % moves.len().max(1)) else { break };
        if game.play(chosen).is_err() {
            break;
        }
    }
    game
}

#[test]
fn positions_of_every_game() {
    for &variant in Variant::ALL {
        played(variant, |ply, position| {
            if ply % 6 == 0 {
                agree(position);
            }
        });
    }
}

#[test]
fn records_and_files_of_every_game() {
    for &variant in Variant::ALL {
        let game = played(variant, |_, _| {});
        let written = Record::of(&game).text(game.position().tables());
        let file = CString::new(game.rules().to_toml()).unwrap();
        let record = CString::new(written.as_str()).unwrap();
        let (mut rules, mut built_in, mut own, mut again) = (null_mut(), null_mut(), null_mut(), null_mut());
        let (mut hash, nul) = (0, KOMADAI_NUL_TERMINATED);
        // SAFETY: all pointers are of living things, and both texts end in NUL.
        unsafe {
            ok(komadai_rules_load(file.as_ptr(), nul, &mut rules));
            ok(komadai_record_parse(record.as_ptr(), nul, &mut built_in));
            ok(komadai_record_parse_for(rules, record.as_ptr(), nul, &mut own));
            for record in [built_in, own] {
                assert_eq!(text(|to, cap, needed| komadai_record_text(record, to, cap, needed)), written);
                let moves = text(|to, cap, needed| komadai_record_move_texts(record, to, cap, needed));
                assert_eq!(moves, game.move_texts().join("\n"));
                ok(komadai_record_game(record, &mut again));
                ok(komadai_game_hash(again, &mut hash));
                assert_eq!(hash, game.hash(), "{variant:?}");
                komadai_game_free(again);
                komadai_record_free(record);
            }
            komadai_rules_free(rules);
        }
    }
}

#[test]
fn the_first_fault_of_a_text_has_a_place() {
    // A mark that some editors put first, letters of several bytes, and ends of lines with a return.
    let record = "\u{feff}[Variant \"shogi\"]\r\n\r\n{王将} 1. 7g7f 王 * 7g7f";
    let file = "id = \"王\"\ntitle = '王' # 王\nfiles = 3";
    let (mut line, mut column, mut offset) = (0, 0, 0);
    // SAFETY: all pointers are of living things, and lengths are those of the texts.
    unsafe {
        let mut made = null_mut();
        let status = komadai_record_parse(record.as_ptr().cast(), record.len(), &mut made);
        assert_eq!(status, komadai_status::MalformedRecord);
        ok(komadai_error_place(&mut line, &mut column));
        ok(komadai_error_offset(&mut offset));
        assert_eq!((line, column, offset as usize), (3, 14, record.rfind('王').unwrap()));
        let message = text(|to, cap, needed| komadai_error_message(to, cap, needed));
        assert_eq!(message.lines().count(), 2, "{message}");

        let mut made = null_mut();
        let status = komadai_rules_load(file.as_ptr().cast(), file.len(), &mut made);
        assert_eq!(status, komadai_status::MalformedRules);
        ok(komadai_error_place(&mut line, &mut column));
        ok(komadai_error_offset(&mut offset));
        let message = text(|to, cap, needed| komadai_error_message(to, cap, needed));
        assert!(line > 0 && message.starts_with(&format!("line {line}, column {column}: ")), "{message}");
    }
}

#[test]
fn a_position_with_more_moves_than_are_noted_on_the_stack() {
    let position = Position::parse(&Variant::Shogi.tables(), "4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP 1").unwrap();
    assert!(position.count_moves() > 512);
    agree(&position);
}
