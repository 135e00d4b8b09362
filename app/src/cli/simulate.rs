//! `qisai simulate`: a made-up event.

use clap::Args;
use shared::archive::{self, Archive};
use shared::decide::{MAX_ENTRANTS, MAX_ROUNDS};
use shared::division::Division;
use shared::event::EventInfo;
use shared::simulate::{
    Chances, SimulateOptions, cannot_start, play_out_with, prepared, simulate as play, structure_of,
};
use shared::stage::Format;
use shared::structure::templates::Structure;

use super::failure::{Failure, refusal_line};

#[derive(Debug, Args)]
pub(super) struct Options {
    /// How many play, teams in a team format, 2 to 10000
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=i64::from(MAX_ENTRANTS)))]
    players: u32,
    /// How many rounds of a Swiss that is the only stage; of a round robin all when left out
    #[arg(long, value_name = "R")]
    rounds: Option<u32>,
    /// From which everything else follows
    #[arg(long, value_name = "S")]
    seed: u64,
    /// What is played: swiss, round_robin, groups, single_elim, double_elim, heats, ladder, `team_swiss` and other
    /// templates, also as template:KEY
    #[arg(long, value_name = "FORMAT", default_value = "swiss")]
    format: String,
    /// Chance that a player leaves after a round, 0 to 1
    #[arg(long, value_name = "P", default_value = "0", value_parser = chance)]
    withdraw: u32,
    /// Chance that one side of a game does not come, 0 to 1
    #[arg(long, value_name = "P", default_value = "0", value_parser = chance)]
    forfeit: u32,
}

/// Makes an event up and writes its archive.
pub(super) fn simulate(options: &Options) -> Result<String, Failure> {
    if options.rounds.is_some_and(|rounds| !(1..=MAX_ROUNDS).contains(&rounds)) && options.format != "round_robin" {
        let rounds = options.rounds.unwrap_or_default();
        return Err(Failure::refused(format!("--rounds: {rounds} is not within 1 to {MAX_ROUNDS}")));
    }
    let (division, played) = match options.format.as_str() {
        "swiss" => {
            let rounds =
                options.rounds.ok_or_else(|| Failure::refused("--rounds: a swiss has no number of its own"))?;
            (of_one_stage(options, SimulateOptions::swiss(options.players, rounds, options.seed)), rounds.to_string())
        }
        "round_robin" => {
            let format = Format::RoundRobin { legs: 1 };
            let all = format.total_rounds(options.players);
            let rounds = options.rounds.map_or(all, |rounds| rounds.min(all));
            let event = SimulateOptions { format, ..SimulateOptions::swiss(options.players, rounds, options.seed) };
            (of_one_stage(options, event), rounds.to_string())
        }
        _ => of_structure(options)?,
    };
    let name = format!("模拟赛事 {} 人 {played} 轮（{}）", options.players, options.seed);
    let archive = Archive { event: EventInfo { name, ..EventInfo::default() }, divisions: vec![division] };
    Ok(archive::write(&archive))
}

fn of_one_stage(options: &Options, event: SimulateOptions) -> Division {
    play(&SimulateOptions { withdraw: options.withdraw, forfeit: options.forfeit, ..event })
}

/// An event of several stages, of a bracket, of teams: prepared and played as an organizer would.
fn of_structure(options: &Options) -> Result<(Division, String), Failure> {
    let structure = structure_of(&options.format, options.players, options.rounds)
        .ok_or_else(|| Failure::refused(format!("--format: there is no format `{}`", options.format)))?;
    if options.rounds.is_some() && !matches!(only_format(&structure), Some(Format::Swiss(_))) {
        return Err(Failure::refused(format!("--rounds: `{}` has rounds of its own", options.format)));
    }
    let prepared = prepared(&structure, options.players, 0, options.seed)
        .map_err(|refusal| Failure::refused(refusal_line(&refusal)))?;
    let chances = Chances { withdraw: options.withdraw, forfeit: options.forfeit, ..Chances::USUAL };
    let played = play_out_with(&prepared, options.seed, chances);
    if let Some(refusal) = cannot_start(&played) {
        let line = refusal_line(&refusal);
        return Err(Failure::refused(format!("--players: {} do not fit: {line}", options.players)));
    }
    let rounds: usize = played.stages.iter().map(|stage| stage.rounds.len()).sum();
    Ok((played, rounds.to_string()))
}

/// The format of a structure of one stage.
fn only_format(structure: &Structure) -> Option<&Format> {
    match structure.stages.as_slice() {
        [only] => Some(&only.format),
        _ => None,
    }
}

/// A chance between 0 and 1 as a number of thousandths.
fn chance(text: &str) -> Result<u32, String> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let thousandths: Option<u32> = format!("{whole}{fraction:0<3}").parse().ok();
    thousandths
        .filter(|thousandths| {
            digits(whole) && !whole.is_empty() && digits(fraction) && fraction.len() <= 3 && *thousandths <= 1000
        })
        .ok_or_else(|| "a chance is 0 to 1 with up to three decimals, as 0.05".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chance_is_read_as_thousandths() {
        let read = ["0", "1", "0.5", "0.05", "0.005", "1.000"].map(chance);
        assert_eq!(read, [0, 1000, 500, 50, 5, 1000].map(Ok));
    }

    #[test]
    fn what_is_no_chance_is_refused() {
        for text in ["", ".5", "2", "1.001", "-1", "0.0005", "5%", "0,5"] {
            assert!(chance(text).is_err(), "{text}");
        }
    }
}
