//! `POST` and `DELETE /api/v1/session`: signing in and out, for programs. Only JSON is taken, which no form of another
//! site can send.

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use serde::Deserialize;
use serde_json::json;

use super::command::csrf;
use crate::Backend;
use crate::auth::{session_cookie, signed_out_cookie};
use crate::error::{Error, Result};

#[derive(Deserialize)]
pub(super) struct SignIn {
    name: String,
    password: String,
}

/// Answers with the cookie and with the token that every change must carry in `X-CSRF-Token`.
pub(super) async fn sign_in(request: HttpRequest, backend: Data<Backend>, form: Json<SignIn>) -> Result<HttpResponse> {
    let credentials = backend.credentials(&request);
    if !credentials.from_here {
        return Err(Error::ForeignForm);
    }
    let token = backend.sign_in(&form.name, &form.password, credentials.peer()).await?;
    let session = backend.session(token.as_str()).await?.ok_or(Error::NotSignedIn)?;
    let cookie = session_cookie(&token, backend.config());
    Ok(HttpResponse::Ok().cookie(cookie).json(json!({ "name": session.account.name, "csrf": session.csrf })))
}

pub(super) async fn sign_out(request: HttpRequest, backend: Data<Backend>) -> Result<HttpResponse> {
    let actor = backend.actor_for_change(&backend.credentials(&request), csrf(&request)).await?;
    backend.sign_out(&actor).await?;
    Ok(HttpResponse::NoContent().cookie(signed_out_cookie(backend.config())).finish())
}
