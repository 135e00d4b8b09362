//! One match of a bracket as it is drawn.

use super::{BracketBox, BracketLine, LineWho};
use crate::bracket::{Bracket, Seat, Standing, Ways};
use crate::division::Division;
use crate::id::No;
use crate::matches::{self, MatchState};
use crate::points::Points;
use crate::side::Side;
use crate::stage::Pairing;
use crate::view::Person;
use crate::words;

/// Draws the matches of a stage.
pub(super) struct Boxes<'a> {
    division: &'a Division,
    stage: usize,
    ways: Ways,
}

/// A published match and how it stands.
struct Published<'a> {
    pairing: &'a Pairing,
    state: MatchState,
}

impl<'a> Boxes<'a> {
    /// Of the bracket of a stage.
    pub(super) fn of(division: &'a Division, stage: usize, bracket: &Bracket) -> Self {
        Self { division, stage, ways: Ways::of(bracket) }
    }

    /// One match at its place in the drawing.
    pub(super) fn of_match(&self, standing: &Standing, half_row: u32) -> BracketBox {
        let planned = &standing.planned;
        let published = self.published(standing);
        let [upper, lower] = standing.seats;
        let lines = [upper, lower].map(|seat| self.line(standing, seat, published.as_ref()));
        let lower_first = published.as_ref().is_some_and(|published| lower.no() == Some(published.pairing.first));
        let version = published.as_ref().map_or(0, |published| published.pairing.version);
        BracketBox {
            number: planned.number,
            round: planned.round,
            board: planned.board,
            half_row,
            lines,
            lower_first,
            open: published.is_some() && !standing.decided,
            walkover: standing.decided && published.is_none(),
            kept: standing.kept,
            winner_to: self.ways.winner_to(planned.number),
            loser_to: self.ways.loser_to(planned.number),
            version,
            state: published.map(|published| published.state),
        }
    }

    fn published(&self, standing: &Standing) -> Option<Published<'a>> {
        let planned = &standing.planned;
        let pairing = self.division.stages.get(self.stage)?.round(planned.round)?.at(planned.board)?;
        let state = matches::state(self.division, self.stage, planned.round, pairing);
        Some(Published { pairing, state })
    }

    fn line(&self, standing: &Standing, seat: Seat, published: Option<&Published<'_>>) -> BracketLine {
        match seat {
            Seat::Taken { no } => BracketLine {
                who: LineWho::Person { person: self.person(no) },
                won: won(standing, no, published),
                score: published.map(|published| published.score(no)).unwrap_or_default(),
            },
            Seat::Empty => BracketLine { who: LineWho::Bye, won: None, score: String::new() },
            Seat::Waiting { on } => BracketLine { who: LineWho::Waiting { on }, won: None, score: String::new() },
        }
    }

    fn person(&self, no: No) -> Person {
        let details = self.division.by_no(no).map(|entrant| &entrant.details);
        let (name, unit) = details.map(|details| (details.name.clone(), details.unit.clone())).unwrap_or_default();
        Person { no, name, unit }
    }
}

/// By the result, also where a later match was kept with the one who lost; without a result by who goes on.
fn won(standing: &Standing, no: No, published: Option<&Published<'_>>) -> Option<bool> {
    if !standing.decided {
        return None;
    }
    let by_result = published.filter(|published| published.state.result.is_finished()).and_then(|published| {
        let side = published.pairing.side_of(no)?;
        Some(published.state.result.outcome(side).is_win())
    });
    by_result.or(Some(standing.winner == Some(no)))
}

impl Published<'_> {
    /// The sign of a single result or of the only game so far, else 局分 with what deciders add.
    fn score(&self, no: No) -> String {
        let Some(side) = self.pairing.side_of(no) else { return String::new() };
        match self.pairing.games.as_slice() {
            [] => return words::line_sign(self.state.result.outcome(side)).to_owned(),
            [game] => return words::line_sign(game.result.outcome(game.own_side(side))).to_owned(),
            _ => {}
        }
        let [own, deciders] = [&self.state.score, &self.state.deciders].map(|both| of_side(both, side));
        with_halves(own + deciders)
    }
}

const fn of_side(both: &[Points; 2], side: Side) -> Points {
    let [first, second] = both;
    match side {
        Side::First => *first,
        Side::Second => *second,
    }
}

/// Points as they are written in a bracket: 1½.
fn with_halves(points: Points) -> String {
    let text = points.to_string();
    match text.strip_suffix(".5") {
        Some("0") => "½".to_owned(),
        Some(whole) => format!("{whole}½"),
        None => text,
    }
}
