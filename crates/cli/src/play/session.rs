use std::fs;

use komadai::{Game, Match, Move, Piece, Position, Side, SquareSet};

use super::hands;
use crate::args::{Choice, PlayArguments};
use crate::board::View;
use crate::failure::Failure;
use crate::{save, why};

const HELP: &str = "\
MOVE            play it: from and to (e2e4), + to promote (b7b8+), piece*square to drop (N*e4)
moves [WHAT]    the legal moves: all, of the piece on a square, or drops of a piece
hint [WHAT]     the same on the board; without WHAT, which pieces can move
why MOVE        what a move does, or why it is not legal
undo, redo      take a move back, play it again
resign, draw    give up; agree that nobody wins
next            in a match, go on to the next hand
show, flip      draw the board; turn it round
position        the position as text
save FILE       write the game to a file
load FILE       go on with the game in a file
quit            leave
";

/// What comes of a line.
pub(super) enum Turn {
    Say(String),
    Quit,
}

/// A game that is being played, and how it is shown.
pub(super) struct Session {
    choice: Choice,
    start: Position,
    game: Game,
    hands: Option<Match>,
    flip: bool,
}

/// What is told when a line is refused.
type Answer = Result<String, String>;

impl Session {
    pub(super) fn new(arguments: &PlayArguments) -> Result<Self, Failure> {
        let choice = arguments.game.clone();
        let start = choice.position(&arguments.position)?;
        let hands = hands::asked_for(arguments);
        Ok(Self { choice, game: Game::new(start.clone()), start, hands, flip: false })
    }

    pub(super) fn answer(&mut self, line: &str) -> Turn {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let answer = match (word, rest.trim()) {
            ("", _) => Ok(String::new()),
            ("quit", _) => return Turn::Quit,
            ("help", _) => Ok(HELP.to_string()),
            ("show", _) => Ok(self.picture()),
            ("position", _) => Ok(format!("{}\n", self.game.position())),
            ("moves", what) => self.moves(what),
            ("hint", what) => self.hint(what),
            ("why", text) => self.why(text),
            ("undo", _) => self.step(Game::undo, "there is nothing to take back"),
            ("redo", _) => self.step(Game::redo, "there is nothing to play again"),
            ("flip", _) => {
                self.flip = !self.flip;
                Ok(self.picture())
            }
            ("resign", _) => {
                let side = self.game.position().side();
                self.game.resign(side).map_err(|error| error.to_string()).map(|()| self.picture())
            }
            ("draw", _) => self.game.agree_draw().map_err(|error| error.to_string()).map(|()| self.picture()),
            ("next", _) => self.next_hand(),
            ("save" | "load", "") => Err("expected the name of a file".to_string()),
            ("save", file) => self.save(file),
            ("load", file) => self.load(file),
            _ => self.game.play_text(line).map_err(|error| error.to_string()).map(|_| self.picture()),
        };
        Turn::Say(answer.unwrap_or_else(|error| format!("error: {error}\n")))
    }

    /// The board as it stands, with the result and the score once the hand is over.
    pub(super) fn picture(&self) -> String {
        let view = View { flip: self.flip, ..View::default() };
        let outcome = self.game.outcome();
        let mut text = view.picture(self.game.position(), outcome);
        if let Some(hands) = &self.hands {
            text += &match outcome {
                Some(_) => hands::score(hands, &self.game),
                None => hands::seats(hands, &self.game),
            };
        }
        text
    }

    pub(super) fn side_name(&self) -> &str {
        self.game.rules().side_name(self.game.position().side())
    }

    fn step(&mut self, step: fn(&mut Game) -> bool, otherwise: &str) -> Answer {
        if step(&mut self.game) { Ok(self.picture()) } else { Err(otherwise.to_string()) }
    }

    /// The legal moves of the piece on that square, or the drops of that piece.
    fn moves_of(&self, what: &str) -> Result<Vec<Move>, String> {
        let (position, rules) = (self.game.position(), self.game.rules());
        if self.game.outcome().is_some() {
            return Ok(Vec::new());
        }
        if what.is_empty() {
            return Ok(position.legal_moves());
        }
        if let Ok(square) = rules.shape().parse_square(what) {
            return Ok(position.moves_from(square));
        }
        let kind = rules.kind(&what.to_ascii_uppercase());
        kind.map(|kind| position.drops(kind)).ok_or_else(|| format!("{what:?} is no square and no piece"))
    }

    fn texts(&self, moves: &[Move]) -> String {
        let mut texts: Vec<_> = moves.iter().map(|&chosen| self.game.position().text(chosen)).collect();
        texts.sort_unstable();
        if texts.is_empty() { "no legal move\n".to_string() } else { texts.join(" ") + "\n" }
    }

    fn moves(&self, what: &str) -> Answer {
        Ok(self.texts(&self.moves_of(what)?))
    }

    fn hint(&self, what: &str) -> Answer {
        let moves = self.moves_of(what)?;
        let (position, rules) = (self.game.position(), self.game.rules());
        let marked: SquareSet = match what {
            "" => moves.iter().filter_map(|chosen| chosen.from()).collect(),
            // With what it captures on its way, or from where it stands.
            _ => moves.iter().flat_map(|chosen| chosen.squares().filter(|&at| Some(at) != chosen.from())).collect(),
        };
        let picture = View { flip: self.flip, marked }.picture(position, self.game.outcome());
        if !what.is_empty() {
            return Ok(picture + &self.texts(&moves));
        }
        let drops = rules.hand().iter().filter(|&&kind| !position.drops(kind).is_empty());
        let drops: Vec<_> = drops.map(|&kind| rules.token(Piece::new(kind, Side::First))).collect();
        let drops = if drops.is_empty() { String::new() } else { format!("to drop: {}\n", drops.join(" ")) };
        Ok(picture + &drops)
    }

    fn why(&self, text: &str) -> Answer {
        match self.game.outcome() {
            Some(outcome) => Err(komadai::GameError::Over(outcome).to_string()),
            None => why::explain(self.game.position(), text, self.flip).map_err(|error| error.to_string()),
        }
    }

    fn next_hand(&mut self) -> Answer {
        let hands = self.hands.as_mut().ok_or("there is no match; start with --match")?;
        hands.finish_hand(&self.game).map_err(|error| error.to_string())?;
        if let Some(winner) = hands.winner() {
            return Ok(format!("The match is won by {winner}.\n"));
        }
        self.game = Game::new(self.start.clone());
        Ok(self.picture())
    }

    fn save(&self, file: &str) -> Answer {
        let named = |error| format!("{file}: {error}");
        fs::write(file, save::write(&self.choice, &self.game)).map_err(named)?;
        Ok(format!("saved to {file}\n"))
    }

    /// Goes on with the game in the file; in a match, as the hand that is being played.
    fn load(&mut self, file: &str) -> Answer {
        let text = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        let (choice, game) = save::read(&text).map_err(|error| format!("{file}: {error}"))?;
        if self.hands.is_some() && game.rules() != self.game.rules() {
            return Err(format!("{file}: the match is not played by these rules"));
        }
        (self.choice, self.game) = (choice, game);
        Ok(self.picture())
    }
}
