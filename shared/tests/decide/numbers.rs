//! 抽签: by machine so that anybody can draw it again, or by hand.

use shared::command::Command;
use shared::decide::lot_of;
use shared::division::{Division, LotMethod, LotRecord};
use shared::entrant::EntrantDetails;
use shared::id::{EntrantId, No};
use shared::refusal::Refusal;

use crate::help::{drawn, empty, numbers, paired, player, refused, registered, round_robin, run, swiss};

fn draw(method: LotMethod) -> Command {
    Command::DrawNumbers { seed: "青松杯".into(), method, units_apart: false }
}

fn of(entrants: Vec<EntrantDetails>) -> Division {
    run(&empty(swiss(7)), Command::AddEntrants { entrants })
}

fn seeded(name: &str, seed: Option<u32>, rating: Option<u32>) -> EntrantDetails {
    EntrantDetails { seed, rating, ..player(name) }
}

#[test]
fn a_lot_is_what_sha256sum_says_of_seed_name_and_place() {
    // printf '青松杯\n孙知行\n67' | sha256sum
    let lot = lot_of("青松杯", "孙知行", 67);
    let hex: String = lot.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(hex, "13ce0e1757ff95071a30b287a4417958361617ad6cf0b6b9bc79bbe71c1a9d92");
}

#[test]
fn numbers_follow_the_order_of_lots() {
    // The lots of 甲 1, 乙 2, 丙 3 and 丁 4 begin ff, fa, 5c and d6.
    let division = run(&of(["甲", "乙", "丙", "丁"].map(player).to_vec()), draw(LotMethod::All));
    assert_eq!(numbers(&division), [4, 3, 1, 2]);
}

#[test]
fn the_same_seed_draws_the_same_and_another_seed_another() {
    let division = registered(swiss(7), 30);
    let first = run(&division, draw(LotMethod::All));
    assert_eq!(first, run(&division, draw(LotMethod::All)));
    let seed = "另一个".into();
    let other = run(&division, Command::DrawNumbers { seed, method: LotMethod::All, units_apart: false });
    assert_ne!(numbers(&first), numbers(&other));
}

#[test]
fn the_draw_is_recorded_with_its_seed() {
    let division = run(&registered(swiss(7), 3), draw(LotMethod::All));
    let record = LotRecord::Machine { seed: "青松杯".into(), method: LotMethod::All, units_apart: false };
    assert_eq!(division.lot, Some(record));
}

#[test]
fn appendix_two_2_1_seeds_draw_the_odd_numbers() {
    let entrants = (1..=9).map(|place| seeded(&format!("棋手{place}"), (place > 6).then_some(10 - place), None));
    let division = run(&of(entrants.collect()), draw(LotMethod::SeedsOdd));
    let drawn = numbers(&division);
    assert!(drawn[6..].iter().all(|no| no % 2 == 1), "{drawn:?}");
    let mut sorted = drawn.clone();
    sorted.sort();
    assert_eq!(sorted, (1..=9).collect::<Vec<_>>());
}

#[test]
fn more_seeds_than_half_leave_the_last_seeds_in_the_lower_half() {
    let entrants = (1..=4).map(|place| seeded(&format!("棋手{place}"), Some(place), None)).collect();
    let drawn = numbers(&run(&of(entrants), draw(LotMethod::SeedsOdd)));
    assert!(drawn[..2].iter().all(|no| no % 2 == 1) && drawn[2..].iter().all(|no| no % 2 == 0), "{drawn:?}");
}

#[test]
fn by_rating_the_highest_has_number_one_and_the_unrated_come_last() {
    let ratings = [None, Some(1800), Some(2100), None, Some(1950)];
    let entrants =
        ratings.into_iter().zip(["甲", "乙", "丙", "丁", "戊"]).map(|(rating, name)| seeded(name, None, rating));
    let drawn = numbers(&run(&of(entrants.collect()), draw(LotMethod::ByRating)));
    assert_eq!([drawn[2], drawn[4], drawn[1]], [1, 2, 3]);
    assert_eq!(drawn[0] + drawn[3], 9);
}

