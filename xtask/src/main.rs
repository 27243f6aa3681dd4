//! Chores of this repository: `cargo xtask CHORE`. Each is one file.

use std::error::Error;
use std::process::ExitCode;

mod bench_instructions;
mod bindings;
mod checked_in;
mod header;
mod items;
mod pictures;

/// What a chore leaves behind.
type Done = Result<(), Box<dyn Error>>;

/// A chore.
struct Chore {
    /// What it is called.
    name: &'static str,
    /// What it does.
    what: &'static str,
    /// Does it, with the arguments after the name.
    run: fn(&[String]) -> Done,
}

/// All chores.
const CHORES: &[Chore] = &[
    Chore {
        name: "bench-instructions",
        what: "counts what a move costs and prints it beside the goals; --quick for the main rows only",
        run: bench_instructions::run,
    },
    Chore { name: "header", what: "writes include/komadai.h from ffi/; --check only compares", run: header::run },
    Chore {
        name: "bindings",
        what: "writes the generated files of ffi/unity; --check only compares",
        run: bindings::run,
    },
    Chore { name: "pictures", what: "writes the pictures of docs/pictures; --check only compares", run: pictures::run },
];

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
