//! What no game has together: rules of one game given to another's pieces. Every property of the engine must hold.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use komadai::{Description, Variant};
use komadai_referee::properties::check;
use komadai_referee::{Random, Subject};
use komadai_rules::{EffectDescription, FileScope, LimitDescription, tokens};

/// Gives the pieces of a game other ways of moving.
fn moving(game: &mut Description, moves: &[(&str, &str, u8)]) {
    for &(token, moves, strength) in moves {
        let row = game.pieces.iter_mut().find(|row| row.token == token).unwrap();
        (row.moves, row.strength) = (moves.into(), strength);
    }
}

/// Plays random moves, every third one a capture where there is one, and looks at some of the positions.
fn holds(name: &str, game: Description) {
    let subject = Subject::new(name, game.build().unwrap(), None);
    for seed in 1..=3 {
        let mut random = Random::new(seed);
        let mut position = subject.start();
        for ply in 0..120 {
            check(&subject, &position, "legality/").unwrap();
            if ply % 24 == 23 {
                check(&subject, &position, "").unwrap();
            }
            let mut moves = position.legal_moves();
            moves.sort_unstable();
            let takes = |chosen: &komadai::Move| position.changes(*chosen).unwrap().len() > 2;
            let captures: Vec<_> = moves.iter().copied().filter(takes).collect();
            let few = if ply % 3 == 2 && !captures.is_empty() { captures } else { moves };
            let Some(chosen) = random.choose(&few) else { break };
            position = position.after(chosen).unwrap();
        }
    }
}

fn description(variant: Variant) -> Description {
    variant.rules().description().clone()
}

#[test]
fn pawns_that_burn() {
    let mut game = description(Variant::Shogi);
    game.effects.push(EffectDescription::Burn(tokens("P +R")));
    holds("shogi with burning pawns", game);
}

#[test]
fn fused_pieces_among_hops_and_area_moves() {
    let mut game = description(Variant::FusionMitregiSc);
    moving(
        &mut game,
        &[("R", "hop:W mW", 2), ("B", "ski:F", 0), ("N", "legs:W-K", 0), ("M", "NN", 0), ("W", "fDD", 0)],
    );
    holds("fusion with exotic pieces", game);
}

#[test]
fn morphs_and_medusas_among_dragons() {
    let mut game = description(Variant::MedusaShogi);
    game.effects.push(EffectDescription::Burn(tokens("Q")));
    moving(&mut game, &[("N", "N hop:W", 1), ("R", "R igui:F", 2)]);
    holds("medusa with burning queens", game);
}

#[test]
fn dragons_that_petrify() {
    let mut game = description(Variant::MinjikuShogi);
    game.effects.push(EffectDescription::Petrify(tokens("A")));
    moving(&mut game, &[("B", "mBcR", 0), ("S", "lion3+walk:F", 0)]);
    holds("minjiku with petrifying jumpers", game);
}

#[test]
fn soldiers_with_lion_power() {
    let mut game = description(Variant::HandShogi);
    moving(&mut game, &[("G", "lion2+pass:K", 0), ("S", "R2R3 hop:F", 1), ("T", "CC0", 0), ("P", "mDDcAA", 0)]);
    let literal = LimitDescription::File { pieces: tokens("F"), scope: FileScope::Arrivals, limits_check: false };
    game.limits.retain(|limit| !matches!(limit, LimitDescription::File { .. }));
    game.limits.push(literal);
    holds("hand shogi with lions", game);
}
