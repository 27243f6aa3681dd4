//! Records of games.

use std::ops::ControlFlow;

use komadai::{Reading, read_record, stream_records, tables_of};

use super::hold;

/// Any bytes are records with faults that have places; and a record without faults is written, for people and plainly,
/// and read again the same.
pub(super) fn record(bytes: &[u8]) {
    let each = |reading, _| {
        told(&reading);
        ControlFlow::Continue(())
    };
    hold(stream_records(bytes, tables_of, each));
}

fn told(reading: &Reading) {
    let places: Vec<_> = reading.faults.iter().map(|fault| (fault.line, fault.column)).collect();
    assert!(places.is_sorted() && places.iter().all(|&(line, column)| line > 0 && column > 0), "{places:?}");
    let record = &reading.record;
    let mut texts = vec![record.to_string()];
    if let Some(tables) = tables_of(record) {
        texts.push(record.text(&tables));
        // Whether it can have been played is another matter.
        let _ = record.game(&tables);
    }
    for text in texts {
        let again = read_record(&text, tables_of);
        if reading.faults.is_empty() {
            assert!(again.faults.is_empty(), "{:?} in what was written:\n{text}", again.faults);
            assert_eq!(again.record, *record, "{text}");
        }
    }
}
