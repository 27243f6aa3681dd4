use alloc::string::{String, ToString};
use alloc::vec::Vec;

use komadai_board::{Kind, MAX_KINDS, Mark, Marks, Offset, Shape, ShapeError, SquareSet};
use komadai_effects::{Camp, Castling, Fusion, Morph, Promotion};
use komadai_hand::MAX_HAND_KINDS;
use komadai_moves::{Leap, When};

use crate::description::{MAX_STRENGTH, MAX_WAYS};
use crate::{
    Description, Effect, EffectDescription, Limit, LimitDescription, Movement, Mover, PieceDescription, PieceRow,
    Rules, RulesError, RulesFault, Setup,
};

impl Description {
    /// Checks the description and makes rules of it.
    ///
    /// # Errors
    /// Every fault found, each with the piece or the place it belongs to. The start position is not read where it is
    /// unclear how texts are: with faults of board, sides, tokens, hand or effects.
    pub fn build(self) -> Result<Rules, RulesError> {
        let mut faults = Vec::new();
        let shape = match self.shape() {
            Ok(shape) => shape,
            Err(error) => return Err(RulesError { faults: alloc::vec![RulesFault::Board(error)] }),
        };
        self.check_sides(&mut faults);
        self.check_tokens(&mut faults);
        let mut pieces = Vec::new();
        for piece in &self.pieces {
            let row = self.piece_row(piece, &mut faults);
            pieces.push(row);
        }
        let royal = |kind: Kind| pieces.get(kind.index()).is_some_and(|row: &PieceRow| row.royal);
        for row in pieces.iter().filter(|row| row.promotes_to.is_some_and(royal)) {
            faults.push(RulesFault::RoyalChanges(row.token.clone()));
        }
        let hand = self.find_all("hand", &self.hand, &mut faults);
        self.check_hand(&mut faults);
        let zone = self.promotion.map_or(SquareSet::EMPTY, |promotion| shape.far_ranks(promotion.far_ranks));
        if zone.is_empty() && self.pieces.iter().any(|piece| piece.promotes_to.is_some()) {
            faults.push(RulesFault::NoPromotionZone);
        }
        let promotion = self.promotion.map(|rule| Promotion { zone, when: rule.when, must: rule.must });
        let limits: Vec<Limit> = self.limits.iter().map(|limit| self.limit(limit, &shape, &mut faults)).collect();
        check_limits(&limits, &pieces, &mut faults);
        self.check_effects(&mut faults);
        let effects: Vec<Effect> =
            self.effects.iter().filter_map(|effect| self.effect(effect, &shape, &pieces, &mut faults)).collect();
        match self.ending.repetition {
            Some(repetition) if repetition.count < 2 => {
                faults.push(RulesFault::RepetitionCount(repetition.count));
            }
            _ => {}
        }
        if self.ending.quiet_plies == Some(0) {
            faults.push(RulesFault::QuietPlies);
        }
        if !faults.iter().all(RulesFault::leaves_texts_readable) {
            return Err(RulesError { faults });
        }
        let marks = marks(&pieces, &limits, &effects);
        let mut rules =
            Rules { description: self, shape, pieces, hand, promotion, limits, effects, marks, start: Setup::EMPTY };
        match rules.parse(&rules.description.start) {
            Ok(start) => rules.start = start,
            Err(error) => faults.push(RulesFault::Start(error)),
        }
        if faults.is_empty() { Ok(rules) } else { Err(RulesError { faults }) }
    }

    fn shape(&self) -> Result<Shape, ShapeError> {
        let plan = Shape::new(self.files, self.ranks, self.coordinates)?;
        let squares = |names: &[String]| {
            names.iter().map(|name| plan.parse_square(name)).collect::<Result<SquareSet, ShapeError>>()
        };
        Ok(plan.clone().with_holes(squares(&self.holes)?).with_vanishing(squares(&self.vanishing)?))
    }

