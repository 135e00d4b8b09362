//! Papers of published rounds.

use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use shared::division::Division;
use shared::view;
use shared::words::{place_reason, stage_name};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::division::LoadedDivision;
use crate::error::{Error, Result};
use crate::paper::{self, Fonts, PaperContext, PaperError, PaperSize};
use crate::{Backend, clock};

/// Papers made at one time; the others wait, and pages are served meanwhile.
const AT_ONCE: usize = 2;

/// The papers of a division.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaperKind {
    /// 对阵表 by board.
    Boards,
    /// 对阵表 by name.
    Names,
    /// 名次表.
    Standings,
    /// 循环赛成绩表.
    Cross,
    /// 积分编排成绩表.
    Rounds,
    /// 对阵图 of a knockout: what pages show as 签表.
    Bracket,
    /// 分组成绩表.
    Groups,
    /// 多人桌记录表.
    Heats,
    /// 对局记录表 of a match of several games or boards, or of all of a round.
    Match,
    /// 队员成绩表 of the teams.
    Teams,
    /// 队员总分表.
    Totals,
    /// 最终名次表 over all stages.
    Places,
}

impl PaperKind {
    /// Every paper, in the order of the page that offers them.
    pub const ALL: [Self; 12] = [
        Self::Boards,
        Self::Names,
        Self::Standings,
        Self::Cross,
        Self::Rounds,
        Self::Bracket,
        Self::Groups,
        Self::Heats,
        Self::Match,
        Self::Teams,
        Self::Totals,
        Self::Places,
    ];

    /// The name in the address.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Boards => "boards",
            Self::Names => "names",
            Self::Standings => "standings",
            Self::Cross => "cross",
            Self::Rounds => "rounds",
            Self::Bracket => "bracket",
            Self::Groups => "groups",
            Self::Heats => "heats",
            Self::Match => "match",
            Self::Teams => "teams",
            Self::Totals => "totals",
            Self::Places => "places",
        }
    }

    /// The title that the saved file carries.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Boards => "对阵表（台次）",
            Self::Names => "对阵表（姓名）",
            Self::Standings => "名次表",
            Self::Cross => "循环赛成绩表",
            Self::Rounds => "积分编排成绩表",
            Self::Bracket => "对阵图",
            Self::Groups => "分组成绩表",
            Self::Heats => "多人桌记录表",
            Self::Match => "对局记录表",
            Self::Teams => "队员成绩表",
            Self::Totals => "队员总分表",
            Self::Places => "最终名次表",
        }
    }

    /// Whether the paper is of a round, and not of a stage or a division as it stands.
    const fn is_of_round(self) -> bool {
        match self {
            Self::Boards | Self::Names | Self::Standings | Self::Cross | Self::Rounds | Self::Match | Self::Totals => {
                true
            }
            Self::Bracket | Self::Groups | Self::Heats | Self::Teams | Self::Places => false,
        }
    }
}

impl FromStr for PaperKind {
    type Err = Error;

    fn from_str(key: &str) -> Result<Self> {
        Self::ALL.into_iter().find(|kind| kind.key() == key).ok_or(Error::NotFound)
    }
}

/// Which paper somebody wants.
#[derive(Clone, Copy, Debug)]
pub struct WantedPaper {
    /// Which kind.
    pub kind: PaperKind,
    /// Which stage, from 1; the running one where none is named.
    pub stage: Option<u32>,
    /// Which round, from 1; the last published one where none is named.
    pub round: Option<u32>,
    /// Which board of the round; all where none is named.
    pub board: Option<u32>,
    /// How large.
    pub size: PaperSize,
}

/// A paper that was made.
#[derive(Clone, Debug)]
pub struct Paper {
    /// Under which name it is saved.
    pub file_name: String,
    /// The PDF.
    pub pdf: Vec<u8>,
}

/// What papers are made with.
#[derive(Debug)]
pub(crate) struct Press {
    fonts: Option<Fonts>,
    turns: Semaphore,
}

impl Press {
    /// Looks for the fonts; without any there are no papers, which the log says once.
    pub(crate) fn new(font: Option<&Path>) -> Self {
        let fonts = Fonts::find(font).inspect_err(|missing| tracing::warn!(%missing, "no papers")).ok();
        Self { fonts, turns: Semaphore::new(AT_ONCE) }
    }
}

impl Backend {
    /// Whether this machine has a font to set papers in.
    pub fn can_print(&self) -> bool {
        self.press().fonts.is_some()
    }

    /// A paper of a published round, of the table after it, of a stage or of the division. `None` where the machine has
    /// no font.
    pub async fn paper(&self, slug: &str, number: u32, wanted: WantedPaper) -> Result<Option<Paper>> {
        let loaded = self.division(slug, number).await?;
        let place = Place::of(&loaded.division, &wanted)?;
        let Some(fonts) = self.press().fonts.clone() else { return Ok(None) };
        let _turn = self.press().turns.acquire().await.map_err(Error::internal)?;
        let file_name = place.file_name(&loaded, wanted.kind);
        let made = spawn_blocking(move || make(&loaded, &wanted, &place, &fonts)).await.map_err(Error::internal)?;
        Ok(Some(Paper { file_name, pdf: made?.map_err(Error::internal)? }))
    }
}

