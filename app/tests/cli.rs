//! The real program, run as people run it on archives.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

const SMALL: &str = r#"{"format":"qisai","version":1,"event":{"name":"迎新杯"},"divisions":[{"name":"公开组","entrants":[
    {"no":1,"name":"甲"},{"no":2,"name":"乙"},{"no":3,"name":"丙"},{"no":4,"name":"丁"},{"no":5,"name":"戊"}],
    "stages":[{"name":"预赛","format":{"kind":"swiss","rounds":5},"tie_breaks":["points","buchholz","wins","direct","previous"],
    "rounds":[{"pairings":[{"board":1,"first":1,"second":2,"result":"1-0"},{"board":2,"first":4,"second":3,"result":"1/2-1/2"}],"bye":5}]}]}]}"#;

/// Runs the program with something on its standard input.
fn qisai(arguments: &[&str], input: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_qisai"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A refused command may end before it has read everything.
    let _ = program.stdin.take().unwrap().write_all(input.as_bytes());
    program.wait_with_output().unwrap()
}

fn text(arguments: &[&str], input: &str) -> String {
    let output = qisai(arguments, input);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty());
    String::from_utf8(output.stdout).unwrap()
}

fn json_of(arguments: &[&str], input: &str) -> Value {
    serde_json::from_str(&text(arguments, input)).unwrap()
}

/// The one line by which something is refused.
fn refused(arguments: &[&str], input: &str) -> String {
    let output = qisai(arguments, input);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty());
    let line = String::from_utf8(output.stderr).unwrap();
    assert_eq!(line.matches('\n').count(), 1, "{line}");
    line.trim_end().to_owned()
}

/// A file of the cases, as a path.
fn case(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/tests/cases").join(name);
    path.to_str().unwrap().to_owned()
}

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("qisai-cli-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn pair_prints_the_next_round_with_the_reason_of_each_pair() {
    let round = json_of(&["pair", "-"], SMALL);
    assert_eq!(round["round"], 2);
    assert_eq!(round["pairings"].as_array().unwrap().len(), 2);
    assert_eq!(round["pairings"][0]["board"], 1);
    assert!(round["pairings"][0]["why"].as_str().unwrap().ends_with('。'));
    assert!(round["bye"].is_u64());
}

#[test]
fn pair_prints_null_where_nobody_rests() {
    let even = SMALL.replace(",{\"no\":5,\"name\":\"戊\"}", "").replace(",\"bye\":5", "");
    assert_eq!(json_of(&["pair", "-", "--division", "1", "--stage", "1"], &even)["bye"], Value::Null);
}

#[test]
fn standings_print_points_as_texts_counts_as_numbers_and_keys_in_the_order_of_the_chain() {
    let printed = text(&["standings", "-"], SMALL);
    let first = printed.split("},").next().unwrap();
    assert!(
        first.starts_with("[{\"rank\":1,\"no\":5,\"values\":{\"points\":\"2\",\"buchholz\":\"1\",\"wins\":1,"),
        "{first}"
    );
    let lines: Value = serde_json::from_str(&printed).unwrap();
    assert_eq!(lines.as_array().unwrap().len(), 5);
    assert!(lines[0]["values"]["wins"].is_u64() && lines[0]["values"]["previous"].is_null());
}

#[test]
fn standings_after_a_round_are_those_of_that_round() {
    let before = json_of(&["standings", "-", "--after", "0"], SMALL);
    assert!(before.as_array().unwrap().iter().all(|line| line["values"]["points"] == "0" && line["rank"] == 1));
    let line = refused(&["standings", "-", "--after", "2"], SMALL);
    assert_eq!(line, "qisai: standard input: divisions[0].stages[0].rounds: there is no round 2; there are 1");
}

#[test]
fn the_ranks_of_the_dunhuang_cup_of_1983_come_out_as_published() {
    let lines = json_of(&["standings", &case("1983_dunhuang_cup_rr14.json")], "");
    let nos: Vec<u64> = lines.as_array().unwrap().iter().map(|line| line["no"].as_u64().unwrap()).collect();
    assert_eq!(nos, [12, 5, 1, 3, 13, 9, 10, 2, 11, 7, 8, 14, 4, 6]);
}

