//! Simplified Chinese.

mod archive;
mod departure;
mod effect;
mod join;
mod lots;
mod paste;
mod reason;
mod refusal;
mod result;
mod settings;
mod structure;
mod tie_break;

pub use archive::{archive_error, archive_problem};
pub use departure::{departure, finding};
pub use effect::effect;
pub use lots::{lot_method_name, lot_method_sentence, lot_record};
pub use paste::{column_name, dropped_columns, paste_problem, row_problem};
pub use reason::{bye_reason, colour_rule, float_name, how, obstacle, place, reason, reason_brief};
pub use refusal::refusal;
pub use result::{foul_words, outcome_words, penalty_name, result_words, side_words};
pub use settings::{
    first_round_name, first_round_sentence, format_name, format_sentence, point_table_name, point_table_sentence,
    preset_name, preset_sentence, rule_edition_name, settings_problem, stage_name,
};
pub use structure::{line_up_problem, missing_words};
pub use tie_break::{tie_break_article, tie_break_name, tie_break_sentence};
