//! Counts the ways to play a number of plies: `perft GAME DEPTH [POSITION]`.

use komadai::Variant;
use komadai_engine::Position;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let game: Variant = arguments.next().ok_or("usage: perft GAME DEPTH [POSITION]")?.parse()?;
    let depth = arguments.next().unwrap_or_default().parse()?;
    let position = match arguments.next() {
        Some(text) => Position::parse(&game.tables(), &text)?,
        None => game.start(),
    };
    println!("{}", position.perft(depth));
    Ok(())
}
