//! 账号: the first one, signing in and out, the password, invitations.
#![allow(missing_docs, reason = "the macro makes fields, without documentation, of the arguments of a form")]

use leptos::prelude::*;

/// Makes the first account with the code that the server printed at its first start.
#[server(prefix = "/api", endpoint = "set_up")]
pub async fn set_up(form: String, code: String, name: String, password: String) -> Result<(), ServerFnError> {
    use super::{sent::in_query, sign_in as door};

    let made = door::first_account(&form, code.trim(), name.trim(), &password).await;
    let back = format!("/setup?code={}&name={}", in_query(code.trim()), in_query(name.trim()));
    door::answer(made, &back, "/desk")
}

/// Signs in.
#[server(prefix = "/api", endpoint = "sign_in")]
pub async fn sign_in(
    form: String,
    name: String,
    password: String,
    #[server(default)] next: String,
) -> Result<(), ServerFnError> {
    use super::sign_in as door;

    let signed_in = door::sign_in(&form, name.trim(), &password).await;
    let next = door::own_page(&next);
    door::answer(signed_in, &super::caller::sign_in_and_return(next), next)
}

/// Makes an account by an invitation and signs in.
#[server(prefix = "/api", endpoint = "accept_invite")]
pub async fn accept_invite(form: String, token: String, name: String, password: String) -> Result<(), ServerFnError> {
    use super::{sent::in_query, sign_in as door};

    let accepted = door::accept_invite(&form, &token, name.trim(), &password).await;
    let back = format!("/invite/{}?name={}", in_query(&token), in_query(name.trim()));
    door::answer(accepted, &back, "/desk")
}

/// Signs out.
#[server(prefix = "/api", endpoint = "sign_out")]
pub async fn sign_out(csrf: String) -> Result<(), ServerFnError> {
    super::sign_in::sign_out(&csrf).await
}

/// Changes the own password.
#[server(prefix = "/api", endpoint = "change_password")]
pub async fn change_password(csrf: String, old: String, new: String) -> Result<(), ServerFnError> {
    super::sign_in::change_password(&csrf, &old, &new).await
}

/// Makes an invitation link for another organizer, of one event or of the server.
#[server(prefix = "/api", endpoint = "invite")]
pub async fn invite(csrf: String, #[server(default)] event: String) -> Result<(), ServerFnError> {
    super::sign_in::invite(&csrf, &event).await
}

/// Lets somebody who has an account organize the event of an invitation.
#[server(prefix = "/api", endpoint = "join_event")]
pub async fn join_event(csrf: String, token: String) -> Result<(), ServerFnError> {
    super::sign_in::join(&csrf, &token).await
}
