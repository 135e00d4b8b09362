//! 结构: the stages of a division as a line of boxes.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::stage::{Format, PointTable, Source, Stage, StageSettings, Take};
use crate::structure::{self, Planned, StageState};
use crate::words;

/// All stages and how people move between them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StructureView {
    /// How many are registered.
    pub registered: u32,
    /// In their order.
    pub stages: Vec<StageBox>,
    /// Rounds that follow each other: of stages that run at the same time the longer way.
    pub rounds: u32,
    /// What is settled for all stages together.
    pub settled: Vec<Settled>,
}

/// What is settled for the whole division, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settled {
    /// About what.
    pub about: About,
    /// Of which table or list; empty where there is only one.
    pub name: String,
    /// The sentence.
    pub text: String,
}

/// What is settled for the whole division.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// How teams play.
    Teams,
    /// 队员总分.
    Totals,
    /// 奖项.
    Prizes,
}

/// One stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StageBox {
    /// The index of the stage, from 0.
    pub stage: u32,
    /// Its own name or that of its format.
    pub name: String,
    /// The size in a line: 12 组，每组 4 人; 6 场，胜者晋级.
    pub size: String,
    /// Pairs of a word and a value: 来自, 轮次, 座次, 平局, 积分, 名次, 晋级.
    pub facts: Vec<(String, String)>,
    /// How many come in, as far as it is known: planned from the registration until the stage starts.
    pub comes_in: u32,
    /// Whether so many come in at the most, because some may go out before who are not counted yet.
    pub at_most: bool,
    /// How many rounds it has for them.
    pub rounds: u32,
    /// Boards, or tables, that are played at once at the most.
    pub boards: u32,
    /// How far it is.
    pub state: StageState,
    /// Rounds published.
    pub published: u32,
    /// Boards that have no result.
    pub open: u32,
    /// Where people go from here: the later stage, from 0, and how many.
    pub goes_on: Vec<(u32, u32)>,
}

/// The structure of a division: planned from who is registered, and as it is where a stage has begun.
pub fn structure_view(division: &Division) -> StructureView {
    let registered = division.registered();
    boxes(division, registered, &Planned::as_it_stands(division, registered))
}

/// The same for a number of entrants that is only supposed: 换一个人数试算.
pub fn structure_for(division: &Division, entrants: u32) -> StructureView {
    boxes(division, entrants, &Planned::of(division, entrants))
}

fn boxes(division: &Division, registered: u32, planned: &Planned) -> StructureView {
    let stages = (0..division.stages.len()).filter_map(|stage| stage_box(division, stage, planned)).collect();
    StructureView { registered, stages, rounds: planned.rounds_in_a_row(division), settled: settled(division) }
}

fn settled(division: &Division) -> Vec<Settled> {
    let teams = division.team.iter().map(|team| {
        let text = words::team_rules_sentence(team);
        Settled { about: About::Teams, name: String::new(), text }
    });
    let totals = division.totals.iter().map(|table| {
        let text = words::totals_sentence(table);
        Settled { about: About::Totals, name: table.name.clone(), text }
    });
    let prizes = division.prizes.iter().map(|prizes| {
        let name = list_name(division, &prizes.list);
        Settled { about: About::Prizes, name, text: words::prizes_sentence(prizes) }
    });
    teams.chain(totals).chain(prizes).collect()
}

/// The list with this tag by its name.
fn list_name(division: &Division, tag: &str) -> String {
    let mut lists = division.stages.iter().flat_map(|stage| &stage.settings.lists);
    lists.find(|list| list.tag == tag).map_or_else(|| tag.to_owned(), |list| list.name.clone())
}

/// In words. Whoever comes into a later stage may have nobody to play there: groups and tables are never so.
fn size(division: &Division, stage: &Stage, comes_in: u32, rounds: u32) -> String {
    let (format, team) = (&stage.settings.format, division.team.is_some());
    let is_parted = matches!(format, Format::Groups(_) | Format::Heats(_));
    if rounds == 0 && comes_in > 0 && !stage.settings.from.is_empty() && !is_parted {
        return words::size_without_games(comes_in, team);
    }
    words::stage_size(format, comes_in, rounds, team)
}

fn stage_box(division: &Division, index: usize, planned: &Planned) -> Option<StageBox> {
    let stage = division.stages.get(index)?;
    let (comes_in, rounds) = (planned.comes_in(index), planned.rounds(index));
    let at_most = comes_at_most(division, index);
    let size = size(division, stage, comes_in, rounds);
    Some(StageBox {
        stage: u32::try_from(index).unwrap_or(u32::MAX),
        name: words::stage_name(&stage.settings),
        size: if at_most { format!("至多 {size}") } else { size },
        facts: facts(division, index, &stage.settings, planned),
        comes_in,
        at_most,
        rounds,
        boards: boards(&stage.settings.format, comes_in) * division.team.as_ref().map_or(1, |team| team.boards),
        state: structure::state(division, index),
        published: u32::try_from(stage.rounds.len()).unwrap_or(u32::MAX),
        open: if stage.has_begun() { structure::open_games(division, index) } else { 0 },
        goes_on: planned.goes_on(division, index),
    })
}

