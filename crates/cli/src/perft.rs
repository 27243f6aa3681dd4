use std::collections::BTreeMap;
use std::io::Write;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use komadai::{Move, Position};
use serde::Serialize;

use crate::args::PerftArguments;
use crate::failure::Failure;
use crate::json::line;

/// A run shorter than this shows no progress.
const PATIENCE: Duration = Duration::from_secs(1);

#[derive(Serialize)]
struct PerftJson {
    nodes: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<BTreeMap<String, u64>>,
}

/// Counts the ways to play a number of plies.
pub(crate) fn run(arguments: &PerftArguments, out: &mut dyn Write) -> Result<(), Failure> {
    let position = arguments.game.position(&arguments.position)?;
    let threads =
        arguments.threads.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from);
    let start = Instant::now();
    let counts = count(&position, arguments.depth, threads);
    // There is one way to play nothing.
    let nodes = if arguments.depth == 0 { 1 } else { counts.iter().map(|(_, nodes)| nodes).sum() };
    let seconds = start.elapsed().as_secs_f64();
    let divide: BTreeMap<String, u64> =
        counts.into_iter().map(|(chosen, nodes)| (position.text(chosen), nodes)).collect();
    if arguments.json {
        let divide = arguments.divide.then_some(divide);
        writeln!(out, "{}", line(&PerftJson { nodes, seconds, divide })?)?;
        return Ok(());
    }
    if arguments.divide {
        for (text, nodes) in divide {
            writeln!(out, "{text} {nodes}")?;
        }
    }
    writeln!(out, "{nodes} nodes in {seconds:.3} s")?;
    Ok(())
}

/// Counts for each move, and shows how far it has come once that takes long. On standard error that is no terminal,
/// nothing is shown.
fn count(position: &Position, depth: u8, threads: usize) -> Vec<(Move, u64)> {
    let bar = ProgressBar::hidden();
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos} of {len} pairs of moves, {eta} left") {
        bar.set_style(style);
    }
    let start = Instant::now();
    let counts = position.divide_on(depth, threads, |done, of| {
        if start.elapsed() >= PATIENCE {
            if bar.is_hidden() {
                bar.set_draw_target(ProgressDrawTarget::stderr());
            }
            bar.set_length(of as u64);
            bar.set_position(done as u64);
        }
    });
    bar.finish_and_clear();
    counts
}
