//! Board geometry.
