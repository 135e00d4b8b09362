//! 奖项 as typed: kept while usual ones are put into some lists, so that nothing of the others is lost.

use backend::auth::Session;
use backend::{Backend, Error};
use shared::command::Command;

use super::caller::Caller;
use super::teams::PrizesForm;
use super::{Sent, read_teams, typed};

/// Usual prizes: the key, what they are called, their lines, and what the others get.
pub const USUAL: [(&str, &str, &str, &str); 4] = [
    ("three", "前三名", "第一名 1\n第二名 1\n第三名 1", ""),
    ("thirds", "一二等各 1，三等 2", "一等奖 1\n二等奖 1\n三等奖 2", "优秀奖"),
    ("six", "前六名", "第一名 1\n第二名 1\n第三名 1\n第四名 1\n第五名 1\n第六名 1", ""),
    ("percent", "20%、30%、50%", "金奖 20%\n银奖 30%\n铜奖 50%", ""),
];

/// What a button with usual prizes sends, for the list at this place of the form.
pub fn usual_key(index: usize, key: &str) -> String {
    format!("{index}:{key}")
}

/// Keeps what was typed, with usual prizes in the list whose button was pressed.
pub async fn suggest(to: &Sent, usual: &str, mut prizes: Vec<PrizesForm>) -> Result<(), Error> {
    let caller = Caller::of(&to.csrf).await?;
    let session = caller.actor.session().ok_or(Error::NotSignedIn)?;
    put_in(&mut prizes, usual);
    let text = serde_json::to_string(&prizes).unwrap_or_default();
    caller.backend.save_draft(session, &draft_key(&to.slug, to.k), &text).await
}

/// Saves the prizes, or keeps what was typed for the form that is shown again.
pub async fn save(to: &Sent, prizes: &[PrizesForm]) -> Result<(), Error> {
    let caller = Caller::of(&to.csrf).await?;
    let command = Command::SetPrizes { prizes: prizes.iter().filter_map(read_teams::prizes).collect() };
    typed::run_or_keep(&caller, to, command, &draft_key(&to.slug, to.k), &prizes).await
}

/// What was typed and is not saved; nothing in most cases.
pub async fn kept(backend: &Backend, session: Option<&Session>, slug: &str, k: u32) -> Option<Vec<PrizesForm>> {
    typed::refused(backend, session, &draft_key(slug, k)).await
}

fn draft_key(slug: &str, k: u32) -> String {
    format!("prizes/{slug}/{k}")
}

fn put_in(prizes: &mut [PrizesForm], usual: &str) {
    let Some((index, key)) = usual.split_once(':') else { return };
    let list = index.parse().ok().and_then(|index: usize| prizes.get_mut(index));
    let known = USUAL.into_iter().find(|(known, ..)| *known == key);
    if let (Some(list), Some((_, _, lines, rest))) = (list, known) {
        (list.lines, list.rest) = (lines.to_owned(), rest.to_owned());
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::indexing_slicing)]

    use super::*;

    #[test]
    fn usual_prizes_are_put_into_one_list_and_the_others_stay_as_typed() {
        let typed = |list: &str, lines: &str| PrizesForm {
            list: list.to_owned(),
            lines: lines.to_owned(),
            ..PrizesForm::default()
        };
        let before = vec![typed("", "冠军 1"), typed("women", "")];
        let mut prizes = before.clone();
        put_in(&mut prizes, &usual_key(1, "percent"));
        assert_eq!((&prizes[0], prizes[1].lines.lines().count()), (&before[0], 3));
        for unknown in ["9:percent", "0:nothing", "percent"] {
            let mut prizes = before.clone();
            put_in(&mut prizes, unknown);
            assert_eq!(prizes, before);
        }
    }
}
