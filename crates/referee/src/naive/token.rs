//! Tokens: what a piece is called, and so what it is.

use super::fusion;
use super::game::{Game, Options, Side};

/// The whole identity of a piece but its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Token {
    /// The letter, in upper case; of a fused piece the first one.
    pub(super) letter: char,
    /// Fusion Mitregi: the second letter of a fused piece.
    pub(super) partner: Option<char>,
    /// `+`
    pub(super) promoted: bool,
    /// `^`, Great Whale Shogi.
    pub(super) calf: bool,
    /// `~`, Medusa Shogi.
    pub(super) morph: bool,
}

impl Token {
    /// The plain piece of that letter.
    pub(super) fn plain(letter: char) -> Token {
        Token { letter, partner: None, promoted: false, calf: false, morph: false }
    }

    /// The token as First writes it.
    pub(super) fn text(self) -> String {
        let mut text = String::new();
        for (has, prefix) in [(self.promoted, '+'), (self.calf, '^'), (self.morph, '~')] {
            if has {
                text.push(prefix);
            }
        }
        match self.partner {
            Some(partner) => text.extend(['(', self.letter, partner, ')']),
            None => text.push(self.letter),
        }
        text
    }

    /// The token as that side writes it on the board and in hand.
    pub(super) fn text_of(self, side: Side) -> String {
        match side {
            Side::First => self.text(),
            Side::Second => self.text().to_ascii_lowercase(),
        }
    }

    /// Whether this is the royal piece of the game.
    pub(super) fn is_royal(self, game: Game) -> bool {
        self == Token::plain(game.royal())
    }

    /// Whether a piece of the game can be this.
    pub(super) fn exists(self, game: Game, options: Options) -> bool {
        if let Some(partner) = self.partner {
            let plain = Token { partner: None, ..self } == Token::plain(self.letter);
            return plain
                && fusion::in_order(self.letter, partner)
                && fusion::is_pair(game, options, self.letter, partner);
        }
        if self.morph {
            return game == Game::MedusaShogi && !self.promoted && !self.calf && "QACDRBNPM".contains(self.letter);
        }
        if self.calf && !(game == Game::GreatWhaleShogi && "ODEMFBLRNPK".contains(self.letter)) {
            return false;
        }
        if self.promoted {
            return self.calf || promotable(game).contains(self.letter);
        }
        letters(game).contains(self.letter)
    }

    /// What a captured piece is in the captor's hand: two pieces for a fused one, nothing where captured pieces leave
    /// the game and for a king.
    pub(super) fn hand_form(self, game: Game) -> Vec<Token> {
        if self.is_royal(game) || game == Game::MinjikuShogi {
            return Vec::new();
        }
        if let Some(partner) = self.partner {
            return vec![Token::plain(self.letter), Token::plain(partner)];
        }
        if game == Game::MedusaShogi && self.letter == 'M' {
            return vec![Token { letter: 'P', ..self }];
        }
        vec![Token { promoted: false, ..self }]
    }
}

/// The letters of the game's plain pieces.
fn letters(game: Game) -> &'static str {
    match game {
        Game::HandShogi => "KTRPOHGSNLF",
        Game::GreatWhaleShogi => "WODTEMFBALRSNHPK",
        Game::MinjikuShogi => "KPSGMYXLBRDVCQAJF",
        Game::MedusaShogi => "KQACDRBNPM",
        Game::FusionMitregiSb => "KRBNCGSWMHU",
        Game::FusionMitregiSc => "KRBNCZFWMHUXP",
        Game::Shogi => "KRBGSNLP",
    }
}

/// The letters that `+` can stand before.
pub(super) fn promotable(game: Game) -> &'static str {
    match game {
        Game::HandShogi => "N",
        Game::GreatWhaleShogi => "ODTEMFBALRSNHP",
        Game::MinjikuShogi => "PSGMYXLBRDVCQ",
        Game::MedusaShogi | Game::FusionMitregiSb | Game::FusionMitregiSc => "",
        Game::Shogi => "RBSNLP",
    }
}

/// Everything that can be in hand, in the order in which it is written.
pub(super) fn hand_order(game: Game) -> Vec<Token> {
    let plain = match game {
        Game::HandShogi => "TRPOHGSNLF",
        Game::GreatWhaleShogi => "ODTEMFBALRSNHPK",
        Game::MinjikuShogi => "",
        Game::MedusaShogi => "QACDRBNP",
        Game::FusionMitregiSb => "RBNCGSWMHU",
        Game::FusionMitregiSc => "RBNCZFWMHUXP",
        Game::Shogi => "RBGSNLP",
    };
    let mut order: Vec<Token> = plain.chars().map(Token::plain).collect();
    if game == Game::GreatWhaleShogi {
        order.extend("ODEMFBLRNPK".chars().map(|letter| Token { calf: true, ..Token::plain(letter) }));
    }
    if game == Game::MedusaShogi {
        order.extend(plain.chars().map(|letter| Token { morph: true, ..Token::plain(letter) }));
    }
    order
}
