#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use komadai_rules::{
    Coordinates, Description, EffectDescription, Ending, MustPromote, NoMove, PieceDescription, PromotionDescription,
    PromotionWhen, Repetition, Rules, tokens,
};

/// What the sources leave open. The default is what these rules decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// Whether a jumping general hops on the four diagonals only (Minjiku Shogi, rule 2). Default: no, in eight
    /// directions.
    pub general_hops_diagonally: bool,
}

/// A piece: its letter, its name, how it moves, how strong it is, and what it promotes to: likewise.
type Row = (&'static str, &'static str, &'static str, u8, Option<(&'static str, &'static str, u8)>);

impl Options {
    fn rows(self) -> [Row; 17] {
        let general = if self.general_hops_diagonally { "Q hop:F" } else { "Q hop:K" };
        [
            ("K", "king", "K", 4, None),
            ("P", "pawn", "fW", 0, Some(("gold", "WfF", 0))),
            ("S", "silver", "FfW", 0, Some(("bishop", "B", 0))),
            ("G", "gold", "WfF", 0, Some(("rook", "R", 0))),
            ("M", "minister", "K", 0, Some(("orthogonal jumper", "R hop:W", 1))),
            ("Y", "kirin", "FD", 0, Some(("samurai", "N igui:K", 0))),
            ("X", "phoenix", "WA", 0, Some(("queen", "Q", 0))),
            ("L", "lateral mover", "sRvW", 0, Some(("ninja", "F ski:sW igui:W", 0))),
            ("B", "bishop", "B", 0, Some(("viper", "B igui:W", 0))),
            ("R", "rook", "R", 0, Some(("cobra", "R igui:F", 0))),
            ("D", "diagonal jumper", "B hop:F", 1, Some(("minister", "K", 0))),
            ("V", "viper", "B igui:W", 0, Some(("area jumper", "B hop:F legs:K-K", 2))),
            ("C", "cobra", "R igui:F", 0, Some(("jumping general", general, 3))),
            ("Q", "queen", "Q", 0, Some(("fire dragon", "Q legs:K-K", 0))),
            ("A", "area jumper", "B hop:F legs:K-K", 2, None),
            ("J", "jumping general", general, 3, None),
            ("F", "fire dragon", "Q legs:K-K", 0, None),
        ]
    }

    /// The game as data, with these options.
    #[must_use]
    pub fn description(self) -> Description {
        let mut pieces = Vec::new();
        for (letter, name, moves, strength, promoted) in self.rows() {
            let piece = PieceDescription::new(letter, name, moves).strength(strength);
            let token = ["+", letter].concat();
            match promoted {
                None if letter == "K" => pieces.push(piece.royal()),
                None => pieces.push(piece),
                Some((name, moves, strength)) => {
                    let name = ["promoted ", piece.name.as_str(), ", ", name].concat();
                    pieces.push(piece.promotes_to(&token));
                    pieces.push(PieceDescription::new(&token, &name, moves).strength(strength));
                }
            }
        }
        let beside = |ranks: [&str; 2]| {
            let files = ["a", "b", "c", "d", "g", "h", "i", "j"];
            ranks.into_iter().flat_map(move |rank| files.map(|file| [file, rank].concat())).collect()
        };
        Description {
            coordinates: Coordinates::Algebraic { first_rank: 0 },
            holes: beside(["0", "11"]),
            vanishing: ["e0", "f0", "e11", "f11"].map(|name| name.to_string()).to_vec(),
            pieces,
            promotion: Some(PromotionDescription {
                far_ranks: 4,
                when: PromotionWhen::EntryOrCapture,
                must: MustPromote::Never,
            }),
            effects: vec![EffectDescription::Burn(tokens("F +Q"))],
            ending: Ending {
                no_move: NoMove::Draw,
                repetition: Some(Repetition { count: 3, perpetual_check_loses: false }),
                quiet_plies: Some(100),
            },
            start:
                "****km****/rfsgbbgsqr/lxdvjacdyl/pppppppppp/10/10/10/10/PPPPPPPPPP/LYDCAJVDXL/RQSGBBGSFR/****MK**** \
                    w - 1 quiet=0"
                    .into(),
            ..Description::new("minjiku-shogi", "Minjiku Shogi", 10, 12)
        }
    }

    /// The rules of Minjiku Shogi with these options.
    #[must_use]
    #[expect(clippy::expect_used, reason = "there are few options, and a test builds every combination")]
    pub fn rules(self) -> Rules {
        self.description().build().expect("the rules of Minjiku Shogi build")
    }
}
