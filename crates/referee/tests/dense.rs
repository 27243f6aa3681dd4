//! Boards strewn with pieces of all kinds, each kind as often as any other: what stands together there is rare in games.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use arbitrary::{Arbitrary, Unstructured};
use komadai::{Kind, Piece, Position, Setup, Side, Square, Variant};
use komadai_referee::fuzz::Edit;
use komadai_referee::properties::check;
use komadai_referee::{Random, Subject};

/// One royal piece a side, and up to 40 others, on squares and in hands.
fn strewn(subject: &Subject, random: &mut Random) -> Option<Position> {
    let rules = subject.tables().rules();
    let kinds: Vec<Kind> = rules.kinds().collect();
    let (royals, others): (Vec<Kind>, Vec<Kind>) =
        kinds.into_iter().partition(|&kind| rules.piece(kind).is_some_and(|row| row.royal));
    let squares: Vec<Square> = rules.shape().squares().iter().collect();
    // A corner of the board now and then, where all are close together.
    let squares = if random.below(3) == 0 { &squares[..squares.len() / 3] } else { &squares[..] };
    let mut setup = Setup { side: Side::BOTH[random.below(2)], ..Setup::EMPTY };
    for _ in 0..random.below(40) {
        let piece = Piece::new(random.choose(&others)?, Side::BOTH[random.below(2)]);
        setup.put(rules, random.choose(squares)?, Some(piece));
    }
    for &kind in rules.hand() {
        if random.below(3) == 0 {
            setup.set_in_hand(rules, Side::BOTH[random.below(2)], kind, 1);
        }
    }
    for side in Side::BOTH {
        setup.put(rules, random.choose(squares)?, Some(Piece::new(random.choose(&royals)?, side)));
    }
    Position::new(subject.tables(), setup).ok()
}

fn setting(name: &str, default: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| default.into())
}

/// A game that nobody has described before: one of the games with a few edits, or none if that makes no sense.
fn made_up(random: &mut Random) -> Option<Subject> {
    let base = random.choose(Variant::ALL)?;
    let mut game = base.rules().description().clone();
    let mut name = format!("{base}, edited");
    for _ in 0..1 + random.below(12) {
        // Ways of moving and effects more often than other edits.
        let edit = match random.below(3) {
            0 => Edit::arbitrary(&mut Unstructured::new(&random.bytes(40))).ok()?,
            1 => Edit::Moves(random.number() as u8, [(); 3].map(|()| random.number() as u8)),
            _ => Edit::Effect(random.number() as u8, random.number() as u8, random.number() as u8),
        };
        name += &format!(", {edit:?}");
        edit.apply(&mut game);
    }
    Some(Subject::new(&name, game.build().ok()?, None))
}

/// `GAMES` made-up games, `BOARDS` of each, from `SEED`.
#[test]
fn strewn_boards_of_made_up_games_have_the_right_moves() {
    let (games, boards, seed): (usize, usize, u64) = (
        setting("GAMES", "60").parse().unwrap(),
        setting("BOARDS", "20").parse().unwrap(),
        setting("SEED", "1").parse().unwrap(),
    );
    let mut random = Random::new(seed);
    let mut found = 0;
    while found < games {
        let Some(subject) = made_up(&mut random) else { continue };
        found += 1;
        for position in (0..boards).filter_map(|_| strewn(&subject, &mut random)) {
            for property in ["legality/skipping-is-replaying", "attack/check-is-what-takes-a-king"] {
                check(&subject, &position, property).unwrap();
            }
        }
    }
}

/// `BOARDS` a game, from `SEED`, in games whose names begin with `GAME`: as many as one likes.
#[test]
fn strewn_boards_have_the_right_moves() {
    let (boards, seed): (usize, u64) =
        (setting("BOARDS", "40").parse().unwrap(), setting("SEED", "1").parse().unwrap());
    let game = setting("GAME", "");
    for subject in Subject::all().iter().filter(|subject| subject.name().starts_with(&game)) {
        let mut random = Random::new(seed);
        let (mut found, mut tried) = (0, 0);
        while found < boards {
            tried += 1;
            assert!(tried < 1000 + 1000 * boards, "{}: nearly no board is a position", subject.name());
            let Some(position) = strewn(subject, &mut random) else { continue };
            found += 1;
            for property in ["legality/skipping-is-replaying", "referee/legal-moves", "referee/check"] {
                check(subject, &position, property).unwrap();
            }
        }
    }
}
