//! The keys of a ranking chain: a name, one sentence, and the article.

use crate::ranking::TieBreak;

/// The name at the head of a column.
pub fn tie_break_name(key: TieBreak) -> String {
    let name = match key {
        TieBreak::Points => "积分",
        TieBreak::Buchholz => "对手分",
        TieBreak::BuchholzCut(n) => return format!("对手分去低 {n}"),
        TieBreak::SonnebornBerger => "小分",
        TieBreak::Cumulative => "累进分",
        TieBreak::CumulativeCut => "累进分去首轮",
        TieBreak::Wins => "胜局",
        TieBreak::Direct => "直胜",
        TieBreak::Fouls => "犯规",
        TieBreak::Seconds => "后走局数",
        TieBreak::SecondWins => "后走胜局",
        TieBreak::DirectSecond => "对局时后走",
        TieBreak::Previous => "前一轮成绩",
        TieBreak::MatchPoints => "场分",
        TieBreak::GamePoints => "局分",
        TieBreak::ByBoard => "台次分",
        TieBreak::MatchWins => "胜场",
        TieBreak::TeamWins => "全队胜局",
        TieBreak::TeamBuchholz => "团体对手分",
        TieBreak::DrawLots => "抽签",
    };
    name.to_owned()
}

/// What the key counts, and which way is better.
pub fn tie_break_sentence(key: TieBreak) -> String {
    let sentence = match key {
        TieBreak::Points => "各局得分相加，多的列前。",
        TieBreak::Buchholz => "遇过的所有对手的积分相加，多的列前。轮空按有分棋手中的最低积分计。",
        TieBreak::BuchholzCut(n) => return format!("去掉积分最低的 {n} 个对手，其余对手的积分相加，多的列前。"),
        TieBreak::SonnebornBerger => "胜过的对手的全部积分，加和过的对手的积分的一半，多的列前。",
        TieBreak::Cumulative => "每轮之后的积分逐轮相加，多的列前：先赢的占先。",
        TieBreak::CumulativeCut => "累进分先去掉第一轮再比，仍相同再去掉第二轮，直到分出。",
        TieBreak::Wins => "胜的局数，对方弃权也算，多的列前。",
        TieBreak::Direct => "仍相同的人彼此都下过时，比他们之间的得分，多的列前。",
        TieBreak::Fouls => "犯规次数，少的列前。",
        TieBreak::Seconds => "后走的局数，弃权和轮空不算，多的列前。",
        TieBreak::SecondWins => "后走而胜的局数，多的列前。",
        TieBreak::DirectSecond => "两人仍相同时，他们那一局后走的列前。",
        TieBreak::Previous => "回看前一轮后的名次，仍相同再往前看，直到分出。",
        TieBreak::MatchPoints => "每场的胜、平、负各得多少分，相加，多的列前。",
        TieBreak::GamePoints => "各局得分相加，多的列前。快棋加赛不算。",
        TieBreak::ByBoard => "各台得分分开相加，先比第 1 台，仍相同再比第 2 台，依次往下，多的列前。",
        TieBreak::MatchWins => "胜的场数，对方弃权和轮空也算，多的列前。",
        TieBreak::TeamWins => "全队各台胜的局数相加，对方弃权也算，多的列前。",
        TieBreak::TeamBuchholz => "遇过的所有对手队的场分相加，多的列前。轮空按有分的队中最低的场分计。",
        TieBreak::DrawLots => "仍相同的人抽签，先抽中的列前。",
    };
    sentence.to_owned()
}

/// The article of the 2011 rules that names the key first, where one does.
pub const fn tie_break_article(key: TieBreak) -> Option<&'static str> {
    match key {
        TieBreak::Points => Some("13.1"),
        TieBreak::Buchholz | TieBreak::Previous => Some("14.3.1"),
        TieBreak::Cumulative | TieBreak::CumulativeCut => Some("14.3.2"),
        TieBreak::SonnebornBerger
        | TieBreak::Wins
        | TieBreak::Direct
        | TieBreak::Fouls
        | TieBreak::Seconds
        | TieBreak::DirectSecond => Some("14.1"),
        TieBreak::SecondWins => Some("14.2"),
        TieBreak::MatchPoints | TieBreak::GamePoints => Some("13.2"),
        TieBreak::MatchWins | TieBreak::TeamWins => Some("14.5"),
        TieBreak::TeamBuchholz => Some("14.6"),
        TieBreak::BuchholzCut(_) | TieBreak::ByBoard | TieBreak::DrawLots => None,
    }
}
