use alloc::vec::Vec;

use komadai_board::Kind;

/// A Morph that captures may take the form of what it captured, and stays a Morph (Medusa Shogi, rule 4).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Morph {
    /// By kind: the Morph of that form, for plain pieces and Morphs alike.
    forms: Vec<Option<Kind>>,
    /// By kind: whether it is a Morph.
    is_morph: Vec<bool>,
}

impl Morph {
    /// Morphs, given each form as a plain kind and as a Morph; a form that only one of the two has is no form.
    #[must_use]
    pub fn new(forms: &[(Kind, Kind)]) -> Self {
        let size = forms.iter().map(|(plain, morph)| plain.index().max(morph.index()) + 1).max().unwrap_or(0);
        let mut this = Self { forms: alloc::vec![None; size], is_morph: alloc::vec![false; size] };
        for &(plain, morph) in forms {
            this.forms[plain.index()] = Some(morph);
            this.forms[morph.index()] = Some(morph);
            this.is_morph[morph.index()] = true;
        }
        this
    }

    /// Whether the kind is a Morph.
    #[inline]
    #[must_use]
    pub fn is_morph(&self, kind: Kind) -> bool {
        self.is_morph.get(kind.index()).copied().unwrap_or(false)
    }

    /// What the Morph `kind` may become when it captures `taken`; its own form is none to take (Medusa Shogi,
    /// rule 4.5).
    #[inline]
    #[must_use]
    pub fn form(&self, kind: Kind, taken: Kind) -> Option<Kind> {
        let form = self.forms.get(taken.index()).copied().flatten();
        form.filter(|&form| self.is_morph(kind) && form != kind)
    }
}
