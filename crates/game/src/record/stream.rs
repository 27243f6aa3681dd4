use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use komadai_engine::Tables;

use crate::record::lexer::tag_of;
use crate::record::read::read_from;
use crate::record::{Reading, Record};

/// How far the reading of many records has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Records read.
    pub records: u64,
    /// Bytes read.
    pub bytes: u64,
}

/// Reads all records of a text. A record begins with the first tag after moves.
pub fn read_records(text: &str, mut tables: impl FnMut(&Record) -> Option<Arc<Tables>>) -> Vec<Reading> {
    let mut readings = Vec::new();
    let mut parts = Parts::new();
    for line in text.split_inclusive('\n') {
        readings.extend(parts.push(line).map(|part| part.read(&mut tables)));
    }
    readings.extend(parts.finish().map(|part| part.read(&mut tables)));
    readings
}

/// Reads all records of a file or other source one by one, whatever its length; only one record is held at a time.
///
/// `each` gets the record and how far the reading has come, and may break it off.
///
/// # Errors
/// What the source says. A record that is wrong is no error: see [`Reading::faults`].
#[cfg(feature = "std")]
pub fn stream_records(
    mut source: impl std::io::BufRead,
    mut tables: impl FnMut(&Record) -> Option<Arc<Tables>>,
    mut each: impl FnMut(Reading, Progress) -> core::ops::ControlFlow<()>,
) -> std::io::Result<Progress> {
    let mut parts = Parts::new();
    let mut progress = Progress::default();
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let len = source.read_until(b'\n', &mut bytes)?;
        let line = String::from_utf8_lossy(&bytes);
        let part = if len == 0 { parts.finish() } else { parts.push(&line) };
        if matches!(line, alloc::borrow::Cow::Owned(_)) {
            parts.not_text();
        }
        if let Some(part) = part {
            progress.records += 1;
            if each(part.read(&mut tables), progress).is_break() {
                return Ok(progress);
            }
        }
        progress.bytes += len as u64;
        if len == 0 {
            return Ok(progress);
        }
    }
}

/// The text of one record, and the number of its first line.
struct Part {
    text: String,
    first_line: usize,
    /// Lines that are not UTF-8.
    wrong: Vec<usize>,
}

impl Part {
    fn read(self, tables: &mut impl FnMut(&Record) -> Option<Arc<Tables>>) -> Reading {
        let mut reading = read_from(&self.text, self.first_line, tables);
        for line in self.wrong {
            let problem = crate::record::Problem::NotText;
            reading.faults.push(crate::record::RecordFault { line, column: 1, problem });
        }
        reading.faults.sort_by_key(|fault| (fault.line, fault.column));
        reading
    }
}

/// Cuts text into records: a line that is a tag begins one, unless only tags have come before it.
struct Parts {
    part: Part,
    /// Lines so far.
    lines: usize,
    in_moves: bool,
}

impl Parts {
    fn new() -> Self {
        Self { part: Part { text: String::new(), first_line: 1, wrong: Vec::new() }, lines: 0, in_moves: false }
    }

    /// The last line was no text.
    #[cfg(feature = "std")]
    fn not_text(&mut self) {
        self.part.wrong.push(self.lines);
    }

    /// Takes the next line in, and gives the record that was complete before it.
    fn push(&mut self, line: &str) -> Option<Part> {
        self.lines += 1;
        // Some editors put a mark at the start of a file.
        let line = if self.lines == 1 { line.trim_start_matches('\u{feff}') } else { line };
        let is_tag = line.starts_with('[') && tag_of(line).is_some();
        let complete = if is_tag && self.in_moves { self.finish() } else { None };
        if self.part.text.is_empty() {
            self.part.first_line = self.lines;
        }
        self.in_moves |= !is_tag && !line.starts_with('[') && !line.trim().is_empty();
        self.part.text.push_str(line);
        complete
    }

    fn finish(&mut self) -> Option<Part> {
        self.in_moves = false;
        let empty = Part { text: String::new(), first_line: self.lines, wrong: Vec::new() };
        let part = core::mem::replace(&mut self.part, empty);
        (!part.text.trim().is_empty()).then_some(part)
    }
}
