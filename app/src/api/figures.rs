//! 要紧的几项: many numbers of a division in one form.
#![allow(missing_docs, reason = "the macro makes fields, without documentation, of the arguments of a form")]

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::Sent;

/// Numbers, 分列名次 and 奖项, each as typed and as it was seen before.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FiguresForm {
    /// The numbers.
    pub of: Vec<FigureForm>,
    /// 分列名次 before, one a line.
    pub lists_seen: String,
    /// 分列名次, one a line.
    pub lists: String,
    /// 奖项, list by list.
    pub prizes: Vec<PrizeRowForm>,
}

impl FiguresForm {
    /// This form with what was typed in another, where that has changed what it saw.
    #[must_use]
    pub fn typed_over(mut self, typed: &Self) -> Self {
        for of in &mut self.of {
            let changed = typed.of.iter().find(|other| other.key == of.key && other.to != other.seen);
            of.to = changed.map_or_else(|| of.to.clone(), |changed| changed.to.clone());
        }
        for row in &mut self.prizes {
            let changed = typed.prizes.iter().find(|other| other.list == row.list && other.to != other.seen);
            row.to = changed.map_or_else(|| row.to.clone(), |changed| changed.to.clone());
        }
        if !typed.lists.trim().lines().eq(typed.lists_seen.trim().lines()) {
            self.lists.clone_from(&typed.lists);
        }
        self
    }
}

/// A number.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FigureForm {
    /// Which: `stage-0-rounds`.
    pub key: String,
    /// What it was; empty for no limit.
    pub seen: String,
    /// What it shall be.
    pub to: String,
}

/// The prizes of a list in a row: 一等奖 1、二等奖 2.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrizeRowForm {
    /// The tag of the list; empty for the whole division.
    pub list: String,
    /// What they were.
    pub seen: String,
    /// What they shall be.
    pub to: String,
}

/// Changes numbers, 分列名次 and 奖项: those that are other than they were seen.
#[server(prefix = "/api", endpoint = "set_figures")]
pub async fn set_figures(to: Sent, #[server(default)] form: FiguresForm) -> Result<(), ServerFnError> {
    use super::{caller, said, typed_figures};

    let saved = typed_figures::save(&to, &form).await;
    caller::answer(saved, &to, &caller::page(&to, "structure"), Some(said::figures_saved())).await
}
