//! 1985 柳泉杯, men, 20 × 7, paired by the arbiters of the day: replayed round by round from the real history.

use shared::archive::read;
use shared::division::Division;
use shared::stage::Round;

use crate::reference::Hall;

const LIUQUAN: &str = include_str!("../cases/1985_liuquan_cup_men_swiss20x7.json");

/// The total score difference, and the pairs of equal colour excess.
fn measure(hall: &Hall, round: &Round) -> (i64, usize) {
    let men = round.pairings.iter().map(|pairing| (&hall.men[&pairing.first.0], &hall.men[&pairing.second.0]));
    let apart = men.clone().map(|(a, b)| (a.score - b.score).abs()).sum();
    (apart, men.filter(|(a, b)| a.d == b.d && a.d != 0).count())
}

#[test]
fn liuquan_cup_1985_is_never_paired_worse_than_its_arbiters_did() {
    let mut event: Division = read(LIUQUAN).unwrap().divisions.remove(0);
    let rounds = std::mem::take(&mut event.stages[0].rounds);
    for round in rounds {
        if !event.stages[0].rounds.is_empty() {
            let (hall, _) = Hall::open(&event);
            let ours = shared::pairing::propose(&event, 0).unwrap();
            let (apart, equal) = measure(&hall, &ours);
            let (their_apart, their_equal) = measure(&hall, &round);
            assert!(apart <= their_apart && equal <= their_equal, "round {}: {apart} {equal}", hall.k);
            for pairing in &ours.pairings {
                assert!(hall.men[&pairing.first.0].d <= hall.men[&pairing.second.0].d, "round {}", hall.k);
            }
        }
        event.stages[0].rounds.push(round);
    }
    assert_eq!(event.stages[0].rounds.len(), 7);
}
