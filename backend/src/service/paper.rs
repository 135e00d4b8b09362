//! Papers of published rounds.

use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use shared::view;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::division::LoadedDivision;
use crate::error::{Error, Result};
use crate::paper::{self, Fonts, PaperContext, PaperError};
use crate::{Backend, clock};

/// Everything printed is of the first stage, as long as divisions have one.
const STAGE: usize = 0;
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
}

impl PaperKind {
    /// Every paper, in the order of the page that offers them.
    pub const ALL: [Self; 5] = [Self::Boards, Self::Names, Self::Standings, Self::Cross, Self::Rounds];

    /// The name in the address.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Boards => "boards",
            Self::Names => "names",
            Self::Standings => "standings",
            Self::Cross => "cross",
            Self::Rounds => "rounds",
        }
    }

    /// The title that the saved file carries.
    const fn title(self) -> &'static str {
        match self {
            Self::Boards => "对阵表（台次）",
            Self::Names => "对阵表（姓名）",
            Self::Standings => "名次表",
            Self::Cross => "循环赛成绩表",
            Self::Rounds => "积分编排成绩表",
        }
    }
}

impl FromStr for PaperKind {
    type Err = Error;

    fn from_str(key: &str) -> Result<Self> {
        Self::ALL.into_iter().find(|kind| kind.key() == key).ok_or(Error::NotFound)
    }
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

    /// A paper of a published round, or of the table after it; of the last one where none is named. `None` where the
    /// machine has no font.
    pub async fn paper(&self, slug: &str, number: u32, kind: PaperKind, round: Option<u32>) -> Result<Option<Paper>> {
        let loaded = self.division(slug, number).await?;
        let published = loaded.division.stages.get(STAGE).map_or(0, |stage| stage.next_round() - 1);
        let round = round.unwrap_or(published);
        if round == 0 || round > published {
            return Err(Error::NotFound);
        }
        let Some(fonts) = self.press().fonts.clone() else { return Ok(None) };
        let _turn = self.press().turns.acquire().await.map_err(Error::internal)?;
        let file_name = format!("{} {} 第{round}轮 {}.pdf", loaded.event.name, loaded.division.name, kind.title());
        let made = spawn_blocking(move || make(&loaded, kind, round, &fonts)).await.map_err(Error::internal)?;
        Ok(Some(Paper { file_name, pdf: made?.map_err(Error::internal)? }))
    }
}

type Made = std::result::Result<Vec<u8>, PaperError>;

fn make(loaded: &Arc<LoadedDivision>, kind: PaperKind, round: u32, fonts: &Fonts) -> Result<Made> {
    let division = &loaded.division;
    let printed_at = clock::on_paper(clock::now());
    let context = PaperContext { event: &loaded.event, division: &division.name, printed_at: &printed_at, fonts };
    let by_round = || view::round::round_view(division, STAGE, round).ok_or(Error::NotFound);
    Ok(match kind {
        PaperKind::Boards => paper::boards(&context, &by_round()?),
        PaperKind::Names => paper::names(&context, &by_round()?),
        PaperKind::Standings => paper::standings(&context, &view::standings::standings_view(division, STAGE, round)),
        PaperKind::Cross => paper::cross(&context, &view::cross::cross_table(division, STAGE, round)),
        PaperKind::Rounds => paper::rounds(&context, &view::cross::round_table(division, STAGE, round)),
    })
}
