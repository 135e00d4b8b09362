//! What the 规程 says about teams and prizes, in sentences.

use crate::prizes::{Prize, PrizeCount, Prizes};
use crate::team::{LineUpRule, TeamRules};
use crate::words::Line;

/// How teams play, a sentence for each rule.
pub fn team_rules_lines(rules: &TeamRules) -> Vec<Line> {
    let first = [
        Line::plain(line_up_sentence(rules)),
        Line::of("各台得分相加，多的队胜这一场。", "13.2"),
        Line::of("对阵表上在前的队，单数台先走，双数台后走。", "12.2"),
    ];
    first.into_iter().chain(line_up_limits(rules).into_iter().map(Line::plain)).collect()
}

/// How teams play, in short: what is settled about it, without what the rules say for all.
pub fn team_rules_sentence(rules: &TeamRules) -> String {
    line_up_sentence(rules) + &line_up_limits(rules).concat()
}

fn line_up_limits(rules: &TeamRules) -> Vec<String> {
    let stay_out = (!rules.may_return).then(|| "换下的队员不能再上场。".to_owned());
    let guests = rules.most_guests.map(|guests| format!("一份出场名单里外援至多 {guests} 人。"));
    let rating = rules.most_rating.map(|rating| format!("一份出场名单的等级分或段位合计至多 {rating}。"));
    let size = team_size_words(rules).map(|size| format!("每队{size}。"));
    [stay_out, guests, rating, size].into_iter().flatten().collect()
}

/// How many players a team has: 至少 4 人，至多 6 人; `None` where nothing is said.
pub fn team_size_words(rules: &TeamRules) -> Option<String> {
    let word = |bound: &str, players: Option<u32>| players.map(|players| format!("{bound} {players} 人"));
    let words: Vec<String> =
        [word("至少", rules.least_players), word("至多", rules.most_players)].into_iter().flatten().collect();
    (!words.is_empty()).then(|| words.join("，"))
}

fn line_up_sentence(rules: &TeamRules) -> String {
    let boards = rules.boards;
    match rules.line_up {
        LineUpRule::Fixed => format!("每场 {boards} 台，分台定人：按报名次序出场。"),
        LineUpRule::Ordered => format!("每场 {boards} 台，分台换人：可以换人，台次须保持报名次序。"),
        LineUpRule::Free => format!("每场 {boards} 台，临时定台：每场前交出场名单，次序不限，两队交齐才公开。"),
        LineUpRule::Everybody => format!("每队 {boards} 人，全队轮赛：每人和对方每人都下。"),
    }
}

/// The prizes of a division or a list: 一等奖 2 名，二等奖 3 名，其余优秀奖.
pub fn prizes_sentence(prizes: &Prizes) -> String {
    let mut parts: Vec<String> = prizes.prizes.iter().map(prize).collect();
    if !prizes.rest.is_empty() {
        parts.push(format!("其余{}", prizes.rest));
    }
    format!("{}。", parts.join("，"))
}

fn prize(prize: &Prize) -> String {
    match prize.count {
        PrizeCount::Places(places) => format!("{} {places} 名", prize.name),
        PrizeCount::Percent(percent) => format!("{}占 {percent}%", prize.name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prizes_are_told_from_the_best() {
        let prize = |name: &str, count| Prize { name: name.to_owned(), count };
        let prizes = Prizes {
            prizes: vec![prize("一等奖", PrizeCount::Places(2)), prize("二等奖", PrizeCount::Percent(20))],
            rest: "优秀奖".to_owned(),
            ..Prizes::default()
        };
        assert_eq!(prizes_sentence(&prizes), "一等奖 2 名，二等奖占 20%，其余优秀奖。");
    }

    #[test]
    fn a_team_that_settles_nothing_has_no_sentence_about_it() {
        let lines = team_rules_lines(&TeamRules::default());
        assert_eq!(lines.len(), 3);
        let sized = TeamRules { least_players: Some(4), most_players: Some(6), ..TeamRules::default() };
        assert_eq!(team_rules_lines(&sized).last().map(|line| line.text.as_str()), Some("每队至少 4 人，至多 6 人。"));
        assert!(team_rules_lines(&TeamRules { may_return: false, ..TeamRules::default() }).len() > lines.len());
    }
}
