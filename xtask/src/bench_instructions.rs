//! `cargo xtask bench-instructions [--quick]`: instructions per unit of work, counted by callgrind.
//!
//! A count does not depend on how busy the machine is. Every work is run twice, once with less of it, and the
//! difference is divided by the units done: so starting up costs nothing.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// A row of the table.
struct Row {
    /// What it is called there.
    name: String,
    /// The example that does the work, and what it is told.
    program: &'static str,
    arguments: Vec<String>,
    /// Which of the arguments says how much is done, and what it is in the second run.
    amount: usize,
    less: &'static str,
    /// What the instructions are divided by.
    unit: &'static str,
    /// What is aimed at, per unit.
    goal: Option<u64>,
}

/// A game, and what is aimed at: per leaf of its case positions, and per move of a list.
const GAMES: [(&str, Option<u64>, u64); 7] = [
    ("shogi", None, 60),
    ("hand-shogi", None, 60),
    ("great-whale-shogi", None, 150),
    ("minjiku-shogi", None, 150),
    ("medusa-shogi", Some(100), 150),
    ("fusion-mitregi-sb", Some(100), 150),
    ("fusion-mitregi-sc", Some(100), 150),
];

/// A Shogi position with many captures, drops and promotions.
const TACTICAL: &str = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1";

/// From how many positions moves are listed, to see whether the cost of each grows.
const POSITIONS: [&str; 3] = ["80", "1000", "100000"];

/// The field: Shogi from the start (4 plies) and the tactical position (2 plies), counted in the same way.
const FIELD: [(&str, &str, &str); 10] = [
    ("nshogi (C++, AVX2)", "82.6", "19.6"),
    ("YaneuraOu (C++, clang)", "90.8", "28.4"),
    ("cshogi's C++ core", "92.2", "32.5"),
    ("rsshogi 1.7 (Rust; counting only)", "104.9", "22.3"),
    ("haitaka 0.3 (Rust, magic tables)", "123.7", "25.6"),
    ("haitaka (Rust, qugiy)", "144.6", "30.6"),
    ("yasai (Rust, simd)", "148.6", "62.9"),
    ("rshogi-core (Rust)", "276", "102"),
    ("shogi_legality_lite (Rust)", "970", "1344"),
    ("Fairy-Stockfish (C++, general)", "1726", "1369"),
];

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let quick = match arguments {
        [] => false,
        [flag] if flag == "--quick" => true,
        _ => return Err("the only argument there is is --quick".into()),
    };
    install_valgrind()?;
    // The second build is for the CPUs of the last ten years, with popcount and bit tricks as instructions.
    let cpus: &[&str] = if cfg!(target_arch = "x86_64") { &["x86-64-v3", "x86-64"] } else { &["generic"] };
    let builds = cpus.iter().map(|cpu| build(cpu)).collect::<Result<Vec<_>>>()?;

    println!("| work | units | {} | goal |\n|---|--:|{}--:|", cpus.join(" | "), "--:|".repeat(cpus.len()));
    let mut shogi = Vec::new();
    for row in rows(quick) {
        let mut units = 0;
        let mut figures = Vec::new();
        for build in &builds {
            let figure;
            (figure, units) = row.count(build)?;
            figures.push(figure);
        }
        let goal = row.goal.map_or(String::new(), |goal| format!("< {goal}"));
        println!("| {} | {units} {} | {} | {goal} |", row.name, row.unit, figures.join(" | "));
        if row.name.starts_with("Shogi") {
            shogi.extend(figures.into_iter().next());
        }
    }

    println!("\n| Shogi, instructions a leaf | start | tactical |\n|---|--:|--:|");
    println!("| komadai ({}) | {} |", cpus[0], shogi.join(" | "));
    for (program, start, tactical) in FIELD {
        println!("| {program} | {start} | {tactical} |");
    }

    println!("\n| bytes | position | tables | goal |\n|---|--:|--:|--:|");
    for (game, ..) in GAMES {
        let sizes = output(Command::new(builds[0].join("instructions")).args(["sizes", game, "0"]))?;
        println!("| {game} | {} | < 512, < 524288 |", sizes.trim().replace(' ', " | "));
    }

    println!("\n| moves listed for so many positions | most memory, kilobytes |\n|--:|--:|");
    for count in POSITIONS {
        let peak = output(Command::new(builds[0].join("instructions")).args(["memory", "shogi", count]))?;
        println!("| {count} | {} |", peak.trim());
    }
    Ok(())
}

