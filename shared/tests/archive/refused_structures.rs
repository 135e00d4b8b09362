//! Groups, brackets, tables, matches and teams that cannot be are refused with their place.

use shared::archive::read;
use shared::id::No;
use shared::matches::{GameKind, MatchLength};
use shared::result::GameResult;
use shared::side::Side;

use crate::STRUCTURES;

/// The line for the archive with `from`, written without blanks, replaced by `to` at its first place.
fn line(from: &str, to: &str) -> String {
    let compact: String = serde_json::from_str::<serde_json::Value>(STRUCTURES).unwrap().to_string();
    assert!(compact.contains(from), "{from} is not in {compact}");
    match read(&compact.replacen(from, to, 1)) {
        Ok(_) => format!("{to} was not refused"),
        Err(error) => error.to_string(),
    }
}

fn stage(index: usize) -> String {
    format!("divisions[0].stages[{index}]")
}

#[test]
fn groups_hold_everybody_of_the_stage_once() {
    let at = format!("{}.format.groups", stage(0));
    assert_eq!(line("[[1,4,5],[2,3,6]]", "[[1,4,5],[2,3,1]]"), format!("{at}[5]: no 1 stands in it twice"));
    assert_eq!(line("[[1,4,5],[2,3,6]]", "[[1,4,5],[2,3]]"), format!("{at}: no 6 of the stage is not in it"));
    assert_eq!(line("[[1,4,5],[2,3,6]]", "[[1,4,5],[2,3,6,8]]"), format!("{at}[6]: no entrant has no 8"));
    assert_eq!(line("[[1,4,5],[2,3,6]]", "2"), format!("{}.format: `groups` is missing", stage(0)));
    let told = line("[[1,4,5],[2,3,6]]", "\"two\"");
    assert!(told.starts_with(&format!("{at}: a number of groups, or a list of lists of nos")), "{told}");
}

#[test]
fn a_bracket_has_a_line_for_everybody() {
    let at = format!("{}.format", stage(3));
    assert_eq!(line("[1,null,3,2]", "[1,null,3,1]"), format!("{at}.slots[2]: no 1 stands in it twice"));
    assert_eq!(line("[1,null,3,2]", "[1,null,3,null]"), format!("{at}.slots: no 2 of the stage is not in it"));
    let eight = "[1,null,3,2,null,null,null,null]";
    assert_eq!(line("[1,null,3,2]", eight), format!("{at}.slots: 8 lines, and so many entrants need 4"));
    assert_eq!(line("\"size\":4", "\"size\":8"), format!("{at}.size: 8 is not within 4 to 4"));
    assert_eq!(line("\"slots\":[1,null,3,2],", ""), format!("{at}: `slots` is missing"));
    assert_eq!(
        line("\"play_off\":8", "\"until\":2"),
        format!("{at}.third_place: a single_elim that ends before the final has no `third_place`")
    );
}

#[test]
fn who_rests_is_one_in_a_swiss_and_a_list_in_groups() {
    assert!(line("\"bye\":[1,2]", "\"bye\":[1,4]").ends_with("rounds[0].bye[1]: no 4 is in this round twice"));
    let told = line("\"bye\":3", "\"bye\":[3]");
    assert_eq!(told, format!("{}.rounds[0].bye: a swiss has no `bye`", stage(5)));
}

#[test]
fn a_stage_takes_from_stages_before_it() {
    let told = line("{\"stage\":1,\"take\":{\"who\":\"winners\"}}", "{\"stage\":2,\"take\":{\"who\":\"winners\"}}");
    assert_eq!(told, format!("{}.from[0].stage: stage 2, counted from 0, is not before this one", stage(2)));
    let told = line("\"from\":2,\"to\":3", "\"from\":3,\"to\":2");
    assert!(told.starts_with(&format!("{}.from[1].take.to: 2 is not within 3 to ", stage(1))), "{told}");
    let told = line("[{\"stage\":3,\"take\":{\"who\":\"winners\"}}]", "[]");
    assert_eq!(told, format!("{}: `from` is missing", stage(4)));
    let told = line("{\"who\":\"all\"}", "{\"who\":\"fewer_losses\",\"losses\":10}");
    assert!(told.ends_with(".take.losses: 10 is not within 1 to 9"), "{told}");
    let told = line("{\"who\":\"all\"}", "{\"who\":\"some\"}");
    assert!(told.contains("unknown variant `some`"), "{told}");
}

#[test]
fn a_team_has_one_to_thirty_players_and_not_more_at_least_than_at_most() {
    for (key, players) in [("\"most_players\":4", 31), ("\"least_players\":2", 5)] {
        let other = format!("{}{players}", key.trim_end_matches(|sign: char| sign.is_ascii_digit()));
        let told = line(key, &other);
        assert!(told.ends_with("a team has 1 to 30 players, and not more at least than at most"), "{told}");
    }
}

