use arbitrary::Arbitrary;
use komadai::{Description, NoMove, Repetition};
use komadai_rules::{EffectDescription, FileScope, LimitDescription, MustPromote, PromotionDescription, PromotionWhen};

/// One edit to the description of a game. Numbers choose pieces, squares and words, counted on from 0.
#[derive(Clone, PartialEq, Eq, Debug, Arbitrary)]
pub enum Edit {
    /// The board has that many files and ranks, and the start is laid out anew.
    Size(u8, u8),
    /// A place is no square.
    Hole(u8),
    /// A square exists only while it is occupied.
    Vanish(u8),
    /// A piece moves in these ways.
    Moves(u8, [u8; 3]),
    /// A piece moves as the text says.
    MovesText(u8, String),
    /// A piece is royal, or no longer.
    Royal(u8, bool),
    /// A piece is that strong.
    Strength(u8, u8),
    /// A piece promotes to another, or no longer.
    Promotes(u8, Option<u8>),
    /// A piece is captured as another.
    Returns(u8, u8),
    /// A piece can be in hand.
    Hand(u8),
    /// When pieces promote.
    Promotion(u8, u8, u8),
    /// There is a limit for a piece.
    Limit(u8, u8, u8),
    /// There is no limit.
    NoLimits,
    /// There is an effect for a piece.
    Effect(u8, u8, u8),
    /// There is no effect.
    NoEffects,
    /// How the game ends.
    Ending(bool, Option<(u16, bool)>, Option<u16>),
    /// The start is that text.
    Start(String),
    /// The start is these pieces on an empty board, and one royal piece a side.
    Layout(Vec<(u8, u8, bool)>),
}

/// Ways of moving that the games use, and some that none does.
const WAYS: [&str; 38] = [
    "K",
    "Q",
    "R",
    "B",
    "W",
    "F",
    "N",
    "ffN",
    "fW",
    "NN",
    "D",
    "A",
    "H",
    "C",
    "Z",
    "G",
    "B3",
    "mK",
    "cF",
    "mRcB",
    "vWsR",
    "hop:F",
    "hop:K",
    "ski:sW",
    "igui:K",
    "legs:F-Q",
    "legs:K-K",
    "lion2:fF",
    "lion3:K",
    "lion3+walk:fW",
    "lion2+pass:K",
    "legs:N-NN",
    "legs:K-D",
    "legs:F-CC",
    "legs:W-mRcA",
    "lion2+walk:D",
    "hop:WbD",
    "fDDmA",
];

impl Edit {
    /// Edits the description.
    pub fn apply(self, game: &mut Description) {
        let token = |number: u8| piece(game, number).map_or_else(String::new, |at| game.pieces[at].token.clone());
        match self {
            Self::Size(files, ranks) => {
                (game.files, game.ranks) = (files % 14, ranks % 14);
                (game.holes, game.vanishing) = (Vec::new(), Vec::new());
                game.start = layout(game, &[]);
            }
            Self::Hole(at) => game.holes.extend(square(game, at)),
            Self::Vanish(at) => game.vanishing.extend(square(game, at)),
            Self::Moves(number, ways) => {
                let words = ways.map(|way| WAYS[usize::from(way) % WAYS.len()]);
                edit(game, number, |row| row.moves = words.join(" "));
            }
            Self::MovesText(number, text) => edit(game, number, |row| row.moves = text),
            Self::Royal(number, royal) => edit(game, number, |row| row.royal = royal),
            Self::Strength(number, strength) => edit(game, number, |row| row.strength = strength),
            Self::Promotes(number, to) => {
                let to = to.map(token);
                edit(game, number, |row| row.promotes_to = to);
            }
            Self::Returns(number, returned) => {
                let returned = token(returned);
                edit(game, number, |row| row.returns_as.push(returned));
            }
            Self::Hand(number) => game.hand.push(token(number)),
            Self::Promotion(far_ranks, when, must) => game.promotion = Some(promotion(far_ranks, when, must)),
            Self::Limit(which, number, more) => game.limits.push(limit(which, token(number), more)),
            Self::NoLimits => game.limits.clear(),
            Self::Effect(which, number, more) => game.effects.push(effect(game, which, token(number), more)),
            Self::NoEffects => game.effects.clear(),
            Self::Ending(loses, repetition, quiet) => {
                game.ending.no_move = if loses { NoMove::Loses } else { NoMove::Draw };
                game.ending.quiet_plies = quiet;
                let repeated = |(count, perpetual_check_loses)| Repetition { count, perpetual_check_loses };
                game.ending.repetition = repetition.map(repeated);
            }
            Self::Start(text) => game.start = text,
            Self::Layout(pieces) => game.start = layout(game, &pieces),
        }
    }
}

