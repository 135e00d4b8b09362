//! 成绩册: what everybody did in every round, and what it scored. Everything a ranking or a view says starts here.
//!
//! | what happened | points | 胜局 | 对手分 | 先后走 | 直胜 |
//! |---|---|---|---|---|---|
//! | played | as the table says | if won | opponent's points | counts | counts |
//! | `+` | a win's | yes | opponent's points | no | counts |
//! | `−` | 0 | no | opponent's points | no | counts |
//! | `*` | 0 | no | opponent's points | no | not met yet |
//! | `*` against one who has left | as `+/-` (19.2, 19.3) | | | | |
//! | 轮空 of a Swiss | the bye's | yes | lowest score above zero (14.4) | no | no |
//! | rest of a round robin, absent | 0 | no | nothing | no | no |
//! | annulled (19.2) | 0 | no | nothing | no | no |

use std::collections::{HashMap, HashSet};

use crate::division::Division;
use crate::entrant::Entrant;
use crate::id::No;
use crate::matches::{self, Worth};
use crate::pairing::round_robin::by_forfeit;
use crate::points::Points;
use crate::ranking::annulment;
use crate::result::{GameResult, Outcome, Penalty};
use crate::side::Side;
use crate::stage::{Format, Pairing, Round, Stage};

/// The rounds of a stage up to one, entrant by entrant.
pub(crate) struct Sheet<'a> {
    /// The division it was made of.
    pub(crate) division: &'a Division,
    /// The stage it was made of.
    pub(crate) stage: &'a Stage,
    /// The index of the stage.
    pub(crate) index: usize,
    /// The last round that counts.
    pub(crate) after: u32,
    /// In order of numbers.
    pub(crate) rows: Vec<Row<'a>>,
    /// The lowest score above zero after each round from 0.
    lowest: Vec<Points>,
    /// 抽签 in the order recorded: everybody's place in each.
    pub(crate) draws: Vec<HashMap<No, i64>>,
}

/// One entrant's line.
pub(crate) struct Row<'a> {
    /// 序号.
    pub(crate) no: No,
    /// Who.
    pub(crate) entrant: &'a Entrant,
    /// Points brought along from an earlier stage.
    pub(crate) carried: Points,
    /// What they did, in order of rounds; nothing for a round they were not in.
    pub(crate) entries: Vec<Entry<'a>>,
    /// Points after each round from 0.
    running: Vec<Points>,
    /// Whether they have left, as seen after the last round that counts.
    pub(crate) withdrawn: bool,
    /// 注销 (19.2).
    pub(crate) annulled: bool,
    /// Whether they have left for too many games missed, under a stage that then gives no rank.
    pub(crate) missed_too_many: bool,
}

/// What a pairing or a bye is worth to one side, beside its score.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Share {
    /// 积分.
    pub(crate) score: Points,
    /// 场分; none where a pairing is one game.
    pub(crate) match_score: Points,
    /// 局分.
    pub(crate) game_score: Points,
    /// 胜局.
    pub(crate) wins: u32,
    /// 后走局数.
    pub(crate) seconds: u32,
    /// 后走胜局.
    pub(crate) second_wins: u32,
}

impl Share {
    fn of(worth: &Worth, side: Side) -> Self {
        let games = &worth.games;
        Self {
            score: *side.of(&worth.score),
            match_score: *side.of(&worth.match_score),
            game_score: *side.of(&games.score),
            wins: *side.of(&games.wins),
            seconds: *side.of(&games.seconds),
            second_wins: *side.of(&games.second_wins),
        }
    }
}

/// What an entrant did in a round.
#[derive(Clone, Copy)]
pub(crate) struct Entry<'a> {
    /// From 1.
    pub(crate) round: u32,
    /// What.
    pub(crate) did: Did<'a>,
}

/// A game, a bye, or a rest.
#[derive(Clone, Copy)]
pub(crate) enum Did<'a> {
    /// A pairing.
    Game(Game<'a>),
    /// 轮空, a win without an opponent.
    Bye(Share),
    /// The rest of an odd round robin.
    Rest,
}

