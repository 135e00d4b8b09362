//! Wording that only papers need.

use shared::event::{EventInfo, Game};
use shared::id::No;
use shared::ranking::TieBreak;
use shared::result::{GameResult, Outcome};
use shared::side::Side;
use shared::view::Person;
use shared::view::bracket::LineWho;
use shared::view::cross::{CrossGame, CrossTable, RoundTable};
use shared::view::groups::GroupView;
use shared::view::round::{BoardRow, RoundView};
use shared::view::standings::StandingsView;
use shared::words::{
    bye_reason, feed_words, outcome_words, result_words, tie_break_article, tie_break_name, tie_break_sentence,
};

/// Who won.
pub(super) const CHAMPION: &str = "冠军";

/// What stands in a line of a bracket where no name does.
pub(super) fn waiting(who: &LineWho) -> String {
    match who {
        LineWho::Person { person } => person.name.clone(),
        LineWho::Bye => "轮空".to_owned(),
        LineWho::Waiting { on } => feed_words(*on),
    }
}

/// What stands under the title: division, days, place.
pub(super) fn facts(event: &EventInfo, division: &str) -> String {
    let days = days(&event.starts_on, &event.ends_on);
    let parts = [division, &days, &event.venue];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("·")
}

/// 第四轮.
pub(super) fn nth_round(number: u32) -> String {
    format!("第{}轮", numeral(number))
}

/// What a round that only the organizer sees says of itself.
pub(super) fn proposed(view: &RoundView) -> Option<String> {
    view.proposed.then(|| "编排稿，尚未公布".to_owned())
}

/// 第五轮后名次表, or the last.
pub(super) fn standings_title(view: &StandingsView) -> String {
    match view.after {
        0 => "名次表".to_owned(),
        after if after == view.total && view.open_games == 0 => "最终名次表".to_owned(),
        after => format!("{}后名次表", nth_round(after)),
    }
}

/// 第五轮后积分编排成绩表.
pub(super) fn rounds_title(view: &RoundTable) -> String {
    format!("{}后积分编排成绩表", nth_round(view.rounds))
}

/// 循环赛成绩表, and after which round as long as not all have met.
pub(super) fn cross_title(view: &CrossTable) -> String {
    let games = || view.rows.iter().flat_map(|row| &row.cells);
    let open = games().filter(|cell| cell.is_empty()).count() > view.rows.len();
    let after = games().flatten().map(|game| game.round).max().filter(|_| open);
    after.map_or_else(|| "循环赛成绩表".to_owned(), |after| format!("{}后循环赛成绩表", nth_round(after)))
}

/// What is not in the standings yet.
pub(super) fn open_games(view: &StandingsView) -> Option<String> {
    (view.open_games > 0).then(|| format!("第 {} 轮还有 {} 台没有结果", view.after, view.open_games))
}

/// How the two sides are marked.
pub(super) fn sides(game: Game) -> String {
    format!("圆为{}方先走，方为{}方后走", game.side_name(Side::First), game.side_name(Side::Second))
}

/// How the cells of the 循环赛成绩表 are read.
pub(super) fn cross_legend(game: Game) -> String {
    format!("横行为得分；{}；+ 对方弃权，− 弃权", sides(game))
}

/// How the cells of the 积分编排成绩表 are read.
pub(super) fn rounds_legend(game: Game) -> String {
    format!("每轮：上为对手序号，下为结果、得分与累计；{}；+ 对方弃权，− 弃权", sides(game))
}

/// A game's score in the 循环赛成绩表, with the sign of a forfeit.
pub(super) fn cross_score(game: &CrossGame) -> String {
    match game.outcome {
        Outcome::Unfinished => String::new(),
        Outcome::ForfeitWin => format!("{}+", game.score),
        Outcome::ForfeitLoss => format!("{}−", game.score),
        Outcome::Win | Outcome::Draw | Outcome::Loss => game.score.to_string(),
    }
}

/// A number in Chinese, up to 99; digits beyond.
fn numeral(number: u32) -> String {
    const DIGITS: [&str; 10] = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let digit =
        |value: u32| usize::try_from(value).ok().and_then(|value| DIGITS.get(value)).copied().unwrap_or_default();
    match (number / 10, number % 10) {
        (0, 0) => "〇".to_owned(),
        (0, ones) => digit(ones).to_owned(),
        (1, ones) => format!("十{}", digit(ones)),
        (tens @ 2..=9, ones) => format!("{}十{}", digit(tens), digit(ones)),
        _ => number.to_string(),
    }
}

/// `2026-07-18` to `2026-07-19` as 2026年7月18日至19日. A text that is no date stays as it is.
fn days(first: &str, last: &str) -> String {
    let (Some(from), Some(to)) = (date(first), date(last)) else {
        return [first, last].into_iter().find(|day| !day.is_empty()).map(day_in_words).unwrap_or_default();
    };
    let first = day_in_words(first);
    match (from, to) {
        _ if from == to => first,
        ((year, month, _), (to_year, to_month, day)) if (year, month) == (to_year, to_month) => {
            format!("{first}至{day}日")
        }
        ((year, ..), (to_year, month, day)) if year == to_year => format!("{first}至{month}月{day}日"),
        _ => format!("{first}至{}", day_in_words(last)),
    }
}

