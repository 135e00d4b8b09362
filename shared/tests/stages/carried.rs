//! 带分.

use proptest::prelude::*;
use shared::points::Points;
use shared::stage::{Carry, Format, RuleEdition, Source, StageSettings, SwissFormat, Take};
use shared::view::standings::standings_view;

use crate::play::{Chance, drawn, of_no_unit, play_out};

fn two_stages(carry: Carry) -> Vec<StageSettings> {
    let swiss = |rounds| StageSettings::usual(Format::Swiss(SwissFormat::of(rounds)), RuleEdition::Cxa2011);
    let from = vec![Source { stage: 0, after: None, take: Take::Ranks { from: 1, to: 8 } }];
    vec![swiss(5), StageSettings { from, carry, ..swiss(3) }]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn carried_points_add_up(players in 12_u32..30, seed in any::<u64>()) {
        for carry in [Carry::Zero, Carry::All, Carry::Among] {
            let division = play_out(&drawn(two_stages(carry), players, of_no_unit), &mut Chance(seed), 0);
            let [first, second] = [0, 1].map(|stage| standings_view(&division, stage, u32::MAX).rows);
            let through = division.nos_of(1);
            let table = division.stages[0].settings.points;
            for row in &second {
                let before = first.iter().find(|other| other.person.no == row.person.no).unwrap().points;
                let own = standings_view(&division, 1, 0).rows;
                let carried = own.iter().find(|other| other.person.no == row.person.no).unwrap().points;
                let among: Points = division.stages[0].rounds.iter()
                    .filter_map(|round| round.pairing_of(row.person.no))
                    .filter(|pairing| through.contains(&pairing.first) && through.contains(&pairing.second))
                    .map(|pairing| {
                        let side = pairing.side_of(row.person.no).unwrap();
                        table.score(pairing.result.outcome(side), side)
                    })
                    .sum();
                let expected = match carry {
                    Carry::Zero => Points::ZERO,
                    Carry::All => before,
                    Carry::Among => among,
                };
                prop_assert_eq!(carried, expected);
            }
        }
    }
}
