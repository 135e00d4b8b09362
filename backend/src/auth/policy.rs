//! The one place that says who may do what.
//!
//! | | visitor | organizer of other events | organizer of the event | admin |
//! |---|---|---|---|---|
//! | public pages | yes | yes | yes | yes |
//! | desk, own account, new event | | yes | yes | yes |
//! | desk of an event, its commands, settings, invitations, archive | | | yes | yes |
//! | invitations to the server | | | | yes |
//!
//! Whoever runs the program at the console counts as an admin.

use shared::command::Command;

/// What somebody is to an event, or to the server where no event is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// Has not signed in.
    Visitor,
    /// Has signed in, and organizes other events.
    OtherOrganizer,
    /// Organizes this event.
    Organizer,
    /// Organizes every event.
    Admin,
}

impl Role {
    /// Every role, least first.
    pub const ALL: [Self; 4] = [Self::Visitor, Self::OtherOrganizer, Self::Organizer, Self::Admin];
}

/// What somebody wants to do.
#[derive(Clone, Copy, Debug)]
pub enum Action<'a> {
    /// See a page.
    See(Page),
    /// Change a division.
    Run(&'a Command),
    /// Make an event.
    CreateEvent,
    /// Change what an event says about itself.
    EditEvent,
    /// Add a division to an event.
    AddDivision,
    /// Give a division another name.
    EditDivision,
    /// Remove a division from an event, or restore it.
    RemoveDivision,
    /// Move entrants from one division to another.
    MoveEntrants,
    /// Take an archive in as a new event.
    Import,
    /// Invite somebody to organize an event.
    InviteToEvent,
    /// Invite somebody to the server.
    InviteToServer,
    /// Change the own password.
    ChangePassword,
}

/// The kinds of pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// `/`.
    Events,
    /// `/e/{slug}`.
    Event,
    /// A published round.
    Round,
    /// The standings.
    Standings,
    /// The table of all results.
    Table,
    /// A player.
    Player,
    /// The search for a player.
    Players,
    /// The rules of the event.
    Rules,
    /// A bracket.
    Bracket,
    /// The groups of a stage.
    Groups,
    /// Tables of several people.
    Heats,
    /// A match of several games or boards.
    Match,
    /// A team.
    Team,
    /// 队员总分.
    Totals,
    /// Places over all stages.
    Places,
    /// Public papers.
    Paper,
    /// `/login`, `/setup`, `/invite/…`.
    SignIn,
    /// `/account`.
    Account,
    /// `/desk`.
    Desk,
    /// `/desk/new`.
    NewEvent,
    /// `/desk/e/{slug}`.
    DeskEvent,
    /// Settings of an event.
    Settings,
    /// Entrants.
    Entrants,
    /// The draw of numbers.
    Draw,
    /// The round that is being made.
    DeskRound,
    /// Entering results.
    Results,
    /// The stages of a division.
    Structure,
    /// A bracket for the organizer.
    DeskBracket,
    /// Groups for the organizer.
    DeskGroups,
    /// Entering the games of a match, and its line-ups.
    MatchEntry,
    /// Entering tables of several people.
    HeatEntry,
    /// Places for the organizer.
    DeskPlaces,
    /// How 队员总分 is reckoned.
    DeskTotals,
    /// What places win.
    DeskPrizes,
    /// Standings for the organizer.
    DeskStandings,
    /// Papers to print.
    DeskPapers,
    /// The journal.
    Journal,
    /// The archive.
    Archive,
    /// Who organizes an event.
    People,
}

