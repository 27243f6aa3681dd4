use core::ffi::c_char;
use std::ops::ControlFlow;
use std::sync::Arc;

use komadai::{Record, Tables, read_record, stream_records, tables_of, usi};

use crate::buffer::{buffer, output, text};
use crate::failure::Failure;
use crate::guard::guard;
use crate::handle::{Opaque, changing, create, free, shared};
use crate::{komadai_game, komadai_rules, komadai_status};

/// A game as it is kept in a file: who played, the moves with comments, times and variations, and how it ended: a
/// handle. Not to be used by two threads at once unless both only look.
pub struct komadai_record {
    _opaque: [u8; 0],
}

/// A record, and the game that it is of.
#[derive(Clone)]
pub(crate) struct Kept {
    record: Record,
    tables: Arc<Tables>,
}

impl Opaque for komadai_record {
    type Value = Kept;
    const NAME: &'static str = "record";
    const TAG: u64 = 0x6472_6f63_6572_6d6b;
}

/// Where a line and a column, both from 1, are in a text.
pub(crate) fn byte_at(text: &str, (line, column): (usize, usize)) -> usize {
    let start: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let rest = text[start..].split('\n').next().unwrap_or("");
    start + rest.char_indices().nth(column.saturating_sub(1)).map_or(rest.len(), |(at, _)| at)
}

/// The record that a text is, if nothing is wrong with it.
fn read(whole: &str, find: impl FnOnce(&Record) -> Option<Arc<Tables>>) -> Result<Kept, Failure> {
    // Some editors put a mark at the start of a file.
    let text = whole.trim_start_matches('\u{feff}');
    let mut found = None;
    let reading = read_record(text, |record| {
        found = find(record);
        found.clone()
    });
    let Some(fault) = reading.faults.first() else {
        let record = reading.record;
        return found.map(|tables| Kept { record, tables }).ok_or_else(|| malformed("no game has that name"));
    };
    let place = (fault.line, fault.column);
    let lines: Vec<String> = reading.faults.iter().map(ToString::to_string).collect();
    let offset = Some(whole.len() - text.len() + byte_at(text, place));
    Err(Failure { offset, place: Some(place), ..malformed(lines.join("\n")) })
}

#[cold]
fn malformed(message: impl Into<String>) -> Failure {
    Failure::new(komadai_status::MalformedRecord, message)
}

/// Reads the record of a built-in game.
///
/// - `text`, `length`: the text of one record, in the manner of PGN. Its tag `Variant` says which game it is, its tag
///   `Options` with which options.
/// - `record`: gets a new handle; free it with `komadai_record_free`.
///
/// Errors: `KOMADAI_STATUS_MALFORMED_RECORD`: the message names all faults, one a line, and `komadai_error_place` tells
/// where the first one is.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_record_parse(
    text: *const c_char,
    length: usize,
    record: *mut *mut komadai_record,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (text, record) = unsafe { (self::text(text, length)?, output(record, "`record`")?) };
        record.put(create(read(text, tables_of)?));
        Ok(())
    })
}

/// Reads the record of a game whose rules are at hand, such as those of `komadai_rules_load`.
///
/// - `rules`: the rules. The record's tag `Variant` must be their short name or their name for people; the tag
///   `Options` is not looked at.
/// - `text`, `length`: the text of one record.
/// - `record`: gets a new handle; free it with `komadai_record_free`.
///
/// Errors: `KOMADAI_STATUS_MALFORMED_RECORD`, as in `komadai_record_parse`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_record_parse_for(
    rules: *const komadai_rules,
    text: *const c_char,
    length: usize,
    record: *mut *mut komadai_record,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (tables, text, record) =
            unsafe { (shared(rules)?, self::text(text, length)?, output(record, "`record`")?) };
        let rules = tables.rules();
        let is_of = |found: &Record| {
            found.variant == rules.id() || rules.title().to_lowercase() == found.variant.to_lowercase()
        };
        record.put(create(read(text, |found| is_of(found).then(|| tables.clone()))?));
        Ok(())
    })
}

