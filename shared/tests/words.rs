//! Words for people: every refusal and reason has a sentence, and it reads as printed Chinese.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use shared::event::Game;
use shared::id::{EntrantId, No, PlayerId};
use shared::matches::{Decider, GameKind, MatchSettings};
use shared::pairing::reason::{ByeReason, ColourRule, How, Obstacle, PassedOver, Place, Reason};
use shared::points::Points;
use shared::ranking::{TieBreak, presets};
use shared::refusal::{ByHandProblem, FigureProblem, LineUpProblem, Refusal, SettingsProblem};
use shared::result::GameResult;
use shared::stage::{FirstRound, Format, GroupsFormat, PointTable};
use shared::structure::Missing;
use shared::structure::figures::{Bounds, Figure, StageFigure};
use shared::words;

fn refusals() -> Vec<Refusal> {
    let no = No(7);
    let figure = Figure::Stage { stage: 1, of: StageFigure::Rounds };
    let bounds = Bounds { least: 1, most: 30, optional: true };
    vec![
        Refusal::Finished,
        Refusal::NotFinished,
        Refusal::NoSuchStage,
        Refusal::DivisionStarted,
        Refusal::PeopleAndTeams,
        Refusal::StructureChanged,
        Refusal::NoSuchRound { round: 3 },
        Refusal::NoSuchBoard { board: 3 },
        Refusal::NoSuchNo { no },
        Refusal::NoSuchEntrant { id: EntrantId(3) },
        Refusal::BadName { name: String::new() },
        Refusal::BadName { name: "长".repeat(40) },
        Refusal::TooMany { limit: 10_000 },
        Refusal::TeamTooLarge { name: "一中".into(), players: 7, most: 6 },
        Refusal::TooFew { needed: 2 },
        Refusal::Started,
        Refusal::NotStarted,
        Refusal::Drawn,
        Refusal::NotDrawn,
        Refusal::BadSeed,
        Refusal::BadNumbers { missing: vec![No(1)], twice: vec![No(2)], beyond: vec![no] },
        Refusal::BadSettings { problem: SettingsProblem::Rounds },
        Refusal::BadSettings { problem: SettingsProblem::DecidedMatches },
        Refusal::BadFigure { figure, problem: FigureProblem::Gone },
        Refusal::BadFigure { figure, problem: FigureProblem::Changed { stands: Some(5) } },
        Refusal::BadFigure { figure, problem: FigureProblem::Changed { stands: None } },
        Refusal::BadFigure { figure, problem: FigureProblem::Beyond { bounds } },
        Refusal::BadFigure { figure, problem: FigureProblem::Settings { problem: SettingsProblem::Eliminate } },
        Refusal::ListsChanged { stands: Vec::new() },
        Refusal::ListsChanged { stands: vec!["女子".to_owned(), "少年".to_owned()] },
        Refusal::PrizesChanged { list: String::new() },
        Refusal::NoMoreRounds,
        Refusal::ProposalOpen,
        Refusal::NoProposal,
        Refusal::OtherProposal { round: 3 },
        Refusal::CannotPair { blockers: vec![no] },
        Refusal::UnevenSides { unit: "军人".into(), own: 9, others: 7 },
        Refusal::CannotSwap { a: no, b: No(8) },
        Refusal::NotLastRound,
        Refusal::HasResults { boards: (1..=20).collect() },
        Refusal::ResultChanged {
            board: 11,
            stands: GameResult::FirstWins,
            stands_fouls: [0, 0],
            sent: GameResult::Draw,
            version: 2,
        },
        Refusal::BadFouls,
        Refusal::Withdrawn { no },
        Refusal::PlayedSince { no, round: 3 },
        Refusal::NotWithdrawn { no },
        Refusal::NoLateEntry,
        Refusal::NoSchedule,
        Refusal::BadLots,
        Refusal::GamesOpen { games: 3 },
        Refusal::NoSuchTemplate,
        Refusal::ProposalChanged { round: 3 },
        Refusal::StageNotStarted,
        Refusal::StageStarted,
        Refusal::StageWaits { missing: Vec::new() },
        Refusal::StageWaits { missing: missing() },
        Refusal::BadByHand { no, problem: ByHandProblem::NoReason },
        Refusal::BadByHand { no, problem: ByHandProblem::LongReason },
        Refusal::BadByHand { no, problem: ByHandProblem::Unknown },
        Refusal::BadByHand { no, problem: ByHandProblem::Withdrawn },
        Refusal::BadByHand { no, problem: ByHandProblem::AlreadyIn },
        Refusal::BadByHand { no, problem: ByHandProblem::NotIn },
        Refusal::BranchFirst { stage: 1 },
        Refusal::BadOrder { missing: Vec::new(), wrong: Vec::new() },
        Refusal::BadOrder { missing: vec![no], wrong: Vec::new() },
        Refusal::BadOrder { missing: Vec::new(), wrong: vec![no, No(8)] },
        Refusal::BadOrder { missing: vec![no], wrong: vec![No(8)] },
        Refusal::StageInUse { stage: 1 },
        Refusal::LaterMatchesPlayed { matches: vec![5, 7] },
        Refusal::NoSuchGame { game: 3 },
        Refusal::GameNotNext { game: 3 },
        Refusal::ResultFromGames,
        Refusal::NeedsWinner { board: 3 },
        Refusal::NoProposals,
        Refusal::NotTeams,
        Refusal::TableChanged { table: 3, version: 2 },
        Refusal::BadTable,
    ]
}

