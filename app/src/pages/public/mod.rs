//! What everybody sees, without an account.

pub mod bracket;
pub mod event;
pub mod events;
pub mod groups;
pub mod heats;
pub mod match_page;
pub mod not_found;
pub mod places;
pub mod player;
pub mod players;
pub mod round;
pub mod rules;
pub mod standings;
pub mod table;
pub mod team;
pub mod totals;

mod address;
mod candidate;
mod chain;
mod columns;
pub mod division;
mod event_find;
mod event_now;
mod event_ways;
mod find;
mod frame;
mod load;
mod place_card;
mod player_card;
mod player_games;
mod player_matches;
pub mod player_stages;
mod player_why;
mod round_links;
mod round_parts;
mod rules_papers;
mod rules_stage;
mod stage_links;
mod state;
mod table_pages;
mod tabs;
pub mod trouble;
mod why_rank;

#[cfg(test)]
mod match_tests;
#[cfg(test)]
mod stage_tests;
#[cfg(test)]
mod tests;
