use alloc::string::ToString;
use alloc::vec::Vec;

use komadai_board::Side;
use komadai_engine::{Outcome, Position, Reason, Tables};
use komadai_rules::{Description, PieceDescription, Repetition};

use crate::{Game, GameError};

fn shogi(position: &str) -> Game {
    Game::new(Position::parse(&Tables::new(komadai_shogi::rules()), position).unwrap())
}

fn shogi_start() -> Game {
    Game::new(Position::start(&Tables::new(komadai_shogi::rules())))
}

fn hand_shogi() -> Game {
    Game::new(Position::start(&Tables::new(komadai_hand_shogi::Options::default().rules())))
}

/// Plays the moves again and again until the game is over, at most so often, and tells how many moves it took.
fn play_around(game: &mut Game, moves: &str, times: usize) -> usize {
    let around = moves.split(' ').cycle().take(moves.split(' ').count() * times);
    for text in around {
        if game.outcome().is_some() {
            break;
        }
        game.play_text(text).unwrap();
    }
    game.len()
}

/// Kings and a rook each, with what ends a game drawn from the arguments.
fn kings_and_rooks(start: &str, repetition: Option<u16>, quiet_plies: Option<u16>) -> Game {
    let piece = PieceDescription::new;
    let mut game = Description::new("mini", "Mini", 4, 4);
    game.pieces = Vec::from([piece("K", "king", "K").royal(), piece("R", "rook", "R")]);
    game.ending.repetition = repetition.map(|count| Repetition { count, perpetual_check_loses: false });
    game.ending.quiet_plies = quiet_plies;
    game.start = start.to_string();
    Game::new(Position::start(&Tables::new(game.build().unwrap())))
}

#[test]
fn moves_are_played_taken_back_and_played_again() {
    let mut game = shogi_start();
    assert!(game.is_empty() && !game.undo() && !game.redo());
    for text in ["7g7f", "3c3d", "8h2b+"] {
        game.play_text(text).unwrap();
    }
    let end = game.position().clone();
    assert!(game.undo() && game.undo());
    assert_eq!((game.len(), game.move_texts()), (1, Vec::from(["7g7f".to_string()])));
    assert_eq!(game.position().ply(), 2);
    assert!(game.redo() && game.redo() && !game.redo());
    assert_eq!(game.position(), &end);
    assert_eq!(game.moves().len(), 3);
    assert_eq!(game.start_position().ply(), 1);
    assert_eq!(game.positions().count(), 4);
}

#[test]
fn a_new_move_cuts_what_could_be_played_again() {
    let mut game = shogi_start();
    game.play_text("7g7f").unwrap();
    game.undo();
    game.play_text("2g2f").unwrap();
    assert!(!game.redo());
    assert_eq!(game.move_texts(), ["2g2f"]);
}

#[test]
fn a_refused_move_leaves_the_game_as_it_was() {
    let mut game = shogi_start();
    game.play_text("7g7f").unwrap();
    game.undo();
    assert!(matches!(game.play_text("7g7e"), Err(GameError::Illegal(_))));
    assert!(matches!(game.play_text("7g7"), Err(GameError::Text(_))));
    assert!(game.redo());
}

#[test]
fn branches_do_not_touch_each_other() {
    let mut game = shogi_start();
    game.play_text("7g7f").unwrap();
    let mut branch = game.clone();
    branch.play_text("3c3d").unwrap();
    game.play_text("8c8d").unwrap();
    assert_eq!(game.move_texts(), ["7g7f", "8c8d"]);
    assert_eq!(branch.move_texts(), ["7g7f", "3c3d"]);
}

#[test]
fn the_hash_depends_on_start_and_moves() {
    let played = |position: &str, moves: &[&str]| {
        let mut game = shogi(position);
        moves.iter().for_each(|text| assert!(game.play_text(text).is_ok()));
        game.hash()
    };
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    let one = played(start, &["7g7f", "3c3d", "2g2f"]);
    let other = played(start, &["2g2f", "3c3d", "7g7f"]);
    assert_ne!(one, other);
    assert_ne!(one, played(start, &["7g7f", "3c3d"]));
    assert_ne!(played(start, &[]), played(&start.replace(" 1", " 3"), &[]));
    assert_eq!(one, played(start, &["7g7f", "3c3d", "2g2f"]));
}