/// Where the first record of a text with many ends, so that they can be read one after another. A record begins with
/// the first tag after moves.
///
/// - `text`, `length`: the text, from the start of a record on.
/// - `end`: gets the number of bytes of the first record: the next one begins there, or the text ends.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_record_end(text: *const c_char, length: usize, end: *mut usize) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (text, end) = unsafe { (self::text(text, length)?, output(end, "`end`")?) };
        let mut found = text.len();
        let first = |_, progress: komadai::Progress| {
            found = progress.bytes as usize;
            ControlFlow::Break(())
        };
        let read = stream_records(text.as_bytes(), |_| None, first);
        read.map_err(|error| Failure::new(komadai_status::Other, error.to_string()))?;
        end.put(found);
        Ok(())
    })
}

/// The record of a game, with no tags. Where options of the game are set, set the tag `Options` too, such as
/// `killer_may_pass=true`, for whoever reads the text.
///
/// - `game`: the game.
/// - `record`: gets a new handle; free it with `komadai_record_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_record_from_game(
    game: *const komadai_game,
    record: *mut *mut komadai_record,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (game, record) = unsafe { (shared(game)?, output(record, "`record`")?) };
        record.put(create(Kept { record: Record::of(game), tables: game.position().tables().clone() }));
        Ok(())
    })
}

/// Reads a `position` line of USI, such as `position startpos moves 7g7f 3c3d`. Whether its moves are legal shows in
/// `komadai_record_game`.
///
/// - `rules`: the rules of the game.
/// - `text`, `length`: the line; `position` itself can be left out.
/// - `record`: gets a new handle; free it with `komadai_record_free`.
///
/// Errors: `KOMADAI_STATUS_MALFORMED_RECORD` with the place.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_record_from_usi(
    rules: *const komadai_rules,
    text: *const c_char,
    length: usize,
    record: *mut *mut komadai_record,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (tables, text, record) =
            unsafe { (shared(rules)?, self::text(text, length)?, output(record, "`record`")?) };
        let found = usi::read(text, tables.rules().id())
            .map_err(|error| Failure { offset: Some(error.offset), ..malformed(error.to_string()) })?;
        record.put(create(Kept { record: found, tables: tables.clone() }));
        Ok(())
    })
}

/// Copies a record.
///
/// - `record`: the record.
/// - `copy`: gets a new handle; free it with `komadai_record_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_record_clone(
    record: *const komadai_record,
    copy: *mut *mut komadai_record,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (record, copy) = unsafe { (shared(record)?, output(copy, "`copy`")?) };
        copy.put(create(record.clone()));
        Ok(())
    })
}

/// Frees a record. NULL is fine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_record_free(record: *mut komadai_record) {
    // SAFETY: the caller's pointer is as the header asks.
    unsafe { free(record) }
}

/// The rules of the game that a record is of.
///
/// - `record`: the record.
/// - `rules`: gets a new handle; free it with `komadai_rules_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_record_rules(
    record: *const komadai_record,
    rules: *mut *mut komadai_rules,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (record, rules) = unsafe { (shared(record)?, output(rules, "`rules`")?) };
        rules.put(create(record.tables.clone()));
        Ok(())
    })
}

/// How many tags a record has, without `Variant`, `Position`, `Result` and `Reason`.
///
/// - `record`: the record.
/// - `count`: gets the number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_record_tag_count(record: *const komadai_record, count: *mut usize) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (record, count) = unsafe { (shared(record)?, output(count, "`count`")?) };
        count.put(record.record.tags.iter().count());
        Ok(())
    })
}