/// Whether somebody may go out before a stage that has not begun who is still counted among those who come in: 负几场出局,
/// 末位淘汰.
fn comes_at_most(division: &Division, index: usize) -> bool {
    let Some(stage) = division.stages.get(index).filter(|stage| !stage.has_begun()) else { return false };
    stage.settings.from.iter().any(|source| {
        let from = usize::try_from(source.stage).unwrap_or(usize::MAX);
        let some_go_out = || match division.stages.get(from).map(|stage| &stage.settings.format) {
            Some(Format::Swiss(swiss)) => swiss.losses_out.is_some() || swiss.eliminate.is_some(),
            _ => false,
        };
        match source.take {
            Take::FewerLosses { .. } => true,
            Take::All => some_go_out() || (from < index && comes_at_most(division, from)),
            Take::Ranks { .. } | Take::OfGroups { .. } | Take::Winners | Take::LosersOf { .. } => false,
        }
    })
}

/// How many play at once, each a board or a table.
fn boards(format: &Format, entrants: u32) -> u32 {
    match format {
        Format::Swiss(_) | Format::RoundRobin { .. } | Format::SingleElim(_) | Format::DoubleElim => entrants / 2,
        Format::Groups(groups) => {
            let groups = groups.groups.max(1);
            let (size, larger) = (entrants / groups, entrants % groups);
            (groups - larger) * (size / 2) + larger * size.div_ceil(2)
        }
        Format::Heats(heats) => entrants.div_ceil(heats.table_size.max(1)),
        Format::Ladder => (entrants / 2).min(1),
    }
}

fn facts(division: &Division, index: usize, settings: &StageSettings, planned: &Planned) -> Vec<(String, String)> {
    let rounds = planned.rounds(index);
    let knockout = settings.format.is_knockout();
    let chain = || settings.tie_breaks.iter().map(|key| words::tie_break_name(*key)).collect::<Vec<_>>().join("、");
    let counted = !knockout && !matches!(settings.format, Format::Heats(_));
    let facts = [
        ("来自", comes_from_words(division, index, planned)),
        ("轮次", Some(format!("{rounds} 轮"))),
        ("座次", seats(division, index)),
        ("首轮", words::first_round_words(&settings.format)),
        ("每场", words::match_length_words(&settings.matches)),
        ("平局", words::level_match_words(&settings.matches)),
        ("积分", (index > 0 && !knockout).then(|| words::carry_words(settings.carry).to_owned())),
        ("末位", words::eliminate_words(&settings.format)),
        ("出局", words::losses_out_words(&settings.format)),
        ("回避", words::units_apart_words(&settings.format)),
        ("弃权", settings.forfeit_limit.map(words::forfeit_limit_words)),
        ("第三", words::third_place_words(&settings.format)),
        (
            "计分",
            (counted && settings.points != PointTable::usual(settings.rules))
                .then(|| words::point_table_short(&settings.points)),
        ),
        ("场分", settings.matches.points.filter(|_| counted).map(|points| words::match_points_sentence(&points))),
        ("得分", settings.matches.by_game_points.then(|| "每轮得分就是局分".to_owned())),
        ("名次", counted.then(chain)),
        ("分列", words::lists_words(&settings.lists)),
        ("晋级", goes_on_words(division, index)),
    ];
    facts.into_iter().filter_map(|(word, value)| Some((word.to_owned(), value?))).collect()
}

/// How seats are given in a stage; `None` where it has none to give.
pub fn seats(division: &Division, index: usize) -> Option<String> {
    let settings = &division.stages.get(index)?.settings;
    let needs = index > 0 || settings.format.has_seats();
    let groups_of = |source: &Source| {
        let from = division.stages.get(usize::try_from(source.stage).ok()?)?;
        match from.settings.format {
            Format::Groups(groups) => Some(groups.groups),
            _ => None,
        }
    };
    let groups = settings.from.iter().filter_map(groups_of).sum();
    needs.then(|| words::seating_words(settings, index == 0, groups))
}

/// From which stages they come and how many, where it is not simply the one before.
fn comes_from_words(division: &Division, index: usize, planned: &Planned) -> Option<String> {
    let counter = words::counter(division.team.is_some());
    let taken = |from: u32| {
        let gives = planned.goes_on(division, usize::try_from(from).unwrap_or(usize::MAX));
        gives.into_iter().find(|(to, _)| usize::try_from(*to) == Ok(index)).map(|(_, people)| people)
    };
    let sources: BTreeSet<u32> = division.stages.get(index)?.settings.from.iter().map(|source| source.stage).collect();
    if sources.iter().all(|from| usize::try_from(from + 1) == Ok(index)) {
        return None;
    }
    let word = |from: &u32| match taken(*from) {
        Some(people) => format!("第 {} 阶段 {people} {counter}", from + 1),
        None => format!("第 {} 阶段", from + 1),
    };
    Some(sources.iter().map(word).collect::<Vec<_>>().join("、"))
}

/// Whom later stages take from here.
fn goes_on_words(division: &Division, index: usize) -> Option<String> {
    let later = division.stages.iter().flat_map(|stage| &stage.settings.from);
    let here = later.filter(|source| usize::try_from(source.stage) == Ok(index));
    let mut words: Vec<String> = here.filter(|source| source.take != Take::All).map(words::take_words).collect();
    words.dedup();
    (!words.is_empty()).then(|| words.join("；"))
}