fn piece(game: &Description, number: u8) -> Option<usize> {
    usize::from(number).checked_rem(game.pieces.len())
}

fn edit(game: &mut Description, number: u8, change: impl FnOnce(&mut komadai_rules::PieceDescription)) {
    if let Some(row) = piece(game, number).and_then(|at| game.pieces.get_mut(at)) {
        change(row);
    }
}

fn square(game: &Description, at: u8) -> Option<String> {
    let shape = komadai::Shape::new(game.files, game.ranks, game.coordinates).ok()?;
    let squares: Vec<_> = shape.plan().iter().collect();
    squares.get(usize::from(at) % squares.len()).map(|&square| shape.square_name(square))
}

fn promotion(far_ranks: u8, when: u8, must: u8) -> PromotionDescription {
    let when = [PromotionWhen::StartOrEnd, PromotionWhen::End, PromotionWhen::EntryOrCapture][usize::from(when % 3)];
    let must = [MustPromote::WhenStuck, MustPromote::Always, MustPromote::Never][usize::from(must % 3)];
    PromotionDescription { far_ranks, when, must }
}

fn limit(which: u8, token: String, more: u8) -> LimitDescription {
    let pieces = vec![token];
    match which % 5 {
        0 => LimitDescription::Stuck(pieces),
        1 => LimitDescription::FarRanks { pieces, ranks: more },
        2 => {
            let scope = if more & 1 == 0 { FileScope::Drops } else { FileScope::Arrivals };
            LimitDescription::File { pieces, scope, limits_check: more & 2 == 0 }
        }
        3 => LimitDescription::MustCheck(pieces),
        _ => LimitDescription::MustNotMate(pieces),
    }
}

fn effect(game: &Description, which: u8, token: String, more: u8) -> EffectDescription {
    let pieces = vec![token];
    match which % 6 {
        0 => EffectDescription::Burn(pieces),
        1 => EffectDescription::Petrify(pieces),
        2 => EffectDescription::Morph(pieces),
        3 => EffectDescription::Fuse(pieces),
        4 => EffectDescription::Camp(more),
        _ => {
            let name = |at| square(game, at).unwrap_or_default();
            EffectDescription::Castle { king: name(more), rooks: vec![name(more.wrapping_add(3))] }
        }
    }
}

/// A start with these pieces: each a number of a square, of a kind, and whether it is Second's.
fn layout(game: &Description, pieces: &[(u8, u8, bool)]) -> String {
    let (files, ranks) = (usize::from(game.files), usize::from(game.ranks));
    let mut cells = vec![String::from("1"); files * ranks];
    let mut put = |at: usize, token: &str, second: bool| {
        if let Some(at) = at.checked_rem(files * ranks) {
            cells[at] = if second { token.to_ascii_lowercase() } else { token.to_owned() };
        }
    };
    for &(at, number, second) in pieces {
        let row = piece(game, number).map(|at| &game.pieces[at]).filter(|row| !row.royal);
        row.into_iter().for_each(|row| put(usize::from(at), &row.token, second));
    }
    if let Some(king) = game.pieces.iter().find(|row| row.royal) {
        put(files * ranks - usize::from(files * ranks > 0), &king.token, false);
        put(0, &king.token, true);
    }
    let rows: Vec<String> = cells.chunks(files.max(1)).map(merged).collect();
    format!("{} {}", rows.join("/"), game.sides[0].letter)
}

/// A rank's text, with neighbouring empty squares counted together.
fn merged(row: &[String]) -> String {
    let (mut text, mut empty) = (String::new(), 0);
    for cell in row {
        if cell == "1" {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        empty = 0;
        text += cell;
    }
    if empty > 0 { text + &empty.to_string() } else { text }
}
