//! Moves neighbours of one unit apart after the draw, by exchanging numbers.
//!
//! In order of boards of round 1: where two of one unit would meet, the larger of their numbers is exchanged with the
//! nearest other number (equally near: the larger) by which neither of the two pairs is of one unit; if there is
//! none, the same with the smaller number; if there is none again, the pair stays. When seeds drew the odd numbers,
//! odd is exchanged only with odd and even with even. Whoever has no unit is of no one's unit.

use crate::division::LotMethod;
use crate::entrant::Entrant;
use crate::stage::FirstRound;

/// Exchanges numbers in `order` (the first has number 1).
pub(super) fn exchange(order: &mut [&Entrant], first_round: FirstRound, method: LotMethod) {
    let pairs = Pairs { players: order.len() - order.len() % 2, first_round };
    for (smaller, larger) in pairs.boards() {
        if !one_unit(order, smaller, larger) {
            continue;
        }
        let other = [larger, smaller].into_iter().find_map(|here| {
            let there = nearest(order, &pairs, here, method)?;
            Some((here, there))
        });
        if let Some((here, there)) = other {
            order.swap(here, there);
        }
    }
}

/// The nearest place to exchange `here` with so that nobody of the two pairs meets their own unit.
fn nearest(order: &[&Entrant], pairs: &Pairs, here: usize, method: LotMethod) -> Option<usize> {
    let step = if method == LotMethod::SeedsOdd { 2 } else { 1 };
    (step..order.len()).step_by(step).find_map(|distance| {
        let places = [here.checked_add(distance), here.checked_sub(distance)];
        places.into_iter().flatten().find(|there| *there < order.len() && helps(order, pairs, here, *there))
    })
}

fn helps(order: &[&Entrant], pairs: &Pairs, here: usize, there: usize) -> bool {
    let partner = pairs.partner(here);
    if partner == Some(there) {
        return false;
    }
    let meets = |seat: usize, opponent: Option<usize>| opponent.is_some_and(|other| one_unit(order, seat, other));
    !meets(there, partner) && !meets(here, pairs.partner(there))
}

fn one_unit(order: &[&Entrant], a: usize, b: usize) -> bool {
    match (order.get(a), order.get(b)) {
        (Some(a), Some(b)) => !a.details.unit.is_empty() && a.details.unit == b.details.unit,
        _ => false,
    }
}

/// Who meets whom in round 1, by places from 0. The last of an odd field rests.
struct Pairs {
    players: usize,
    first_round: FirstRound,
}

impl Pairs {
    fn boards(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let (players, first_round) = (self.players, self.first_round);
        (0..players / 2).map(move |board| match first_round {
            FirstRound::Adjacent => (board * 2, board * 2 + 1),
            FirstRound::Ends => (board, players - 1 - board),
            FirstRound::Halves => (board, board + players / 2),
        })
    }

    fn partner(&self, place: usize) -> Option<usize> {
        let half = self.players / 2;
        let partner = match self.first_round {
            _ if place >= self.players => return None,
            FirstRound::Adjacent => place ^ 1,
            FirstRound::Ends => self.players - 1 - place,
            FirstRound::Halves if place < half => place + half,
            FirstRound::Halves => place - half,
        };
        Some(partner)
    }
}
