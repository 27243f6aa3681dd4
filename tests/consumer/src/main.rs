use komadai::{Game, Variant};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut game = Game::new(Variant::HandShogi.start());
    let position = game.position();
    println!("{position}");
    println!("{} legal moves, among them:", position.count_moves());
    for chosen in position.legal_moves().into_iter().take(5) {
        println!("  {}", position.text(chosen));
    }

    let chosen = game.play_text("e3e4")?;
    println!("{chosen:?} leads to {}", game.position());

    if let Err(error) = game.play_text("e7e4") {
        println!("not e7e4: {error}");
    }
    println!("check: {}, outcome: {:?}", game.position().is_check(), game.outcome());
    Ok(())
}
