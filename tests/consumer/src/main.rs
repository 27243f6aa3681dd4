use komadai::{Game, GameError, Side, Variant};

fn main() -> Result<(), GameError> {
    let mut game = Game::new(Variant::MedusaShogi.start());
    assert_eq!(game.position().legal_moves().len(), 60);

    game.play_text("d4d5")?;
    game.play_text("d8d7")?;
    let refused = game.play_text("e1g3").map_err(|error| error.to_string());
    assert_eq!(refused, Err("the Medusa on f2 stands in the way to g3".to_string()));

    for change in game.position().changes(game.position().parse_move("f2g3")?).unwrap_or_default() {
        println!("{:?} {:?} -> {:?}", change.why, change.was, change.now);
    }
    game.resign(Side::First)?;
    let outcome = game.outcome().map(|outcome| outcome.sentence(game.rules()));
    assert_eq!(outcome.as_deref(), Some("Black won by resignation"));
    Ok(())
}
