use core::ffi::c_char;
use std::sync::Arc;

use komadai::{Coordinates, NoMove, Tables, Variant, load_game};

use crate::buffer::{buffer, output, text};
use crate::failure::Failure;
use crate::guard::guard;
use crate::handle::{Opaque, create, free, shared};
use crate::record::byte_at;
use crate::side::{flag, side};
use crate::{komadai_status, square};

/// The rules of a game with its options chosen: a handle. It never changes, so threads may share it. Positions keep
/// what they need of it, so it may be freed before them.
pub struct komadai_rules {
    _opaque: [u8; 0],
}

impl Opaque for komadai_rules {
    type Value = Arc<Tables>;
    const NAME: &'static str = "rules";
    const TAG: u64 = 0x736c_7572_6164_6d6b;
}

/// A setting of an option of a game.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct komadai_option {
    /// The option's name in UTF-8, as `komadai_variant_option_name` tells it.
    pub name: *const c_char,
    /// The length of the name in bytes, or `KOMADAI_NUL_TERMINATED`.
    pub name_length: usize,
    /// 1 for on, 0 for off.
    pub value: u8,
    /// All 0.
    pub reserved: [u8; 7],
}

/// What one needs to know to draw a board and to talk about a game.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct komadai_rules_info {
    /// The number of files. The square on file f and rank r, both counted from 0 at First's left corner, has the
    /// number `r * files + f`.
    pub files: u8,
    /// The number of ranks.
    pub ranks: u8,
    /// The number of kinds of pieces: they have the numbers from 0 up.
    pub kinds: u8,
    /// The number of kinds that can be in hand.
    pub hand_kinds: u8,
    /// How squares are called, a `komadai_coordinates`.
    pub coordinates: u8,
    /// 1 if some pieces promote.
    pub promotes: u8,
    /// 1 if some pieces fuse.
    pub fuses: u8,
    /// 1 if kings castle.
    pub castles: u8,
    /// At which occurrence of a position the game ends; 0 for never.
    pub repetition_count: u16,
    /// After how many plies without a capture or promotion the game is drawn; 0 for never.
    pub quiet_plies: u16,
    /// 1 if a side loses by repetition that has given check all the while.
    pub perpetual_check_loses: u8,
    /// 1 if the side to move loses when it is not in check and has no legal move; 0 if that is a draw.
    pub no_move_loses: u8,
    /// All 0.
    pub reserved: [u8; 10],
}

/// How squares are called.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum komadai_coordinates {
    /// File letter from First's left, then rank number from First's side: `a1`.
    Algebraic = 0,
    /// File number from First's right, then rank letter from the far side: `7g`.
    Shogi = 1,
}

/// A text about a game, as an argument of type `uint8_t`.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum komadai_rules_field {
    /// The short name, such as `hand-shogi`.
    Id = 0,
    /// The name for people, such as `Hand Shogi`.
    Title = 1,
    /// The text of the start position.
    Start = 2,
    /// What First is called, such as `Black`.
    FirstName = 3,
    /// What Second is called.
    SecondName = 4,
    /// First's letter in the text of a position.
    FirstLetter = 5,
    /// Second's letter in the text of a position.
    SecondLetter = 6,
    /// The whole game as TOML, as `komadai_rules_load` reads it.
    Toml = 7,
    /// The whole game as JSON.
    Json = 8,
}

/// Reads the settings of options.
///
/// # Safety
/// `options` is NULL, or `count` of them can be read there, whose names can be read, during `'a`.
unsafe fn settings<'a>(options: *const komadai_option, count: usize) -> Result<Vec<(&'a str, bool)>, Failure> {
    if count == 0 {
        return Ok(Vec::new());
    }
    if options.is_null() {
        return Err(Failure::new(komadai_status::NullPointer, "`options` is NULL, but their count is not 0"));
    }
    if !options.is_aligned() || count > 1000 {
        return Err(Failure::invalid("`options` is not aligned, or there are more than 1000"));
    }
    // SAFETY: it is neither NULL nor misaligned, and the caller says that so many can be read.
    let options = unsafe { core::slice::from_raw_parts(options, count) };
    let read = |option: &komadai_option| {
        if option.reserved != [0; 7] {
            return Err(Failure::invalid("a reserved field of an option is not 0"));
        }
        // SAFETY: the caller says that the names can be read.
        Ok((unsafe { text(option.name, option.name_length)? }, flag(option.value, "an option's value")?))
    };
    options.iter().map(read).collect()
}

/// Makes the rules of a built-in game.
///
/// - `id`, `id_length`: the game's short name, such as `hand-shogi`.
/// - `options`, `option_count`: settings of options; what is not set is as the game's designer had it, and of several
///   settings of one option the last one counts. NULL and 0 for none.
/// - `rules`: gets a new handle; free it with `komadai_rules_free`.
///
/// Errors: `KOMADAI_STATUS_NO_SUCH_GAME`, `KOMADAI_STATUS_NO_SUCH_OPTION`, `KOMADAI_STATUS_INVALID_ARGUMENT` for a
/// value that is neither 0 nor 1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_rules_new(
    id: *const c_char,
    id_length: usize,
    options: *const komadai_option,
    option_count: usize,
    rules: *mut *mut komadai_rules,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (id, settings, rules) =
            unsafe { (text(id, id_length)?, settings(options, option_count)?, output(rules, "`rules`")?) };
        let game: Variant = id.parse()?;
        let tables = match &settings[..] {
            [] => game.tables(),
            settings => Tables::new(game.rules_with(settings)?),
        };
        rules.put(create(tables));
        Ok(())
    })
}

