//! `cargo run --release [-- --instructions] [-- --rounds N]`: komadai and its peers count the same positions in turn.
//!
//! See the README beside `Cargo.toml`.

mod program;
mod usi;

use std::path::{Path, PathBuf};
use std::process::Command;

use komadai_peers::Failure;
use program::Program;

/// What is counted, by one table of programs.
struct Work {
    title: &'static str,
    position: &'static str,
    /// How many plies are counted when time is taken, and when instructions are, which takes fifty times as long.
    timed: u8,
    counted: u8,
}

const SHOGI: [Work; 2] = [
    Work {
        title: "Shogi, start",
        position: "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        timed: 5,
        counted: 4,
    },
    Work {
        title: "Shogi, tactical",
        position: "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
        timed: 3,
        counted: 2,
    },
];

const CHESS: Work = Work {
    title: "Chess, start (another game, for scale)",
    position: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    timed: 5,
    counted: 4,
};

/// What the command line asks for.
struct Options {
    instructions: bool,
    rounds: usize,
}

fn main() {
    if let Err(failure) = run() {
        eprintln!("{failure}");
        std::process::exit(1);
    }
}

fn run() -> Result<(), Failure> {
    let options = Options::read()?;
    let folder = build()?;
    let mut programs: Vec<_> =
        ["komadai", "haitaka", "rsshogi", "shogi-legality-lite"].map(|name| Program::own(&folder, name)).into();
    programs.extend(Program::of_user("Fairy-Stockfish", "KOMADAI_FAIRY_STOCKFISH"));
    programs.extend(Program::of_user("YaneuraOu", "KOMADAI_YANEURAOU"));
    // What cannot run is told before the rest has been measured.
    for program in &programs {
        program.count(SHOGI[0].position, 1)?;
    }
    for work in &SHOGI {
        work.measure(&programs, &options)?;
    }
    CHESS.measure(&[Program::own(&folder, "shakmaty")], &options)
}

impl Options {
    fn read() -> Result<Self, Failure> {
        let mut options = Self { instructions: false, rounds: 5 };
        let mut arguments = std::env::args().skip(1);
        while let Some(argument) = arguments.next() {
            match &argument[..] {
                "--instructions" => options.instructions = true,
                "--rounds" => options.rounds = arguments.next().ok_or("--rounds needs a number")?.parse()?,
                _ => return Err("usage: komadai-peers [--instructions] [--rounds N]".into()),
            }
        }
        if options.rounds == 0 {
            return Err("at least one round is needed".into());
        }
        if options.instructions && Command::new("valgrind").arg("--version").output().is_err() {
            return Err("instructions are counted by valgrind, which is not installed".into());
        }
        Ok(options)
    }
}

impl Work {
    /// Lets all programs count in turn, several times, and prints a table of them beside the first.
    fn measure(&self, programs: &[Program], options: &Options) -> Result<(), Failure> {
        let mut seconds = vec![Vec::new(); programs.len()];
        let mut leaves = None;
        for _ in 0..options.rounds {
            for (program, seconds) in programs.iter().zip(&mut seconds) {
                let answer = program.count(self.position, self.timed)?;
                let expected = *leaves.get_or_insert(answer.leaves);
                if answer.leaves != expected {
                    return Err(format!("{} counts {} ways, not {expected}", program.name, answer.leaves).into());
                }
                seconds.push(answer.time.as_secs_f64());
            }
        }
        let leaves = leaves.unwrap_or_default();
        println!("{}, {} plies: {leaves} leaves\n", self.title, self.timed);
        println!(
            "| program | million leaves a second | time, first = 1 | instructions a leaf, {} plies |",
            self.counted
        );
        println!("|---|--:|--:|--:|");
        for (program, own) in programs.iter().zip(&seconds) {
            let speed = leaves as f64 / 1e6 / median(own.iter().copied());
            // Round by round: what else the machine does slows both.
            let ratio = median(own.iter().zip(&seconds[0]).map(|(own, first)| own / first));
            let instructions = if options.instructions {
                format!("{:.1}", program.instructions(self.position, self.counted)?)
            } else {
                String::new()
            };
            println!("| {} | {speed:.1} | {ratio:.2} | {instructions} |", program.name);
        }
        println!();
        Ok(())
    }
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<_> = values.collect();
    values.sort_by(f64::total_cmp);
    (values[(values.len() - 1) / 2] + values[values.len() / 2]) / 2.0
}

/// Builds the programs of this workspace; the folder where they are.
fn build() -> Result<PathBuf, Failure> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let mut command = Command::new(env!("CARGO"));
    // In the workspace's own folder, where cargo finds which CPU to build for.
    command.current_dir(root).args(["build", "--quiet", "--release", "--bins", "--target-dir"]).arg(&target);
    if command.status()?.success() { Ok(target.join("release")) } else { Err("the programs do not build".into()) }
}