/// The name of a tag.
///
/// - `record`: the record.
/// - `index`: which tag, below `komadai_record_tag_count`.
/// - `text`, `capacity`, `needed`: where the name goes.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a tag that there is not.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_record_tag_name(
    record: *const komadai_record,
    index: usize,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (record, text) = unsafe { (shared(record)?, buffer(text, capacity, needed)?) };
        let found = record.record.tags.iter().nth(index);
        let (name, _) = found.ok_or_else(|| Failure::invalid(format!("no tag has the number {index}")))?;
        text.fill_text(name)
    })
}

/// The value of a tag.
///
/// - `record`: the record.
/// - `name`, `length`: the tag's name. `Variant` and `Result` are always there; `Position` is where the start is not
///   the standard one, and `Reason` where it is known why the game ended.
/// - `text`, `capacity`, `needed`: where the value goes.
///
/// Errors: `KOMADAI_STATUS_NO_SUCH_NAME` for a tag that the record does not have.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_record_tag(
    record: *const komadai_record,
    name: *const c_char,
    length: usize,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (record, name, text) =
            unsafe { (shared(record)?, self::text(name, length)?, buffer(text, capacity, needed)?) };
        let record = &record.record;
        let found = match name {
            "Variant" => Some(record.variant.as_str()),
            "Position" => record.start.as_deref(),
            "Result" => Some(record.result.map_or("*", |result| result.score())),
            "Reason" => record.result.and_then(|result| result.reason).map(|reason| reason.name()),
            name => record.tags.get(name),
        };
        let absent = || Failure::new(komadai_status::NoSuchName, format!("the record has no tag {name:?}"));
        text.fill_text(found.ok_or_else(absent)?)
    })
}

/// Sets a tag, or gives it another value.
///
/// - `record`: the record.
/// - `name`, `name_length`: the tag's name: a letter, then letters, digits and `_`.
/// - `value`, `value_length`: its value.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for what is no name, and for `Variant`, `Position`, `Result` and `Reason`,
/// which come from the game.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_record_set_tag(
    record: *mut komadai_record,
    name: *const c_char,
    name_length: usize,
    value: *const c_char,
    value_length: usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (record, name, value) =
            unsafe { (changing(record)?, text(name, name_length)?, text(value, value_length)?) };
        let set = record.change(|record| Ok(record.record.tags.set(name, value)))?;
        if set { Ok(()) } else { Err(Failure::invalid(format!("{name:?} is no tag that can be set"))) }
    })
}

/// The texts of the moves of a record, one a line, without variations.
///
/// - `record`: the record.
/// - `text`, `capacity`, `needed`: where they go.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_record_move_texts(
    record: *const komadai_record,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (record, text) = unsafe { (shared(record)?, buffer(text, capacity, needed)?) };
        let moves: Vec<&str> = record.record.moves.turns.iter().map(|turn| turn.text.as_str()).collect();
        text.fill_text(&moves.join("\n"))
    })
}

/// The game of a record, played move by move, without variations.
///
/// - `record`: the record.
/// - `game`: gets a new handle; free it with `komadai_game_free`.
///
/// Errors: `KOMADAI_STATUS_ILLEGAL_RECORD`; the message says at which move, and if that is not legal,
/// `komadai_error_explanation` why.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_record_game(
    record: *const komadai_record,
    game: *mut *mut komadai_game,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (record, game) = unsafe { (shared(record)?, output(game, "`game`")?) };
        game.put(create(record.record.game(&record.tables)?));
        Ok(())
    })
}

/// The text of a record with everything that is in it, and moves in the notation for people.
///
/// - `record`: the record.
/// - `text`, `capacity`, `needed`: where it goes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_record_text(
    record: *const komadai_record,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (record, text) = unsafe { (shared(record)?, buffer(text, capacity, needed)?) };
        text.fill_text(&record.record.text(&record.tables))
    })
}

/// The `position` line of USI for the moves of a record, without variations.
///
/// - `record`: the record.
/// - `text`, `capacity`, `needed`: where it goes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_record_usi(
    record: *const komadai_record,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (record, text) = unsafe { (shared(record)?, buffer(text, capacity, needed)?) };
        text.fill_text(&usi::write(&record.record))
    })
}
