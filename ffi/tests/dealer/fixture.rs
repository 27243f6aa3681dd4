//! One handle of each type, good for every function.

use std::ptr::null_mut;

use komadai_ffi::*;

pub(crate) const START: &std::ffi::CStr =
    c"r3akq3r/1ndbcmcdbn1/5~b5/ppppppppppp/11/11/11/PPPPPPPPPPP/5~B5/1NBDCMCBDN1/R3QKA3R w - 1 castling=AKak";

pub(crate) const RECORD: &std::ffi::CStr = c"[Variant \"medusa-shogi\"]\n[First \"Ann\"]\n\n1. d4d5 d8d7 *\n";

pub(crate) const GAME: &std::ffi::CStr = cr#"
id = "mini"
title = "Mini"
files = 3
ranks = 4
start = "1kr/3/3/RK1 w - 1"
pieces = [
    { token = "K", name = "king", moves = "K", royal = true },
    { token = "R", name = "rook", moves = "R" },
]
"#;

/// The handles, and arguments that go with them: Medusa Shogi after one move, since it castles and has hands.
pub(crate) struct Fixture {
    pub(crate) rules: *mut komadai_rules,
    pub(crate) setup: *mut komadai_setup,
    pub(crate) position: *mut komadai_position,
    /// Another position, where a function takes two.
    pub(crate) other: *mut komadai_position,
    pub(crate) game: *mut komadai_game,
    pub(crate) contest: *mut komadai_match,
    pub(crate) record: *mut komadai_record,
    /// A move that can be played in the position and the game.
    pub(crate) chosen: komadai_move,
    /// A kind that can be in hand.
    pub(crate) kind: u8,
}

pub(crate) fn ok(status: komadai_status) {
    assert_eq!(status, komadai_status::Ok);
}

impl Fixture {
    pub(crate) fn new() -> Self {
        let (mut rules, mut setup, mut position) = (null_mut(), null_mut(), null_mut());
        let (mut other, mut game, mut contest, mut record) = (null_mut(), null_mut(), null_mut(), null_mut());
        let mut chosen = std::mem::MaybeUninit::uninit();
        let (mut kinds, mut needed) = ([0; KOMADAI_MAX_KINDS], 0);
        let nul = KOMADAI_NUL_TERMINATED;
        // SAFETY: all pointers are of local variables or made here, all texts end in NUL.
        unsafe {
            ok(komadai_rules_new(c"medusa-shogi".as_ptr(), nul, std::ptr::null(), 0, &mut rules));
            ok(komadai_position_parse(rules, START.as_ptr(), nul, &mut position));
            ok(komadai_position_play_text(position, c"d4d5".as_ptr(), nul));
            ok(komadai_position_clone(position, &mut other));
            ok(komadai_setup_from_position(position, &mut setup));
            ok(komadai_game_new(position, &mut game));
            // Something to take back and something to play again, and then the move still to be chosen.
            ok(komadai_game_play_text(game, c"d8d7".as_ptr(), nul));
            ok(komadai_game_play_text(game, c"e4e5".as_ptr(), nul));
            ok(komadai_game_play_text(game, c"e8e7".as_ptr(), nul));
            ok(komadai_game_undo(game));
            ok(komadai_position_play_text(position, c"d8d7".as_ptr(), nul));
            ok(komadai_position_play_text(position, c"e4e5".as_ptr(), nul));
            ok(komadai_position_parse_move(position, c"c8c7".as_ptr(), nul, chosen.as_mut_ptr()));
            ok(komadai_match_new(2, 1, &mut contest));
            ok(komadai_match_record(contest, komadai_outcome { reason: 1, winner: 0 }));
            ok(komadai_record_from_game(game, &mut record));
            ok(komadai_record_set_tag(record, c"a1".as_ptr(), nul, c"a value".as_ptr(), nul));
            ok(komadai_rules_hand(rules, kinds.as_mut_ptr(), kinds.len(), &mut needed));
            let chosen = chosen.assume_init();
            Self { rules, setup, position, other, game, contest, record, chosen, kind: kinds[0] }
        }
    }
}

impl Drop for Fixture {
    fn drop(&mut self) {
        // SAFETY: each was made by `new` and is freed once.
        unsafe {
            komadai_rules_free(self.rules);
            komadai_setup_free(self.setup);
            komadai_position_free(self.position);
            komadai_position_free(self.other);
            komadai_game_free(self.game);
            komadai_match_free(self.contest);
            komadai_record_free(self.record);
        }
    }
}
