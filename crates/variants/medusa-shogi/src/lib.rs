#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

use komadai_rules::{
    Description, EffectDescription, Ending, LimitDescription, MustPromote, NoMove, PieceDescription,
    PromotionDescription, PromotionWhen, Repetition, Rules, tokens,
};

/// The pieces that a Morph can be: letter, name, and how it moves.
const FORMS: [(&str, &str, &str); 9] = [
    ("Q", "queen", "Q"),
    ("A", "serpent", "QN"),
    ("C", "pillar", "RN"),
    ("D", "mounted advisor", "BN"),
    ("R", "rook", "R"),
    ("B", "bishop", "B"),
    ("N", "knight", "N"),
    ("P", "pawn", "mfWcfF"),
    ("M", "Medusa", "mK"),
];

/// The game as data.
#[must_use]
pub fn description() -> Description {
    let mut pieces = vec![PieceDescription::new("K", "king", "K").royal()];
    for prefix in ["", "~"] {
        for (letter, name, moves) in FORMS {
            let name = if prefix.is_empty() { name.to_string() } else { ["Morph, now a ", name].concat() };
            let piece = PieceDescription::new(&[prefix, letter].concat(), &name, moves);
            pieces.push(match letter {
                "P" => piece.promotes_to(&[prefix, "M"].concat()),
                "M" => piece.returns_as(&[prefix, "P"].concat()),
                _ => piece,
            });
        }
    }
    let morphs: Vec<_> = FORMS.iter().map(|(letter, ..)| ["~", letter].concat()).collect();
    Description {
        pieces,
        hand: tokens("Q A C D R B N P ~Q ~A ~C ~D ~R ~B ~N ~P"),
        promotion: Some(PromotionDescription { far_ranks: 3, when: PromotionWhen::End, must: MustPromote::WhenStuck }),
        limits: vec![LimitDescription::Stuck(tokens("P ~P"))],
        effects: vec![
            EffectDescription::Petrify(tokens("M ~M")),
            EffectDescription::Morph(morphs),
            EffectDescription::Castle { king: "f1".into(), rooks: tokens("a1 k1") },
        ],
        ending: Ending {
            no_move: NoMove::Draw,
            repetition: Some(Repetition { count: 3, perpetual_check_loses: false }),
            quiet_plies: None,
        },
        start: "r3akq3r/1ndbcmcdbn1/5~b5/ppppppppppp/11/11/11/PPPPPPPPPPP/5~B5/1NBDCMCBDN1/R3QKA3R w - 1 castling=AKak"
            .into(),
        ..Description::new("medusa-shogi", "Medusa Shogi", 11, 11)
    }
}

/// The rules of Medusa Shogi.
#[must_use]
#[expect(clippy::expect_used, reason = "the description is constant and a test builds it")]
pub fn rules() -> Rules {
    description().build().expect("the rules of Medusa Shogi build")
}
