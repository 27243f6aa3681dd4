//! `cargo xtask pictures [--check]`: a picture of the start of every game, for the README and the book.

use std::error::Error;

use komadai::Variant;
use komadai::pictures::{Style, svg};

use crate::checked_in::{Mode, settle};

pub(crate) fn run(arguments: &[String]) -> Result<(), Box<dyn Error>> {
    let mode = Mode::of(arguments)?;
    for game in Variant::ALL {
        let picture = svg(&game.start(), &Style::default());
        settle(mode, &format!("docs/pictures/{game}.svg"), &picture, "pictures")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pictures_are_those_of_the_starts() -> Result<(), Box<dyn Error>> {
        run(&["--check".into()])
    }
}