#[test]
fn schedule_prints_the_table_of_a_round_robin_and_a_swiss_has_none() {
    let schedule = json_of(&["schedule", &case("1985_liuquan_cup_women_rr9.json")], "");
    assert_eq!(schedule["rounds"].as_array().unwrap().len(), 9);
    assert_eq!(schedule["rounds"][0]["bye"], 1);
    assert_eq!(schedule["rounds"][0]["pairings"][0], json!({"board": 1, "first": 2, "second": 9}));
    let line = refused(&["schedule", "-"], SMALL);
    assert!(line.starts_with("qisai: standard input: divisions[0].stages[0].format: "), "{line}");
}

#[test]
fn check_of_an_event_by_the_rules_is_an_empty_list_and_a_rematch_is_named() {
    assert_eq!(json_of(&["check", &case("1985_liuquan_cup_women_rr9.json")], ""), json!([]));
    let again = SMALL.replace(
        "\"bye\":5}",
        "\"bye\":5},{\"pairings\":[{\"board\":1,\"first\":1,\"second\":2},{\"board\":2,\"first\":5,\"second\":3}],\"bye\":4}",
    );
    let findings = json_of(&["check", "-"], &again);
    let rematch = findings.as_array().unwrap().iter().find(|finding| finding["article"] == "附二 一.6").unwrap();
    assert_eq!((&rematch["round"], &rematch["boards"]), (&json!(2), &json!([1])));
    assert!(rematch["text"].as_str().unwrap().contains("已经遇过"));
}

#[test]
fn simulate_makes_the_same_event_for_the_same_seed_and_it_passes_its_check() {
    let options =
        ["simulate", "--players", "21", "--rounds", "7", "--seed", "5", "--withdraw", "0.05", "--forfeit", "0.1"];
    let event = text(&options, "");
    assert_eq!(event, text(&options, ""));
    assert_ne!(event, text(&["simulate", "--players", "21", "--rounds", "7", "--seed", "6"], ""));
    assert_eq!(json_of(&["check", "-"], &event), json!([]));
}

#[test]
fn a_simulated_round_robin_plays_all_its_rounds() {
    let event = json_of(&["simulate", "--players", "6", "--seed", "1", "--format", "round_robin"], "");
    assert_eq!(event["divisions"][0]["stages"][0]["rounds"].as_array().unwrap().len(), 5);
}

/// Formats of the command line with a number of entrants each.
const FORMATS: [(&str, &str); 9] = [
    ("groups", "14"),
    ("single_elim", "13"),
    ("double_elim", "11"),
    ("heats", "12"),
    ("ladder", "6"),
    ("team_swiss", "10"),
    ("team_knockout", "9"),
    ("template:groups_12x4", "48"),
    ("swiss_branch_32", "70"),
];

#[test]
fn every_format_is_made_up_the_same_for_the_same_seed_and_passes_its_check() {
    for (format, players) in FORMATS {
        let options = ["simulate", "--players", players, "--seed", "5", "--format", format, "--forfeit", "0.05"];
        let event = text(&options, "");
        assert_eq!(event, text(&options, ""), "{format}");
        assert_eq!(json_of(&["check", "-"], &event), json!([]), "{format}");
    }
    let line = refused(&["simulate", "--players", "8", "--seed", "1"], "");
    assert_eq!(line, "qisai: --rounds: a swiss has no number of its own");
    let line = refused(&["simulate", "--players", "8", "--seed", "1", "--format", "magic"], "");
    assert_eq!(line, "qisai: --format: there is no format `magic`");
}

#[test]
fn simulate_refuses_a_field_that_does_not_fit_and_rounds_that_a_format_has_of_its_own() {
    let of = |players: &'static str, format: &'static str| {
        ["simulate", "--players", players, "--seed", "1", "--format", format]
    };
    let line = refused(&of("200", "single_elim"), "");
    assert_eq!(line, "qisai: --players: 200 do not fit: a bracket is for 2 to 128, a double one for 3 to 128");
    let line = refused(&of("2", "double_elim"), "");
    assert_eq!(line, "qisai: --players: 2 do not fit: at least 3 entrants must be there");
    for format in ["single_elim", "groups", "swiss_final"] {
        let options = [&of("40", format)[..], &["--rounds", "3"]].concat();
        assert_eq!(refused(&options, ""), format!("qisai: --rounds: `{format}` has rounds of its own"));
    }
    let one_swiss = json_of(&[&of("20", "swiss_7")[..], &["--rounds", "3"]].concat(), "");
    assert_eq!(one_swiss["divisions"][0]["stages"][0]["rounds"].as_array().map(Vec::len), Some(3));
}

