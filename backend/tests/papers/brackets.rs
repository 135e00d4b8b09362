//! Brackets made by hand: a single elimination with byes, played up to a round.

use shared::bracket::{Feed, Part};
use shared::view::Person;
use shared::view::bracket::{BracketBox, BracketLine, BracketRound, BracketView, LineWho};

use crate::people::people;

/// A single elimination of so many, of which the upper of each two has won the rounds up to `played`.
pub(crate) fn single(entrants: u32, played: u32) -> BracketView {
    let size = entrants.next_power_of_two();
    let columns = size.trailing_zeros();
    let mut who: Vec<LineWho> = people(entrants).into_iter().map(|person| LineWho::Person { person }).collect();
    // The last lines of the field are byes of the first ones.
    for bye in 0..(size - entrants) {
        who.insert(usize::try_from(bye * 2 + 1).unwrap(), LineWho::Bye);
    }
    let (mut rounds, mut number) = (Vec::new(), 1);
    for round in 1..=columns {
        let matches: Vec<BracketBox> = who
            .chunks_exact(2)
            .enumerate()
            .map(|(at, pair)| {
                let at = u32::try_from(at).unwrap();
                one(&Place { round, number: number + at, at, size }, pair, round <= played)
            })
            .collect();
        number += u32::try_from(matches.len()).unwrap();
        who = matches.iter().map(winner).collect();
        let name = match columns - round {
            0 => "决赛".to_owned(),
            1 => "半决赛".to_owned(),
            2 => "四分之一决赛".to_owned(),
            _ => format!("第 {round} 轮"),
        };
        rounds.push(BracketRound { part: Part::Winners, part_round: round, name, column: round - 1, matches });
    }
    BracketView { columns, half_rows: size, rounds }
}

struct Place {
    round: u32,
    number: u32,
    at: u32,
    size: u32,
}

fn one(place: &Place, pair: &[LineWho], played: bool) -> BracketBox {
    let walkover = pair[1] == LineWho::Bye;
    let line = |who: &LineWho, won: bool| BracketLine {
        who: who.clone(),
        won: (played || walkover).then_some(won),
        score: match (played && !walkover, won) {
            (false, _) => String::new(),
            (true, true) => "2".to_owned(),
            (true, false) => "½".to_owned(),
        },
    };
    let step = 1 << place.round;
    BracketBox {
        number: place.number,
        round: place.round,
        board: place.at + 1,
        half_row: place.at * step + step / 2 - 1,
        lines: [line(&pair[0], true), line(&pair[1], false)],
        state: None,
        lower_first: false,
        open: !played,
        walkover,
        kept: false,
        winner_to: (step < place.size).then(|| place.number + place.size / step - place.at + place.at / 2),
        loser_to: None,
        version: 0,
    }
}

fn winner(planned: &BracketBox) -> LineWho {
    match &planned.lines[0] {
        BracketLine { who, won: Some(true), .. } => who.clone(),
        _ => LineWho::Waiting { on: Feed::WinnerOf(planned.number) },
    }
}

/// Everybody in the first round.
pub(crate) fn entrants(view: &BracketView) -> Vec<Person> {
    let lines = view.rounds[0].matches.iter().flat_map(|planned| &planned.lines);
    lines.filter_map(|line| line.who.person().cloned()).collect()
}
