//! Counts the ways to play a number of plies with public calls only: `perft GAME DEPTH`, or the games that there are.

use std::ops::ControlFlow::Continue;

use komadai::{Position, Variant};

fn perft(position: &Position, depth: u32) -> u64 {
    if depth <= 1 {
        return position.count_moves();
    }
    let mut leaves = 0;
    let _ = position.for_each_set(|set| {
        set.for_each(|chosen| {
            let mut after = position.clone();
            after.play_unchecked(chosen);
            leaves += perft(&after, depth - 1);
        });
        Continue(())
    });
    leaves
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    match (arguments.next(), arguments.next()) {
        (Some(game), Some(depth)) => println!("{}", perft(&game.parse::<Variant>()?.start(), depth.parse()?)),
        _ => Variant::ALL.iter().for_each(|game| println!("{game}: {} moves at the start", perft(&game.start(), 1))),
    }
    Ok(())
}
