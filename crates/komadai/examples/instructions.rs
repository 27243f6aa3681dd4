//! Work to count instructions of: `instructions WORK GAME TIMES`. Prints how many units of the work were done.
//!
//! Running it twice, once with fewer `TIMES`, takes the start-up out of the count.

use std::hint::black_box;

use komadai::{Move, Position, Tables, Variant};

#[path = "../tests/common/mod.rs"]
mod common;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [work, game, times] = &arguments[..] else {
        return Err("usage: instructions cases|list|games|memory|play|checked|tables|sizes GAME TIMES".into());
    };
    let (game, times): (Variant, u32) = (game.parse()?, times.parse()?);
    let positions = common::positions(game);
    let moves: Vec<_> = positions.iter().map(|position| (position, position.legal_moves())).collect();
    let units: u64 = match &work[..] {
        // The leaves of so many plies from every case position.
        "cases" => {
            let depth = u8::try_from(times)?;
            positions.iter().map(|position| position.perft(depth)).sum()
        }
        // The moves of a list for every case position.
        "list" => {
            let list = || positions.iter().map(|position| black_box(position.legal_moves()).len() as u64).sum::<u64>();
            (0..times).map(|_| list()).sum()
        }
        // The moves of a list for every one of so many positions of random games.
        "games" => random_games(game, times),
        // The most kilobytes that the process held for that.
        "memory" => {
            random_games(game, times);
            peak().ok_or("the system does not tell how much memory was used")?
        }
        // The moves of the case positions, each played on a copy and hashed.
        "play" => (0..times).map(|_| each_move(&moves, Position::play_unchecked)).sum(),
        // Likewise, by the call that first looks whether the move is legal.
        "checked" => (0..times).map(|_| each_move(&moves, |position, chosen| drop(position.play(chosen)))).sum(),
        // The rules built and compiled.
        "tables" => {
            (0..times).for_each(|_| drop(black_box(Tables::new(game.rules()))));
            times.into()
        }
        // The bytes of a position and of the compiled rules.
        "sizes" => {
            println!("{} {}", size_of::<Position>(), game.tables().size());
            return Ok(());
        }
        _ => return Err(format!("no work is called {work:?}").into()),
    };
    println!("{units}");
    Ok(())
}

/// Lists the moves of so many positions of random games of 80 plies; how many moves there were.
fn random_games(game: Variant, positions: u32) -> u64 {
    let (mut position, mut listed) = (game.start(), 0);
    let mut seed: u64 = 0x9e37_79b9_7f4a_7c15;
    for at in 1..=positions {
        let moves = black_box(position.legal_moves());
        listed += moves.len() as u64;
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        match moves.get((seed >> 33) as usize % moves.len().max(1)) {
            Some(&chosen) if at % 80 != 0 => position.play_unchecked(chosen),
            _ => position = game.start(),
        }
    }
    listed
}

/// The most memory that this process has held, in kilobytes, where the system tells.
fn peak() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find(|line| line.starts_with("VmHWM"))?.split_whitespace().nth(1)?.parse().ok()
}

fn each_move(moves: &[(&Position, Vec<Move>)], play: impl Fn(&mut Position, Move)) -> u64 {
    let mut played = 0;
    for (position, moves) in moves {
        for &chosen in moves {
            let mut after = (*position).clone();
            play(&mut after, chosen);
            black_box(after.hash());
            played += 1;
        }
    }
    played
}
