//! `komadai`: shogi-like games on the command line, for people and for scripts.

mod apply;
mod args;
mod board;
mod check;
mod failure;
mod games;
mod input;
mod json;
mod moves;
mod perft;
mod piece;
mod play;
mod record;
mod save;
mod show;
mod source;
mod svg;
mod why;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use crate::args::{Arguments, Command};
use crate::failure::Failure;

fn main() -> ExitCode {
    let command = Arguments::parse().command;
    // Takes the colours out where nobody would see them.
    let mut out = anstream::stdout().lock();
    let done = run(command, &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            for line in failure.to_string().lines() {
                // Nobody is left to tell when this fails.
                let _ = writeln!(anstream::stderr(), "{}error:{} {line}", board::ERROR, board::ERROR.render_reset());
            }
            ExitCode::from(failure.status())
        }
    }
}

fn run(command: Command, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        Command::Games => games::run(out),
        Command::Check { file } => check::run(&file, out),
        Command::Show { game, position, flip } => show::run(&game, &position, flip, out),
        Command::Moves { game, position, json } => moves::run(&game, &position, json, out),
        Command::Apply { game, position, moves, json } => apply::run(&game, &position, &moves, json, out),
        Command::Perft(arguments) => perft::run(&arguments, out),
        Command::Piece { game, name } => piece::run(&game, name.as_deref(), out),
        Command::Why { game, position, chosen } => why::run(&game, &position, &chosen, out),
        Command::Svg(arguments) => svg::run(&arguments, out),
        Command::Record { file, rules, json } => record::run(&file, rules.as_deref(), json, out),
        Command::Play(arguments) => play::run(&arguments, out),
    }
}
