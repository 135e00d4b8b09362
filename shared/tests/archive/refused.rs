//! Every line by which an archive is refused: where, and why.

use shared::archive::read;

use crate::WHOLE;

/// The line for the whole archive with `from` replaced by `to` at its first place.
fn line(from: &str, to: &str) -> String {
    assert!(WHOLE.contains(from), "{from} is not in the archive");
    match read(&WHOLE.replacen(from, to, 1)) {
        Ok(_) => format!("{to} was not refused"),
        Err(error) => error.to_string(),
    }
}

/// As [`line`], with blanks and line feeds of the archive left out of `from`.
fn line_of(from: &str, to: &str) -> String {
    let compact: String = serde_json::from_str::<serde_json::Value>(WHOLE).unwrap().to_string();
    assert!(compact.contains(from), "{from} is not in {compact}");
    match read(&compact.replacen(from, to, 1)) {
        Ok(_) => format!("{to} was not refused"),
        Err(error) => error.to_string(),
    }
}

const STAGE: &str = "divisions[0].stages[0]";

#[test]
fn what_is_no_archive_says_so() {
    for text in ["", "[]", "{}", "{", "qisai", "{\"format\": 3}"] {
        let line = read(text).unwrap_err().to_string();
        assert!(!line.contains(['\n', '?']) && line.contains(": "), "{line}");
    }
    assert_eq!(line("\"qisai\"", "\"trf\""), "format: not an archive of qisai");
    assert_eq!(
        line("\"version\": 1", "\"version\": 2"),
        "version: version 2 of the format; this program reads version 1"
    );
}

#[test]
fn an_unknown_key_is_refused_with_its_path() {
    let told = line("\"unit\": \"一中\"", "\"school\": \"一中\"");
    assert!(told.starts_with("divisions[0].entrants[0].school: unknown field `school`"), "{told}");
    let told = line("\"bye\": 3", "\"bye\": 3, \"rest\": 3");
    assert!(told.starts_with(&format!("{STAGE}.rounds[0].rest: unknown field `rest`")), "{told}");
}

#[test]
fn kinds_of_formats_and_divisions_are_those_there_are() {
    let kinds = "`swiss`, `round_robin`, `groups`, `single_elim`, `double_elim`, `heats`, `ladder`";
    let told = line("\"kind\": \"swiss\"", "\"kind\": \"magic\"");
    assert_eq!(told, format!("{STAGE}.format.kind: `magic` is none of {kinds}"));
    let told = line("\"kind\": \"individual\"", "\"kind\": \"pairs\"");
    assert_eq!(told, "divisions[0].kind: `pairs` is none of `individual`, `team`");
}

#[test]
fn a_key_of_another_format_is_refused() {
    assert_eq!(
        line("\"rounds\": 7,", "\"rounds\": 7, \"legs\": 1,"),
        format!("{STAGE}.format.legs: a swiss has no `legs`")
    );
    let told = line("\"kind\": \"swiss\"", "\"kind\": \"round_robin\"");
    assert_eq!(told, format!("{STAGE}.format.rounds: a round_robin has no `rounds`"));
    assert_eq!(line("\"rounds\": 7,", ""), format!("{STAGE}.format: `rounds` is missing"));
}

#[test]
fn numbers_of_entrants_are_positive_and_each_given_once() {
    assert_eq!(line("\"no\": 2", "\"no\": 0"), "divisions[0].entrants[0].no: 0 is not within 1 to 99999");
    assert_eq!(line("\"no\": 1", "\"no\": 2"), "divisions[0].entrants[1].no: no 2 is given twice");
    assert_eq!(line("\"no\": 2,", ""), "divisions[0].entrants: either all entrants have a no or none has");
    let told = line("\"no\": 2", "\"no\": -2");
    assert!(told.starts_with("divisions[0].entrants[0].no: "), "{told}");
}

#[test]
fn names_and_days_have_a_form() {
    assert_eq!(
        line("\"甲\"", "\"\""),
        "divisions[0].entrants[0].name: a text of one line with 1 to 40 characters is needed"
    );
    assert_eq!(line("2026-05-01", "2026-5-1"), "event.starts_on: `2026-5-1` is no day as 2026-05-01");
    assert_eq!(line("2026-05-01", "2026-13-01"), "event.starts_on: `2026-13-01` is no day as 2026-05-01");
}

