//! Swiss events of one stage or of two.

use std::collections::BTreeSet;

use shared::command::Command;
use shared::id::No;
use shared::placing;
use shared::stage::{FirstRound, Format, Lots, SwissFormat};
use shared::view::places::places_view;

use crate::help::{
    SEEDS, give, in_stage, pairings, people, placed, play, template, to_the_end, winners_of, with_people,
};

fn units_meet(division: &shared::division::Division, stage: usize, round: u32) -> bool {
    let unit = |no| division.by_no(no).map(|entrant| entrant.details.unit.clone()).filter(|unit| !unit.is_empty());
    let of_round = pairings(division, stage).into_iter().filter(|(number, _)| *number == round);
    of_round
        .into_iter()
        .any(|(_, pairing)| unit(pairing.first).is_some() && unit(pairing.first) == unit(pairing.second))
}

/// 榆林学院 2021: seven or nine rounds by the number of entries; nobody meets their own team in round 1.
#[test]
fn yulin_college_2021() {
    for (entries, key, rounds) in [(36, "swiss_7", 7), (70, "swiss_9", 9)] {
        for seed in SEEDS {
            let division = play(&template(key), entries, seed);
            assert_eq!(division.stages[0].rounds.len(), rounds);
            assert!(!units_meet(&division, 0, 1));
        }
    }
}

/// 乐山 2025: a first stage whose points are not carried, then a last stage of forty with nine rounds; nobody meets their
/// own team in its first round.
#[test]
fn leshan_2025() {
    for seed in SEEDS {
        let division = play(&template("totals_two_stages"), 66, seed);
        assert_eq!((in_stage(&division, 1).len(), division.stages[1].rounds.len()), (40, 9));
        assert!(division.stages[1].seats.as_ref().unwrap().carried.is_empty() && !units_meet(&division, 1, 1));
        assert_eq!(placed(&division, 1, 40), in_stage(&division, 1));
    }
}

/// 昆明 2020: neighbours meet in round 1.
#[test]
fn kunming_2020() {
    let mut structure = template("swiss_9");
    structure.stages[0].format = Format::Swiss(SwissFormat { first_round: FirstRound::Adjacent, ..SwissFormat::of(9) });
    for seed in SEEDS {
        let division = play(&structure, 64, seed);
        let round = &division.stages[0].rounds[0];
        assert!(round.pairings.iter().all(|p| p.first.0.max(p.second.0) == p.first.0.min(p.second.0) + 1));
    }
}

/// 杨官璘杯 2008: units apart in round 1; 对手分, 胜局, 犯规, 后走胜局, 后走局数, then the round before; no shared ranks, so
/// that lots part whoever is still equal.
#[test]
fn the_cup_of_yang_guanlin_2008() {
    for seed in SEEDS {
        let mut division = play(&template("swiss_second_wins"), 81, seed);
        assert!(!units_meet(&division, 0, 1));
        let places = placing::places(&division);
        for tied in places.chunk_by(|a, b| a.place == b.place).filter(|tied| tied.len() > 1) {
            let among: Vec<No> = tied.iter().map(|placed| placed.no).collect();
            let lots = Lots { order: among.iter().rev().copied().collect(), among };
            division = give(&division, &Command::RecordLots { stage: 0, lots });
        }
        let places: BTreeSet<Option<u32>> = placing::places(&division).iter().map(|placed| placed.place).collect();
        assert_eq!(places.len(), 81);
    }
}

/// 大连 2025: with an odd number the largest has the bye; in round 1 the smaller number moves first at every board;
/// fillers play and are not ranked.
#[test]
fn dalian_2025() {
    let structure = template("swiss_unranked");
    for seed in SEEDS {
        let mut entrants = people("", 30, 0);
        entrants.extend(people("陪打", 3, 0));
        entrants.iter_mut().skip(30).for_each(|filler| filler.guest = true);
        let division = to_the_end(&with_people(&structure, entrants, seed), seed);
        let first = &division.stages[0].rounds[0];
        assert_eq!(first.bye, Some(No(33)));
        assert!(first.pairings.iter().all(|pairing| pairing.first < pairing.second && !pairing.by_hand));
        let unranked: Vec<_> = placing::places(&division).into_iter().filter(|placed| placed.place.is_none()).collect();
        assert_eq!(unranked.len(), 3);
        assert!(unranked.iter().all(|placed| division.by_no(placed.no).unwrap().details.guest));
    }
}

/// 大学生 2017: 78 men play nine rounds and 24 women seven; a women's group under ten plays with the men and is ranked
/// apart; medals for 20, 30 and 50 in a hundred.
#[test]
fn students_2017() {
    let mixed = template("totals_women_apart");
    for seed in SEEDS {
        let division = play(&template("totals_percent"), 78, seed);
        let to = |place: u32| placed(&division, 1, place).len();
        assert_eq!(winners_of(&division, "金牌"), to(16));
        assert_eq!(["金牌", "银牌", "铜牌"].map(|medal| winners_of(&division, medal)).iter().sum::<usize>(), 78);
        let women = play(&template("swiss_7"), 24, seed);
        assert_eq!(women.stages[0].rounds.len(), 7);
        let mut entrants = people("", 70, 0);
        entrants.extend(people("女", 8, 1));
        let division = to_the_end(&with_people(&mixed, entrants, seed), seed);
        let list = places_view(&division).lists.remove(0);
        assert_eq!((list.rows.len(), list.rows[0].0, list.rows[0].2.as_str()), (8, 1, "金牌"));
    }
}

/// 石柱 2019, the children: one pool with prizes for four bands of age.
#[test]
fn shizhu_2019_children() {
    let structure = template("swiss_branch_bands");
    let bands: Vec<String> = structure.stages[0].lists.iter().map(|list| list.tag.clone()).collect();
    for seed in SEEDS {
        let mut entrants = people("", 72, 0);
        entrants.iter_mut().zip(bands.iter().cycle()).for_each(|(child, band)| child.tags = vec![band.clone()]);
        let division = to_the_end(&with_people(&structure, entrants, seed), seed);
        let lists = places_view(&division).lists;
        assert_eq!(lists.len(), 4);
        for list in lists {
            assert_eq!((list.rows.len(), list.rows[0].0, list.rows[0].2.as_str()), (18, 1, "第一名"));
        }
    }
}
