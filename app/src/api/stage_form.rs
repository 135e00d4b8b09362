//! What is settled about a stage, as its form sends it: everything as typed.

use serde::{Deserialize, Serialize};

/// The settings of a stage. A form that leaves the format or the seating out keeps them as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StageForm {
    /// 预赛, 决赛, …; empty for the name of the format.
    pub name: String,
    /// 赛制: `swiss`, `round_robin`, `groups`, `single_elim`, `double_elim`, `heats`, `ladder`.
    pub format: String,
    /// The numbers of the format.
    pub of: FormatForm,
    /// Where the entrants come from.
    pub from: Vec<SourceForm>,
    /// `rank`, `draw`, `in_order`, `cross`.
    pub seating: String,
    /// How many are seeded and not drawn.
    pub seeds: String,
    /// Whether units are kept apart in the draw.
    pub apart: bool,
    /// `zero`, `all`, `among`.
    pub carry: String,
    /// The best place the stage gives; empty where it follows.
    pub places_from: String,
    /// The games of a match.
    pub matches: MatchForm,
    /// How many games somebody may miss.
    pub forfeits: ForfeitForm,
    /// Which rule book.
    pub rules: String,
    /// 胜.
    pub win: String,
    /// 先走和.
    pub draw_first: String,
    /// 后走和.
    pub draw_second: String,
    /// 负.
    pub loss: String,
    /// 轮空.
    pub bye: String,
    /// The ranking chain, or the name of a preset that replaces it.
    pub preset: String,
    /// The chain's keys, first key first; empty ones are left out.
    pub chain: Vec<String>,
    /// Pairs that may not meet: `3-8，12-5`.
    pub forbidden: String,
    /// Pairs that may meet again.
    pub rematch: String,
    /// Boards for certain numbers: `7-1`.
    pub fixed: String,
    /// Ranking lists, one tag a line.
    pub lists: String,
}

/// The numbers of every format; only those of the format that is chosen are read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FormatForm {
    /// 轮数 of a Swiss.
    pub rounds: String,
    /// How its round 1 is paired.
    pub first_round: String,
    /// Whether the smaller number is first on every board of round 1.
    pub smaller_first: bool,
    /// For how many rounds units are kept apart.
    pub units_apart: String,
    /// Whether units never meet.
    pub units_never_meet: bool,
    /// 末位淘汰 after this round.
    pub out_from: String,
    /// How many go out each time.
    pub out_each: String,
    /// 负几场出局; empty for nobody.
    pub losses_out: String,
    /// Cycles of a round robin.
    pub legs: String,
    /// How many groups.
    pub groups: String,
    /// Cycles in a group.
    pub group_legs: String,
    /// Rounds of a group, where not all.
    pub group_rounds: String,
    /// The round of the table with which groups begin.
    pub group_from: String,
    /// How many are left at the end of a knockout.
    pub until: String,
    /// Whether the third place is played.
    pub third_place: bool,
    /// Down to which place is played: 0, 8, 16.
    pub play_off: String,
    /// People at a table.
    pub table_size: String,
    /// Games at a table.
    pub table_games: String,
}

/// How many games somebody may miss.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ForfeitForm {
    /// Empty for any number.
    pub games: String,
    /// Whether only one after the other.
    pub in_a_row: bool,
    /// Whether it costs the rank.
    pub unranked: bool,
}

/// One source of entrants.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SourceForm {
    /// The earlier stage, from 1; empty for no source.
    pub stage: String,
    /// `all`, `ranks`, `of_groups`, `winners`, `losers_of`.
    pub who: String,
    /// The best rank.
    pub from: String,
    /// The last rank.
    pub to: String,
    /// The best of those next in the groups.
    pub best: String,
    /// The round of the losers.
    pub round: String,
    /// So many games lost are too many.
    pub losses: String,
    /// Taken after this round, while the stage goes on.
    pub after: String,
}

/// The games of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MatchForm {
    /// `one`, `games_2`, `best_3`, …
    pub length: String,
    /// From these rounds on another length.
    pub later_from: Vec<String>,
    /// The length from each of them.
    pub later_length: Vec<String>,
    /// Whether draws count towards a best of n.
    pub draws_count: bool,
    /// `quick_1`, `draw_odds`, `lots`, one after the other; empty ones are left out.
    pub deciders: Vec<String>,
    /// 场分: a key of the point tables, empty for the usual one.
    pub points: String,
    /// Whether 局分 are the score.
    pub by_game_points: bool,
    /// Whether drawn boards are replayed.
    pub replay_drawn: bool,
}
