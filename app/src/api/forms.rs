//! From what people type into the forms to the types of the rules. What cannot be read becomes a value that the rules
//! refuse by name, so that there is one place that says what is wrong.

use backend::service::event::NewDivision;
use shared::command::Command;
use shared::entrant::{EntrantDetails, WOMEN, tag_of_word};
use shared::event::{EventInfo, Game};
use shared::ranking::presets;
use shared::result::{GameResult, Penalty};
use shared::stage::{Format, PointTable, RuleEdition, StageSettings};
use shared::structure::templates;
use shared::words;

use super::entrants::EntrantForm;
use super::event::{EventForm, PlayForm};
use super::result::Entry;
use super::{match_forms, read};

/// An entrant.
pub fn details(form: &EntrantForm) -> EntrantDetails {
    EntrantDetails {
        name: form.name.trim().to_owned(),
        unit: form.unit.trim().to_owned(),
        rating: read::number(&form.rating),
        seed: read::number(&form.seed),
        guest: form.guest,
        tags: read::words(&form.tags).iter().map(|word| tag_of_word(word)).collect(),
    }
}

/// The word of a tag.
pub fn tag_word(tag: &str) -> String {
    if tag == WOMEN { "女子".to_owned() } else { tag.to_owned() }
}

/// A result.
pub fn set_result(entry: &Entry) -> Option<Command> {
    Some(Command::SetResult {
        stage: entry.stage,
        round: entry.round,
        board: entry.board,
        seen: entry.seen,
        result: GameResult::from_sign(&entry.result)?,
        fouls: [entry.first_fouls, entry.second_fouls],
        penalties: [penalties(&entry.first_penalty), penalties(&entry.second_penalty)],
        later: match_forms::later(&entry.later),
    })
}

/// Penalties out of their form.
pub fn penalties(text: &str) -> Vec<Penalty> {
    let penalty = |word: &str| match word {
        "warning" => Some(Penalty::Warning),
        "disqualified" => Some(Penalty::Disqualified),
        _ => None,
    };
    text.split(',').filter_map(penalty).collect()
}

/// Penalties as their form has them.
pub fn penalties_text(penalties: &[Penalty]) -> String {
    let word = |penalty: &Penalty| match penalty {
        Penalty::Warning => "warning",
        Penalty::Disqualified => "disqualified",
    };
    penalties.iter().map(word).collect::<Vec<_>>().join(",")
}

/// The game by its key in the form.
pub fn game(key: &str) -> Game {
    Game::ALL.into_iter().find(|game| game_key(*game) == key).unwrap_or_default()
}

/// The key of a game in a form.
pub const fn game_key(game: Game) -> &'static str {
    match game {
        Game::Xiangqi => "xiangqi",
        Game::Gomoku => "gomoku",
        Game::Go => "go",
        Game::Chess => "chess",
        Game::Draughts => "draughts",
    }
}

/// What is said about an event.
pub fn event(form: &EventForm) -> EventInfo {
    EventInfo {
        name: form.name.trim().to_owned(),
        game: game(&form.game),
        organizer: form.organizer.trim().to_owned(),
        venue: form.venue.trim().to_owned(),
        starts_on: form.starts_on.trim().to_owned(),
        ends_on: form.ends_on.trim().to_owned(),
        time_rule: form.time_rule.trim().to_owned(),
        supplement: form.supplement.trim().to_owned(),
    }
}

/// The names of the divisions; one without a name when none is given.
pub fn division_names(form: &PlayForm) -> Vec<String> {
    let names = read::lines(&form.divisions);
    if names.is_empty() { vec![DEFAULT_DIVISION.to_owned()] } else { names }
}

/// The division of an event that names none.
pub const DEFAULT_DIVISION: &str = "公开组";

/// The template of a form that names none.
pub const DEFAULT_TEMPLATE: &str = "swiss_7";

/// A new division, from its template.
pub fn new_division(name: &str, form: &PlayForm) -> NewDivision {
    let rules = rules(&form.rules);
    let structure =
        templates::structure(&form.template, rules).or_else(|| templates::structure(DEFAULT_TEMPLATE, rules));
    let mut structure = structure.unwrap_or_default();
    structure.stages =
        structure.stages.into_iter().enumerate().map(|(index, settings)| played(index, settings, form)).collect();
    NewDivision::of_structure(name, structure)
}

/// A stage of a template as the form wants it played: the points of a game in all stages, the chain in the first.
fn played(index: usize, mut settings: StageSettings, form: &PlayForm) -> StageSettings {
    settings.points = points_preset(&form.points).unwrap_or(settings.points);
    if let (0, Some(preset)) = (index, presets::by_key(&form.preset)) {
        settings.tie_breaks = preset.chain.to_vec();
    }
    if let (Format::Swiss(swiss), false) = (&mut settings.format, form.units_apart) {
        swiss.avoid_unit_rounds.clear();
    }
    settings
}

/// The point tables that people know, each with its key in forms.
pub const POINT_TABLES: [(&str, PointTable); 4] = [
    ("2-1-0", PointTable::TWO_ONE),
    ("1-½-0", PointTable::ONE_HALF),
    ("3-1-0", PointTable::THREE_ONE),
    ("3-2-1-0", PointTable::THREE_SECOND_TWO),
];

/// A choice for each of them, by key and word.
pub fn point_choices() -> [(String, String); 4] {
    POINT_TABLES.map(|(key, points)| (key.to_owned(), words::point_table_name(&points)))
}

/// A point table by its key in the form.
pub fn points_preset(key: &str) -> Option<PointTable> {
    POINT_TABLES.into_iter().find(|(known, _)| *known == key).map(|(_, points)| points)
}

/// The key of a point table that people know.
pub fn points_key(points: &PointTable) -> Option<&'static str> {
    POINT_TABLES.into_iter().find(|(_, known)| known == points).map(|(key, _)| key)
}

/// A rule book by its key in the form.
pub fn rules(key: &str) -> RuleEdition {
    match key {
        "1999" => RuleEdition::Cxa1999,
        "hk" => RuleEdition::HongKong,
        _ => RuleEdition::Cxa2011,
    }
}
