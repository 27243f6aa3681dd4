//! Records read back equal from every form, and what is wrong with a text is told with its place.

#![allow(clippy::unwrap_used)]

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use komadai::{
    Game, Line, Position, Reading, Reason, Record, RecordResult, ReplayError, Side, Tables, Turn, Variant, read_record,
    read_records, stream_records, usi,
};

fn tables(record: &Record) -> Option<Arc<Tables>> {
    Some(record.variant.parse::<Variant>().ok()?.tables())
}

/// Numbers that are the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }
}

fn random_game(start: Position, plies: usize, dice: &mut Dice) -> Game {
    let mut game = Game::new(start);
    while game.len() < plies && game.outcome().is_none() {
        let moves = game.position().legal_moves();
        game.play(moves[dice.below(moves.len())]).unwrap();
    }
    game
}

const COMMENTS: [&str; 9] = [
    "",
    "a plain one",
    " with  spaces, at both ends ",
    "with } and { and \\ and \"quotes\" and (brackets) and 1. e4 *",
    "[Variant \"shogi\"] [%clk 0:00:01] % ; [",
    "lines\nand\r\ttabs\u{a0}and\u{2028}others",
    "将棋 and a word that is longer than a line: ……………………………………………………………………………………………………………………………………………………………",
    "a comment that is long enough to be broken into lines, since it goes on and on and does not end before it has \
     filled more than one of them [with brackets] %and the rest",
    "\\n is not a new line",
];

/// Says something about the moves, and adds variations.
fn adorn(line: &mut Line, start: &Position, depth: usize, dice: &mut Dice) {
    let comment = |dice: &mut Dice| COMMENTS[dice.below(COMMENTS.len())].to_string();
    line.comment = comment(dice);
    let mut position = start.clone();
    for turn in &mut line.turns {
        if dice.below(8) == 0 {
            turn.comment = comment(dice);
            turn.glyphs = (0..dice.below(3)).map(|_| dice.below(256) as u8).collect();
            turn.spent = (dice.below(2) == 0).then(|| Duration::from_millis(dice.below(10_000_000) as u64));
            turn.clock = (dice.below(2) == 0).then(|| Duration::new(dice.below(9999) as u64, 1));
        }
        if depth > 0 && dice.below(12) == 0 {
            for _ in 0..=dice.below(2) {
                let moves = random_game(position.clone(), 6, dice).move_texts();
                let turns = moves.iter().map(|text| Turn::new(text)).collect();
                let mut variation = Line { turns, ..Line::default() };
                adorn(&mut variation, &position, depth - 1, dice);
                turn.variations.push(variation);
            }
        }
        position.play(position.parse_move(&turn.text).unwrap()).unwrap();
    }
}

fn records(game: Variant, count: usize) -> Vec<Record> {
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let mut records = Vec::new();
    for i in 0..count {
        let mut start = game.start();
        if i % 4 == 3 {
            start = random_game(start, 5, &mut dice).position().clone();
        }
        let mut played = random_game(start, 60, &mut dice);
        if played.outcome().is_none() && i % 3 == 0 {
            played.resign(Side::First).unwrap();
        }
        let mut record = Record::of(&played);
        assert!(record.tags.set("Event", "A \"test\" of \\ and\nlines"));
        assert!(record.tags.set("Round", &i.to_string()));
        adorn(&mut record.moves, played.start_position(), 2, &mut dice);
        records.push(record);
    }
    records
}

fn whole(reading: Reading) -> Record {
    assert_eq!(reading.faults, []);
    reading.record
}

#[test]
fn every_record_reads_back_equal() {
    for &game in Variant::ALL {
        let all = records(game, 24);
        let mut file = String::new();
        for record in &all {
            assert_eq!(whole(read_record(&record.text(&game.tables()), tables)), *record);
            assert_eq!(whole(read_record(&record.to_string(), tables)), *record);
            file.push_str(&record.text(&game.tables()));
            file.push('\n');
            let again = record.game(&game.tables()).unwrap();
            assert_eq!(Record::of(&again).result, record.result);
        }
        let read: Vec<_> = read_records(&file, tables).into_iter().map(whole).collect();
        assert_eq!(read, all);
        let mut streamed = Vec::new();
        let progress = stream_records(file.replace('\n', "\r\n").as_bytes(), tables, |reading, progress| {
            streamed.push(whole(reading));
            assert_eq!(progress.records as usize, streamed.len());
            ControlFlow::Continue(())
        })
        .unwrap();
        assert_eq!(progress.records, 24);
        assert_eq!(streamed, all);
    }
}