fn missing() -> Vec<Missing> {
    let stage = 0;
    vec![
        Missing::Entrants { needed: 3 },
        Missing::Numbers,
        Missing::Start { stage },
        Missing::Rounds { stage, round: 3 },
        Missing::RoundBeyond { stage, round: 3 },
        Missing::Games { stage, games: 2 },
        Missing::Tie { stage, nos: vec![No(7), No(8)] },
    ]
}

fn line_up_problems() -> Vec<LineUpProblem> {
    let player = PlayerId(3);
    vec![
        LineUpProblem::Count { boards: 4 },
        LineUpProblem::Stranger { player },
        LineUpProblem::Twice { player },
        LineUpProblem::Order { upper: player, lower: PlayerId(4) },
        LineUpProblem::Fixed,
        LineUpProblem::Returned { player },
        LineUpProblem::Played,
        LineUpProblem::InUse { player },
    ]
}

const SETTINGS: [SettingsProblem; 22] = [
    SettingsProblem::Rounds,
    SettingsProblem::Legs,
    SettingsProblem::Points,
    SettingsProblem::Chain,
    SettingsProblem::FormatAfterStart,
    SettingsProblem::Pairs,
    SettingsProblem::Groups,
    SettingsProblem::Bracket,
    SettingsProblem::Heats,
    SettingsProblem::Matches,
    SettingsProblem::Eliminate,
    SettingsProblem::Losses,
    SettingsProblem::Sources,
    SettingsProblem::SourceRanks,
    SettingsProblem::SourceAfter,
    SettingsProblem::PlacesFrom,
    SettingsProblem::Stages,
    SettingsProblem::Prizes,
    SettingsProblem::Boards,
    SettingsProblem::TeamSize,
    SettingsProblem::Totals,
    SettingsProblem::ForfeitLimit,
];

/// Full-width punctuation, a blank between Chinese and digits, and no half-width mark of a machine's text.
fn reads_as_printed(text: &str) {
    assert!(text.ends_with('。'), "no full stop: {text}");
    for mark in [",", ";", ":", "?", "!", "。。", "  ", "\n", "NaN"] {
        assert!(!text.contains(mark), "{mark:?} in: {text}");
    }
    let signs: Vec<char> = text.chars().collect();
    for two in signs.windows(2) {
        let han = |sign: char| ('\u{4e00}'..='\u{9fff}').contains(&sign);
        let touching = (han(two[0]) && two[1].is_ascii_digit()) || (two[0].is_ascii_digit() && han(two[1]));
        assert!(!touching, "{}{} without a blank in: {text}", two[0], two[1]);
    }
}

#[test]
fn every_refusal_says_what_stands_against_it_and_what_to_do_instead() {
    let line_ups = line_up_problems().into_iter().map(|problem| Refusal::BadLineUp { problem });
    let settings = SETTINGS.map(|problem| Refusal::BadSettings { problem });
    for refusal in refusals().into_iter().chain(line_ups).chain(settings) {
        let said = words::refusal(&refusal, Game::Xiangqi);
        reads_as_printed(&said.what);
        reads_as_printed(&said.instead);
        assert_ne!(said.what, said.instead);
    }
}

#[test]
fn a_conflict_of_results_names_both_in_the_words_of_the_game() {
    let refusal = refusals().into_iter().find(|refusal| matches!(refusal, Refusal::ResultChanged { .. })).unwrap();
    let what = words::refusal(&refusal, Game::Gomoku).what;
    assert_eq!(what, "第 11 台刚被别人改过：现在是黑胜，您报的是和棋。");
}

#[test]
fn a_long_list_of_boards_is_counted() {
    let what = words::refusal(&Refusal::HasResults { boards: (1..=20).collect() }, Game::Xiangqi).what;
    assert_eq!(what, "第 1、2、3、4、5、6、7、8 台等 20 台已有成绩，这一轮不能收回。");
}

#[test]
fn results_are_said_as_in_the_hall() {
    let said = GameResult::ALL.map(|result| words::result_words(result, Game::Xiangqi));
    assert_eq!(said, ["红胜", "和棋", "黑胜", "黑方弃权", "红方弃权", "双方弃权", "双方判负", "未报"]);
    assert_eq!(words::result_words(GameResult::FirstWins, Game::Chess), "白胜");
}

#[test]
fn every_tie_break_has_a_name_and_one_explaining_sentence() {
    for key in TieBreak::ALL {
        assert!(!words::tie_break_name(key).is_empty());
        reads_as_printed(&words::tie_break_sentence(key));
    }
    assert_eq!(words::tie_break_name(TieBreak::BuchholzCut(2)), "对手分去低 2");
}