/// A pairing, seen from one side.
#[derive(Clone, Copy)]
pub(crate) struct Game<'a> {
    /// As it stands in the record.
    pub(crate) pairing: &'a Pairing,
    /// Index of the opponent's row.
    pub(crate) opponent: usize,
    /// Which side this entrant has.
    pub(crate) side: Side,
    /// The result that counts; an open game of one who has left is a forfeit.
    pub(crate) result: GameResult,
    /// How it ended.
    pub(crate) outcome: Outcome,
    /// What it scores; nothing where annulled.
    pub(crate) score: Points,
    /// What it scores for the opponent.
    pub(crate) conceded: Points,
    /// 场分, 局分 and games won; nothing where annulled.
    pub(crate) worth: Share,
    /// Whether one of the two is annulled.
    pub(crate) annulled: bool,
}

impl<'a> Sheet<'a> {
    /// The sheet of a stage after round `after`; a later round than the last published one is that one. `None` where
    /// there is no such stage.
    pub(crate) fn new(division: &'a Division, index: usize, after: u32) -> Option<Self> {
        Self::of(division, index, &division.nos_of(index), after)
    }

    /// The sheet of some of a stage, as of one of its groups: only their games among each other.
    pub(crate) fn of(division: &'a Division, index: usize, pool: &[No], after: u32) -> Option<Self> {
        let stage = division.stages.get(index)?;
        let published = u32::try_from(stage.rounds.len()).unwrap_or(u32::MAX);
        let after = after.min(published);
        let pool: HashSet<No> = pool.iter().copied().collect();
        let entrants = division.entrants.iter().filter(|entrant| entrant.no.is_some_and(|no| pool.contains(&no)));
        let mut rows: Vec<Row<'a>> = entrants.filter_map(|entrant| Row::new(entrant, stage, index, after)).collect();
        rows.sort_by_key(|row| row.no);
        annulment::mark(stage, &mut rows);
        let draws = stage.lots.iter().map(|lots| lots.order.iter().copied().zip(1..).collect()).collect();
        let mut sheet = Self { division, stage, index, after, rows, lowest: Vec::new(), draws };
        for (number, round) in (1..=after).zip(&stage.rounds) {
            sheet.enter(number, round);
        }
        sheet.add_up();
        Some(sheet)
    }

    /// The row of this entrant.
    pub(crate) fn find(&self, no: No) -> Option<usize> {
        // Numbers are 1..N, so that a number tells its place; the search is for records with gaps.
        let place = usize::try_from(no.0).ok()?.checked_sub(1)?;
        match self.rows.get(place) {
            Some(row) if row.no == no => Some(place),
            _ => self.rows.binary_search_by_key(&no, |row| row.no).ok(),
        }
    }

