use komadai_board::{Side, SquareSet};
use komadai_effects::Burn;
use komadai_engine::Position;
use komadai_rules::{Effect, Rules};

/// The squares on which a piece that arrives is burned by a standing dragon of either side.
pub(crate) fn hot(position: &Position) -> SquareSet {
    let rules = position.rules();
    let burns = |effect: &Effect| match effect {
        Effect::Burn(kinds) => {
            let dragons = position.board().pieces().filter(|(_, piece)| kinds.contains(&piece.kind));
            Burn::new(rules.shape()).hot(dragons.map(|(square, _)| square).collect())
        }
        _ => SquareSet::EMPTY,
    };
    rules.effects().iter().fold(SquareSet::EMPTY, |all, effect| all | burns(effect))
}

/// The promotion zone, or the camp, of each side.
pub(crate) fn zones(rules: &Rules) -> [SquareSet; 2] {
    let camp = rules.effects().iter().find_map(|effect| match effect {
        Effect::Camp(camp) => Some(Side::BOTH.map(|side| camp.of(side))),
        _ => None,
    });
    camp.unwrap_or_else(|| Side::BOTH.map(|side| rules.promotion_zone(side)))
}
