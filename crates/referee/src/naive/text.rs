//! Position strings: reading and writing.

use super::game::{Game, Options, Side};
use super::position::Position;
use super::reader::{Reader, fields};
use super::square::Square;
use super::token::{self, Token};

impl Position {
    /// Reads a position string. Hands and ply may be left out; hand tokens may come in any order or repeated.
    ///
    /// # Errors
    /// Anything else that is not in the canonical form is an error that names the field, the byte offset and what was
    /// expected there.
    pub fn parse(game: Game, options: Options, text: &str) -> Result<Self, String> {
        let mut position = Position::empty(game, options);
        let mut fields = fields(text).into_iter().peekable();
        let mut named = |name: &'static str| {
            fields.next_if(|field| !field.rest.contains('=')).map(|field| Reader { field: name, ..field })
        };
        let missing = |name: &str| format!("{name}, byte {}: expected the {name}", text.len());
        position.read_board(&mut named("board").ok_or_else(|| missing("board"))?)?;
        position.read_side(&named("side").ok_or_else(|| missing("side"))?)?;
        if let Some(mut hands) = named("hands") {
            position.read_hands(&mut hands)?;
        }
        if let Some(mut ply) = named("ply") {
            position.ply = ply.number(u32::MAX).filter(|&ply| ply > 0).ok_or_else(|| ply.expected("1 or more"))?;
            ply.end()?;
        }
        for mut field in fields {
            position.read_option(&mut field)?;
        }
        Ok(position)
    }

    fn read_board(&mut self, reader: &mut Reader) -> Result<(), String> {
        for rank in (0..self.game.ranks()).rev() {
            let mut file = 0;
            while file < self.game.files() {
                file = self.read_cell(reader, Square { file, rank })?;
            }
            if rank > 0 && !reader.take('/') {
                return Err(reader.expected("'/'"));
            }
        }
        reader.end()
    }

    /// Reads a hole, a run of empty squares or a piece, and returns the file after it.
    fn read_cell(&mut self, reader: &mut Reader, square: Square) -> Result<i8, String> {
        let game = self.game;
        if square.is_hole(game) {
            return if reader.take('*') { Ok(square.file + 1) } else { Err(reader.expected("a hole, '*'")) };
        }
        if reader.peek().is_some_and(|c| c.is_ascii_digit()) {
            let count = reader.number(99).and_then(|count| i8::try_from(count).ok()).filter(|&count| count > 0);
            let next = square.file + count.ok_or_else(|| reader.expected("a number of empty squares"))?;
            let fits = (square.file..next).all(|file| {
                let place = Square { file, ..square };
                place.on_plan(game) && !place.is_hole(game)
            });
            return if fits { Ok(next) } else { Err(reader.expected("fewer empty squares")) };
        }
        let piece = reader.token().filter(|(_, token)| token.exists(game, self.options));
        self.put(square, Some(piece.ok_or_else(|| reader.expected("a piece of this game"))?));
        Ok(square.file + 1)
    }

    fn read_side(&mut self, reader: &Reader) -> Result<(), String> {
        for side in [Side::First, Side::Second] {
            if reader.rest == self.game.side_letter(side) {
                self.side = side;
                return Ok(());
            }
        }
        Err(reader.expected("the side to move"))
    }

    fn read_hands(&mut self, reader: &mut Reader) -> Result<(), String> {
        if reader.rest == "-" {
            return Ok(());
        }
        let order = token::hand_order(self.game);
        loop {
            let count = if reader.peek().is_some_and(|c| c.is_ascii_digit()) {
                let count = reader.number(u32::from(u16::MAX)).filter(|&count| count > 1);
                count.ok_or_else(|| reader.expected("a count from 2 to 65535"))?
            } else {
                1
            };
            let piece = reader.token().filter(|(_, token)| order.contains(token));
            let (side, token) = piece.ok_or_else(|| reader.expected("a piece that can be in hand"))?;
            let held = self.hand_mut(side).entry(token).or_insert(0);
            *held += count;
            if *held > u32::from(u16::MAX) {
                return Err(reader.expected("at most 65535 of a piece in hand"));
            }
            if reader.rest.is_empty() {
                return Ok(());
            }
        }
    }

    fn read_option(&mut self, reader: &mut Reader) -> Result<(), String> {
        let (name, value) = reader.rest.split_once('=').unwrap_or((reader.rest, ""));
        let known = match self.game {
            Game::MedusaShogi => "castling",
            Game::MinjikuShogi => "quiet",
            Game::HandShogi | Game::GreatWhaleShogi | Game::FusionMitregiSb | Game::FusionMitregiSc | Game::Shogi => "",
        };
        if name.is_empty() || name != known {
            return Err(reader.expected("the end, or an optional field of this game, once"));
        }
        let mut value = Reader { field: known, rest: value, at: reader.at + name.len() + 1, times: reader.times };
        if value.times > 0 {
            return Err(reader.expected("an optional field only once"));
        }
        if known == "quiet" {
            self.quiet = value.number(u32::MAX).ok_or_else(|| value.expected("a number"))?;
            return value.end();
        }
        self.read_castling(&mut value)
    }

    /// Medusa Shogi: a right needs its king and rook at home.
    fn read_castling(&mut self, reader: &mut Reader) -> Result<(), String> {
        if reader.rest == "-" {
            return Ok(());
        }
        if reader.rest.is_empty() {
            return Err(reader.expected("castling rights or '-'"));
        }
        for (side, letters, rank) in [(Side::First, ['A', 'K'], 0), (Side::Second, ['a', 'k'], 10)] {
            for (right, letter, file) in [(0, letters[0], 0), (1, letters[1], 10)] {
                if !reader.take(letter) {
                    continue;
                }
                let king = self.at(Square { file: 5, rank }) == Some((side, Token::plain('K')));
                let rook = self.at(Square { file, rank }) == Some((side, Token::plain('R')));
                if !king || !rook {
                    return Err(reader.expected("a right whose king and rook are on their start squares"));
                }
                if let Some(has) = self.rights_mut(side).get_mut(right) {
                    *has = true;
                }
            }
        }
        reader.end()
    }

    /// Writes the position in its canonical form.
    #[must_use]
    pub fn to_text(&self) -> String {
        let ranks: Vec<String> = (0..self.game.ranks()).rev().map(|rank| self.rank_text(rank)).collect();
        let mut text = format!("{} {} ", ranks.join("/"), self.game.side_letter(self.side));
        let before_hands = text.len();
        for side in [Side::First, Side::Second] {
            for token in token::hand_order(self.game) {
                match self.hand(side).get(&token) {
                    None => {}
                    Some(1) => text.push_str(&token.text_of(side)),
                    Some(count) => text.push_str(&format!("{count}{}", token.text_of(side))),
                }
            }
        }
        if text.len() == before_hands {
            text.push('-');
        }
        text.push_str(&format!(" {}", self.ply));
        if self.game == Game::MedusaShogi {
            text.push_str(&format!(" castling={}", self.castling_text()));
        }
        if self.game == Game::MinjikuShogi {
            text.push_str(&format!(" quiet={}", self.quiet));
        }
        text
    }

    fn rank_text(&self, rank: i8) -> String {
        let mut text = String::new();
        let mut empty = 0;
        for file in 0..self.game.files() {
            let square = Square { file, rank };
            let written = match self.at(square) {
                Some((side, token)) => token.text_of(side),
                None if square.is_hole(self.game) => "*".to_owned(),
                None => {
                    empty += 1;
                    continue;
                }
            };
            if empty > 0 {
                text.push_str(&empty.to_string());
                empty = 0;
            }
            text.push_str(&written);
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        text
    }

    fn castling_text(&self) -> String {
        let [[first_a, first_k], [second_a, second_k]] = self.castling;
        let rights = [(first_a, 'A'), (first_k, 'K'), (second_a, 'a'), (second_k, 'k')];
        let text: String = rights.into_iter().filter(|&(has, _)| has).map(|(_, letter)| letter).collect();
        if text.is_empty() { "-".to_owned() } else { text }
    }
}