    /// The row with this index.
    pub(crate) fn row(&self, index: usize) -> Option<&Row<'a>> {
        self.rows.get(index)
    }

    /// Points of a row after a round.
    pub(crate) fn points(&self, row: usize, after: u32) -> Points {
        self.row(row).map_or(Points::ZERO, |row| row.points(after))
    }

    /// (T1) what a bye gives to 对手分: the lowest score above zero after a round, or 0.
    pub(crate) fn bye_share(&self, after: u32) -> Points {
        usize::try_from(after).ok().and_then(|after| self.lowest.get(after)).copied().unwrap_or_default()
    }

    /// Boards of a round that have no result yet.
    pub(crate) fn open_games(&self, round: u32) -> u32 {
        let open = |row: &&Row<'_>| matches!(row.in_round(round), Some(Did::Game(game)) if game.is_open());
        // Every open board stands in two rows.
        u32::try_from(self.rows.iter().filter(open).count() / 2).unwrap_or(u32::MAX)
    }

    fn enter(&mut self, number: u32, round: &'a Round) {
        for pairing in &round.pairings {
            let (Some(first), Some(second)) = (self.find(pairing.first), self.find(pairing.second)) else { continue };
            let (Some(one), Some(other)) = (self.row(first), self.row(second)) else { continue };
            let annulled = one.annulled || other.annulled;
            let left = [one, other].map(|row| row.entrant.has_left_before(self.index, number));
            let result = counted_result(pairing.result, left);
            let worth = matches::worth(self.division, self.index, number, pairing, result);
            let worth = if annulled { Worth::default() } else { worth };
            let seen = |opponent, side| Game::seen(&worth, pairing, opponent, side, result, annulled);
            let (game_of_first, game_of_second) = (seen(second, Side::First), seen(first, Side::Second));
            self.push(first, number, Did::Game(game_of_first));
            self.push(second, number, Did::Game(game_of_second));
        }
        if let Some(row) = round.bye.and_then(|no| self.find(no)) {
            self.push(row, number, self.free_round(number));
        }
    }

    /// A bye of a Swiss scores; who rests in a round robin has neither points nor a game.
    fn free_round(&self, number: u32) -> Did<'a> {
        match self.stage.settings.format {
            Format::Swiss(_) => Did::Bye(Share::of(&matches::bye(self.division, self.index, number), Side::First)),
            Format::RoundRobin { .. }
            | Format::Groups(_)
            | Format::SingleElim(_)
            | Format::DoubleElim
            | Format::Heats(_)
            | Format::Ladder => Did::Rest,
        }
    }

    fn push(&mut self, row: usize, round: u32, did: Did<'a>) {
        if let Some(row) = self.rows.get_mut(row) {
            row.entries.push(Entry { round, did });
        }
    }

    fn add_up(&mut self) {
        for row in &mut self.rows {
            row.running = running_totals(row.carried, &row.entries, self.after);
        }
        self.lowest = (0..=self.after).map(|after| self.lowest_above_zero(after)).collect();
    }

    fn lowest_above_zero(&self, after: u32) -> Points {
        let totals = self.rows.iter().map(|row| row.points(after));
        totals.filter(|&points| points > Points::ZERO).min().unwrap_or_default()
    }
}

impl<'a> Row<'a> {
    fn new(entrant: &'a Entrant, stage: &Stage, index: usize, after: u32) -> Option<Self> {
        let no = entrant.no?;
        let withdrawn = entrant.has_left_before(index, after.saturating_add(1));
        let carried = stage.seats.as_ref().and_then(|seats| seats.carried.get(&no)).copied().unwrap_or_default();
        let missed_too_many = withdrawn && left_for_forfeits(entrant, stage, no);
        let (entries, running) = (Vec::new(), Vec::new());
        Some(Self { no, entrant, carried, entries, running, withdrawn, annulled: false, missed_too_many })
    }

    /// Points after a round.
    pub(crate) fn points(&self, after: u32) -> Points {
        usize::try_from(after).ok().and_then(|after| self.running.get(after)).copied().unwrap_or_default()
    }

    /// What was done up to a round.
    pub(crate) fn until(&self, after: u32) -> impl Iterator<Item = &Entry<'a>> {
        self.entries.iter().take_while(move |entry| entry.round <= after)
    }

    /// Games up to a round that are not annulled.
    pub(crate) fn games(&self, after: u32) -> impl Iterator<Item = &Game<'a>> {
        self.until(after).filter_map(|entry| match &entry.did {
            Did::Game(game) if !game.annulled => Some(game),
            _ => None,
        })
    }

    /// What every pairing and bye up to a round was worth; nothing for what is annulled.
    pub(crate) fn shares(&self, after: u32) -> impl Iterator<Item = &Share> {
        self.until(after).filter_map(|entry| match &entry.did {
            Did::Game(game) => Some(&game.worth),
            Did::Bye(share) => Some(share),
            Did::Rest => None,
        })
    }

    /// What was done in one round.
    pub(crate) fn in_round(&self, round: u32) -> Option<&Did<'a>> {
        self.entries.iter().find(|entry| entry.round == round).map(|entry| &entry.did)
    }

    /// Whether the entrant is ranked.
    pub(crate) fn is_ranked(&self) -> bool {
        !self.annulled && !self.missed_too_many && !self.entrant.details.guest
    }

    /// 警告 and 取消资格 up to a round, annulled games included: the person was punished, whatever becomes of the game.
    pub(crate) fn penalties(&self, after: u32) -> impl Iterator<Item = Penalty> {
        let games = self.until(after).filter_map(|entry| match &entry.did {
            Did::Game(game) => Some(game),
            Did::Bye(_) | Did::Rest => None,
        });
        games.flat_map(Game::penalties)
    }
}

