//! Which stages may start, with whom, and why not yet; and how their seats are given.

mod apart;
mod by_hand;
mod carry;
mod coming;
pub mod figures;
mod forfeits;
mod inserted;
mod lines;
pub(crate) mod losses;
mod new_stage;
mod planned;
mod played;
mod ready;
mod seating;
mod start;
mod take;
pub mod templates;
mod through;
mod typed;
mod without;

pub use forfeits::{OverLimit, over_limit};
pub use inserted::inserted;
pub use new_stage::settings_or_new;
pub use planned::Planned;
pub use played::{group_is_played, is_played_out, open_games, open_in_group};
pub use ready::{Missing, StageState, state};
pub use start::{StageDraw, begin};
pub(crate) use take::{branching_to, who_leaves};
pub use through::through;
pub use without::without;
