use std::sync::{Arc, OnceLock};

use komadai::{PieceRow, Position, Rules, Tables, Variant};

use crate::naive;

/// A game under test: its compiled rules, and the naive game that must agree with them where there is one.
#[derive(Clone, Debug)]
pub struct Subject {
    name: String,
    tables: Arc<Tables>,
    referee: Option<(naive::Game, naive::Options)>,
}

impl Subject {
    /// A game of those rules. Without a `referee`, the properties that compare with one hold of themselves.
    #[must_use]
    pub fn new(name: &str, rules: Rules, referee: Option<(naive::Game, naive::Options)>) -> Self {
        Self { name: name.to_owned(), tables: Tables::new(rules), referee }
    }

    /// Every game as it comes, and with each of its options turned the other way, one at a time.
    #[must_use]
    pub fn all() -> &'static [Self] {
        static ALL: OnceLock<Vec<Subject>> = OnceLock::new();
        ALL.get_or_init(|| Variant::ALL.iter().flat_map(|&variant| with_options(variant)).collect())
    }

    /// The one of [`Subject::all`] that is called so, such as `shogi` or `hand-shogi wide_half_knight`.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::all().iter().find(|subject| subject.name == name)
    }

    /// One of [`Subject::all`], chosen by any number.
    #[must_use]
    pub fn chosen(number: u8) -> &'static Self {
        let all = Self::all();
        &all[usize::from(number) % all.len()]
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its rules, compiled.
    #[must_use]
    pub fn tables(&self) -> &Arc<Tables> {
        &self.tables
    }

    /// The start of the game.
    #[must_use]
    pub fn start(&self) -> Position {
        Position::start(&self.tables)
    }

    /// Whether no piece ever leaves the game: every piece but the royal ones joins a hand when it is captured.
    #[must_use]
    pub fn keeps_material(&self) -> bool {
        let rules = self.tables.rules();
        let whole = |row: &PieceRow| row.returns_as.len() == 1 || row.returns_as.len() == 2 && is_pair(row);
        rules.kinds().filter_map(|kind| rules.piece(kind)).all(|row| row.royal || whole(row))
    }

    /// The same position as the referee reads it; `None` for a game without a referee.
    ///
    /// # Errors
    /// Why the referee refuses the position's text.
    pub fn twin(&self, position: &Position) -> Result<Option<naive::Position>, String> {
        let read = |(game, options)| naive::Position::parse(game, options, &position.to_string());
        self.referee.map(read).transpose()
    }
}

fn with_options(variant: Variant) -> Vec<Subject> {
    let game = naive::Game::from_name(variant.id());
    let plain = naive::Options::default();
    let mut subjects = vec![Subject::new(variant.id(), variant.rules(), game.map(|game| (game, plain)))];
    for &option in variant.options() {
        let name = format!("{variant} {option}");
        let twisted = plain.flipped(option);
        // An option of which the referee knows nothing has no referee.
        let (value, referee) = match twisted {
            Some((options, value)) => (value, game.map(|game| (game, options))),
            None => (true, None),
        };
        if let Ok(rules) = variant.rules_with(&[(option, value)]) {
            subjects.push(Subject::new(&name, rules, referee));
        }
    }
    subjects
}

fn is_pair(row: &PieceRow) -> bool {
    row.token.starts_with('(')
}
