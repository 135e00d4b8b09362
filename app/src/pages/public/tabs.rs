//! The tabs of a division: what its stage has.

use shared::stage::{Format, Stage};

use super::division::Here;
use crate::components::Link;

/// Which tab a page belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tab {
    /// 赛况.
    Now,
    /// 对阵.
    Rounds,
    /// 签表.
    Bracket,
    /// 分组.
    Groups,
    /// 多人桌.
    Heats,
    /// 名次.
    Standings,
    /// 成绩表.
    Table,
    /// 总分.
    Totals,
    /// 最终名次.
    Places,
    /// 棋手, 队伍.
    Players,
    /// 规程.
    Rules,
}

impl Tab {
    /// The tabs that belong to a stage of this kind, the one it is best known by first.
    const fn of_format(format: &Format) -> &'static [Self] {
        match format {
            Format::Swiss(_) | Format::RoundRobin { .. } => &[Self::Rounds, Self::Standings, Self::Table],
            Format::Groups(_) => &[Self::Groups, Self::Rounds],
            Format::SingleElim(_) | Format::DoubleElim => &[Self::Bracket, Self::Rounds],
            Format::Heats(_) => &[Self::Heats],
            Format::Ladder => &[Self::Bracket],
        }
    }

    /// Whether there is something to show before a round is published.
    const fn is_there_from_the_start(self) -> bool {
        matches!(self, Self::Bracket | Self::Groups | Self::Heats)
    }

    fn word(self, here: &Here) -> &'static str {
        match self {
            Self::Now => "赛况",
            Self::Rounds => "对阵",
            Self::Bracket if here.stage().is_some_and(|stage| stage.settings.format == Format::Ladder) => "擂台",
            Self::Bracket => "签表",
            Self::Groups => "分组",
            Self::Heats => "多人桌",
            Self::Standings => "名次",
            Self::Table => "成绩表",
            Self::Totals => "总分",
            Self::Places => "最终名次",
            Self::Players if here.is_team() => "队伍",
            Self::Players => "棋手",
            Self::Rules => "规程",
        }
    }

    /// Where the tab leads in the stage that is shown.
    fn address(self, here: &Here) -> String {
        match self {
            Self::Now => format!("/e/{}", here.slug),
            Self::Rounds if here.published() == 0 => here.to("standings"),
            Self::Rounds => here.to(&format!("rounds/{}", here.at_play())),
            Self::Bracket => here.to("bracket"),
            Self::Groups => here.to("groups"),
            Self::Heats => here.to("heats"),
            Self::Standings => here.to("standings"),
            Self::Table => here.to("table"),
            Self::Totals => here.with_totals().to("totals"),
            Self::Places => here.to("places"),
            Self::Players => here.to("players"),
            Self::Rules => format!("/e/{}/rules", here.slug),
        }
    }
}

/// The tabs of a division. A tab for which there is nothing yet is not shown.
pub(super) fn tabs(here: &Here, current: Tab) -> Vec<Link> {
    let mut tabs = vec![Tab::Now];
    tabs.extend(here.stage().into_iter().flat_map(of_stage));
    if !here.division.totals.is_empty() && has_begun(here) {
        tabs.push(Tab::Totals);
    }
    if has_places(here) {
        tabs.push(Tab::Places);
    }
    tabs.extend([Tab::Players, Tab::Rules]);
    tabs.into_iter().map(|tab| Link::new(tab.word(here), tab.address(here)).current_if(tab == current)).collect()
}

/// What a stage has by now.
fn of_stage(stage: &Stage) -> impl Iterator<Item = Tab> + use<> {
    let begun = !stage.rounds.is_empty();
    let all = Tab::of_format(&stage.settings.format).iter().copied();
    all.filter(move |tab| begun || tab.is_there_from_the_start())
}

fn has_begun(here: &Here) -> bool {
    here.division.stages.iter().any(|stage| !stage.rounds.is_empty())
}

/// Whether the page of the places says more than the ranking of a stage; at the end it tells the prizes.
pub(super) fn has_places(here: &Here) -> bool {
    has_begun(here) && (here.division.finished || here.division.has_places())
}

/// The page of a stage that is nearest to a tab: the same one where the stage has it.
pub(super) fn nearest(here: &Here, tab: Tab) -> String {
    let Some(stage) = here.stage() else { return here.base() };
    let same = of_stage(stage).find(|other| *other == tab).or_else(|| of_stage(stage).next());
    let known = same.or_else(|| Tab::of_format(&stage.settings.format).first().copied());
    known.map_or_else(|| here.base(), |tab| tab.address(here))
}

/// Whether the stage that is shown has standings of its own.
pub(super) fn has_standings(here: &Here) -> bool {
    here.stage().is_some_and(|stage| Tab::of_format(&stage.settings.format).contains(&Tab::Standings))
}

/// Whether a page of this tab shows one stage.
pub(super) const fn is_of_a_stage(tab: Tab) -> bool {
    matches!(tab, Tab::Rounds | Tab::Bracket | Tab::Groups | Tab::Heats | Tab::Standings | Tab::Table)
}