    fn check_sides(&self, faults: &mut Vec<RulesFault>) {
        let [first, second] = &self.sides;
        let fine = first.letter != second.letter;
        if !fine || !first.letter.is_ascii_lowercase() || !second.letter.is_ascii_lowercase() {
            faults.push(RulesFault::SideLetters);
        }
    }

    fn check_tokens(&self, faults: &mut Vec<RulesFault>) {
        let count = self.pieces.len();
        if count == 0 || count > MAX_KINDS {
            faults.push(RulesFault::PieceCount(count));
        }
        for (i, piece) in self.pieces.iter().enumerate() {
            let token = &piece.token;
            if !is_token(token) {
                faults.push(RulesFault::Token(token.clone()));
            } else if self.pieces.iter().take(i).any(|earlier| earlier.token == *token) {
                faults.push(RulesFault::TokenTwice(token.clone()));
            }
        }
        if !self.pieces.iter().any(|piece| piece.royal) {
            faults.push(RulesFault::NoRoyal);
        }
    }

    fn check_hand(&self, faults: &mut Vec<RulesFault>) {
        if self.hand.len() > MAX_HAND_KINDS {
            faults.push(RulesFault::HandCount(self.hand.len()));
        }
        for (i, token) in self.hand.iter().enumerate() {
            if self.hand.iter().take(i).any(|earlier| earlier == token) {
                faults.push(RulesFault::HandTwice(token.clone()));
            }
        }
    }

    fn check_effects(&self, faults: &mut Vec<RulesFault>) {
        let names = self.effects.iter().filter_map(|effect| match effect {
            EffectDescription::Burn(_) | EffectDescription::Petrify(_) => None,
            EffectDescription::Morph(_) => Some("morph"),
            EffectDescription::Fuse(_) => Some("fuse"),
            EffectDescription::Camp(_) => Some("camp"),
            EffectDescription::Castle { .. } => Some("castle"),
        });
        let names: Vec<&'static str> = names.collect();
        for (i, name) in names.iter().enumerate() {
            if names.iter().take(i).any(|earlier| earlier == name) {
                faults.push(RulesFault::EffectTwice(name));
            }
        }
    }

    fn piece_row(&self, piece: &PieceDescription, faults: &mut Vec<RulesFault>) -> PieceRow {
        let token = piece.token.clone();
        let movement: Movement = piece.moves.parse().unwrap_or_else(|error| {
            faults.push(RulesFault::Movement { piece: token.clone(), error });
            Movement::default()
        });
        if movement.ways() > MAX_WAYS {
            faults.push(RulesFault::TooManyWays { piece: token.clone(), count: movement.ways() });
        }
        let place = || ["piece ", &token].concat();
        let promotes_to = piece.promotes_to.as_ref().and_then(|to| self.find(place, to, faults));
        let mut returns_as = self.find_all(&place(), &piece.returns_as, faults);
        for returned in piece.returns_as.iter().filter(|returned| !self.hand.contains(returned)) {
            faults.push(RulesFault::ReturnsOutsideHand { piece: token.clone(), token: returned.clone() });
        }
        if returns_as.len() > 2 {
            faults.push(RulesFault::ReturnsTooMany(token.clone()));
        }
        let in_hand = self.hand.contains(&token);
        if piece.returns_as.is_empty() && in_hand {
            returns_as.extend(self.index_of(&token));
        }
        if piece.royal && (piece.promotes_to.is_some() || in_hand || !piece.returns_as.is_empty()) {
            faults.push(RulesFault::RoyalChanges(token.clone()));
        }
        if piece.strength > MAX_STRENGTH {
            faults.push(RulesFault::Strength { piece: token.clone(), strength: piece.strength });
        }
        if piece.promotes_to.as_ref() == Some(&token) {
            faults.push(RulesFault::PromotesToItself(token.clone()));
        }
        let lower = token.to_ascii_lowercase();
        PieceRow {
            token,
            lower,
            name: piece.name.clone(),
            movement,
            royal: piece.royal,
            strength: piece.strength,
            promotes_to,
            returns_as,
        }
    }

