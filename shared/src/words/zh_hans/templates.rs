//! Templates in words.

use crate::structure::templates::Kind;

/// The name of a group of templates.
pub const fn template_kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Swiss => "积分编排",
        Kind::Groups => "循环和分组",
        Kind::Knockout => "淘汰",
        Kind::Onward => "积分编排加淘汰、决赛",
        Kind::Totals => "个人兼团体",
        Kind::Teams => "团体",
        Kind::Tables => "多人桌、擂台",
    }
}
