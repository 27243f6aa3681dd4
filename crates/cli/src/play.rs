//! Two people at one terminal, or a script.

mod hands;
mod session;

use std::io::{self, IsTerminal, Write};

use crate::args::PlayArguments;
use crate::failure::Failure;
use crate::input::next_line;
use crate::play::session::{Session, Turn};

/// Reads a command or a move a line until `quit` or the end of the input. What is refused is told, and the session
/// goes on.
pub(crate) fn run(arguments: &PlayArguments, out: &mut dyn Write) -> Result<(), Failure> {
    let mut session = Session::new(arguments)?;
    let mut input = io::stdin().lock();
    // A script needs no prompt.
    let prompt = input.is_terminal();
    out.write_all(session.picture().as_bytes())?;
    writeln!(out, "Enter a move, or `help`.")?;
    loop {
        if prompt {
            write!(out, "{}> ", session.side_name())?;
        }
        out.flush()?;
        let Some(line) = next_line(&mut input)? else { return Ok(()) };
        match session.answer(&line) {
            Turn::Quit => return Ok(()),
            Turn::Say(text) => out.write_all(text.as_bytes())?,
        }
    }
}
