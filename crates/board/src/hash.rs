/// A well-spread 64-bit key for a number: what positions xor together to hash themselves.
///
/// The same number gives the same key in every build and on every machine.
#[inline]
#[must_use]
pub const fn mix(number: u64) -> u64 {
    // The finaliser of splitmix64, started away from zero so that key 0 is no fixed point.
    let z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