/// The rows of the table.
fn rows(quick: bool) -> Vec<Row> {
    let perft = |name: &str, game: &str, depth: &str, position: Option<&str>, goal| Row {
        name: format!("{name}, {depth} plies"),
        program: "perft",
        arguments: [game, depth].into_iter().chain(position).map(String::from).collect(),
        amount: 1,
        less: "1",
        unit: "leaves",
        goal: Some(goal),
    };
    let mut rows = vec![
        perft("Shogi, start", "shogi", "4", None, 80),
        perft("Shogi, tactical", "shogi", "2", Some(TACTICAL), 19),
        perft("Hand Shogi, start", "hand-shogi", "2", None, 12),
        perft("Great Whale Shogi, start", "great-whale-shogi", "3", None, 100),
        perft("Minjiku Shogi, start", "minjiku-shogi", "3", None, 150),
        perft("Medusa Shogi, start", "medusa-shogi", "2", None, 100),
        perft("Fusion Mitregi strategoblastic, start", "fusion-mitregi-sb", "2", None, 100),
        perft("Fusion Mitregi strategoclastic, start", "fusion-mitregi-sc", "2", None, 100),
    ];
    let cases = |what: &str, work: &str, game: &str, amount: &str, less, unit, goal| Row {
        name: format!("{what}, {game}"),
        program: "instructions",
        arguments: [work, game, amount].map(String::from).into(),
        amount: 2,
        less,
        unit,
        goal,
    };
    rows.extend(GAMES.map(|(game, goal, _)| cases("cases, 2 plies", "cases", game, "2", "1", "leaves", goal)));
    if !quick {
        rows.extend(POSITIONS.map(|count| cases("list, random games", "games", "shogi", count, "0", "moves", None)));
        rows.extend(GAMES.map(|(game, _, goal)| cases("list of moves", "list", game, "1", "0", "moves", Some(goal))));
        rows.extend(GAMES.map(|(game, ..)| cases("play and hash", "play", game, "1", "0", "moves", Some(300))));
        rows.extend(GAMES.map(|(game, ..)| cases("look, play and hash", "checked", game, "1", "0", "moves", None)));
        rows.extend(GAMES.map(|(game, ..)| cases("rules and tables", "tables", game, "1", "0", "tables", None)));
    }
    rows
}

impl Row {
    /// Instructions per unit, and how many units there are.
    fn count(&self, build: &Path) -> Result<(String, u64)> {
        let (all, units) = callgrind(&build.join(self.program), &self.arguments)?;
        let mut arguments = self.arguments.clone();
        self.less.clone_into(&mut arguments[self.amount]);
        let (less, _) = callgrind(&build.join(self.program), &arguments)?;
        Ok((format!("{:.1}", (all - less) as f64 / units as f64), units))
    }
}

/// The instructions of a run, and the number that it printed.
fn callgrind(program: &Path, arguments: &[String]) -> Result<(u64, u64)> {
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(program).args(arguments);
    let run = command.output()?;
    let log = String::from_utf8_lossy(&run.stderr);
    if !run.status.success() {
        return Err(format!("{command:?} failed:\n{log}").into());
    }
    let collected = log.lines().find_map(|line| line.split_once("Collected : ")).ok_or("callgrind counted nothing")?;
    Ok((collected.1.trim().parse()?, String::from_utf8(run.stdout)?.trim().parse()?))
}

/// Builds the counting programs for a CPU; the folder where they are.
fn build(cpu: &str) -> Result<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    // Other flags mean other artifacts: in a folder of their own they do not push out those of everyday builds.
    let target = target.join(format!("instructions-{cpu}"));
    let mut command = Command::new(env!("CARGO"));
    command.current_dir(&root).env("RUSTFLAGS", format!("-C target-cpu={cpu}")).arg("build").arg("--release");
    command.args(["--package", "komadai", "--example", "perft", "--example", "instructions", "--target-dir"]);
    if command.arg(&target).status()?.success() {
        Ok(target.join("release/examples"))
    } else {
        Err(format!("the counting programs do not build for {cpu}").into())
    }
}

/// Installs valgrind where it is missing and apt can.
fn install_valgrind() -> Result<()> {
    if Command::new("valgrind").arg("--version").output().is_ok() {
        return Ok(());
    }
    eprintln!("valgrind is missing: apt-get install valgrind");
    for arguments in [&["update"][..], &["install", "--yes", "valgrind"]] {
        output(Command::new("apt-get").args(arguments))
            .map_err(|error| format!("install valgrind, then run this again ({error})"))?;
    }
    Ok(())
}

/// What a command prints.
fn output(command: &mut Command) -> Result<String> {
    let run = command.output()?;
    if !run.status.success() {
        return Err(format!("{command:?} failed:\n{}", String::from_utf8_lossy(&run.stderr)).into());
    }
    Ok(String::from_utf8(run.stdout)?)
}
