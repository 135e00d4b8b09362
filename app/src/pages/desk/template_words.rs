//! 规程里怎么写: the sentences of a regulation, and the templates that fit them.

use leptos::prelude::*;
use shared::structure::templates::{Fitting, Template, fitting};

use super::form::Lines;
use crate::components::{Note, NoteKind};

/// The longest text that is looked at.
const LONGEST: usize = 500;

/// How many templates are shown as the best.
const BEST: usize = 3;

/// What was asked, and what fits it.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// Whether anything was asked.
    pub asked: bool,
    /// The words, cut to what is looked at.
    pub text: String,
    /// The best first.
    pub best: Vec<Fitting>,
}

impl Found {
    /// For the words of the address.
    pub fn of(text: Option<String>) -> Self {
        let text: String = text.unwrap_or_default().trim().chars().take(LONGEST).collect();
        let best = fitting(&text).into_iter().take(BEST).collect();
        Self { asked: !text.is_empty(), text, best }
    }

    /// Whether it was asked and nothing fits.
    pub fn is_in_vain(&self) -> bool {
        self.asked && self.best.is_empty()
    }

    /// Whether a template is among the best.
    pub fn has(&self, template: &Template) -> bool {
        self.best.iter().any(|fit| fit.template == *template)
    }
}

/// The words that fitted, as a card shows them.
pub fn named_by(fit: &Fitting) -> String {
    format!("对上：{}", fit.words.join("、"))
}

/// A field for the sentences; asking changes nothing.
#[component]
pub fn AskWords(
    /// What was asked last.
    text: String,
    /// Where it is answered.
    #[prop(into)]
    to: String,
) -> impl IntoView {
    view! {
        <form class="gap-l" action=to>
            <Lines label="规程里怎么写（可以不填）" name="words" value=text rows=3 hint="把规程里讲赛制的一两句贴进来，最合适的模板排在前面。" />
            <p class="gap"><button class="btn">"找模板"</button></p>
        </form>
    }
    .into_any()
}

/// No template fits what was asked.
#[component]
pub fn NothingFits() -> impl IntoView {
    view! {
        <Note kind=NoteKind::Plain title="没有对上的模板">
            <p>"换几个词再找，如 三局两胜、分组、前 16 名淘汰；或在下面挑一个。"</p>
        </Note>
    }
    .into_any()
}
