//! What the documents show works.

#![allow(clippy::unwrap_used)]

use komadai::{Position, Record, Tables, load_rules, read_record, tables_of};

fn blocks(document: &str, language: &str) -> Vec<String> {
    let path = std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(document);
    let text = std::fs::read_to_string(path).unwrap();
    let opening = format!("```{language}\n");
    let block = |part: &str| part.split("```").next().unwrap().to_string();
    text.split(&opening).skip(1).map(block).collect()
}

#[test]
fn the_game_in_a_file_is_minishogi() {
    let files = blocks("games-as-files.md", "toml");
    assert_eq!(files.len(), 1);
    let tables = Tables::new(load_rules(&files[0]).unwrap());
    let counts: Vec<_> = (1..=4).map(|depth| Position::start(&tables).perft(depth)).collect();
    assert_eq!(counts, [14, 181, 2512, 35401]);
}

#[test]
fn the_records_read() {
    let texts = blocks("records.md", "pgn");
    assert_eq!(texts.len(), 1);
    let reading = read_record(&texts[0], tables_of);
    assert_eq!(reading.faults, []);
    let tables = tables_of(&reading.record).unwrap();
    assert_eq!(reading.record.text(&tables), texts[0]);
    assert!(reading.record.game(&tables).unwrap().outcome().is_some());
    for json in blocks("records.md", "json") {
        let record: Record = serde_json::from_str(&json).unwrap();
        assert!(record.game(&tables_of(&record).unwrap()).is_ok());
    }
}

/// The examples of both tables of notation are at least words that notations have: the tests of the notation crate say
/// what they mean.
#[test]
fn the_notation_example_holds() -> Result<(), Box<dyn std::error::Error>> {
    let start = komadai::Variant::Shogi.start();
    let chosen = start.parse_move("7g7f")?;
    assert_eq!(komadai::notation::write(&start, chosen), "P-7f");
    assert_eq!(komadai::notation::read(&start, "P-7f")?, chosen);
    Ok(())
}
