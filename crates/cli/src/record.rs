//! Files of recorded games.

use std::cell::RefCell;
use std::fs::File;
use std::io::{self, BufReader, Read, Write};
use std::ops::ControlFlow;
use std::sync::Arc;

use komadai::{Outcome, Reading, Record, RecordResult, Tables, stream_records, tables_of};
use serde::Serialize;

use crate::failure::Failure;
use crate::json::line;
use crate::source;

#[derive(Serialize)]
struct GameJson {
    game: u64,
    variant: String,
    plies: usize,
    result: Option<RecordResult>,
    faults: Vec<FaultJson>,
}

#[derive(Serialize)]
struct FaultJson {
    /// Both are known unless it takes the whole game to find the fault.
    line: Option<usize>,
    column: Option<usize>,
    problem: String,
}

/// Replays every game of the file, or of standard input for `-`, and tells of each how it went or what is wrong.
pub(crate) fn run(file: &str, rules: Option<&str>, json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let extra = rules.map(source::load).transpose()?;
    let source: Box<dyn Read> = match file {
        "-" => Box::new(io::stdin().lock()),
        _ => Box::new(File::open(file).map_err(|error| in_file(file, &error))?),
    };
    // The rules of the game that is being read.
    let tables: RefCell<Option<Found>> = RefCell::new(None);
    let (mut faulty, mut written) = (0_u64, Ok(()));
    let progress = stream_records(
        BufReader::new(source),
        |record| {
            let mut known = tables.borrow_mut();
            if known.as_ref().is_none_or(|found| !found.is_for(record)) {
                *known = Some(Found::new(record, extra.as_ref()));
            }
            known.as_ref().and_then(|found| found.tables.clone())
        },
        |reading, progress| {
            let tables = tables.borrow().as_ref().and_then(|found| found.tables.clone());
            let (game, answer) = check(progress.records, reading, tables.as_ref());
            faulty += u64::from(!game.faults.is_empty());
            written =
                if json { line(&game).and_then(|text| Ok(writeln!(out, "{text}")?)) } else { say(&game, &answer, out) };
            if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        },
    )
    .map_err(|error| in_file(file, &error))?;
    written?;
    match (faulty, progress.records) {
        (0, _) => Ok(()),
        (faulty, all) => Err(Failure::Refused(format!("{}: {faulty} of {all} games have faults", named(file)))),
    }
}

fn in_file(file: &str, error: &io::Error) -> Failure {
    Failure::Refused(format!("{}: {error}", named(file)))
}

fn named(file: &str) -> &str {
    if file == "-" { "standard input" } else { file }
}

/// The rules last asked for: files mostly hold one game after another by the same rules.
struct Found {
    variant: String,
    options: Option<String>,
    tables: Option<Arc<Tables>>,
}

impl Found {
    fn new(record: &Record, extra: Option<&Arc<Tables>>) -> Self {
        let options = record.tags.get("Options").map(str::to_string);
        let is_meant = |tables: &&Arc<Tables>| {
            let (rules, name) = (tables.rules(), &record.variant);
            options.is_none() && (rules.id() == name || rules.title().eq_ignore_ascii_case(name))
        };
        let tables = extra.filter(is_meant).cloned().or_else(|| tables_of(record));
        Self { variant: record.variant.clone(), options, tables }
    }

    fn is_for(&self, record: &Record) -> bool {
        self.variant == record.variant && self.options.as_deref() == record.tags.get("Options")
    }
}

/// What there is to tell of a game, and its result in words.
fn check(number: u64, reading: Reading, tables: Option<&Arc<Tables>>) -> (GameJson, String) {
    let Reading { record, faults } = reading;
    let mut faults: Vec<_> = faults
        .iter()
        .map(|fault| FaultJson {
            line: Some(fault.line),
            column: Some(fault.column),
            problem: fault.problem.to_string(),
        })
        .collect();
    let mut result = record.result;
    // What cannot be read cannot be played either.
    if let Some(tables) = tables.filter(|_| faults.is_empty()) {
        match record.game(tables) {
            Ok(game) => result = result.or(game.outcome().map(RecordResult::from)),
            Err(error) => faults.push(FaultJson { line: None, column: None, problem: error.to_string() }),
        }
    }
    let words = match (result, tables) {
        (Some(RecordResult { winner, reason: Some(reason) }), Some(tables)) => {
            Outcome { winner, reason }.sentence(tables.rules())
        }
        (Some(result), _) => result.score().to_string(),
        (None, _) => "not over".to_string(),
    };
    (GameJson { game: number, variant: record.variant, plies: record.moves.turns.len(), result, faults }, words)
}

fn say(game: &GameJson, result: &str, out: &mut dyn Write) -> Result<(), Failure> {
    if game.faults.is_empty() {
        let plies = if game.plies == 1 { "ply" } else { "plies" };
        writeln!(out, "game {}: {}, {} {plies}, {result}", game.game, game.variant, game.plies)?;
    }
    for fault in &game.faults {
        write!(out, "game {}: ", game.game)?;
        if let (Some(line), Some(column)) = (fault.line, fault.column) {
            write!(out, "line {line}, column {column}: ")?;
        }
        writeln!(out, "{}", fault.problem)?;
    }
    Ok(())
}
