//! The door: sessions begin and end here. Nobody has a session before it, so what there is to say travels in the query.

use actix_web::cookie::Cookie;
use actix_web::http::header::{HeaderValue, SET_COOKIE};
use backend::auth::{Credentials, SessionToken, session_cookie, signed_out_cookie};
use backend::{Backend, Error, Invalid};
use leptos::prelude::*;

use super::caller::{self, Caller};
use super::flash::Flash;
use super::said;

/// Makes the first account and signs it in.
pub async fn first_account(form: &str, code: &str, name: &str, password: &str) -> Result<(), Error> {
    let (backend, credentials) = door(form)?;
    let token = backend.first_account(code, name, password, credentials.peer()).await?;
    let_in(&backend, &token);
    Ok(())
}

/// Signs in.
pub async fn sign_in(form: &str, name: &str, password: &str) -> Result<(), Error> {
    let (backend, credentials) = door(form)?;
    let token = backend.sign_in(name, password, credentials.peer()).await?;
    let_in(&backend, &token);
    Ok(())
}

/// Makes an account by an invitation and signs it in.
pub async fn accept_invite(form: &str, token: &str, name: &str, password: &str) -> Result<(), Error> {
    let (backend, _) = door(form)?;
    let token = backend.accept_invite(token, name, password).await?;
    let_in(&backend, &token);
    Ok(())
}

/// Signs out.
pub async fn sign_out(csrf: &str) -> Result<(), ServerFnError> {
    if let Ok(caller) = Caller::of(csrf).await {
        let ended = caller.backend.sign_out(&caller.actor).await;
        if let Err(error) = ended {
            tracing::warn!(%error, "a session could not be ended");
        }
        set_cookie(&signed_out_cookie(caller.backend.config()));
    }
    leptos_actix::redirect("/");
    Ok(())
}

/// Changes the own password.
pub async fn change_password(csrf: &str, old: &str, new: &str) -> Result<(), ServerFnError> {
    if let Err(error) = change(csrf, old, new).await {
        caller::say(Some(said::error(&error))).await;
    }
    leptos_actix::redirect("/account");
    Ok(())
}

/// Every session of the account ends; this browser gets a new one, which carries the word that it is done.
async fn change(csrf: &str, old: &str, new: &str) -> Result<(), Error> {
    let (backend, credentials) = caller::at_the_door()?;
    let actor = backend.actor_for_change(&credentials, csrf).await?;
    let token = backend.change_password(&actor, old, new, credentials.peer()).await?;
    if let Some(session) = backend.session(token.as_str()).await? {
        backend.set_flash(&session, &said::password_changed().to_text()).await?;
    }
    let_in(&backend, &token);
    Ok(())
}

/// Makes an invitation link, to an event or to the server alone.
pub async fn invite(csrf: &str, event: &str) -> Result<(), ServerFnError> {
    let event = Some(event).filter(|event| !event.is_empty());
    let said = match make_invitation(csrf, event).await {
        Ok(link) => Flash::done("邀请链接已做好，请复制给对方。七天内有效，只能用一次。", link),
        Err(error) => said::error(&error),
    };
    let page = event.map_or_else(|| "/account".to_owned(), |slug| format!("/desk/e/{slug}/settings"));
    caller::say(Some(said)).await;
    leptos_actix::redirect(&page);
    Ok(())
}

async fn make_invitation(csrf: &str, event: Option<&str>) -> Result<String, Error> {
    let caller = Caller::of(csrf).await?;
    Ok(caller.backend.invite(&caller.actor, event).await?.link)
}

/// Lets somebody who has an account organize the event of an invitation.
pub async fn join(csrf: &str, token: &str) -> Result<(), ServerFnError> {
    let said = match try_join(csrf, token).await {
        Ok(()) => Flash::done("已加入", "这项赛事现在也在你的赛事里。"),
        Err(error) => said::error(&error),
    };
    caller::say(Some(said)).await;
    leptos_actix::redirect("/desk");
    Ok(())
}

