//! From the forms of teams and prizes to the types of the rules.

use shared::entrant::WOMEN;
use shared::id::PlayerId;
use shared::prizes::{Prize, PrizeCount, Prizes};
use shared::team::{LineUpRule, Player, TeamRules, TeamTotals, TotalTie, TotalValue};

use super::read;
use super::teams::{PlayerForm, PrizesForm, RulesForm, TotalsForm};

/// How teams play; `None` for a division of people.
pub fn rules(form: &RulesForm) -> Option<TeamRules> {
    (form.who == "teams").then(|| TeamRules {
        boards: read::number(&form.boards).unwrap_or(0),
        line_up: line_up(&form.line_up),
        may_return: form.may_return,
        most_guests: read::number(&form.most_guests),
        most_rating: read::number(&form.most_rating),
        most_players: limit(&form.most_players),
        least_players: limit(&form.least_players),
    })
}

/// A limit that is no number becomes 0, which the rules refuse.
fn limit(text: &str) -> Option<u32> {
    (!text.trim().is_empty()).then(|| read::number(text).unwrap_or(0))
}

fn line_up(key: &str) -> LineUpRule {
    match key {
        "fixed" => LineUpRule::Fixed,
        "free" => LineUpRule::Free,
        "everybody" => LineUpRule::Everybody,
        _ => LineUpRule::Ordered,
    }
}

/// The key of a rule of line-ups.
pub const fn line_up_key(rule: LineUpRule) -> &'static str {
    match rule {
        LineUpRule::Fixed => "fixed",
        LineUpRule::Ordered => "ordered",
        LineUpRule::Free => "free",
        LineUpRule::Everybody => "everybody",
    }
}

/// The players in the order of their places; who has none comes last.
pub fn players(forms: &[PlayerForm]) -> Vec<Player> {
    let mut named: Vec<&PlayerForm> = forms.iter().filter(|form| !form.name.trim().is_empty()).collect();
    named.sort_by_key(|form| read::number(&form.place).unwrap_or(u32::MAX));
    named.into_iter().map(player).collect()
}

fn player(form: &PlayerForm) -> Player {
    Player {
        id: PlayerId(form.id),
        name: form.name.trim().to_owned(),
        rating: read::number(&form.rating),
        guest: form.guest,
        tags: if form.woman { vec![WOMEN.to_owned()] } else { Vec::new() },
    }
}

/// Whether a player stands in the list of women.
pub fn is_woman(player: &Player) -> bool {
    player.tags.iter().any(|tag| tag == WOMEN)
}

/// A table of 队员总分; `None` where its name is empty.
pub fn totals(form: &TotalsForm) -> Option<TeamTotals> {
    let name = form.name.trim();
    (!name.is_empty()).then(|| TeamTotals {
        name: name.to_owned(),
        value: match form.value.as_str() {
            "point_sum" => TotalValue::PointSum,
            "rank_scores" => TotalValue::RankScores,
            _ => TotalValue::RankSum,
        },
        best: read::number(&form.best).filter(|best| *best > 0),
        at_least: read::number(&form.at_least).unwrap_or(0),
        women: read::number(&form.women).unwrap_or(0),
        ties: form.ties.iter().filter_map(|key| tie(key)).collect(),
    })
}

/// What parts equal teams, with its key.
pub const TIES: [(&str, TotalTie); 5] = [
    ("best_rank", TotalTie::BestRank),
    ("second_best_rank", TotalTie::SecondBestRank),
    ("last_round_backwards", TotalTie::LastRoundBackwards),
    ("buchholz", TotalTie::Buchholz),
    ("fouls", TotalTie::Fouls),
];

fn tie(key: &str) -> Option<TotalTie> {
    TIES.into_iter().find(|(known, _)| *known == key).map(|(_, tie)| tie)
}

/// The prizes of a list; `None` where there are none.
pub fn prizes(form: &PrizesForm) -> Option<Prizes> {
    let prizes: Vec<Prize> = read::lines(&form.lines).iter().map(|line| prize(line)).collect();
    let rest = form.rest.trim().to_owned();
    (!prizes.is_empty() || !rest.is_empty()).then(|| Prizes { list: form.list.clone(), prizes, rest })
}

/// The prizes of a row: 一等奖 1、二等奖 30%.
pub fn prizes_of_row(row: &str) -> Vec<Prize> {
    let words = row.split(['、', '，', ',', '；', ';', '。', '\n']);
    words.map(str::trim).filter(|word| !word.is_empty()).map(prize).collect()
}

/// The prizes in a row.
pub fn row_of_prizes(prizes: &[Prize]) -> String {
    prize_lines(prizes).replace('\n', "、")
}

/// 一等奖 3, 二等奖 30%; a prize without a number is for one.
fn prize(line: &str) -> Prize {
    let plain = read::plain(line);
    let text = plain.trim_end_matches(['人', '名', '个', '队', ' ']);
    let (text, percent) = text.strip_suffix('%').map_or((text, false), |text| (text, true));
    let name = text.trim_end_matches(|sign: char| sign.is_ascii_digit());
    let count = text.get(name.len()..).and_then(|digits| digits.parse().ok()).unwrap_or(1);
    let count = if percent { PrizeCount::Percent(count) } else { PrizeCount::Places(count) };
    Prize { name: name.trim().to_owned(), count }
}

/// The prizes as their form has them, a line each.
pub fn prize_lines(prizes: &[Prize]) -> String {
    let line = |prize: &Prize| match prize.count {
        PrizeCount::Places(places) => format!("{} {places}", prize.name),
        PrizeCount::Percent(percent) => format!("{} {percent}%", prize.name),
    };
    prizes.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_prize_is_a_name_and_a_number_or_a_percentage() {
        let form = PrizesForm { lines: "一等奖 3人\n二等奖30％\n冠军".to_owned(), ..PrizesForm::default() };
        let read = prizes(&form).unwrap();
        assert_eq!(prize_lines(&read.prizes), "一等奖 3\n二等奖 30%\n冠军 1");
        assert_eq!(prizes(&PrizesForm::default()), None);
    }

    #[test]
    fn players_stand_in_the_order_of_their_places() {
        let form = |id, place: &str, name: &str| PlayerForm {
            id,
            place: place.to_owned(),
            name: name.to_owned(),
            ..PlayerForm::default()
        };
        let read = players(&[form(1, "2", "张三"), form(2, "1", "李四"), form(0, "", "王五"), form(3, "3", " ")]);
        assert_eq!(read.iter().map(|player| player.id.0).collect::<Vec<_>>(), [2, 1, 0]);
    }
}
