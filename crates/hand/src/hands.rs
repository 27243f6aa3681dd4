use komadai_board::{Side, mix};

/// The largest number of kinds that can be in hand in one game.
pub const MAX_HAND_KINDS: usize = 32;

/// A place in a game's hand order: the n-th kind that can be in hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(transparent)]
pub struct Slot(u8);

impl Slot {
    /// The n-th slot, or `None` from [`MAX_HAND_KINDS`] up.
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_HAND_KINDS { Some(Self(index as u8)) } else { None }
    }

    /// Its number, always below [`MAX_HAND_KINDS`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 31) as usize
    }
}

/// How many pieces of each kind both sides have in hand, with a hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hands {
    counts: [[u16; MAX_HAND_KINDS]; 2],
    held: [u32; 2],
    hash: u64,
}

impl Hands {
    /// Nothing in hand.
    pub const EMPTY: Self = Self { counts: [[0; MAX_HAND_KINDS]; 2], held: [0; 2], hash: 0 };

    /// How many pieces of the slot's kind the side has.
    #[inline]
    #[must_use]
    pub const fn count(&self, side: Side, slot: Slot) -> u16 {
        self.counts[side.index()][slot.index()]
    }

    /// Makes that many pieces be in hand.
    #[inline]
    pub fn set(&mut self, side: Side, slot: Slot, count: u16) {
        let was = self.count(side, slot);
        self.counts[side.index()][slot.index()] = count;
        self.hash ^= key(side, slot, was) ^ key(side, slot, count);
        let bit = 1 << slot.index();
        let held = &mut self.held[side.index()];
        *held = if count == 0 { *held & !bit } else { *held | bit };
    }

    /// The slots of which the side has at least one piece, in hand order.
    #[inline]
    pub fn held(&self, side: Side) -> impl Iterator<Item = Slot> + use<> {
        let mut left = self.held[side.index()];
        core::iter::from_fn(move || {
            let slot = Slot::new(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(slot)
        })
    }

    /// Whether the side has nothing in hand.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self, side: Side) -> bool {
        self.held[side.index()] == 0
    }

    /// A number that depends only on what is in hand.
    #[inline]
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }
}

/// The hash of one count. None in hand is 0, so that [`Hands::EMPTY`] hashes to 0.
#[inline]
fn key(side: Side, slot: Slot, count: u16) -> u64 {
    if count == 0 {
        return 0;
    }
    // Bit 32 keeps these numbers apart from those a board mixes.
    mix(1 << 32 | (slot.index() as u64) << 17 | (side.index() as u64) << 16 | u64::from(count))
}
