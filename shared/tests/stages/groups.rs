//! 分组循环 (10.2).

use shared::command::Command;
use shared::division::Division;
use shared::id::No;
use shared::placing::stage_places;
use shared::ranking::TieBreak;
use shared::result::GameResult;
use shared::stage::{ByHand, Format, GroupsFormat, RuleEdition, Source, StageSettings, Take};
use shared::structure::{Missing, StageDraw, StageState, is_played_out, state};
use shared::view::groups::groups_view;
use shared::view::standings::standings_view;

use crate::help::{paired, results, smaller};
use crate::play::{drawn, of_no_unit, run};

fn grouped(sizes: &[&[u32]], rounds: Option<u32>, take: Take) -> Division {
    let count = u32::try_from(sizes.len()).unwrap();
    let format = Format::Groups(GroupsFormat { groups: count, legs: 1, rounds, skip: 0 });
    let first = StageSettings::usual(format, RuleEdition::Cxa2011);
    let from = vec![Source { stage: 0, after: None, take }];
    let last = StageSettings { from, ..StageSettings::usual(Format::RoundRobin { legs: 1 }, RuleEdition::Cxa2011) };
    let players = sizes.iter().map(|group| group.len()).sum::<usize>();
    let division = drawn(vec![first, last], u32::try_from(players).unwrap(), of_no_unit);
    let order = sizes.join(&0).iter().map(|no| (*no > 0).then_some(No(*no))).collect();
    run(&division, Command::StartStage { stage: 0, draw: StageDraw::Typed { order }, by_hand: Vec::new() })
}

fn sorted(nos: &[No]) -> Vec<u32> {
    let mut nos: Vec<u32> = nos.iter().map(|no| no.0).collect();
    nos.sort_unstable();
    nos
}

const TWO: Take = Take::OfGroups { from: 1, to: 2, best: 0 };

#[test]
fn boards_are_counted_through_and_those_who_rest_are_named() {
    let division = run(&grouped(&[&[1, 2, 3, 4], &[5, 6, 7]], None, TWO), Command::PublishSchedule { stage: 0 });
    assert_eq!(division.stages[0].rounds.len(), 3);
    let round = &division.stages[0].rounds[0];
    let pairs: Vec<[u32; 3]> =
        round.pairings.iter().map(|pairing| [pairing.board, pairing.first.0, pairing.second.0]).collect();
    assert_eq!(pairs, [[1, 1, 4], [2, 2, 3], [3, 6, 7]]);
    assert_eq!(round.resting, [No(5)]);
    assert_eq!(round.bye, None);
}

#[test]
fn two_fixed_rounds_are_all_that_is_played() {
    let division = grouped(&[&[1, 2, 3, 4], &[5, 6, 7, 8]], Some(2), TWO);
    let played = results(&run(&division, Command::PublishSchedule { stage: 0 }), 0, smaller);
    assert_eq!(played.stages[0].rounds.len(), 2);
    assert!(matches!(state(&played, 1), StageState::Ready { .. }));
}

/// 10.2 with groups of four and three: the thirds are compared without the games against the fourth.
#[test]
fn the_best_thirds_are_compared_on_equal_numbers_of_games() {
    let take = Take::OfGroups { from: 1, to: 2, best: 1 };
    let division = run(&grouped(&[&[1, 2, 3, 4], &[5, 6, 7]], None, take), Command::PublishSchedule { stage: 0 });
    // 3 beats only 4, the last of the larger group; 7 draws with 6. On equal numbers of games 7 is better.
    let of = |first: No, second: No| match (first.0.min(second.0), first.0.max(second.0)) {
        (6, 7) => GameResult::Draw,
        _ => smaller(first, second),
    };
    let played = results(&division, 0, of);
    let StageState::Ready { nos } = state(&played, 1) else { panic!("not ready") };
    assert_eq!(sorted(&nos), [1, 2, 5, 6, 7]);
    let third = |no: u32| stage_places(&played, 0).iter().find(|placed| placed.no == No(no)).unwrap().place;
    assert!(third(7) < third(3));
}

#[test]
fn article_19_2_counts_the_opponents_of_the_own_group() {
    let division =
        run(&grouped(&[&[1, 2, 3, 4, 5], &[6, 7, 8, 9, 10]], None, TWO), Command::PublishSchedule { stage: 0 });
    let one_round = {
        let open = division.stages[0].rounds[0].pairings.clone();
        open.iter().fold(division.clone(), |division, pairing| {
            let won = smaller(pairing.first, pairing.second);
            run(&division, crate::play::result(0, 1, pairing.board, pairing.version, won))
        })
    };
    // One of four opponents is less than half: annulled. The others of the group are ranked among each other.
    let annulled = run(&one_round, Command::WithdrawEntrant { no: No(2), after: 1 });
    let view = groups_view(&annulled, 0);
    let row = view.groups[0].standings.rows.iter().find(|row| row.person.no == No(2)).unwrap();
    assert!(row.standing.annulled && row.standing.rank.is_none());
    assert!(view.groups[1].standings.rows.iter().all(|row| !row.standing.annulled));
    let played = results(&annulled, 0, smaller);
    let StageState::Ready { nos } = state(&played, 1) else { panic!("not ready") };
    assert_eq!(sorted(&nos), [1, 3, 6, 7]);
}