    fn limit(&self, limit: &LimitDescription, shape: &Shape, faults: &mut Vec<RulesFault>) -> Limit {
        let mut find = |tokens: &[String]| self.find_all("limits", tokens, faults);
        match limit {
            LimitDescription::Stuck(pieces) => Limit::Stuck(find(pieces)),
            LimitDescription::FarRanks { pieces, ranks } => Limit::Ranks(find(pieces), shape.far_ranks(*ranks)),
            LimitDescription::File { pieces, scope, limits_check } => {
                Limit::File { kinds: find(pieces), scope: *scope, limits_check: *limits_check }
            }
            LimitDescription::MustCheck(pieces) => Limit::MustCheck(find(pieces)),
            LimitDescription::MustNotMate(pieces) => Limit::MustNotMate(find(pieces)),
        }
    }

    fn effect(
        &self,
        effect: &EffectDescription,
        shape: &Shape,
        rows: &[PieceRow],
        faults: &mut Vec<RulesFault>,
    ) -> Option<Effect> {
        let mut find = |tokens: &[String]| self.find_all("effects", tokens, faults);
        match effect {
            EffectDescription::Burn(pieces) => Some(Effect::Burn(find(pieces))),
            EffectDescription::Petrify(pieces) => Some(Effect::Petrify(find(pieces))),
            EffectDescription::Morph(pieces) => {
                let mut forms = Vec::new();
                for (token, morph) in pieces.iter().zip(find(pieces)) {
                    if rows.get(morph.index()).is_some_and(|row| row.royal) {
                        faults.push(RulesFault::RoyalChanges(token.clone()));
                    }
                    let plain = token.strip_prefix('~').filter(|plain| !plain.starts_with('~'));
                    match plain.and_then(|plain| self.index_of(plain)) {
                        Some(plain) => forms.push((plain, morph)),
                        None => faults.push(RulesFault::NotAMorph(token.clone())),
                    }
                }
                Some(Effect::Morph(Morph::new(&forms)))
            }
            EffectDescription::Fuse(pieces) => {
                let mut pairs = Vec::new();
                for fused in find(pieces) {
                    let row = rows.get(fused.index())?;
                    match row.returns_as[..] {
                        [a, b] if a != b => pairs.push(([a, b], fused)),
                        _ => faults.push(RulesFault::NotFused(row.token.clone())),
                    }
                }
                Some(Effect::Fuse(Fusion::new(&pairs)))
            }
            EffectDescription::Camp(ranks) => Some(Effect::Camp(Camp::new(shape, *ranks))),
            EffectDescription::Castle { king, rooks } => {
                let rooks: Result<Vec<_>, _> = rooks.iter().map(|name| shape.parse_square(name)).collect();
                let castling = shape.parse_square(king).ok().zip(rooks.ok());
                let castling = castling.and_then(|(king, rooks)| Castling::new(shape, king, &rooks));
                if castling.is_none() {
                    faults.push(RulesFault::Castling);
                }
                castling.map(Effect::Castle)
            }
        }
    }

    fn index_of(&self, token: &str) -> Option<Kind> {
        self.pieces.iter().position(|piece| piece.token == token).and_then(Kind::new)
    }

    fn find(&self, place: impl Fn() -> String, token: &str, faults: &mut Vec<RulesFault>) -> Option<Kind> {
        let kind = self.index_of(token);
        if kind.is_none() {
            faults.push(RulesFault::NoSuchPiece { place: place(), token: token.to_string() });
        }
        kind
    }

    fn find_all(&self, place: &str, tokens: &[String], faults: &mut Vec<RulesFault>) -> Vec<Kind> {
        tokens.iter().filter_map(|token| self.find(|| place.to_string(), token, faults)).collect()
    }
}

