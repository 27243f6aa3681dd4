//! Writes random games of every kind as records, reads them back, and tells how big that is and how long it takes:
//! `cargo run --release --example records 10000`.

use std::io::{BufReader, BufWriter, Write};
use std::ops::ControlFlow;
use std::time::Instant;

use komadai::{Game, Record, Variant, stream_records, tables_of};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let count: u64 = std::env::args().nth(1).map_or(Ok(100), |count| count.parse())?;
    let mut seed: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut below = |n: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed >> 11) as usize % n
    };
    println!("game                 records    moves       MB  write s   read s  moves/s  peak MB");
    for game in Variant::ALL {
        let path = std::env::temp_dir().join(format!("komadai-{game}.records"));
        let mut file = BufWriter::new(std::fs::File::create(&path)?);
        let (mut moves, mut writing) = (0, 0.0);
        for _ in 0..count {
            let mut played = Game::new(game.start());
            while played.len() < 80 && played.position().outcome().is_none() {
                let legal = played.position().legal_moves();
                if played.play(legal[below(legal.len())]).is_err() {
                    break;
                }
            }
            moves += played.len();
            let record = Record::of(&played);
            let start = Instant::now();
            writeln!(file, "{}", record.text(&game.tables()))?;
            writing += start.elapsed().as_secs_f64();
        }
        file.flush()?;
        let start = Instant::now();
        let mut read = 0;
        let source = BufReader::new(std::fs::File::open(&path)?);
        let progress = stream_records(source, tables_of, |reading, _| {
            assert!(reading.faults.is_empty(), "{}", reading.faults[0]);
            read += reading.record.moves.turns.len();
            ControlFlow::Continue(())
        })?;
        let reading = start.elapsed().as_secs_f64();
        assert_eq!((progress.records, read), (count, moves));
        println!(
            "{:20} {count:7} {moves:8} {:8.1} {writing:8.2} {reading:8.2} {:8.0} {:>8}",
            game.id(),
            progress.bytes as f64 / 1e6,
            moves as f64 / reading,
            peak().unwrap_or_default(),
        );
        std::fs::remove_file(path)?;
    }
    Ok(())
}

/// The most memory this process has held, where the system tells.
fn peak() -> Option<String> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let kilobytes: f64 = status.lines().find(|l| l.starts_with("VmHWM"))?.split_whitespace().nth(1)?.parse().ok()?;
    Some(format!("{:.1}", kilobytes / 1e3))
}
