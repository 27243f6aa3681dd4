use core::ffi::c_char;

use komadai::{Piece, Side};

use crate::buffer::{buffer, output, text};
use crate::failure::Failure;
use crate::guard::guard;
use crate::handle::shared;
use crate::square::{kind, kind_number};
use crate::{KOMADAI_NONE, komadai_rules, komadai_status};

/// A piece, or that there is none.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct komadai_piece {
    /// Its kind, a row of the piece table; `KOMADAI_NONE` for no piece.
    pub kind: u8,
    /// Its side; `KOMADAI_NONE` for no piece.
    pub side: u8,
}

const _: () = assert!(size_of::<komadai_piece>() == 2 && align_of::<komadai_piece>() == 1);

impl komadai_piece {
    /// No piece.
    pub(crate) const NONE: Self = Self { kind: KOMADAI_NONE, side: KOMADAI_NONE };
}

impl From<Option<Piece>> for komadai_piece {
    fn from(piece: Option<Piece>) -> Self {
        piece.map_or(Self::NONE, |piece| Self { kind: piece.kind.index() as u8, side: piece.side as u8 })
    }
}

/// A row of the piece table. Promoted, transformed and fused pieces have rows of their own.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct komadai_piece_info {
    /// The kind it promotes to; `KOMADAI_NONE` if it does not.
    pub promotes_to: u8,
    /// The kinds that join the captor's hand, then `KOMADAI_NONE`.
    pub returns_as: [u8; 2],
    /// The two kinds it is fused from; `KOMADAI_NONE` if it is not.
    pub parts: [u8; 2],
    /// 1 if its capture loses the game.
    pub royal: u8,
    /// How strong it is: hops pass over weaker pieces only.
    pub strength: u8,
    /// Its place in the order of the hand; `KOMADAI_NONE` if it cannot be in hand.
    pub hand_slot: u8,
}

const _: () = assert!(size_of::<komadai_piece_info>() == 8 && align_of::<komadai_piece_info>() == 1);

/// A text about a kind of piece, as an argument of type `uint8_t`.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum komadai_piece_field {
    /// First's text for it, in upper case, such as `+P`.
    Token = 0,
    /// Second's text for it, in lower case.
    LowerToken = 1,
    /// What it is called, such as `lance`.
    Name = 2,
    /// How it moves, in the notation of Ralph Betza with additions.
    Movement = 3,
    /// How it moves, in words.
    Words = 4,
}

/// A row of the piece table.
///
/// - `rules`: the rules.
/// - `kind`: the row, from 0 to the number of kinds - 1.
/// - `info`: gets the row.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a kind that the game does not have.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_rules_piece(
    rules: *const komadai_rules,
    kind: u8,
    info: *mut komadai_piece_info,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (tables, info) = unsafe { (shared(rules)?, output(info, "`info`")?) };
        let rules = tables.rules();
        let kind = self::kind(rules, kind)?;
        let row = rules.piece(kind).ok_or_else(|| Failure::invalid("no such kind"))?;
        let parts = rules.fusion().and_then(|fusion| fusion.parts(kind));
        info.put(komadai_piece_info {
            promotes_to: kind_number(row.promotes_to),
            returns_as: [0, 1].map(|n| kind_number(row.returns_as.get(n).copied())),
            parts: [0, 1].map(|n| kind_number(parts.map(|parts| parts[n]))),
            royal: row.royal.into(),
            strength: row.strength,
            hand_slot: rules.slot(kind).map_or(KOMADAI_NONE, |slot| slot.index() as u8),
        });
        Ok(())
    })
}

/// A text about a kind of piece.
///
/// - `rules`: the rules.
/// - `kind`: the kind.
/// - `field`: which text, a `komadai_piece_field`.
/// - `text`, `capacity`, `needed`: where it goes.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a kind that the game does not have, or a text that there is not.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_rules_piece_text(
    rules: *const komadai_rules,
    kind: u8,
    field: u8,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (tables, text) = unsafe { (shared(rules)?, buffer(text, capacity, needed)?) };
        let rules = tables.rules();
        let row = rules.piece(self::kind(rules, kind)?).ok_or_else(|| Failure::invalid("no such kind"))?;
        match field {
            0 => text.fill_text(&row.token),
            1 => text.fill_text(&row.lower),
            2 => text.fill_text(&row.name),
            3 => text.fill_text(&row.movement.to_string()),
            4 => text.fill_text(&row.movement.words()),
            _ => Err(Failure::invalid(format!("no text about a piece has the number {field}"))),
        }
    })
}

/// The piece whose text that is.
///
/// - `rules`: the rules.
/// - `token`, `length`: its text, in upper case for First and in lower case for Second.
/// - `piece`: gets the piece.
///
/// Errors: `KOMADAI_STATUS_NO_SUCH_NAME`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_rules_find_piece(
    rules: *const komadai_rules,
    token: *const c_char,
    length: usize,
    piece: *mut komadai_piece,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (tables, token, piece) =
            unsafe { (shared(rules)?, text(token, length)?, output(piece, "`piece`")?) };
        let rules = tables.rules();
        let found = rules.scan_piece(token).filter(|&(_, scanned)| scanned == token.len());
        let (found, _) = found.ok_or_else(|| {
            Failure::new(komadai_status::NoSuchName, format!("no piece is written {token:?}"))
        })?;
        piece.put(Some(found).into());
        Ok(())
    })
}

/// The kinds that can be in hand, in the order in which they are written.
///
/// - `rules`: the rules.
/// - `kinds`, `capacity`, `needed`: where they go.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_rules_hand(
    rules: *const komadai_rules,
    kinds: *mut u8,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (tables, kinds) = unsafe { (shared(rules)?, buffer(kinds, capacity, needed)?) };
        kinds.fill(tables.rules().hand().iter().map(|kind| kind.index() as u8))
    })
}

/// What a piece is called with its side, such as `White's lance`.
///
/// - `rules`: the rules.
/// - `piece`: the piece.
/// - `text`, `capacity`, `needed`: where it goes.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a kind or side that the game does not have.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_rules_piece_name(
    rules: *const komadai_rules,
    piece: komadai_piece,
    text: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (tables, text) = unsafe { (shared(rules)?, buffer(text, capacity, needed)?) };
        let rules = tables.rules();
        let side: Side = crate::side::side(piece.side)?;
        text.fill_text(&rules.name(Piece::new(self::kind(rules, piece.kind)?, side)))
    })
}
