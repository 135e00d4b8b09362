//! From a stage and its rounds to the file.

use super::file;
use super::from_round::of_pairing;
use crate::id::{No, PlayerId};
use crate::matches::{LaterLength, MatchGame, MatchLength, MatchSettings};
use crate::stage::{Format, HeatTable, Pairing, PointTable, Round, Stage, StageSeats};

pub(super) fn stage(stage: &Stage) -> file::Stage {
    let settings = stage.settings.clone();
    let seats = stage.seats.clone().unwrap_or_default();
    file::Stage {
        name: settings.name,
        format: format(&settings.format, stage.seats.as_ref()),
        rules: settings.rules,
        points: Some(points(settings.points)),
        tie_breaks: Some(settings.tie_breaks),
        games: matches(settings.matches),
        from: settings.from,
        seating: settings.seating,
        carry: settings.carry,
        places_from: settings.places_from,
        forfeit_limit: settings.forfeit_limit,
        entrants: stage.seats.as_ref().map(|seats| nos(&seats.nos)),
        carried: seats.carried.into_iter().map(|(no, points)| (no.0, points)).collect(),
        seed: seats.seed,
        swapped: seats.swapped.into_iter().map(pair).collect(),
        by_hand: seats.by_hand,
        forbidden: settings.forbidden.into_iter().map(pair).collect(),
        allow_rematch: settings.allow_rematch.into_iter().map(pair).collect(),
        fixed_boards: settings.fixed_boards.into_iter().map(|(no, board)| (no.0, board)).collect(),
        lists: settings.lists,
        next_absent: nos(&stage.next_absent),
        lots: stage.lots.clone(),
        rounds: stage.rounds.iter().map(|played| round(played, &settings.format)).collect(),
    }
}

/// What is played, and once it is drawn the groups, lines or tables.
fn format(format: &Format, seats: Option<&StageSeats>) -> file::Format {
    let lists = || seats.map(|seats| seats.groups.iter().map(|group| nos(group)).collect::<Vec<_>>());
    let of = |kind: &str| file::Format { kind: kind.to_owned(), ..file::Format::default() };
    match format {
        Format::Swiss(swiss) => file::Format {
            rounds: Some(swiss.rounds),
            first_round: Some(swiss.first_round),
            smaller_first: swiss.smaller_first.then_some(true),
            avoid_unit_rounds: (!swiss.avoid_unit_rounds.is_empty()).then(|| swiss.avoid_unit_rounds.clone()),
            units_never_meet: swiss.units_never_meet.then_some(true),
            eliminate: swiss.eliminate,
            losses_out: swiss.losses_out,
            ..of("swiss")
        },
        Format::RoundRobin { legs } => file::Format { legs: Some(*legs), ..of("round_robin") },
        Format::Groups(groups) => file::Format {
            rounds: groups.rounds,
            skip: (groups.skip > 0).then_some(groups.skip),
            legs: Some(groups.legs),
            groups: Some(lists().map_or(file::Groups::Count(groups.groups), file::Groups::Drawn)),
            ..of("groups")
        },
        Format::SingleElim(single) => file::Format {
            until: (single.until != 1).then_some(single.until),
            third_place: single.third_place.then_some(true),
            play_off: (single.play_off > 0).then_some(single.play_off),
            ..bracket("single_elim", seats)
        },
        Format::DoubleElim => bracket("double_elim", seats),
        Format::Heats(heats) => file::Format {
            table_size: Some(heats.table_size),
            games: Some(heats.games),
            tables: lists(),
            ..of("heats")
        },
        Format::Ladder => of("ladder"),
    }
}

fn bracket(kind: &str, seats: Option<&StageSeats>) -> file::Format {
    file::Format {
        kind: kind.to_owned(),
        size: seats.and_then(|seats| u32::try_from(seats.slots.len()).ok()),
        slots: seats.map(|seats| seats.slots.iter().map(|slot| slot.map(|no| no.0)).collect()),
        ..file::Format::default()
    }
}

fn matches(settings: MatchSettings) -> file::Match {
    let (games, best_of) = length(settings.length);
    let later = settings.later.into_iter().map(|LaterLength { from_round, length: of }| {
        let (games, best_of) = length(of);
        file::MatchFrom { from_round, games, best_of }
    });
    file::Match {
        games,
        best_of,
        later: later.collect(),
        draws_count: settings.draws_count,
        deciders: settings.deciders,
        points: settings.points.map(points),
        by_game_points: settings.by_game_points,
        replay_drawn_boards: settings.replay_drawn_boards,
    }
}

const fn length(length: MatchLength) -> (Option<u32>, Option<u32>) {
    match length {
        MatchLength::One => (None, None),
        MatchLength::Games(games) => (Some(games), None),
        MatchLength::BestOf(games) => (None, Some(games)),
    }
}

const fn points(points: PointTable) -> file::PointTable {
    let PointTable { win, draw_first, draw_second, loss, bye } = points;
    file::PointTable { win, draw_first, draw_second, loss, bye: Some(bye) }
}

fn round(round: &Round, format: &Format) -> file::Round {
    let bye = match format {
        Format::Groups(_) => Some(file::Bye::Groups(nos(&round.resting))),
        _ => round.bye.map(|no| file::Bye::One(no.0)),
    };
    file::Round {
        pairings: round.pairings.iter().map(pairing).collect(),
        bye,
        absent: nos(&round.absent),
        out: nos(&round.out),
        tables: round.tables.iter().map(table).collect(),
    }
}

fn table(table: &HeatTable) -> file::Table {
    file::Table { table: table.table, nos: nos(&table.nos), games: table.games.clone() }
}

fn pairing(pairing: &Pairing) -> file::Pairing {
    let line_up = |list: &Option<Vec<PlayerId>>| list.as_ref().map(|list| list.iter().copied().map(player).collect());
    file::Pairing {
        board: pairing.board,
        first: pairing.first.0,
        second: pairing.second.0,
        result: Some(pairing.result),
        fouls: pairing.fouls,
        penalties: pairing.penalties.clone(),
        floats: pairing.floats,
        by_hand: pairing.by_hand,
        departs: pairing.departs.clone(),
        games: pairing.games.iter().map(|played| game(pairing, played)).collect(),
        line_ups: pairing.line_ups.each_ref().map(line_up),
    }
}

fn game(pairing: &Pairing, game: &MatchGame) -> file::Game {
    let [first_player, second_player] = of_pairing(game.first, game.players);
    file::Game {
        board: game.board,
        first: Some(pairing.on(game.first).0),
        first_player: first_player.map(player),
        second_player: second_player.map(player),
        kind: game.kind,
        result: game.result,
        fouls: game.fouls,
        penalties: game.penalties.clone(),
    }
}

const fn player(id: PlayerId) -> file::PlayerRef {
    file::PlayerRef::Id(id.0)
}

const fn pair((a, b): (No, No)) -> [u32; 2] {
    [a.0, b.0]
}

fn nos(nos: &[No]) -> Vec<u32> {
    nos.iter().map(|no| no.0).collect()
}
