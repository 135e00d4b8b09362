//! Where a round arranged by hand departs from the rules, each with its article.

use std::collections::{HashMap, HashSet};

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::id::No;
use crate::pairing::card::{Card, cards};
use crate::pairing::colour::{ColourCard, seat_cost, side_of};
use crate::pairing::field::{Field, ordered};
use crate::pairing::reason::Float;
use crate::pairing::swiss;
use crate::side::Side;
use crate::stage::{Format, Pairing, Round, Stage, SwissFormat};

/// One departure from the rules of pairing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Departure {
    /// The boards it is seen at; none where it concerns the bye.
    pub boards: Vec<u32>,
    /// Whom it concerns.
    pub nos: Vec<No>,
    /// What it is.
    pub kind: DepartureKind,
    /// The article departed from, as `附二 一.6`; empty for a rule the organizer made.
    pub article: String,
}

/// What a departure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DepartureKind {
    /// The two have met (附二 一.6).
    Rematch,
    /// The organizer's own rule forbids the pair.
    Forbidden,
    /// One unit, in a round that keeps units apart (附二 一.7).
    SameUnit,
    /// Moved a third time (附二 一.9).
    ThirdFloat,
    /// 多三先, 连三先 … before the last round (附二 一.11(3)).
    ThreeOfAColour,
    /// Other colours than the rule gives (附二 二.4; in round 1 二.1).
    Colours,
    /// Another bye than the rule gives (附二 一.5; in round 1 二.1).
    Bye,
    /// Another pair than the rules arrive at (附二 二.3; in round 1 二.1).
    OtherPair,
}

impl DepartureKind {
    /// The article departed from.
    pub const fn article(self, first_round: bool) -> &'static str {
        match self {
            Self::Rematch => "附二 一.6",
            Self::Forbidden => "",
            Self::SameUnit => "附二 一.7",
            Self::ThirdFloat => "附二 一.9",
            Self::ThreeOfAColour => "附二 一.11(3)",
            Self::Colours | Self::Bye | Self::OtherPair if first_round => "附二 二.1",
            Self::Colours => "附二 二.4",
            Self::Bye => "附二 一.5",
            Self::OtherPair => "附二 二.3",
        }
    }
}

/// What round `number` departs from, board by board. `round` may be proposed, published or only thought of. A round
/// that the rules themselves make departs from nothing that can be helped, and none is named for a pair that is
/// theirs.
pub fn departures(division: &Division, stage: usize, number: u32, round: &Round) -> Vec<Departure> {
    let index = stage;
    let Some(stage) = division.stages.get(index) else { return Vec::new() };
    let Format::Swiss(format) = &stage.settings.format else { return Vec::new() };
    Review::new(division, index, stage, format, number, round).departures()
}

struct Review<'a> {
    format: &'a SwissFormat,
    round: &'a Round,
    field: Field,
    cards: HashMap<No, Card>,
    rematches: HashSet<(No, No)>,
    /// The round as the rules make it, where they can.
    by_rule: Option<Round>,
}

impl<'a> Review<'a> {
    fn new(
        division: &Division,
        index: usize,
        stage: &Stage,
        format: &'a SwissFormat,
        number: u32,
        round: &'a Round,
    ) -> Self {
        let away: Vec<No> = round.absent.iter().chain(&round.out).copied().collect();
        let field = Field::of_round(division, index, stage, format, number, &away);
        let by_rule = swiss::pair(&field, format, &stage.settings.fixed_boards);
        let cards = cards(division, index, number).into_iter().map(|card| (card.no, card)).collect();
        let rematches = stage.settings.allow_rematch.iter().map(|&(a, b)| ordered(a, b)).collect();
        Self { format, round, field, cards, rematches, by_rule }
    }

    fn departures(&self) -> Vec<Departure> {
        let mut found: Vec<Departure> = self.round.pairings.iter().flat_map(|pairing| self.of_board(pairing)).collect();
        found.extend(self.of_bye());
        found
    }