/// Games that a withdrawal itself forfeits come after the round it is from.
fn left_for_forfeits(entrant: &Entrant, stage: &Stage, no: No) -> bool {
    let limit = stage.settings.forfeit_limit.filter(|limit| limit.unranked);
    let until = entrant.withdrawn_after.unwrap_or(0);
    limit.is_some_and(|limit| limit.reached(stage, no, until).is_some())
}

impl<'a> Game<'a> {
    fn seen(
        worth: &Worth,
        pairing: &'a Pairing,
        opponent: usize,
        side: Side,
        result: GameResult,
        annulled: bool,
    ) -> Self {
        let (share, conceded) = (Share::of(worth, side), *side.other().of(&worth.score));
        Self {
            pairing,
            opponent,
            side,
            result,
            outcome: result.outcome(side),
            score: share.score,
            conceded,
            worth: share,
            annulled,
        }
    }

    /// Of two values kept for both sides, this side's.
    pub(crate) const fn own<'b, T>(&self, both: &'b [T; 2]) -> &'b T {
        self.side.of(both)
    }

    /// 犯规 in the pairing and in all its games.
    pub(crate) fn fouls(&self) -> i64 {
        let games = self.pairing.games.iter().map(|game| *game.own_side(self.side).of(&game.fouls));
        i64::from(*self.own(&self.pairing.fouls)) + games.map(i64::from).sum::<i64>()
    }

    /// Penalties in the pairing and in all its games.
    fn penalties(&self) -> impl Iterator<Item = Penalty> + use<'a> {
        let (pairing, side) = (self.pairing, self.side);
        let games = pairing.games.iter().flat_map(move |game| game.own_side(side).of(&game.penalties));
        side.of(&pairing.penalties).iter().chain(games).copied()
    }

    /// Whether the game was played over the board to its end.
    pub(crate) const fn was_played(&self) -> bool {
        self.outcome.was_played()
    }

    /// Whether a result is still to come.
    pub(crate) const fn is_open(&self) -> bool {
        !self.annulled && !self.is_decided()
    }

    /// Whether it is known how the game ended.
    pub(crate) const fn is_decided(&self) -> bool {
        !matches!(self.outcome, Outcome::Unfinished)
    }
}

/// The result that counts: an open game of one who had left before the round is lost by forfeit (19.2, 19.3).
pub(crate) const fn counted_result(result: GameResult, [first_left, second_left]: [bool; 2]) -> GameResult {
    if result.is_finished() { result } else { by_forfeit(first_left, second_left) }
}

fn running_totals(carried: Points, entries: &[Entry<'_>], after: u32) -> Vec<Points> {
    let mut entries = entries.iter().peekable();
    let mut total = carried;
    let mut totals = vec![total];
    for round in 1..=after {
        while let Some(entry) = entries.next_if(|entry| entry.round == round) {
            total += entry.did.score();
        }
        totals.push(total);
    }
    totals
}

impl Did<'_> {
    /// What the round scored.
    pub(crate) const fn score(&self) -> Points {
        match self {
            Self::Game(game) => game.score,
            Self::Bye(share) => share.score,
            Self::Rest => Points::ZERO,
        }
    }
}
