//! How long a browser keeps the files of its own.

use actix_web::Error;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{CACHE_CONTROL, HeaderValue};
use actix_web::middleware::Next;

/// The files carry their version in their address.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Lets a file be kept for ever, but not the word that it is missing: the next start may have it.
pub(super) async fn kept_for_ever(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let mut response = next.call(request).await?;
    let value = if response.status().is_success() { FOR_EVER } else { "no-store" };
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(value));
    Ok(response)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use actix_web::http::header::CACHE_CONTROL;
    use actix_web::middleware::from_fn;
    use actix_web::test::{TestRequest, call_service, init_service};
    use actix_web::{App, HttpResponse, web};

    use super::kept_for_ever;

    #[actix_web::test]
    async fn a_file_is_kept_for_ever_and_a_missing_one_is_asked_for_again() {
        let files =
            web::scope("/pkg").wrap(from_fn(kept_for_ever)).route("/there.css", web::get().to(HttpResponse::Ok));
        let app = init_service(App::new().service(files)).await;
        for (path, kept) in [("/pkg/there.css", "public, max-age=31536000, immutable"), ("/pkg/gone.js", "no-store")] {
            let response = call_service(&app, TestRequest::get().uri(path).to_request()).await;
            assert_eq!(response.headers().get(CACHE_CONTROL).unwrap(), kept, "{path}");
        }
    }
}