/// Of what stage and round a paper is.
struct Place {
    stage: usize,
    round: u32,
    /// The division, and its stage where it has several.
    name: String,
}

impl Place {
    fn of(division: &Division, wanted: &WantedPaper) -> Result<Self> {
        let stage = match wanted.stage {
            Some(stage) => stage.checked_sub(1).and_then(|stage| usize::try_from(stage).ok()).ok_or(Error::NotFound)?,
            None => division.running_stage(),
        };
        let of_stage = division.stages.get(stage).ok_or(Error::NotFound)?;
        let published = of_stage.next_round() - 1;
        let round = wanted.round.unwrap_or(published);
        if wanted.kind.is_of_round() && (round == 0 || round > published) {
            return Err(Error::NotFound);
        }
        let whole = division.stages.len() == 1 || wanted.kind == PaperKind::Places;
        let of_stage = if whole { String::new() } else { format!("·{}", stage_name(&of_stage.settings)) };
        Ok(Self { stage, round, name: format!("{}{of_stage}", division.name) })
    }

    fn file_name(&self, loaded: &LoadedDivision, kind: PaperKind) -> String {
        let round = if kind.is_of_round() { format!(" 第{}轮", self.round) } else { String::new() };
        format!("{} {}{round} {}.pdf", loaded.event.name, self.name, kind.title())
    }
}

type Made = std::result::Result<Vec<u8>, PaperError>;

fn make(loaded: &Arc<LoadedDivision>, wanted: &WantedPaper, place: &Place, fonts: &Fonts) -> Result<Made> {
    let Place { stage, round, ref name } = *place;
    let division = &loaded.division;
    let printed_at = clock::on_paper(clock::now());
    let context = PaperContext {
        event: &loaded.event,
        division: name,
        team: division.team.is_some(),
        printed_at: &printed_at,
        fonts,
    };
    let by_round = || view::round::round_view(division, stage, round).ok_or(Error::NotFound);
    Ok(match wanted.kind {
        PaperKind::Boards => paper::boards(&context, &by_round()?),
        PaperKind::Names => paper::names(&context, &by_round()?),
        PaperKind::Standings => paper::standings(&context, &view::standings::standings_view(division, stage, round)),
        PaperKind::Cross => paper::cross(&context, &view::cross::cross_table(division, stage, round)),
        PaperKind::Rounds => paper::rounds(&context, &view::cross::round_table(division, stage, round)),
        PaperKind::Bracket => {
            let view = view::bracket::bracket_view(division, stage);
            paper::bracket(&context, &there(view, |view| !view.rounds.is_empty())?, wanted.size)
        }
        PaperKind::Groups => {
            let view = view::groups::groups_view(division, stage);
            paper::groups(&context, &there(view, |view| !view.groups.is_empty())?)
        }
        PaperKind::Heats => {
            let view = view::heats::heats_view(division, stage);
            paper::heats(&context, &there(view, |view| !view.tables.is_empty())?)
        }
        PaperKind::Match => paper::matches(&context, round, &matches(division, place, wanted.board)?),
        PaperKind::Teams => paper::teams(&context, &there(teams(division), |teams| !teams.is_empty())?),
        PaperKind::Totals => {
            let views = view::team::totals_view(division, stage, round);
            paper::totals(&context, &there(views, |views| !views.is_empty())?)
        }
        PaperKind::Places => {
            let why = |reason: &_| place_reason(reason, division);
            let view = view::places::places_view(division);
            paper::places(&context, &there(view, |view| !view.rows.is_empty())?, &why)
        }
    })
}

/// What is on a paper, if there is anything.
fn there<T>(view: T, has_any: impl Fn(&T) -> bool) -> Result<T> {
    if has_any(&view) { Ok(view) } else { Err(Error::NotFound) }
}

/// One match of a round or all; line-ups that are sealed stay so on paper.
fn matches(division: &Division, place: &Place, board: Option<u32>) -> Result<Vec<view::matches::MatchView>> {
    let round = division.stages.get(place.stage).and_then(|stage| stage.round(place.round)).ok_or(Error::NotFound)?;
    let boards = round.pairings.iter().map(|pairing| pairing.board).filter(|at| board.is_none_or(|board| board == *at));
    let view = |board| view::matches::match_view(division, place.stage, place.round, board, false);
    there(boards.filter_map(view).collect(), |views: &Vec<_>| !views.is_empty())
}

/// The teams in order of numbers; none where people play for themselves.
fn teams(division: &Division) -> Vec<view::team::TeamView> {
    if division.team.is_none() {
        return Vec::new();
    }
    let mut nos: Vec<_> = division.entrants.iter().filter_map(|entrant| entrant.no).collect();
    nos.sort_unstable();
    nos.into_iter().filter_map(|no| view::team::team_view(division, no)).collect()
}
