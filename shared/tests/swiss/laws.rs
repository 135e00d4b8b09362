//! Made-up events of any kind: every round keeps what rounds must keep.

use proptest::prelude::*;
use shared::simulate::{SimulateOptions, simulate};
use shared::stage::Format;

use crate::invariants::check;
use crate::small_fields::steps;

prop_compose! {
    fn troubled_events()(
        (players, rounds, seed) in (4_u32..90, 2_u32..12, any::<u64>()),
        (draw, withdraw, absent, forfeit, unfinished) in (0_u32..800, 0_u32..60, 0_u32..80, 0_u32..100, 0_u32..60),
        (late, units, avoid) in (0_u32..4, 0_u32..8, prop::collection::vec(1_u32..12, 0..4)),
    ) -> SimulateOptions {
        let mut options = SimulateOptions::swiss(players, rounds, seed);
        if let Format::Swiss(format) = &mut options.format {
            format.avoid_unit_rounds = avoid;
        }
        SimulateOptions { draw, withdraw, absent, forfeit, unfinished, late, units, ..options }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_round_keeps_what_rounds_must_keep(options in troubled_events()) {
        for (before, round) in steps(simulate(&options)) {
            if let Some(round) = round {
                check(&before, &round);
            }
        }
    }

    #[test]
    fn the_same_options_give_the_same_event(options in troubled_events()) {
        prop_assert_eq!(simulate(&options), simulate(&options));
    }
}
