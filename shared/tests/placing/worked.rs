//! The worked examples of the plans, played to the end.

use shared::command::Command;
use shared::division::Division;
use shared::id::No;
use shared::placing::{PlaceReason, places};
use shared::stage::{Format, Lots, RuleEdition, Source, StageSettings, Take};
use shared::structure::templates::structure;
use shared::structure::{Missing, StageState, state};
use shared::view::places::places_view;

use crate::play::{Chance, drawn, of_no_unit, play_out, run};

fn played(key: &str, players: u32) -> Division {
    let made = structure(key, RuleEdition::Cxa2011).unwrap();
    let division = drawn(made.stages, players, |no| format!("班级{}", no % 9));
    let division = run(&division, Command::SetPrizes { prizes: made.prizes });
    play_out(&division, &mut Chance(11), 0)
}

/// 48 people: twelve groups, twelve to six, six to three, and the three among each other: one first, two second and
/// three third prizes; the losers of the round of six share place 4.
#[test]
fn twelve_groups_of_four() {
    let division = played("groups_12x4", 48);
    let given: Vec<u32> = places(&division).iter().map(|placed| placed.place.unwrap()).collect();
    let expected = [vec![1, 2, 3], vec![4; 3], vec![7; 6], vec![13; 12], vec![25; 12], vec![37; 12]].concat();
    assert_eq!(given, expected);
    let view = places_view(&division);
    assert!(view.complete);
    let prizes: Vec<&str> = view.rows.iter().take(7).map(|row| row.prize.as_str()).collect();
    assert_eq!(prizes, ["一等奖", "二等奖", "二等奖", "三等奖", "三等奖", "三等奖", ""]);
    assert!(matches!(view.rows[3].reason, PlaceReason::LostIn { stage: 2, .. }));
    assert!(matches!(view.rows[13].reason, PlaceReason::InGroup { stage: 0, rank: 2, .. }));
    // Group i's winner met the winner of group i + 6.
    let groups = &division.stages[0].seats.as_ref().unwrap().groups;
    let group_of = |no| groups.iter().position(|group| group.contains(&no)).unwrap();
    for pairing in &division.stages[1].rounds[0].pairings {
        assert_eq!(group_of(pairing.first).abs_diff(group_of(pairing.second)), 6);
    }
}

/// 10.5: nine rounds, then the first sixteen; both thirds share the place, and the others follow by the Swiss.
#[test]
fn swiss_and_then_the_first_sixteen() {
    let division = played("swiss_knockout_16", 40);
    let given: Vec<u32> = places(&division).iter().map(|placed| placed.place.unwrap()).collect();
    assert_eq!(given[..16], [1, 2, 3, 3, 5, 5, 5, 5, 9, 9, 9, 9, 9, 9, 9, 9]);
    assert_eq!(given[16], 17);
    let through = division.nos_of(1);
    assert!(places(&division).iter().take(16).all(|placed| through.contains(&placed.no)));
}

/// 焦化公司: a knockout to seven, another to four, and those four among each other.
#[test]
fn seven_are_left_and_then_four() {
    let until = |until| {
        let format = shared::stage::SingleElimFormat { until, ..shared::stage::SingleElimFormat::CHAMPION };
        StageSettings::usual(Format::SingleElim(format), RuleEdition::Cxa2011)
    };
    let from = |stage| vec![Source { stage, after: None, take: Take::Winners }];
    let last =
        StageSettings { from: from(1), ..StageSettings::usual(Format::RoundRobin { legs: 1 }, RuleEdition::Cxa2011) };
    let stages = vec![until(7), StageSettings { from: from(0), ..until(4) }, last];
    let division = play_out(&drawn(stages, 25, of_no_unit), &mut Chance(2), 0);
    assert_eq!([0, 1, 2].map(|stage| division.size_of(stage)), [25, 7, 4]);
    let given: Vec<u32> = places(&division).iter().filter_map(|placed| placed.place).collect();
    assert_eq!(given[4..7], [5, 5, 5]);
    assert_eq!(given[7..14], [8; 7]);
}

/// 5 to 8 played by those who lost in the quarter-finals, beside the other four.
#[test]
fn a_stage_gives_its_places_from_the_one_it_says() {
    let knockout = structure("single_elim", RuleEdition::Cxa2011).unwrap().stages.remove(0);
    let from = vec![Source { stage: 0, after: None, take: Take::LosersOf { round: 1 } }];
    let losers = StageSettings {
        from,
        places_from: Some(5),
        ..StageSettings::usual(Format::RoundRobin { legs: 1 }, RuleEdition::Cxa2011)
    };
    let division = play_out(&drawn(vec![knockout, losers], 8, of_no_unit), &mut Chance(4), 0);
    let placed = places(&division);
    let given: Vec<u32> = placed.iter().map(|placed| placed.place.unwrap()).collect();
    assert_eq!(given[..5], [1, 2, 3, 3, 5]);
    assert!(placed[4..].iter().all(|placed| matches!(placed.reason, PlaceReason::Rank { stage: 1, .. })));
}

/// Both thirds share the place until lots part them; a later stage that takes three waits for that.
#[test]
fn lots_part_the_thirds_of_a_knockout() {
    let knockout = structure("single_elim", RuleEdition::Cxa2011).unwrap().stages.remove(0);
    let from = vec![Source { stage: 0, after: None, take: Take::Ranks { from: 1, to: 3 } }];
    let three = StageSettings { from, ..StageSettings::usual(Format::RoundRobin { legs: 1 }, RuleEdition::Cxa2011) };
    let division = play_out(&drawn(vec![knockout.clone()], 8, of_no_unit), &mut Chance(4), 0);
    let division = run(&division, Command::SetStructure { stages: vec![knockout, three] });
    let thirds: Vec<No> = places(&division)[2..4].iter().map(|placed| placed.no).collect();
    let tie = Missing::Tie { stage: 0, nos: thirds.clone() };
    assert_eq!(state(&division, 1), StageState::Waits { missing: vec![tie] });
    let lots = Lots { among: thirds.clone(), order: vec![thirds[1], thirds[0]] };
    let parted = run(&division, Command::RecordLots { stage: 0, lots });
    let given: Vec<(u32, No)> = places(&parted)[2..5].iter().map(|placed| (placed.place.unwrap(), placed.no)).collect();
    assert_eq!(given[..2], [(3, thirds[1]), (4, thirds[0])]);
    assert_eq!(given[2].0, 5);
    let StageState::Ready { nos } = state(&parted, 1) else { panic!("not ready") };
    assert_eq!((nos.len(), nos[2]), (3, thirds[1]));
}
