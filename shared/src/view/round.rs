//! A round by board and by name.

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::id::No;
use crate::matches;
use crate::pairing::card::after_game;
use crate::pairing::float;
use crate::pairing::reason::{ByeReason, Float, Reason};
use crate::points::Points;
use crate::ranking::sheet::{Did, Row, Sheet, counted_result};
use crate::result::{GameResult, Penalty};
use crate::side::Side;
use crate::stage::{Format, Pairing, Round};
use crate::view::{Person, pinyin};

/// A round, published or proposed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundView {
    /// From 1.
    pub number: u32,
    /// How many rounds the stage has.
    pub total: u32,
    /// Whether only the organizer sees it yet.
    pub proposed: bool,
    /// In order of boards.
    pub boards: Vec<BoardRow>,
    /// Everybody in the round, in order of pinyin.
    pub names: Vec<NameRow>,
    /// 轮空.
    pub bye: Option<Bye>,
    /// Absent and unpaired.
    pub absent: Vec<Person>,
    /// Who rests in the groups that are odd.
    pub resting: Vec<Person>,
    /// Who left the stage before this round: 末位淘汰 (10.6), or through to another stage.
    pub out: Vec<Person>,
}

/// One board of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardRow {
    /// 台, from 1.
    pub board: u32,
    /// Who has the first move.
    pub first: Seat,
    /// Who has the second.
    pub second: Seat,
    /// The result so far.
    pub result: GameResult,
    /// 犯规 of both sides.
    pub fouls: [u32; 2],
    /// Penalties of both sides.
    pub penalties: [Vec<Penalty>; 2],
    /// The version a change must name.
    pub version: u32,
    /// The group in a stage of groups, from 1.
    pub group: Option<u32>,
    /// 局分 of a board that is entered game by game, once its result is known.
    pub score: Option<[Points; 2]>,
    /// Whether the organizer made the pair.
    pub by_hand: bool,
    /// Articles the pair departs from.
    pub departs: Vec<String>,
    /// Why this pair.
    pub reason: Option<Reason>,
    /// 注销: the game of one who left a round robin too early (19.2), struck through.
    pub annulled: bool,
}

/// One side of a board, as it was when the round was paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// Who.
    pub person: Person,
    /// Points before this round, as now known.
    pub points: Points,
    /// Firsts minus seconds before this round: 少先 below zero, 多先 above.
    pub balance: i32,
    /// The trailing run of one colour before this round: above zero firsts, below zero seconds.
    pub run: i32,
    /// 下调 or 上调.
    pub float: Option<Float>,
}

/// Who has the bye, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bye {
    /// Who.
    pub person: Person,
    /// Points before this round.
    pub points: Points,
    /// Why.
    pub reason: Option<ByeReason>,
}

/// One line of the list by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NameRow {
    /// The first letter of the name's pinyin, `A`..`Z`, or `#`.
    pub letter: char,
    /// Who.
    pub person: Person,
    /// Where they sit.
    pub place: NamePlace,
}

/// Where somebody sits in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "at", rename_all = "snake_case")]
pub enum NamePlace {
    /// At a board.
    Board {
        /// 台.
        board: u32,
        /// Which side.
        side: Side,
        /// Against whom.
        opponent: Person,
    },
    /// 轮空, also in a group that is odd.
    Bye,
    /// Absent from this round.
    Absent,
}

/// A published round.
pub fn round_view(division: &Division, stage: usize, number: u32) -> Option<RoundView> {
    let round = division.stages.get(stage)?.round(number)?;
    view(division, stage, number, round, false)
}

/// The proposed round, if there is one.
pub fn proposal_view(division: &Division, stage: usize) -> Option<RoundView> {
    let proposing = division.stages.get(stage)?;
    view(division, stage, proposing.next_round(), proposing.proposal.as_ref()?, true)
}

fn view(division: &Division, index: usize, number: u32, round: &Round, proposed: bool) -> Option<RoundView> {
    let sheet = Sheet::new(division, index, u32::MAX)?;
    let floats = floats(division, index, number, round);
    let boards = round.pairings.iter().zip(floats);
    let boards: Vec<BoardRow> =
        boards.filter_map(|(pairing, floats)| board_row(&sheet, number, pairing, floats)).collect();
    let bye = round.bye.and_then(|no| bye(&sheet, number, no, round));
    let people = |nos: &[No]| nos.iter().filter_map(|&no| Person::find(&sheet, no)).collect::<Vec<Person>>();
    let (absent, resting, out) = (people(&round.absent), people(&round.resting), people(&round.out));
    let names = names(&boards, bye.iter().map(|bye| &bye.person).chain(&resting), &absent);
    let total = division.total_rounds(index);
    Some(RoundView { number, total, proposed, boards, names, bye, absent, resting, out })
}

