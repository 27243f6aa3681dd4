use alloc::sync::Arc;

use komadai_engine::Tables;
use komadai_game::Record;

use crate::Variant;

/// The built-in game that a record is of, by its short name or its name for people, with the options that its tag
/// `Options` sets, such as `killer_may_pass=true`: what the readers of records ask for. `None` when there is no such
/// game or option.
///
/// ```
/// use komadai::{read_record, tables_of};
///
/// let text = "[Variant \"Great Whale Shogi\"]\n[Options \"killer_may_pass=true\"]\n\n1. ^P-9g *";
/// assert!(read_record(text, tables_of).faults.is_empty());
/// ```
#[must_use]
pub fn tables_of(record: &Record) -> Option<Arc<Tables>> {
    let named = |game: &Variant| {
        game.id() == record.variant || game.tables().rules().title().eq_ignore_ascii_case(&record.variant)
    };
    let game = Variant::ALL.iter().find(|game| game.id() == record.variant);
    let game = game.or_else(|| Variant::ALL.iter().find(|game| named(game)))?;
    let Some(options) = record.tags.get("Options") else { return Some(game.tables()) };
    let mut settings = alloc::vec::Vec::new();
    for option in options.split_whitespace() {
        let (name, value) = option.split_once('=')?;
        settings.push((name, value.parse().ok()?));
    }
    game.rules_with(&settings).ok().map(Tables::new)
}