fn check_limits(limits: &[Limit], pieces: &[PieceRow], faults: &mut Vec<RulesFault>) {
    if limits.iter().filter(|limit| matches!(limit, Limit::File { .. })).count() > 1 {
        faults.push(RulesFault::FileLimits);
    }
    let must_not_mate =
        |kind| limits.iter().any(|limit| matches!(limit, Limit::MustNotMate(all) if all.contains(kind)));
    let row = |kind: &Kind| pieces.get(kind.index());
    for limit in limits {
        for row in limit.one_a_file().iter().filter_map(row) {
            if row.movement.movers.iter().any(|mover| matches!(mover, Mover::Igui(_) | Mover::Line(_))) {
                faults.push(RulesFault::FileLimitOfLion(row.token.clone()));
            }
        }
        if let Limit::MustCheck(kinds) = limit {
            let both = kinds.iter().filter(|kind| must_not_mate(kind)).filter_map(row);
            faults.extend(both.map(|row| RulesFault::DropConditions(row.token.clone())));
        }
    }
}

/// Whether the text is prefixes and an upper-case letter, or two such letters in brackets.
fn is_token(token: &str) -> bool {
    let letters = token.trim_start_matches(['+', '^', '~']);
    match letters.as_bytes() {
        [letter] => letter.is_ascii_uppercase(),
        [b'(', a, b, b')'] => a.is_ascii_uppercase() && b.is_ascii_uppercase() && letters.len() == token.len(),
        _ => false,
    }
}

fn marks(pieces: &[PieceRow], limits: &[Limit], effects: &[Effect]) -> Marks {
    let mut marks = Marks::NONE;
    for (i, row) in pieces.iter().enumerate() {
        let Some(kind) = Kind::new(i) else { continue };
        if row.royal {
            marks.add(kind, Mark::Royal);
        }
        if row.strength > 0 {
            marks.add(kind, Mark::Strong);
        }
        if row.movement.movers == [Mover::Leap(Leap { offset: Offset::new(0, 1), when: When::Any })] {
            marks.add(kind, Mark::Walker);
        }
        let one_a_file = limits.iter().any(|limit| limit.one_a_file().contains(&kind));
        for mover in &row.movement.movers {
            match mover {
                Mover::Ride(ride) if ride.is_line() && !one_a_file => marks.add(kind, Mark::Rider),
                Mover::Ride(_) | Mover::Hop(_) | Mover::Ski(_) | Mover::Legs(_) => marks.add(kind, Mark::Exotic),
                Mover::Line(line) if !line.leaps => marks.add(kind, Mark::Exotic),
                Mover::Leap(_) | Mover::Line(_) | Mover::Igui(_) => {}
            }
        }
    }
    for limit in limits {
        if let Limit::File { kinds, .. } = limit {
            kinds.iter().for_each(|&kind| marks.add(kind, Mark::File));
        }
    }
    for effect in effects {
        match effect {
            Effect::Burn(kinds) => {
                for &kind in kinds {
                    marks.add(kind, Mark::Burner);
                    marks.add(kind, Mark::Exotic);
                }
                // What promotes to a dragon burns on arrival, and so may a Morph.
                let promotes = |kind: Kind| pieces[kind.index()].promotes_to.is_some_and(|to| kinds.contains(&to));
                let morphs =
                    |kind| effects.iter().any(|effect| matches!(effect, Effect::Morph(morph) if morph.is_morph(kind)));
                for kind in (0..pieces.len()).filter_map(Kind::new).filter(|&kind| promotes(kind) || morphs(kind)) {
                    marks.add(kind, Mark::Exotic);
                }
            }
            Effect::Petrify(kinds) => kinds.iter().for_each(|&kind| marks.add(kind, Mark::Petrifier)),
            Effect::Morph(_) | Effect::Fuse(_) | Effect::Camp(_) | Effect::Castle(_) => {}
        }
    }
    marks
}