fn board_row(sheet: &Sheet<'_>, number: u32, pairing: &Pairing, floats: [Option<Float>; 2]) -> Option<BoardRow> {
    let first = sheet.row(sheet.find(pairing.first)?)?;
    let second = sheet.row(sheet.find(pairing.second)?)?;
    let left = [first, second].map(|row| row.entrant.has_left_before(sheet.index, number));
    let [first_float, second_float] = floats;
    Some(BoardRow {
        board: pairing.board,
        first: seat(first, number, first_float),
        second: seat(second, number, second_float),
        result: counted_result(pairing.result, left),
        fouls: pairing.fouls,
        penalties: pairing.penalties.clone(),
        version: pairing.version,
        group: sheet.stage.group_of(pairing.first),
        score: score(sheet, number, pairing),
        by_hand: pairing.by_hand,
        departs: pairing.departs.clone(),
        reason: pairing.reason.clone(),
        annulled: first.annulled || second.annulled,
    })
}

fn score(sheet: &Sheet<'_>, number: u32, pairing: &Pairing) -> Option<[Points; 2]> {
    let by_games = !pairing.games.is_empty() || matches::has_games(sheet.division, sheet.index, number);
    let known = by_games && pairing.result.is_finished();
    known.then(|| matches::state(sheet.division, sheet.index, number, pairing).score)
}

fn seat(row: &Row<'_>, number: u32, float: Option<Float>) -> Seat {
    let (balance, run) = colours(row, number);
    Seat { person: Person::of(row), points: row.points(number.saturating_sub(1)), balance, run, float }
}

/// d and s before round `number`: every published pairing gives its colours, played or not (D1).
fn colours(row: &Row<'_>, number: u32) -> (i32, i32) {
    let games = row.until(number.saturating_sub(1)).filter_map(|entry| match &entry.did {
        Did::Game(game) => Some(game.side),
        Did::Bye(_) | Did::Rest => None,
    });
    games.fold((0, 0), |(balance, run), side| after_game(balance, run, side))
}

/// 下调 and 上调 of every board; a round robin has none.
fn floats(division: &Division, stage: usize, number: u32, round: &Round) -> Vec<[Option<Float>; 2]> {
    match division.stages.get(stage).map(|stage| &stage.settings.format) {
        Some(Format::Swiss(_)) => float::floats(division, stage, number, round),
        _ => vec![[None, None]; round.pairings.len()],
    }
}

fn bye(sheet: &Sheet<'_>, number: u32, no: No, round: &Round) -> Option<Bye> {
    let row = sheet.row(sheet.find(no)?)?;
    let points = row.points(number.saturating_sub(1));
    Some(Bye { person: Person::of(row), points, reason: round.bye_reason.clone() })
}

fn names<'p>(boards: &[BoardRow], resting: impl Iterator<Item = &'p Person>, absent: &[Person]) -> Vec<NameRow> {
    let seated = boards.iter().flat_map(|board| [name_at(board, Side::First), name_at(board, Side::Second)]);
    let resting = resting.map(|person| name_row(person, NamePlace::Bye));
    let missing = absent.iter().map(|person| name_row(person, NamePlace::Absent));
    let mut names: Vec<NameRow> = seated.chain(resting).chain(missing).collect();
    names.sort_by_key(|row| row.person.no);
    pinyin::sort_by_name(&mut names, |row| &row.person.name);
    names
}

fn name_at(board: &BoardRow, side: Side) -> NameRow {
    let (own, other) = match side {
        Side::First => (&board.first, &board.second),
        Side::Second => (&board.second, &board.first),
    };
    name_row(&own.person, NamePlace::Board { board: board.board, side, opponent: other.person.clone() })
}

fn name_row(person: &Person, place: NamePlace) -> NameRow {
    NameRow { letter: pinyin::letter(&person.name), person: person.clone(), place }
}
