//! The start of a stage as typed, kept while it is refused: nobody types the lines of a bracket twice.

use backend::auth::Session;
use backend::{Backend, Error};
use shared::command::Command;
use shared::id::No;
use shared::stage::ByHand;
use shared::structure::StageDraw;

use super::Sent;
use super::caller::Caller;
use super::structure::StartForm;
use super::{read, typed};

/// Starts a stage, or keeps what was typed for the form that is shown again.
pub async fn start(to: &Sent, stage: u32, form: &StartForm) -> Result<(), Error> {
    let caller = Caller::of(&to.csrf).await?;
    let command = Command::StartStage { stage, draw: draw(form), by_hand: by_hand(form) };
    typed::run_or_keep(&caller, to, command, &draft_key(&to.slug, to.k, stage), form).await
}

/// What was typed and refused; empty in most cases.
pub async fn refused(backend: &Backend, session: Option<&Session>, slug: &str, k: u32, stage: u32) -> StartForm {
    typed::refused(backend, session, &draft_key(slug, k, stage)).await.unwrap_or_default()
}

fn draft_key(slug: &str, k: u32, stage: u32) -> String {
    format!("start/{slug}/{k}/{stage}")
}

fn draw(form: &StartForm) -> StageDraw {
    if form.by == "typed" {
        StageDraw::Typed { order: order(&form.order) }
    } else {
        StageDraw::Machine { seed: form.seed.trim().to_owned() }
    }
}

/// Who is put in and kept out.
fn by_hand(form: &StartForm) -> Vec<ByHand> {
    let change = |put_in: bool| move |no: No| ByHand { no, put_in, reason: form.reason.trim().to_owned() };
    let put_in = read::numbers(&form.put_in).into_iter().map(change(true));
    put_in.chain(read::numbers(&form.keep_out).into_iter().map(change(false))).collect()
}

/// An order typed in: numbers with anything between them, and 空 or a dash for a bye.
fn order(text: &str) -> Vec<Option<No>> {
    let spaced = read::plain(text).replace('空', " 空 ").replace('轮', " ");
    let words = spaced.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '、' | '。'));
    words.filter_map(seat).collect()
}

fn seat(word: &str) -> Option<Option<No>> {
    match word {
        "空" | "-" | "—" | "0" => Some(None),
        _ => word.trim_end_matches('号').parse().ok().map(|no| Some(No(no))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_is_numbers_and_byes() {
        let typed = order("3 空 12，７号\n5、轮空 1");
        assert_eq!(typed, [Some(No(3)), None, Some(No(12)), Some(No(7)), Some(No(5)), None, Some(No(1))]);
    }

    #[test]
    fn the_same_reason_stands_for_everybody() {
        let form = StartForm {
            put_in: "4 5".to_owned(),
            keep_out: "9".to_owned(),
            reason: " 伤病 ".to_owned(),
            ..StartForm::default()
        };
        let changes = by_hand(&form);
        let told: Vec<(u32, bool)> = changes.iter().map(|change| (change.no.0, change.put_in)).collect();
        assert_eq!(told, [(4, true), (5, true), (9, false)]);
        assert!(changes.iter().all(|change| change.reason == "伤病"));
    }
}
