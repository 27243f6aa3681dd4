use alloc::vec::Vec;

use komadai_board::Kind;

/// Which pairs of kinds fuse, and into what (Fusion Mitregi, rule 3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fusion {
    size: usize,
    /// By two kinds.
    fused: Vec<Option<Kind>>,
    /// By kind: the two components of a fused kind.
    parts: Vec<Option<[Kind; 2]>>,
    /// By kind: for each of 128 numbers, whether that kind fuses with it.
    partners: Vec<[bool; 128]>,
}

impl Fusion {
    /// Fusion of these pairs, each with what it becomes; the order within a pair means nothing.
    #[must_use]
    pub fn new(pairs: &[([Kind; 2], Kind)]) -> Self {
        let largest = |&([a, b], c): &([Kind; 2], Kind)| a.index().max(b.index()).max(c.index()) + 1;
        let size = pairs.iter().map(largest).max().unwrap_or(0);
        let mut this = Self {
            size,
            fused: alloc::vec![None; size * size],
            parts: alloc::vec![None; size],
            partners: alloc::vec![[false; 128]; size],
        };
        for &([a, b], fused) in pairs {
            this.fused[a.index() * size + b.index()] = Some(fused);
            this.fused[b.index() * size + a.index()] = Some(fused);
            this.parts[fused.index()] = Some([a, b]);
            this.partners[a.index()][b.index()] = true;
            this.partners[b.index()][a.index()] = true;
        }
        this
    }

    /// What the two become together, if they fuse.
    #[inline]
    #[must_use]
    pub fn fused(&self, a: Kind, b: Kind) -> Option<Kind> {
        let known = a.index() < self.size && b.index() < self.size;
        if known { self.fused[a.index() * self.size + b.index()] } else { None }
    }

    /// For every kind's number, whether this kind fuses with it.
    #[inline]
    #[must_use]
    pub fn partners(&self, kind: Kind) -> &[bool; 128] {
        self.partners.get(kind.index()).unwrap_or(&[false; 128])
    }

    /// The components of a fused kind.
    #[inline]
    #[must_use]
    pub fn parts(&self, kind: Kind) -> Option<[Kind; 2]> {
        self.parts.get(kind.index()).copied().flatten()
    }
}
