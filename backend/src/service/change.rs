//! What a command changed, for the journal: the parts of a division that differ, before and after.

use serde::{Deserialize, Serialize};
use shared::division::{Division, LotRecord};
use shared::entrant::Entrant;
use shared::id::{EntrantId, No, PlayerId};
use shared::matches::MatchGame;
use shared::prizes::Prizes;
use shared::result::{GameResult, Penalty};
use shared::stage::{HeatTable, Lots, Pairing, Round, Stage, StageSeats, StageSettings};
use shared::team::{TeamRules, TeamTotals};

/// A line of the journal names so many changes one by one and counts the rest.
const NAMED: usize = 60;

/// The changes of a command.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Changes {
    /// The first of them.
    pub named: Vec<Change>,
    /// How many more there are.
    pub more: u32,
}

/// One part of a division, as it was and as it is. `None` stands for a part that was not or is no longer there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Change {
    /// An entrant.
    Entrant {
        /// Who.
        id: EntrantId,
        /// As it was.
        before: Option<Entrant>,
        /// As it is.
        after: Option<Entrant>,
    },
    /// How numbers were drawn.
    Lot {
        /// As it was.
        before: Option<LotRecord>,
        /// As it is.
        after: Option<LotRecord>,
    },
    /// What is settled about a stage.
    Settings {
        /// Which, from 0.
        stage: u32,
        /// As it was.
        before: Option<Box<StageSettings>>,
        /// As it is.
        after: Option<Box<StageSettings>>,
    },
    /// Who will be absent from the next round.
    Absent {
        /// Which stage, from 0.
        stage: u32,
        /// As it was.
        before: Vec<No>,
        /// As it is.
        after: Vec<No>,
    },
    /// Lots drawn among the tied.
    Lots {
        /// Which stage, from 0.
        stage: u32,
        /// As it was.
        before: Vec<Lots>,
        /// As it is.
        after: Vec<Lots>,
    },
    /// A round came, went, or was published.
    Round {
        /// Which stage, from 0.
        stage: u32,
        /// Which round, from 1.
        round: u32,
        /// As it was.
        before: RoundState,
        /// As it is.
        after: RoundState,
    },
    /// A board of a round that was there before and is there after.
    Board {
        /// Which stage, from 0.
        stage: u32,
        /// Which round, from 1.
        round: u32,
        /// Which board.
        board: u32,
        /// As it was.
        before: Option<Board>,
        /// As it is.
        after: Option<Board>,
    },
    /// A table of several people.
    Table {
        /// Which stage, from 0.
        stage: u32,
        /// Which round, from 1.
        round: u32,
        /// Which table.
        table: u32,
        /// As it was.
        before: Option<HeatTable>,
        /// As it is.
        after: Option<HeatTable>,
    },
    /// A stage was started, or its seats were changed.
    Seats {
        /// Which, from 0.
        stage: u32,
        /// As they were.
        before: Option<Box<StageSeats>>,
        /// As they are.
        after: Option<Box<StageSeats>>,
    },
    /// How teams play.
    Team {
        /// As they did.
        before: Option<TeamRules>,
        /// As they do.
        after: Option<TeamRules>,
    },
    /// 队员总分.
    Totals {
        /// As it was reckoned.
        before: Vec<TeamTotals>,
        /// As it is.
        after: Vec<TeamTotals>,
    },
    /// 奖项.
    Prizes {
        /// As they were.
        before: Vec<Prizes>,
        /// As they are.
        after: Vec<Prizes>,
    },
    /// Whether the division is closed.
    Finished {
        /// As it is.
        after: bool,
    },
}

/// How far a round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoundState {
    /// There is none.
    None,
    /// Proposed.
    Proposed,
    /// Published.
    Published,
}

/// What a line of the journal says about a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// 先走.
    pub first: No,
    /// 后走.
    pub second: No,
    /// The result.
    pub result: GameResult,
    /// 犯规 of both sides.
    pub fouls: [u32; 2],
    /// Penalties of both sides.
    pub penalties: [Vec<Penalty>; 2],
    /// The games of a match.
    #[serde(default)]
    pub games: Vec<MatchGame>,
    /// Whether the line-ups of both sides are in.
    #[serde(default)]
    pub handed_in: [bool; 2],
    /// The line-ups, board by board, once both are in: a journal that lies open shows none before.
    #[serde(default)]
    pub line_ups: Option<[Vec<PlayerId>; 2]>,
}

