use komadai::{Hand, Match, MatchOptions, Player};

use crate::buffer::{buffer, output};
use crate::guard::guard;
use crate::handle::{Opaque, changing, create, free, shared};
use crate::side::{flag, side};
use crate::{KOMADAI_NONE, komadai_game, komadai_outcome, komadai_status};

/// A row of games, called hands, between two players who take turns in moving first: a handle. Not to be used by two
/// threads at once unless both only look.
pub struct komadai_match {
    _opaque: [u8; 0],
}

impl Opaque for komadai_match {
    type Value = Match;
    const NAME: &'static str = "match";
    const TAG: u64 = 0x6863_7461_6d61_6d6b;
}

/// The two people of a match, as they stand in fields of type `uint8_t`. In each hand they play other sides.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum komadai_player {
    /// Who moves first in the first hand.
    One = 0,
    /// The other.
    Two = 1,
}

const _: () = {
    assert!(Player::One.index() == komadai_player::One as usize);
    assert!(Player::Two.index() == komadai_player::Two as usize);
};

/// A finished hand of a match.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct komadai_hand {
    /// The player who moved first, a `komadai_player`.
    pub first: u8,
    /// The player who won; `KOMADAI_NONE` for a draw.
    pub winner: u8,
    /// How it ended, for the sides.
    pub outcome: komadai_outcome,
}

const _: () = assert!(size_of::<komadai_hand>() == 4 && align_of::<komadai_hand>() == 1);

/// How a match stands.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct komadai_score {
    /// How many hands each player has won.
    pub wins: [u32; 2],
    /// How many hands have been played.
    pub hands: u32,
    /// How many hands in a row the player `run_of` has won last.
    pub run: u32,
    /// The player who won the last hands in a row; `KOMADAI_NONE` before the first win and after a draw that breaks it.
    pub run_of: u8,
    /// The player who has won the match; `KOMADAI_NONE` while it goes on.
    pub winner: u8,
    /// The player who moves first in the hand to be played.
    pub first_player: u8,
    /// 0.
    pub reserved: u8,
}

const _: () = assert!(size_of::<komadai_score>() == 20 && align_of::<komadai_score>() == 4);

fn player_number(player: Option<Player>) -> u8 {
    player.map_or(KOMADAI_NONE, |player| player.index() as u8)
}

/// A match of which no hand has been played.
///
/// - `wins_in_a_row`: how many hands one must win in a row to win the match: 2 in Hand Shogi; 0 means 1.
/// - `draw_breaks_run`: 1 if a drawn hand breaks a run of wins, as in Hand Shogi; else 0.
/// - `contest`: gets a new handle; free it with `komadai_match_free`.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a `draw_breaks_run` that is neither 0 nor 1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_match_new(
    wins_in_a_row: u8,
    draw_breaks_run: u8,
    contest: *mut *mut komadai_match,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointer is as the header asks.
        let contest = unsafe { output(contest, "`contest`")? };
        let draw_breaks_run = flag(draw_breaks_run, "`draw_breaks_run`")?;
        contest.put(create(Match::new(MatchOptions { wins_in_a_row, draw_breaks_run })));
        Ok(())
    })
}

/// Copies a match.
///
/// - `contest`: the match.
/// - `copy`: gets a new handle; free it with `komadai_match_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_match_clone(
    contest: *const komadai_match,
    copy: *mut *mut komadai_match,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (contest, copy) = unsafe { (shared(contest)?, output(copy, "`copy`")?) };
        copy.put(create(contest.clone()));
        Ok(())
    })
}

/// Frees a match. NULL is fine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_match_free(contest: *mut komadai_match) {
    // SAFETY: the caller's pointer is as the header asks.
    unsafe { free(contest) }
}

/// Who plays a side in the hand to be played.
///
/// - `contest`: the match.
/// - `side`: the side.
/// - `player`: gets the player, a `komadai_player`.
///
/// Errors: `KOMADAI_STATUS_INVALID_ARGUMENT` for a side that there is not.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_match_player(
    contest: *const komadai_match,
    side: u8,
    player: *mut u8,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (contest, player) = unsafe { (shared(contest)?, output(player, "`player`")?) };
        player.put(player_number(Some(contest.player(self::side(side)?))));
        Ok(())
    })
}

/// Enters how a hand ended.
///
/// - `contest`: the match.
/// - `outcome`: the outcome of a game that is over.
///
/// Errors: `KOMADAI_STATUS_MATCH_OVER`; `KOMADAI_STATUS_INVALID_ARGUMENT` for an outcome that no game has.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_match_record(
    contest: *mut komadai_match,
    outcome: komadai_outcome,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointer is as the header asks.
        let contest = unsafe { changing(contest)? };
        let outcome = outcome.read()?;
        contest.change(|contest| Ok(contest.record(outcome)?))
    })
}

/// Enters a hand that has been played.
///
/// - `contest`: the match.
/// - `game`: the hand; it stays as it is.
///
/// Errors: `KOMADAI_STATUS_HAND_UNFINISHED`, `KOMADAI_STATUS_MATCH_OVER`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_match_finish_hand(
    contest: *mut komadai_match,
    game: *const komadai_game,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (contest, game) = unsafe { (changing(contest)?, shared(game)?) };
        contest.change(|contest| Ok(contest.finish_hand(game)?))
    })
}

/// The finished hands.
///
/// - `contest`: the match.
/// - `hands`, `capacity`, `needed`: where they go, in order.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_match_hands(
    contest: *const komadai_match,
    hands: *mut komadai_hand,
    capacity: usize,
    needed: *mut usize,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (contest, hands) = unsafe { (shared(contest)?, buffer(hands, capacity, needed)?) };
        hands.fill(contest.hands().iter().map(|hand: &Hand| komadai_hand {
            first: player_number(Some(hand.first)),
            winner: player_number(hand.winner()),
            outcome: Some(hand.outcome).into(),
        }))
    })
}

/// How the match stands.
///
/// - `contest`: the match.
/// - `score`: gets it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn komadai_match_score(
    contest: *const komadai_match,
    score: *mut komadai_score,
) -> komadai_status {
    guard(|| {
        // SAFETY: the caller's pointers are as the header asks.
        let (contest, score) = unsafe { (shared(contest)?, output(score, "`score`")?) };
        let run = contest.run();
        score.put(komadai_score {
            wins: contest.score().map(|wins| wins as u32),
            hands: contest.hands().len() as u32,
            run: run.map_or(0, |(_, wins)| wins as u32),
            run_of: player_number(run.map(|(player, _)| player)),
            winner: player_number(contest.winner()),
            first_player: player_number(Some(contest.first_player())),
            reserved: 0,
        });
        Ok(())
    })
}
