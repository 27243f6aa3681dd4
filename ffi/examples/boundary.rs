//! What crossing into the shared library costs: the same work by Rust calls and by C calls, in turns, in one run.
//!
//! `cargo run --release -p komadai-ffi --example boundary -- target/release/libkomadai.so`
//!
//! The library is loaded as a C program loads it, so nothing of it is inlined here.

#![allow(clippy::unwrap_used)]

use std::ffi::{CString, c_char, c_int, c_void};
use std::hint::black_box;
use std::ptr::{null, null_mut};
use std::time::Instant;

use komadai::{Game, Position, Variant};
use komadai_ffi::*;

unsafe extern "C" {
    fn dlopen(name: *const c_char, flags: c_int) -> *mut c_void;
    fn dlsym(library: *mut c_void, name: *const c_char) -> *mut c_void;
}

/// The functions of the library, with the types of the linked ones.
macro_rules! load {
    ($library:expr; $($name:ident: $type:ty),* $(,)?) => { $(
        // SAFETY: the library exports a function of that name and type.
        let $name: $type = unsafe {
            let symbol = dlsym($library, concat!(stringify!($name), "\0").as_ptr().cast());
            assert!(!symbol.is_null());
            std::mem::transmute::<*mut c_void, $type>(symbol)
        };
    )* };
}

/// The median of how much longer the second takes than the first, each run in turns.
fn ratio(mut rust: impl FnMut(), mut c: impl FnMut()) -> (f64, f64) {
    let time = |body: &mut dyn FnMut()| {
        let start = Instant::now();
        for _ in 0..200 {
            body();
        }
        start.elapsed().as_secs_f64() / 200.0
    };
    let mut runs: Vec<(f64, f64)> = (0..101)
        .map(|_| {
            let rust = time(&mut rust);
            (time(&mut c) / rust, rust)
        })
        .collect();
    runs.sort_by(|a, b| a.0.total_cmp(&b.0));
    (runs[50].0, runs[50].1 * 1e9)
}

/// A position in the middle of a game.
fn middlegame(game: Variant) -> Position {
    let mut position = game.start();
    let mut random = 1_u32;
    for _ in 0..30 {
        let moves = position.legal_moves();
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let Some(&chosen) = moves.get((random >> 8) as usize % moves.len().max(1)) else { break };
        position.play_unchecked(chosen);
    }
    position
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "target/release/libkomadai.so".into());
    let path = CString::new(path).unwrap();
    // SAFETY: the name ends in NUL; 2 is RTLD_NOW.
    let library = unsafe { dlopen(path.as_ptr(), 2) };
    assert!(!library.is_null(), "{path:?} cannot be loaded");
    load! { library;
        komadai_rules_new: unsafe extern "C" fn(*const c_char, usize, *const komadai_option, usize, *mut *mut komadai_rules) -> komadai_status,
        komadai_position_parse: unsafe extern "C" fn(*const komadai_rules, *const c_char, usize, *mut *mut komadai_position) -> komadai_status,
        komadai_position_legal_moves: unsafe extern "C" fn(*const komadai_position, *mut komadai_move, usize, *mut usize) -> komadai_status,
        komadai_position_play: unsafe extern "C" fn(*mut komadai_position, komadai_move) -> komadai_status,
        komadai_position_assign: unsafe extern "C" fn(*mut komadai_position, *const komadai_position) -> komadai_status,
        komadai_position_clone: unsafe extern "C" fn(*const komadai_position, *mut *mut komadai_position) -> komadai_status,
        komadai_game_new: unsafe extern "C" fn(*const komadai_position, *mut *mut komadai_game) -> komadai_status,
        komadai_game_play: unsafe extern "C" fn(*mut komadai_game, komadai_move) -> komadai_status,
        komadai_game_undo: unsafe extern "C" fn(*mut komadai_game) -> komadai_status,
    }
    println!("ratio of C to Rust (and nanoseconds in Rust)");
    println!("{:20} {:>18} {:>18} {:>18}", "", "legal moves", "play, put back", "game: play, undo");
    for &game in Variant::ALL {
        let mut position = middlegame(game);
        let moves = position.legal_moves();
        let chosen = moves[moves.len() / 2];
        let (id, text) = (CString::new(game.id()).unwrap(), CString::new(position.to_string()).unwrap());
        let (mut rules, mut c_position, mut c_child, mut c_game) =
            (null_mut(), null_mut(), null_mut(), null_mut());
        // SAFETY: texts end in NUL, and all pointers are of living things.
        unsafe {
            komadai_rules_new(id.as_ptr(), KOMADAI_NUL_TERMINATED, null(), 0, &mut rules);
            komadai_position_parse(rules, text.as_ptr(), KOMADAI_NUL_TERMINATED, &mut c_position);
            komadai_position_clone(c_position, &mut c_child);
            komadai_game_new(c_position, &mut c_game);
        }
        let mut buffer = vec![komadai_move::from(chosen); 1024];
        let mut count = 0;
        let list = ratio(
            || {
                black_box(black_box(&position).legal_moves());
            },
            // SAFETY: as above, and the buffer has as many places as is said.
            || unsafe {
                komadai_position_legal_moves(c_position, buffer.as_mut_ptr(), 1024, &mut count);
            },
        );
        assert_eq!(count, moves.len());
        let mut child = position.clone();
        let play = ratio(
            || {
                child.clone_from(&position);
                child.play(black_box(chosen)).unwrap();
            },
            // SAFETY: as above.
            || unsafe {
                komadai_position_assign(c_child, c_position);
                assert_eq!(komadai_position_play(c_child, chosen.into()), komadai_status::Ok);
            },
        );
        let mut rust_game = Game::new(position.clone());
        let undo = ratio(
            || {
                rust_game.play(black_box(chosen)).unwrap();
                rust_game.undo();
            },
            // SAFETY: as above.
            || unsafe {
                assert_eq!(komadai_game_play(c_game, chosen.into()), komadai_status::Ok);
                komadai_game_undo(c_game);
            },
        );
        position.play_unchecked(chosen);
        let [list, play, undo] = [list, play, undo].map(|(ratio, time)| format!("{ratio:.3} ({time:.0})"));
        println!("{:20} {list:>18} {play:>18} {undo:>18}", game.id());
    }
}
