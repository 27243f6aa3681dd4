use std::io::Write;

use komadai::pictures::{Diagram, Style, Theme, svg};
use komadai::{Position, Side};

use crate::args::SvgArguments;
use crate::failure::Failure;
use crate::piece::find;

/// Writes a picture of a position, or of how a piece moves.
pub(crate) fn run(arguments: &SvgArguments, out: &mut dyn Write) -> Result<(), Failure> {
    let mut style = Style::default();
    if arguments.dark {
        style.theme = Theme::Dark;
    }
    if arguments.flip {
        style.bottom = Side::Second;
    }
    let picture = match &arguments.piece {
        Some(name) => diagram(arguments, name, &style)?,
        None => {
            let position = arguments.game.position(&arguments.position)?;
            style.last_move = arguments.last.as_deref().map(|text| last_move(&position, text)).transpose()?;
            svg(&position, &style)
        }
    };
    out.write_all(picture.as_bytes())?;
    Ok(())
}

/// The move that led to the position. Whether it was legal cannot be told any more.
fn last_move(position: &Position, text: &str) -> Result<komadai::Move, Failure> {
    position.read_move(text).map_err(|error| Failure::Refused(format!("--last: {error}")))
}

fn diagram(arguments: &SvgArguments, name: &str, style: &Style) -> Result<String, Failure> {
    let tables = arguments.game.tables()?;
    // Where several pieces have the name, the first.
    let kind = find(&arguments.game, tables.rules(), Some(name))?.first().map(|(kind, _)| *kind);
    let diagram = kind.and_then(|kind| Diagram::new(tables.rules(), kind));
    Ok(diagram.map_or_else(String::new, |diagram| diagram.svg(style)))
}
