//! Arguments by type, good or spoiled, as the bytes of a script say.

use std::any::TypeId;
use std::ffi::c_char;
use std::ptr::null_mut;

use komadai_ffi::*;

use crate::call::{List, changes};
use crate::handle::{Handle, any, list};
use crate::names::{games, texts};
use crate::script::Script;

/// Something a function of the C ABI takes.
pub(crate) trait Argument {
    fn deal(script: &mut Script<'_>, name: &'static str, spoiled: bool) -> Self;
}

/// What is no handle of any type.
static ZEROS: [u64; 4] = [0; 4];

fn handle<T: Handle>(script: &mut Script<'_>, spoiled: bool) -> *mut T {
    let number = script.draw();
    let good = any::<T>(script, number);
    let (at, function) = (script.call.at, script.function);
    if spoiled {
        let (bad, wrong) = spoil(script, good);
        script.call.wrong.push(wrong);
        return bad;
    }
    if function.name.ends_with("_free") {
        return T::owned(script).take(number);
    }
    if changes(function, at) {
        script.call.before = Some((T::fingerprint(good), Box::new(move || T::fingerprint(good))));
    }
    good
}

/// What is no such handle, and what the library must say of it.
fn spoil<T: Handle>(script: &mut Script<'_>, good: *mut T) -> (*mut T, komadai_status) {
    let bad: *mut u8 = match script.draw::<u8>() % 4 {
        0 => return (null_mut(), komadai_status::NullPointer),
        1 => good.cast::<u8>().wrapping_add(1),
        // A handle of another type.
        2 if TypeId::of::<T>() == TypeId::of::<komadai_rules>() => any::<komadai_position>(script, 0).cast(),
        2 => any::<komadai_rules>(script, 0).cast(),
        _ => ZEROS.as_ptr().cast_mut().cast(),
    };
    (bad.cast(), komadai_status::BadHandle)
}

macro_rules! handles {
    ($($type:ident $(, legal moves of $self:ident with $legal:expr)?;)*) => { $(
        impl Argument for *mut $type {
            fn deal(script: &mut Script<'_>, _: &'static str, spoiled: bool) -> Self {
                let dealt = handle::<$type>(script, spoiled);
                $(if script.call.wrong.is_empty() && script.function.arguments.iter().any(|next| next.name == "chosen") {
                    let $self = dealt;
                    script.call.legal = $legal;
                })?
                dealt
            }
        }
        impl Argument for *const $type {
            fn deal(script: &mut Script<'_>, name: &'static str, spoiled: bool) -> Self {
                <*mut $type>::deal(script, name, spoiled)
            }
        }
    )* };
}

fn legal(position: *const komadai_position) -> Vec<komadai_move> {
    // SAFETY: the position is one that the script owns, or its caller's; the buffers are as large as is said.
    list(|to, room, needed| unsafe { komadai_position_legal_moves(position, to, room, needed) })
}

fn legal_in_game(game: *const komadai_game) -> Vec<komadai_move> {
    let mut position = null_mut();
    // SAFETY: the game is one that the script owns; the new handle is freed here.
    unsafe {
        assert_eq!(komadai_game_position(game, &mut position), komadai_status::Ok);
        let moves = legal(position);
        komadai_position_free(position);
        moves
    }
}

handles! {
    komadai_rules;
    komadai_setup;
    komadai_position, legal moves of position with legal(position);
    komadai_game, legal moves of game with legal_in_game(game);
    komadai_match;
    komadai_record;
}

