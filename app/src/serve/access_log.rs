//! One line of the log for each request.

use std::time::Instant;

use actix_web::Error;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;

/// Logs method, pattern of the address, status and duration. Not the address itself: it can hold a name somebody looked
/// for, or the token of an invitation.
pub(super) async fn access_log(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let began = Instant::now();
    let method = request.method().clone();
    let route = request.match_pattern().unwrap_or_else(|| "-".to_owned());
    let answer = next.call(request).await;
    let status = match &answer {
        Ok(response) => response.status(),
        Err(error) => error.as_response_error().status_code(),
    };
    tracing::debug!(%method, route, status = status.as_u16(), ms = began.elapsed().as_millis(), "request");
    answer
}
