//! `qisai simulate`: a made-up event.

use clap::{Args, ValueEnum};
use shared::archive::{self, Archive};
use shared::decide::MAX_ENTRANTS;
use shared::event::EventInfo;
use shared::simulate::{SimulateOptions, simulate as play};
use shared::stage::Format;

use super::failure::Failure;

#[derive(Debug, Args)]
pub(super) struct Options {
    /// How many play, 2 to 10000
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=i64::from(MAX_ENTRANTS)))]
    players: u32,
    /// How many rounds; of a round robin all when left out
    #[arg(long, value_name = "R", required_if_eq("format", "swiss"))]
    rounds: Option<u32>,
    /// From which everything else follows
    #[arg(long, value_name = "S")]
    seed: u64,
    /// What is played
    #[arg(long, value_enum, default_value_t = Kind::Swiss)]
    format: Kind,
    /// Chance that a player leaves after a round, 0 to 1
    #[arg(long, value_name = "P", default_value = "0", value_parser = chance)]
    withdraw: u32,
    /// Chance that one side of a game does not come, 0 to 1
    #[arg(long, value_name = "P", default_value = "0", value_parser = chance)]
    forfeit: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Kind {
    #[value(name = "swiss")]
    Swiss,
    #[value(name = "round_robin")]
    RoundRobin,
}

/// The most rounds of a Swiss.
const MAX_ROUNDS: u32 = 30;

/// Makes an event up and writes its archive.
pub(super) fn simulate(options: &Options) -> Result<String, Failure> {
    let (rounds, format) = match options.format {
        Kind::Swiss => {
            let rounds = options.rounds.unwrap_or_default();
            if !(1..=MAX_ROUNDS).contains(&rounds) {
                return Err(Failure::refused(format!("--rounds: {rounds} is not within 1 to {MAX_ROUNDS}")));
            }
            (rounds, SimulateOptions::swiss(options.players, rounds, options.seed).format)
        }
        Kind::RoundRobin => {
            let format = Format::RoundRobin { legs: 1 };
            let all = format.total_rounds(options.players);
            (options.rounds.map_or(all, |rounds| rounds.min(all)), format)
        }
    };
    let (withdraw, forfeit) = (options.withdraw, options.forfeit);
    let event =
        SimulateOptions { format, withdraw, forfeit, ..SimulateOptions::swiss(options.players, rounds, options.seed) };
    let name = format!("模拟赛事 {} 人 {rounds} 轮（{}）", options.players, options.seed);
    let archive = Archive { event: EventInfo { name, ..EventInfo::default() }, divisions: vec![play(&event)] };
    Ok(archive::write(&archive))
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