#[test]
fn the_sentence_of_groups_tells_how_often_two_meet() {
    let of =
        |legs, rounds| words::format_sentence(&Format::Groups(GroupsFormat { groups: 4, legs, rounds, skip: 0 })).text;
    assert_eq!(of(1, None), "分成小组，组内每两人都下一局。");
    assert_eq!(of(2, None), "分成小组，组内每两人下两局，先后走各一次。");
    assert_eq!(of(1, Some(2)), "分成小组，组内按循环表下 2 轮。");
}

#[test]
fn what_decides_a_level_match_is_told_with_its_games() {
    let told = |games| {
        let deciders = vec![Decider::Quick(games), Decider::Lots];
        words::level_match_words(&MatchSettings { deciders, ..MatchSettings::default() }).unwrap()
    };
    assert_eq!([1, 2, 4].map(told), ["快棋一局，再平抽签", "快棋 2 局，再平抽签", "快棋 4 局，再平抽签"]);
}

#[test]
fn presets_and_points_are_named() {
    for preset in &presets::ALL {
        reads_as_printed(&words::preset_sentence(preset).text);
    }
    assert_eq!(words::point_table_name(&PointTable::THREE_SECOND_TWO), "胜 3，先走和 1，后走和 2，负 0");
    assert_eq!(words::point_table_sentence(&PointTable::ONE_HALF), "胜 1 和 0.5 负 0，轮空 1 分。");
}

fn segment(passed: Vec<PassedOver>) -> Reason {
    let how = How::Segment { score: Points::whole(4), picker: No(67), place: Place::Shifted, passed };
    Reason { how, colours: ColourRule::FewerFirsts }
}

fn name(no: No) -> String {
    if no == No(67) { "孙知行".to_owned() } else { format!("{no} 号") }
}

#[test]
fn a_reason_names_who_chose_who_was_passed_over_and_the_rule_of_the_colours() {
    let reason = segment(vec![PassedOver { no: No(40), why: Obstacle::Met }]);
    let lines: Vec<_> = words::reason(&reason, &name).into_iter().map(|line| (line.text, line.article)).collect();
    assert_eq!(
        lines,
        [
            ("4 分段，孙知行先选，在对面一行依次往下选到，这叫错位。".to_owned(), Some("附二 二.3(2)")),
            ("越过 40 号：两人已经遇过。".to_owned(), Some("附二 一.6")),
            ("少先者先走。".to_owned(), Some("附二 二.4(1)")),
        ]
    );
}

#[test]
fn a_reason_in_brief_fits_a_column() {
    let passed = |count| (1..=count).map(|no| PassedOver { no: No(no), why: Obstacle::Met }).collect();
    let brief = |count| words::reason_brief(&segment(passed(count)), &|no| format!("{no} 号"));
    assert_eq!(brief(0), "错位。少先者先走");
    assert_eq!(brief(1), "错位，越过 1 号。少先者先走");
    assert_eq!(brief(3), "错位，越过 1 号等 3 人。少先者先走");
}

#[test]
fn every_obstacle_colour_rule_and_bye_has_its_sentence() {
    let obstacles = [
        Obstacle::Met,
        Obstacle::Forbidden,
        Obstacle::FieldUnpairable,
        Obstacle::FewerPairs,
        Obstacle::SameUnit,
        Obstacle::ThirdFloat,
        Obstacle::ThreeOfAColour,
        Obstacle::ColourBalance,
        Obstacle::ColourRepeated,
        Obstacle::LaterPlaces,
    ];
    for why in obstacles {
        reads_as_printed(&format!("{}。", words::obstacle(why).text));
    }
    for method in [FirstRound::Adjacent, FirstRound::Ends, FirstRound::Halves] {
        let how = How::FirstRound { method, passed: Vec::new() };
        reads_as_printed(&words::how(&how, &name).text);
    }
    let lowest = |byes_before, passed| ByeReason::Lowest { score: Points::whole(2), byes_before, passed };
    for bye in [ByeReason::LargestNo, ByeReason::Table, lowest(0, vec![]), lowest(1, vec![No(67)])] {
        reads_as_printed(&words::bye_reason(&bye, &name).text);
    }
}

#[test]
fn what_decides_a_level_match_begins_with_the_boards_that_are_replayed() {
    let deciders = vec![Decider::Quick(1), Decider::Quick(2)];
    let replayed = MatchSettings { deciders, replay_drawn_boards: true, ..MatchSettings::default() };
    let told = "和棋的台换先重下快棋，再平快棋一局，再平快棋 2 局";
    assert_eq!(words::level_match_words(&replayed).unwrap(), told);
    assert_eq!(words::deciders_words(&replayed, Game::Xiangqi), told);
    assert_eq!(words::level_match_words(&MatchSettings::default()), None);
}

#[test]
fn a_game_is_numbered_where_its_board_has_several() {
    let name = |number, kind| words::game_of_board_name(number, kind, Game::Xiangqi);
    assert_eq!(name(None, GameKind::Slow), "");
    assert_eq!(name(None, GameKind::Quick), "快棋");
    assert_eq!(name(Some(2), GameKind::Slow), "第 2 局");
    assert_eq!(name(Some(3), GameKind::Quick), "第 3 局 快棋");
}
