//! 团体里成绩最好的队员, who play on for themselves in another division.

use super::{PlayerRecord, player_record};
use crate::division::Division;
use crate::entrant::{Entrant, EntrantDetails};
use crate::id::EntrantId;
use crate::points::Points;

/// The best players of a division of teams, by the points of their boards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BestPlayers {
    /// Who is among them whatever becomes of the border, best first.
    pub through: Vec<BestPlayer>,
    /// Those who are equal at the border: there are more of them than places.
    pub level: Vec<BestPlayer>,
    /// How many places are left for those.
    pub places: u32,
}

/// A player, with their team and record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestPlayer {
    /// The team, by the order of its registration.
    pub team: EntrantId,
    /// 队名.
    pub team_name: String,
    /// What they did on their boards.
    pub record: PlayerRecord,
}

impl BestPlayer {
    /// What names them in a form: the team, then the player.
    pub fn key(&self) -> String {
        format!("{}-{}", self.team, self.record.player.id)
    }

    /// Whether a division has somebody of this name and unit already.
    pub fn is_registered(&self, division: &Division) -> bool {
        let same = |there: &EntrantDetails| there.name == self.record.player.name && there.unit == self.team_name;
        division.entrants.iter().any(|entrant| same(&entrant.details))
    }

    /// As they are registered in a division of people: of the unit that is their team.
    pub fn details(&self) -> EntrantDetails {
        let player = &self.record.player;
        EntrantDetails {
            name: player.name.clone(),
            unit: self.team_name.clone(),
            rating: player.rating,
            tags: player.tags.clone(),
            ..EntrantDetails::default()
        }
    }
}

/// The `count` best of those who have played. More points are better; equal points part nobody.
pub fn best_players(division: &Division, count: u32) -> BestPlayers {
    let mut through = by_points(division);
    let places = usize::try_from(count).unwrap_or(usize::MAX);
    let beyond = through.get(places).map(|player| player.record.points);
    let Some(border) = beyond.filter(|_| places > 0) else {
        through.truncate(places);
        return BestPlayers { through, ..BestPlayers::default() };
    };
    through.retain(|player| player.record.points >= border);
    let level = through.split_off(above(&through, border));
    match places - through.len() {
        0 => BestPlayers { through, ..BestPlayers::default() },
        left => BestPlayers { through, level, places: crate::decide::count(left) },
    }
}

/// The players with these keys, in the order of their points.
pub fn chosen_players(division: &Division, keys: &[String]) -> Vec<BestPlayer> {
    let mut players = by_points(division);
    players.retain(|player| keys.contains(&player.key()));
    players
}

/// Everybody who has played, most points first, and equal ones in the order of teams and boards.
fn by_points(division: &Division) -> Vec<BestPlayer> {
    let mut players: Vec<BestPlayer> = division.entrants.iter().flat_map(|team| of_team(division, team)).collect();
    players.retain(|player| player.record.games > 0);
    players.sort_by_key(|player| std::cmp::Reverse(player.record.points));
    players
}

fn of_team<'a>(division: &'a Division, team: &'a Entrant) -> impl Iterator<Item = BestPlayer> + 'a {
    team.no.into_iter().flat_map(move |no| {
        team.players.iter().map(move |player| BestPlayer {
            team: team.id,
            team_name: team.details.name.clone(),
            record: player_record(division, no, player),
        })
    })
}

/// How many stand above the border.
fn above(players: &[BestPlayer], border: Points) -> usize {
    players.iter().take_while(|player| player.record.points > border).count()
}