    fn of_board(&self, pairing: &Pairing) -> Vec<Departure> {
        let two = (pairing.first, pairing.second);
        let by_rule = self.by_rule.as_ref().and_then(|round| round.pairing_of(two.0));
        let kinds = match by_rule {
            Some(rule) if (rule.first, rule.second) == two => Vec::new(),
            Some(rule) if rule.side_of(two.1).is_some() => vec![DepartureKind::Colours],
            _ => self.of_pair(pairing),
        };
        let found = |kind| self.departure(vec![pairing.board], vec![two.0, two.1], kind);
        kinds.into_iter().map(found).collect()
    }

    fn departure(&self, boards: Vec<u32>, nos: Vec<No>, kind: DepartureKind) -> Departure {
        let of_the_event = self.field.first && self.format.smaller_first && kind == DepartureKind::Colours;
        let article = if of_the_event { "" } else { kind.article(self.field.first) };
        Departure { boards, nos, kind, article: article.to_owned() }
    }

    /// What a pair that is not the rules' departs from.
    fn of_pair(&self, pairing: &Pairing) -> Vec<DepartureKind> {
        let two = ordered(pairing.first, pairing.second);
        let checks = [
            (DepartureKind::Rematch, self.have_met(two) && !self.rematches.contains(&two)),
            (DepartureKind::Forbidden, self.field.is_forbidden(two.0, two.1)),
            (DepartureKind::SameUnit, self.one_unit(two)),
            (DepartureKind::ThirdFloat, self.third_float(pairing)),
            (DepartureKind::ThreeOfAColour, self.three_of_a_colour(pairing)),
            (DepartureKind::Colours, self.other_colours(pairing)),
            (DepartureKind::OtherPair, self.by_rule.is_some()),
        ];
        checks.into_iter().filter(|(_, found)| *found).map(|(kind, _)| kind).collect()
    }

    fn have_met(&self, (a, b): (No, No)) -> bool {
        self.cards.get(&a).is_some_and(|card| card.met.contains(&b))
    }

    fn one_unit(&self, (a, b): (No, No)) -> bool {
        match (self.field.place(a), self.field.place(b)) {
            (Some(a), Some(b)) if self.field.avoid_units => {
                self.field.same_unit(&self.field.players[a], &self.field.players[b])
            }
            _ => false,
        }
    }

    fn third_float(&self, pairing: &Pairing) -> bool {
        let [Some(first), Some(second)] = [pairing.first, pairing.second].map(|no| self.cards.get(&no)) else {
            return false;
        };
        let (higher, lower) = if first.score > second.score { (first, second) } else { (second, first) };
        let counted = |float| pairing.floats.is_none_or(|floats| floats.contains(&Some(float)));
        higher.score != lower.score && (lower.ups >= 2 || (higher.downs >= 2 && counted(Float::Down)))
    }

    /// The number by which round 1 pairs.
    fn seat(&self, no: No) -> u32 {
        self.field.place(no).map_or(no.0, |place| self.field.players[place].seat)
    }

    fn seats(&self, pairing: &Pairing) -> Option<[(No, ColourCard); 2]> {
        let seat = |no: No| Some((no, colour_card(self.cards.get(&no)?)));
        Some([seat(pairing.first)?, seat(pairing.second)?])
    }

    fn three_of_a_colour(&self, pairing: &Pairing) -> bool {
        !self.field.last
            && self.seats(pairing).is_some_and(|[(_, first), (_, second)]| {
                seat_cost(first, Side::First).three + seat_cost(second, Side::Second).three > 0
            })
    }

    fn other_colours(&self, pairing: &Pairing) -> bool {
        if self.field.first {
            return (self.seat(pairing.first) < self.seat(pairing.second))
                != swiss::smaller_is_first(self.format, pairing.board);
        }
        self.seats(pairing).is_some_and(|[first, second]| side_of(first, second, self.field.late).0 == Side::Second)
    }

    fn of_bye(&self) -> Option<Departure> {
        let by_rule = self.by_rule.as_ref()?.bye;
        let bye = self.round.bye?;
        (by_rule != Some(bye)).then(|| self.departure(Vec::new(), vec![bye], DepartureKind::Bye))
    }
}

fn colour_card(card: &Card) -> ColourCard {
    ColourCard { score: card.score, balance: card.balance, run: card.run }
}