impl Page {
    /// Every page.
    pub const ALL: [Self; 39] = [
        Self::Events,
        Self::Event,
        Self::Round,
        Self::Standings,
        Self::Table,
        Self::Player,
        Self::Players,
        Self::Rules,
        Self::Bracket,
        Self::Groups,
        Self::Heats,
        Self::Match,
        Self::Team,
        Self::Totals,
        Self::Places,
        Self::Paper,
        Self::SignIn,
        Self::Account,
        Self::Desk,
        Self::NewEvent,
        Self::DeskEvent,
        Self::Settings,
        Self::Entrants,
        Self::Draw,
        Self::DeskRound,
        Self::Results,
        Self::Structure,
        Self::DeskBracket,
        Self::DeskGroups,
        Self::MatchEntry,
        Self::HeatEntry,
        Self::DeskPlaces,
        Self::DeskTotals,
        Self::DeskPrizes,
        Self::DeskStandings,
        Self::DeskPapers,
        Self::Journal,
        Self::Archive,
        Self::People,
    ];
}

/// Whether the role is enough.
pub fn allows(role: Role, action: Action<'_>) -> bool {
    role >= least(action)
}

/// The least role that may. Every arm is named: what is added must be decided here.
const fn least(action: Action<'_>) -> Role {
    match action {
        Action::See(page) => least_to_see(page),
        Action::Run(command) => least_to_run(command),
        Action::CreateEvent | Action::Import | Action::ChangePassword => Role::OtherOrganizer,
        Action::EditEvent
        | Action::AddDivision
        | Action::EditDivision
        | Action::RemoveDivision
        | Action::MoveEntrants
        | Action::InviteToEvent => Role::Organizer,
        Action::InviteToServer => Role::Admin,
    }
}

const fn least_to_see(page: Page) -> Role {
    match page {
        Page::Events
        | Page::Event
        | Page::Round
        | Page::Standings
        | Page::Table
        | Page::Player
        | Page::Players
        | Page::Rules
        | Page::Bracket
        | Page::Groups
        | Page::Heats
        | Page::Match
        | Page::Team
        | Page::Totals
        | Page::Places
        | Page::Paper
        | Page::SignIn => Role::Visitor,
        Page::Account | Page::Desk | Page::NewEvent => Role::OtherOrganizer,
        Page::DeskEvent
        | Page::Settings
        | Page::Entrants
        | Page::Draw
        | Page::DeskRound
        | Page::Results
        | Page::Structure
        | Page::DeskBracket
        | Page::DeskGroups
        | Page::MatchEntry
        | Page::HeatEntry
        | Page::DeskPlaces
        | Page::DeskTotals
        | Page::DeskPrizes
        | Page::DeskStandings
        | Page::DeskPapers
        | Page::Journal
        | Page::Archive
        | Page::People => Role::Organizer,
    }
}

const fn least_to_run(command: &Command) -> Role {
    match command {
        Command::AddEntrants { .. }
        | Command::AddTeams { .. }
        | Command::EditEntrant { .. }
        | Command::RemoveEntrant { .. }
        | Command::DrawNumbers { .. }
        | Command::TypeNumbers { .. }
        | Command::NumberAsListed
        | Command::UndoNumbers
        | Command::ConfigureStage { .. }
        | Command::ProposeRound { .. }
        | Command::SwapEntrants { .. }
        | Command::SwapColours { .. }
        | Command::DiscardProposal { .. }
        | Command::PublishRound { .. }
        | Command::PublishSchedule { .. }
        | Command::TakeBackRound { .. }
        | Command::SetResult { .. }
        | Command::SetGame { .. }
        | Command::SetLineUp { .. }
        | Command::SetTable { .. }
        | Command::SetStructure { .. }
        | Command::UseTemplate { .. }
        | Command::StartStage { .. }
        | Command::UnstartStage { .. }
        | Command::SwapSeats { .. }
        | Command::SwapMatchColours { .. }
        | Command::SetTeamRules { .. }
        | Command::SetPlayers { .. }
        | Command::SetTotals { .. }
        | Command::SetFigures { .. }
        | Command::SetPrizes { .. }
        | Command::WithdrawEntrant { .. }
        | Command::ReturnEntrant { .. }
        | Command::SetAbsent { .. }
        | Command::EnterLate { .. }
        | Command::RecordLots { .. }
        | Command::Finish
        | Command::Reopen => Role::Organizer,
    }
}
