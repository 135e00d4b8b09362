//! Parts that several pages share. They take plain data and decide nothing.

pub mod article;
pub mod bracket;
pub mod chip;
pub mod empty;
pub mod foot;
pub mod groups;
pub mod heats;
#[cfg(feature = "ssr")]
pub mod islands;
pub mod mast;
pub mod name;
pub mod note;
pub mod pager;
pub mod progress;
pub mod raw_text;
pub mod search;
pub mod side;
pub mod tabs;

pub use article::Article;
pub use chip::GameChip;
pub use empty::Empty;
pub use foot::Foot;
#[cfg(feature = "ssr")]
pub use islands::{WakeIslands, WakeOnFocus};
pub use mast::Mast;
pub use name::Name;
pub use note::{Note, NoteKind};
pub use pager::Pager;
pub use progress::Progress;
pub use search::Search;
pub use side::{BoardBadge, SideMark};
pub use tabs::{Link, Tabs};