#[test]
fn a_round_names_entrants_and_boards_once() {
    let pairing = format!("{STAGE}.rounds[0].pairings[0]");
    assert_eq!(line("\"second\": 2", "\"second\": 9"), format!("{pairing}.second: no entrant has no 9"));
    assert_eq!(line("\"second\": 2", "\"second\": 1"), format!("{pairing}: no 1 against itself"));
    assert_eq!(line("\"bye\": 3", "\"bye\": 2"), format!("{STAGE}.rounds[0].bye: no 2 is in this round twice"));
    assert_eq!(line("\"bye\": 3", "\"bye\": 4"), format!("{STAGE}.rounds[0].absent[0]: no 4 is in this round twice"));
    assert_eq!(line("\"board\": 1", "\"board\": 0"), format!("{pairing}.board: 0 is not within 1 to 99999"));
    let two = "[{\"board\":1,\"first\":4,\"second\":5,\"result\":\"*\"},{\"board\":1,\"first\":1,\"second\":2}]";
    let told = line_of("[{\"board\":1,\"first\":4,\"result\":\"*\",\"second\":5}]", two);
    assert_eq!(told, format!("{STAGE}.rounds[1].pairings[1].board: board 1 is in this round twice"));
}

#[test]
fn results_fouls_and_floats_have_their_signs() {
    let pairing = format!("{STAGE}.rounds[0].pairings[0]");
    let told = line("\"1-0\"", "\"2-0\"");
    assert!(told.starts_with(&format!("{pairing}.result: unknown variant `2-0`")), "{told}");
    assert_eq!(line_of("\"fouls\":[0,1]", "\"fouls\":[0,99]"), format!("{pairing}.fouls[1]: 99 is not within 0 to 20"));
    let told = line("\"down\"", "\"left\"");
    assert!(told.starts_with(&format!("{pairing}.floats[0]: unknown variant `left`")), "{told}");
}

#[test]
fn points_are_texts_of_halves() {
    let number = line("\"win\": \"1\"", "\"win\": 1");
    assert!(number.starts_with(&format!("{STAGE}.points.win: invalid type: integer `1`")), "{number}");
    let word = line("\"win\": \"1\"", "\"win\": \"one\"");
    assert!(word.starts_with(&format!("{STAGE}.points.win: not a number of points in halves at line ")), "{word}");
    let quarter = line("\"draw_first\": \"0.5\"", "\"draw_first\": \"0.25\"");
    assert_eq!(quarter, format!("{STAGE}: points are halves, not negative, and a win is worth most"));
}

#[test]
fn the_chain_names_keys_that_exist() {
    let told = line("\"draw_lots\"", "\"luck\"");
    assert!(told.starts_with(&format!("{STAGE}.tie_breaks[2]: `luck` is no tie-break at line ")), "{told}");
    let twice = line("\"draw_lots\"", "\"points\"");
    assert_eq!(twice, format!("{STAGE}: 1 to 16 tie-breaks are needed, none twice"));
}

#[test]
fn pairs_boards_lots_and_absentees_name_entrants() {
    assert_eq!(line_of("[[1,4]]", "[[1,9]]"), format!("{STAGE}.forbidden[0]: no entrant has no 9"));
    assert_eq!(line_of("[[1,2]]", "[[2,2]]"), format!("{STAGE}.allow_rematch[0]: no 2 against itself"));
    assert_eq!(line_of("{\"2\":1}", "{\"7\":1}"), format!("{STAGE}.fixed_boards: no entrant has no 7"));
    assert_eq!(
        line_of("\"order\":[2,1]", "\"order\":[2,2]"),
        format!("{STAGE}.lots[0]: `order` is not an order of `among`")
    );
    assert_eq!(
        line_of("\"next_absent\":[4]", "\"next_absent\":[8]"),
        format!("{STAGE}.next_absent: no entrant has no 8")
    );
}

#[test]
fn there_are_not_more_rounds_than_the_format_has() {
    let told = line_of("\"rounds\":7}", "\"rounds\":1}");
    assert!(told.ends_with("avoid_unit_rounds[1]: 2 is not within 1 to 1"), "{told}");
    let told = line_of(
        "\"avoid_unit_rounds\":[1,2],\"first_round\":\"halves\",\"kind\":\"swiss\",\"rounds\":7}",
        "\"kind\":\"swiss\",\"rounds\":1}",
    );
    assert_eq!(told, format!("{STAGE}.rounds: 2 rounds, and the format has 1"));
}

#[test]
fn one_to_nine_games_lost_put_somebody_out() {
    let told = line_of("\"rounds\":7}", "\"losses_out\":0,\"rounds\":7}");
    assert_eq!(told, format!("{STAGE}.format.losses_out: 0 is not within 1 to 9"));
}

#[test]
fn something_after_the_archive_is_refused() {
    let told = read(&format!("{WHOLE} {{}}")).unwrap_err().to_string();
    assert!(told.starts_with("archive: trailing characters"), "{told}");
}

#[test]
fn a_round_robin_has_numbers_without_a_gap() {
    let text = r#"{"format":"qisai","version":1,"event":{"name":"杯"},"divisions":[{"name":"组","entrants":
        [{"no":1,"name":"甲"},{"no":3,"name":"乙"}],"stages":[{"format":{"kind":"round_robin"}}]}]}"#;
    let told = read(text).unwrap_err().to_string();
    assert_eq!(
        told,
        format!("{STAGE}.format: a round robin needs nos from 1 to the number of entrants; no 3 is beyond")
    );
}