/// Two groups of five and four, drawn.
const GROUPS: &str = r#"{"format":"qisai","version":1,"event":{"name":"杯"},"divisions":[{"name":"组","entrants":[
    {"no":1,"name":"甲"},{"no":2,"name":"乙"},{"no":3,"name":"丙"},{"no":4,"name":"丁"},{"no":5,"name":"戊"},
    {"no":6,"name":"己"},{"no":7,"name":"庚"},{"no":8,"name":"辛"},{"no":9,"name":"壬"}],
    "stages":[{"format":{"kind":"groups","groups":[[1,3,5,7,9],[2,4,6,8]]},"rounds":[]}]}]}"#;

#[test]
fn the_schedule_of_groups_counts_boards_through_and_lists_who_rests() {
    let schedule = json_of(&["schedule", "-"], GROUPS);
    let rounds = schedule["rounds"].as_array().unwrap();
    assert_eq!(rounds.len(), 5);
    let first = json!({"round": 1, "pairings": [
        {"board": 1, "first": 3, "second": 9}, {"board": 2, "first": 5, "second": 7},
        {"board": 3, "first": 2, "second": 8}, {"board": 4, "first": 4, "second": 6}], "bye": [1]});
    assert_eq!(rounds[0], first);
    assert_eq!(json_of(&["pair", "-"], GROUPS)["bye"], json!([1]));
    let line = refused(&["schedule", "-"], &GROUPS.replace("[[1,3,5,7,9],[2,4,6,8]]", "2"));
    assert!(line.ends_with("divisions[0].stages[0].format.groups: the groups are not drawn yet"), "{line}");
}

#[test]
fn standings_of_groups_are_a_table_each() {
    let groups = json_of(&["standings", "-"], GROUPS);
    let sizes: Vec<usize> =
        groups.as_array().unwrap().iter().map(|g| g["standings"].as_array().unwrap().len()).collect();
    assert_eq!((sizes, &groups[1]["group"]), (vec![5, 4], &json!(2)));
    assert!(groups[0]["standings"][0]["values"]["points"] == "0");
}

#[test]
fn the_schedule_of_an_elimination_is_its_bracket_and_its_standings_are_places() {
    let event = text(&["simulate", "--players", "6", "--seed", "3", "--format", "single_elim"], "");
    let rounds = json_of(&["schedule", "-"], &event)["rounds"].clone();
    let matches: Vec<usize> =
        rounds.as_array().unwrap().iter().map(|r| r["matches"].as_array().unwrap().len()).collect();
    assert_eq!(matches, [4, 2, 1]);
    let sides = rounds[0]["matches"].as_array().unwrap().iter().flat_map(|m| m["sides"].as_array().unwrap());
    assert_eq!(sides.filter(|side| side["bye"] == true).count(), 2);
    let ranks: Vec<Value> =
        json_of(&["standings", "-"], &event).as_array().unwrap().iter().map(|line| line["rank"].clone()).collect();
    assert_eq!(ranks, [1, 2, 3, 3, 5, 5]);
    assert_eq!(refused(&["pair", "-"], &event).lines().count(), 1);
}

#[test]
fn the_bracket_before_its_draw_has_lines() {
    let text = GROUPS.replace("\"kind\":\"groups\",\"groups\":[[1,3,5,7,9],[2,4,6,8]]", "\"kind\":\"double_elim\"");
    let rounds = json_of(&["schedule", "-"], &text)["rounds"].clone();
    assert_eq!(rounds[0]["matches"][0]["sides"], json!([{"line": 1}, {"line": 2}]));
    assert_eq!(rounds[0]["matches"].as_array().unwrap().len(), 8);
}

#[test]
fn the_bracket_of_a_later_stage_has_lines_for_those_who_will_come_in() {
    let later = "},{\"format\":{\"kind\":\"single_elim\"},\"from\":[{\"stage\":0,\"take\":{\"who\":\"of_groups\",\"from\":1,\"to\":2,\"best\":0}}]}]}]}";
    let text = GROUPS.replace("}]}]}", later);
    let rounds = json_of(&["schedule", "-", "--stage", "2"], &text)["rounds"].clone();
    assert_eq!(rounds.as_array().unwrap().len(), 2, "two of each of two groups");
}

#[test]
fn a_later_stage_is_paired_and_ranked_by_its_number() {
    let event = text(&["simulate", "--players", "48", "--seed", "2", "--format", "groups_12x4"], "");
    let last = json_of(&["standings", "-", "--stage", "4"], &event);
    assert_eq!(last.as_array().unwrap().len(), 3);
    let schedule = json_of(&["schedule", "-", "--stage", "4"], &event);
    assert_eq!(schedule["rounds"].as_array().unwrap().len(), 3);
    assert_eq!(schedule["rounds"][0]["pairings"].as_array().unwrap().len(), 1);
    assert!(refused(&["pair", "-", "--stage", "4"], &event).ends_with("all rounds are published"));
}

