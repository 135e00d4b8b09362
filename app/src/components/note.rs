//! A note on the page: something to know, to mind, or that was done.

use leptos::prelude::*;

/// How a note sounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NoteKind {
    /// To know.
    #[default]
    Plain,
    /// To mind.
    Warn,
    /// Refused by a rule; read out at once.
    Stop,
    /// Done.
    Done,
}

/// A title and, below it, what there is to say.
#[component]
pub fn Note(
    /// How it sounds.
    #[prop(optional)]
    kind: NoteKind,
    /// The first line, in bold.
    #[prop(into)]
    title: String,
    /// The rest.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let (class, role) = match kind {
        NoteKind::Plain => ("note", None),
        NoteKind::Warn => ("note warn", None),
        NoteKind::Stop => ("note stop", Some("alert")),
        NoteKind::Done => ("note done", Some("status")),
    };
    view! {
        <div class=class role=role>
            <b>{title}</b>
            {children.map(|children| children())}
        </div>
    }
}
