//! Small divisions for tests, written in a line or two.
#![allow(dead_code)]

use std::collections::BTreeMap;

use serde_json::Value;
use shared::division::Division;
use shared::entrant::{Entrant, EntrantDetails};
use shared::id::{EntrantId, No};
use shared::pairing::round_robin::round_of;
use shared::ranking::{Standing, TieBreak, standings};
use shared::result::{GameResult, Penalty};
use shared::stage::{
    Format, Lots, Pairing, PointTable, RankingList, Round, RuleEdition, Stage, StageSettings, SwissFormat,
};

/// A division under construction.
#[derive(Debug)]
pub(crate) struct Field(pub(crate) Division);

impl Field {
    /// A Swiss of `entrants` numbers with this chain.
    pub(crate) fn swiss(entrants: u32, chain: &str) -> Self {
        Self::of(entrants, Format::Swiss(SwissFormat::of(9)), chain)
    }

    /// A round robin of `entrants` numbers with this chain.
    pub(crate) fn round_robin(entrants: u32, legs: u32, chain: &str) -> Self {
        Self::of(entrants, Format::RoundRobin { legs }, chain)
    }

    fn of(entrants: u32, format: Format, chain: &str) -> Self {
        let settings = StageSettings {
            name: "全部".to_owned(),
            tie_breaks: chain.split_whitespace().map(|key| key.parse().unwrap()).collect(),
            ..StageSettings::usual(format, RuleEdition::Cxa2011)
        };
        let entrants = (1..=entrants).map(entrant).collect();
        Self(Division { entrants, stages: vec![Stage::new(settings)], ..Division::default() })
    }

    /// Adds a round written as `1 1-0 2, 3 +/- 4, bye 5`.
    pub(crate) fn round(mut self, text: &str) -> Self {
        let mut round = Round::default();
        for part in text.split(',').map(str::trim) {
            match part.split_whitespace().collect::<Vec<_>>()[..] {
                ["bye", no] => round.bye = Some(No(no.parse().unwrap())),
                ["absent", no] => round.absent.push(No(no.parse().unwrap())),
                [first, sign, second] => round.pairings.push(pairing(round.pairings.len(), first, sign, second)),
                _ => panic!("`{part}` is no part of a round"),
            }
        }
        self.stage().rounds.push(round);
        self
    }

    /// Plays the first rounds of the table; every game is won by the smaller number.
    pub(crate) fn table(mut self, rounds: u32) -> Self {
        for number in 1..=rounds {
            let mut round = round_of(&self.0, 0, number).unwrap();
            for pairing in round.pairings.iter_mut().filter(|pairing| !pairing.result.is_finished()) {
                let smaller_is_first = pairing.first < pairing.second;
                pairing.result = if smaller_is_first { GameResult::FirstWins } else { GameResult::SecondWins };
            }
            self.stage().rounds.push(round);
        }
        self
    }

    pub(crate) fn rules(mut self, rules: RuleEdition) -> Self {
        self.stage().settings.rules = rules;
        self
    }

    pub(crate) fn points(mut self, points: PointTable) -> Self {
        self.stage().settings.points = points;
        self
    }

    pub(crate) fn withdrawn(mut self, no: u32, after: u32) -> Self {
        self.entrant(no).withdrawn_after = Some(after);
        self
    }

    pub(crate) fn guest(mut self, no: u32) -> Self {
        self.entrant(no).details.guest = true;
        self
    }

    pub(crate) fn tagged(mut self, tag: &str, nos: &[u32]) -> Self {
        nos.iter().for_each(|&no| self.entrant(no).details.tags.push(tag.to_owned()));
        self
    }

    pub(crate) fn named(mut self, names: &[&str]) -> Self {
        for (entrant, name) in self.0.entrants.iter_mut().zip(names) {
            entrant.details.name = (*name).to_owned();
        }
        self
    }

    pub(crate) fn list(mut self, name: &str, tag: &str) -> Self {
        self.stage().settings.lists.push(RankingList { name: name.to_owned(), tag: tag.to_owned() });
        self
    }

    /// Fouls of `no` in its game of a round.
    pub(crate) fn fouls(mut self, round: usize, no: u32, fouls: u32) -> Self {
        let (pairing, side) = self.game(round, no);
        pairing.fouls[side] = fouls;
        self
    }

