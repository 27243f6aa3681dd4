#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

use alloc::vec::Vec;

use komadai_rules::{
    Description, Ending, FileScope, LimitDescription, MustPromote, NoMove, PieceDescription, PromotionDescription,
    PromotionWhen, Repetition, Rules, tokens,
};

/// What the sources leave open. The default is what these rules decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Whether a Killer may pass by stepping to an empty square and back (Great Whale Shogi, rule 3.1). Default: no.
    pub killer_may_pass: bool,
    /// Whether a False Killer leaps over what it does not take (Great Whale Shogi, rule 3.2). Default: yes.
    pub false_killer_leaps: bool,
    /// Whether a Harbor Porpoise makes only the two leaps that go three squares forward (Great Whale Shogi, rule 2).
    /// Default: no, it makes four.
    pub narrow_harbor_porpoise: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { killer_may_pass: false, false_killer_leaps: true, narrow_harbor_porpoise: false }
    }
}

/// A kind of whale: its letter, its name, how it moves, and what it promotes to: a name and how that moves.
type Whale = (&'static str, &'static str, &'static str, Option<(&'static str, &'static str)>);

impl Options {
    /// The whales that are no calves, in the order of the hand, the royal one last.
    fn whales(self) -> [Whale; 16] {
        let killer = if self.killer_may_pass { "FfsW lion2+pass:fF" } else { "FfsW lion2:fF" };
        let false_killer = if self.false_killer_leaps { "K lion3:fW" } else { "K lion3+walk:fW" };
        let porpoise = if self.narrow_harbor_porpoise { "vWffZ" } else { "vWfZ" };
        [
            ("O", "Bowhead Whale", "fRbWbD", Some(("Dwarf Minke Whale", "KbB"))),
            ("D", "Bottlenose Dolphin", "FD", Some(("Killer Whale", killer))),
            ("T", "Rough-toothed Dolphin", "bWfDfA", Some(("Sperm Whale", "fBsRbR"))),
            ("E", "Sei Whale", "fFbD", Some(("Pygmy Killer Whale", "FA"))),
            ("M", "Minke Whale", "FvW", Some(("Giant Bottlenose Whale", "FAvWvD"))),
            ("F", "Fin Whale", "FsW", Some(("Cuvier's Beaked Whale", "FAsWsD"))),
            ("B", "Bryde's Whale", "fWfDbF", Some(("Pygmy Sperm Whale", "WD"))),
            ("A", "Harbor Porpoise", porpoise, Some(("Humpback Whale", "fRsRbB"))),
            ("L", "Dall's Porpoise", "WA", Some(("Narwhal", "FfH"))),
            ("R", "Black Right Whale", "fRsHbW", Some(("False Killer Whale", false_killer))),
            ("S", "Sperm Whale", "fBsRbR", Some(("Blue Whale", "legs:F-Q"))),
            ("N", "Northern Bottlenose Whale", "F", Some(("Beluga Whale", "K igui:K"))),
            ("H", "Humpback Whale", "fRsRbB", Some(("Gray Whale", "NN"))),
            ("P", "Pilot Whale", "W", Some(("Northern Pacific Right Whale", "AD"))),
            ("K", "Killer Whale", killer, None),
            ("W", "White Whale", "K", None),
        ]
    }

    /// The game as data, with these options.
    #[must_use]
    pub fn description(self) -> Description {
        let whales = self.whales();
        let calves = tokens("^O ^D ^E ^M ^F ^B ^L ^R ^N ^P ^K");
        let mut pieces = Vec::new();
        for (letter, name, moves, promoted) in whales {
            let piece = PieceDescription::new(letter, name, moves);
            let token = ["+", letter].concat();
            match promoted {
                None if letter == "W" => pieces.push(piece.royal()),
                None => pieces.push(piece),
                Some((name, moves)) => {
                    pieces.push(piece.promotes_to(&token));
                    pieces.push(PieceDescription::new(&token, name, moves).returns_as(letter));
                }
            }
        }
        for calf in &calves {
            let adult = whales.iter().find(|(letter, ..)| calf.ends_with(letter));
            let Some((_, name, moves, _)) = adult else { continue };
            let token = ["+", calf].concat();
            pieces.push(PieceDescription::new(calf, &[name, " calf"].concat(), "fW").promotes_to(&token));
            pieces.push(PieceDescription::new(&token, &["grown ", name].concat(), moves).returns_as(calf));
        }
        let adults = whales.iter().map(|(letter, ..)| (*letter).into()).filter(|letter| letter != "W");
        Description {
            pieces,
            hand: adults.chain(calves.clone()).collect(),
            promotion: Some(PromotionDescription {
                far_ranks: 3,
                when: PromotionWhen::StartOrEnd,
                must: MustPromote::WhenStuck,
            }),
            limits: [
                LimitDescription::Stuck(calves.clone()),
                LimitDescription::File { pieces: calves.clone(), scope: FileScope::Drops, limits_check: true },
                LimitDescription::MustNotMate(calves),
            ]
            .into(),
            ending: Ending {
                no_move: NoMove::Loses,
                repetition: Some(Repetition { count: 4, perpetual_check_loses: true }),
                quiet_plies: None,
            },
            start:
                "rlabfwmetdo/2h2n2s2/^r^ln^b^fk^m^ep^d^o/2^n2^k2^p2/11/11/11/2^P2^K2^N2/^O^DP^E^MK^F^BN^L^R/2S2N2H2/\
                    ODTEMWFBALR b - 1"
                    .into(),
            ..Description::new("great-whale-shogi", "Great Whale Shogi", 11, 11).shogi_style()
        }
    }

    /// The rules of Great Whale Shogi with these options.
    #[must_use]
    #[expect(clippy::expect_used, reason = "there are few options, and a test builds every combination")]
    pub fn rules(self) -> Rules {
        self.description().build().expect("the rules of Great Whale Shogi build")
    }
}