async fn try_join(csrf: &str, token: &str) -> Result<(), Error> {
    let caller = Caller::of(csrf).await?;
    caller.backend.join(&caller.actor, token).await
}

/// Sends the browser on, or back to its form with what went wrong.
pub fn answer(done: Result<(), Error>, back: &str, forward: &str) -> Result<(), ServerFnError> {
    match done {
        Ok(()) => leptos_actix::redirect(forward),
        Err(error) => {
            let mark = if back.contains('?') { '&' } else { '?' };
            leptos_actix::redirect(&format!("{back}{mark}say={}", key(&error)));
        }
    }
    Ok(())
}

/// A page of this server and no other: anything else leads to the desk. Browsers leave out tabs and line feeds of an
/// address, so that `/⇥/other.example` would be another server.
pub fn own_page(next: &str) -> &str {
    let is_own = next.starts_with('/') && !next.starts_with("//") && !next.contains('\\');
    if is_own && !next.contains(char::is_control) { next } else { "/desk" }
}

/// What went wrong at the door, as a short key for the query.
fn key(error: &Error) -> String {
    match error {
        Error::Invalid(Invalid::TooManyAttempts { wait_seconds }) => format!("wait-{wait_seconds}"),
        Error::Invalid(Invalid::WrongPassword) => "wrong".to_owned(),
        Error::Invalid(Invalid::AccountName) => "name".to_owned(),
        Error::Invalid(Invalid::AccountNameTaken) => "taken".to_owned(),
        Error::Invalid(Invalid::Password) => "short".to_owned(),
        Error::Invalid(Invalid::FirstCode) => "code".to_owned(),
        Error::Invalid(Invalid::Invitation) => "invitation".to_owned(),
        Error::ForeignForm => "old".to_owned(),
        _ => "failed".to_owned(),
    }
}

/// What the key of the query means.
pub fn say(key: &str) -> Option<Flash> {
    if let Some(seconds) = key.strip_prefix("wait-").and_then(|seconds| seconds.parse().ok()) {
        return Some(said::error(&Error::Invalid(Invalid::TooManyAttempts { wait_seconds: seconds })));
    }
    let error = match key {
        "wrong" => Error::Invalid(Invalid::WrongPassword),
        "name" => Error::Invalid(Invalid::AccountName),
        "taken" => Error::Invalid(Invalid::AccountNameTaken),
        "short" => Error::Invalid(Invalid::Password),
        "code" => Error::Invalid(Invalid::FirstCode),
        "invitation" => Error::Invalid(Invalid::Invitation),
        "old" => Error::ForeignForm,
        "failed" => return Some(Flash::stop("服务器出了问题", "没有改动任何东西，可以再试。")),
        _ => return None,
    };
    Some(said::error(&error))
}

fn door(form: &str) -> Result<(Backend, Credentials), Error> {
    let (backend, credentials) = caller::at_the_door()?;
    credentials.check_form(form)?;
    Ok((backend, credentials))
}

fn let_in(backend: &Backend, token: &SessionToken) {
    set_cookie(&session_cookie(token, backend.config()));
}

/// Gives the browser a cookie with the answer.
pub fn set_cookie(cookie: &Cookie<'_>) {
    let response = use_context::<leptos_actix::ResponseOptions>();
    if let (Some(response), Ok(value)) = (response, HeaderValue::from_str(&cookie.to_string())) {
        response.append_header(SET_COOKIE, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signing_in_leads_to_own_pages_only() {
        assert_eq!(own_page("/desk/e/a/1/round?pick=3"), "/desk/e/a/1/round?pick=3");
        for foreign in [
            "",
            "https://other.example",
            "//other.example",
            "/\\other.example",
            "/a\r\nb",
            "/\t/other.example",
            "/desk\0",
        ] {
            assert_eq!(own_page(foreign), "/desk", "{foreign}");
        }
    }
}
