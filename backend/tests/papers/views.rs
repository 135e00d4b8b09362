//! Views made by hand, as full as those of a real event.

use shared::id::No;
use shared::pairing::reason::ByeReason;
use shared::points::Points;
use shared::ranking::standing::Parted;
use shared::ranking::{Standing, TieBreak, Value};
use shared::result::{GameResult, Outcome};
use shared::side::Side;
use shared::stage::PointTable;
use shared::view::Person;
use shared::view::cross::{CrossGame, CrossRow, CrossTable, RoundCell, RoundTable, RoundTableRow};
use shared::view::round::{BoardRow, Bye, NamePlace, NameRow, RoundView, Seat};
use shared::view::standings::{ListView, StandingRow, StandingsView};

use crate::people::people;

/// A round in which neighbours meet; the last has the bye when the field is odd.
pub(crate) fn round(count: u32) -> RoundView {
    let people = people(count);
    let pairs = people.chunks_exact(2);
    let bye = pairs.remainder().first().cloned();
    let boards: Vec<BoardRow> = pairs.zip(1..).map(|(pair, board)| board_row(board, &pair[0], &pair[1])).collect();
    let mut names: Vec<NameRow> = boards.iter().flat_map(name_rows).collect();
    names.extend(bye.iter().map(|person| NameRow { letter: '#', person: person.clone(), place: NamePlace::Bye }));
    for (place, row) in names.iter_mut().enumerate() {
        row.letter = char::from(b'A' + u8::try_from(place * 23 / usize::try_from(count).unwrap()).unwrap());
    }
    let bye = bye.map(|person| Bye { person, points: Points::whole(2), reason: Some(ByeReason::LargestNo) });
    RoundView {
        number: 4,
        total: 9,
        proposed: false,
        boards,
        names,
        bye,
        absent: Vec::new(),
        resting: Vec::new(),
        out: Vec::new(),
    }
}

fn board_row(board: u32, first: &Person, second: &Person) -> BoardRow {
    BoardRow {
        board,
        first: seat(first),
        second: seat(second),
        result: GameResult::Unfinished,
        fouls: [0, 0],
        penalties: [Vec::new(), Vec::new()],
        version: 0,
        group: None,
        score: None,
        by_hand: false,
        departs: Vec::new(),
        annulled: false,
        reason: None,
    }
}

fn seat(person: &Person) -> Seat {
    Seat { person: person.clone(), points: Points::halves(i64::from(person.no.0) % 7), balance: 0, run: 0, float: None }
}

fn name_rows(board: &BoardRow) -> [NameRow; 2] {
    let row = |me: &Seat, other: &Seat, side| NameRow {
        letter: 'A',
        person: me.person.clone(),
        place: NamePlace::Board { board: board.board, side, opponent: other.person.clone() },
    };
    [row(&board.first, &board.second, Side::First), row(&board.second, &board.first, Side::Second)]
}

/// Standings in order of numbers, each line parted from the one above by the next key of the chain.
pub(crate) fn standings(count: u32, chain: &[TieBreak]) -> StandingsView {
    let people = people(count);
    let rows: Vec<StandingRow> = people.iter().map(|person| standing_row(person, count, chain)).collect();
    let women = (0..count).step_by(4).take(9).zip(1..).map(|(place, rank)| (rank, place)).collect();
    let lists = vec![ListView { name: "女子".to_owned(), rows: women }];
    StandingsView { after: 5, total: 9, open_games: 0, chain: chain.to_vec(), rows, lists }
}

fn standing_row(person: &Person, count: u32, chain: &[TieBreak]) -> StandingRow {
    let place = person.no.0;
    let points = Points::whole(i64::from((count - place) / 5));
    let value = |(key, index): (&TieBreak, u32)| match key {
        TieBreak::Points => Value::Points(points),
        TieBreak::Wins | TieBreak::Seconds => Value::Count(i64::from(place % 4)),
        TieBreak::Previous => {
            Value::Series((0..5).map(|round| Points::whole(i64::from((place + round) % 3))).collect())
        }
        TieBreak::Direct => Value::None,
        _ => Value::Points(Points::from_quarters(i64::from(400 - place + index))),
    };
    let key = place % u32::try_from(chain.len()).unwrap();
    let parted_by = if place == 1 { Parted::First } else { Parted::Key(key) };
    let standing = Standing {
        rank: Some(place),
        no: person.no,
        values: chain.iter().zip(0..).map(value).collect(),
        parted_by,
        annulled: false,
    };
    StandingRow {
        person: person.clone(),
        standing,
        points,
        withdrawn: place == 7,
        moved_to: (place == 8).then_some(1),
        group: None,
        guest: false,
        shares: Vec::new(),
    }
}

/// Everybody has met everybody, or so far half of them; with two legs, twice.
pub(crate) fn cross_table(count: u32, legs: u32) -> CrossTable {
    let game = |me: u32, other: u32, round: u32| {
        let result = match (me.min(other) * 3 + me.max(other) + round) % 5 {
            0 | 1 => GameResult::FirstWins,
            2 => GameResult::Draw,
            3 => GameResult::SecondWins,
            _ => GameResult::FirstByForfeit,
        };
        let side = if (me < other) == (round == 1) { Side::First } else { Side::Second };
        let outcome = result.outcome(side);
        CrossGame { round, side, outcome, score: PointTable::TWO_ONE.score(outcome, side), annulled: false }
    };
    let row = |person: Person| {
        let me = person.no.0;
        let games =
            |other: u32| if other == me { Vec::new() } else { (1..=legs).map(|leg| game(me, other, leg)).collect() };
        let cells: Vec<Vec<CrossGame>> = (1..=count).map(games).collect();
        let points = cells.iter().flatten().map(|game| game.score).sum();
        CrossRow { person, cells, points, rank: Some(count + 1 - me), annulled: false }
    };
    CrossTable { rows: people(count).into_iter().map(row).collect() }
}

/// Rounds of a Swiss with a bye, an absence and a game that goes on.
pub(crate) fn round_table(count: u32, rounds: u32) -> RoundTable {
    let row = |person: Person| {
        let me = person.no.0;
        let mut running = Points::ZERO;
        let cells = (1..=rounds)
            .map(|round| match (me, round) {
                (3, 2) => {
                    running += Points::whole(2);
                    RoundCell::Bye { score: Points::whole(2), running }
                }
                (2, 3) => RoundCell::Out { running },
                _ => round_game(me, round, count, rounds, &mut running),
            })
            .collect();
        RoundTableRow { person, cells, points: running, rank: Some(me), annulled: false }
    };
    RoundTable { rounds, rows: people(count).into_iter().map(row).collect() }
}

fn round_game(me: u32, round: u32, count: u32, rounds: u32, running: &mut Points) -> RoundCell {
    let outcomes = [Outcome::Win, Outcome::Draw, Outcome::Loss, Outcome::ForfeitWin];
    let side = if (me + round).is_multiple_of(2) { Side::First } else { Side::Second };
    let outcome = if round == rounds && me == 1 {
        Outcome::Unfinished
    } else {
        outcomes[usize::try_from((me + round) % 4).unwrap()]
    };
    let score = PointTable::ONE_HALF.score(outcome, side);
    *running += score;
    RoundCell::Game {
        opponent: No((me + round * 7) % count + 1),
        board: 1,
        side,
        outcome,
        score,
        running: *running,
        annulled: false,
    }
}