#[test]
fn a_start_leaves_nothing_without_entrants() {
    let told = line("\"entrants\":[8,7],", "");
    assert_eq!(told, format!("{}: `entrants` is missing", stage(2)));
    let told = line(
        "\"stage\":3,\"take\":{\"who\":\"winners\"}}],",
        "\"stage\":3,\"take\":{\"who\":\"winners\"}}],\"seed\":\"青松\",",
    );
    assert_eq!(told, format!("{}.seed: `entrants` is missing", stage(4)));
    let swapped = |two: &str| line("\"swapped\":[[1,3]]", &format!("\"swapped\":[[{two}]]"));
    assert!(swapped("1,99").starts_with(&format!("{}.swapped[0]: ", stage(0))));
    assert!(swapped("1,1").starts_with(&format!("{}.swapped[0]: ", stage(0))));
    assert_eq!(
        line("\"3\":\"0.5\"", "\"3\":\"0.25\""),
        format!("{}.carried: points are halves and not negative", stage(1))
    );
}

#[test]
fn tables_have_points_for_every_seat() {
    let games = format!("{}.rounds[0].tables[0].games", stage(1));
    assert_eq!(
        line("[[\"2\",\"1\",\"0\"]]", "[[\"2\",\"1\"]]"),
        format!("{games}[0]: a game of this table has points for 3 seats")
    );
    let three = "[[\"2\",\"1\",\"0\"],[\"2\",\"1\",\"0\"],[\"2\",\"1\",\"0\"]]";
    assert_eq!(line("[[\"2\",\"1\",\"0\"]]", three), format!("{games}: more than 2"));
    assert_eq!(
        line("\"table_size\":3", "\"table_size\":7"),
        format!("{}.format.table_size: 7 is not within 3 to 6", stage(1))
    );
}

#[test]
fn games_belong_to_the_two_of_their_match() {
    let pairing = format!("{}.rounds[0].pairings[0]", stage(2));
    let told = line("\"first\":7,\"kind\":\"quick\"", "\"first\":1,\"kind\":\"quick\"");
    assert_eq!(told, format!("{pairing}.games[1].first: no 1 does not sit at this board"));
    let told = line("\"first\":7,\"kind\":\"quick\"", "\"first\":7,\"first_player\":1,\"kind\":\"quick\"");
    assert_eq!(told, format!("{pairing}.games[1].first_player: a match of people has no `first_player`"));
    assert_eq!(line("\"best_of\":3", "\"best_of\":4"), format!("{}.match.best_of: `4` is none of 3, 5, 7", stage(2)));
}

#[test]
fn games_are_at_boards_of_the_match() {
    let at = "divisions[1].stages[0].rounds[0].pairings[0].games[0]";
    let told = line("\"board\":1,\"first\":1,\"first_player\"", "\"board\":3,\"first\":1,\"first_player\"");
    assert_eq!(told, format!("{at}.board: 3 is not within 1 to 2"));
    let told = line("\"board\":1,\"first\":1,\"first_player\"", "\"first\":1,\"first_player\"");
    assert_eq!(told, format!("{at}: `board` is missing"));
}

#[test]
fn players_are_of_their_team() {
    let pairing = "divisions[1].stages[0].rounds[0].pairings[0]";
    let told = line("\"first_player\":5", "\"first_player\":3");
    assert_eq!(told, format!("{pairing}.games[0].first_player: the team has no player `3`"));
    let told = line("[[5,1],[1,2]]", "[[5,5],[1,2]]");
    assert_eq!(told, format!("{pairing}.line_ups[0][1]: player 5 is given twice"));
    let told = line("\"id\":5", "\"id\":2");
    assert_eq!(told, "divisions[1].entrants[0].players[2].id: player 2 is given twice");
    assert_eq!(line("\"kind\":\"team\",", ""), "divisions[1].boards: a division of people has no `boards`");
}

#[test]
fn whoever_left_did_so_in_a_stage_that_there_is() {
    let told = line("\"withdrawn_stage\":1", "\"withdrawn_stage\":9");
    assert_eq!(told, "divisions[0].entrants[6].withdrawn_stage: 9 is not within 0 to 5");
}

#[test]
fn games_may_leave_out_what_follows_from_their_place() {
    let text = r#"{"format":"qisai","version":1,"event":{"name":"杯"},"divisions":[
        {"name":"团体","kind":"team","boards":3,"line_up":"ordered","entrants":[
            {"no":1,"name":"红队","players":[{"name":"赵"},{"name":"钱"},{"name":"孙"}]},
            {"no":2,"name":"黑队","players":[{"name":"李"},{"name":"周"},{"name":"吴"}]}],
        "stages":[{"format":{"kind":"round_robin"},"match":{"games":2},"rounds":[{"pairings":[{"board":1,"first":1,"second":2,"games":[
            {"board":1,"first_player":"赵","second_player":"李","result":"1-0"},
            {"board":2,"first_player":2,"second_player":2,"result":"*"}]}]}]}]}]}"#;
    let division = read(text).unwrap().divisions.remove(0);
    let stage = &division.stages[0];
    assert_eq!(stage.settings.matches.length, MatchLength::Games(2));
    let pairing = &stage.rounds[0].pairings[0];
    assert_eq!(pairing.first, No(1));
    let sides: Vec<(Side, GameKind, GameResult)> = pairing.games.iter().map(|g| (g.first, g.kind, g.result)).collect();
    let slow = GameKind::Slow;
    assert_eq!(sides, [(Side::First, slow, GameResult::FirstWins), (Side::Second, slow, GameResult::Unfinished)]);
    assert!(pairing.games.iter().all(|game| game.players.iter().all(Option::is_some)));
}