impl From<&Pairing> for Board {
    fn from(pairing: &Pairing) -> Self {
        Self {
            first: pairing.first,
            second: pairing.second,
            result: pairing.result,
            fouls: pairing.fouls,
            penalties: pairing.penalties.clone(),
            games: pairing.games.clone(),
            handed_in: pairing.line_ups.each_ref().map(Option::is_some),
            line_ups: match &pairing.line_ups {
                [Some(first), Some(second)] => Some([first.clone(), second.clone()]),
                [None, _] | [_, None] => None,
            },
        }
    }
}

/// What differs between two states of a division.
pub(crate) fn changes(before: &Division, after: &Division) -> Changes {
    let mut all = Vec::new();
    push_lot(&mut all, before, after);
    push_rules(&mut all, before, after);
    push_entrants(&mut all, before, after);
    for index in 0..before.stages.len().max(after.stages.len()) {
        push_stage(&mut all, count(index), before.stages.get(index), after.stages.get(index));
    }
    if before.finished != after.finished {
        all.push(Change::Finished { after: after.finished });
    }
    let more = count(all.len().saturating_sub(NAMED));
    all.truncate(NAMED);
    Changes { named: all, more }
}

fn push_lot(all: &mut Vec<Change>, before: &Division, after: &Division) {
    if before.lot != after.lot {
        all.push(Change::Lot { before: before.lot.clone(), after: after.lot.clone() });
    }
}

fn push_rules(all: &mut Vec<Change>, before: &Division, after: &Division) {
    if before.team != after.team {
        all.push(Change::Team { before: before.team.clone(), after: after.team.clone() });
    }
    if before.totals != after.totals {
        all.push(Change::Totals { before: before.totals.clone(), after: after.totals.clone() });
    }
    if before.prizes != after.prizes {
        all.push(Change::Prizes { before: before.prizes.clone(), after: after.prizes.clone() });
    }
}

fn push_entrants(all: &mut Vec<Change>, before: &Division, after: &Division) {
    for (old, new) in pairs(&before.entrants, &after.entrants, |entrant| entrant.id) {
        let id = old.or(new).map_or(EntrantId(0), |entrant| entrant.id);
        all.push(Change::Entrant { id, before: old.cloned(), after: new.cloned() });
    }
}

fn push_stage(all: &mut Vec<Change>, stage: u32, before: Option<&Stage>, after: Option<&Stage>) {
    let settings = |stage: Option<&Stage>| stage.map(|stage| Box::new(stage.settings.clone()));
    if before.map(|stage| &stage.settings) != after.map(|stage| &stage.settings) {
        all.push(Change::Settings { stage, before: settings(before), after: settings(after) });
    }
    let seats = |stage: Option<&Stage>| stage.and_then(|stage| stage.seats.clone()).map(Box::new);
    if seats(before) != seats(after) {
        all.push(Change::Seats { stage, before: seats(before), after: seats(after) });
    }
    let absent = |stage: Option<&Stage>| stage.map(|stage| stage.next_absent.clone()).unwrap_or_default();
    if absent(before) != absent(after) {
        all.push(Change::Absent { stage, before: absent(before), after: absent(after) });
    }
    let lots = |stage: Option<&Stage>| stage.map(|stage| stage.lots.clone()).unwrap_or_default();
    if lots(before) != lots(after) {
        all.push(Change::Lots { stage, before: lots(before), after: lots(after) });
    }
    let (before, after) = (rounds(before), rounds(after));
    for index in 0..before.len().max(after.len()) {
        push_round(all, (stage, count(index) + 1), before.get(index).copied(), after.get(index).copied());
    }
}

type RoundThen<'a> = (&'a Round, RoundState);

fn rounds(stage: Option<&Stage>) -> Vec<RoundThen<'_>> {
    let published = stage.into_iter().flat_map(|stage| &stage.rounds).map(|round| (round, RoundState::Published));
    let proposed = stage.into_iter().flat_map(|stage| &stage.proposal).map(|round| (round, RoundState::Proposed));
    published.chain(proposed).collect()
}

