#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

use alloc::vec;

use komadai_rules::{
    Description, Ending, FileScope, LimitDescription, MustPromote, NoMove, PieceDescription, PromotionDescription,
    PromotionWhen, Repetition, Rules, tokens,
};

/// The game as data.
#[must_use]
pub fn description() -> Description {
    let piece = PieceDescription::new;
    let promoted = |token: &str, name, moves| piece(&["+", token].concat(), name, moves).returns_as(token);
    Description {
        pieces: vec![
            piece("K", "king", "K").royal(),
            piece("R", "rook", "R").promotes_to("+R"),
            piece("B", "bishop", "B").promotes_to("+B"),
            piece("G", "gold general", "WfF"),
            piece("S", "silver general", "FfW").promotes_to("+S"),
            piece("N", "knight", "ffN").promotes_to("+N"),
            piece("L", "lance", "fR").promotes_to("+L"),
            piece("P", "pawn", "fW").promotes_to("+P"),
            promoted("R", "dragon king", "RF"),
            promoted("B", "dragon horse", "BW"),
            promoted("S", "promoted silver", "WfF"),
            promoted("N", "promoted knight", "WfF"),
            promoted("L", "promoted lance", "WfF"),
            promoted("P", "tokin", "WfF"),
        ],
        hand: tokens("R B G S N L P"),
        promotion: Some(PromotionDescription {
            far_ranks: 3,
            when: PromotionWhen::StartOrEnd,
            must: MustPromote::WhenStuck,
        }),
        limits: vec![
            LimitDescription::Stuck(tokens("N L P")),
            LimitDescription::File { pieces: tokens("P"), scope: FileScope::Drops, limits_check: true },
            LimitDescription::MustNotMate(tokens("P")),
        ],
        ending: Ending {
            no_move: NoMove::Loses,
            repetition: Some(Repetition { count: 4, perpetual_check_loses: true }),
            quiet_plies: None,
        },
        start: "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1".into(),
        ..Description::new("shogi", "Shogi", 9, 9).shogi_style()
    }
}

/// The rules of Shogi.
#[must_use]
#[expect(clippy::expect_used, reason = "the description is constant and a test builds it")]
pub fn rules() -> Rules {
    description().build().expect("the rules of Shogi build")
}