#[test]
fn after_a_checkmate_nothing_is_played() {
    let mut game = shogi("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    game.play_text("G*5b").unwrap();
    let mate = Outcome::win(Side::First, Reason::Checkmate);
    assert_eq!(game.outcome(), Some(mate));
    assert_eq!(game.play_text("5a5b"), Err(GameError::Over(mate)));
    assert_eq!(game.play_text("nonsense"), Err(GameError::Over(mate)));
    assert_eq!(game.resign(Side::First), Err(GameError::Over(mate)));
    assert!(game.undo());
    assert_eq!(game.outcome(), None);
}

#[test]
fn resignation_and_agreement_end_the_game_and_are_taken_back() {
    let mut game = shogi_start();
    game.play_text("7g7f").unwrap();
    game.play_text("3c3d").unwrap();
    game.undo();
    game.resign(Side::Second).unwrap();
    let resigned = Outcome::win(Side::First, Reason::Resignation);
    assert_eq!(game.outcome(), Some(resigned));
    assert_eq!(game.agree_draw(), Err(GameError::Over(resigned)));
    assert!(!game.redo());
    assert!(game.undo());
    assert_eq!((game.outcome(), game.len()), (None, 1));
    assert!(game.redo());
    game.agree_draw().unwrap();
    assert_eq!(game.outcome(), Some(Outcome::draw(Reason::Agreement)));
    assert!(game.undo());
    assert_eq!((game.outcome(), game.len()), (None, 2));
}

/// Hand Shogi, rule 7.3.
#[test]
fn the_fourth_occurrence_of_a_position_draws_the_hand() {
    let mut game = hand_shogi();
    assert_eq!(play_around(&mut game, "e1d1 e9d9 d1e1 d9e9", 2), 8);
    assert_eq!((game.occurrences(), game.outcome()), (3, None));
    assert_eq!(play_around(&mut game, "e1d1 e9d9 d1e1 d9e9", 2), 12);
    assert_eq!(game.occurrences(), 4);
    assert_eq!(game.outcome(), Some(Outcome::draw(Reason::Repetition)));
    assert!(matches!(game.play_text("e1d1"), Err(GameError::Over(_))));
    game.undo();
    assert_eq!((game.occurrences(), game.outcome()), (3, None));
}

/// Hand Shogi, rule 7.3: it has no rule against perpetual check.
#[test]
fn perpetual_check_draws_a_hand() {
    let tables = Tables::new(komadai_hand_shogi::Options::default().rules());
    let start = "4k4/2R6/9/9/9/9/9/9/4K4 w - 1";
    let mut game = Game::new(Position::parse(&tables, start).unwrap());
    play_around(&mut game, "c8c9 e9f8 c9c8 f8e9", 4);
    assert_eq!(game.outcome(), Some(Outcome::draw(Reason::Repetition)));
}

/// Shogi, rule 3.
#[test]
fn who_gave_check_all_the_while_loses() {
    let mut game = shogi("4k4/R8/9/9/9/9/9/9/4K4 b - 1");
    assert_eq!(play_around(&mut game, "9b9a 5a5b 9a9b 5b5a", 5), 12);
    assert_eq!(game.outcome(), Some(Outcome::win(Side::Second, Reason::PerpetualCheck)));
    // Likewise for White, who starts with a check in a position that is the second of the game.
    let mut game = shogi("4k4/9/9/9/9/9/9/r8/3K5 b - 1");
    play_around(&mut game, "6i5i", 1);
    assert_eq!(play_around(&mut game, "9h9i 5i5h 9i9h 5h5i", 5), 13);
    assert_eq!(game.outcome(), Some(Outcome::win(Side::First, Reason::PerpetualCheck)));
}

/// Shogi, rule 3: only the moves since the first of the occurrences count, but all of them.
#[test]
fn moves_before_the_first_occurrence_do_not_count_and_one_pause_is_enough() {
    let mut game = shogi("4k4/9/R8/9/9/9/9/9/4K4 b - 1");
    play_around(&mut game, "9c9b 5a6a", 1);
    assert_eq!(play_around(&mut game, "9b9a 6a6b 9a9b 6b6a", 5), 14);
    assert_eq!(game.outcome(), Some(Outcome::win(Side::Second, Reason::PerpetualCheck)));

    let mut game = shogi("4k4/R8/9/9/9/9/9/9/4K4 b - 1");
    play_around(&mut game, "9b9a 5a5b 9a9b 5b5a", 2);
    play_around(&mut game, "9b8b 5a6a 8b9b 6a5a", 1);
    assert_eq!((game.occurrences(), game.outcome()), (4, Some(Outcome::draw(Reason::Repetition))));
}

/// Shogi, rule 3; Minjiku Shogi, rule 9.3 counts to three.
#[test]
fn a_repetition_without_check_is_drawn_at_the_count_of_the_rules() {
    let mut game = shogi_start();
    assert_eq!(play_around(&mut game, "5i5h 5a5b 5h5i 5b5a", 5), 12);
    assert_eq!(game.outcome(), Some(Outcome::draw(Reason::Repetition)));
    let mut game = kings_and_rooks("3k/3r/R3/K3 w - 1", Some(3), None);
    assert_eq!(play_around(&mut game, "a1b1 d4c4 b1a1 c4d4", 5), 8);
    assert_eq!(game.outcome(), Some(Outcome::draw(Reason::Repetition)));
}

#[test]
fn without_a_rule_nothing_is_repeated_too_often() {
    let mut game = kings_and_rooks("3k/3r/R3/K3 w - 1", None, None);
    assert_eq!(play_around(&mut game, "a1b1 d4c4 b1a1 c4d4", 5), 20);
    assert_eq!((game.occurrences(), game.outcome()), (6, None));
}

/// Minjiku Shogi, rule 9.4.
#[test]
fn the_last_quiet_ply_draws_but_a_mate_on_it_wins() {
    let start = "3k/R3/1R2/K3 w - 1 quiet=99";
    let mut game = kings_and_rooks(start, None, Some(100));
    assert_eq!(game.outcome(), None);
    game.play_text("a1b1").unwrap();
    assert_eq!(game.outcome(), Some(Outcome::draw(Reason::Quiet)));
    assert!(matches!(game.play_text("d4c4"), Err(GameError::Over(_))));
    game.undo();
    game.play_text("b2b4").unwrap();
    assert_eq!(game.outcome(), Some(Outcome::win(Side::First, Reason::Checkmate)));
}

/// Shogi, rule 3; Great Whale Shogi, rule 6.3. A camel and a knight each answer a check with a check, for ever.
#[test]
fn when_both_gave_check_all_the_while_it_is_a_draw() {
    let piece = PieceDescription::new;
    let mut both = Description::new("mini", "Mini", 9, 9);
    both.pieces = Vec::from([
        piece("K", "king", "K").royal(),
        piece("R", "rook", "R"),
        piece("B", "bishop", "B"),
        piece("N", "knight", "N"),
        piece("C", "camel", "C"),
    ]);
    both.ending.repetition = Some(Repetition { count: 4, perpetual_check_loses: true });
    both.start = "9/9/9/Br7/9/4b4/3n5/R1C1k4/1K7 w - 1".to_string();
    let mut game = Game::new(Position::start(&Tables::new(both.build().unwrap())));
    assert_eq!(play_around(&mut game, "c2b5 d3b2 b5c2 b2d3", 5), 12);
    assert!(game.positions().all(Position::is_check));
    assert_eq!(game.outcome(), Some(Outcome::draw(Reason::Repetition)));
}
