//! From a form to the backend and back: who is asking, the answer, and where the browser goes next.

use backend::auth::{Actor, Credentials};
use backend::{Backend, Error};
use leptos::prelude::*;
use shared::command::Command;
use shared::result::GameResult;
use shared::stage::Pairing;
use uuid::Uuid;

use super::Sent;
use super::flash::{Choice, Flash};
use super::result::Entry;
use super::sign_in::own_page;
use super::{said, sent};
use crate::wording;

/// Somebody whose form was made for their session.
pub struct Caller {
    /// The backend.
    pub backend: Backend,
    /// Who.
    pub actor: Actor,
}

impl Caller {
    /// Reads who sends the form and checks that it is one of ours.
    pub async fn of(csrf: &str) -> Result<Self, Error> {
        let (backend, credentials) = at_the_door()?;
        let actor = backend.actor_for_change(&credentials, csrf).await?;
        Ok(Self { backend, actor })
    }

    /// Runs a command for a division.
    pub async fn run(&self, to: &Sent, command: Command) -> Result<(), Error> {
        let id = command_id(to);
        self.backend.run(&self.actor, &to.slug, to.k, id, command).await.map(|_| ())
    }
}

/// The backend, and what the request says about its sender.
pub fn at_the_door() -> Result<(Backend, Credentials), Error> {
    let backend = use_context::<Backend>().ok_or(Error::NotFound)?;
    let request = use_context::<leptos_actix::Request>().ok_or(Error::NotFound)?;
    let credentials = Credentials::of(&request, backend.config());
    Ok((backend, credentials))
}

/// The id under which a form acts once. A form without one acts each time.
pub fn command_id(to: &Sent) -> Uuid {
    to.command_id.parse().unwrap_or_else(|_| Uuid::new_v4())
}

/// Runs a command and says so on the page it leads to.
pub async fn act(to: &Sent, command: Command, forward: &str, said: Flash) -> Result<(), ServerFnError> {
    let done = run(to, command).await;
    answer(done, to, forward, Some(said)).await
}

/// Runs a command whose page speaks for itself.
pub async fn act_quietly(to: &Sent, command: Command, forward: &str) -> Result<(), ServerFnError> {
    let done = run(to, command).await;
    answer(done, to, forward, None).await
}

/// Runs a command for whoever sends its form.
pub async fn run(to: &Sent, command: Command) -> Result<(), Error> {
    Caller::of(&to.csrf).await?.run(to, command).await
}

/// Sends the browser on when it was done, and back with the reason when it was not.
pub async fn answer(
    done: Result<(), Error>,
    to: &Sent,
    forward: &str,
    said: Option<Flash>,
) -> Result<(), ServerFnError> {
    match done {
        Ok(()) => {
            say(said).await;
            leptos_actix::redirect(forward);
        }
        Err(Error::NotSignedIn) => leptos_actix::redirect(&sign_in_and_return(forward)),
        Err(error) => {
            say(Some(refused(&error, to).await)).await;
            leptos_actix::redirect(&back_to().unwrap_or_else(|| forward.to_owned()));
        }
    }
    Ok(())
}

/// Keeps a message for the next page of this session.
pub async fn say(flash: Option<Flash>) {
    let (Some(flash), Ok((backend, credentials))) = (flash, at_the_door()) else { return };
    let Ok(actor) = backend.actor(&credentials).await else { return };
    if let Some(session) = actor.session() {
        let kept = backend.set_flash(session, &flash.to_text()).await;
        if let Err(error) = kept {
            tracing::warn!(%error, "a message for the next page is lost");
        }
    }
}

/// An error in the words of the event: its names, its game.
pub async fn refused(error: &Error, to: &Sent) -> Flash {
    let Ok((backend, _)) = at_the_door() else { return said::error(error) };
    match (error, backend.division(&to.slug, to.k).await) {
        (Error::Refused(refusal), Ok(here)) => said::refusal(refusal, here.event.game),
        _ => said::error(error),
    }
}

/// The result with this sign in the words of the event's game.
pub async fn result_words(to: &Sent, sign: &str) -> String {
    let Ok((backend, _)) = at_the_door() else { return sign.to_owned() };
    match (backend.division(&to.slug, to.k).await, GameResult::from_sign(sign)) {
        (Ok(here), Some(result)) => wording::result(result, here.event.game),
        _ => sign.to_owned(),
    }
}

/// The board of a result, as it stands now.
pub async fn board(to: &Sent, entry: &Entry) -> Option<Pairing> {
    let (backend, _) = at_the_door().ok()?;
    let here = backend.division(&to.slug, to.k).await.ok()?;
    let round = here.division.stages.get(usize::try_from(entry.stage).ok()?)?.round(entry.round)?;
    round.pairings.iter().find(|pairing| pairing.board == entry.board).cloned()
}

/// A page of the division's desk.
pub fn page(to: &Sent, page: &str) -> String {
    let Sent { slug, k, .. } = to;
    to.at_stage(&format!("/desk/e/{slug}/{k}/{page}"))
}

/// The sign-in page, which leads on to `page`.
pub fn sign_in_and_return(page: &str) -> String {
    format!("/login?next={}", sent::in_query(page))
}

/// The page the form stands on, as a path of this server.
pub fn back_to() -> Option<String> {
    let request = use_context::<leptos_actix::Request>()?;
    let referer = request.headers().get("referer")?.to_str().ok()?.to_owned();
    let (_, rest) = referer.split_once("://")?;
    let path = rest.find('/').and_then(|slash| rest.get(slash..)).unwrap_or("/");
    Some(own_page(path).to_owned())
}

/// Whether a plain form asks, and not an island.
pub fn is_form() -> bool {
    let request = use_context::<leptos_actix::Request>();
    let accept = request.as_ref().and_then(|request| request.headers().get("accept"));
    accept.and_then(|accept| accept.to_str().ok()).is_some_and(|accept| accept.contains("text/html"))
}

/// The two results to choose from, when somebody else was quicker; what was sent beside the result is the sender's to
/// add.
pub fn choice(round: u32, error: &Error) -> Option<Choice> {
    use shared::refusal::Refusal;

    let Error::Refused(Refusal::ResultChanged { board, stands, stands_fouls, sent, version }) = error else {
        return None;
    };
    Some(Choice {
        round,
        board: *board,
        game: None,
        version: *version,
        stands: stands.sign().to_owned(),
        stands_fouls: *stands_fouls,
        sent: sent.sign().to_owned(),
        sent_fouls: [0, 0],
        sent_penalties: Default::default(),
    })
}
