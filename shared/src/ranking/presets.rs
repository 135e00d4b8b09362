//! The ranking chains of the rule books.

use crate::matches::MatchSettings;
use crate::ranking::TieBreak;
use crate::stage::{Format, GroupsFormat, RuleEdition};

/// A chain that a rule book gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// Names it in forms.
    pub key: &'static str,
    /// What the organizer reads.
    pub name: &'static str,
    /// The rule book.
    pub rules: RuleEdition,
    /// Its article.
    pub article: &'static str,
    /// What it is for.
    pub suits: Suits,
    /// First key first.
    pub chain: &'static [TieBreak],
}

/// The format a preset is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suits {
    /// 积分编排制.
    Swiss,
    /// 循环制, one game against each opponent.
    RoundRobin,
    /// 循环制, two games or more.
    DoubleRoundRobin,
    /// 积分编排制 of teams.
    TeamSwiss,
    /// 循环制 of teams.
    TeamRoundRobin,
}

use TieBreak::{
    Buchholz, Cumulative, CumulativeCut, Direct, DirectSecond, DrawLots, Fouls, GamePoints, MatchPoints, MatchWins,
    Points, Previous, SecondWins, Seconds, SonnebornBerger, TeamBuchholz, TeamWins, Wins,
};

/// Every preset; of those for one book and format the first is the usual one.
pub const ALL: [Preset; 14] = [
    Preset {
        key: "2011_swiss_a",
        name: "积分编排·对手分",
        rules: RuleEdition::Cxa2011,
        article: "14.3.1",
        suits: Suits::Swiss,
        chain: &[Points, Buchholz, Wins, Fouls, Seconds, Previous],
    },
    Preset {
        key: "2011_swiss_b",
        name: "积分编排·累进分",
        rules: RuleEdition::Cxa2011,
        article: "14.3.2",
        suits: Suits::Swiss,
        chain: &[Points, Cumulative, Wins, Fouls, Seconds, CumulativeCut],
    },
    Preset {
        key: "2011_round_robin",
        name: "一局循环",
        rules: RuleEdition::Cxa2011,
        article: "14.1",
        suits: Suits::RoundRobin,
        chain: &[Points, SonnebornBerger, Wins, Direct, Fouls, Seconds, DirectSecond],
    },
    Preset {
        key: "2011_double_round_robin",
        name: "两局循环",
        rules: RuleEdition::Cxa2011,
        article: "14.2",
        suits: Suits::DoubleRoundRobin,
        chain: &[MatchPoints, GamePoints, Wins, Direct, Fouls, SecondWins],
    },
    Preset {
        key: "1999_swiss",
        name: "积分编排（1999）",
        rules: RuleEdition::Cxa1999,
        article: "15.2",
        suits: Suits::Swiss,
        chain: &[Points, Buchholz, Wins, Fouls],
    },
    Preset {
        key: "1999_round_robin",
        name: "一局循环（1999）",
        rules: RuleEdition::Cxa1999,
        article: "15.1",
        suits: Suits::RoundRobin,
        chain: &[Points, SonnebornBerger, Wins, Direct, Fouls],
    },
    Preset {
        key: "hk_swiss",
        name: "积分循环制（香港）",
        rules: RuleEdition::HongKong,
        article: "五.4",
        suits: Suits::Swiss,
        chain: &[Points, Buchholz, Direct, Fouls, SecondWins, DrawLots],
    },
    Preset {
        key: "hk_round_robin",
        name: "循环制（香港）",
        rules: RuleEdition::HongKong,
        article: "五.3",
        suits: Suits::RoundRobin,
        chain: &[Points, Direct, SonnebornBerger, Fouls, SecondWins, DrawLots],
    },
    Preset {
        key: "2011_team_round_robin",
        name: "团体循环",
        rules: RuleEdition::Cxa2011,
        article: "14.5",
        suits: Suits::TeamRoundRobin,
        chain: &[MatchPoints, GamePoints, MatchWins, TeamWins, Direct, Fouls, SecondWins, Seconds],
    },
    Preset {
        key: "2011_team_swiss",
        name: "团体积分编排·场分",
        rules: RuleEdition::Cxa2011,
        article: "14.6",
        suits: Suits::TeamSwiss,
        chain: &[MatchPoints, TeamBuchholz, GamePoints, MatchWins, TeamWins, Fouls, Previous],
    },
    Preset {
        key: "2011_team_swiss_games",
        name: "团体积分编排·局分",
        rules: RuleEdition::Cxa2011,
        article: "14.7",
        suits: Suits::TeamSwiss,
        chain: &[GamePoints, MatchPoints, TeamBuchholz, MatchWins, TeamWins, Fouls, Previous],
    },
    Preset {
        key: "2011_team_round_robin_games",
        name: "团体循环·局分",
        rules: RuleEdition::Cxa2011,
        article: "规程",
        suits: Suits::TeamRoundRobin,
        chain: &[GamePoints, MatchPoints, MatchWins, TeamWins, Direct, Fouls, SecondWins, Seconds],
    },
    Preset {
        key: "1999_team_round_robin",
        name: "团体循环（1999）",
        rules: RuleEdition::Cxa1999,
        article: "15.3",
        suits: Suits::TeamRoundRobin,
        chain: &[MatchPoints, GamePoints, TeamWins, Direct, Fouls],
    },
    Preset {
        key: "1999_team_swiss",
        name: "团体积分编排（1999）",
        rules: RuleEdition::Cxa1999,
        article: "15.4",
        suits: Suits::TeamSwiss,
        chain: &[MatchPoints, TeamBuchholz, GamePoints, MatchWins, Fouls],
    },
];

