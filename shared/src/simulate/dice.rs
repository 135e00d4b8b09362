//! A small generator of numbers that follow from a seed (SplitMix64), so that a simulated event is the same anywhere.

/// Numbers that follow from a seed.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The numbers of this seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub const fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `limit`; 0 where there is none.
    pub fn below(&mut self, limit: u32) -> u32 {
        let limit = u64::from(limit.max(1));
        u32::try_from(((self.roll() >> 32) * limit) >> 32).unwrap_or(0)
    }

    /// True this many times in a thousand.
    pub fn chance(&mut self, per_mille: u32) -> bool {
        self.below(1000) < per_mille
    }

    /// One of these.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        let at = self.below(u32::try_from(from.len()).unwrap_or(u32::MAX));
        from.get(usize::try_from(at).unwrap_or(0))
    }

    /// Puts these in an order of chance.
    pub fn shuffle<T>(&mut self, of: &mut [T]) {
        for last in (1..of.len()).rev() {
            let limit = u32::try_from(last + 1).unwrap_or(u32::MAX);
            of.swap(last, usize::try_from(self.below(limit)).unwrap_or(0));
        }
    }
}
