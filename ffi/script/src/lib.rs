//! A fuzz target for the C ABI. Its bytes are a script: calls of any functions with any arguments, good and bad, on
//! handles that earlier calls have made. After each call everything holds that the header promises, and positions are
//! what the Rust library says they are. Only freed handles are never used.

// It calls what C calls. Each block says why it is sound.
#![allow(unsafe_code)]

mod agree;
mod arguments;
mod call;
mod check;
mod declared;
mod functions;
mod handle;
mod names;
mod script;

pub use script::{c_abi, called};