#[test]
fn a_position_line_reads_back() {
    for record in records(Variant::Shogi, 8) {
        let line = usi::write(&record);
        let again = usi::read(&line, "shogi").unwrap();
        assert_eq!(usi::write(&again), line);
        assert_eq!(again.start, record.start);
        let played = again.game(&Variant::Shogi.tables()).unwrap();
        let moves: Vec<_> = record.moves.turns.iter().map(|turn| turn.text.clone()).collect();
        assert_eq!(played.move_texts(), moves);
    }
    for (line, offset) in
        [("", 0), ("position", 8), ("position x", 9), ("position sfen moves 7g7f", 14), ("startpos 7g7f", 9)]
    {
        assert_eq!(usi::read(line, "shogi").unwrap_err().offset, offset, "{line}");
    }
}

#[test]
fn what_is_wrong_is_told_and_what_is_good_is_kept() {
    let text = "[Variant \"shogi\"]\n[Event oops]\n[Site \"a\"]\n[Site \"b\"]\n[Result \"1-1\"]\n[Reason \"hunger\"]\n\n\
                ) 1. P-7f {[%clk x] said} P-3d ( 1... P-8d 2. K-1a P-8e ) $300 2. P-6f } B-8h\n\
                P-1f {[%emt 0:01:00]} 1-0 P-1d\n(P-2f {open\n";
    let reading = read_record(text, tables);
    let faults: Vec<_> = reading.faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        faults,
        [
            "line 2, column 1: a tag is written [Name \"value\"]",
            "line 4, column 1: the tag Site is there twice",
            "line 5, column 1: a result is 1-0, 0-1, 1/2-1/2 or *, not \"1-1\"",
            "line 6, column 1: no game ends by \"hunger\"",
            "line 8, column 1: this closes nothing",
            "line 8, column 11: a time is written h:mm:ss, not \"x\"",
            "line 8, column 47: K-1a: the king on 5i does not move to 1a",
            "line 8, column 59: a sign is `$` and a number up to 255",
            "line 8, column 72: this closes nothing",
            "line 8, column 74: B-8h: the pawn on 6f stands in the way to 8h",
            "line 9, column 27: the game was over before this",
            "line 10, column 1: the variation that begins here has no end",
            "line 10, column 7: the comment that begins here has no end",
        ]
    );
    let record = reading.record;
    let texts: Vec<_> = record.moves.turns.iter().map(|turn| turn.text.as_str()).collect();
    assert_eq!(texts, ["7g7f", "3c3d", "6g6f"]);
    assert_eq!(record.moves.turns[1].variations[0].turns.len(), 1);
    assert_eq!(record.result, Some(RecordResult { winner: Some(Side::First), reason: None }));
}

#[test]
fn an_unknown_game_keeps_its_moves() {
    let text = "[Variant \"chess\"]\n\n1. e4 e5 (1... c5 {Sicilian}) 2. Nf3 1/2-1/2\n";
    let reading = read_record(text, tables);
    assert_eq!(reading.faults[0].to_string(), "line 1, column 1: no game is called \"chess\"");
    assert_eq!(
        reading.record.to_string(),
        "[Variant \"chess\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 (1... c5 {Sicilian}) 2. Nf3 1/2-1/2\n"
    );
    let nothing = read_record("", tables);
    assert_eq!(nothing.faults[0].to_string(), "line 1, column 1: no tag tells which game this is: [Variant \"…\"]");
}

