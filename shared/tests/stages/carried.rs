//! 带分.

use proptest::prelude::*;
use shared::command::Command;
use shared::division::Division;
use shared::id::No;
use shared::points::Points;
use shared::stage::{Carry, Format, RuleEdition, Seating, Source, StageSettings, SwissFormat, Take};
use shared::structure::{StageState, state};
use shared::view::standings::standings_view;

use crate::help::{paired, start};
use crate::play::{Chance, drawn, of_no_unit, play_out, run};

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

/// A later Swiss that starts at zero counts its seats as numbers in round 1: 1-2, 4-3 …
#[test]
fn a_later_swiss_pairs_its_first_round_by_seats() {
    let mut stages = two_stages(Carry::Zero);
    stages[1].seating = Seating::Draw { seeds: 0, apart: false };
    let first = play_out(&drawn(stages[..1].to_vec(), 16, of_no_unit), &mut Chance(1), 0);
    let division = run(&first, Command::SetStructure { stages });
    assert!(matches!(state(&division, 1), StageState::Ready { .. }));
    let round = paired(&start(&division, 1), 1).stages[1].rounds[0].clone();
    let [a, b, c, d, e, f, g, h] = run_seats(&division);
    let pairs: Vec<(No, No)> = round.pairings.iter().map(|pairing| (pairing.first, pairing.second)).collect();
    assert_eq!(pairs, [(a, b), (d, c), (e, f), (h, g)]);
}

fn run_seats(division: &Division) -> [No; 8] {
    start(division, 1).nos_of(1).try_into().unwrap()
}

/// With points brought along even round 1 pairs those of equal scores.
#[test]
fn carried_points_pair_the_first_round() {
    let first = play_out(&drawn(two_stages(Carry::All)[..1].to_vec(), 16, of_no_unit), &mut Chance(1), 0);
    let division = run(&first, Command::SetStructure { stages: two_stages(Carry::All) });
    let started = start(&division, 1);
    let carried = started.stages[1].seats.as_ref().unwrap().carried.clone();
    let round = &paired(&started, 1).stages[1].rounds[0];
    let gaps: Vec<i64> = round
        .pairings
        .iter()
        .map(|pairing| (carried[&pairing.first] - carried[&pairing.second]).quarters().abs())
        .collect();
    let mut scores: Vec<i64> = carried.values().map(|points| points.quarters()).collect();
    scores.sort_unstable();
    let neighbours: i64 = scores.chunks(2).map(|two| two[1] - two[0]).sum();
    assert_eq!(gaps.iter().sum::<i64>(), neighbours);
}

/// The games among those who came through count by whichever source they came: here a leader left after round 3.
#[test]
fn games_among_those_of_several_sources_are_carried() {
    let mut stages = two_stages(Carry::Among);
    let take = Take::Ranks { from: 1, to: 1 };
    stages[1].from.insert(0, Source { stage: 0, after: Some(3), take });
    let mut met = 0;
    for seed in 0..6 {
        let division = play_out(&drawn(stages.clone(), 16, of_no_unit), &mut Chance(seed), 0);
        let seats = division.stages[1].seats.as_ref().unwrap();
        let leader = seats.nos[0];
        let rounds = division.stages[0].rounds.iter().filter_map(|round| round.pairing_of(leader));
        let among = rounds.filter(|own| seats.nos.contains(&own.first) && seats.nos.contains(&own.second));
        let expected: Points = among
            .map(|own| {
                met += 1;
                let side = own.side_of(leader).unwrap();
                division.stages[0].settings.points.score(own.result.outcome(side), side)
            })
            .sum();
        assert_eq!(seats.carried.get(&leader).copied().unwrap_or_default(), expected);
    }
    assert!(met > 0, "no leader met anybody who came through");
}
