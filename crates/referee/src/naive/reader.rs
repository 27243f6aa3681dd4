//! Reading one field of a position string, character by character.

use super::game::Side;
use super::token::Token;

/// The fields between single spaces; a field with a name counts the ones of that name before it.
pub(super) fn fields(text: &str) -> Vec<Reader<'_>> {
    let mut at = 0;
    let mut fields: Vec<Reader> = Vec::new();
    for rest in text.split(' ') {
        let name = |rest: &str| rest.split_once('=').map(|(name, _)| name.to_owned());
        let times = fields.iter().filter(|field| name(rest).is_some() && name(field.rest) == name(rest)).count();
        fields.push(Reader { field: "optional field", rest, at, times });
        at += rest.len() + 1;
    }
    fields
}

/// What is left of one field.
pub(super) struct Reader<'a> {
    pub(super) field: &'static str,
    pub(super) rest: &'a str,
    /// Byte offset of `rest` in the whole text.
    pub(super) at: usize,
    /// How many fields of the same name came before.
    pub(super) times: usize,
}

impl Reader<'_> {
    /// What an error says.
    pub(super) fn expected(&self, what: &str) -> String {
        format!("{}, byte {}: expected {what}", self.field, self.at)
    }

    /// The next character, left where it is.
    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// The next character.
    pub(super) fn next(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let next = chars.next()?;
        self.rest = chars.as_str();
        self.at += next.len_utf8();
        Some(next)
    }

    /// Goes past this character if it is next.
    pub(super) fn take(&mut self, wanted: char) -> bool {
        self.peek() == Some(wanted) && self.next().is_some()
    }

    /// That nothing is left.
    pub(super) fn end(&self) -> Result<(), String> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.expected("the end of the field")) }
    }

    /// A decimal number without leading zeros, up to `most`.
    pub(super) fn number(&mut self, most: u32) -> Option<u32> {
        let digits: String = self.rest.chars().take_while(char::is_ascii_digit).collect();
        let number = digits.parse().ok().filter(|&number: &u32| number <= most && number.to_string() == digits)?;
        for _ in digits.chars() {
            self.next();
        }
        Some(number)
    }

    /// A token, its letters all of one case.
    pub(super) fn token(&mut self) -> Option<(Side, Token)> {
        let promoted = self.take('+');
        let calf = self.take('^');
        let morph = self.take('~');
        let fused = self.take('(');
        let first = self.next()?;
        let second = if fused { Some(self.next()?) } else { None };
        if fused && !self.take(')') {
            return None;
        }
        let all = |test: fn(&char) -> bool| test(&first) && second.iter().all(test);
        let side = match (all(char::is_ascii_uppercase), all(char::is_ascii_lowercase)) {
            (true, _) => Side::First,
            (_, true) => Side::Second,
            _ => return None,
        };
        let partner = second.map(|letter| letter.to_ascii_uppercase());
        Some((side, Token { letter: first.to_ascii_uppercase(), partner, promoted, calf, morph }))
    }
}
