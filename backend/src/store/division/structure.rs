//! A division that has something in every part, for tests.

use shared::division::Division;
use shared::entrant::{Entrant, EntrantDetails};
use shared::id::{EntrantId, No, PlayerId};
use shared::matches::{GameKind, MatchGame};
use shared::points::Points;
use shared::prizes::{Prize, PrizeCount, Prizes};
use shared::result::{GameResult, Penalty};
use shared::side::Side;
use shared::stage::{
    ByHand, Carry, Format, HeatTable, Pairing, Round, RuleEdition, Seating, SingleElimFormat, Source, Stage,
    StageSeats, StageSettings, SwissFormat, Take,
};
use shared::team::{LineUpRule, Player, TeamRules, TeamTotals, TotalTie, TotalValue};

/// Teams that played a Swiss and are in a knockout; one has left in its first round.
pub(super) fn structure() -> Division {
    Division {
        name: "团体".to_owned(),
        entrants: (1..=5).map(team).collect(),
        stages: vec![swiss(), knockout()],
        team: Some(TeamRules { line_up: LineUpRule::Free, most_guests: Some(1), ..TeamRules::default() }),
        totals: vec![totals()],
        prizes: vec![Prizes { prizes: vec![first_prize()], rest: "优秀奖".to_owned(), ..Prizes::default() }],
        ..Division::default()
    }
}

fn team(n: u32) -> Entrant {
    let details = EntrantDetails { name: format!("第{n}队"), ..EntrantDetails::default() };
    let mut team = Entrant::new(EntrantId(n), Some(No(6 - n)), details);
    team.players = (1..=4).map(player).collect();
    if n == 4 {
        (team.withdrawn_after, team.withdrawn_stage) = (Some(1), 1);
    }
    team
}

fn player(n: u32) -> Player {
    let tags = if n == 4 { vec!["women".to_owned()] } else { Vec::new() };
    Player { id: PlayerId(n), name: format!("队员{n}"), rating: Some(1500 + n), guest: n == 3, tags }
}

fn swiss() -> Stage {
    let mut stage = Stage::new(StageSettings::usual(Format::Swiss(SwissFormat::of(3)), RuleEdition::Cxa2011));
    let mut match_of_boards = Pairing::new(1, No(1), No(2));
    match_of_boards.games = (1..=4).map(board).collect();
    match_of_boards.line_ups = [Some((1..=4).map(PlayerId).collect()), Some((1..=4).rev().map(PlayerId).collect())];
    match_of_boards.result = GameResult::FirstWins;
    let mut sealed = Pairing::new(2, No(3), No(4));
    sealed.line_ups = [None, Some(vec![PlayerId(2)])];
    let out = vec![No(5)];
    stage.rounds = vec![Round { pairings: vec![match_of_boards, sealed], out, ..Round::default() }];
    stage
}

fn board(board: u32) -> MatchGame {
    let first = if board % 2 == 1 { Side::First } else { Side::Second };
    MatchGame {
        board: Some(board),
        players: [Some(PlayerId(board)), Some(PlayerId(5 - board)).filter(|_| board < 4)],
        result: GameResult::ALL[usize::try_from(board).unwrap()],
        fouls: [board, 0],
        penalties: [Vec::new(), vec![Penalty::Warning]],
        ..MatchGame::new(GameKind::Slow, first)
    }
}

fn knockout() -> Stage {
    let format = Format::SingleElim(SingleElimFormat::CHAMPION);
    let mut stage = Stage::new(StageSettings {
        from: vec![Source { stage: 0, after: Some(1), take: Take::Ranks { from: 1, to: 3 } }],
        seating: Seating::Draw { seeds: 1, apart: true },
        carry: Carry::Among,
        ..StageSettings::usual(format, RuleEdition::Cxa2011)
    });
    stage.seats = Some(StageSeats {
        nos: vec![No(3), No(1), No(2)],
        groups: vec![vec![No(3)], vec![No(1), No(2)]],
        slots: vec![Some(No(3)), None, Some(No(1)), Some(No(2))],
        carried: [(No(3), Points::whole(2))].into(),
        seed: Some("迎新杯 2".to_owned()),
        swapped: vec![(No(1), No(2))],
        by_hand: vec![ByHand { no: No(2), put_in: true, reason: "主场".to_owned() }],
    });
    let mut semi_final = Pairing::new(1, No(1), No(2));
    semi_final.games = vec![MatchGame::new(GameKind::Slow, Side::First), MatchGame::new(GameKind::Lots, Side::Second)];
    stage.first_version = 2;
    let resting = vec![No(3)];
    let round = Round { pairings: vec![semi_final], resting, tables: vec![table()], ..Round::default() };
    stage.rounds = vec![round, Round::default()];
    stage
}

fn table() -> HeatTable {
    let games = vec![vec![Points::whole(3), Points::halves(1), Points::ZERO]];
    HeatTable { table: 1, nos: vec![No(1), No(2), No(3)], games, version: 4 }
}

fn totals() -> TeamTotals {
    TeamTotals {
        name: "团体总分".to_owned(),
        value: TotalValue::RankScores,
        best: Some(3),
        at_least: 2,
        women: 1,
        ties: vec![TotalTie::BestRank, TotalTie::Buchholz],
    }
}

fn first_prize() -> Prize {
    Prize { name: "一等奖".to_owned(), count: PrizeCount::Percent(20) }
}
