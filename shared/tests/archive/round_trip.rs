//! What is written is read, and what is read is written.

use proptest::prelude::*;
use serde_json::Value;
use shared::archive::{Archive, read, write};
use shared::command::Command;
use shared::decide::decide;
use shared::division::{Division, LotMethod, LotRecord};
use shared::entrant::EntrantDetails;
use shared::event::EventInfo;
use shared::id::No;
use shared::matches::{Decider, GameKind, MatchGame, MatchLength};
use shared::result::GameResult;
use shared::simulate::{play_out, prepared, structure_of};
use shared::stage::{FirstRound, Format, PointTable, RuleEdition, Stage, StageSettings, SwissFormat};

use crate::{STRUCTURES, WHOLE};

#[test]
fn an_archive_with_every_key_is_written_as_it_was_read() {
    assert_eq!(write(&read(WHOLE).unwrap()), WHOLE);
    assert_eq!(write(&read(STRUCTURES).unwrap()), STRUCTURES);
}

#[test]
fn the_shortest_archive_has_a_name_and_nothing_else() {
    let archive = read(r#"{"format":"qisai","version":1,"event":{"name":"杯"}}"#).unwrap();
    assert_eq!((archive.event.name.as_str(), archive.divisions.len()), ("杯", 0));
}

#[test]
fn a_byte_order_mark_at_the_head_is_passed_over() {
    assert_eq!(read(&format!("\u{feff}{WHOLE}")), read(WHOLE));
}

#[test]
fn what_is_absent_is_what_the_rules_say() {
    let text = r#"{"format":"qisai","version":1,"event":{"name":"杯"},"divisions":[{"name":"组","entrants":
        [{"no":1,"name":"甲"}],"stages":[{"format":{"kind":"swiss","rounds":5},"rounds":[{"bye":1}]}]}]}"#;
    let division = read(text).unwrap().divisions.remove(0);
    let stage = &division.stages[0];
    assert_eq!(stage.settings.points, PointTable::TWO_ONE);
    assert_eq!(stage.settings.rules, RuleEdition::Cxa2011);
    let chain: Vec<_> = stage.settings.tie_breaks.iter().map(ToString::to_string).collect();
    assert_eq!(chain, ["points", "buchholz", "wins", "fouls", "seconds", "previous"]);
    assert_eq!((division.entrants[0].entered_in, division.lot), (1, Some(LotRecord::Archive)));
}

#[test]
fn numbers_in_the_order_of_the_list_come_back_as_such() {
    let text = r#"{"format":"qisai","version":1,"event":{"name":"杯"},"divisions":[{"name":"组","lot":{"by":"listed"},
        "entrants":[{"no":1,"name":"甲"}],"stages":[{"format":{"kind":"swiss","rounds":5}}]}]}"#;
    let archive = read(text).unwrap();
    assert_eq!(archive.divisions[0].lot, Some(LotRecord::Listed));
    assert_eq!(read(&write(&archive)).unwrap().divisions[0].lot, Some(LotRecord::Listed));
}

#[test]
fn floats_that_are_not_known_and_floats_that_are_none_stay_apart() {
    let archive = read(WHOLE).unwrap();
    let rounds = &archive.divisions[0].stages[0].rounds;
    assert_eq!(rounds[1].pairings[0].floats, None);
    let none = WHOLE.replacen("\"down\"", "null", 1).replacen("\"up\"", "null", 1);
    assert_eq!(read(&none).unwrap().divisions[0].stages[0].rounds[0].pairings[0].floats, Some([None, None]));
}

/// The division as an archive keeps it: without versions, reasons and open proposals, ids in order of registration.
fn as_kept(mut division: Division) -> Division {
    for (entrant, id) in division.entrants.iter_mut().zip(1..) {
        entrant.id.0 = id;
    }
    for stage in &mut division.stages {
        (stage.proposal, stage.first_version) = (None, 0);
        for round in &mut stage.rounds {
            round.bye_reason = None;
            for pairing in &mut round.pairings {
                (pairing.version, pairing.reason) = (0, None);
            }
        }
    }
    division
}

fn begun(players: u32, round_robin: bool) -> Division {
    let swiss = SwissFormat {
        rounds: 5,
        first_round: FirstRound::Ends,
        smaller_first: true,
        avoid_unit_rounds: vec![1],
        units_never_meet: true,
        eliminate: None,
        losses_out: Some(2),
    };
    let settings = StageSettings {
        name: "预赛".into(),
        points: PointTable::THREE_SECOND_TWO,
        tie_breaks: vec!["points".parse().unwrap(), "direct".parse().unwrap()],
        ..StageSettings::usual(
            if round_robin { Format::RoundRobin { legs: 2 } } else { Format::Swiss(swiss) },
            RuleEdition::HongKong,
        )
    };
    let details = |place: u32| EntrantDetails {
        name: format!("棋手{place}"),
        unit: format!("{} 中", place % 3),
        rating: place.is_multiple_of(2).then_some(1000 + place),
        guest: place == 3,
        ..EntrantDetails::default()
    };
    let division = Division { name: "组".into(), stages: vec![Stage::new(settings)], ..Division::default() };
    let add = Command::AddEntrants { entrants: (1..=players).map(details).collect() };
    let draw = Command::DrawNumbers { seed: "种子".into(), method: LotMethod::All, units_apart: true };
    let division = decide(&division, &add).unwrap();
    decide(&division, &draw).unwrap_or(division)
}