/// F30 in a group: one who leaves before the first round gives everybody of the group a forfeit, and the others go on.
#[test]
fn f30_one_leaves_a_group_before_it_is_played() {
    let division = grouped(&[&[1, 2, 3, 4], &[5, 6, 7, 8]], None, TWO);
    let left = run(&division, Command::WithdrawEntrant { no: No(1), after: 0 });
    let played = results(&run(&left, Command::PublishSchedule { stage: 0 }), 0, smaller);
    assert_eq!(played.stages[0].round(1).unwrap().pairing_of(No(1)).unwrap().result, GameResult::SecondByForfeit);
    let StageState::Ready { nos } = state(&played, 1) else { panic!("not ready") };
    assert_eq!(sorted(&nos), [2, 3, 5, 6]);
}

#[test]
fn who_is_through_is_told_group_by_group() {
    let division = grouped(&[&[1, 2, 3], &[4, 5, 6]], None, Take::OfGroups { from: 1, to: 1, best: 0 });
    let mut published = run(&division, Command::PublishSchedule { stage: 0 });
    for round in 1..=3 {
        let pairing = published.stages[0].round(round).unwrap().pairings[0].clone();
        let won = smaller(pairing.first, pairing.second);
        published = run(&published, crate::play::result(0, round, pairing.board, pairing.version, won));
    }
    let view = groups_view(&published, 0);
    assert_eq!(view.groups[0].through, [(No(1), 1)]);
    assert_eq!((view.groups[1].through.as_slice(), view.groups[1].open), ([].as_slice(), 3));
}

#[test]
fn a_group_round_is_proposed_like_any_other() {
    let division = paired(&grouped(&[&[1, 2, 3], &[4, 5, 6]], None, TWO), 0);
    assert_eq!(division.stages[0].rounds.len(), 1);
}

/// Whoever rests in an odd group is found by name like everybody else.
#[test]
fn those_who_rest_stand_in_the_list_by_name() {
    let division = paired(&grouped(&[&[1, 2, 3, 4], &[5, 6, 7]], None, TWO), 0);
    let view = shared::view::round::round_view(&division, 0, 1).unwrap();
    assert_eq!(view.names.len(), 7);
    assert_eq!(view.resting.iter().map(|person| person.no).collect::<Vec<_>>(), [No(5)]);
}

/// One of each group is compared; which one of two who share the place is not left to chance.
#[test]
fn those_who_share_the_next_place_are_parted_before_it_is_compared() {
    let take = Take::OfGroups { from: 1, to: 1, best: 1 };
    let mut division = run(&grouped(&[&[1, 2, 3], &[4, 5, 6]], None, take), Command::PublishSchedule { stage: 0 });
    division.stages[0].settings.tie_breaks = vec![TieBreak::Points];
    let of = |first: No, second: No| match (first.0.min(second.0), first.0.max(second.0)) {
        (2, 3) => GameResult::Draw,
        _ => smaller(first, second),
    };
    let played = results(&division, 0, of);
    let tie = Missing::Tie { stage: 0, nos: vec![No(2), No(3)] };
    assert_eq!(state(&played, 1), StageState::Waits { missing: vec![tie] });
}

/// Where everybody goes on nobody is marked; who is kept out by hand makes the others stand out.
#[test]
fn nobody_is_through_where_nobody_stays_behind() {
    let division = run(&grouped(&[&[1, 2, 3, 4], &[5, 6, 7]], None, Take::All), Command::PublishSchedule { stage: 0 });
    let played = results(&division, 0, smaller);
    assert!(is_played_out(&played, 0));
    let through = |division: &Division| {
        let groups = groups_view(division, 0).groups;
        sorted(&groups.iter().flat_map(|group| &group.through).map(|(no, _)| *no).collect::<Vec<_>>())
    };
    assert_eq!(through(&played), [0_u32; 0]);
    let start = |by_hand| Command::StartStage { stage: 1, draw: StageDraw::Machine { seed: "抽".into() }, by_hand };
    assert_eq!(through(&run(&played, start(Vec::new()))), [0_u32; 0]);
    let out = ByHand { no: No(4), put_in: false, reason: "负两场".into() };
    assert_eq!(through(&run(&played, start(vec![out]))), [1, 2, 3, 5, 6, 7]);
    let groups = standings_view(&played, 0, u32::MAX).rows.into_iter();
    let in_second: Vec<No> = groups.filter(|row| row.group == Some(2)).map(|row| row.person.no).collect();
    assert_eq!(sorted(&in_second), [5, 6, 7]);
}
