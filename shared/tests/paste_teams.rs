//! Pasted lists of teams, as people have them.
#![allow(clippy::unwrap_used)]

use shared::paste::{PastedTeam, read_teams};

fn told(teams: &[PastedTeam]) -> Vec<String> {
    let names = |team: &PastedTeam| team.players.iter().map(|player| player.name.clone()).collect::<Vec<_>>().join(" ");
    teams.iter().map(|team| format!("{}：{}", team.name, names(team))).collect()
}

#[test]
fn a_line_a_team_with_players_in_cells_of_their_own() {
    let teams = read_teams("队名\t第一台\t第二台\n一中\t张三\t李四\n二中\t王五\t赵六");
    assert_eq!(told(&teams), ["一中：张三 李四", "二中：王五 赵六"]);
}

#[test]
fn a_line_a_team_with_players_in_one_cell() {
    let teams = read_teams("一中，张三、李四、王五\n二中，赵六 孙七");
    assert_eq!(told(&teams), ["一中：张三 李四 王五", "二中：赵六 孙七"]);
}

#[test]
fn a_line_a_player_with_merged_cells() {
    let teams = read_teams("单位\t姓名\t性别\n一中\t张三\t男\n\t李四\t女\n二中\t王五\t男\n一中\t赵六\t男");
    assert_eq!(told(&teams), ["一中：张三 李四 赵六", "二中：王五"]);
    assert_eq!(teams.first().unwrap().players.get(1).unwrap().tags, ["women"]);
}

#[test]
fn what_stands_behind_a_name_is_told_of_the_player() {
    let teams = read_teams("一中 张三（外援） 李四 1850 王五(女)");
    let players = &teams.first().unwrap().players;
    assert_eq!(told(&teams), ["一中：张三 李四 王五"]);
    assert!(players.first().unwrap().guest);
    assert_eq!(players.get(1).unwrap().rating, Some(1850));
    assert_eq!(players.get(2).unwrap().tags, ["women"]);
}

#[test]
fn a_name_of_two_characters_that_was_spread_to_the_width_of_three_is_one_name() {
    for text in ["一中\t王　伟\t欧阳锋\t李 娜 女", "一中 王 伟 欧阳锋 李 娜 女", "一中,王 伟、欧阳锋、李 娜 女"]
    {
        let teams = read_teams(text);
        assert_eq!(told(&teams), ["一中：王伟 欧阳锋 李娜"], "{text}");
        assert_eq!(teams.first().unwrap().players.last().unwrap().tags, ["women"]);
    }
}

#[test]
fn columns_of_ratings_and_of_grades_are_told_of_the_player() {
    for (head, cells) in [("等级分", ["1850", "1790"]), ("段位", ["5", "3"]), ("段位（业余）", ["业余5段", "三段"])]
    {
        let [one, other] = cells;
        let teams = read_teams(&format!("队名\t队员\t{head}\n一中\t张三\t{one}\n\t李四\t{other}\n二中\t王五\t"));
        assert_eq!(told(&teams), ["一中：张三 李四", "二中：王五"]);
        let ratings: Vec<_> = teams.iter().flat_map(|team| &team.players).map(|player| player.rating).collect();
        let expected = if head == "等级分" { [Some(1850), Some(1790), None] } else { [Some(5), Some(3), None] };
        assert_eq!(ratings, expected, "{head}");
    }
}

#[test]
fn nothing_is_no_team() {
    assert!(read_teams(" \n\t\n").is_empty());
    assert!(!read_teams(",张三").first().unwrap().can_be_registered());
}
