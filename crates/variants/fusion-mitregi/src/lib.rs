#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

mod pairs;

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use komadai_rules::{Description, EffectDescription, Ending, NoMove, PieceDescription, Repetition, Rules, tokens};

/// The two games that share one array.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Game {
    /// SBFM: generals are simple pieces that can be combined.
    Strategoblastic,
    /// SCFM: generals start as fused pieces that can be split.
    Strategoclastic,
}

/// What the source leaves open. The default is what these rules decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// Whether the pairs fuse that the source does not name though neither move contains the other (Fusion Mitregi,
    /// rule 3.3). Default: no.
    pub unnamed_pairs: bool,
}

/// The simple pieces in the order of the text form: letter, name, and how it moves.
const SIMPLE: [(char, &str, &str); 14] = [
    ('R', "rook", "R"),
    ('B', "bishop", "B"),
    ('N', "knight", "N"),
    ('C', "camel", "C"),
    ('G', "goldgeneral", "WfF"),
    ('S', "silvergeneral", "FfW"),
    ('Z', "wazir", "W"),
    ('F', "ferz", "F"),
    ('W', "wing", "fR"),
    ('M', "mitre", "fB"),
    ('H', "helm", "ffN"),
    ('U', "hump", "ffC"),
    ('X', "cross", "fF"),
    ('P', "point", "fW"),
];

impl Game {
    /// The pairs that fuse, each with what it becomes.
    fn pairs(self, options: Options) -> Vec<(&'static str, &'static str)> {
        let (own, unnamed) = match self {
            Self::Strategoblastic => (&pairs::BLASTIC[..], &pairs::UNNAMED_BLASTIC[..]),
            Self::Strategoclastic => (&pairs::CLASTIC[..], &pairs::UNNAMED_CLASTIC[..]),
        };
        let unnamed = if options.unnamed_pairs { unnamed } else { &[] };
        [&pairs::BOTH[..], own, unnamed].concat()
    }

    /// Whether the piece of that letter occurs in the game.
    fn has(self, letter: char) -> bool {
        match self {
            Self::Strategoblastic => !matches!(letter, 'Z' | 'F' | 'X' | 'P'),
            Self::Strategoclastic => !matches!(letter, 'G' | 'S'),
        }
    }
}

impl Options {
    /// The game as data, with these options.
    #[must_use]
    pub fn description(self, game: Game) -> Description {
        let simple: Vec<_> = SIMPLE.into_iter().filter(|(letter, ..)| game.has(*letter)).collect();
        let mut pieces = vec![PieceDescription::new("K", "king", "K").royal()];
        let mut hand = Vec::new();
        for (letter, name, moves) in &simple {
            let token = String::from(*letter);
            pieces.push(PieceDescription::new(&token, name, moves));
            hand.push(token);
        }
        let mut fused = Vec::new();
        for (pair, name) in game.pairs(self) {
            // Text writes the components in the order of the list.
            let parts: Vec<_> = simple.iter().filter(|(letter, ..)| pair.contains(*letter)).collect();
            let token = ["(", &parts.iter().map(|(letter, ..)| *letter).collect::<String>(), ")"].concat();
            let moves = parts.iter().map(|(.., moves)| *moves).collect::<Vec<_>>().join(" ");
            let piece = PieceDescription::new(&token, name, &moves);
            pieces.push(parts.iter().fold(piece, |piece, (letter, ..)| piece.returns_as(&String::from(*letter))));
            fused.push(token);
        }
        let (id, title, start) = match game {
            Game::Strategoblastic => (
                "fusion-mitregi-sb",
                "Fusion Mitregi (strategoblastic)",
                "wrmbkgbmrw/hnucsscunh/10/10/10/10/10/HNUCSSCUNH/WRMBGKBMRW w - 1",
            ),
            Game::Strategoclastic => (
                "fusion-mitregi-sc",
                "Fusion Mitregi (strategoclastic)",
                "wrmbk(zx)bmrw/hnuc(fp)(fp)cunh/10/10/10/10/10/HNUC(FP)(FP)CUNH/WRMB(ZX)KBMRW w - 1",
            ),
        };
        Description {
            pieces,
            hand: tokens(&hand.join(" ")),
            effects: vec![EffectDescription::Fuse(fused), EffectDescription::Camp(2)],
            ending: Ending {
                no_move: NoMove::Draw,
                repetition: Some(Repetition { count: 3, perpetual_check_loses: false }),
                quiet_plies: None,
            },
            start: start.into(),
            ..Description::new(id, title, 10, 9)
        }
    }

    /// The rules of the game with these options.
    #[must_use]
    #[expect(clippy::expect_used, reason = "there are few options, and a test builds every combination")]
    pub fn rules(self, game: Game) -> Rules {
        self.description(game).build().expect("the rules of Fusion Mitregi build")
    }
}
