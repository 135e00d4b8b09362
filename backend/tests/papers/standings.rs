//! 名次表.

use backend::paper::standings;
use shared::ranking::TieBreak;

use crate::{paper, views};

const CHAIN: [TieBreak; 5] =
    [TieBreak::Points, TieBreak::Buchholz, TieBreak::Wins, TieBreak::Direct, TieBreak::Seconds];

#[test]
fn thirty_stand_with_the_values_and_the_chain_in_words() {
    let paper = paper("standings-30", |context| standings(context, &views::standings(30, &CHAIN)));
    paper.shows(&[
        "第五轮后名次表",
        "名次依次比较：",
        "2. 对手分：遇过的所有对手的积分相加",
        "〔14.3.1〕",
        "退赛",
        "已转入第 2 阶段",
        "女子",
        "总名次",
    ]);
    let line = paper.line(&["王𬭎", "松风棋院"]);
    let words: Vec<&str> = line.split_whitespace().collect();
    assert_eq!(words, ["2", "2", "王𬭎", "松风棋院", "5", "99.75", "2", "—", "2"]);
}

#[test]
fn three_stand_on_one_page() {
    assert_eq!(paper("standings-3", |context| standings(context, &views::standings(3, &CHAIN))).pages.len(), 1);
}

#[test]
fn three_hundred_keep_the_head_on_every_page() {
    let mut view = views::standings(300, &CHAIN);
    view.lists.clear();
    let paper = paper("standings-300", |context| standings(context, &view));
    assert_eq!(paper.pages.len(), 9);
    paper.shows_on_every_page(&["第五轮后名次表", "名次", "序号", "姓名", "单位", "对手分", "后走局数"]);
    assert!(paper.bytes.len() < 150_000, "{} bytes", paper.bytes.len());
}

#[test]
fn a_long_chain_lies_across() {
    let mut chain = CHAIN.to_vec();
    chain.extend([TieBreak::BuchholzCut(1), TieBreak::SonnebornBerger, TieBreak::Cumulative, TieBreak::CumulativeCut]);
    chain.extend([TieBreak::Previous, TieBreak::SecondWins, TieBreak::DrawLots]);
    let paper = paper("standings-long-chain", |context| standings(context, &views::standings(30, &chain)));
    assert!(paper.lies_across());
    paper.shows(&["前一轮成绩", "累进分去首轮"]);
}

#[test]
fn games_without_result_are_told() {
    let view = shared::view::standings::StandingsView { open_games: 2, ..views::standings(8, &CHAIN) };
    paper("standings-open", |context| standings(context, &view)).shows(&["第 5 轮还有 2 台没有结果"]);
}