/// The preset with this key.
pub fn by_key(key: &str) -> Option<&'static Preset> {
    ALL.iter().find(|preset| preset.key == key)
}

/// The preset that is exactly this chain.
pub fn of_chain(chain: &[TieBreak]) -> Option<&'static Preset> {
    ALL.iter().find(|preset| preset.chain == chain)
}

/// The usual chain of a rule book for a format. A book that has none for two games against each opponent takes the
/// one for one game.
pub fn usual(format: &Format, rules: RuleEdition) -> &'static [TieBreak] {
    let suits: &[Suits] = match format {
        Format::Swiss(_) => &[Suits::Swiss],
        Format::RoundRobin { legs: 2.. } | Format::Groups(GroupsFormat { legs: 2.., .. }) => {
            &[Suits::DoubleRoundRobin, Suits::RoundRobin]
        }
        Format::RoundRobin { .. } | Format::Groups(_) => &[Suits::RoundRobin],
        Format::SingleElim(_) | Format::DoubleElim | Format::Heats(_) | Format::Ladder => &[],
    };
    first_of(suits, rules).unwrap_or(&[Points])
}

/// The usual chain of a stage by what is played in it and by whom.
pub fn usual_for(format: &Format, rules: RuleEdition, matches: &MatchSettings, teams: bool) -> &'static [TieBreak] {
    if teams || matches.has_several_games() {
        usual_of_matches(format, rules, teams, matches.by_game_points)
    } else {
        usual(format, rules)
    }
}

/// The usual chain for teams, or for people who play matches of several games. A book that has none takes that of 2011;
/// people in a Swiss of matches are ranked as in one of games.
pub fn usual_of_matches(format: &Format, rules: RuleEdition, teams: bool, by_game_points: bool) -> &'static [TieBreak] {
    let suits = match format {
        Format::Swiss(_) if teams => Suits::TeamSwiss,
        Format::RoundRobin { .. } | Format::Groups(_) if teams => Suits::TeamRoundRobin,
        Format::RoundRobin { .. } | Format::Groups(_) => Suits::DoubleRoundRobin,
        Format::Swiss(_) | Format::SingleElim(_) | Format::DoubleElim | Format::Heats(_) | Format::Ladder => {
            return usual(format, rules);
        }
    };
    let of_games = ["2011_team_swiss_games", "2011_team_round_robin_games"].into_iter().filter_map(by_key);
    let by_games = of_games.filter(|preset| by_game_points && preset.suits == suits).map(|preset| preset.chain).next();
    let of_book = || first_of(&[suits], rules).or_else(|| first_of(&[suits], RuleEdition::Cxa2011));
    by_games.or_else(of_book).unwrap_or(&[MatchPoints])
}

fn first_of(suits: &[Suits], rules: RuleEdition) -> Option<&'static [TieBreak]> {
    let find = |wanted: &Suits| ALL.iter().find(|preset| preset.rules == rules && preset.suits == *wanted);
    suits.iter().find_map(find).map(|preset| preset.chain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_the_score_is_the_game_points_teams_are_ranked_by_them_first() {
        for format in [Format::RoundRobin { legs: 1 }, Format::Swiss(crate::stage::SwissFormat::of(5))] {
            let first = |by_game_points| {
                let matches = MatchSettings { by_game_points, ..MatchSettings::default() };
                usual_for(&format, RuleEdition::Cxa2011, &matches, true).first().copied()
            };
            assert_eq!([first(false), first(true)], [Some(MatchPoints), Some(GamePoints)]);
        }
    }
}
