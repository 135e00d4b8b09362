//! Parts that several pages share. They take plain data and decide nothing.

pub mod article;
pub mod bracket;
pub mod chip;
pub mod cross;
#[cfg(feature = "ssr")]
pub mod duel;
pub mod empty;
pub mod foot;
pub mod groups;
pub mod heats;
#[cfg(feature = "ssr")]
pub mod islands;
pub mod mast;
#[cfg(feature = "ssr")]
pub mod match_game;
pub mod name;
pub mod note;
pub mod pager;
#[cfg(feature = "ssr")]
pub mod places;
pub mod progress;
pub mod raw_text;
pub mod search;
pub mod side;
pub mod tabs;

pub use article::Article;
pub use chip::GameChip;
#[cfg(feature = "ssr")]
pub use duel::Duel;
pub use empty::Empty;
pub use foot::Foot;
#[cfg(feature = "ssr")]
pub use islands::{WakeIslands, WakeOnFocus};
pub use mast::Mast;
#[cfg(feature = "ssr")]
pub use match_game::MatchGameChip;
pub use name::Name;
pub use note::{Note, NoteKind};
pub use pager::Pager;
pub use progress::Progress;
pub use search::Search;
pub use side::{BoardBadge, SideMark};
pub use tabs::{Link, Tabs};
