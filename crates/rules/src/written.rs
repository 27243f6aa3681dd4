//! How the types of this crate are read and written by serde.
//!
//! A game that a person writes leaves out what is usual, and names lists of pieces or squares in one text: `"R B G"`.
//! Keys are called like the fields of the types, fixed words are in `kebab-case`, and an unknown key is an error.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use komadai_board::{Coordinates, Piece, Side, Square, human_and_compact};
use komadai_effects::{MustPromote, PromotionWhen};
use komadai_hand::{FileScope, Hands};
use serde::de::{DeserializeSeed, Error};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    Description, EffectDescription, Ending, LimitDescription, Movement, NoMove, PieceDescription, PromotionDescription,
    Repetition, Rules, Setup, SideDescription,
};

/// Lists of words: one text with spaces, or, read only and for words that have spaces in them, a list.
mod words {
    use super::*;

    pub(super) fn serialize<S: Serializer>(words: &[String], serializer: S) -> Result<S::Ok, S::Error> {
        let text = words.join(" ");
        match serializer.is_human_readable() && crate::tokens(&text) == words {
            true => serializer.serialize_str(&text),
            false => words.serialize(serializer),
        }
    }

    #[derive(Deserialize)]
    #[serde(untagged, expecting = "words in one text, or a list of words")]
    enum Words {
        Text(String),
        List(Vec<String>),
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
        if !deserializer.is_human_readable() {
            return Vec::deserialize(deserializer);
        }
        Ok(match Words::deserialize(deserializer)? {
            Words::Text(text) => crate::tokens(&text),
            Words::List(list) => list,
        })
    }
}

fn usual_coordinates() -> Coordinates {
    Coordinates::ALGEBRAIC
}

fn usual_sides() -> [SideDescription; 2] {
    [SideDescription::new("White"), SideDescription::new("Black")]
}

fn usual_ending() -> Ending {
    Ending { no_move: NoMove::Draw, repetition: None, quiet_plies: None }
}

fn usual_no_move() -> NoMove {
    NoMove::Draw
}

fn is_usual_coordinates(value: &Coordinates) -> bool {
    *value == usual_coordinates()
}

fn is_usual_sides(value: &[SideDescription; 2]) -> bool {
    *value == usual_sides()
}

fn is_usual_ending(value: &Ending) -> bool {
    *value == usual_ending()
}

fn is_usual_no_move(value: &NoMove) -> bool {
    *value == usual_no_move()
}

fn is_zero(strength: &u8) -> bool {
    *strength == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Description", deny_unknown_fields)]
struct DescriptionForm {
    id: String,
    title: String,
    files: u8,
    ranks: u8,
    #[serde(default = "usual_coordinates", skip_serializing_if = "is_usual_coordinates")]
    coordinates: Coordinates,
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "words")]
    holes: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "words")]
    vanishing: Vec<String>,
    #[serde(default = "usual_sides", skip_serializing_if = "is_usual_sides")]
    sides: [SideDescription; 2],
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "words")]
    hand: Vec<String>,
    start: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    promotion: Option<PromotionDescription>,
    #[serde(default = "usual_ending", skip_serializing_if = "is_usual_ending")]
    ending: Ending,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    limits: Vec<LimitDescription>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    effects: Vec<EffectDescription>,
    pieces: Vec<PieceDescription>,
}

human_and_compact!(Description as DescriptionForm {
    id, title, files, ranks, coordinates, holes, vanishing, sides, hand, start, promotion, ending, limits, effects,
    pieces,
});

/// A side where people read it: its name, with the letter only where that is not the initial.
#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "the name of a side, or its name and letter")]
enum SideForm<'a> {
    Name(Cow<'a, str>),
    Both { name: Cow<'a, str>, letter: char },
}

impl Serialize for SideDescription {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !serializer.is_human_readable() {
            return (&self.name, self.letter).serialize(serializer);
        }
        let name = Cow::Borrowed(self.name.as_str());
        match *self == Self::new(&self.name) {
            true => SideForm::Name(name),
            false => SideForm::Both { name, letter: self.letter },
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SideDescription {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            let (name, letter) = Deserialize::deserialize(deserializer)?;
            return Ok(Self { name, letter });
        }
        Ok(match SideForm::deserialize(deserializer)? {
            SideForm::Name(name) => Self::new(&name),
            SideForm::Both { name, letter } => Self { name: name.into_owned(), letter },
        })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "PieceDescription", deny_unknown_fields)]
struct PieceForm {
    token: String,
    name: String,
    moves: String,
    #[serde(default, skip_serializing_if = "is_false")]
    royal: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    promotes_to: Option<String>,
    #[serde(default, skip_serializing_if = "is_zero")]
    strength: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "words")]
    returns_as: Vec<String>,
}

