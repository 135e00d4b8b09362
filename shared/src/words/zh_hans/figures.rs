//! 要紧的几项: the numbers of a division by name.

use crate::stage::{Source, Take};
use crate::structure::figures::{Bounds, Figure, SourceFigure, StageFigure, TeamFigure, TotalsFigure};

/// What stands before the field of a number.
pub const fn figure_label(figure: Figure) -> &'static str {
    match figure {
        Figure::Stage { of, .. } => stage_label(of),
        Figure::Teams(TeamFigure::Boards) => "一场几台",
        Figure::Teams(TeamFigure::LeastPlayers) => "每队至少几人",
        Figure::Teams(TeamFigure::MostPlayers) => "每队至多几人",
        Figure::Teams(TeamFigure::Guests) => "一场至多几名外援",
        Figure::Teams(TeamFigure::Rating) => "一场等级分之和至多",
        Figure::Totals { of: TotalsFigure::Best, .. } => "取最好的几人",
        Figure::Totals { of: TotalsFigure::AtLeast, .. } => "至少几人",
        Figure::Totals { of: TotalsFigure::Women, .. } => "其中女子至少",
    }
}

const fn stage_label(figure: StageFigure) -> &'static str {
    match figure {
        StageFigure::Source { of: SourceFigure::After, .. } => "第几轮后",
        StageFigure::Source { of: SourceFigure::From, .. } => "第几名起",
        StageFigure::Source { of: SourceFigure::To, .. } => "到第几名",
        StageFigure::Source { of: SourceFigure::Best, .. } => "下一名里另取几人",
        StageFigure::Source { of: SourceFigure::Losses, .. } => "没有负满几场的",
        StageFigure::Rounds => "轮数",
        StageFigure::UnitsApart => "前几轮同单位回避",
        StageFigure::OutFrom => "第几轮后末位淘汰",
        StageFigure::OutEach => "每次淘汰几人",
        StageFigure::LossesOut => "负几场出局",
        StageFigure::Groups => "分几组",
        StageFigure::GroupRounds => "只下前几轮",
        StageFigure::Legs => "下几遍",
        StageFigure::Until => "下到剩几人",
        StageFigure::TableSize => "每桌几人",
        StageFigure::TableGames => "每桌几局",
        StageFigure::ForfeitLimit => "弃权几次不再编排",
    }
}

/// A number with where it stands: 第 2 阶段的“轮数”.
pub fn figure_name(figure: Figure) -> String {
    let label = figure_label(figure);
    match figure {
        Figure::Stage { stage, .. } => format!("第 {} 阶段的“{label}”", stage + 1),
        Figure::Teams(_) => format!("“{label}”"),
        Figure::Totals { .. } => format!("队员总分的“{label}”"),
    }
}

/// What an empty field of a number means.
pub const fn figure_empty(figure: Figure) -> &'static str {
    match figure {
        Figure::Stage { of: StageFigure::Source { of: SourceFigure::Best, .. }, .. } => "不取",
        Figure::Stage { of: StageFigure::Source { .. }, .. } => "下完",
        Figure::Stage { of: StageFigure::UnitsApart, .. } => "不管",
        Figure::Stage { of: StageFigure::GroupRounds, .. } | Figure::Totals { of: TotalsFigure::Best, .. } => "全部",
        Figure::Stage { .. } | Figure::Teams(_) | Figure::Totals { .. } => "不限",
    }
}

/// What a number may be.
pub fn bounds_words(bounds: Bounds) -> String {
    let empty = if bounds.optional { "，或者空着" } else { "" };
    format!("填 {} 至 {} 的数{empty}。", bounds.least, bounds.most)
}

/// Before the numbers of a source: 从第 1 阶段每组取.
pub fn source_heading(source: &Source) -> String {
    let each = if matches!(source.take, Take::OfGroups { .. }) { "每组" } else { "" };
    format!("从第 {} 阶段{each}取", source.stage + 1)
}
