use komadai_board::Offset;

/// Capturing an adjacent enemy without moving (Minjiku Shogi, rule 4; Great Whale Shogi, rule 3.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Igui {
    /// Where the victim stands, as First sees it.
    pub offset: Offset,
}