fn day_in_words(day: &str) -> String {
    date(day).map_or_else(|| day.to_owned(), |(year, month, day)| format!("{year}年{month}月{day}日"))
}

fn date(text: &str) -> Option<(u32, u32, u32)> {
    let mut parts = text.splitn(3, '-').map(|part| part.parse().ok());
    Some((parts.next()??, parts.next()??, parts.next()??))
}

/// The result of a board, of a match of several games its score: empty while it is played, to be written in by hand.
pub(super) fn result(board: &BoardRow, game: Game) -> String {
    match (board.result, board.score) {
        (GameResult::Unfinished, _) => String::new(),
        _ if board.annulled => "注销".to_owned(),
        (_, Some([first, second])) => format!("{first} : {second}"),
        (result, None) => result_words(result, game),
    }
}

/// What a game was for one of the two, short enough for a narrow cell.
pub(super) const fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win | Outcome::Draw | Outcome::Loss => outcome_words(outcome),
        Outcome::ForfeitWin => "+",
        Outcome::ForfeitLoss => "−",
        Outcome::Unfinished => "",
    }
}

/// A rank, or why there is none.
pub(super) fn rank(rank: Option<u32>, annulled: bool) -> String {
    match rank {
        Some(rank) => rank.to_string(),
        None if annulled => "注销".to_owned(),
        None => "—".to_owned(),
    }
}

/// The chain in its order, each key with its sentence and its article.
pub(super) fn chain(chain: &[TieBreak]) -> Vec<String> {
    let key = |(key, place): (&TieBreak, u32)| {
        let article = tie_break_article(*key).map(|article| format!("〔{article}〕")).unwrap_or_default();
        format!("{place}. {}：{}{article}", tie_break_name(*key), tie_break_sentence(*key))
    };
    let mut lines = vec!["名次依次比较：".to_owned()];
    lines.extend(chain.iter().zip(1..).map(key));
    lines
}

/// 轮空: who, and why; in groups that are odd, everybody who rests.
pub(super) fn bye(view: &RoundView) -> Option<String> {
    let Some(bye) = view.bye.as_ref() else { return persons("轮空", &view.resting) };
    let name = |no: No| {
        let row = view.names.iter().find(|row| row.person.no == no);
        row.map_or_else(|| format!("{no} 号"), |row| row.person.name.clone())
    };
    let why = bye.reason.as_ref().map(|reason| bye_reason(reason, &name));
    let why = why.map(|line| line.text + &line.article.map(|article| format!("〔{article}〕")).unwrap_or_default());
    Some(format!("轮空：{}。{}", person(&bye.person), why.unwrap_or_default()))
}

/// 缺席: who.
pub(super) fn absent(view: &RoundView) -> Option<String> {
    persons("缺席", &view.absent)
}

/// Who left the stage before this round: 末位淘汰, or through to another stage.
pub(super) fn out(view: &RoundView) -> Option<String> {
    persons("本轮起离开", &view.out)
}

/// Who of a group is through to a later stage.
pub(super) fn through(group: &GroupView) -> Option<String> {
    let is_through = |person: &Person| group.through.iter().any(|(no, _)| *no == person.no);
    let rows = group.cross.rows.iter().map(|row| row.person.clone());
    persons("出线", &rows.filter(is_through).collect::<Vec<_>>())
}

fn persons(what: &str, persons: &[Person]) -> Option<String> {
    let persons: Vec<String> = persons.iter().map(person).collect();
    (!persons.is_empty()).then(|| format!("{what}：{}。", persons.join("，")))
}

/// 22 号 龚䶮（市图书馆）.
fn person(person: &Person) -> String {
    let unit = if person.unit.is_empty() { String::new() } else { format!("（{}）", person.unit) };
    format!("{} 号 {}{unit}", person.no, person.name)
}

#[cfg(test)]
mod tests {
    use super::{days, nth_round};

    #[test]
    fn days_are_said_as_short_as_they_can_be() {
        assert_eq!(days("2026-07-18", "2026-07-18"), "2026年7月18日");
        assert_eq!(days("2026-07-18", "2026-07-19"), "2026年7月18日至19日");
        assert_eq!(days("2026-07-31", "2026-08-02"), "2026年7月31日至8月2日");
        assert_eq!(days("2026-12-31", "2027-01-02"), "2026年12月31日至2027年1月2日");
        assert_eq!(days("2026-07-18", ""), "2026年7月18日");
        assert_eq!(days("", ""), "");
        assert_eq!(days("七月", ""), "七月");
    }

    #[test]
    fn rounds_are_counted_in_chinese() {
        assert_eq!([1, 10, 11, 20, 23].map(nth_round).join(" "), "第一轮 第十轮 第十一轮 第二十轮 第二十三轮");
    }
}
