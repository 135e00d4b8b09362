//! Headers that keep a browser from doing what no page here asks for.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderMap, HeaderName, HeaderValue, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use actix_web::middleware::Next;

/// What holds for everything, also for what has no scripts to name.
const FALLBACK_POLICY: &str = "frame-ancestors 'none'; base-uri 'self'; form-action 'self'; object-src 'none'";

/// The policy of a page whose inline scripts carry this nonce: everything else comes from this server. The app sets it,
/// because only the renderer of a page knows its nonce.
pub fn content_security_policy(nonce: &str) -> String {
    format!(
        "default-src 'self'; script-src 'self' 'nonce-{nonce}' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
         img-src 'self' data:; {FALLBACK_POLICY}"
    )
}

/// Middleware, for `actix_web::middleware::from_fn`: adds what an answer has not set itself. What belongs to somebody
/// signed in is kept by no cache.
pub async fn security_headers(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let private = is_private(request.path());
    let mut response = next.call(request).await?;
    let headers = response.headers_mut();
    add(headers, X_CONTENT_TYPE_OPTIONS, "nosniff");
    add(headers, X_FRAME_OPTIONS, "DENY");
    add(headers, REFERRER_POLICY, "same-origin");
    add(headers, CONTENT_SECURITY_POLICY, FALLBACK_POLICY);
    if private {
        add(headers, CACHE_CONTROL, "no-store");
    }
    Ok(response)
}

fn is_private(path: &str) -> bool {
    ["/desk", "/account", "/login", "/setup", "/invite", "/api"].iter().any(|private| path.starts_with(private))
}

fn add(headers: &mut HeaderMap, name: HeaderName, value: &'static str) {
    if !headers.contains_key(&name) {
        headers.insert(name, HeaderValue::from_static(value));
    }
}
