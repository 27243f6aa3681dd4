//! Prints a built-in game as the TOML file that describes it: `cargo run --features files --example export shogi`.

use komadai::Variant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let game: Variant = std::env::args().nth(1).unwrap_or_else(|| "shogi".into()).parse()?;
    print!("{}", game.rules().to_toml());
    Ok(())
}
