//! Chores of this repository: `cargo xtask CHORE`. Each is one file.

use std::error::Error;
use std::process::ExitCode;

mod bench_instructions;

/// What a chore comes to.
type Outcome = Result<(), Box<dyn Error>>;

/// A chore.
struct Chore {
    /// What it is called.
    name: &'static str,
    /// What it does.
    what: &'static str,
    /// Does it, with the arguments after the name.
    run: fn(&[String]) -> Outcome,
}

/// All chores.
const CHORES: &[Chore] = &[Chore {
    name: "bench-instructions",
    what: "counts what a move costs and prints it beside the goals; --quick for the main rows only",
    run: bench_instructions::run,
}];

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().unwrap_or_default();
    let Some(chore) = CHORES.iter().find(|chore| chore.name == name) else {
        eprintln!("usage: cargo xtask CHORE");
        for Chore { name, what, .. } in CHORES {
            eprintln!("  {name:20} {what}");
        }
        return ExitCode::from(2);
    };
    match (chore.run)(&arguments.collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{name}: {error}");
            ExitCode::FAILURE
        }
    }
}
