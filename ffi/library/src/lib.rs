//! The shared and the static library of komadai's C ABI: all that it exports is in `komadai-ffi`.

pub use komadai_ffi::*;
