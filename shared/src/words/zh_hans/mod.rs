//! Simplified Chinese.

mod archive;
mod bracket;
mod departure;
mod effect;
mod figures;
mod join;
mod lots;
mod match_state;
mod matches;
mod paste;
mod places;
mod reason;
mod refusal;
mod regulation;
mod result;
mod settings;
mod stage_facts;
mod structure;
mod templates;
mod tie_break;
mod totals;

pub use archive::{archive_error, archive_problem};
pub use bracket::{bracket_round_name, feed_words, line_sign};
pub use departure::{departure, finding};
pub use effect::effect;
pub use figures::{bounds_words, figure_empty, figure_label, figure_name, source_heading};
pub use lots::{lot_method_name, lot_method_sentence, lot_record};
pub use match_state::{FINAL_RULE, first_move_words, match_size, match_state_words, next_game_words};
pub use matches::{
    cap_warnings, decided_by_words, decider_name, deciders_words, game_kind_name, game_name, game_of_board_name,
    game_title, match_length_name, match_sides,
};
pub use paste::{column_name, dropped_columns, paste_problem, row_problem};
pub use places::{moved_to, place_reason};
pub use reason::{bye_reason, colour_rule, float_name, how, obstacle, place, reason, reason_brief};
pub use refusal::refusal;
pub use regulation::{prizes_sentence, team_rules_lines, team_rules_sentence, team_size_words};
pub use result::{foul_words, outcome_words, penalty_name, result_between, result_words, side_words};
pub use settings::{
    first_round_name, first_round_sentence, first_round_sentences, format_name, format_sentence, match_points_sentence,
    point_table_name, point_table_sentence, point_table_short, preset_name, preset_sentence, rule_edition_name,
    settings_problem, stage_name,
};
pub use stage_facts::{
    carry_words, counter, drawn_at_the_start, eliminate_words, first_round_words, forfeit_limit_words,
    level_match_words, lists_words, losses_out_words, match_length_words, names_head, seating_words,
    size_without_games, stage_size, take_words, third_place_words, units_apart_words,
};
pub use structure::{line_up_problem, missing_words};
pub use templates::template_kind_name;
pub use tie_break::{tie_break_article, tie_break_name, tie_break_sentence};
pub use totals::{
    TOTALS_OPEN, level_players, total_tie_name, total_tie_sentence, total_value_name, totals_sentence, totals_short,
};