human_and_compact!(PieceDescription as PieceForm {
    token, name, moves, royal, promotes_to, strength, returns_as,
});

#[derive(Serialize, Deserialize)]
#[serde(remote = "PromotionDescription", deny_unknown_fields)]
struct PromotionForm {
    far_ranks: u8,
    when: PromotionWhen,
    must: MustPromote,
}

human_and_compact!(PromotionDescription as PromotionForm { far_ranks, when, must });

#[derive(Serialize, Deserialize)]
#[serde(remote = "Ending", deny_unknown_fields)]
struct EndingForm {
    #[serde(default = "usual_no_move", skip_serializing_if = "is_usual_no_move")]
    no_move: NoMove,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    quiet_plies: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    repetition: Option<Repetition>,
}

human_and_compact!(Ending as EndingForm { no_move, quiet_plies, repetition });

#[derive(Serialize, Deserialize)]
#[serde(remote = "Repetition", deny_unknown_fields)]
struct RepetitionForm {
    count: u16,
    #[serde(default, skip_serializing_if = "is_false")]
    perpetual_check_loses: bool,
}

human_and_compact!(Repetition as RepetitionForm { count, perpetual_check_loses });

#[derive(Serialize, Deserialize)]
#[serde(remote = "LimitDescription", rename_all = "snake_case", deny_unknown_fields)]
enum LimitForm {
    Stuck(#[serde(with = "words")] Vec<String>),
    FarRanks {
        #[serde(with = "words")]
        pieces: Vec<String>,
        ranks: u8,
    },
    File {
        #[serde(with = "words")]
        pieces: Vec<String>,
        scope: FileScope,
        limits_check: bool,
    },
    MustCheck(#[serde(with = "words")] Vec<String>),
    MustNotMate(#[serde(with = "words")] Vec<String>),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "EffectDescription", rename_all = "snake_case", deny_unknown_fields)]
enum EffectForm {
    Burn(#[serde(with = "words")] Vec<String>),
    Petrify(#[serde(with = "words")] Vec<String>),
    Morph(#[serde(with = "words")] Vec<String>),
    Fuse(#[serde(with = "words")] Vec<String>),
    Camp(u8),
    Castle {
        king: String,
        #[serde(with = "words")]
        rooks: Vec<String>,
    },
}

macro_rules! by_form {
    ($($type:ident as $form:ident),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $form::serialize(self, serializer)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $form::deserialize(deserializer)
            }
        }
    )*};
}

by_form!(LimitDescription as LimitForm, EffectDescription as EffectForm);

impl Serialize for Rules {
    /// Their description.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.description().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Rules {
    /// A description, checked.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Description::deserialize(deserializer)?.build().map_err(D::Error::custom)
    }
}

impl Serialize for Movement {
    /// Its text.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Movement {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Cow::<str>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl Serialize for Setup {
    /// Its pieces by number, since a setup does not know its game. Its text says more to people, see [`Setup::text`];
    /// reading it back needs the game's rules: they are the seed.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Setup", 6)?;
        fields.serialize_field("board", &self.board)?;
        fields.serialize_field("hands", &self.hands)?;
        fields.serialize_field("side", &self.side)?;
        fields.serialize_field("rights", &self.rights)?;
        fields.serialize_field("quiet", &self.quiet)?;
        fields.serialize_field("ply", &self.ply)?;
        fields.end()
    }
}

#[derive(Deserialize)]
#[serde(rename = "Setup", deny_unknown_fields)]
struct SetupForm {
    board: Vec<(Square, Piece)>,
    hands: Hands,
    side: Side,
    rights: u8,
    quiet: u16,
    ply: u32,
}

impl<'de> DeserializeSeed<'de> for &Rules {
    type Value = Setup;

    /// Reads a [`Setup`] of these rules. What it holds is the caller's to check, as with any setup.
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Setup, D::Error> {
        let SetupForm { board, hands, side, rights, quiet, ply } = Deserialize::deserialize(deserializer)?;
        let mut setup = Setup { hands, side, rights, quiet, ply, ..Setup::EMPTY };
        for (square, piece) in board {
            setup.put(self, square, Some(piece));
        }
        Ok(setup)
    }
}
