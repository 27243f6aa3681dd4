//! A match: the hands of one session (Hand Shogi, rule 8).

use komadai::{Game, Match, MatchOptions, Player, Side};

use crate::args::PlayArguments;

/// The match that was asked for, if one was.
pub(super) fn asked_for(arguments: &PlayArguments) -> Option<Match> {
    let options = MatchOptions { draw_breaks_run: !arguments.draw_keeps_run, ..MatchOptions::default() };
    arguments.hands.then(|| Match::new(options))
}

/// Who plays which side in this hand.
pub(super) fn seats(hands: &Match, game: &Game) -> String {
    let seat = |side| format!("{} is {}", game.rules().side_name(side), hands.player(side));
    format!("Hand {}: {}, {}.\n", hands.hands().len() + 1, seat(Side::First), seat(Side::Second))
}

/// The score with the hand that has just ended, and what comes next.
pub(super) fn score(hands: &Match, game: &Game) -> String {
    let mut with_this = hands.clone();
    if with_this.finish_hand(game).is_err() {
        return String::new();
    }
    let [one, two] = with_this.score();
    let score = format!("Hands won: {} {one}, {} {two}.", Player::One, Player::Two);
    match with_this.winner() {
        Some(winner) => format!("{score} The match is won by {winner}.\n"),
        None => format!("{score} Enter `next` for the next hand.\n"),
    }
}
