//! Views of groups, matches, teams and places made by hand.

use shared::id::PlayerId;
use shared::matches::{FirstMove, GameKind, MatchState, NextGame};
use shared::placing::PlaceReason;
use shared::points::Points;
use shared::result::GameResult;
use shared::side::Side;
use shared::team::{Player, TeamTotals, TotalTie, TotalValue};
use shared::view::Person;
use shared::view::groups::{GroupView, GroupsView};
use shared::view::matches::{GameView, LineUps, MatchView};
use shared::view::places::{PlaceRow, PlacesList, PlacesView};
use shared::view::standings::StandingsView;
use shared::view::team::{PlayerRecord, TeamView, TotalsMember, TotalsRow, TotalsView};

use crate::people::people;
use crate::views;

/// Groups of these sizes, the first of each through.
pub(crate) fn groups(sizes: &[u32]) -> GroupsView {
    let everybody = people(sizes.iter().sum());
    let mut from = 0;
    let group = |(size, number): (&u32, u32)| {
        let mut cross = views::cross_table(*size, 1);
        for row in &mut cross.rows {
            row.person = everybody[from].clone();
            from += 1;
        }
        let through = vec![(cross.rows[0].person.no, 1)];
        let none = Vec::new();
        let standings =
            StandingsView { after: 3, total: 3, open_games: 0, chain: none, rows: Vec::new(), lists: Vec::new() };
        GroupView { number, standings, cross, through, open: u32::from(number == 2) }
    };
    GroupsView { groups: sizes.iter().zip(1..).map(group).collect() }
}

fn player(n: u32, name: &str) -> Player {
    Player { id: PlayerId(n), name: name.to_owned(), rating: None, guest: n == 3, tags: Vec::new() }
}

fn team(no: usize, name: &str) -> (Person, Vec<Player>) {
    let everybody = people(40);
    let members = everybody.iter().skip(no * 6).take(6).zip(1..).map(|(person, n)| player(n, &person.name));
    (Person { name: name.to_owned(), ..everybody[no].clone() }, members.collect())
}

/// A match of two teams on four boards, with line-ups or without.
pub(crate) fn team_match(board: u32, with_line_ups: bool) -> MatchView {
    let ((first, ours), (second, theirs)) = (team(0, "青岚一中"), team(1, "青岚市高新技术产业开发区第二实验小学"));
    let first_of = |board: u32| if board % 2 == 1 { Side::First } else { Side::Second };
    let game = |board: u32| GameView {
        game: board,
        kind: GameKind::Slow,
        board: Some(board),
        first: first_of(board),
        players: [&ours, &theirs].map(|team| team.get(usize::try_from(board).unwrap()).cloned()),
        result: [GameResult::FirstWins, GameResult::Draw][usize::try_from(board % 2).unwrap()],
        fouls: [0, 0],
        penalties: [Vec::new(), Vec::new()],
    };
    let next = |board: u32| NextGame {
        game: board,
        kind: GameKind::Slow,
        board: Some(board),
        first: FirstMove::Side(first_of(board)),
    };
    let list = |shown: bool| shown.then(|| (2..=5).map(PlayerId).collect());
    MatchView {
        round: 3,
        board,
        number: None,
        first,
        second,
        state: MatchState {
            score: [Points::whole(2), Points::whole(6)],
            deciders: [Points::ZERO; 2],
            result: if with_line_ups { GameResult::SecondWins } else { GameResult::Unfinished },
            decided_by: None,
            next: if with_line_ups { Vec::new() } else { (1..=4).map(next).collect() },
            level: false,
        },
        games: if with_line_ups { (1..=4).map(game).collect() } else { Vec::new() },
        single: false,
        knockout: false,
        line_ups: Some(LineUps {
            boards: 4,
            everybody: false,
            handed_in: [true, with_line_ups],
            lists: [list(with_line_ups), list(with_line_ups)],
            players: [ours, theirs],
            sealed: !with_line_ups,
            warnings: Vec::new(),
        }),
        version: 1,
    }
}

/// A match of two people: a win, and a quick game that comes next.
pub(crate) fn best_of_three(board: u32) -> MatchView {
    let mut view = team_match(board, true);
    view.line_ups = None;
    (view.first, view.second) = (people(9)[7].clone(), people(9)[8].clone());
    view.games.truncate(1);
    view.games[0] = GameView { board: None, players: [None, None], ..view.games[0].clone() };
    view.state.result = GameResult::Unfinished;
    view.state.next =
        vec![NextGame { game: 2, kind: GameKind::Quick, board: None, first: FirstMove::Chosen(Side::Second) }];
    view
}

/// Teams with their players' records.
pub(crate) fn teams(count: usize) -> Vec<TeamView> {
    let record = |player: Player| PlayerRecord {
        games: 5,
        won_drawn_lost: [2, 1, 2],
        points: Points::whole(i64::from(player.id.0)),
        player,
    };
    let one = |no: usize| {
        let (person, players) = team(no, &format!("第{}代表队", no + 1));
        TeamView { person, players: players.into_iter().map(record).collect() }
    };
    (0..count).map(one).collect()
}

/// 队员总分 of units with so many members each; the last unit is short of members.
pub(crate) fn totals(units: usize, members: usize) -> TotalsView {
    let everybody = people(u32::try_from(units * members).unwrap());
    let member = |(person, place): (&Person, usize)| TotalsMember {
        person: person.clone(),
        rank: Some(person.no.0),
        points: Points::halves(i64::from(person.no.0)),
        counts: place < 3,
    };
    let row = |(unit, place): (&[Person], u32)| TotalsRow {
        rank: (usize::try_from(place).unwrap() < units).then_some(place),
        unit: unit[0].unit.clone(),
        value: Points::whole(i64::from(place) * 7),
        ties: vec![Points::whole(i64::from(place))],
        members: unit.iter().zip(0..).map(member).collect(),
        short: if usize::try_from(place).unwrap() < units { String::new() } else { "不足 3 人".to_owned() },
    };
    let settings = TeamTotals {
        name: "团体名次".to_owned(),
        value: TotalValue::RankSum,
        best: Some(3),
        at_least: 3,
        women: 0,
        ties: vec![TotalTie::BestRank],
    };
    TotalsView { settings, open: false, rows: everybody.chunks(members).zip(1..).map(row).collect() }
}

/// Places in which the third is shared, with prizes for the first.
pub(crate) fn places(count: u32) -> PlacesView {
    let row = |person: Person| {
        let no = person.no.0;
        let place = if no == 4 { 3 } else { no };
        let prize = match no {
            1 => "一等奖",
            2 => "二等奖",
            3 | 4 => "三等奖",
            _ => "",
        };
        PlaceRow {
            place: Some(place),
            shared: place == 3,
            person,
            reason: PlaceReason::Rank { stage: 0, rank: place },
            prize: prize.to_owned(),
        }
    };
    let rows: Vec<PlaceRow> = people(count).into_iter().map(row).collect();
    let women = (0..count).step_by(2).take(3).zip(1..).map(|(index, place)| (place, index, "女子奖".to_owned()));
    let lists = vec![PlacesList { name: "女子".to_owned(), rows: women.collect() }];
    PlacesView { rows, lists, complete: true }
}