/// Some command, from three small numbers; most of them do something.
fn command(division: &Division, kind: u8, a: u32, b: u32) -> Command {
    let stage = &division.stages[0];
    let last = stage.rounds.len() as u32;
    match kind {
        0 => Command::ProposeRound { stage: 0 },
        1 => Command::PublishRound { stage: 0, round: stage.next_round(), seen: None },
        2 => Command::SwapEntrants { stage: 0, a: No(a), b: No(b) },
        3 => Command::WithdrawEntrant { no: No(a), after: last },
        4 => Command::SetAbsent { stage: 0, absent: vec![No(a)] },
        5 => Command::EnterLate { details: EntrantDetails { name: format!("补报{a}"), ..Default::default() } },
        6 => Command::SwapColours { stage: 0, board: a },
        7 => Command::TakeBackRound { stage: 0, round: last },
        _ => {
            let result = GameResult::ALL[b as usize % 8];
            let (fouls, penalties) = ([a % 3, 0], [Vec::new(), Vec::new()]);
            Command::SetResult { stage: 0, round: last, board: a, seen: 0, result, fouls, penalties, later: None }
        }
    }
}

/// A structure whose matches have several games, played to its end.
fn with_matches(name: &str, entrants: u32, seed: u64) -> Division {
    let mut structure = structure_of(name, entrants, None).unwrap();
    for stage in &mut structure.stages {
        stage.matches.length = MatchLength::Games(2);
        stage.matches.deciders = vec![Decider::Lots];
    }
    play_out(&prepared(&structure, entrants, 0, seed).unwrap(), seed)
}

fn games(division: &Division) -> impl Iterator<Item = &MatchGame> {
    let pairings = division.stages.iter().flat_map(|stage| &stage.rounds).flat_map(|round| &round.pairings);
    pairings.flat_map(|pairing| &pairing.games)
}

fn archive_of(division: Division) -> Archive {
    let event = EventInfo { name: "杯".into(), ..EventInfo::default() };
    Archive { event, divisions: vec![as_kept(division)] }
}

#[test]
fn matches_that_lots_decided_come_back_from_the_archive() {
    for name in ["single_elim", "team_knockout"] {
        let played = (1..=4).map(|seed| with_matches(name, 12, seed));
        let by_lots = |division: &Division| games(division).any(|game| game.kind == GameKind::Lots);
        let division = played.into_iter().find(by_lots).unwrap();
        let archive = archive_of(division);
        assert!(read(&write(&archive)).as_ref() == Ok(&archive), "{name}");
    }
}

/// The text without the results that follow from games.
fn without_results(text: &str) -> String {
    let mut file: Value = serde_json::from_str(text).unwrap();
    fn items<'v>(value: &'v mut Value, key: &str) -> impl Iterator<Item = &'v mut Value> {
        value[key].as_array_mut().unwrap().iter_mut()
    }
    for division in items(&mut file, "divisions") {
        for stage in items(division, "stages") {
            for round in items(stage, "rounds") {
                for pairing in items(round, "pairings").filter(|pairing| pairing.get("games").is_some()) {
                    let is_played = !["+/-", "-/+", "-/-"].contains(&pairing["result"].as_str().unwrap());
                    pairing.as_object_mut().unwrap().retain(|key, _| key != "result" || !is_played);
                }
            }
        }
    }
    file.to_string()
}

#[test]
fn the_results_of_matches_may_be_left_to_follow_from_their_games() {
    for (name, entrants) in [("double_elim", 6), ("team_knockout", 5), ("team_swiss", 6)] {
        for seed in 1..=4 {
            let archive = archive_of(with_matches(name, entrants, seed));
            let short = without_results(&write(&archive));
            assert!(read(&short).as_ref() == Ok(&archive), "{name} {seed}");
        }
    }
}

proptest! {
    #[test]
    fn a_division_comes_back_from_its_archive_as_it_was(
        players in 0_u32..9,
        round_robin: bool,
        steps in prop::collection::vec((0_u8..14, 1_u32..8, 1_u32..8), 0..60),
    ) {
        let mut division = begun(players, round_robin);
        for (kind, a, b) in steps {
            division = decide(&division, &command(&division, kind, a, b)).unwrap_or(division);
        }
        let archive = archive_of(division);
        let text = write(&archive);
        prop_assert_eq!(&read(&text).unwrap(), &archive);
        prop_assert_eq!(write(&read(&text).unwrap()), text);
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in ".{0,200}") {
        let _ = read(&text);
    }

    #[test]
    fn an_archive_cut_short_is_refused(at in 1_usize..2000) {
        let cut: String = WHOLE.trim_end().chars().take(at).collect();
        prop_assume!(cut.len() < WHOLE.trim_end().len());
        prop_assert!(read(&cut).is_err());
    }
}