#[test]
fn every_structure_goes_into_a_database_and_comes_out_as_it_was() {
    let folder = folder("structures");
    let data = folder.to_str().unwrap();
    for (format, players) in FORMATS {
        let event = text(&["simulate", "--players", players, "--seed", "4", "--format", format], "");
        let address = text(&["import", "-", "--data-dir", data], &event);
        let slug = address.trim().strip_prefix("/e/").unwrap();
        assert_eq!(text(&["export", slug, "--data-dir", data], ""), event, "{format}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_schema_is_the_one_that_is_committed() {
    let committed = include_str!("../../shared/schema/archive.schema.json");
    assert_eq!(text(&["schema"], ""), committed);
}

#[test]
fn bad_input_is_refused_in_one_line_that_says_where_and_why() {
    for (input, expected) in [
        (SMALL.replace("\"bye\":5", "\"bye\":4"), "divisions[0].stages[0].rounds[0].bye: no 4 is in this round twice"),
        (SMALL.replace("swiss", "magic"), "divisions[0].stages[0].format.kind: `magic` is none of `swiss`"),
        (
            SMALL.replace("\"no\":5,\"name\"", "\"no\":5,\"nick\""),
            "divisions[0].entrants[4].nick: unknown field `nick`",
        ),
        ("{".to_owned(), "archive: EOF"),
    ] {
        for command in ["pair", "standings", "schedule", "check"] {
            let line = refused(&[command, "-"], &input);
            assert!(line.starts_with(&format!("qisai: standard input: {expected}")), "{line}");
        }
    }
}

#[test]
fn a_division_that_is_not_there_and_bytes_that_are_no_text_are_refused() {
    assert_eq!(
        refused(&["pair", "-", "--division", "2"], SMALL),
        "qisai: standard input: divisions: there is no number 2; there are 1"
    );
    let folder = folder("gbk");
    let file = folder.join("gbk.json");
    std::fs::write(&file, [0xd5, 0xc5, 0xc8, 0xfd]).unwrap();
    assert!(refused(&["check", file.to_str().unwrap()], "").ends_with("not UTF-8"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_finished_schedule_and_a_field_that_cannot_be_paired_are_refused() {
    let over = SMALL.replace("\"rounds\":5", "\"rounds\":1");
    assert!(refused(&["pair", "-"], &over).ends_with("all rounds are published"));
    let two = SMALL.replace(",{\"no\":3,\"name\":\"丙\"},{\"no\":4,\"name\":\"丁\"},{\"no\":5,\"name\":\"戊\"}", "");
    let two =
        two.replace(",{\"board\":2,\"first\":4,\"second\":3,\"result\":\"1/2-1/2\"}", "").replace(",\"bye\":5", "");
    let line = refused(&["pair", "-"], &two);
    assert!(line.contains("cannot be paired; left out: 1, 2"), "{line}");
}

#[test]
fn a_file_that_is_not_there_is_no_refused_input() {
    let output = qisai(&["check", "/nowhere/at/all.json"], "");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(String::from_utf8(output.stderr).unwrap().matches('\n').count(), 1);
}

#[test]
fn wrong_arguments_are_one_line_and_help_is_no_mistake() {
    let wrong =
        [&["pair"][..], &["dance"], &["pair", "-", "--round", "3"], &["simulate", "--players", "1", "--seed", "1"]];
    for arguments in wrong {
        refused(arguments, "");
    }
    assert!(text(&["--help"], "").contains("standings"));
    assert!(text(&["--version"], "").starts_with("qisai "));
}

#[test]
fn an_archive_goes_into_a_database_and_comes_out_as_it_was() {
    let folder = folder("transfer");
    let data = folder.to_str().unwrap();
    let event = text(&["simulate", "--players", "9", "--rounds", "5", "--seed", "3", "--forfeit", "0.2"], "");
    let address = text(&["import", "-", "--data-dir", data], &event);
    let slug = address.trim().strip_prefix("/e/").unwrap();
    assert_eq!(text(&["export", slug, "--data-dir", data], ""), event);
    let line = refused(&["export", "nothing-here", "--data-dir", data], "");
    assert_eq!(line, "qisai: nothing-here: not found");
    std::fs::remove_dir_all(folder).unwrap();
}
