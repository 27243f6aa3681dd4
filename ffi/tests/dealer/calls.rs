//! All functions that return a status, with the names of their arguments.

use komadai_ffi::*;

use super::Dealer;
use super::functions::status_functions;

/// A function, called with whatever the dealer deals.
pub(crate) type Call = fn(&mut Dealer<'_>) -> komadai_status;

macro_rules! calls {
    ($($name:ident($($argument:ident),*),)*) => {
        /// The functions by name.
        pub(crate) const CALLS: &[(&str, Call)] = &[$((stringify!($name), |dealer| {
            // SAFETY: what the dealer deals is what the header asks for, or is spoiled in a way the library must notice.
            unsafe { $name($(dealer.deal(stringify!($argument))),*) }
        })),*];
    };
}

status_functions!(calls);