/// A round that comes or goes is one change; its boards are named only where the round stays.
fn push_round(
    all: &mut Vec<Change>,
    (stage, round): (u32, u32),
    before: Option<RoundThen<'_>>,
    after: Option<RoundThen<'_>>,
) {
    let state = |round: Option<RoundThen<'_>>| round.map_or(RoundState::None, |(_, state)| state);
    if state(before) != state(after) {
        all.push(Change::Round { stage, round, before: state(before), after: state(after) });
    }
    let (Some((before, _)), Some((after, _))) = (before, after) else { return };
    for (old, new) in pairs(&before.pairings, &after.pairings, |pairing| pairing.board) {
        let board = old.or(new).map_or(0, |pairing| pairing.board);
        all.push(Change::Board { stage, round, board, before: old.map(Board::from), after: new.map(Board::from) });
    }
    for (old, new) in pairs(&before.tables, &after.tables, |table| table.table) {
        let table = old.or(new).map_or(0, |table| table.table);
        all.push(Change::Table { stage, round, table, before: old.cloned(), after: new.cloned() });
    }
}

/// The parts that differ: what was there and what is there, matched by what names them.
fn pairs<'a, T: PartialEq, K: Ord>(
    before: &'a [T],
    after: &'a [T],
    key: impl Fn(&T) -> K,
) -> Vec<(Option<&'a T>, Option<&'a T>)> {
    use std::collections::BTreeMap;
    let mut both: BTreeMap<K, (Option<&T>, Option<&T>)> = BTreeMap::new();
    for part in before {
        both.entry(key(part)).or_default().0 = Some(part);
    }
    for part in after {
        both.entry(key(part)).or_default().1 = Some(part);
    }
    both.into_values().filter(|(old, new)| old != new).collect()
}

fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use shared::stage::{Format, RuleEdition};

    fn with_line_ups(line_ups: [Option<Vec<PlayerId>>; 2]) -> Division {
        let mut stage = Stage::new(StageSettings::usual(Format::DoubleElim, RuleEdition::Cxa2011));
        let pairing = Pairing { line_ups, ..Pairing::new(1, No(1), No(2)) };
        stage.rounds = vec![Round { pairings: vec![pairing], ..Round::default() }];
        Division { stages: vec![stage], ..Division::default() }
    }

    #[test]
    fn one_line_up_alone_stays_sealed_in_the_journal() {
        let list = |n| Some(vec![PlayerId(n)]);
        let states = [[None, None], [list(77), None], [list(77), list(88)]].map(with_line_ups);
        let [none, one, both] = &states;
        let first = serde_json::to_string(&changes(none, one)).unwrap();
        assert!(first.contains("\"handed_in\":[true,false]") && !first.contains("77"), "{first}");
        let second = serde_json::to_string(&changes(one, both)).unwrap();
        assert!(second.contains("\"line_ups\":[[77],[88]]") && second.contains("\"line_ups\":null"), "{second}");
    }

    #[test]
    fn rules_of_teams_and_prizes_are_named() {
        let before = Division::default();
        let prizes = vec![Prizes { rest: "优秀奖".to_owned(), ..Prizes::default() }];
        let after = Division { team: Some(TeamRules::default()), prizes: prizes.clone(), ..Division::default() };
        let expected = [
            Change::Team { before: None, after: Some(TeamRules::default()) },
            Change::Prizes { before: Vec::new(), after: prizes },
        ];
        assert_eq!(changes(&before, &after).named, expected);
        assert_eq!(changes(&after, &after), Changes::default());
    }

    #[test]
    fn a_line_from_before_there_were_structures_is_read() {
        let entrant = r#"{"id":1,"no":1,"name":"李四","unit":"","rating":null,"seed":null,"guest":false,"tags":[],"entered_in":1,"withdrawn_after":null}"#;
        let board = r#"{"first":1,"second":2,"result":"1-0","fouls":[0,0],"penalties":[[],[]]}"#;
        let line = format!(
            r#"{{"named":[{{"what":"entrant","id":1,"before":null,"after":{entrant}}},{{"what":"board","stage":0,"round":1,"board":1,"before":null,"after":{board}}}],"more":0}}"#
        );
        assert_eq!(serde_json::from_str::<Changes>(&line).unwrap().named.len(), 2);
    }
}