#[test]
fn nothing_makes_reading_panic() {
    let deep = format!("[Variant \"shogi\"]\n\nP-7f {}", "(".repeat(100_000));
    assert!(!read_record(&deep, tables).faults.is_empty());
    let text = records(Variant::FusionMitregiSc, 3);
    let text: String = text.iter().map(|record| record.text(&Variant::FusionMitregiSc.tables())).collect();
    let mut dice = Dice(7);
    for _ in 0..300 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..1 + dice.below(20) {
            let at = dice.below(bytes.len());
            bytes[at] = b"[]{}()\\\"%$;. \n\xff1Pa*x"[dice.below(20)];
        }
        let from = dice.below(bytes.len());
        let mut count = 0;
        let end = stream_records(&bytes[from..], tables, |reading, _| {
            count += 1;
            let _ = reading.record.text(&Variant::FusionMitregiSc.tables());
            ControlFlow::Continue(())
        });
        assert_eq!(end.unwrap().records, count);
    }
}

#[test]
fn a_result_that_cannot_be_is_found() {
    let game = Variant::Shogi;
    let mate = "[Variant \"shogi\"]\n[Position \"4k4/9/4P4/9/9/9/9/9/4K4 b G 1\"]\n\nG*5b# 0-1\n";
    let reading = read_record(mate, tables);
    assert_eq!(reading.faults, []);
    let error = reading.record.game(&game.tables()).unwrap_err();
    assert_eq!(error.to_string(), "the record says 0-1, but the game ended with 1-0");
    let won = Some(RecordResult { winner: Some(Side::First), reason: None });
    let right = Record { result: won, ..reading.record };
    assert_eq!(right.game(&game.tables()).unwrap().outcome().unwrap().reason, Reason::Checkmate);
    let after = usi::read("startpos moves 7g7f 7c7e", "shogi").unwrap();
    let error = after.game(&game.tables()).unwrap_err().to_string();
    assert_eq!(error, "move 2, 7c7e: the pawn on 7c does not move to 7e");
}

#[cfg(feature = "serde")]
#[test]
fn json_and_bytes_read_back_equal() {
    for &game in Variant::ALL {
        for record in records(game, 8) {
            let json = serde_json::to_string_pretty(&record).unwrap();
            assert_eq!(serde_json::from_str::<Record>(&json).unwrap(), record);
            let compact = postcard::to_allocvec(&record).unwrap();
            assert_eq!(postcard::from_bytes::<Record>(&compact).unwrap(), record);
        }
    }
    let mut record = usi::read("startpos moves 7g7f 3c3d", "shogi").unwrap();
    record.moves.turns[1].spent = Some(Duration::from_secs(5));
    let json = r#"{"variant":"shogi","moves":["7g7f",{"text":"3c3d","spent":"0:00:05"}]}"#;
    assert_eq!(serde_json::to_string(&record).unwrap(), json);
    assert!(serde_json::from_str::<Record>(&json.replace("spent", "spend")).is_err());
}

#[test]
fn a_result_that_the_moves_do_not_show_is_found() {
    let record = |reason: &str| {
        let text = format!("[Variant \"shogi\"]\n[Reason \"{reason}\"]\n\n7g7f 1-0\n");
        whole(read_record(&text, tables)).game(&Variant::Shogi.tables())
    };
    assert!(record("resignation").is_ok());
    for reason in ["checkmate", "no-move", "repetition", "perpetual-check", "quiet"] {
        assert!(matches!(record(reason), Err(ReplayError::GoesOn { .. })), "{reason}");
    }
}

#[test]
fn the_last_number_of_a_move_is_written() {
    let start = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 4294967295";
    let mut game = Game::new(Position::parse(&Variant::Shogi.tables(), start).unwrap());
    game.play_text("7g7f").unwrap();
    game.play_text("3c3d").unwrap();
    assert!(Record::of(&game).text(&Variant::Shogi.tables()).contains("P-7f"));
}

#[test]
fn a_record_is_blamed_for_its_own_bytes() {
    let text = b"[Variant \"shogi\"]\n\n7g7f *\n\n[Event \"caf\xe9\"]\n[Variant \"shogi\"]\n\n2g2f *\n";
    let mut lines = Vec::new();
    stream_records(&text[..], tables, |reading, _| {
        lines.push(reading.faults.iter().map(|fault| fault.line).collect::<Vec<_>>());
        ControlFlow::Continue(())
    })
    .unwrap();
    assert_eq!(lines, [vec![], vec![5]]);
}
