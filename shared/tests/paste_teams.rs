//! Pasted lists of teams, as people have them.
#![allow(clippy::unwrap_used)]

use shared::paste::{PasteProblem, PastedTeam, PastedTeams};

fn read_teams(text: &str) -> Vec<PastedTeam> {
    let PastedTeams { teams, problem } = shared::paste::read_teams(text);
    assert!(problem.is_none() || teams.is_empty(), "{problem:?}");
    teams
}

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
fn a_team_on_a_line_of_its_own_with_its_players_below() {
    let expected = ["松风棋院：马承志 倪安澜 孙知行", "猛虎：何砚秋 周牧 林晚"];
    let blocks = "松风棋院\n马承志\n倪安澜\n孙知行\n\n猛虎\n何砚秋\n周牧\n林晚（女）";
    for text in [
        blocks,
        "松风棋院\n1. 马承志\n2、倪安澜 1850\n3．孙知行\n\n\n猛虎\n何砚秋，周牧\n林晚 女\n",
        "松风棋院：\n马承志 倪安澜 孙知行\n猛虎：\n何砚秋、周牧、林晚（女）",
        "松风棋院：马承志、倪安澜、孙知行\n猛虎：何砚秋 周牧 林晚（女）",
        "松风棋院\n领队：王局长\n队员：马承志、倪安澜、孙知行\n\n猛虎\n第1台：何砚秋\n第2台：周牧\n第3台：林晚（女）",
        "松风棋院\t\n马承志\t男\n倪安澜\t女\n孙知行\t男\n\t\n猛虎\t\n何砚秋\t男\n周牧\t男\n林晚\t女",
    ] {
        assert_eq!(told(&read_teams(text)), expected, "{text}");
    }
    let women = read_teams(blocks).into_iter().flat_map(|team| team.players).filter(|player| !player.tags.is_empty());
    assert_eq!(women.map(|player| player.name).collect::<Vec<_>>(), ["林晚"]);
}

#[test]
fn without_blank_lines_a_school_or_a_club_is_told_from_its_players() {
    let teams = read_teams("第二中学\n何砚秋\n周牧\n一中\n马承志\n倪安澜\n市棋类协会\n林晚、孙知行");
    assert_eq!(told(&teams), ["第二中学：何砚秋 周牧", "一中：马承志 倪安澜", "市棋类协会：林晚 孙知行"]);
}

#[test]
fn teams_without_players_stay_teams() {
    for text in ["一中\n二中\n三中", "猛虎\n雄鹰\n飞龙", "红队\n猛虎\n蓝队", "一中\n\n二中\n\n三中"]
    {
        let teams = read_teams(text);
        assert_eq!(teams.len(), 3, "{text}");
        assert!(teams.iter().all(|team| team.players.is_empty()), "{text}");
    }
}

#[test]
fn a_list_that_is_too_long_says_where_it_was_cut() {
    let line = |number: u32| format!("第{number}队\t张三\t李四");
    let list = |lines: u32| (1..=lines).map(line).collect::<Vec<_>>().join("\n");
    let read = shared::paste::read_teams(&list(2_500));
    assert_eq!((read.teams.len(), read.problem), (2_500, None));
    let read = shared::paste::read_teams(&list(10_001));
    assert_eq!((read.teams.len(), read.problem), (10_000, Some(PasteProblem::TooMany { limit: 10_000 })));
    let read = shared::paste::read_teams(&"长".repeat(2_000_000));
    assert_eq!((read.teams.len(), read.problem), (0, Some(PasteProblem::TooLong { limit: 4 * 1024 * 1024 })));
    assert_eq!(shared::paste::read_teams("\n").problem, Some(PasteProblem::Empty));
}

#[test]
fn nothing_is_no_team() {
    assert!(read_teams(" \n\t\n").is_empty());
    assert!(!read_teams(",张三").first().unwrap().can_be_registered());
}
