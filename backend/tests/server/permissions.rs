//! Who may do what: the whole table, and that the routes follow it.

use crate::common::event::{game, info, make, new_event, result, round_robin};
use crate::common::{Server, on_both_databases};
use backend::auth::policy::{Action, Page, Role, allows};
use backend::{Error, auth::Actor};
use shared::command::Command;
use shared::division::LotMethod;
use shared::entrant::EntrantDetails;
use shared::id::{EntrantId, No};
use shared::result::GameResult;
use shared::side::Side;
use shared::stage::Lots;
use shared::structure::StageDraw;
use uuid::Uuid;

/// One of each command.
fn commands() -> Vec<Command> {
    let details = EntrantDetails::default();
    vec![
        Command::AddEntrants { entrants: Vec::new() },
        Command::AddTeams { teams: Vec::new() },
        Command::EditEntrant { id: EntrantId(1), details: details.clone() },
        Command::RemoveEntrant { id: EntrantId(1) },
        Command::DrawNumbers { seed: String::new(), method: LotMethod::All, units_apart: false },
        Command::TypeNumbers { numbers: Vec::new() },
        Command::NumberAsListed,
        Command::UndoNumbers,
        Command::ConfigureStage { stage: 0, settings: Box::new(round_robin()) },
        Command::ProposeRound { stage: 0 },
        Command::SwapEntrants { stage: 0, a: No(1), b: No(2) },
        Command::SwapColours { stage: 0, board: 1 },
        Command::DiscardProposal { stage: 0 },
        Command::PublishRound { stage: 0, round: 1, seen: None },
        Command::PublishSchedule { stage: 0 },
        Command::TakeBackRound { stage: 0, round: 1 },
        result(1, 1, 0, GameResult::Draw),
        game(1, 1, 1, GameResult::Draw),
        Command::SetLineUp { stage: 0, round: 1, board: 1, side: Side::First, players: Vec::new() },
        Command::SetTable { stage: 0, round: 1, table: 1, seen: 0, games: Vec::new() },
        Command::SetStructure { stages: vec![round_robin()] },
        Command::UseTemplate { key: "swiss_7".to_owned() },
        Command::StartStage { stage: 0, draw: StageDraw::Typed { order: Vec::new() }, by_hand: Vec::new() },
        Command::UnstartStage { stage: 0 },
        Command::SwapSeats { stage: 0, a: No(1), b: No(2) },
        Command::SwapMatchColours { stage: 0, round: 1, board: 1 },
        Command::SetTeamRules { team: None },
        Command::SetPlayers { id: EntrantId(1), players: Vec::new() },
        Command::SetTotals { totals: Vec::new() },
        Command::SetFigures { figures: Vec::new(), lists: None, prizes: Vec::new() },
        Command::SetPrizes { prizes: Vec::new() },
        Command::WithdrawEntrant { no: No(1), after: 1 },
        Command::ReturnEntrant { no: No(1), later: None },
        Command::SetAbsent { stage: 0, absent: Vec::new() },
        Command::EnterLate { details },
        Command::RecordLots { stage: 0, lots: Lots { among: Vec::new(), order: Vec::new() } },
        Command::Finish,
        Command::Reopen,
    ]
}

/// The name of a command, as it is sent.
fn name(command: &Command) -> String {
    serde_json::to_value(command).unwrap()["command"].as_str().unwrap().to_owned()
}

