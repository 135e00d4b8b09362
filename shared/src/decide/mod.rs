//! Decides every command: from a division's state to the next one, or to a [`Refusal`] that says why not.
//!
//! A command that changes who can be paired with whom (an absence, a withdrawal, a late entry, a forbidden pair)
//! throws an open proposal away, because it no longer follows from the state; it is proposed again.

mod bracket;
mod bracket_effects;
mod divisions;
mod edit;
mod effect;
mod entrants;
mod figures;
mod find;
mod finish;
mod game;
mod heat;
mod ladder;
mod late_entry;
mod limits;
mod line_up;
mod lists;
mod lots;
mod numbers;
mod preview;
mod prizes;
mod proposal;
mod publish;
mod result;
mod settings;
mod sources;
mod structure;
mod teams;
mod tie_lots;
mod units_apart;
mod withdrawal;

pub use divisions::{cancel, move_entrants};
pub use effect::Effect;
pub(crate) use find::count;
pub use late_entry::late_entry;
pub use limits::{MAX_BOARDS, MAX_ENTRANTS, MAX_FOULS, MAX_NAME, MAX_SEED, MAX_TAGS, MAX_UNIT, check_details};
pub use lots::lot_of;
pub(crate) use numbers::{draw_again, list_again};
pub use preview::preview;
pub(crate) use result::MAX_PENALTIES;
pub use settings::MAX_ROUNDS;
pub(crate) use settings::{
    LOSSES, MAX_BRACKET, MAX_GAMES, MAX_GROUPS, MAX_SKIP, problem_by_itself as settings_problem,
};
pub(crate) use teams::{MAX_PLAYERS, are_sizes};
pub(crate) use tie_lots::is_an_order;

use crate::command::Command;
use crate::division::Division;
use crate::refusal::Refusal;

/// What becomes of `division` when `command` is given. Nothing of `division` changes when it is refused.
pub fn decide(division: &Division, command: &Command) -> Result<Division, Refusal> {
    if division.finished && !matches!(command, Command::Reopen) {
        return Err(Refusal::Finished);
    }
    let mut next = division.clone();
    apply(&mut next, command)?;
    line_up::give(&mut next)?;
    Ok(next)
}

/// One arm a command, and no `_`: a new command does not compile before it is decided here.
fn apply(division: &mut Division, command: &Command) -> Result<(), Refusal> {
    match command {
        Command::AddEntrants { entrants } => entrants::add(division, entrants),
        Command::AddTeams { teams } => teams::add(division, teams),
        Command::EditEntrant { id, details } => entrants::edit(division, *id, details),
        Command::RemoveEntrant { id } => entrants::remove(division, *id),
        Command::DrawNumbers { seed, method, units_apart } => numbers::draw(division, seed, *method, *units_apart),
        Command::TypeNumbers { numbers } => numbers::type_in(division, numbers),
        Command::NumberAsListed => numbers::as_listed(division),
        Command::UndoNumbers => numbers::undo(division),
        Command::ConfigureStage { stage, settings } => settings::configure(division, *stage, settings),
        Command::ProposeRound { stage } => proposal::propose(division, *stage),
        Command::SwapEntrants { stage, a, b } => edit::swap_entrants(division, *stage, *a, *b),
        Command::SwapColours { stage, board } => edit::swap_colours(division, *stage, *board),
        Command::DiscardProposal { stage } => proposal::discard(division, *stage),
        Command::PublishRound { stage, round, seen } => publish::publish(division, *stage, *round, seen.as_deref()),
        Command::PublishSchedule { stage } => publish::publish_schedule(division, *stage),
        Command::TakeBackRound { stage, round } => publish::take_back(division, *stage, *round),
        Command::SetResult { stage, round, board, seen, result, fouls, penalties, later } => {
            let entry = result::Entry { result: *result, fouls: *fouls, penalties: penalties.clone() };
            result::set(division, result::Place { stage: *stage, round: *round, board: *board }, *seen, entry, *later)
        }
        Command::SetGame { stage, round, board, game, seen, kind, first, result, fouls, penalties, later } => {
            let place = result::Place { stage: *stage, round: *round, board: *board };
            let entry = result::Entry { result: *result, fouls: *fouls, penalties: penalties.clone() };
            game::set(division, place, *game, *seen, (*kind, *first), entry, *later)
        }
        Command::SetLineUp { stage, round, board, side, players } => {
            let place = result::Place { stage: *stage, round: *round, board: *board };
            line_up::set(division, place, *side, players)
        }
        Command::SetTable { stage, round, table, seen, games } => {
            heat::set(division, result::Place { stage: *stage, round: *round, board: *table }, *seen, games)
        }
        Command::SetStructure { stages } => structure::set(division, stages),
        Command::UseTemplate { key } => structure::use_template(division, key),
        Command::StartStage { stage, draw, by_hand } => structure::start(division, *stage, draw, by_hand),
        Command::UnstartStage { stage } => structure::unstart(division, *stage),
        Command::SwapSeats { stage, a, b } => structure::swap_seats(division, *stage, *a, *b),
        Command::SwapMatchColours { stage, round, board } => {
            let place = result::Place { stage: *stage, round: *round, board: *board };
            bracket::swap_colours(division, place)
        }
        Command::SetTeamRules { team } => teams::set_rules(division, team.as_ref()),
        Command::SetPlayers { id, players } => teams::set_players(division, *id, players),
        Command::SetTotals { totals } => teams::set_totals(division, totals),
        Command::SetFigures { figures, lists, prizes } => {
            figures::set(division, figures)?;
            prizes::change(division, prizes)?;
            lists.as_ref().map_or(Ok(()), |lists| lists::set(division, lists))
        }
        Command::SetPrizes { prizes } => prizes::set(division, prizes),
        Command::WithdrawEntrant { no, after } => withdrawal::withdraw(division, *no, *after),
        Command::ReturnEntrant { no, later } => withdrawal::take_back(division, *no, *later),
        Command::SetAbsent { stage, absent } => proposal::set_absent(division, *stage, absent),
        Command::EnterLate { details } => late_entry::enter(division, details),
        Command::RecordLots { stage, lots } => tie_lots::record(division, *stage, lots),
        Command::Finish => finish::finish(division),
        Command::Reopen => finish::reopen(division),
    }
}