/// Makes the rules of a game that a text describes, which must also be able to start.
///
/// - `text`, `length`: the text, as it stands in a file: JSON when it begins with `{`, else TOML.
/// - `rules`: gets a new handle; free it with `komadai_rules_free`.
///
/// Errors: `KOMADAI_STATUS_MALFORMED_RULES`: the message names all faults, one a line, and `komadai_error_place` tells
/// where the first one is, if that is known.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_rules_load(
    text: *const c_char,
    length: usize,
    rules: *mut *mut komadai_rules,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (text, rules) = unsafe { (self::text(text, length)?, output(rules, "`rules`")?) };
        let tables = load_game(text).map_err(|error| {
            let place = error.faults.iter().find_map(|fault| fault.place);
            let offset = place.map(|place| byte_at(text, place));
            Failure { offset, place, ..Failure::new(komadai_status::MalformedRules, error.to_string()) }
        })?;
        rules.put(create(tables));
        Ok(())
    })
}

/// Makes another handle of the same rules, for another owner.
///
/// - `rules`: the rules.
/// - `copy`: gets a new handle; free it with `komadai_rules_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_rules_clone(
    rules: *const komadai_rules,
    copy: *mut *mut komadai_rules,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (rules, copy) = unsafe { (shared(rules)?, output(copy, "`copy`")?) };
        copy.put(create(rules.clone()));
        Ok(())
    })
}

/// Frees a handle of rules. NULL is fine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_rules_free(rules: *mut komadai_rules) {
    // SAFETY: the caller's pointer is as the header asks.
    unsafe { free(rules) }
}

/// The facts about a game that are numbers.
///
/// - `rules`: the rules.
/// - `info`: gets them.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_rules_describe(
    rules: *const komadai_rules,
    info: *mut komadai_rules_info,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (tables, info) = unsafe { (shared(rules)?, output(info, "`info`")?) };
        let rules = tables.rules();
        let ending = rules.ending();
        info.put(komadai_rules_info {
            files: rules.shape().files(),
            ranks: rules.shape().ranks(),
            kinds: rules.kinds().count() as u8,
            hand_kinds: rules.hand().len() as u8,
            coordinates: match rules.shape().coordinates() {
                Coordinates::Algebraic { .. } => komadai_coordinates::Algebraic as u8,
                Coordinates::Shogi => komadai_coordinates::Shogi as u8,
            },
            promotes: rules.promotion().is_some().into(),
            fuses: rules.fusion().is_some().into(),
            castles: rules.castling().is_some().into(),
            repetition_count: ending.repetition.map_or(0, |rule| rule.count),
            quiet_plies: ending.quiet_plies.unwrap_or(0),
            perpetual_check_loses: ending.repetition.is_some_and(|rule| rule.perpetual_check_loses).into(),
            no_move_loses: match ending.no_move {
                NoMove::Draw => 0,
                NoMove::Loses => 1,
            },
            reserved: [0; 10],
        });
        Ok(())
    })
}

/// A text about a game.
///
/// - `rules`: the rules.
/// - `field`: which text, a `komadai_rules_field`.
/// - `text`, `capacity`, `needed`: where it goes.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a field that there is not.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_rules_text(
    rules: *const komadai_rules,
    field: u8,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (tables, text) = unsafe { (shared(rules)?, buffer(text, capacity, needed)?) };
        let rules = tables.rules();
        match field {
            0 => text.fill_text(rules.id()),
            1 => text.fill_text(rules.title()),
            2 => text.fill_text(&rules.start().text(rules)),
            3 | 4 => text.fill_text(rules.side_name(side(field - 3)?)),
            5 | 6 => text.fill_text(rules.side_letter(side(field - 5)?).encode_utf8(&mut [0; 4])),
            7 => text.fill_text(&rules.to_toml()),
            8 => text.fill_text(&rules.to_json()),
            _ => Err(Failure::invalid(format!("no text about a game has the number {field}"))),
        }
    })
}

/// What two kinds become when they fuse.
///
/// - `rules`: the rules.
/// - `one`, `other`: the kinds; the order means nothing.
/// - `fused`: gets the kind, or `KOMADAI_NONE` if they do not fuse.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a kind that the game does not have.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_rules_fused(
    rules: *const komadai_rules,
    one: u8,
    other: u8,
    fused: *mut u8,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (tables, fused) = unsafe { (shared(rules)?, output(fused, "`fused`")?) };
        let rules = tables.rules();
        let (one, other) = (square::kind(rules, one)?, square::kind(rules, other)?);
        fused.put(square::kind_number(rules.fusion().and_then(|fusion| fusion.fused(one, other))));
        Ok(())
    })
}