/// The name of every command there is, as serde tells them when it is asked for another.
fn every_name() -> Vec<String> {
    let unknown = serde_json::from_str::<Command>(r#"{"command":"?"}"#).unwrap_err().to_string();
    unknown.split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

#[test]
fn the_table_has_one_of_each_command() {
    assert_eq!(commands().iter().map(name).collect::<Vec<_>>(), every_name());
}

fn row(what: String, action: Action<'_>) -> String {
    let cells = Role::ALL.map(|role| if allows(role, action) { "yes" } else { "-" });
    format!("{what:<20} {:<4} {:<4} {:<4} {:<4}", cells[0], cells[1], cells[2], cells[3]).trim_end().to_owned()
}

#[test]
fn the_whole_table_of_role_and_action() {
    let commands = commands();
    let mut table: Vec<String> = Page::ALL.map(|page| row(format!("{page:?}"), Action::See(page))).into();
    table.extend(commands.iter().map(|command| row(name(command), Action::Run(command))));
    let others = [
        Action::CreateEvent,
        Action::EditEvent,
        Action::AddDivision,
        Action::EditDivision,
        Action::RemoveDivision,
        Action::MoveEntrants,
        Action::Import,
        Action::InviteToEvent,
        Action::InviteToServer,
        Action::ChangePassword,
    ];
    table.extend(others.map(|action| row(format!("{action:?}"), action)));
    //                                  visitor, organizer of other events, organizer of the event, admin
    let expected = "
Events               yes  yes  yes  yes
Event                yes  yes  yes  yes
Round                yes  yes  yes  yes
Standings            yes  yes  yes  yes
Table                yes  yes  yes  yes
Player               yes  yes  yes  yes
Players              yes  yes  yes  yes
Rules                yes  yes  yes  yes
Bracket              yes  yes  yes  yes
Groups               yes  yes  yes  yes
Heats                yes  yes  yes  yes
Match                yes  yes  yes  yes
Team                 yes  yes  yes  yes
Totals               yes  yes  yes  yes
Places               yes  yes  yes  yes
Paper                yes  yes  yes  yes
SignIn               yes  yes  yes  yes
Account              -    yes  yes  yes
Desk                 -    yes  yes  yes
NewEvent             -    yes  yes  yes
DeskEvent            -    -    yes  yes
Settings             -    -    yes  yes
Entrants             -    -    yes  yes
Draw                 -    -    yes  yes
DeskRound            -    -    yes  yes
Results              -    -    yes  yes
Structure            -    -    yes  yes
DeskBracket          -    -    yes  yes
DeskGroups           -    -    yes  yes
MatchEntry           -    -    yes  yes
HeatEntry            -    -    yes  yes
DeskPlaces           -    -    yes  yes
DeskTotals           -    -    yes  yes
DeskPrizes           -    -    yes  yes
DeskStandings        -    -    yes  yes
DeskPapers           -    -    yes  yes
Journal              -    -    yes  yes
Archive              -    -    yes  yes
People               -    -    yes  yes
add_entrants         -    -    yes  yes
add_teams            -    -    yes  yes
edit_entrant         -    -    yes  yes
remove_entrant       -    -    yes  yes
draw_numbers         -    -    yes  yes
type_numbers         -    -    yes  yes
number_as_listed     -    -    yes  yes
undo_numbers         -    -    yes  yes
configure_stage      -    -    yes  yes
propose_round        -    -    yes  yes
swap_entrants        -    -    yes  yes
swap_colours         -    -    yes  yes
discard_proposal     -    -    yes  yes
publish_round        -    -    yes  yes
publish_schedule     -    -    yes  yes
take_back_round      -    -    yes  yes
set_result           -    -    yes  yes
set_game             -    -    yes  yes
set_line_up          -    -    yes  yes
set_table            -    -    yes  yes
set_structure        -    -    yes  yes
use_template         -    -    yes  yes
start_stage          -    -    yes  yes
unstart_stage        -    -    yes  yes
swap_seats           -    -    yes  yes
swap_match_colours   -    -    yes  yes
set_team_rules       -    -    yes  yes
set_players          -    -    yes  yes
set_totals           -    -    yes  yes
set_figures          -    -    yes  yes
set_prizes           -    -    yes  yes
withdraw_entrant     -    -    yes  yes
return_entrant       -    -    yes  yes
set_absent           -    -    yes  yes
enter_late           -    -    yes  yes
record_lots          -    -    yes  yes
finish               -    -    yes  yes
reopen               -    -    yes  yes
CreateEvent          -    yes  yes  yes
EditEvent            -    -    yes  yes
AddDivision          -    -    yes  yes
EditDivision         -    -    yes  yes
RemoveDivision       -    -    yes  yes
MoveEntrants         -    -    yes  yes
Import               -    yes  yes  yes
InviteToEvent        -    -    yes  yes
InviteToServer       -    -    -    yes
ChangePassword       -    yes  yes  yes";
    assert_eq!(table.join("\n"), expected.trim_start());
}

on_both_databases! {
    async fn every_command_asks_for_the_role_before_anything_else(server) {
        let admin = server.admin().await;
        let slug = make(&server, &admin).await;
        let visitor = server.browser();
        let other = server.organizer(&admin, "李老师", None).await;
        let organizer = server.organizer(&admin, "张老师", Some(&slug)).await;
        for command in commands() {
            let refused = name(&command);
            assert_eq!(visitor.run(&slug, &command).await.status, 401, "{refused}");
            assert_eq!(other.run(&slug, &command).await.status, 403, "{refused}");
            assert!([200, 409].contains(&organizer.run(&slug, &command).await.status), "{refused}");
        }
    }

    async fn the_archive_is_for_those_who_organize_the_event(server) {
        let admin = server.admin().await;
        let slug = make(&server, &admin).await;
        let path = format!("/desk/e/{slug}/archive.json");
        assert_eq!(server.browser().get(&path).await.status, 401);
        assert_eq!(server.organizer(&admin, "李老师", None).await.get(&path).await.status, 403);
        assert_eq!(server.organizer(&admin, "张老师", Some(&slug)).await.get(&path).await.status, 200);
        assert_eq!(admin.get(&path).await.status, 200);
        assert_eq!(admin.get("/desk/e/nowhere/archive.json").await.status, 404);
    }

    async fn what_changes_events_asks_for_the_role(server) {
        let admin = server.admin().await;
        let slug = make(&server, &admin).await;
        let other = server.organizer(&admin, "李老师", None).await.actor(&server).await;
        let visitor = Actor::visitor("");
        let backend = &server.backend;
        let created = backend.create_event(&visitor, Uuid::new_v4(), new_event("别的")).await;
        assert!(matches!(created, Err(Error::NotSignedIn)), "{created:?}");
        let edited = backend.edit_event(&other, &slug, info("我的")).await;
        assert!(matches!(edited, Err(Error::Forbidden)), "{edited:?}");
        let added = backend.add_division(&other, &slug, Uuid::new_v4(), new_event("").divisions.remove(0)).await;
        assert!(matches!(added, Err(Error::Forbidden)), "{added:?}");
        let invited = backend.invite(&other, None).await.map(|invitation| invitation.expires_at);
        assert!(matches!(invited, Err(Error::Forbidden)), "{invited:?}");
        let people = backend.organizers(&other, &slug).await;
        assert!(matches!(people, Err(Error::Forbidden)), "{people:?}");
        let own = backend.create_event(&other, Uuid::new_v4(), new_event("自己的")).await.unwrap();
        backend.edit_event(&other, &own, info("我的")).await.unwrap();
    }

    async fn whoever_runs_the_program_may_do_everything(server) {
        let console = Actor::console();
        let slug = server.backend.create_event(&console, Uuid::new_v4(), new_event("迎新杯")).await.unwrap();
        server.backend.run(&console, &slug, 1, Uuid::new_v4(), Command::AddEntrants { entrants: crate::common::event::entrants(2) }).await.unwrap();
        assert_eq!(server.backend.journal(&slug, 1, 1).await.unwrap().lines[0].who, "");
    }
}
