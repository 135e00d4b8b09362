//! How stages start: seats, draws, and what stands against it.

use std::collections::BTreeSet;

use proptest::prelude::*;
use shared::command::Command;
use shared::id::{No, PlayerId};
use shared::matches::{GameKind, MatchLength};
use shared::refusal::{ByHandProblem, Refusal};
use shared::result::GameResult;
use shared::side::Side;
use shared::stage::{
    ByHand, Format, GroupsFormat, RuleEdition, Seating, SingleElimFormat, Source, StageSettings, Take,
};
use shared::structure::{self, Missing, StageDraw, StageState, templates};
use shared::team::{LineUpRule, Player, TeamRules};

use crate::help::{paired, refused, results, smaller, start};
use crate::play::{drawn, machine, of_no_unit, run};

fn groups(groups: u32, seeds: u32) -> StageSettings {
    let format = Format::Groups(GroupsFormat { groups, legs: 1, rounds: None, skip: 0 });
    StageSettings {
        seating: Seating::Draw { seeds, apart: true },
        ..StageSettings::usual(format, RuleEdition::Cxa2011)
    }
}

fn knockout(seeds: u32) -> StageSettings {
    let format = Format::SingleElim(SingleElimFormat::CHAMPION);
    StageSettings {
        seating: Seating::Draw { seeds, apart: true },
        ..StageSettings::usual(format, RuleEdition::Cxa2011)
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// F31 in groups: as many as there are groups never meet their own unit, and no group has one more than it must.
    #[test]
    fn units_are_spread_over_the_groups(count in 2_u32..10, players in 4_u32..50, units in 2_u32..12, seed in "[a-z]{1,5}") {
        prop_assume!(players >= count * 2);
        let unit = |no: u32| format!("单位{}", no % units);
        let division = drawn(vec![groups(count, 0)], players, unit);
        let seats = structure::begin(&division, 0, &machine(&seed), &[]).unwrap();
        for own in 0..units {
            let members = (1..=players).filter(|no| no % units == own).count();
            for group in &seats.groups {
                let here = group.iter().filter(|no| no.0 % units == own).count();
                prop_assert!(here <= members.div_ceil(count as usize), "{own}: {here} in {group:?}");
            }
        }
        let sizes: BTreeSet<usize> = seats.groups.iter().map(Vec::len).collect();
        prop_assert!(sizes.last().unwrap() - sizes.first().unwrap() <= 1);
        let everybody: BTreeSet<No> = seats.groups.iter().flatten().copied().collect();
        prop_assert_eq!(everybody.len(), players as usize);
    }

    /// Every line or bye once; byes to the best seats; two of one unit do not meet in the first round where that can be.
    #[test]
    fn a_bracket_holds_everybody_once(players in 2_u32..129, units in 2_u32..9, seeds in 0_u32..9, seed in "[a-z]{1,5}") {
        let division = drawn(vec![knockout(seeds)], players, |no| format!("单位{}", no % units));
        let seats = structure::begin(&division, 0, &machine(&seed), &[]).unwrap();
        prop_assert_eq!(seats.slots.len(), players.next_power_of_two() as usize);
        let everybody: BTreeSet<No> = seats.slots.iter().flatten().copied().collect();
        prop_assert_eq!(everybody.len(), players as usize);
        for pair in seats.slots.chunks(2) {
            prop_assert!(pair.iter().any(Option::is_some));
            if let (Some(a), Some(b)) = (pair[0], pair[1]) {
                prop_assert!(a.0 % units != b.0 % units || seeds > 0);
            }
        }
        let byes = seats.slots.len() - players as usize;
        for seeded in 1..=seeds.min(players).min(u32::try_from(byes).unwrap()) {
            let line = seats.slots.iter().position(|slot| *slot == Some(No(seeded))).unwrap();
            prop_assert_eq!(seats.slots[line ^ 1], None, "seed {} has no bye", seeded);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_draw() {
    let division = drawn(vec![groups(4, 4)], 18, of_no_unit);
    let begin = |seed| structure::begin(&division, 0, &machine(seed), &[]).unwrap();
    assert_eq!(begin("甲"), begin("甲"));
    assert_ne!(begin("甲").groups, begin("乙").groups);
    let seeded: Vec<No> = begin("甲").groups.iter().map(|group| group[0]).collect();
    assert_eq!(seeded, [No(1), No(2), No(3), No(4)]);
}

#[test]
fn a_typed_draw_is_checked() {
    let division = drawn(vec![groups(2, 0)], 5, of_no_unit);
    let typed = |nos: &[Option<u32>]| {
        let order = nos.iter().map(|no| no.map(No)).collect();
        structure::begin(&division, 0, &StageDraw::Typed { order }, &[])
    };
    let twice = typed(&[Some(1), Some(2), Some(3), Some(3), Some(9)]).unwrap_err();
    assert_eq!(twice, Refusal::BadOrder { missing: vec![No(4), No(5)], wrong: vec![No(3), No(9)] });
    let usual = typed(&[5, 4, 3, 2, 1].map(Some)).unwrap();
    assert_eq!(usual.groups, [vec![No(5), No(4), No(3)], vec![No(2), No(1)]]);
    let other = typed(&[Some(5), Some(4), None, Some(3), Some(2), Some(1)]).unwrap();
    assert_eq!(other.groups, [vec![No(5), No(4)], vec![No(3), No(2), No(1)]]);
    assert!(typed(&[Some(5), None, Some(4), Some(3), Some(2), Some(1)]).is_err());
}

#[test]
fn a_stage_waits_for_the_one_before_it() {
    let stages = templates::structure("groups_4x4", RuleEdition::Cxa2011).unwrap().stages;
    let division = drawn(stages, 16, of_no_unit);
    let missing = |division, stage| match structure::state(division, stage) {
        StageState::Waits { missing } => missing,
        other => panic!("{other:?}"),
    };
    assert_eq!(missing(&division, 1), [Missing::Start { stage: 0 }]);
    let started = start(&division, 0);
    assert_eq!(missing(&started, 1), [Missing::Rounds { stage: 0, round: 3 }]);
    let published = run(&started, Command::PublishSchedule { stage: 0 });
    assert_eq!(missing(&published, 1), [Missing::Games { stage: 0, games: 24 }]);
    let played = results(&published, 0, smaller);
    let StageState::Ready { nos } = structure::state(&played, 1) else { panic!("not ready") };
    assert_eq!(nos.len(), 8);
}

#[test]
fn a_by_hand_change_needs_a_reason_and_somebody_who_can_be_changed() {
    let division = drawn(vec![groups(2, 0)], 6, of_no_unit);
    let with = |no: u32, put_in: bool, reason: &str| {
        let by_hand = vec![ByHand { no: No(no), put_in, reason: reason.into() }];
        structure::begin(&division, 0, &machine("甲"), &by_hand)
    };
    assert_eq!(with(6, false, "未到").unwrap().nos.len(), 5);
    let refused = |no: u32, problem| Err(Refusal::BadByHand { no: No(no), problem });
    assert_eq!(with(6, false, " "), refused(6, ByHandProblem::NoReason));
    assert_eq!(with(6, false, &"长".repeat(201)), refused(6, ByHandProblem::LongReason));
    assert_eq!(with(6, true, "补位"), refused(6, ByHandProblem::AlreadyIn));
    assert_eq!(with(7, false, "未到"), refused(7, ByHandProblem::Unknown));
    let twice = [6, 6].map(|no| ByHand { no: No(no), put_in: false, reason: "未到".into() });
    assert_eq!(structure::begin(&division, 0, &machine("甲"), &twice), refused(6, ByHandProblem::NotIn));
    let mut left = division.clone();
    left.entrants.iter_mut().filter(|entrant| entrant.no == Some(No(6))).for_each(|one| one.withdrawn_after = Some(0));
    let back = [ByHand { no: No(6), put_in: true, reason: "补位".into() }];
    assert_eq!(structure::begin(&left, 0, &machine("甲"), &back), refused(6, ByHandProblem::Withdrawn));
}

#[test]
fn seats_are_exchanged_until_the_first_result() {
    let division = run(&start(&drawn(vec![groups(2, 2)], 6, of_no_unit), 0), Command::PublishSchedule { stage: 0 });
    let (a, b) = (division.stages[0].seats.as_ref().unwrap().groups[0][1], No(2));
    let swapped = run(&division, Command::SwapSeats { stage: 0, a, b });
    let seats = swapped.stages[0].seats.as_ref().unwrap();
    assert!(seats.groups[0].contains(&b) && seats.groups[1].contains(&a));
    assert_eq!((seats.seed.as_deref(), &seats.swapped[..]), (Some("青松"), &[(a, b)][..]), "the draw is not forgotten");
    let back = run(&swapped, Command::SwapSeats { stage: 0, a: b, b: a });
    assert_eq!(back.stages[0].seats, division.stages[0].seats);
    let group_of = |no: No| seats.groups.iter().position(|group| group.contains(&no));
    let pairings = swapped.stages[0].rounds.iter().flat_map(|round| &round.pairings);
    assert!(pairings.into_iter().all(|pairing| group_of(pairing.first) == group_of(pairing.second)));
    let played = results(&swapped, 0, smaller);
    assert!(matches!(refused(&played, Command::SwapSeats { stage: 0, a, b }), Refusal::HasResults { .. }));
    assert!(matches!(refused(&played, Command::UnstartStage { stage: 0 }), Refusal::HasResults { .. }));
    let taken_back = run(&swapped, Command::UnstartStage { stage: 0 });
    assert!(!taken_back.stages[0].has_begun());
}

#[test]
fn a_structure_changes_only_where_nothing_began() {
    let stages = templates::structure("swiss_final", RuleEdition::Cxa2011).unwrap().stages;
    let division = paired(&drawn(stages.clone(), 12, of_no_unit), 0);
    let mut other = stages.clone();
    other[0].name = "改名".into();
    assert_eq!(refused(&division, Command::SetStructure { stages: other }), Refusal::StageInUse { stage: 0 });
    let shorter = run(&division, Command::SetStructure { stages: stages[..1].to_vec() });
    assert_eq!(shorter.stages.len(), 1);
    assert_eq!(shorter.stages[0], division.stages[0]);
}

/// A team that changes its group by hand takes neither the line-up nor the forfeit of the one whose seat it gets.
#[test]
fn exchanged_seats_take_nothing_along_that_belongs_to_who_sat_there() {
    let published = run(&start(&drawn(vec![groups(2, 0)], 6, of_no_unit), 0), Command::PublishSchedule { stage: 0 });
    let groups = &published.stages[0].seats.as_ref().unwrap().groups;
    let (gone, other) = (groups[0][0], groups[1][0]);
    let left = run(&published, Command::WithdrawEntrant { no: gone, after: 0 });
    let swapped = run(&left, Command::SwapSeats { stage: 0, a: gone, b: other });
    for pairing in swapped.stages[0].rounds.iter().flat_map(|round| &round.pairings) {
        let forfeit = match pairing.side_of(gone) {
            Some(Side::First) => GameResult::SecondByForfeit,
            Some(Side::Second) => GameResult::FirstByForfeit,
            None => GameResult::Unfinished,
        };
        assert_eq!(pairing.result, forfeit, "{} {}", pairing.first, pairing.second);
    }
}

#[test]
fn exchanged_teams_hand_in_their_own_line_ups() {
    let mut division = drawn(vec![groups(2, 0)], 4, of_no_unit);
    division.team = Some(TeamRules { boards: 2, line_up: LineUpRule::Free, ..TeamRules::default() });
    let player =
        |id| Player { id: PlayerId(id), name: format!("队员{id}"), rating: None, guest: false, tags: Vec::new() };
    for team in &mut division.entrants {
        team.players = [1, 2].map(player).to_vec();
    }
    let published = run(&start(&division, 0), Command::PublishSchedule { stage: 0 });
    let line_up =
        |side| Command::SetLineUp { stage: 0, round: 1, board: 1, side, players: vec![PlayerId(2), PlayerId(1)] };
    let lined_up = run(&run(&published, line_up(Side::First)), line_up(Side::Second));
    assert_eq!(lined_up.stages[0].rounds[0].pairings[0].games.len(), 2);
    let [one, other] = [0, 1].map(|board: usize| lined_up.stages[0].rounds[0].pairings[board].clone());
    let swapped = run(&lined_up, Command::SwapSeats { stage: 0, a: one.first, b: other.first });
    let changed = &swapped.stages[0].rounds[0].pairings[0];
    assert_eq!((changed.first, changed.second), (other.first, one.second));
    assert!(changed.games.is_empty() && changed.line_ups == [None, None]);
}

/// Whoever did not come to a board is a result that somebody entered.
#[test]
fn seats_stay_once_a_board_is_forfeited() {
    let mut division = drawn(vec![groups(2, 0)], 4, of_no_unit);
    division.stages[0].settings.matches.length = MatchLength::Games(2);
    let published = run(&start(&division, 0), Command::PublishSchedule { stage: 0 });
    let absent = Command::SetGame {
        stage: 0,
        round: 1,
        board: 1,
        game: 1,
        seen: GameResult::Unfinished,
        kind: GameKind::Slow,
        first: Side::First,
        result: GameResult::FirstByForfeit,
        fouls: [0, 0],
        penalties: [Vec::new(), Vec::new()],
        later: None,
    };
    let entered = run(&published, absent);
    let two = &entered.stages[0].rounds[0].pairings;
    let swap = Command::SwapSeats { stage: 0, a: two[0].first, b: two[1].first };
    assert_eq!(refused(&entered, swap), Refusal::HasResults { boards: vec![1] });
    assert_eq!(refused(&entered, Command::UnstartStage { stage: 0 }), Refusal::HasResults { boards: vec![1] });
}

#[test]
fn whoever_is_put_in_by_hand_stands_below_those_who_were_taken() {
    let stages = templates::structure("groups_4x4", RuleEdition::Cxa2011).unwrap().stages;
    let grouped = run(&start(&drawn(stages, 16, of_no_unit), 0), Command::PublishSchedule { stage: 0 });
    let played = results(&grouped, 0, smaller);
    let StageState::Ready { nos } = structure::state(&played, 1) else { panic!("not ready") };
    let no = (1..=16).map(No).find(|no| !nos.contains(no)).unwrap();
    let by_hand = [ByHand { no, put_in: true, reason: "外卡".into() }];
    let seats = structure::begin(&played, 1, &machine("甲"), &by_hand).unwrap();
    assert_eq!((seats.nos.len(), seats.nos.last()), (9, Some(&no)));
}

#[test]
fn a_stage_says_at_once_that_there_is_nobody_of_the_kind_it_takes() {
    let round_robin = StageSettings::usual(Format::RoundRobin { legs: 1 }, RuleEdition::Cxa2011);
    for (before, take) in [
        (round_robin.clone(), Take::Winners),
        (round_robin, Take::OfGroups { from: 1, to: 2, best: 0 }),
        (groups(2, 0), Take::LosersOf { round: 1 }),
        (knockout(0), Take::OfGroups { from: 1, to: 1, best: 0 }),
    ] {
        let later = StageSettings { from: vec![Source { stage: 0, after: None, take }], ..knockout(0) };
        let division = drawn(vec![before, later], 8, of_no_unit);
        let missing = vec![Missing::Misfit { stage: 0 }];
        assert_eq!(structure::state(&division, 1), StageState::Waits { missing }, "{take:?}");
    }
}
