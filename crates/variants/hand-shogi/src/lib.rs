#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

use alloc::vec;

use komadai_rules::{
    Description, Ending, FileScope, LimitDescription, MustPromote, NoMove, PieceDescription, PromotionDescription,
    PromotionWhen, Repetition, Rules, tokens,
};

/// What the inventor's page leaves open. The default is what these rules decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Whether the half-knight makes all four forward knight leaps instead of the two most forward
    /// (Hand Shogi, rule 2). Default: no.
    pub wide_half_knight: bool,
    /// Whether a capture that the file rule forbids a soldier is no check either (Hand Shogi, rule 6). Default: yes.
    pub file_rule_limits_check: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { wide_half_knight: false, file_rule_limits_check: true }
    }
}

impl Options {
    /// The game as data, with these options.
    #[must_use]
    pub fn description(self) -> Description {
        let piece = PieceDescription::new;
        Description {
            pieces: vec![
                piece("K", "king", "K").royal(),
                piece("T", "tycoon", "B3"),
                piece("R", "shogun", "R3"),
                piece("P", "pard", "DA"),
                piece("O", "onager", "D"),
                piece("H", "hasty", "A"),
                piece("G", "golden general", "WfF"),
                piece("S", "silver general", "FfW"),
                piece("N", "half-knight", if self.wide_half_knight { "fN" } else { "ffN" }).promotes_to("+N"),
                piece("L", "lance", "fR"),
                piece("F", "soldier", "fWsW"),
                piece("+N", "promoted half-knight", "WfF").returns_as("N"),
            ],
            hand: tokens("T R P O H G S N L F"),
            promotion: Some(PromotionDescription { far_ranks: 3, when: PromotionWhen::End, must: MustPromote::Always }),
            limits: vec![
                LimitDescription::Stuck(tokens("T R P O H G S N L F")),
                LimitDescription::FarRanks { pieces: tokens("N"), ranks: 3 },
                LimitDescription::MustCheck(tokens("O H")),
                LimitDescription::File {
                    pieces: tokens("F"),
                    scope: FileScope::Arrivals,
                    limits_check: self.file_rule_limits_check,
                },
            ],
            ending: Ending {
                no_move: NoMove::Draw,
                repetition: Some(Repetition { count: 4, perpetual_check_loses: false }),
                quiet_plies: None,
            },
            start: "2g1k1g2/2f1p1f2/3fff3/9/9/9/3FFF3/2F1P1F2/2G1K1G2 w TROH2S2N2Ltroh2s2n2l 1".into(),
            ..Description::new("hand-shogi", "Hand Shogi", 9, 9)
        }
    }

    /// The rules of Hand Shogi with these options.
    #[must_use]
    #[expect(clippy::expect_used, reason = "there are few options, and a test builds every combination")]
    pub fn rules(self) -> Rules {
        self.description().build().expect("the rules of Hand Shogi build")
    }
}
