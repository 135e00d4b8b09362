//! Lists inside one pool.

use shared::command::Command;
use shared::entrant::EntrantDetails;
use shared::prizes::{Prize, PrizeCount, Prizes};
use shared::stage::{RankingList, RuleEdition};
use shared::structure::templates::structure;
use shared::view::places::places_view;

use crate::play::{Chance, drawn, of_no_unit, play_out, run};

/// F29: eight women of forty in one pool; one pairing, two lists, ranks counted in the own list.
#[test]
fn f29_women_pooled_with_men_have_their_own_places_and_prizes() {
    let mut stages = structure("swiss_7", RuleEdition::Cxa2011).unwrap().stages;
    stages[0].lists = vec![RankingList { name: "女子".into(), tag: "women".into() }];
    let mut division = drawn(stages, 40, of_no_unit);
    for no in 1..=8 {
        let entrant = &division.entrants[no * 4];
        let details = EntrantDetails { tags: vec!["women".into()], ..entrant.details.clone() };
        division = run(&division, Command::EditEntrant { id: entrant.id, details });
    }
    let prize = |name: &str| Prize { name: name.into(), count: PrizeCount::Places(1) };
    let prizes = vec![
        Prizes { prizes: vec![prize("冠军")], ..Prizes::default() },
        Prizes { list: "women".into(), prizes: vec![prize("女子第一")], rest: "女子优秀奖".into() },
    ];
    let division = play_out(&run(&division, Command::SetPrizes { prizes }), &mut Chance(9), 0);
    let view = places_view(&division);
    assert_eq!(view.rows.len(), 40);
    let women = &view.lists[0];
    assert_eq!((women.name.as_str(), women.rows.len()), ("女子", 8));
    assert_eq!((women.rows[0].0, women.rows[0].2.as_str()), (1, "女子第一"));
    assert!(women.rows[1..].iter().all(|(place, _, prize)| *place > 1 && prize == "女子优秀奖"));
    assert!(women.rows.is_sorted_by_key(|(_, index, _)| *index));
}

/// 陪打 fill a bracket and have no place in it, whatever they win.
#[test]
fn a_guest_in_a_knockout_has_no_place() {
    let stages = structure("single_elim", RuleEdition::Cxa2011).unwrap().stages;
    let mut division = drawn(stages, 8, of_no_unit);
    division.entrants[0].details.guest = true;
    division.entrants[1].details.guest = true;
    for seed in 0..6 {
        let view = places_view(&play_out(&division, &mut Chance(seed), 0));
        let given: Vec<Option<u32>> = view.rows.iter().map(|row| row.place).collect();
        assert_eq!(given[..2], [Some(1), Some(2)]);
        assert_eq!(given[6..], [None, None]);
        assert!(view.rows[6..].iter().all(|row| row.person.no.0 <= 2));
    }
}