#[test]
fn a_seed_must_be_there_and_fit_on_a_page() {
    let division = registered(swiss(7), 3);
    for seed in ["", "  ", &"x".repeat(81), "a\nb"] {
        let command = Command::DrawNumbers { seed: seed.into(), method: LotMethod::All, units_apart: false };
        assert_eq!(refused(&division, command), Refusal::BadSeed, "{seed:?}");
    }
}

#[test]
fn numbers_are_not_drawn_twice_nor_for_one_alone() {
    assert_eq!(refused(&drawn(swiss(7), 4), draw(LotMethod::All)), Refusal::Drawn);
    assert_eq!(refused(&registered(swiss(7), 1), draw(LotMethod::All)), Refusal::TooFew { needed: 2 });
    assert_eq!(refused(&paired(&drawn(swiss(7), 4)), draw(LotMethod::All)), Refusal::Started);
}

#[test]
fn typed_numbers_that_are_not_one_to_n_are_named() {
    let numbers = vec![(EntrantId(1), No(2)), (EntrantId(2), No(2)), (EntrantId(3), No(7))];
    let refusal = refused(&registered(swiss(7), 3), Command::TypeNumbers { numbers });
    let (missing, twice, beyond) = (vec![No(1), No(3)], vec![No(2)], vec![No(7)]);
    assert_eq!(refusal, Refusal::BadNumbers { missing, twice, beyond });
}

#[test]
fn an_entrant_without_a_typed_number_leaves_a_number_missing() {
    let numbers = vec![(EntrantId(1), No(1)), (EntrantId(1), No(2)), (EntrantId(3), No(3))];
    let refusal = refused(&registered(swiss(7), 3), Command::TypeNumbers { numbers });
    assert_eq!(refusal, Refusal::BadNumbers { missing: vec![No(1)], twice: vec![], beyond: vec![] });
}

#[test]
fn numbers_are_taken_back_before_the_first_round_and_not_after() {
    let division = drawn(swiss(7), 4);
    let undone = run(&division, Command::UndoNumbers);
    assert!(undone.entrants.iter().all(|entrant| entrant.no.is_none()) && undone.lot.is_none());
    assert_eq!(refused(&undone, Command::UndoNumbers), Refusal::NotDrawn);
    let proposed = run(&division, Command::ProposeRound { stage: 0 });
    assert_eq!(refused(&proposed, Command::UndoNumbers), Refusal::ProposalOpen);
    assert_eq!(refused(&paired(&division), Command::UndoNumbers), Refusal::Started);
}

#[test]
fn numbers_follow_the_list_where_nothing_is_drawn_and_late_ones_come_behind() {
    let listed = run(&registered(swiss(7), 5), Command::NumberAsListed);
    assert_eq!(numbers(&listed), [1, 2, 3, 4, 5]);
    assert_eq!(listed.lot, Some(LotRecord::Listed));
    assert_eq!(refused(&listed, Command::NumberAsListed), Refusal::Drawn);
    assert_eq!(refused(&registered(swiss(7), 1), Command::NumberAsListed), Refusal::TooFew { needed: 2 });
}

#[test]
fn taking_numbers_back_forgets_the_pairs_that_were_named_by_number() {
    let mut settings = swiss(7);
    settings.forbidden = vec![(No(1), No(2))];
    let forbidden = run(&drawn(swiss(7), 4), Command::ConfigureStage { stage: 0, settings: Box::new(settings) });
    assert!(run(&forbidden, Command::UndoNumbers).stages[0].settings.forbidden.is_empty());
}

#[test]
fn f30_two_leave_a_round_robin_of_eight_before_the_start_and_lots_are_drawn_anew() {
    let mut division = run(&drawn(round_robin(), 8), Command::UndoNumbers);
    for id in [3, 6] {
        division = run(&division, Command::RemoveEntrant { id: EntrantId(id) });
    }
    let mut again = numbers(&run(&division, draw(LotMethod::All)));
    again.sort();
    assert_eq!(again, [1, 2, 3, 4, 5, 6]);
}
