//! An error as an answer to a program: a status, a code, and what else it needs to know.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, ResponseError};
use serde::Serialize;
use shared::refusal::Refusal;

use crate::error::{Error, Invalid};

#[derive(Serialize)]
struct Failure<'a> {
    error: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<&'a Refusal>,
}

impl ResponseError for Error {
    fn status_code(&self) -> StatusCode {
        match self {
            Self::Refused(_) => StatusCode::CONFLICT,
            Self::Forbidden | Self::ForeignForm => StatusCode::FORBIDDEN,
            Self::NotSignedIn | Self::Invalid(Invalid::WrongPassword) => StatusCode::UNAUTHORIZED,
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Invalid(Invalid::TooManyAttempts { .. }) => StatusCode::TOO_MANY_REQUESTS,
            Self::Invalid(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Internal { .. } => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn error_response(&self) -> HttpResponse {
        let refusal = match self {
            Self::Refused(refusal) => Some(refusal),
            _ => None,
        };
        HttpResponse::build(self.status_code()).json(Failure { error: code(self), message: self.to_string(), refusal })
    }
}

const fn code(error: &Error) -> &'static str {
    match error {
        Error::Refused(_) => "refused",
        Error::Forbidden => "forbidden",
        Error::NotSignedIn => "not_signed_in",
        Error::NotFound => "not_found",
        Error::ForeignForm => "foreign_form",
        Error::Invalid(_) => "invalid",
        Error::Internal { .. } => "internal",
    }
}