/// Something the library writes, and what the script does with it.
trait Output: Copy {
    fn keep(_: &mut Script<'_>, _: &[Self]) {}
}

impl Output for c_char {
    fn keep(script: &mut Script<'_>, text: &[Self]) {
        let bytes: Vec<u8> = text.iter().map(|&byte| byte as u8).collect();
        let Some((0, text)) = bytes.split_last().map(|(last, text)| (*last, text)) else {
            assert!(bytes.is_empty(), "a text ends in NUL");
            return;
        };
        let text = std::str::from_utf8(text).unwrap_or_else(|error| panic!("a text is not UTF-8: {error}"));
        script.remember(text.as_bytes());
        if let Some((_, last)) = text.rsplit_once('\n') {
            script.remember(last.as_bytes());
        }
    }
}

macro_rules! plain {
    ($($type:ty),*) => { $(impl Output for $type {})* };
}

plain!(u8, u16, u64, i64, usize, komadai_explanation, komadai_piece_info, komadai_piece, komadai_rules_info);
plain!(komadai_move, komadai_fault, komadai_position_info, komadai_change, komadai_outcome, komadai_count);
plain!(komadai_hand, komadai_score);

macro_rules! made {
    ($($type:ty),*) => { $(
        impl Output for *mut $type {
            fn keep(script: &mut Script<'_>, made: &[Self]) {
                made.iter().for_each(|&handle| <$type>::owned(script).add(handle));
            }
        }
    )* };
}

made!(komadai_rules, komadai_setup, komadai_position, komadai_game, komadai_match, komadai_record);

fn output<T: Output>(script: &mut Script<'_>, name: &'static str, spoiled: bool) -> *mut T {
    let next = script.function.arguments.get(script.call.at + 1);
    if next.is_some_and(|next| next.name == "capacity") {
        return buffer(script, spoiled);
    }
    let region = script.call.region::<T>(1, |script, region, count| {
        // SAFETY: a call that succeeded has written the output.
        T::keep(script, unsafe { region.items(count) });
    });
    if name == "needed" {
        script.call.needed = Some(script.call.regions.len() - 1);
    }
    if !spoiled {
        return region;
    }
    match script.draw::<u8>() % 2 {
        1 if align_of::<T>() > 1 => {
            script.call.wrong.push(komadai_status::InvalidArgument);
            region.cast::<u8>().wrapping_add(1).cast()
        }
        _ => {
            script.call.wrong.push(komadai_status::NullPointer);
            null_mut()
        }
    }
}

fn buffer<T: Output>(script: &mut Script<'_>, spoiled: bool) -> *mut T {
    let drawn = script.draw::<u8>();
    let mut capacity = script.exactly.unwrap_or(usize::from(drawn & 0x7f));
    if !spoiled && drawn < 0x80 && script.exactly.is_none() {
        script.call.list = Some(List { region: None, capacity: 0 });
        return null_mut();
    }
    let mut pointer = script.call.region::<T>(capacity, |script, region, count| {
        // SAFETY: a call that succeeded has written so many items, for which there was room.
        T::keep(script, unsafe { region.items(count) });
    });
    let region = Some(script.call.regions.len() - 1);
    if spoiled {
        let (wrong, number) = (&mut script.call.wrong, drawn % 3);
        if number == 0 {
            wrong.push(komadai_status::NullPointer);
            (pointer, capacity) = (null_mut(), capacity.max(1));
        } else if number == 1 && align_of::<T>() > 1 {
            wrong.push(komadai_status::InvalidArgument);
            pointer = pointer.cast::<u8>().wrapping_add(1).cast();
        } else {
            // More than there can be: the library looks before it writes.
            wrong.push(komadai_status::InvalidArgument);
            capacity = isize::MAX as usize / size_of::<T>() + 1;
        }
    }
    script.call.list = Some(List { region, capacity });
    pointer
}

macro_rules! outputs {
    ($($type:ty),*) => { $(
        impl Argument for *mut $type {
            fn deal(script: &mut Script<'_>, name: &'static str, spoiled: bool) -> Self {
                output::<$type>(script, name, spoiled)
            }
        }
    )* };
}

outputs!(c_char, u8, u16, u64, i64, usize, komadai_explanation, komadai_piece_info, komadai_piece, komadai_rules_info);
outputs!(komadai_move, komadai_fault, komadai_position_info, komadai_change, komadai_outcome, komadai_count);
outputs!(komadai_hand, komadai_score, *mut komadai_rules, *mut komadai_setup, *mut komadai_position);
outputs!(*mut komadai_game, *mut komadai_match, *mut komadai_record);

/// A text that games know, one that the library wrote, or any bytes; now and then with a byte altered.
fn draw_text(script: &mut Script<'_>, name: &str) -> Vec<u8> {
    let (number, how) = (usize::from(script.draw::<u8>()), script.draw::<u8>());
    if how >= 0xe0 {
        return (0..number).map(|_| script.draw()).collect();
    }
    let mut known: Vec<&[u8]> = script.texts.iter().rev().map(Vec::as_slice).collect();
    known.extend(texts().iter().map(String::as_bytes));
    if name == "id" {
        known = games().map(str::as_bytes).collect();
    }
    let mut text = known[number % known.len()].to_vec();
    if how >= 0xa0 {
        let (at, byte) = (script.draw::<u16>(), script.draw());
        if let Some(altered) = text.len().checked_sub(1).and_then(|last| text.get_mut(usize::from(at) % (last + 1))) {
            *altered = byte;
        }
    }
    text
}

/// Has a text passed, and says how much of it.
fn text(script: &mut Script<'_>, name: &str, spoiled: bool) -> *const c_char {
    let mut text = draw_text(script, name);
    let how = if spoiled { script.draw::<u8>() % 4 } else { 4 };
    let mut length = match how {
        0 => {
            script.call.wrong.push(komadai_status::NullPointer);
            return std::ptr::null();
        }
        1 => {
            // Longer than any text: the library looks before it reads.
            script.call.wrong.push(komadai_status::InvalidArgument);
            KOMADAI_MAX_TEXT + 1
        }
        2 => usize::from(script.draw::<u8>()).min(text.len()),
        3 => KOMADAI_NUL_TERMINATED,
        _ => text.len(),
    };
    text.push(0);
    let passed = text.iter().position(|&byte| byte == 0).filter(|_| how == 3).unwrap_or(length.min(text.len()));
    if how != 1 && std::str::from_utf8(&text[..passed]).is_err() {
        script.call.wrong.push(komadai_status::NotUtf8);
    }
    if how != 3 && how != 1 {
        // With nothing behind it, so that it can be seen if more is read.
        text.truncate(passed);
        text.shrink_to_fit();
        length = passed;
    }
    script.call.length = length;
    script.call.texts.push(text);
    script.call.texts.last().map_or(std::ptr::null(), |text| text.as_ptr().cast())
}

impl Argument for *const c_char {
    fn deal(script: &mut Script<'_>, name: &'static str, spoiled: bool) -> Self {
        text(script, name, spoiled)
    }
}

impl Argument for *const komadai_option {
    fn deal(script: &mut Script<'_>, _: &'static str, spoiled: bool) -> Self {
        let count = script.draw::<u8>() % 4;
        for _ in 0..count {
            let name = text(script, "name", false);
            let mut option = komadai_option {
                name,
                name_length: script.call.length,
                value: script.draw::<u8>() % 2,
                reserved: [0; 7],
            };
            if spoiled {
                match script.draw::<u8>() {
                    wrong @ 2.. => option.value = wrong,
                    byte => option.reserved[usize::from(byte)] = 1,
                }
                script.call.wrong.push(komadai_status::InvalidArgument);
            }
            script.call.options.push(option);
        }
        script.call.option_count = usize::from(count);
        if count == 0 && spoiled {
            script.call.wrong.push(komadai_status::NullPointer);
            script.call.option_count = 1;
        }
        if count == 0 { std::ptr::null() } else { script.call.options.as_ptr() }
    }
}

impl Argument for usize {
    fn deal(script: &mut Script<'_>, name: &'static str, spoiled: bool) -> Self {
        match name {
            "capacity" => script.call.list.as_ref().map_or(0, |list| list.capacity),
            "length" | "id_length" | "name_length" | "value_length" => script.call.length,
            "option_count" => script.call.option_count,
            _ if spoiled => script.draw(),
            _ => usize::from(script.draw::<u8>() % 16),
        }
    }
}

macro_rules! numbers {
    ($($type:ty),*) => { $(
        impl Argument for $type {
            fn deal(script: &mut Script<'_>, name: &'static str, spoiled: bool) -> Self {
                if spoiled && name != "depth" {
                    return script.draw();
                }
                let drawn = script.draw::<u8>();
                let small = match name {
                    // Counting deeper takes too long to try it often.
                    "depth" if spoiled => drawn.max(KOMADAI_MAX_PERFT_DEPTH as u8 + 1),
                    "depth" => [0, 1, 1, 2][usize::from(drawn % 4)],
                    "side" | "may" | "draw_breaks_run" => drawn % 2,
                    "field" => drawn % 9,
                    "set" => drawn % 5,
                    "ply" => drawn.max(1),
                    "kind" | "one" | "other" | "count" => drawn % 32,
                    "status" => drawn % 64,
                    _ => drawn % 128,
                };
                small as $type
            }
        }
    )* };
}

numbers!(u8, u16, u32, i32);

impl Argument for komadai_move {
    fn deal(script: &mut Script<'_>, _: &'static str, spoiled: bool) -> Self {
        let number = usize::from(script.draw::<u16>());
        let [action, from, to, first, second, kind, promote, reserved] = [0, 1, 2, 255, 255, 255, 0, 0];
        let step = Self { action, from, to, via: [first, second], kind, promote, reserved };
        let mut chosen = script.call.legal.get(number % script.call.legal.len().max(1)).copied().unwrap_or(step);
        if spoiled {
            for field in [&mut chosen.action, &mut chosen.from, &mut chosen.to, &mut chosen.kind] {
                if script.draw::<u8>() & 1 == 1 {
                    *field = script.draw();
                }
            }
            for field in [&mut chosen.promote, &mut chosen.reserved] {
                *field = script.draw::<u8>().saturating_sub(0xfc);
            }
            chosen.via = if script.draw::<u8>() & 1 == 1 { [script.draw(), script.draw()] } else { chosen.via };
        }
        chosen
    }
}

impl Argument for komadai_piece {
    fn deal(script: &mut Script<'_>, _: &'static str, spoiled: bool) -> Self {
        let (kind, side): (u8, u8) = (script.draw(), script.draw());
        if spoiled { Self { kind, side } } else { Self { kind: kind % 32, side: side % 2 } }
    }
}

impl Argument for komadai_outcome {
    fn deal(script: &mut Script<'_>, _: &'static str, spoiled: bool) -> Self {
        let (reason, winner): (u8, u8) = (script.draw(), script.draw());
        if spoiled {
            return Self { reason, winner };
        }
        Self { reason: 1 + reason % 7, winner: [0, 1, KOMADAI_NONE][usize::from(winner % 3)] }
    }
}