    pub(crate) fn penalty(mut self, round: usize, no: u32, penalty: Penalty) -> Self {
        let (pairing, side) = self.game(round, no);
        pairing.penalties[side].push(penalty);
        self
    }

    pub(crate) fn lots(mut self, order: &[u32]) -> Self {
        let order: Vec<No> = order.iter().copied().map(No).collect();
        let mut among = order.clone();
        among.sort();
        self.stage().lots.push(Lots { among, order });
        self
    }

    pub(crate) fn standings(&self, after: u32) -> Vec<Standing> {
        standings(&self.0, 0, after)
    }

    /// The standings after the last round.
    pub(crate) fn last(&self) -> Vec<Standing> {
        self.standings(u32::MAX)
    }

    /// `rank:no` of every line, `-` for no rank.
    pub(crate) fn ranks(&self) -> String {
        ranks(&self.last())
    }

    /// Values of one key by number, as printed.
    pub(crate) fn values(&self, key: &str) -> BTreeMap<u32, String> {
        values(&self.0, &self.last(), key)
    }

    /// One value of one entrant as printed.
    pub(crate) fn value(&self, no: u32, key: &str) -> String {
        self.values(key)[&no].clone()
    }

    pub(crate) fn stage(&mut self) -> &mut Stage {
        &mut self.0.stages[0]
    }

    fn entrant(&mut self, no: u32) -> &mut Entrant {
        self.0.entrants.iter_mut().find(|entrant| entrant.no == Some(No(no))).unwrap()
    }

    fn game(&mut self, round: usize, no: u32) -> (&mut Pairing, usize) {
        let pairings = &mut self.stage().rounds[round - 1].pairings;
        let pairing = pairings.iter_mut().find(|pairing| pairing.side_of(No(no)).is_some()).unwrap();
        let side = usize::from(pairing.second == No(no));
        (pairing, side)
    }
}

pub(crate) fn ranks(lines: &[Standing]) -> String {
    let rank = |line: &Standing| line.rank.map_or("-".to_owned(), |rank| rank.to_string());
    lines.iter().map(|line| format!("{}:{}", rank(line), line.no)).collect::<Vec<_>>().join(" ")
}

fn values(division: &Division, lines: &[Standing], key: &str) -> BTreeMap<u32, String> {
    let key: TieBreak = key.parse().unwrap();
    let index = division.stages[0].settings.tie_breaks.iter().position(|own| *own == key).unwrap();
    lines.iter().map(|line| (line.no.0, printed(&serde_json::to_value(&line.values[index]).unwrap()))).collect()
}

fn printed(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(values) => values.iter().map(printed).collect::<Vec<_>>().join(" "),
        Value::Null => "-".to_owned(),
        other => other.to_string(),
    }
}

fn entrant(no: u32) -> Entrant {
    let details = EntrantDetails { name: format!("棋手{no}"), ..EntrantDetails::default() };
    Entrant::new(EntrantId(no), Some(No(no)), details)
}

fn pairing(above: usize, first: &str, sign: &str, second: &str) -> Pairing {
    let no = |text: &str| No(text.parse().unwrap());
    let result = if sign == "=" { Some(GameResult::Draw) } else { GameResult::from_sign(sign) };
    let board = u32::try_from(above + 1).unwrap();
    Pairing { result: result.unwrap(), ..Pairing::new(board, no(first), no(second)) }
}

/// A real event: its only division, from an archive among the cases.
pub(crate) fn real_event(archive: &str) -> Field {
    let file: Value = serde_json::from_str(archive).unwrap();
    let division = &file["divisions"][0];
    let stage = &division["stages"][0];
    let entrants = u32::try_from(division["entrants"].as_array().unwrap().len()).unwrap();
    let chain: Vec<&str> = stage["tie_breaks"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert_eq!(stage["format"]["kind"], "round_robin");
    let mut field = Field::round_robin(entrants, 1, &chain.join(" "));
    for round in stage["rounds"].as_array().unwrap() {
        field = field.round(&written(round));
    }
    field
}

fn written(round: &Value) -> String {
    let games = round["pairings"].as_array().unwrap().iter();
    let game = |game: &Value| format!("{} {} {}", game["first"], game["result"].as_str().unwrap(), game["second"]);
    let bye = round["bye"].as_u64().map(|no| format!("bye {no}"));
    games.map(game).chain(bye).collect::<Vec<_>>().join(", ")
}
